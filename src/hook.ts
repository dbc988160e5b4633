import { type Fs, nodeFs } from './files.ts';
import { judge } from './judge.ts';
import { readPayload } from './payload.ts';
import { failureReport, findingsReport, quoted } from './report.ts';
import { readStdin } from './stdin.ts';

export type { Finding, JudgeOptions, Verdict } from './judge.ts';
export { judge };

const REQUIRE_BLOCK = '--require-block';

/** What the hook has to say of this turn, or undefined for nothing. */
async function answer(fs: Fs, args: readonly string[]): Promise<string | undefined> {
  // Read before anything is refused: a host whose hook exits with its stdin unread sees a broken pipe.
  const stdin = await readStdin(fs);
  const unknown = args.find((argument) => argument !== REQUIRE_BLOCK);
  if (unknown !== undefined) {
    return failureReport(`unknown argument ${quoted(unknown)}; the only one accepted is ${REQUIRE_BLOCK}`);
  }
  if ('failure' in stdin) return failureReport(stdin.failure);
  const payload = readPayload(stdin.text);
  if ('failure' in payload) return failureReport(payload.failure);
  if ('absent' in payload) return undefined;
  const { findings } = judge(payload.message, { requireBlock: args.length > 0 });
  return findings.length > 0 ? findingsReport(findings) : undefined;
}

/** Runs the hook, if this file is what Node was started with. */
async function main(): Promise<void> {
  const fs = await nodeFs();
  if (!isStarted(fs)) return;
  let report: string | undefined;
  try {
    report = await answer(fs, process.argv.slice(2));
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error();
    // Only the message of an error of our own is known to hold none of the payload.
    report = failureReport(name === 'VocabularyError' ? message : `unexpected ${name} while judging`);
  }
  process.exitCode = 0;
  if (report !== undefined) write(fs, `${JSON.stringify({ systemMessage: report })}\n`);
}

/** Writes to stdout; one that is closed or gone has nobody to be told. */
function write(fs: Fs, text: string): void {
  let rest = Buffer.from(text);
  try {
    while (rest.length > 0) rest = rest.subarray(fs.writeSync(1, rest));
  } catch (error) {
    // A full pipe that does not block: leave the rest to a stream, which waits.
    if ((error as NodeJS.ErrnoException).code === 'EAGAIN') process.stdout.on('error', () => {}).write(rest);
  }
}

function isStarted(fs: Fs): boolean {
  try {
    return fs.realpathSync.native(process.argv[1] ?? '') === fs.realpathSync.native(new URL(import.meta.url));
  } catch {
    return false;
  }
}

void main();
