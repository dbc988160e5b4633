import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const at = (file) => fileURLToPath(new URL(file, import.meta.url));

/** The built hook, and the smallest program that does what every hook must: read stdin and parse it. */
export const guard = at('../dist/state-block-guard.mjs');
export const bare = at('bare.mjs');
const peakMemory = at('peak-memory.mjs');

/** The payload that a host sends for a closing message. */
export function payload(message) {
  return JSON.stringify({ hook_event_name: 'Stop', last_assistant_message: message });
}

/** Runs a program on a payload: whole-process time in milliseconds, what it said, and its exit code. */
export function run(program, input) {
  const start = performance.now();
  const { stdout, status } = spawnSync(process.execPath, [program], { input, encoding: 'utf8' });
  return { ms: performance.now() - start, stdout, status };
}

/** The peak resident memory of one run, in MB. */
export function memory(program, input) {
  const options = { input, stdio: ['pipe', 'ignore', 'pipe'], encoding: 'utf8' };
  return Number(spawnSync(process.execPath, ['--import', peakMemory, program], options).stderr) / 1024;
}

export function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
}

/** Prints rows as a table under a title, numbers to the right. */
export function table(title, head, rows) {
  const text = [head, ...rows].map((row) => row.map(String));
  const width = head.map((_, column) => Math.max(...text.map((row) => row[column].length)));
  const line = (row) => row.map((cell, n) => (n === 0 ? cell.padEnd(width[n]) : cell.padStart(width[n]))).join('  ');
  console.log(`\n${title}\n\n${text.map((row) => `  ${line(row).trimEnd()}`).join('\n')}`);
}
