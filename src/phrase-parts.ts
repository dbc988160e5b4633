import { pattern } from './pattern.ts';
import { hasWord, isAscii, type Token, tokenize } from './tokens.ts';

/** The parts of a phrase: a word or sign each, one with a «*» for the rest of it, or the gap. */
export type Phrase = readonly string[];

/** The part that stands for up to three words: the «…» of a phrase. */
export const GAP = '...';
const GAP_WORDS = 3;
// A letter without case that only old inscriptions have.
const ANY_LETTER = '\uA7FB';

/** A small letter of a script that puts spaces between words: Latin, Greek, Cyrillic. Words of other ones need to be cut. */
export const LETTER = String.raw`[a-z\xe0-\xf6\xf8-\u024f\u0388-\u03f5\u03f7-\u0481\u048a-\u052f]`;
/** A word of such letters. */
export const WORD = `${LETTER}+(?:['-]${LETTER}+)*`;

// Words and marks with one space between. Most are English, and with fewer letters to tell the expression is sooner made.
const EVEN = new RegExp(evenSource('[a-z]'));
const EVEN_LETTERS = pattern(evenSource(LETTER), '');
const SPOKEN = pattern(String.raw`^[\p{L}\p{N}][\p{L}\p{M}\p{N}'-]*$`, 'u');

function evenSource(letter: string): string {
  return String.raw`^(?:(?:\*?${letter}+(?:['-]${letter}+)*\*?|\*|\.{3})(?: (?!$)|$))+$`;
}

/** The parts of a folded phrase; none for one of nothing but marks, which would match any text. */
export function partsOf(phrase: string): Phrase {
  if (!/[^\s*.]/.test(phrase)) return [];
  if (EVEN.test(phrase) || (!isAscii(phrase) && EVEN_LETTERS().test(phrase))) return phrase.split(' ');
  return phrase.split(/(\.{3})|\s+/).flatMap((chunk) => (chunk ? chunkParts(chunk.replace(/\*+/g, '*')) : []));
}

/** The parts of a text without spaces. */
function chunkParts(chunk: string): string[] {
  if (chunk === GAP || chunk === '*') return [chunk];
  const before = chunk.startsWith('*');
  const after = chunk.endsWith('*');
  const written = chunk.slice(before ? 1 : 0, after ? -1 : undefined);
  const besideSign = (before && !hasWord(written.charAt(0))) || (after && !hasWord(written.charAt(written.length - 1)));
  // Beside a sign the mark is a word, or makes one word with what the sign joins: «*, so», «*'s».
  if (besideSign || written.includes('*')) return wordsOf(chunk.replaceAll('*', ANY_LETTER)).map(withMark);
  const words = wordsOf(written);
  if (before) words[0] = `*${words[0]}`;
  if (after) words.push(`${words.pop()}*`);
  return words;
}

function wordsOf(text: string): string[] {
  return tokenize(text).map((token) => token.text);
}

function withMark(word: string): string {
  return word.replaceAll(ANY_LETTER, '*');
}

/** The end (exclusive) of the longest match of a phrase's parts, from part `from` on, with the tokens from a position on; or -1. */
export function reach(phrase: Phrase, from: number, tokens: readonly Token[], start: number): number {
  if (phrase.length === 0) return -1;
  let at = start;
  for (let part = from; part < phrase.length; part++) {
    if (phrase[part] === GAP) return reachOverGap(phrase, part + 1, tokens, at);
    if (!fits(tokens[at]?.text ?? '', phrase[part] ?? '')) return -1;
    at++;
  }
  return at;
}

function reachOverGap(phrase: Phrase, from: number, tokens: readonly Token[], start: number): number {
  let end = -1;
  for (let at = start; at <= start + GAP_WORDS; at++) {
    end = Math.max(end, reach(phrase, from, tokens, at));
    if (!tokens[at]?.word) break;
  }
  return end;
}

function fits(word: string, part: string): boolean {
  const before = part.startsWith('*');
  const after = part.endsWith('*');
  if (!before && !after) return part === word;
  const written = part.slice(before ? 1 : 0, after && part.length > 1 ? -1 : undefined);
  const alike = before && after ? word.includes(written) : before ? word.endsWith(written) : word.startsWith(written);
  return alike && isPlainWord(word);
}

/** Whether a word is one that is spoken: no path, flag, address or identifier. */
export function isPlainWord(word: string): boolean {
  return /^[a-z][a-z'-]*$/.test(word) || SPOKEN().test(word);
}
