import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findBlock, type SlotName, slotOnSource } from '../src/block.ts';
import { readProse } from '../src/prose.ts';
import { labels } from '../src/vocabulary.ts';

/** The text of each slot of the block on which a message ends, or undefined. */
function slots(source: string, before: SlotName[] = []) {
  const block = findBlock(readProse(source), new Set(before));
  if (!block) return undefined;
  const text = (name: SlotName) => block[name].lines.map((line) => line.text).join(' | ');
  return [text('now'), text('fromYou'), text('next')];
}

/** A label line, in a block whose other lines are plain: the text of the slot that it opens, or undefined. */
function labelled(line: string): string | undefined {
  return slots(`${line}\n\nFrom you: b\n\nNext: c`)?.[0];
}

const BLOCK = 'Now: a\nFrom you: b\nNext: c';

const listed = Object.entries(labels).flatMap(([slot, names]) =>
  names.map((name) => [slot as SlotName, name] as const),
);

test.each(listed)('a label of %s: %s', (slot, name) => {
  const rest = Object.values(labels).map(([first = '']) => `${first}: x`);
  const index = Object.keys(labels).indexOf(slot);
  const typeset = name.replaceAll("'", '’').replaceAll(' ', '\u00a0');
  for (const shape of [name, name.toUpperCase(), name.toLowerCase(), typeset]) {
    const found = slots(rest.with(index, `${shape}: y`).join('\n'));
    expect(found).toEqual(['x', 'x', 'x'].with(index, 'y'));
  }
});

describe('what makes a label', () => {
  test.each([
    ['a colon', 'Now: a', 'a'],
    ['a wide colon', 'Now：a', 'a'],
    ['spaces before the colon', 'Now : a', 'a'],
    ['strong with its colon', '**Now:** a', 'a'],
    ['strong, then a colon', '**Now**: a', 'a'],
    ['strong, then a space and a colon', '**Now** : a', 'a'],
    ['emphasis', '_Now:_ a', 'a'],
    ['strong that Markdown leaves open', '**Now:**a', 'a'],
    ['strong that is never closed', '**Now: a', 'a'],
    ['emphasis in a word', 'N*o*w: a', 'a'],
    ['a link', '[Now](a.md): b', 'b'],
    ['tags', '<b>Now</b>: a', 'a'],
    ['entities', 'N&#111;w&colon; a', 'a'],
    ['a heading with a colon', '## Now: a', 'a'],
    ['a whole heading', '## Now\na', 'a'],
    ['a whole closed heading', '## Now ##\na', 'a'],
    ['a whole underlined heading', 'Now\n---\na', 'a'],
    ['a whole strong line', '**Now**\na', 'a'],
    ['a whole strong line and an emoji', '🟢 **Now**\na', 'a'],
    ['no text', 'Now:', ''],
    ['a text with a colon', 'Now: a: b', 'a: b'],
    ['invisible characters', '\u200bNo\u00adw\u200b: a', 'a'],
  ])('%s', (_name, line, text) => {
    expect(labelled(line)).toBe(text);
  });

  test.each([
    ['no colon', 'Now a'],
    ['another mark', 'Now - a'],
    ['a plain line alone', 'Now'],
    ['an emphasised line alone', '*Now*'],
    ['a partly strong line', '**Now** a'],
    ['more words before the colon', 'Now then: a'],
    ['a longer word', 'Nowadays: a'],
    ['code', '`Now:` a'],
    ['code, then a colon', '`Now`: a'],
    ['a quotation', '"Now": a'],
    ['an image', '![Now:](a)'],
    ['a quote', '> Now: a'],
    ['a fence', '```\nNow: a\n```'],
    ['a plain line of an underlined heading', 'Now\nb\n---'],
  ])('not %s', (_name, line) => {
    expect(labelled(line)).toBeUndefined();
  });
});

describe('before a label', () => {
  test.each([
    ...['- ', '* ', '+ ', '\\- ', '\\* ', '\\_', '1. ', '2) ', '   ', '\u00a0', '\u3000', '🔴', '• 🔴 ', '- → '],
    ...['⚠️ ', '👉🏽 ', '🇬🇧 ', '1️⃣ ', '👩‍💻 ', '![i](u) ', '<!-- c --> ', '<img src="u"> ', ...'•‣·–—→⇒➜▶■★✅'],
  ])('may stand %j', (before) => {
    expect(labelled(`${before}Now: a`)).toBe('a');
  });

  test.each([
    ...[
      '| ',
      '\\# ',
      '\\> ',
      '> ',
      'x ',
      '7 ',
      'a) ',
      '1\\. ',
      'Then ',
      'a: ',
      '`x` ',
      '"x" ',
      ...'"“«\'‘❝❲([{#ж¿/\\$@,',
    ],
  ])('may not stand %j', (before) => {
    expect(labelled(`${before}Now: a`)).toBeUndefined();
  });
});

