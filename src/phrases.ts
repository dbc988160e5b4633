import { pattern } from './pattern.ts';
import { fold, type Token, tokenize } from './tokens.ts';
import { leadIns } from './vocabulary.ts';

/** The phrases of one kind: those that count anywhere, those that count where a clause starts, and what only looks alike. */
export type PhraseSet = { anywhere: PhraseList; atStart: PhraseList; lookalikes: PhraseList };

/** A list of phrases, and the tree that is made of it when a text is first compared with it. */
type PhraseList = { phrases: readonly string[]; tree: PhraseTree | undefined };

/** Phrases that begin alike: what follows in each of them, and the branches once a text has come this far. */
type PhraseTree = { rests: readonly string[]; branches: Branches | undefined };

/**
 * What may come next. A branch grows when a text asks for its word, so that a turn pays for the few that its closing
 * message reaches; until then the phrases wait by their first letter, or by their first word where that is not plain.
 * `heads` and `tails` are words with a «*», by their written part: a look-up per length, however many phrases there are.
 */
type Branches = {
  ends: boolean;
  grown: Map<string, PhraseTree | undefined>;
  byLetter: Map<string, string[]>;
  byWord: Map<string, string[]>;
  heads: Map<string, PhraseTree>;
  tails: Map<string, PhraseTree>;
  affixLengths: Set<number>;
  gap: PhraseTree | undefined;
};

