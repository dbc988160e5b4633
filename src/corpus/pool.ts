import { availableParallelism } from 'node:os';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { loadGuard } from './guard.ts';
import { type FileResult, makeReplay } from './replay.ts';
import type { Source } from './sources.ts';

/** What every thread needs to judge alike. */
export type ReplaySettings = { guard: string | undefined; requireBlock: boolean; show: boolean };

/** The bytes read so far by all threads, in its one element. */
export type ByteCount = BigInt64Array<SharedArrayBuffer>;

type WorkerData = { settings: ReplaySettings; counted: ByteCount };
type Answer = { index: number; result: FileResult };

/** Below this, about half a second of work, threads cost more than they save: each has to start and to warm up. */
const WORTH_THREADS = 256 * 2 ** 20;
/** Each thread has a heap and a block of its own; more would not keep the memory small. */
const MOST_THREADS = 2;

/** How many threads to start for these files; 0 for none. */
export function threadsFor(files: readonly Source[]): number {
  const total = files.reduce((sum, { size }) => sum + size, 0);
  if (total < WORTH_THREADS) return 0;
  return Math.min(MOST_THREADS, availableParallelism(), files.length);
}

/** Replays files in this thread, in order. Throws what is wrong with the guard. */
export async function* replayHere(files: readonly Source[], settings: ReplaySettings): AsyncGenerator<FileResult> {
  const replay = makeReplay(await loadGuard(settings.guard), settings);
  for (const { path } of files) yield replay(path, () => {});
}

/** Replays files in threads; the results come in the order of the files. Throws what is wrong with the guard. */
export async function* replayInThreads(
  files: readonly Source[],
  settings: ReplaySettings,
  threads: number,
  counted: ByteCount,
): AsyncGenerator<FileResult> {
  const workerData: WorkerData = { settings, counted };
  const workers = Array.from({ length: threads }, () => new Worker(new URL(import.meta.url), { workerData }));
  const results = new Map<number, FileResult>();
  let next = 0;
  let failure: Error | undefined;
  let wake = () => {};
  const give = (worker: Worker) => {
    if (next < files.length) worker.postMessage({ index: next, path: files[next++]?.path });
  };
  for (const worker of workers) {
    worker.on('message', ({ index, result }: Answer) => {
      results.set(index, result);
      give(worker);
      wake();
    });
    worker.on('error', (error) => {
      failure ??= error;
      wake();
    });
    give(worker);
  }
  try {
    for (let index = 0; index < files.length; index++) {
      while (!results.has(index)) {
        if (failure) throw failure;
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      yield results.get(index) as FileResult;
      results.delete(index);
    }
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

/** What a thread of the pool does: answers each file it is given until it is stopped. */
export async function serve(): Promise<void> {
  const { settings, counted } = workerData as WorkerData;
  const replay = makeReplay(await loadGuard(settings.guard), settings);
  const onBytes = (count: number) => Atomics.add(counted, 0, BigInt(count));
  parentPort?.on('message', ({ index, path }: { index: number; path: string }) => {
    const answer: Answer = { index, result: replay(path, onBytes) };
    parentPort?.postMessage(answer);
  });
}
