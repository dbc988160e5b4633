import { createHash } from 'node:crypto';
import type { Finding, Verdict } from '../judge.ts';
import type { Closing, Label } from './closings.ts';
import { excerpt } from './excerpt.ts';
import type { Judge } from './guard.ts';
import { reasonOf } from './sources.ts';
import { readTranscript } from './transcript.ts';

/** A closing judged; its text is gone. `turn` counts the closings of the file from 1, `hash` is of the text. */
export type Judged = Omit<Closing, 'text' | 'label'> & {
  turn: number;
  hash: string;
  label: Label | undefined;
  block: boolean;
  findings: readonly Finding[];
  /** For each finding the lines of its slot, if they are wanted. */
  excerpts: string[][];
};

/** What one file gave. Of lines not understood the first ones are listed, all are counted. */
export type FileResult = {
  closings: Judged[];
  odd: { line: number; why: string }[];
  oddCount: number;
  glued: number;
  cutOff: number;
  /** What could not be done: the file not read to its end, or a closing not judged. */
  error?: string;
};

/** Reads files and judges their closings, one file at a call. */
export type Replay = (path: string, onBytes: (count: number) => void) => FileResult;

const ODD_LISTED = 20;

/** Makes a replay with one guard. Equal texts are judged once. */
export function makeReplay(judge: Judge, { requireBlock, show }: { requireBlock: boolean; show: boolean }): Replay {
  const verdicts = new Map<string, Verdict>();

  const judged = (closing: Closing, turn: number): Judged => {
    const { text, label, ...rest } = closing;
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
    const verdict = verdicts.get(hash) ?? judge(text, { requireBlock });
    verdicts.set(hash, verdict);
    const excerpts = show ? verdict.findings.map((finding) => excerpt(text, finding)) : [];
    return { ...rest, turn, hash, label, block: verdict.block, findings: verdict.findings, excerpts };
  };

  return (path, onBytes) => {
    const result: FileResult = { closings: [], odd: [], oddCount: 0, glued: 0, cutOff: 0 };
    const odd = (line: number, why: string) => {
      if (result.oddCount++ < ODD_LISTED) result.odd.push({ line, why });
    };
    const closing = (found: Closing) => {
      try {
        result.closings.push(judged(found, result.closings.length + 1));
      } catch (error) {
        result.error = `${path}:${found.line} could not be judged: ${reasonOf(error)}`;
      }
    };
    try {
      readTranscript(path, { closing, odd, glued: () => result.glued++, cutOff: () => result.cutOff++ }, onBytes);
    } catch (error) {
      result.error = `cannot read ${path}: ${reasonOf(error)}`;
    }
    return result;
  };
}
