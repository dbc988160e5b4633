import { pattern } from './pattern.ts';
import { fold, type Token, tokenize } from './tokens.ts';

/** A list of phrases, and what is made of it when a text is first compared with it. */
export type PhraseList = { phrases: readonly string[]; index: Index | undefined };

/**
 * `plain` holds the phrases of plain words, folded, each between two NULs, and `odd` the other ones, which are compared part
 * by part. A word is looked for by a search of these texts: closing messages come near so few phrases that to build anything
 * faster would cost more than it saves. `marked` are the phrases that start with a mark, by the word that has it («*ing»),
 * and `affixes` the lengths of the written parts of those words. The other maps hold what was asked before.
 */
type Index = {
  plain: string;
  odd: string;
  marked: Map<string, string[]>;
  affixes: Set<number>;
  begins: Map<string, boolean>;
  places: Map<string, number[]>;
  oddAt: Map<string, Phrase[]>;
  parts: Map<string, Phrase>;
};

/** A word or sign each, one with a «*» for the rest of it, or the «…». */
type Phrase = readonly string[];

const SPOKEN = pattern(String.raw`^[\p{L}\p{N}][\p{L}\p{M}\p{N}'-]*$`, 'u');
// Small letters of scripts that put spaces between words: Latin, Greek, Cyrillic. Words of other ones need to be cut.
const LETTER = String.raw`[a-z\xe0-\xf6\xf8-\u024f\u0388-\u03f5\u03f7-\u0481\u048a-\u052f]`;
const WORD = `${LETTER}+(?:'${LETTER}+)*`;
const ODD = pattern(String.raw`\0(?!${WORD}(?: ${WORD})*\0)[^\0]+`, 'g');
// A phrase that starts with «…», or has a «*» in its first word.
const MARKED_START = /\0(?:\.{3}|[^\s\0*]*\*)[^\0]*/g;
// Words and marks with one space between.
const EVEN = pattern(String.raw`^(?:(?:\*?${WORD}\*?|\*|\.{3})(?: (?=[^ ])|$))+$`, '');
const GOES_ON = pattern(`^${LETTER}'?${LETTER}`, '');
const JOINT_FIRST = pattern(`^['-]${LETTER}`, '');
const JOINT_LAST = pattern(`${LETTER}['-]$`, '');
const GAP = '...';
const GAP_WORDS = 3;

/** Takes a list. In a phrase «…» (or three dots) stands for up to three words and «*» for the rest of a word. */
export function phraseList(phrases: readonly string[]): PhraseList {
  return { phrases, index: undefined };
}

/** The end (exclusive) of the longest phrase of the list that starts at a token, or -1. */
export function endOfMatch(list: PhraseList, tokens: readonly Token[], at: number): number {
  list.index ??= indexOf(list.phrases);
  let end = endOfPlain(list.index, tokens, at);
  for (const phrase of oddFrom(list.index, tokens[at]?.text ?? '')) end = Math.max(end, reach(phrase, 0, tokens, at));
  return end;
}

function indexOf(phrases: readonly string[]): Index {
  const text = fold(`\0${phrases.join('\0')}\0`.replaceAll('…', GAP));
  const plain = text.replace(ODD(), '');
  const odd = `${(text.match(ODD()) ?? []).join('').replace(/\0\s+/g, '\0')}\0`;
  const marked = new Map<string, string[]>();
  for (const entry of odd.match(MARKED_START) ?? []) {
    const phrase = entry.slice(1);
    const chunk = phrase.split(' ', 1)[0] ?? '';
    const start = /^[*.]+$/.test(chunk) ? chunk : (partsOf(chunk)[0] ?? '');
    // What has a mark on both sides is tried at every word, as after a «…».
    kept(marked, /^\*.+\*$/.test(start) ? GAP : start, () => []).push(phrase);
  }
  const affixes = new Set([...marked.keys()].map((start) => start.length - 1));
  const asked = { begins: new Map(), places: new Map(), oddAt: new Map(), parts: new Map() };
  return { plain, odd, marked, affixes, ...asked };
}

function kept<T>(known: Map<string, T>, key: string, make: (key: string) => T): T {
  let value = known.get(key);
  if (value === undefined) {
    value = make(key);
    known.set(key, value);
  }
  return value;
}

/** The end (exclusive) of the longest phrase of plain words that starts at a token, or -1. */
function endOfPlain({ plain, begins, places }: Index, tokens: readonly Token[], start: number): number {
  const [word = '', next = ''] = [tokens[start]?.text, tokens[start + 1]?.text];
  if (!kept(begins, word, () => plain.includes(`\0${word}`))) return -1;
  const find = (needle: string) => kept(places, needle, () => placesOf(plain, needle));
  let end = find(`\0${word}\0`).length > 0 ? start + 1 : -1;
  for (const place of find(`\0${word} ${next}`)) {
    let from = place + word.length + 2;
    for (let at = start + 1; at < tokens.length; at++) {
      const spoken = tokens[at]?.text ?? '';
      if (!plain.startsWith(spoken, from)) break;
      from += spoken.length + 1;
      if (plain.charAt(from - 1) === '\0') end = Math.max(end, at + 1);
      if (plain.charAt(from - 1) !== ' ') break;
    }
  }
  return end;
}

function placesOf(text: string, needle: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(needle); at !== -1; at = text.indexOf(needle, at + 1)) places.push(at);
  return places;
}

/** The other phrases that may start at a word, part by part. */
function oddFrom(index: Index, word: string): Phrase[] {
  return kept(index.oddAt, word, () => {
    const { odd, marked, affixes, parts } = index;
    const found = placesOf(odd, `\0${word}`)
      .map((at) => odd.slice(at + 1, odd.indexOf('\0', at + 1)))
      // Not a longer word.
      .filter((phrase) => !GOES_ON().test(phrase.slice(word.length - 1)));
    found.push(...(marked.get(GAP) ?? []));
    if (affixes.size > 0 && isPlainWord(word)) {
      for (const length of affixes) {
        if (length > word.length) continue;
        found.push(...(marked.get(`${word.slice(0, length)}*`) ?? []));
        found.push(...(marked.get(`*${word.slice(word.length - length)}`) ?? []));
      }
    }
    return found.map((phrase) => kept(parts, phrase, partsOf));
  });
}

/** The parts of a folded phrase; none for one of nothing but marks, which would match any text. */
function partsOf(phrase: string): Phrase {
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

/** The end (exclusive) of the longest match of a phrase's parts, from one of them on, with the tokens from a position on; or -1. */
function reach(phrase: Phrase, from: number, tokens: readonly Token[], start: number): number {
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
function isPlainWord(word: string): boolean {
  return /^[a-z][a-z'-]*$/.test(word) || SPOKEN().test(word);
}
