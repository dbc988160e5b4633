import { countLabel, type Figures, noFigures } from './figures.ts';
import type { FileResult, Judged } from './replay.ts';

/** The counts of a run. `blocks`: closings with a block; `clean`: those of them without a finding. */
export type Summary = {
  files: number;
  sessions: Set<string>;
  closings: number;
  blocks: number;
  clean: number;
  findings: Map<string, number>;
  repeated: number;
  odd: number;
  glued: number;
  cutOff: number;
  labelled: Figures;
  /** The closings seen, by message and text. */
  seen: Set<string>;
};

/** A summary of nothing yet. */
export function newSummary(): Summary {
  const counts = { files: 0, closings: 0, blocks: 0, clean: 0, repeated: 0, odd: 0, glued: 0, cutOff: 0 };
  return { ...counts, sessions: new Set(), findings: new Map(), labelled: noFigures(), seen: new Set() };
}

/**
 * Adds a file, in the order of the report, and returns its closings without those that an earlier file (or line) had:
 * a forked or resumed session repeats the messages before it, under the same message id.
 */
export function countFile(summary: Summary, path: string, result: FileResult): Judged[] {
  summary.files++;
  summary.odd += result.oddCount;
  summary.glued += result.glued;
  summary.cutOff += result.cutOff;
  const own = result.closings.filter(({ id, hash }) => {
    if (id === undefined) return true;
    const key = `${hash}${id}`;
    if (summary.seen.has(key)) return false;
    summary.seen.add(key);
    return true;
  });
  summary.repeated += result.closings.length - own.length;
  for (const judged of own) count(summary, path, judged);
  return own;
}

function count(summary: Summary, path: string, judged: Judged): void {
  summary.closings++;
  if (judged.block) summary.blocks++;
  if (judged.block && judged.findings.length === 0) summary.clean++;
  for (const { rule } of judged.findings) summary.findings.set(rule, (summary.findings.get(rule) ?? 0) + 1);
  if (judged.label) countLabel(summary.labelled, path, judged, judged.label);
  else summary.sessions.add(judged.session ?? path);
}
