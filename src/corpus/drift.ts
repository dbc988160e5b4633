import type { Entry } from './baseline.ts';

/** A closing whose verdict is not the recorded one. `new`: it had no finding; `gone`: it has none any more. */
export type Move = { kind: 'new' | 'gone' | 'changed'; before: Entry; now: Entry };

/** What differs from a record. Files and closings that came or went are no moved verdicts. */
export type Drift = {
  moves: Move[];
  newFiles: string[];
  vanishedFiles: string[];
  newClosings: Entry[];
  vanishedClosings: Entry[];
};

/**
 * Compares the verdicts of a run with recorded ones. A closing is known again by its file and text, wherever in the
 * file it stands. `files` are all that were read, also those without a closing, named as in the record.
 */
export function driftBetween(recorded: readonly Entry[], current: readonly Entry[], files: ReadonlySet<string>): Drift {
  const waiting = new Map<string, Entry[]>();
  for (const entry of recorded) {
    const same = waiting.get(keyOf(entry));
    if (same) same.push(entry);
    else waiting.set(keyOf(entry), [entry]);
  }
  const known = new Set(recorded.map(({ file }) => file));
  const drift: Drift = { moves: [], newFiles: [], vanishedFiles: [], newClosings: [], vanishedClosings: [] };
  const newFiles = new Set<string>();
  for (const now of current) {
    const before = waiting.get(keyOf(now))?.shift();
    if (before) {
      const kind = kindOf(before, now);
      if (kind) drift.moves.push({ kind, before, now });
    } else if (known.has(now.file)) drift.newClosings.push(now);
    else newFiles.add(now.file);
  }
  const left = [...waiting.values()].flat();
  drift.vanishedClosings = left.filter(({ file }) => files.has(file));
  drift.vanishedFiles = [...new Set(left.map(({ file }) => file))].filter((file) => !files.has(file));
  drift.newFiles = [...newFiles];
  return drift;
}

function keyOf({ file, hash }: Entry): string {
  return `${hash} ${file}`;
}

function kindOf(before: Entry, now: Entry): Move['kind'] | undefined {
  const [had, has] = [before.rules.join(), now.rules.join()];
  if (had === has) return before.block === now.block ? undefined : 'changed';
  return had === '' ? 'new' : has === '' ? 'gone' : 'changed';
}
