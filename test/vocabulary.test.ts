import { describe, expect, test } from 'vitest';
import { clauses } from '../src/clauses.ts';
import { firstMatch, phraseSet } from '../src/phrases.ts';
import { readProse } from '../src/prose.ts';
import { fold, hasWord, tokenize } from '../src/tokens.ts';
import * as vocabulary from '../src/vocabulary.ts';

const { labels, leadIns, ...phraseLists } = vocabulary;
type ListName = keyof typeof phraseLists;
type Lists = Record<ListName, readonly string[]>;
const lists = Object.entries(phraseLists) as [ListName, readonly string[]][];
const labelLists = Object.entries(labels);
const allLists: [string, readonly string[]][] = [...lists, ['leadIns', leadIns], ...labelLists];

/** Which lists are compared with a text together: phrases, those that count at the start, look-alikes. */
const kinds: [ListName[], ListName[], ListName[]][] = [
  [['nothing'], ['nothingAtStart'], ['nothingLookalikes']],
  [['promise'], ['promiseAtStart'], ['promiseLookalikes']],
  [['waiting', 'refusal'], [], ['waitingLookalikes']],
  [['gate'], ['gateAtStart'], ['gateLookalikes']],
];

/** A phrase as words and signs; a word may have a «*», and «*» alone is any word. One for each number of words of a «…». */
function readings(phrase: string): string[][] {
  return phrase.split(' ').reduce<string[][]>(
    (starts, chunk) => {
      if (chunk === '…') return [0, 1, 2, 3].flatMap((n) => starts.map((start) => [...start, ...Array(n).fill('*')]));
      if (chunk === '*') return starts.map((start) => [...start, '*']);
      const tokens = tokenize(chunk.replaceAll('*', '')).map((token) => token.text);
      if (chunk.startsWith('*')) tokens[0] = `*${tokens[0]}`;
      if (chunk.endsWith('*')) tokens.push(`${tokens.pop()}*`);
      return starts.map((start) => [...start, ...tokens]);
    },
    [[]],
  );
}

/** A text for such a reading, with a made-up word or part of a word for each «*». */
function written(reading: readonly string[]): string {
  return reading.map((word) => word.replace('*', 'zork')).join(' ');
}

/** Whether a word, which may have a «*» itself, is one that a word with a «*» stands for. */
function fits(word: string, pattern: string): boolean {
  if (word === pattern || pattern === '*') return hasWord(word) || word === pattern;
  if (pattern.startsWith('*')) return word.endsWith(pattern.slice(1));
  return pattern.endsWith('*') && word.startsWith(pattern.slice(0, -1));
}

/** The word that both stand for, if there is one; it may have a «*» itself. */
function common(one: string, other: string): string | undefined {
  const words = [one, other, one.replace('*', other), other.replace('*', one)];
  return words.find((word) => fits(word, one) && fits(word, other));
}

/** The readings that begin as the first phrase does and hold the other one too, from one of its words on. */
function* overlaps(phrase: string, other: string): Generator<string[]> {
  const others = readings(other);
  for (const first of readings(phrase))
    for (const second of others)
      for (let at = 0; at < first.length; at++) {
        const joined = Array.from({ length: Math.max(first.length, at + second.length) }, (_, index) => {
          const [one, two] = [first[index], second[index - at]];
          return one === undefined || two === undefined ? (one ?? two) : common(one, two);
        });
        if (joined.every((word) => word !== undefined)) yield joined;
      }
}

/** A function that says of a text which kinds it holds, and whether it promises before it names a condition. */
function decider(from: Lists): (text: string) => string {
  const sets = kinds.map((kind) => {
    const [anywhere, atStart, lookalikes] = kind.map((names) => names.flatMap((name) => from[name]));
    return phraseSet(anywhere ?? [], atStart, lookalikes);
  });
  return (text) => {
    const tokens = tokenize(text);
    const positions = sets.map((set) => firstMatch(set, tokens));
    const [, promise = -1, , gate = -1] = positions;
    return [...positions.map((at) => at !== -1), promise < gate].join();
  };
}

const decide = decider(phraseLists);
const promised = written(readings(phraseLists.promise[0] ?? '')[0] ?? []);

