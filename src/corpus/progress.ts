import type { ByteCount } from './pool.ts';

/** A line on the terminal that shows how far a run has come. `fileDone` is to be called at each file's end, `stop` at the end. */
export type Progress = { fileDone: () => void; stop: () => void };

const EVERY_MS = 200;
const WIDTH = 20;

/** Shows a bar on stderr, if that is a terminal, from the bytes that threads have counted; `bytes` is the total. */
export function showProgress(files: number, bytes: number, counted: ByteCount): Progress {
  if (!process.stderr.isTTY) return { fileDone() {}, stop() {} };
  const started = performance.now();
  let filesDone = 0;
  const draw = () => {
    const done = Number(Atomics.load(counted, 0));
    const share = Math.min(1, done / bytes);
    const left = share > 0 ? ((performance.now() - started) / 1000 / share) * (1 - share) : 0;
    const bar = '█'.repeat(Math.round(share * WIDTH)).padEnd(WIDTH, '░');
    const size = `${megabytes(done)}/${megabytes(bytes)} MB`;
    process.stderr.write(`\r\x1b[K${bar} ${filesDone}/${files} files, ${size}, ${Math.ceil(left)} s left`);
  };
  const timer = setInterval(draw, EVERY_MS);
  return {
    fileDone() {
      filesDone++;
    },
    stop() {
      clearInterval(timer);
      process.stderr.write('\r\x1b[K');
    },
  };
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(0);
}
