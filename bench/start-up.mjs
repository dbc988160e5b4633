import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bare, guard, median, payload, table } from './processes.mjs';

const PAIRS = 30;
const sentence = 'The importer streams in chunks of five thousand rows, and a file of two gigabytes peaks at 190 MB. ';
const body = [
  sentence.repeat(12),
  sentence.repeat(13),
  '- rows are validated per batch\n- `insert_all` reports **rejected** rows with their line number\n- the bar counts bytes',
  '```csv\nline,column,reason\n10233,email,"not an address"\n48110,country,"unknown code"\n```',
  '| case | before | after |\n|---|---|---|\n| small | 412 ns | 208 ns |\n| mixed | 1.4 µs | 0.9 µs |',
].join('\n\n');
const block =
  "**Now:** all 61 tests pass.\n**What I need from you:** nothing.\n**What's next:** I start on the exporter.";
const messages = {
  'empty message': '',
  '3 KB without labels': `${body}\n\n${sentence}`,
  '3 KB that ends in a block': `${body}\n\n${block}`,
};

/** Whole-process time of the hook against bare Node on the same stdin, in turn; the median of the pairs' ratios. */
export function startUp() {
  const folder = mkdtempSync(join(tmpdir(), 'state-block-bench-'));
  const file = join(folder, 'payload.json');
  const rows = Object.entries(messages).flatMap(([name, message]) => {
    writeFileSync(file, payload(message));
    return Object.entries(ways(file)).map(([way, time]) => {
      const { ours, theirs, ratio } = compare(time, guard, bare);
      return [name, way, `${ours.toFixed(1)} ms`, `${theirs.toFixed(1)} ms`, ratio.toFixed(3)];
    });
  });
  table(
    `Start-up: the hook against bare Node, ${PAIRS} pairs, medians`,
    ['message', 'stdin', 'hook', 'bare', 'ratio'],
    rows,
  );
  writeFileSync(file, payload(messages['3 KB that ends in a block']));
  vocabularyCost(folder, ways(file).file);
  rmSync(folder, { recursive: true });
}

/** Runs two programs in turn, each first every other time. */
function compare(time, program, other) {
  const pairs = Array.from({ length: PAIRS }, (_, turn) => {
    if (turn % 2 === 0) return [time(program), time(other)];
    const [theirs, ours] = [time(other), time(program)];
    return [ours, theirs];
  });
  const [ours, theirs] = [0, 1].map((side) => median(pairs.map((pair) => pair[side])));
  return { ours, theirs, ratio: median(pairs.map(([a, b]) => a / b)), more: median(pairs.map(([a, b]) => a - b)) };
}

/** What phrases of a user's own cost: copies with 2,000 more of them in all lists, against the built file. */
function vocabularyCost(folder, time) {
  const alphabets = { Latin: 'abcdefghijklmnopqrstuvwxyz', Cyrillic: 'абвгдежзийклмнопрстуфхцчшщ' };
  const rows = Object.entries(alphabets).map(([name, letters]) => {
    const copy = join(folder, `${name}.mjs`);
    writeFileSync(copy, withPhrases(readFileSync(guard, 'utf8'), letters));
    const { ours, theirs, ratio, more } = compare(time, copy, guard);
    return [name, `${ours.toFixed(1)} ms`, `${theirs.toFixed(1)} ms`, ratio.toFixed(3), `${more.toFixed(1)} ms`];
  });
  table('2,000 phrases more, a third of them with marks', ['letters', 'copy', 'unedited', 'ratio', 'difference'], rows);
}

function withPhrases(code, letters) {
  let seed = 1;
  const random = (below) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const word = () => Array.from({ length: 3 + random(6) }, () => letters[random(letters.length)]).join('');
  const phrase = () =>
    [`'${word()}* ${word()}'`, `'${word()} … ${word()}'`, `'${word()} ${word()}'`][random(6)] ?? `'${word()}'`;
  const end = code.indexOf('vocabulary: end');
  const lists = /^const \w+ = \[/gm;
  const each = Math.ceil(2000 / code.slice(0, end).match(lists).length);
  const edited = code.slice(0, end).replace(lists, (start) => `${start}${Array.from({ length: each }, phrase)}, `);
  return edited + code.slice(end);
}

/** How stdin may come: as a file, as a pipe, or as the socket that a host written for Node gives to its children. */
function ways(file) {
  const timed = (start) => (program) => {
    const begin = performance.now();
    start(program);
    return performance.now() - begin;
  };
  return {
    file: timed((program) => {
      const stdin = openSync(file);
      spawnSync(process.execPath, [program], { stdio: [stdin, 'pipe', 'pipe'] });
      closeSync(stdin);
    }),
    pipe: timed((program) => spawnSync('sh', ['-c', 'cat "$0" | "$1" "$2"', file, process.execPath, program])),
    socket: timed((program) => spawnSync(process.execPath, [program], { input: readFileSync(file) })),
  };
}
