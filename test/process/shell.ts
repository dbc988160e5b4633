import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { type Ended, ended, guardFile, node } from './run-hook.ts';

export const hasShell = process.platform !== 'win32';

/** A folder for one test file, gone when its tests have run. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'guard-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Runs a shell line in which "$@" stands for the hook; `fd` is open in it as 3. */
export function shell(line: string, cwd: string, fd?: number): Promise<Ended> {
  const stdio: ('ignore' | 'pipe' | number)[] = ['ignore', 'pipe', 'pipe'];
  if (fd !== undefined) stdio.push(fd);
  return ended(spawn('sh', ['-c', line, 'sh', node, guardFile], { stdio, cwd }));
}

/** Makes a file with a text, or a named pipe; gives its path. */
export function makeFile(folder: string, name: string, text?: string): string {
  const path = join(folder, name);
  if (text === undefined) execFileSync('mkfifo', [path]);
  else writeFileSync(path, text);
  return path;
}

/** Runs a shell line with a terminal as its stdin; false if there is no way to. */
export async function inTerminal(line: string, cwd: string): Promise<boolean> {
  const python = "import pty, sys; pty.spawn(['sh', '-c', sys.argv[1]])";
  const ways: [string, ...string[]][] = [
    ['script', '-qec', line, '/dev/null'],
    ['python3', '-c', python, line],
  ];
  for (const [command, ...args] of ways) {
    const end = await ended(spawn(command, args, { cwd })).catch(() => undefined);
    if (end?.code === 0) return true;
  }
  return false;
}
