import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import type { Writable } from 'node:stream';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { beforeAll, expect, test, vi } from 'vitest';

// Room for a busy machine; no test is about speed.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

export const root = fileURLToPath(new URL('../../', import.meta.url));
/** The built file under test. */
export const guardFile = resolve(root, process.env.GUARD_FILE ?? 'dist/state-block-guard.mjs');
/** The Node binary that runs it. */
export const node = process.env.GUARD_NODE ?? process.execPath;

/** How a process ended, and all it said. */
export type Ended = { code: number | null; stdout: string; stderr: string };

/** What the hook reported: nothing, the rules of its findings in order, or why it did not judge. */
export type Outcome = { report?: string; rules: string[]; failure?: string };

type Input = string | Uint8Array | ((stdin: Writable) => Promise<void> | void);
type Options = { args?: string[]; file?: string; cwd?: string; env?: NodeJS.ProcessEnv };

/** Waits for a process that writes to pipes. */
export function ended(child: ChildProcess): Promise<Ended> {
  const said = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name]?.setEncoding('utf8').on('data', (text: string) => {
      said[name] += text;
    });
  }
  return new Promise((done, failed) => {
    child.on('error', failed).on('close', (code) => done({ code, ...said }));
  });
}

/** Runs the hook and reads its report; every broken promise of its output, exit code or stdin is an error. */
export async function run(input: Input, { args = [], file = guardFile, cwd, env }: Options = {}): Promise<Outcome> {
  const child = spawn(node, [file, ...args], { cwd, env });
  const end = ended(child);
  let broken: Error | undefined;
  child.stdin.on('error', (error) => {
    broken = error;
  });
  if (typeof input === 'function') await input(child.stdin);
  else child.stdin.end(input);
  const result = await end;
  assert.equal(broken, undefined, 'the writer of the payload saw an error');
  return outcome(result);
}

let running = 0;
const queue: (() => void)[] = [];

/** Runs the hook on a closing message; at most two such processes at a time. */
export async function judge(message: string, options: Options = {}): Promise<Outcome> {
  if (running >= 2) await new Promise<void>((turn) => queue.push(turn));
  running++;
  try {
    return await run(JSON.stringify({ last_assistant_message: message }), options);
  } finally {
    running--;
    queue.shift()?.();
  }
}

const RULE = /^• (from-you|announce-and-stop|no state block)(?![\p{L}-])/u;

/** Reads what the hook left behind when it ended, and insists on the shape of it. */
export function outcome({ code, stdout, stderr }: Ended): Outcome {
  assert.equal(stderr, '', 'stderr stays empty');
  assert.equal(code, 0, 'exit code');
  if (stdout === '') return { rules: [] };

  const output: { systemMessage: string } = JSON.parse(stdout);
  assert.deepEqual(Object.keys(output), ['systemMessage']);
  assert.equal(stdout, `${JSON.stringify(output)}\n`, 'one JSON object, one line end');
  const report = output.systemMessage;
  assert.ok(report.length < 2000, `${report.length} characters`);
  assert.doesNotMatch(report, /[^\P{Cc}\n]/u, 'control character');
  assert.doesNotMatch(report, /\p{Cs}/u, 'half a character');
  assert.doesNotMatch(report, /\n$/, 'line end at the end of the string');

  const [headline, ...bullets] = report.split('\n');
  assert.ok(bullets.length > 0, 'a headline alone');
  for (const bullet of bullets) assert.match(bullet, /^• \S/);
  if (headline === 'state-block-guard — this turn was not judged:') {
    return { report, rules: [], failure: bullets.join('\n') };
  }
  assert.equal(headline, 'state-block-guard — the closing state block is defective (CONTINUATION-STALL):');
  return { report, rules: bullets.map((bullet) => RULE.exec(bullet)?.[1] ?? bullet) };
}

/** What a row expects: the rules found, in order. A message without a block gives NO_BLOCK, an honest block gives []. */
export type Row = [name: string, message: string, rules: string[]];
export const NO_BLOCK = ['no state block'];
export const FROM_YOU = ['from-you'];
export const ANNOUNCE = ['announce-and-stop'];

/**
 * One test a row. A block is required, so that «no block» and «an honest block» can be told apart. The rows of a table
 * are judged in one process, those of a table that is to show the hook itself each in its own (`GUARD_ROWS`, which may
 * be `apart` or `together`, decides for all tables).
 */
export function table(rows: Row[], options: Options = {}, rowsAre: 'apart' | 'together' = 'together'): void {
  const together = (process.env.GUARD_ROWS ?? rowsAre) === 'together';
  let all: string[][] = [];
  beforeAll(async () => {
    if (together) all = await judgeTogether(rows, options.file);
  });
  test.concurrent.each(rows.map((row, index) => [...row, index] as const))(
    '%s',
    async (_name, message, rules, index) => {
      if (together) return expect(all[index]).toEqual(rules);
      const found = await judge(message, { args: ['--require-block'], ...options });
      expect(found.failure).toBeUndefined();
      expect(found.rules).toEqual(rules);
    },
  );
}

/** A table whose rows are a process each: stdin in, stdout and exit code out. */
export function hookTable(rows: Row[]): void {
  table(rows, {}, 'apart');
}

async function judgeTogether(rows: Row[], file = guardFile): Promise<string[][]> {
  const script = `
    import { readFileSync } from 'node:fs';
    const { judge } = await import(process.argv[1]);
    const rules = (message) => judge(message, { requireBlock: true }).findings.map(({ rule }) => rule);
    console.log(JSON.stringify(JSON.parse(readFileSync(0, 'utf8')).map(rules)));`;
  const child = spawn(node, ['--input-type=module', '-e', script, pathToFileURL(file).href]);
  const end = ended(child);
  child.stdin.end(JSON.stringify(rows.map(([, message]) => message)));
  const { stdout, stderr } = await end;
  assert.equal(stderr, '');
  const found: string[][] = JSON.parse(stdout);
  return found.map((rules) => rules.map((rule) => (rule === 'no-block' ? 'no state block' : rule)));
}
