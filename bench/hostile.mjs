import { kinds } from './hostile-kinds.mjs';
import { bare, guard, median, memory, payload, run, table } from './processes.mjs';

const SIZES = [10_000, 100_000, 1_000_000];
const BLOCK = 'Now: a\nFrom you: nothing\nNext: I start now\n';
const positions = {
  alone: (text) => text,
  after: (text) => `${text}\n\n${BLOCK}`,
  before: (text) => `${BLOCK}\n\n${text}`,
  both: (text) => `${BLOCK}\n\n${text}\n\n${BLOCK}`,
};
// By CommonMark these are open at their end (the nested fences at these sizes), so a block after them is none.
const swallowing = /^(an unclosed fence|an unclosed comment|comment openers|fences of both kinds, nested)$/;

/** Every kind of hostile text in every size and position, each as a process; the worst of it, and what went wrong. */
export function hostile() {
  const faults = [];
  const rows = SIZES.map((size) => {
    const bareMs = median(Array.from({ length: 7 }, () => run(bare, payload('a '.repeat(size / 2))).ms));
    const runs = kinds.flatMap(([kind, make]) => {
      const text = make(size);
      return Object.entries(positions).map(([position, place]) => {
        const { ms, stdout, status } = run(guard, payload(place(text)));
        const name = `${kind}, ${position}, ${size}`;
        if (status !== 0 || stdout.includes('not judged')) faults.push(`${name}: ${stdout || status}`);
        const atEnd = position === 'after' || position === 'both';
        const bothFound = stdout.includes('• from-you') && stdout.includes('• announce-and-stop');
        if (atEnd && !swallowing.test(kind) && !bothFound) faults.push(`${name}: findings missing`);
        return { name, over: ms - bareMs };
      });
    });
    const worst = runs.reduce((a, b) => (a.over > b.over ? a : b));
    return [
      size,
      runs.length,
      bareMs.toFixed(0),
      median(runs.map((r) => r.over)).toFixed(0),
      worst.over.toFixed(0),
      worst.name,
    ];
  });
  const heads = ['size', 'runs', 'bare ms', 'median over bare', 'worst over bare', 'which'];
  table(`Hostile texts: ${kinds.length} kinds, milliseconds of the hook over bare Node`, heads, rows);
  growth();
  peak();
  for (const fault of faults) console.log(`  FAULT ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}

function growth() {
  const rows = kinds.map(([kind, make]) => {
    const [small, large] = [100_000, 1_000_000].map((size) => {
      const input = payload(positions.after(make(size)));
      return Math.min(run(guard, input).ms, run(guard, input).ms);
    });
    return [kind, (large / small).toFixed(2)];
  });
  const steepest = rows.toSorted((a, b) => b[1] - a[1]).slice(0, 3);
  table('Growth of the whole process from 100 KB to 1 MB', ['steepest kinds', 'fold'], steepest);
}

function peak() {
  const rows = kinds.map(([kind, make]) => [kind, memory(guard, payload(positions.after(make(1_000_000)))).toFixed(0)]);
  const base = memory(bare, payload('a '.repeat(500_000))).toFixed(0);
  const largest = rows.toSorted((a, b) => b[1] - a[1]).slice(0, 3);
  table(`Peak memory at 1 MB (bare Node on the same: ${base} MB)`, ['largest kinds', 'MB'], largest);
}
