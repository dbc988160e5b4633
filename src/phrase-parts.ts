import { pattern } from './pattern.ts';
import { type Token, tokenize } from './tokens.ts';

/** The parts of a phrase: a word or sign each, one with a «*» for the rest of it, or the gap. */
export type Phrase = readonly string[];

/** The part that stands for up to three words: the «…» of a phrase. */
export const GAP = '...';
const GAP_WORDS = 3;

/** A small letter of a script that puts spaces between words: Latin, Greek, Cyrillic. Words of other ones need to be cut. */
export const LETTER = String.raw`[a-z\xe0-\xf6\xf8-\u024f\u0388-\u03f5\u03f7-\u0481\u048a-\u052f]`;
/** A word of such letters. */
export const WORD = `${LETTER}+(?:'${LETTER}+)*`;

// Words and marks with one space between.
const EVEN = pattern(String.raw`^(?:(?:\*?${WORD}\*?|\*|\.{3})(?: (?=[^ ])|$))+$`, '');
const JOINT_FIRST = pattern(`^['-]${LETTER}`, '');
const JOINT_LAST = pattern(`${LETTER}['-]$`, '');
const SPOKEN = pattern(String.raw`^[\p{L}\p{N}][\p{L}\p{M}\p{N}'-]*$`, 'u');

/** The parts of a folded phrase; none for one of nothing but marks, which would match any text. */
export function partsOf(phrase: string): Phrase {
  if (!/[^\s*.]/.test(phrase)) return [];
  if (EVEN().test(phrase)) return phrase.split(' ');
  const chunks = phrase.split(/(\.{3})|\s+/).filter((chunk) => chunk);
  return chunks.flatMap((chunk) => (chunk === GAP || chunk === '*' ? chunk : wordsOf(chunk)));
}

/** The words and signs of a text without spaces, of which the first and the last may have a «*». */
function wordsOf(chunk: string): string[] {
  const [before, after] = [chunk.startsWith('*'), chunk.endsWith('*')];
  const written = chunk.replaceAll('*', '');
  // Next to an apostrophe or a hyphen the mark stands for letters that make one word of both: «*'s».
  const [head, tail] = [
    before && JOINT_FIRST().test(written) ? 'x' : '',
    after && JOINT_LAST().test(written) ? 'x' : '',
  ];
  const words = tokenize(head + written + tail).map((token) => token.text);
  if (before) words[0] = `*${words[0]?.slice(head.length)}`;
  if (after) words.push(`${words.pop()?.slice(0, -tail.length || undefined)}*`);
  return words;
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
  if (/^\*.+\*$/.test(part)) return word.includes(part.slice(1, -1)) && isPlainWord(word);
  if (part.startsWith('*')) return word.endsWith(part.slice(1)) && isPlainWord(word);
  if (part.endsWith('*')) return word.startsWith(part.slice(0, -1)) && isPlainWord(word);
  return part === word;
}

/** Whether a word is one that is spoken: no path, flag, address or identifier. */
export function isPlainWord(word: string): boolean {
  return /^[a-z][a-z'-]*$/.test(word) || SPOKEN().test(word);
}
