import { fold, type Token, tokenize } from './tokens.ts';
import { leadIns } from './vocabulary.ts';

/** The phrases of one kind: those that count anywhere, those that count where a clause starts, and what only looks alike. */
export type PhraseSet = { anywhere: PhraseList; atStart: PhraseList; lookalikes: PhraseList };

/** A list of phrases, and the tree that is made of it when a text is first compared with it. */
type PhraseList = { phrases: readonly string[]; tree: PhraseTree | undefined };

/** Phrases that begin alike: what follows in each of them, and the branches by next word once a text has come this far. */
type PhraseTree = { rests: string[]; branches: Branches | undefined };

/** `heads` and `tails` are the words with a «*», by their written part: a look-up per length, however many phrases there are. */
type Branches = {
  ends: boolean;
  words: Map<string, PhraseTree>;
  heads: Map<string, PhraseTree>;
  tails: Map<string, PhraseTree>;
  affixLengths: Set<number>;
  gap: PhraseTree | undefined;
};

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
  list.tree ??= newTree(
    list.phrases.length > 0 ? fold(list.phrases.join('\n').replaceAll('…', '...')).split('\n') : [],
  );
  return reach(list.tree, tokens, at);
}

/** The end (exclusive) of the longest phrase of the tree that starts at a token, or -1. */
function reach(tree: PhraseTree, tokens: readonly Token[], at: number): number {
  // Most branches are never reached by any text, so they grow on demand.
  tree.branches ??= grow(tree.rests);
  const { ends, words, heads, tails, affixLengths, gap } = tree.branches;
  let end = ends ? at : -1;
  const follow = (next: PhraseTree | undefined, from: number) => {
    if (next) end = Math.max(end, reach(next, tokens, from));
  };
  const token = tokens[at];
  if (token) {
    follow(words.get(token.text), at + 1);
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

function grow(rests: readonly string[]): Branches {
  const branches: Branches = {
    ends: false,
    words: new Map(),
    heads: new Map(),
    tails: new Map(),
    affixLengths: new Set(),
    gap: undefined,
  };
  for (const rest of rests) {
    const [mark, word, after] = firstWord(rest);
    if (mark === '...') {
      branches.gap ??= newTree([]);
      branches.gap.rests.push(after);
    } else if (mark === 'end') {
      branches.ends = true;
    } else {
      const branch = mark === '*_' ? branches.tails : mark === '_*' ? branches.heads : branches.words;
      if (branch !== branches.words) branches.affixLengths.add(word.length);
      const known = branch.get(word);
      if (known) known.rests.push(after);
      else branch.set(word, newTree([after]));
    }
  }
  return branches;
}

/** Splits a folded phrase after its first word: the mark on that word (`_` standing for it), the word, and what follows. */
function firstWord(phrase: string): [mark: string, word: string, after: string] {
  const text = phrase.trimStart();
  const plain = /^([a-z]+(?:'[a-z]+)?)(?: |$)/.exec(text)?.[1];
  if (plain !== undefined) return ['', plain, text.slice(plain.length + 1)];
  if (text.startsWith('...')) return ['...', '', text.slice(3)];

  const chunk = /^\S+?(?=\s|\.\.\.|$)/.exec(text)?.[0] ?? '';
  const after = text.slice(chunk.length);
  if (text === '') return ['end', '', ''];
  const [first = '', ...others] = tokenize(chunk.replaceAll('*', '')).map((token) => token.text);
  if (chunk.startsWith('*')) return ['*_', first, others.join(' ') + after];
  const starred = chunk.endsWith('*');
  if (starred && others.length === 0) return ['_*', first, after];
  return ['', first, others.join(' ') + (starred ? '*' : '') + after];
}

/** Whether a word is one that is spoken: no path, flag, address or identifier. */
function isPlainWord(word: string): boolean {
  return /^[a-z][a-z'-]*$/.test(word) || /^[\p{L}\p{N}][\p{L}\p{M}\p{N}'-]*$/u.test(word);
}

function newList(phrases: readonly string[]): PhraseList {
  return { phrases, tree: undefined };
}

function newTree(rests: string[]): PhraseTree {
  return { rests, branches: undefined };
}
