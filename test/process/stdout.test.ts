import { spawn } from 'node:child_process';
import { closeSync, constants, mkdirSync, openSync, readdirSync, readSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { closing, FLAWED_TEXT } from './closing.ts';
import { ended, FROM_YOU, guardFile, node, outcome, run } from './run-hook.ts';
import { hasShell, makeFile, shell, temporaryFolder } from './shell.ts';

const PAYLOAD = JSON.stringify({ last_assistant_message: closing({ fromYou: 'nothing' }) });
const QUIET = { code: 0, stdout: '', stderr: '' };
const folder = temporaryFolder();
makeFile(folder, 'payload.json', PAYLOAD);

describe.runIf(hasShell)('a stdout that takes nothing ends the hook quietly', () => {
  test.each([
    ['closed', '"$@" <payload.json >&-'],
    ['closed, and stderr too', '"$@" <payload.json >&- 2>&-'],
    ['closed, at a failure', '"$@" --nope <payload.json >&-'],
    ['a full device', 'if [ -e /dev/full ]; then "$@" <payload.json >/dev/full; fi'],
    ['not open for writing', '"$@" <payload.json 1</dev/null'],
  ])('%s', async (_name, line) => {
    expect(await shell(line, folder)).toEqual(QUIET);
  });

  test('a pipe whose reader is gone', async () => {
    const child = spawn(node, [guardFile]);
    const end = ended(child);
    child.stdout.destroy();
    await sleep(200);
    child.stdin.end(PAYLOAD);
    expect(await end).toEqual(QUIET);
  });
});

test.runIf(hasShell)('a full pipe that does not block gets the whole report', async () => {
  const path = makeFile(folder, 'full');
  const reader = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  const writer = openSync(path, constants.O_WRONLY | constants.O_NONBLOCK);
  const filled = fill(writer);
  const end = shell('exec "$@" <payload.json >&3 3>&-', folder, writer);
  closeSync(writer);
  await sleep(800);
  const before = drain(reader);
  const { code, stderr } = await end;
  const stdout = (before + drain(reader)).slice(filled);
  closeSync(reader);
  expect(outcome({ code, stdout, stderr }).rules).toEqual(FROM_YOU);
});

test.runIf(hasShell)('a transcript is never opened, and no file is written', async () => {
  const cwd = join(folder, 'empty');
  mkdirSync(cwd);
  const transcript = makeFile(folder, 'transcript.jsonl');
  // Writing to a named pipe waits until somebody opens it for reading.
  const writer = spawn('sh', ['-c', 'echo opened >"$1"', 'sh', transcript]);
  const end = ended(writer);
  const payload = { session_id: 'a', transcript_path: transcript, cwd, last_assistant_message: FLAWED_TEXT };
  const env = { ...process.env, HOME: cwd, TMPDIR: cwd };
  expect((await run(JSON.stringify(payload), { cwd, env })).rules).toEqual(FROM_YOU);
  expect(writer.exitCode, 'somebody has opened the transcript').toBeNull();
  expect(readdirSync(cwd)).toEqual([]);
  writer.kill();
  await end;
});

/** Fills a pipe that does not block; gives the number of bytes that went in. */
function fill(fd: number): number {
  let bytes = 0;
  try {
    for (;;) bytes += writeSync(fd, Buffer.alloc(1000, ' '));
  } catch {
    return bytes;
  }
}

/** All that is in a pipe that does not block. */
function drain(fd: number): string {
  const buffer = Buffer.alloc(2 ** 16);
  let text = '';
  try {
    for (let size = readSync(fd, buffer); size > 0; size = readSync(fd, buffer))
      text += buffer.toString('utf8', 0, size);
  } catch {
    // Empty, with its writer still there.
  }
  return text;
}