const SPOKEN = pattern(String.raw`^[\p{L}\p{N}][\p{L}\p{M}\p{N}'-]*$`, 'u');
const PLAIN_START = /^[a-z]+(?:'[a-z]+)?(?: |$)/i;
const GAP_WORDS = 3;
const passedOver = newList(leadIns);

/** Takes the lists of one kind. In a phrase «…» (or three dots) stands for up to three words and «*» for the rest of a word. */
export function phraseSet(
  anywhere: readonly string[],
  atStart: readonly string[] = [],
  lookalikes: readonly string[] = [],
): PhraseSet {
  return { anywhere: newList(anywhere), atStart: newList(atStart), lookalikes: newList(lookalikes) };
}

/** The position of the first token at which a phrase of the set starts, or -1. */
export function firstMatch(set: PhraseSet, tokens: readonly Token[]): number {
  const starts = startsOf(tokens);
  let taken: Set<number> | undefined;
  for (let at = 0; at < tokens.length; at++) {
    if (endOfMatch(set.anywhere, tokens, at) <= at && !(starts.has(at) && endOfMatch(set.atStart, tokens, at) > at))
      continue;
    taken ??= positionsIn(set.lookalikes, tokens);
    if (!taken.has(at)) return at;
  }
  return -1;
}

/** Where a clause starts: at its first word, and again after each lead-in. */
function startsOf(tokens: readonly Token[]): Set<number> {
  const starts = new Set<number>();
  let at = tokens.findIndex((token) => token.word);
  while (at !== -1 && !starts.has(at)) {
    starts.add(at);
    const end = endOfMatch(passedOver, tokens, at);
    if (end > at) at = tokens.findIndex((token, index) => index >= end && token.word);
  }
  return starts;
}

function positionsIn(list: PhraseList, tokens: readonly Token[]): Set<number> {
  const positions = new Set<number>();
  for (let start = 0; start < tokens.length; start++) {
    const end = endOfMatch(list, tokens, start);
    for (let at = start; at < end; at++) positions.add(at);
  }
  return positions;
}

function endOfMatch(list: PhraseList, tokens: readonly Token[], at: number): number {
  // A phrase of nothing but marks would match any text.
  list.tree ??= newTree(textsOf(list.phrases).filter((phrase) => /[^\s…*.]/.test(phrase)));
  return reach(list.tree, tokens, at);
}

/** A list of the vocabulary as it should be; throws a VocabularyError if it was edited into something else. */
export function textsOf(list: readonly string[]): readonly string[] {
  if (Array.isArray(list) && list.every((text) => typeof text === 'string')) return list;
  throw Object.assign(new Error('a list of the vocabulary is not an array of texts'), { name: 'VocabularyError' });
}

/** The end (exclusive) of the longest phrase of the tree that starts at a token, or -1. */
function reach(tree: PhraseTree, tokens: readonly Token[], at: number): number {
  tree.branches ??= branchesOf(tree.rests);
  const { ends, heads, tails, affixLengths, gap } = tree.branches;
  let end = ends ? at : -1;
  const follow = (next: PhraseTree | undefined, from: number) => {
    if (next) end = Math.max(end, reach(next, tokens, from));
  };
  const token = tokens[at];
  if (token) {
    follow(branch(tree.branches, token.text), at + 1);
    if (affixLengths.size > 0 && isPlainWord(token.text)) {
      for (const length of affixLengths) {
        if (length > token.text.length) continue;
        follow(heads.get(token.text.slice(0, length)), at + 1);
        follow(tails.get(token.text.slice(token.text.length - length)), at + 1);
      }
    }
  }
  if (gap) {
    for (let skipped = 0; skipped <= GAP_WORDS; skipped++) {
      follow(gap, at + skipped);
      if (!tokens[at + skipped]?.word) break;
    }
  }
  return end;
}

/** The branch of a word, grown when first asked for. */
function branch(branches: Branches, word: string): PhraseTree | undefined {
  if (branches.grown.has(word)) return branches.grown.get(word);
  const rests = [...(branches.byWord.get(word) ?? [])];
  for (const phrase of branches.byLetter.get(word.charAt(0)) ?? []) {
    const lower = phrase.toLowerCase();
    if (lower === word) rests.push('');
    else if (lower.startsWith(word) && lower.charAt(word.length) === ' ') rests.push(phrase.slice(word.length + 1));
  }
  const grown = rests.length > 0 ? newTree(rests) : undefined;
  branches.grown.set(word, grown);
  return grown;
}

function branchesOf(rests: readonly string[]): Branches {
  const branches: Branches = {
    ends: false,
    grown: new Map(),
    byLetter: new Map(),
    byWord: new Map(),
    heads: new Map(),
    tails: new Map(),
    affixLengths: new Set(),
    gap: undefined,
  };
  const marked: Marked = { gaps: [], heads: new Map(), tails: new Map() };
  for (const rest of rests) {
    if (rest === '') branches.ends = true;
    else if (PLAIN_START.test(rest)) push(branches.byLetter, rest.charAt(0).toLowerCase(), rest);
    else sortMarked(fold(rest.replaceAll('…', '...')).trimStart(), branches.byWord, marked);
  }
  if (marked.gaps.length > 0) branches.gap = newTree(marked.gaps);
  for (const kind of ['heads', 'tails'] as const) {
    for (const [word, after] of marked[kind]) {
      branches[kind].set(word, newTree(after));
      branches.affixLengths.add(word.length);
    }
  }
  return branches;
}

/** What follows a «…», and what follows words with a «*», by their written part. */
type Marked = { gaps: string[]; heads: Map<string, string[]>; tails: Map<string, string[]> };

/** Puts a phrase whose first word has a mark, or more than letters, where it belongs. */
function sortMarked(phrase: string, byWord: Map<string, string[]>, marked: Marked): void {
  if (phrase.startsWith('...')) {
    marked.gaps.push(phrase.slice(3).trimStart());
    return;
  }
  const chunk = /^\S+?(?=\s|\.\.\.|$)/.exec(phrase)?.[0] ?? '';
  const [word = '', ...others] = tokenize(chunk.replaceAll('*', '')).map((token) => token.text);
  const after = [...others, phrase.slice(chunk.length).trimStart()].join(' ').trimEnd();
  if (chunk.startsWith('*')) push(marked.tails, word, after);
  else if (chunk.endsWith('*') && others.length === 0) push(marked.heads, word, after);
  else push(byWord, word, after);
}

function push(groups: Map<string, string[]>, key: string, phrase: string): void {
  const group = groups.get(key);
  if (group) group.push(phrase);
  else groups.set(key, [phrase]);
}

/** Whether a word is one that is spoken: no path, flag, address or identifier. */
function isPlainWord(word: string): boolean {
  return /^[a-z][a-z'-]*$/.test(word) || SPOKEN().test(word);
}

function newList(phrases: readonly string[]): PhraseList {
  return { phrases, tree: undefined };
}

function newTree(rests: readonly string[]): PhraseTree {
  return { rests, branches: undefined };
}