/** Texts that hold a phrase, some of them so that another list takes it back, covers a part of it, or stands within it. */
function* textsWith(list: ListName, phrase: string): Generator<string> {
  const [anywhere = [], atStart = [], lookalikes = []] = kinds.find((kind) => kind.flat().includes(list)) ?? [];
  const isLookalike = lookalikes.includes(list);
  const opposite: ListName[] = isLookalike ? [...anywhere, ...atStart] : [...lookalikes];
  if (anywhere.includes('promise')) opposite.push('gate');
  if (anywhere.includes('gate')) opposite.push('promise');
  for (const before of ['', 'zork '])
    for (const after of ['', ` zork ${promised}`]) {
      for (const reading of readings(phrase)) yield before + written(reading) + after;
      for (const name of opposite)
        for (const other of phraseLists[name])
          for (const reading of overlaps(phrase, other)) yield before + written(reading) + after;
    }
}

/** Whether a phrase decides about some text, given all the others. */
function matters(list: ListName, phrase: string): boolean {
  const others = phraseLists[list].filter((other) => other !== phrase);
  const decideWithout = decider({ ...phraseLists, [list]: others });
  for (const text of textsWith(list, phrase)) if (decide(text) !== decideWithout(text)) return true;
  return false;
}

test('every list belongs to a kind', () => {
  expect(kinds.flat(2).sort()).toEqual(lists.map(([name]) => name).sort());
});

describe.each(allLists)('each entry of %s', (_name, entries) => {
  test('stands there once', () => {
    const folded = entries.map((entry) => readings(fold(entry)).at(-1)?.join(' '));
    expect(entries.filter((_entry, at) => folded.indexOf(folded[at]) !== at)).toEqual([]);
  });

  test('is plain text', () => {
    expect(entries.filter((entry) => !/^[^\s\p{Cc}\p{Cf}]+( [^\s\p{Cc}\p{Cf}]+)*$/u.test(entry))).toEqual([]);
    expect(entries.filter((entry) => /[’‘ʼ‛＇“”«»"`‐‑;]/.test(entry))).toEqual([]);
    expect(entries.filter((entry) => entry !== entry.normalize())).toEqual([]);
  });
});

test('labels have no marks, and each opens one slot', () => {
  const all = Object.values(labels).flat();
  expect(all.filter((label) => /[*…:：]|\.\.\./.test(label))).toEqual([]);
  expect(all.filter((label, at) => all.map(fold).indexOf(fold(label)) !== at)).toEqual([]);
});

test('lead-ins are not made of other lead-ins', () => {
  const isMade = (words: string[], others: string[]): boolean =>
    words.length === 0 ||
    others.some((other) => {
      const start = words.slice(0, other.split(' ').length);
      return start.join(' ') === other && isMade(words.slice(start.length), others);
    });
  const made = leadIns.filter((leadIn) =>
    isMade(
      leadIn.split(' '),
      leadIns.filter((other) => other !== leadIn),
    ),
  );
  expect(made).toEqual([]);
});

describe.each([...lists, ['leadIns', leadIns] as const])('each phrase of %s', (name, phrases) => {
  test('has its marks where they mean something', () => {
    const chunk = String.raw`(?:…|\*|\*?[^\s*….]+(?:\.[^\s*….]+)*|[^\s*….]+\*)`;
    const ends = (phrase: string) => /^…|…$|… …/.test(phrase);
    expect(phrases.filter((phrase) => !new RegExp(`^${chunk}(?: ${chunk})*$`).test(phrase) || ends(phrase))).toEqual(
      [],
    );
  });

  test('is found in a text that has it', () => {
    const atStart = name.endsWith('AtStart');
    const missed = phrases.filter((phrase) => {
      const set = atStart ? phraseSet([], [phrase]) : phraseSet([phrase]);
      return !readings(phrase).every((reading) => firstMatch(set, tokenize(written(reading))) === 0);
    });
    expect(missed).toEqual([]);
  });

  test('fits in one clause, as it is written', () => {
    const cut = phrases.filter((phrase) => {
      const text = phrase.replaceAll('…', 'zork').replaceAll('*', 'zork');
      const found = [
        ...clauses(
          readProse(`We ${text}`).filter((item) => item.kind === 'line'),
          true,
        ),
      ];
      return found.length !== 1 || firstMatch(phraseSet([phrase]), found[0]?.tokens ?? []) !== 1;
    });
    expect(cut).toEqual([]);
  });
});

test.each(lists)(
  'each phrase of %s decides something that the others leave open',
  { timeout: 300_000 },
  (name, phrases) => {
    expect(phrases.filter((phrase) => !matters(name, phrase))).toEqual([]);
  },
);
