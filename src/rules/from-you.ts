import type { Slot } from '../block.ts';
import { clauses } from '../clauses.ts';
import { firstMatch, phraseSet } from '../phrases.ts';
import { nothing, nothingAtStart, nothingLookalikes } from '../vocabulary.ts';
import type { Evidence } from './evidence.ts';

const saysNothing = phraseSet(nothing, nothingAtStart, nothingLookalikes);

/**
 * The from-you slot answers "nothing": its first clause says so, or it has no word at all (and shows no code,
 * quotation or image that could be the ask).
 */
export function answersNothing(slot: Slot): Evidence | undefined {
  for (const { text, line, tokens } of clauses(slot.lines, false)) {
    return firstMatch(saysNothing, tokens) === -1 ? undefined : { line, quote: text };
  }
  return slot.unspoken ? undefined : { line: slot.line, quote: slot.lines.map((line) => line.text).join(' ') };
}
