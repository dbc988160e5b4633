import { fstatSync, readFileSync } from 'node:fs';

/** What came on stdin, decoded as UTF-8, or why it could not be had. */
export type StdinResult = { text: string } | { failure: string };

const GIVE_UP_AFTER_MS = 5_000;
const MOST_BYTES = 256 * 2 ** 20;

/** Reads all of stdin; gives up on a terminal at once and on a stdin that stays open after five seconds. Never throws. */
export async function readStdin(): Promise<StdinResult> {
  try {
    // A regular file always ends, so it can be read without the start-up cost of a stream.
    if (fstatSync(0).isFile()) return { text: readFileSync(0, 'utf8') };
    if (process.stdin.isTTY) return { failure: 'stdin is a terminal; a Stop hook payload is expected on stdin' };
    return { text: await readStream() };
  } catch (error) {
    return { failure: `stdin could not be read (${reason(error)})` };
  }
}

function readStream(): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const settle = (finish: () => void) => {
      clearTimeout(timer);
      finish();
    };
    const giveUp = (why: string) => {
      settle(() => reject(new Error(why)));
      process.stdin.destroy();
    };
    const timer = setTimeout(giveUp, GIVE_UP_AFTER_MS, 'it stayed open for 5 seconds');
    process.stdin
      .on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        bytes += chunk.length;
        if (bytes > MOST_BYTES) giveUp('it brought more than 256 MiB');
      })
      .on('end', () => settle(() => resolve(Buffer.concat(chunks).toString('utf8'))))
      .on('error', (error) => settle(() => reject(error)));
  });
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
