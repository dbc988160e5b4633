import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tokenize } from '../src/tokens.ts';
import { find } from './find.ts';

const words = ['ka', 'kab', 'bka', 'b', "k'b", 'k-b', 'k/b', ',', 'ж', '没'];
const text = fc.array(fc.constantFrom(...words, '*'), { maxLength: 8 }).map((tokens) => tokens.join(' '));
const part = fc.constantFrom(...words, ...words, '…', '*b', 'k*', 'ka*', '*ka', 'ж*', '*');
const phrase = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(' '));
const phrases = fc.array(phrase, { maxLength: 6 });

/** A second reading of a phrase, part by part: whether tokens begin with it. */
function begins(parts: string[], tokens: { text: string; word: boolean }[]): boolean {
  const [part, ...others] = parts;
  const [token, ...rest] = tokens;
  if (part === undefined) return true;
  if (part === '…')
    return [0, 1, 2, 3].some((n) => tokens.slice(0, n).every((t) => t.word) && begins(others, tokens.slice(n)));
  if (!token) return false;
  const plain = token.word && !token.text.includes('/');
  if (part.endsWith('*')) return plain && token.text.startsWith(part.slice(0, -1)) && begins(others, rest);
  if (part.startsWith('*')) return plain && token.text.endsWith(part.slice(1)) && begins(others, rest);
  return token.text === part && begins(others, rest);
}

describe('any list', () => {
  test('finds a match exactly where the first of its phrases does alone', () => {
    fc.assert(
      fc.property(phrases, phrases, text, (anywhere, atStart, said) => {
        const alone = [
          ...anywhere.map((one) => find(said, { anywhere: [one] })),
          ...atStart.map((one) => find(said, { atStart: [one] })),
        ].filter((at) => at !== -1);
        expect(find(said, { anywhere, atStart })).toBe(alone.length > 0 ? Math.min(...alone) : -1);
      }),
      { numRuns: 2000 },
    );
  });

  test('finds a phrase where a word-by-word reading finds it', () => {
    fc.assert(
      fc.property(phrase, text, (one, said) => {
        const tokens = tokenize(said);
        const expected = tokens.findIndex((_token, at) => begins(one.split(' '), tokens.slice(at)));
        fc.pre(/[^…* ]/.test(one));
        expect(find(said, { anywhere: [one] })).toBe(expected);
      }),
      { numRuns: 3000 },
    );
  });

  test('does not see letter case nor the kind of an apostrophe', () => {
    const apostrophe = fc.constantFrom(...'’‘ʼ‛＇');
    fc.assert(
      fc.property(phrases, text, apostrophe, apostrophe, (anywhere, said, one, other) => {
        const found = find(said, { anywhere });
        const listed = anywhere.map((each) => each.toUpperCase().replaceAll("'", other));
        expect(find(said.toUpperCase().replaceAll("'", one), { anywhere: listed })).toBe(found);
      }),
    );
  });
});