describe('the text of a slot', () => {
  test.each([
    ['goes on over lines, paragraphs, lists', 'a\nb\n\nc\n- d\n  - e', 'a | b | c | d | e'],
    ['goes on after what is not spoken', 'a\n\n> q\n\nb\n\n```\nx\n```\nc', 'a | b | c'],
    ['ends at a thematic break', 'a\n\n---\n\nb', 'a'],
    ['ends at an underline, with all above it', 'a\nb\n---\nc', 'a | b'],
    ['ends at a heading', 'a\n\n###### b\n\nc', 'a'],
    ['ends at an underlined heading after its text', 'a\n\nb\n===\nc', 'a | b'],
    [
      'goes on after an unfinished mention of a label',
      'a\nthe label Now: is\n`Now:` b',
      'a | the label Now: is | Now: b',
    ],
  ])('%s', (_name, text, expected) => {
    expect(slots(`Now: x\n\nFrom you: y\n\nNext: ${text}`)).toEqual(['x', 'y', expected]);
  });

  test.each([
    ['holds deeper headings', '## Next', '### a\n\nb', 'a | b'],
    ['ends at a heading as deep', '## Next', 'a\n\n## b\n\nc', 'a'],
    ['ends at a heading less deep', '## Next', 'a\n\n# b', 'a'],
    ['holds deeper headings after a label with its text', '## Next: a', '### b', 'a | b'],
    ['of an underlined label ends at a heading as deep', 'Next\n---', 'a\n\n## b', 'a'],
    ['of a strong label ends at any heading', '**Next**', 'a\n\n###### b', 'a'],
    ['of a label with a colon, underlined, holds deeper headings', 'Next:\n---', '### a', 'a'],
  ])('%s', (_name, label, text, expected) => {
    expect(slots(`Now: x\n\nFrom you: y\n\n${label}\n\n${text}`)).toEqual(['x', 'y', expected]);
  });

  test('starts on the line of its label, and tells what is not spoken', () => {
    const block = findBlock(readProse('x\n\n## Now\n\n> q\n\nFrom you:\n\n![i](u)\n\nNext: c\n\n---\n\n> q'));
    expect(block).toMatchObject({
      now: { line: 3, lines: [], unspoken: true },
      fromYou: { line: 7, lines: [], unspoken: true },
      next: { line: 11, lines: [{ text: 'c', line: 11 }], unspoken: false },
    });
  });
});

describe('a block', () => {
  test.each([
    ['in order', 'Now: a\nFrom you: b\nNext: c', ['a', 'b', 'c']],
    ['in another order', 'Next: c\nNow: a\nFrom you: b', ['a', 'b', 'c']],
    ['with only two slots', 'Now: a\nNext: c', undefined],
    ['over breaks and headings', 'Now: a\n\n---\n\nFrom you: b\n\n# x\n\nNext: c', ['a', 'b', 'c']],
    ['the last of two', `${BLOCK}\n\nNow: d\nFrom you: e\nNext: f`, ['d', 'e', 'f']],
    ['after an abandoned group', `Now: x\nNext: x\n${BLOCK}`, ['a', 'b', 'c']],
    ['of an abandoned group and its rest', 'Now: x\nFrom you: x\nNow: a\nNext: c', undefined],
    ['from the label that came again', 'Now: x\nFrom you: x\nFrom you: b\nNext: c\nNow: a', ['a', 'b', 'c']],
    ['before an unfinished one', `${BLOCK}\n\nNow: d\nFrom you: e`, undefined],
    ['before one of its labels again', `${BLOCK}\n\nNext: d`, undefined],
    ['none', 'All done.', undefined],
  ])('%s', (_name, source, expected) => {
    expect(slots(source)).toEqual(expected);
  });

  test.each([
    ['is completed by the missing slot', 'Next: c', ['now', 'fromYou'], ['', '', 'c']],
    ['is abandoned for a slot it has', 'Now: a\nNext: c', ['now', 'fromYou'], undefined],
    ['is abandoned for a whole block', BLOCK, ['now'], ['a', 'b', 'c']],
    ['makes a later block unfinished', 'From you: b\nNext: c\nNow: a', ['now'], undefined],
  ] as const)('a group that began before: %s', (_name, source, before, expected) => {
    expect(slots(source, [...before])).toEqual(expected);
  });
});

test.each([
  ...['Now: a', '**Now:** a', '**Now**', '## Now', '- Now: a', '1. Now: a', '• Now: a'].map(
    (line) => [line, 'now'] as const,
  ),
  ...['Now', 'Now a', '`Now:`', '> Now: a', '    x', ''].map((line) => [line, undefined] as const),
])('a line of source %j opens %s', (line, slot) => {
  expect(slotOnSource(line)).toBe(slot);
});

test('the last group decides, whatever stands before it', () => {
  const order = fc.array(fc.constantFrom<SlotName>('now', 'fromYou', 'next'), { maxLength: 9 });
  fc.assert(
    fc.property(order, (names) => {
      let group: SlotName[] = [];
      for (const name of names) group = group.includes(name) ? [name] : [...group, name];
      const found = slots(names.map((name, index) => `${labels[name][0]}: ${index}`).join('\n'));
      expect(found !== undefined).toBe(group.length === 3);
    }),
  );
});
