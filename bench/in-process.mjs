import { readdirSync, readFileSync } from 'node:fs';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { judge } from '../dist/state-block-guard.mjs';
import { median, table } from './processes.mjs';

const folder = new URL('../corpus/messages/', import.meta.url);
const ROUNDS = 9;

/** How many messages of the corpus are judged in a second, against a plain parse of the same messages. */
export function inProcess() {
  const rows = readdirSync(folder).flatMap((file) => readFileSync(new URL(file, folder), 'utf8').trim().split('\n'));
  const messages = rows.map((row) => JSON.parse(row).message);
  const markdown = unified().use(remarkParse);
  const perSecond = (read) => {
    const start = performance.now();
    for (const message of messages) read(message);
    return (messages.length / (performance.now() - start)) * 1000;
  };
  const rounds = Array.from({ length: ROUNDS }, () => [perSecond(judge), perSecond((text) => markdown.parse(text))]);
  const [ours, plain] = [0, 1].map((side) => Math.round(median(rounds.map((round) => round[side]))));
  const ratio = median(rounds.map(([a, b]) => a / b)).toFixed(2);
  const heads = ['messages', 'judged a second', 'parsed plainly a second', 'ratio'];
  table(`In one process, medians of ${ROUNDS} rounds`, heads, [[messages.length, ours, plain, ratio]]);
}
