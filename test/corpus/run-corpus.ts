import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished, vi } from 'vitest';

// Room for a busy machine; no test is about speed.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

export const RUNNER = fileURLToPath(new URL('../../dist/state-block-corpus.mjs', import.meta.url));
export const GUARD = fileURLToPath(new URL('../../dist/state-block-guard.mjs', import.meta.url));

/** The Node binary that runs it. */
export const node = process.env.GUARD_NODE ?? process.execPath;

export type Result = { code: number; stdout: string; stderr: string };

/** Runs the built corpus runner as a process. */
export function runCorpus(
  args: string[],
  options: { cwd?: string; input?: string; env?: object } = {},
): Promise<Result> {
  return new Promise((resolve) => {
    const { cwd, input = '', env } = options;
    const child = execFile(
      node,
      [RUNNER, ...args],
      { cwd, env: { ...process.env, ...env }, maxBuffer: 2 ** 28 },
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    );
    child.stdin?.on('error', () => {});
    child.stdin?.end(input);
  });
}

/** The closings that a run prints as JSON Lines. */
export async function closingsOf(...args: string[]): Promise<Record<string, unknown>[]> {
  const { stdout } = await runCorpus(['--format', 'jsonl', ...args]);
  return stdout.split('\n').flatMap((line) => (line ? [JSON.parse(line)] : []));
}

/** Makes a folder with files in it, removed after the running test; outside of tests, hand in `afterAll`. */
export function folderOf(
  files: Record<string, string | Buffer>,
  whenDone: (clean: () => void) => void = onTestFinished,
): string {
  const folder = mkdtempSync(join(tmpdir(), 'corpus-test-'));
  whenDone(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}

/** The count that the summary gives for a name. */
export function counted(output: string, name: string): number {
  return Number(new RegExp(`^ *${name} +(\\d+)$`, 'm').exec(output)?.[1]);
}

/** JSON Lines of objects; strings stand for themselves. */
export function lines(...rows: (object | string)[]): string {
  return rows.map((row) => `${typeof row === 'string' ? row : JSON.stringify(row)}\n`).join('');
}

/** A closing message with a state block, by default an honest one. */
export function block(need = 'say whether it may be merged.', next = 'after your yes, I merge.'): string {
  return `Done.\n\nNow: the tests pass.\nWhat I need from you: ${need}\nWhat's next: ${next}`;
}

let uuids = 0;

function line(type: string, message: object, extra: object): object {
  const uuid = `00000000-0000-4000-8000-${String(++uuids).padStart(12, '0')}`;
  const common = { parentUuid: null, isSidechain: false, cwd: '/work', sessionId: 'session-1', version: '2.1.44' };
  return { ...common, type, message, uuid, timestamp: '2026-01-21T06:20:41.709Z', ...extra };
}

/** A user line of a session: a prompt, or content parts. */
export function user(content: string | object[], extra: object = {}): object {
  return line('user', { role: 'user', content }, extra);
}

/** A tool result. */
export function toolResult(content = 'ok'): object {
  return user([{ tool_use_id: 'toolu_1', type: 'tool_result', content }], { toolUseResult: { stdout: content } });
}

/** An assistant line of a session: a text, or content parts. */
export function assistant(id: string, content: string | object[], extra: object = {}, message: object = {}): object {
  const parts = typeof content === 'string' ? [{ type: 'text', text: content }] : content;
  const body = { model: 'claude-opus-4-5', id, type: 'message', role: 'assistant', content: parts, stop_reason: null };
  return line('assistant', { ...body, ...message }, extra);
}

/** A tool call as content of an assistant line. */
export function toolUse(): object[] {
  return [{ type: 'tool_use', id: 'toolu_1', name: 'Bash', input: { command: 'ls' } }];
}
