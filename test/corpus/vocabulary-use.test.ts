import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findBlock } from '../../src/block.ts';
import { clauses } from '../../src/clauses.ts';
import { readLabelTables } from '../../src/label-table.ts';
import { closingPassage } from '../../src/passage.ts';
import { firstMatch, phraseSet } from '../../src/phrases.ts';
import { readProse } from '../../src/prose.ts';
import type { Token } from '../../src/tokens.ts';
import * as vocabulary from '../../src/vocabulary.ts';

const folder = new URL('../../corpus/messages/', import.meta.url);
const { labels, ...lists } = vocabulary;

/** The first clause of each from-you slot, and each segment of each next slot, of the labelled messages. */
function corpusClauses(): { fromYou: Token[][]; next: Token[][] } {
  const found: { fromYou: Token[][]; next: Token[][] } = { fromYou: [], next: [] };
  const rows = readdirSync(folder).flatMap((file) => readFileSync(new URL(file, folder), 'utf8').trim().split('\n'));
  for (const row of rows) {
    const passage = closingPassage(JSON.parse(row).message);
    const block = passage && findBlock(readLabelTables(readProse(passage.text, passage.firstLine)));
    if (!block) continue;
    const [first] = clauses(block.fromYou.lines, false);
    if (first) found.fromYou.push(first.tokens);
    for (const segment of clauses(block.next.lines, true)) found.next.push(segment.tokens);
  }
  return found;
}

const corpus = corpusClauses();

test.each(Object.entries(lists))('each phrase of %s stands in a labelled message', (name, phrases) => {
  const texts =
    name === 'leadIns' ? [...corpus.fromYou, ...corpus.next] : corpus[name.startsWith('nothing') ? 'fromYou' : 'next'];
  const stands = (phrase: string) => {
    const alone = name.endsWith('AtStart') ? phraseSet([], [phrase]) : phraseSet([phrase]);
    return texts.some((tokens) => firstMatch(alone, tokens) !== -1);
  };
  expect(phrases.filter((phrase) => !stands(phrase))).toEqual([]);
});

test('each label opens a slot of a labelled message', () => {
  const text = readdirSync(folder)
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n')
    .toLowerCase();
  const all = Object.values(labels).flat();
  expect(all.filter((label) => !text.includes(`${label.toLowerCase()}:`))).toEqual([]);
});
