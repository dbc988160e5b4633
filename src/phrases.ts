import { endOfMatch, type PhraseList, phraseList } from './phrase-list.ts';
import type { Token } from './tokens.ts';
import { leadIns } from './vocabulary.ts';

/** The phrases of one kind: those that count anywhere, those that count where a clause starts, and what only looks alike. */
export type PhraseSet = { anywhere: PhraseList; atStart: PhraseList; lookalikes: PhraseList };

const passedOver = phraseList(leadIns);

/** Takes the lists of one kind. */
export function phraseSet(
  anywhere: readonly string[],
  atStart: readonly string[] = [],
  lookalikes: readonly string[] = [],
): PhraseSet {
  return { anywhere: phraseList(anywhere), atStart: phraseList(atStart), lookalikes: phraseList(lookalikes) };
}

/** The position of the first token at which a phrase of the set starts, or -1. */
export function firstMatch(set: PhraseSet, tokens: readonly Token[]): number {
  // Where the clause starts: at its first word, and again after each lead-in. Signs may go before.
  let from = 0;
  let start = wordFrom(tokens, from);
  let looked = 0;
  let takenTo = 0;
  for (let at = 0; at < tokens.length; at++) {
    let begins = endOfMatch(set.anywhere, tokens, at) > at;
    if (at >= from && at <= start) begins ||= endOfMatch(set.atStart, tokens, at) > at;
    if (at === start) {
      from = endOfMatch(passedOver, tokens, at);
      start = from === -1 ? -1 : wordFrom(tokens, from);
    }
    if (!begins) continue;
    for (; looked <= at; looked++) takenTo = Math.max(takenTo, endOfMatch(set.lookalikes, tokens, looked));
    if (takenTo <= at) return at;
  }
  return -1;
}

function wordFrom(tokens: readonly Token[], start: number): number {
  let at = start;
  while (tokens[at]?.word === false) at++;
  return at;
}
