// Measures the corpus runner against a plain reader (readline, JSON.parse of every line) on a folder of sessions.
// Usage: node bench/corpus.mjs [FOLDER] [ROUNDS, 3]. Without a folder one of 512 MB is generated, and removed after.
// The runs are interleaved and each is a process of its own; the medians are printed.
import { spawnSync } from 'node:child_process';
import { createReadStream, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { generateSessions } from './generate-sessions.mjs';

const SELF = fileURLToPath(import.meta.url);
const RUNNER = fileURLToPath(new URL('../dist/state-block-corpus.mjs', import.meta.url));
// Prints what the process took, all of its threads included, when it ends: on a busy machine its processor time says
// more than the time on the clock.
const TELL_USAGE = `data:text/javascript,import { isMainThread } from 'node:worker_threads';
if (isMainThread) process.on('exit', () => process._rawDebug('usage', JSON.stringify(process.resourceUsage())));`;

const subjects = [
  { name: 'readline + JSON.parse', args: (folder) => [SELF, '--plain', folder] },
  { name: 'state-block-corpus', args: (folder) => [RUNNER, folder] },
  { name: 'state-block-corpus --workers 0', args: (folder) => [RUNNER, '--workers', '0', folder] },
];

if (process.argv[2] === '--plain') await readPlainly(process.argv[3]);
else measure(process.argv[2], Number(process.argv[3] ?? 3));

function measure(given, rounds) {
  const folder = given ?? mkdtempSync(join(tmpdir(), 'state-block-sessions-'));
  try {
    if (!given) console.log(`generated ${generateSessions(folder, 512 * 2 ** 20)} sessions`);
    const files = sessionFiles(folder);
    const megabytes = files.reduce((sum, file) => sum + statSync(file).size, 0) / 1e6;
    console.log(`${files.length} files, ${megabytes.toFixed(0)} MB, Node ${process.version}, ${rounds} rounds\n`);
    // Read once before anything is timed, so that no subject pays for a cold disk.
    const runs = subjects.map(() => []);
    for (let round = 0; round <= rounds; round++) {
      subjects.forEach(({ args }, nth) => {
        const run = runOnce(args(folder));
        if (round > 0) runs[nth].push(run);
      });
    }
    print(runs, megabytes);
  } finally {
    if (!given) rmSync(folder, { recursive: true });
  }
}

function runOnce(args) {
  const started = performance.now();
  const { status, stderr } = spawnSync(process.execPath, ['--import', TELL_USAGE, ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
  });
  const seconds = (performance.now() - started) / 1000;
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}: ${stderr}`);
  const { maxRSS, userCPUTime, systemCPUTime } = JSON.parse(/^usage (.*)$/m.exec(stderr)?.[1] ?? '{}');
  return { seconds, memory: maxRSS / 1024, processor: (userCPUTime + systemCPUTime) / 1e6 };
}

function print(runs, megabytes) {
  const plain = median(runs[0].map(({ seconds }) => seconds));
  const row = (cells) => cells.map((cell, nth) => (nth === 0 ? cell.padEnd(32) : cell.padStart(12))).join('');
  console.log(row(['', 'seconds', 'MB/s', 'ratio', 'CPU s', 'peak MiB']));
  subjects.forEach(({ name }, nth) => {
    const seconds = median(runs[nth].map((run) => run.seconds));
    const processor = median(runs[nth].map((run) => run.processor));
    const memory = Math.max(...runs[nth].map((run) => run.memory));
    const figures = [
      seconds.toFixed(2),
      (megabytes / seconds).toFixed(0),
      `${(plain / seconds).toFixed(2)} x`,
      processor.toFixed(2),
      memory.toFixed(0),
    ];
    console.log(row([name, ...figures]));
  });
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}

function sessionFiles(folder) {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.name.endsWith('.jsonl'))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}

/** What the runner is measured against: every line of every file is decoded and parsed, and the assistant's are counted. */
async function readPlainly(folder) {
  let spoken = 0;
  for (const file of sessionFiles(folder)) {
    for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY })) {
      try {
        if (JSON.parse(line).type === 'assistant') spoken++;
      } catch {}
    }
  }
  console.log(spoken);
}
