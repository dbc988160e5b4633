import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Options } from './arguments.ts';
import { type Baseline, type Entry, entryOf, keyOf, readBaseline, writeBaseline } from './baseline.ts';
import { type Drift, driftBetween } from './drift.ts';
import { type ByteCount, replayHere, replayInThreads, threadsFor } from './pool.ts';
import { showProgress } from './progress.ts';
import type { FileResult } from './replay.ts';
import { closingJson, driftLines, driftTotal, figureLines, findingLines, oddLines, summaryLines } from './report.ts';
import { findSources, type Source } from './sources.ts';
import { countFile, newSummary } from './summary.ts';

/** Where a run prints: what was asked for, what belongs beside it, and what went wrong. */
export type Output = { out: (line: string) => void; note: (line: string) => void; error: (line: string) => void };

const DONE = 0;
const MOVED = 1;
const FAILED = 2;

/** Replays what the options name and prints it. Returns the exit code; throws an Error that says why nothing could be done. */
export async function run(options: Options, { out, note, error }: Output): Promise<number> {
  const own = options.paths.length === 0;
  const { paths, baseline } = own ? ownCorpus(options.baseline) : options;
  const recorded = baseline === undefined ? undefined : recordOf(baseline, options);
  const sources = findSources(paths);
  const files = sources.files.filter(({ path }) => !baseline || path === '-' || relative(path, baseline) !== '');
  const pathOfKey = new Map(files.map(({ path }) => [baseline ? keyOf(path, baseline) : path, path]));
  let failed = sources.errors.length > 0;
  for (const reason of sources.errors) error(reason);

  const json = options.format === 'jsonl';
  const aside = json ? note : out;
  const summary = newSummary();
  const entries: Entry[] = [];
  const odd: string[] = [];
  let index = 0;
  for await (const result of replayed(files, options)) {
    const { path } = files[index++] as Source;
    if (result.error) error(result.error);
    failed ||= result.error !== undefined;
    odd.push(...oddLines(path, result));
    for (const judged of countFile(summary, path, result)) {
      if (baseline) entries.push(entryOf(path, judged, baseline));
      if (json) out(closingJson(path, judged));
      // Nearly every message of the project's own corpus is there for a finding, and its record is what counts.
      else if (!own || options.show) {
        judged.findings.forEach((finding, nth) => {
          for (const line of findingLines(path, judged.line, finding, judged.excerpts[nth])) out(line);
        });
      }
    }
  }

  for (const line of odd) aside(line);
  const drift = recorded && driftBetween(recorded.closings, entries, new Set(pathOfKey.keys()));
  if (drift) for (const line of driftLines(drift, (file) => pathOfKey.get(file) ?? file)) aside(line);
  for (const line of summaryLines(summary)) aside(line);
  if (drift) aside(driftTotal(drift));
  if (summary.labelled.messages > 0) for (const line of figureLines(summary.labelled)) aside(line);
  if (baseline && options.update && !failed) {
    writeBaseline(baseline, { requireBlock: options.requireBlock, closings: entries });
    note(`${entries.length} verdicts recorded in ${baseline}`);
  }
  if (failed) return FAILED;
  return drift && !options.update && isMoved(drift, own) ? MOVED : DONE;
}

/** The record to compare with; undefined where a new one is to be written. */
function recordOf(file: string, { update, requireBlock }: Options): Baseline | undefined {
  if (update && !existsSync(file)) return undefined;
  const recorded = readBaseline(file);
  if (update || recorded.requireBlock === requireBlock) return recorded;
  throw new Error(`${file} was recorded ${recorded.requireBlock ? 'with' : 'without'} --require-block`);
}

/** The project's corpus: messages, transcripts and their record, beside the folder of this built file. */
function ownCorpus(baseline: string | undefined): { paths: string[]; baseline: string } {
  const corpus = relative('', join(dirname(fileURLToPath(import.meta.url)), '..', 'corpus')) || '.';
  const paths = ['messages', 'transcripts'].map((name) => join(corpus, name)).filter(existsSync);
  if (paths.length === 0) throw new Error('no path given, and there is no corpus beside this file');
  return { paths, baseline: baseline ?? join(corpus, 'baseline.json') };
}

async function* replayed(files: readonly Source[], options: Options): AsyncGenerator<FileResult> {
  const threads = options.workers ?? threadsFor(files);
  if (threads === 0) return yield* replayHere(files, options);
  const counted: ByteCount = new BigInt64Array(new SharedArrayBuffer(8));
  const total = files.reduce((sum, { size }) => sum + size, 0);
  const progress = showProgress(files.length, total, counted);
  try {
    for await (const result of replayInThreads(files, options, threads, counted)) {
      progress.fileDone();
      yield result;
    }
  } finally {
    progress.stop();
  }
}

/** Whether the exit code has to say so. The project's own record has to be complete as well. */
function isMoved(drift: Drift, own: boolean): boolean {
  const { moves, ...rest } = drift;
  return moves.length > 0 || (own && Object.values(rest).some((list) => list.length > 0));
}
