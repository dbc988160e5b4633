import type { Stats } from 'node:fs';
import type { Fs } from './files.ts';

/** What came on stdin, decoded as UTF-8, or why it could not be had. */
export type StdinResult = { text: string } | { failure: string };

const GIVE_UP_AFTER_MS = 5_000;
const MOST_BYTES = 256 * 2 ** 20;
const TOO_MUCH = 'it brought more than 256 MiB';

/** Reads all of stdin; gives up on a terminal at once and on a stdin that stays open after five seconds. Never throws. */
export async function readStdin(fs: Fs): Promise<StdinResult> {
  try {
    // A regular file always ends, so it can be read without the start-up cost of a stream.
    const stdin = fs.fstatSync(0);
    if (stdin.isDirectory()) throw new Error('it is a directory');
    if (stdin.isFile()) {
      if (stdin.size > MOST_BYTES) throw new Error(TOO_MUCH);
      return { text: fs.readFileSync(0, 'utf8') };
    }
    const chunks: Buffer[] = [];
    if (readAtOnce(fs, stdin, chunks)) return { text: Buffer.concat(chunks).toString('utf8') };
    if (process.stdin.isTTY) return { failure: 'stdin is a terminal; a Stop hook payload is expected on stdin' };
    return { text: await readStream(chunks) };
  } catch (error) {
    return { failure: `stdin could not be read (${reason(error)})` };
  }
}

/** Reads what a pipe or a socket holds already, without waiting for more, and says whether that was all of it. */
function readAtOnce(fs: Fs, stdin: Stats, chunks: Buffer[]): boolean {
  let fd: number | undefined;
  try {
    fd = stdin.isSocket() ? unblocked() : reopened(fs, stdin);
    while (fd !== undefined) {
      const chunk = Buffer.allocUnsafe(65_536);
      const length = fs.readSync(fd, chunk);
      if (length === 0) return true;
      chunks.push(chunk.subarray(0, length));
      if (chunks.length > MOST_BYTES / chunk.length) break;
    }
  } catch {
    // The writer is late (EAGAIN), or the way is barred: a stream reads the rest.
  } finally {
    // Stdin itself, 0, is left to the stream.
    if (fd) fs.closeSync(fd);
  }
  return false;
}

/** On Linux a pipe can be opened anew by its name, to be read without waiting. */
function reopened(fs: Fs, stdin: Stats): number | undefined {
  if (process.platform !== 'linux' || !stdin.isFIFO()) return undefined;
  return fs.openSync('/proc/self/fd/0', fs.constants.O_RDONLY | fs.constants.O_NONBLOCK);
}

/**
 * Hosts written for Node give a hook a socket. Node's one documented way to read that without waiting is a stream, which
 * is more work to load than all that the hook does for a message without labels. Node's own way below it is one call; that
 * it warns of that, on request only, would be a word on stderr.
 */
function unblocked(): number | undefined {
  process.noDeprecation = true;
  const { Pipe, constants } = (process as unknown as Undocumented).binding('pipe_wrap');
  return new Pipe(constants.SOCKET).open(0) === 0 ? 0 : undefined;
}

type Undocumented = {
  binding(name: 'pipe_wrap'): {
    Pipe: new (type: number) => { open(fd: number): number };
    constants: { SOCKET: number };
  };
};

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
        if (bytes > MOST_BYTES) giveUp(TOO_MUCH);
      })
      .on('end', () => settle(() => resolve(Buffer.concat(chunks).toString('utf8'))))
      .on('error', (error) => settle(() => reject(error)));
  });
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
