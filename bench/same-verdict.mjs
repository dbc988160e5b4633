import fc from 'fast-check';
import { findBlock } from '../build/block.js';
import { readLabelTables } from '../build/label-table.js';
import { closingPassage } from '../build/passage.js';
import { readProse } from '../build/prose.js';
import { promisesWork } from '../build/rules/announce.js';
import { answersNothing } from '../build/rules/from-you.js';
import { documents } from './documents.mjs';
import { table } from './processes.mjs';

const BATCH = 10_000;

/** Compares what is read of a document by its passage with what a plain parse of all of it reads. */
export function sameVerdict(count = 200_000) {
  const seen = { documents: 0, 'with a block': 0, 'not parsed at all': 0, 'parsed from a later line': 0, different: 0 };
  const seed = Date.now() % 1_000_000;
  for (let batch = 0; seen.documents < count; batch++) {
    for (const document of fc.sample(documents, { numRuns: BATCH, seed: seed + batch })) {
      const passage = closingPassage(document);
      const quick = passage && blockOf(passage.text, passage.firstLine);
      const plain = blockOf(document.replace(/\r\n?/g, '\n'), 1);
      seen.documents++;
      if (plain) seen['with a block']++;
      if (!passage) seen['not parsed at all']++;
      else if (passage.firstLine > 1) seen['parsed from a later line']++;
      if (JSON.stringify(quick) === JSON.stringify(plain)) continue;
      if (seen.different++ === 0) console.log(`  FAULT (seed ${seed + batch}) ${JSON.stringify(document)}`);
    }
  }
  table('The passage against a plain parse of the whole document', Object.keys(seen), [Object.values(seen)]);
  if (seen.different > 0) process.exitCode = 1;
}

/** The block's slots without the numbers of its parts, which start where the parse does, and what the rules say of it. */
function blockOf(text, firstLine) {
  const block = findBlock(readLabelTables(readProse(text, firstLine)));
  if (!block) return undefined;
  const slots = ['now', 'fromYou', 'next'].map((name) => {
    const { line, lines, unspoken } = block[name];
    return { line, unspoken, lines: lines.map(({ part, ...rest }) => rest) };
  });
  return { slots, nothing: answersNothing(block.fromYou), promise: promisesWork(block.next) };
}
