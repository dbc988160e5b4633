import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';
import { HELP, readArguments } from './arguments.ts';
import { serve } from './pool.ts';
import { run } from './run.ts';

const WRONG = 2;
const LINES_AT_ONCE = 200;

async function main(): Promise<void> {
  const print = printer(process.stdout);
  const tell = printer(process.stderr);
  const error = (reason: string) => tell.line(`state-block-corpus: ${reason}`);
  try {
    const command = readArguments(process.argv.slice(2));
    if ('wrong' in command) {
      error(`${command.wrong} (see --help)`);
      process.exitCode = WRONG;
    } else if ('print' in command) print.line(command.print === 'help' ? HELP.trimEnd() : version());
    else process.exitCode = await run(command.options, { out: print.line, note: tell.line, error });
  } catch (reason) {
    error(reason instanceof Error ? reason.message : String(reason));
    process.exitCode = WRONG;
  }
  print.flush();
  tell.flush();
}

/** Writes lines, some at a time. A reader that has gone, as `head` does, ends the program without a word. */
function printer(stream: NodeJS.WriteStream) {
  let lines: string[] = [];
  stream.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : WRONG));
  const flush = () => {
    if (lines.length > 0) stream.write(`${lines.join('\n')}\n`);
    lines = [];
  };
  const line = (text: string) => {
    if (lines.push(text) >= LINES_AT_ONCE) flush();
  };
  return { line, flush };
}

/** The version that stands at the top of the built file. */
function version(): string {
  const head = readFileSync(fileURLToPath(import.meta.url), 'utf8').slice(0, 200);
  return /^\/\/ state-block-corpus (\S+)/m.exec(head)?.[1] ?? 'unknown';
}

void (isMainThread ? main() : serve());
