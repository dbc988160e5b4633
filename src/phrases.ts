import { type Token, tokenize } from './tokens.ts';

/** The phrases of one kind: those that count anywhere, those that count where a clause starts, and what only looks alike. */
export type PhraseSet = { anywhere: PhraseTree; atStart: PhraseTree; lookalikes: PhraseTree };

/** Phrases as a tree of words, so that a position of a text is compared with all of them at once. */
type PhraseTree = {
  words: Map<string, PhraseTree>;
  affixes: Affixes | undefined;
  gap: PhraseTree | undefined;
  ends: boolean;
};

/** Words with a «*», by their written part; a look-up per length that occurs, however many phrases there are. */
type Affixes = { heads: Map<string, PhraseTree>; tails: Map<string, PhraseTree>; lengths: Set<number> };

const GAP_WORDS = 3;
const PLAIN_WORD = /^[\p{L}\p{M}\p{N}'-]+$/u;

/** Compiles the lists of one kind. In a phrase «…» (or three dots) stands for up to three words and «*» for the rest of a word. */
export function phraseSet(
  anywhere: readonly string[],
  atStart: readonly string[] = [],
  lookalikes: readonly string[] = [],
): PhraseSet {
  return { anywhere: tree(anywhere), atStart: tree(atStart), lookalikes: tree(lookalikes) };
}

/** The position of the first token at which a phrase of the set starts, or -1. */
export function firstMatch(set: PhraseSet, tokens: readonly Token[]): number {
  const taken = covered(set.lookalikes, tokens);
  const start = tokens.findIndex((token) => token.word);
  for (let at = 0; at < tokens.length; at++) {
    if (taken.has(at)) continue;
    if (reach(set.anywhere, tokens, at) > at) return at;
    if (at === start && reach(set.atStart, tokens, at) > at) return at;
  }
  return -1;
}

function covered(lookalikes: PhraseTree, tokens: readonly Token[]): Set<number> {
  const positions = new Set<number>();
  for (let at = 0; at < tokens.length; at++) {
    const end = reach(lookalikes, tokens, at);
    for (let inside = at; inside < end; inside++) positions.add(inside);
  }
  return positions;
}

/** The end (exclusive) of the longest phrase of the tree that starts at a token, or -1. */
function reach(tree: PhraseTree, tokens: readonly Token[], at: number): number {
  let end = tree.ends ? at : -1;
  const follow = (next: PhraseTree | undefined, from: number) => {
    if (next) end = Math.max(end, reach(next, tokens, from));
  };
  const token = tokens[at];
  if (token) {
    follow(tree.words.get(token.text), at + 1);
    if (tree.affixes && PLAIN_WORD.test(token.text)) {
      const { heads, tails, lengths } = tree.affixes;
      for (const length of lengths) {
        if (length > token.text.length) continue;
        follow(heads.get(token.text.slice(0, length)), at + 1);
        follow(tails.get(token.text.slice(token.text.length - length)), at + 1);
      }
    }
  }
  if (tree.gap) {
    for (let skipped = 0; skipped <= GAP_WORDS; skipped++) {
      follow(tree.gap, at + skipped);
      if (!tokens[at + skipped]?.word) break;
    }
  }
  return end;
}

function tree(phrases: readonly string[]): PhraseTree {
  const root = emptyTree();
  for (const phrase of phrases) {
    const last = grow(root, phrase);
    last.ends = last !== root;
  }
  return root;
}

function grow(root: PhraseTree, phrase: string): PhraseTree {
  let node = root;
  for (const chunk of phrase.replace(/…|\.\.\./g, ' … ').split(/\s+/)) {
    if (chunk === '…') {
      node.gap ??= emptyTree();
      node = node.gap;
      continue;
    }
    const tail = chunk.startsWith('*');
    const head = !tail && chunk.endsWith('*');
    const words = tokenize(chunk.replaceAll('*', ''));
    words.forEach(({ text }, index) => {
      if (tail && index === 0) node = child(affixes(node, text.length).tails, text);
      else if (head && index === words.length - 1) node = child(affixes(node, text.length).heads, text);
      else node = child(node.words, text);
    });
  }
  return node;
}

function affixes(node: PhraseTree, length: number): Affixes {
  node.affixes ??= { heads: new Map(), tails: new Map(), lengths: new Set() };
  node.affixes.lengths.add(length);
  return node.affixes;
}

function child(branch: Map<string, PhraseTree>, key: string): PhraseTree {
  const known = branch.get(key) ?? emptyTree();
  branch.set(key, known);
  return known;
}

function emptyTree(): PhraseTree {
  return { words: new Map(), affixes: undefined, gap: undefined, ends: false };
}
