import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, constants, openSync, readFileSync, truncateSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closing, FLAWED_TEXT } from './closing.ts';
import { ANNOUNCE, ended, FROM_YOU, guardFile, judge, node, outcome, run } from './run-hook.ts';
import { hasShell, inTerminal, makeFile, shell, temporaryFolder } from './shell.ts';

const PAYLOAD = JSON.stringify({ last_assistant_message: closing({ fromYou: 'nothing ✓ – ё' }) });
const folder = temporaryFolder();

describe('a pipe', () => {
  test.concurrent('brings the payload a byte at a time', async () => {
    const found = await run(async (stdin) => {
      for (const byte of Buffer.from(PAYLOAD)) {
        stdin.write(Buffer.of(byte));
        await new Promise(setImmediate);
      }
      stdin.end();
    });
    expect(found.rules).toEqual(FROM_YOU);
    expect(found.report).toContain('“nothing ✓ – ё”');
  });

  test.concurrent('brings the payload slowly, cut within a character', async () => {
    const found = await run(async (stdin) => {
      const bytes = Buffer.from(PAYLOAD);
      const cut = bytes.indexOf('✓') + 1;
      await sleep(1500);
      stdin.write(bytes.subarray(0, cut));
      await sleep(1500);
      stdin.end(bytes.subarray(cut));
    });
    expect(found.report).toContain('“nothing ✓ – ё”');
  });

  test.concurrent.each([
    ['after the payload', PAYLOAD, []],
    ['without a payload', '', ['--require-block']],
    ['with an unknown argument', PAYLOAD, ['--nope']],
  ])('that nobody closes is given up: %s', async (_name, text, args) => {
    const found = await run((stdin) => void stdin.write(text), { args });
    expect(found.failure).toBeTypeOf('string');
    expect(found.failure?.includes('--nope')).toBe(args.includes('--nope'));
  });

  test.concurrent('brings 3 MB', async () => {
    const log = 'ok 1 - some test that *passed* in 3 ms\n'.repeat(80_000);
    expect((await judge(`The log:\n\n~~~\n${log}~~~\n\n${FLAWED_TEXT}`)).rules).toEqual(FROM_YOU);
  });

  test.concurrent('belongs to one of two processes at once', async () => {
    const both = [FLAWED_TEXT, closing({ next: 'I take the class' })].map((message) => judge(message));
    expect((await Promise.all(both)).map(({ rules }) => rules)).toEqual([FROM_YOU, ANNOUNCE]);
  });
});

describe('a socket, as Node gives its children', () => {
  const withNode = async (args: string[], env = {}) => {
    const child = spawn(node, [...args, guardFile], { env: { ...process.env, ...env } });
    child.stdin.end(PAYLOAD);
    return outcome(await ended(child)).rules;
  };

  test('is judged by a Node that has no way below its streams', async () => {
    expect(await withNode(['--import', 'data:text/javascript,process.binding = undefined'])).toEqual(FROM_YOU);
  });

  test('is judged without a word of deprecation', async () => {
    expect(await withNode([], { NODE_PENDING_DEPRECATION: '1' })).toEqual(FROM_YOU);
    expect(await withNode(['--pending-deprecation', '--trace-deprecation'])).toEqual(FROM_YOU);
  });
});

describe.runIf(hasShell)('another stdin', () => {
  test('a regular file is judged', async () => {
    makeFile(folder, 'payload.json', PAYLOAD);
    expect(outcome(await shell('"$@" <payload.json', folder)).rules).toEqual(FROM_YOU);
  });

  test('a pipe that does not block, with a late writer, is judged', async () => {
    const path = makeFile(folder, 'late');
    const reader = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
    const writer = openSync(path, 'w');
    const end = shell('exec "$@" <&3 3<&-', folder, reader);
    closeSync(reader);
    await sleep(800);
    writeSync(writer, PAYLOAD);
    await sleep(200);
    closeSync(writer);
    expect(outcome(await end).rules).toEqual(FROM_YOU);
  });

  test('a file of more than 256 MiB is reported', async () => {
    truncateSync(makeFile(folder, 'huge.json', PAYLOAD), 256 * 2 ** 20 + 1);
    expect(outcome(await shell('"$@" <huge.json', folder)).failure).toContain('more than 256 MiB');
  });

  test('a device without an end is reported', async () => {
    expect(outcome(await shell('"$@" </dev/zero', folder)).failure).toMatch(/^• \S/);
  });
});

describe.runIf(hasShell)('a stdin that brings nothing is reported at once', () => {
  // The measure of «at once»: a hook whose stdin stays open, started well before, is still waiting.
  let waiting: ChildProcess;
  beforeAll(async () => {
    waiting = spawn(node, [guardFile], { stdio: ['pipe', 'ignore', 'ignore'] });
    await sleep(2000);
  });
  afterAll(() => waiting.kill());

  test.concurrent.each([
    ['the null device', '"$@" </dev/null'],
    ['a closed one', '"$@" <&-'],
    ['a folder', '"$@" <.', 'it is a directory'],
    ['one that is not open for reading', '"$@" 0>/dev/null'],
  ])('%s', async (_name, line, why = '') => {
    const found = await shell(line, folder);
    expect(waiting.exitCode, 'not at once').toBeNull();
    expect(outcome(found).failure).toMatch(/^• \S/);
    expect(outcome(found).failure).toContain(why);
  });

  test.concurrent('a terminal', async ({ skip }) => {
    makeFile(folder, 'run.sh', `"${node}" "${guardFile}" >terminal.out 2>terminal.err; echo $? >terminal.code\n`);
    if (!(await inTerminal('sh run.sh', folder))) skip('neither script nor python3 opens a terminal here');
    expect(waiting.exitCode, 'not at once').toBeNull();
    const [code, stdout, stderr] = ['code', 'out', 'err'].map((name) =>
      readFileSync(join(folder, `terminal.${name}`), 'utf8'),
    ) as [string, string, string];
    const { failure } = outcome({ code: Number(code), stdout, stderr });
    expect(failure).toMatch(/stdin/);
    expect(failure).toMatch(/payload/);
  });
});
