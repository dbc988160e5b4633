import { firstMatch, phraseSet } from '../src/phrases.ts';
import { tokenize } from '../src/tokens.ts';

type Lists = { anywhere?: string[]; atStart?: string[]; lookalikes?: string[] };

/** The position of the first match in a text, or -1. */
export function find(text: string, { anywhere = [], atStart = [], lookalikes = [] }: Lists): number {
  return firstMatch(phraseSet(anywhere, atStart, lookalikes), tokenize(text));
}
