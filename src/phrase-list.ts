import { pattern } from './pattern.ts';
import { GAP, isPlainWord, LETTER, type Phrase, partsOf, reach, WORD } from './phrase-parts.ts';
import { fold, type Token } from './tokens.ts';

/** A list of phrases, and what is made of it when a text is first compared with it. */
export type PhraseList = { phrases: readonly string[]; index: Index | undefined };

/**
 * `text` holds all phrases, folded, with a NUL between. A word is looked for by a search of it: closing messages come near so
 * few phrases that to build anything faster would cost more than it saves. `marked` are the ways in which phrases start with
 * a mark, as they stand in the text, by the word that has the mark («*ing»), or by the gap if any word may be meant; `affixes`
 * are the lengths of the written parts of those words. `near` and `places` hold what was asked before.
 */
type Index = {
  text: string;
  marked: Map<string, string[]>;
  affixes: Set<number>;
  near: Map<string, Near>;
  places: Map<string, number[]>;
};

/** What a list has for a word: whether phrases start with its letters, and those that are compared part by part. */
type Near = { begins: boolean; odd: readonly Phrase[] };

// The start of a phrase that is not of words with one space between. (So is the last phrase, that no NUL ends.)
const ODD = pattern(String.raw`(?!${WORD}(?: ${WORD})*\0)`, 'y');
// The start of a phrase that begins with «…», or has a «*» in its first word; or the whole of one that begins with white space.
const MARKED_START = /(?:^|\0)(?:(?:\.{3}|[^\s\0*]*\*)[^\s\0]*|\s[^\0]+)/g;
const GOES_ON = pattern(`${LETTER}'?${LETTER}`, 'y');
const NOTHING_NEAR: Near = { begins: false, odd: [] };
/** The parts of phrases that were near a word. */
const partsKnown = new Map<string, Phrase>();

/** Takes a list. In a phrase «…» (or three dots) stands for up to three words and «*» for the rest of a word. */
export function phraseList(phrases: readonly string[]): PhraseList {
  return { phrases, index: undefined };
}

/** The end (exclusive) of the longest phrase of the list that starts at a token, or -1. */
export function endOfMatch(list: PhraseList, tokens: readonly Token[], at: number): number {
  if (list.phrases.length === 0) return -1;
  list.index ??= indexOf(list.phrases);
  const { begins, odd } = nearTo(list.index, tokens[at]?.text ?? '');
  let end = begins ? endOfPlain(list.index, tokens, at) : -1;
  // Until V8 optimizes, `for … of` makes an object each time, and this is asked for every word and list.
  for (let each = 0; each < odd.length; each++) end = Math.max(end, reach(odd[each] ?? [], 0, tokens, at));
  return end;
}

function indexOf(phrases: readonly string[]): Index {
  const text = fold(phrases.join('\0').replaceAll('…', GAP));
  const marked = new Map<string, string[]>();
  const affixes = new Set<number>();
  for (const start of new Set(text.match(MARKED_START))) {
    const chunk = start.replace('\0', '');
    // Marks alone have parts when a word follows.
    const first = partsOf(`${chunk} x`)[0] ?? '';
    // What has a mark on both sides, or on none, is tried at every word, as after a «…».
    const oneSided = first === '*' || first.startsWith('*') !== first.endsWith('*');
    if (oneSided) affixes.add(first.length - 1);
    kept(marked, oneSided ? first : GAP, () => []).push(chunk);
  }
  return { text, marked, affixes, near: new Map(), places: new Map() };
}

/** What `known` holds for a key, made when it is first asked for. */
function kept<T>(known: Map<string, T>, key: string, make: (key: string) => T): T {
  let value = known.get(key);
  if (value === undefined) {
    value = make(key);
    known.set(key, value);
  }
  return value;
}

function nearTo(index: Index, word: string): Near {
  return kept(index.near, word, () => {
    const begins = beginsWith(index, word);
    const marks = [GAP];
    if (isPlainWord(word)) {
      index.affixes.forEach((length) => {
        if (length <= word.length) marks.push(`${word.slice(0, length)}*`, `*${word.slice(word.length - length)}`);
      });
    }
    const starts = marks.flatMap((mark) => index.marked.get(mark) ?? []);
    const odd = (begins ? [word, ...starts] : starts).flatMap((start) => oddFrom(index, start));
    return begins || odd.length > 0 ? { begins, odd } : NOTHING_NEAR;
  });
}

/** Whether a phrase begins with some letters. The first one has no NUL before it. */
function beginsWith({ text }: Index, start: string): boolean {
  return text.startsWith(start) || text.includes(`\0${start}`);
}

/** Calls back with each place where a phrase begins with some letters. */
function eachPlace({ text }: Index, start: string, found: (at: number) => void): void {
  if (text.startsWith(start)) found(0);
  const needle = `\0${start}`;
  for (let at = text.indexOf(needle); at !== -1; at = text.indexOf(needle, at + 1)) found(at + 1);
}

/** The odd phrases that begin with some words or letters, but not with a longer word. */
function oddFrom(index: Index, start: string): Phrase[] {
  const found: Phrase[] = [];
  const { text } = index;
  eachPlace(index, start, (at) => {
    if (!testAt(ODD(), text, at) || testAt(GOES_ON(), text, at + start.length - 1)) return;
    const end = text.indexOf('\0', at);
    found.push(kept(partsKnown, text.slice(at, end === -1 ? undefined : end), partsOf));
  });
  return found;
}

/** The end (exclusive) of the longest phrase of nothing but words that starts at a token, or -1. */
function endOfPlain(index: Index, tokens: readonly Token[], start: number): number {
  const { text } = index;
  if (!tokens[start]?.word) return -1;
  const word = tokens[start].text;
  const next = tokens[start + 1]?.text;
  let end = beginsWith(index, `${word}\0`) ? start + 1 : -1;
  if (next === undefined) return end;
  const places = kept(index.places, `${word} ${next}`, (words) => {
    const found: number[] = [];
    eachPlace(index, words, (at) => found.push(at));
    return found;
  });
  for (const place of places) {
    let from = place + word.length + 1;
    for (let at = start + 1; at < tokens.length; at++) {
      const spoken = tokens[at]?.text ?? '';
      if (!tokens[at]?.word || !text.startsWith(spoken, from)) break;
      from += spoken.length + 1;
      if (text.charAt(from - 1) === '\0') end = Math.max(end, at + 1);
      if (text.charAt(from - 1) !== ' ') break;
    }
  }
  return end;
}

/** Whether a sticky expression matches a text at a position. */
function testAt(expression: RegExp, text: string, at: number): boolean {
  expression.lastIndex = at;
  return expression.test(text);
}
