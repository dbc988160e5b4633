import { fs } from './files.ts';

/** What came on stdin, decoded as UTF-8, or why it could not be had. */
export type StdinResult = { text: string } | { failure: string };

const GIVE_UP_AFTER_MS = 5_000;
const MOST_BYTES = 256 * 2 ** 20;

/** Reads all of stdin; gives up on a terminal at once and on a stdin that stays open after five seconds. Never throws. */
export async function readStdin(): Promise<StdinResult> {
  try {
    // A regular file always ends, so it can be read without the start-up cost of a stream.
    const stdin = fs.fstatSync(0);
    if (stdin.isFile()) return { text: fs.readFileSync(0, 'utf8') };
    const chunks: Buffer[] = [];
    if (stdin.isFIFO() && readPipe(chunks)) return { text: Buffer.concat(chunks).toString('utf8') };
    if (process.stdin.isTTY) return { failure: 'stdin is a terminal; a Stop hook payload is expected on stdin' };
    return { text: await readStream(chunks) };
  } catch (error) {
    return { failure: `stdin could not be read (${reason(error)})` };
  }
}

/**
 * Reads what a pipe holds already and says whether that was all of it. On Linux a pipe can be opened anew by its name, to be
 * read without waiting; elsewhere, and for the sockets that some hosts use, nothing is read here.
 */
function readPipe(chunks: Buffer[]): boolean {
  if (process.platform !== 'linux') return false;
  let pipe: number | undefined;
  try {
    pipe = fs.openSync('/proc/self/fd/0', fs.constants.O_RDONLY | fs.constants.O_NONBLOCK);
    for (;;) {
      const chunk = Buffer.allocUnsafe(65_536);
      const length = fs.readSync(pipe, chunk);
      if (length === 0) return true;
      chunks.push(chunk.subarray(0, length));
      if (chunks.length > MOST_BYTES / chunk.length) return false;
    }
  } catch {
    // The writer is late (EAGAIN), or there is no such name: a stream reads the rest.
    return false;
  } finally {
    if (pipe !== undefined) fs.closeSync(pipe);
  }
}

function readStream(chunks: Buffer[]): Promise<string> {
  return new Promise((resolve, reject) => {
    let bytes = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
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
