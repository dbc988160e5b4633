import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readProse } from '../src/prose.ts';
import { OPAQUE } from '../src/tokens.ts';

/** Each item in short: a line as `number text`, a rule as its depth, what is unspoken as `~`. */
function items(source: string): string[] {
  return readProse(source).map((item) =>
    item.kind === 'line' ? `${item.line} ${item.text}` : item.kind === 'rule' ? `rule ${item.depth}` : '~',
  );
}

function lines(source: string) {
  return readProse(source).filter((item) => item.kind === 'line');
}

describe('what is read', () => {
  test.each([
    ['a paragraph', 'a', ['1 a']],
    ['the lines of a paragraph', 'a\n b\nc', ['1 a', '2 b', '3 c']],
    ['nothing of nothing', '\n \n', []],
    ['list items, nested ones too', '- a\n  - b\n\n    c\n* d', ['1 a', '2 b', '4 c', '5 d']],
    ['numbered items', '1. a\n   b\n2) c', ['1 a', '2 b', '3 c']],
    ['a lazy line of a list item', '- a\nb', ['1 a', '2 b']],
    ['headings', '# a\n## b ##', ['1 a', '2 b']],
    ['an underlined heading, its underline after it', 'a\nb\n---\nc', ['1 a', '2 b', 'rule 2', '4 c']],
    ['a heading underlined by =', 'a\n===', ['1 a', 'rule 1']],
    ['thematic breaks', 'a\n\n---\n***\nb', ['1 a', 'rule 0', 'rule 0', '5 b']],
    ['a thematic break after a list', '- a\n---', ['1 a', 'rule 0']],
    ['a quote, with its lazy line', '> a\nb\n\nc', ['~', '4 c']],
    ['a quote in a list item', '- a\n  > b\n\n  c', ['1 a', '~', '4 c']],
    ['fenced code', '```\na\n```\nb', ['~', '4 b']],
    ['fenced code that is never closed', 'a\n~~~\nb\n\nc', ['1 a', '~']],
    ['fenced code in a list item', '- a\n\n  ```\n  b\n  ```\n  c', ['1 a', '~', '6 c']],
    ['indented code', '    a\n\nb', ['~', '3 b']],
    ['an indented line of a paragraph', 'a\n    b', ['1 a', '2 b']],
    ['no link definitions', '[a]: https://b.c\n\nd', ['3 d']],
    ['a table as a paragraph', '| a | b |\n|---|---|\n| c | d |', ['1 | a | b |', '2 |---|---|', '3 | c | d |']],
  ])('%s', (_name, source, expected) => {
    expect(items(source)).toEqual(expected);
  });
});

describe('lines end', () => {
  test.each([
    ['at a soft break', 'a\nb', ['1 a', '2 b']],
    ['at two spaces', 'a  \nb', ['1 a', '2 b']],
    ['at a backslash', 'a\\\nb', ['1 a', '2 b']],
    ['at <br>, on the same source line', 'a<br>b<BR />c', ['1 a', '1 b', '1 c']],
    ['at <br> and its line end, once', 'a<br/>\nb', ['1 a', '2 b']],
    ['in emphasis', '*a\nb* c\nd', ['1 a', '2 b c', '3 d']],
    ['in the text of a link', '[a\nb](c) d\ne', ['1 a', '2 b d', '3 e']],
    ['after a link over two lines', '[a](\nb) c\nd', ['1 a c', '3 d']],
    ['not in code', '`a\nb` c\nd', ['1 a b c', '3 d']],
    ['not at an escaped <br>', 'a&lt;br&gt;b', ['1 a<br>b']],
  ])('%s', (_name, source, expected) => {
    expect(items(source)).toEqual(expected);
  });
});

describe('inline text', () => {
  test.each([
    ['emphasis and strong', '*a* _b_ **c** __d__ ***e***', 'a b c d e'],
    ['emphasis that is not closed', '**a', '**a'],
    ['a link', '[a](b "c")', 'a'],
    ['a link by reference', '[a][b]\n\n[b]: c', 'a'],
    ['a reference to nothing', '[a][b]', '[a][b]'],
    ['tags', 'a <b>c</b> <kbd title="x">d</kbd>', 'a c d'],
    ['comments', 'a<!-- b -->c', 'ac'],
    ['escapes', '\\*a\\* \\# \\`b\\`', '*a* # `b`'],
    ['entities', 'a &amp; &lt;b&gt; &#58; &#x6E;', 'a & <b> : n'],
    ['white space as spaces', 'a\tb\u00a0c&nbsp;d', 'a b c d'],
    ['no white space around it', '  a &nbsp;', 'a'],
    ['a NUL as a replacement character', 'a\0b', 'a\ufffdb'],
    ['code', '`a` `` b` ``', 'a b`'],
  ])('%s', (_name, source, text) => {
    expect(lines(source).map((line) => line.text)).toEqual([text]);
  });

  test('code is not said, character by character', () => {
    const [line] = lines('a `b; c` **`d`** e');
    expect(line?.said).toBe(`a ${OPAQUE.repeat(4)} ${OPAQUE} e`);
    expect(line?.text).toBe('a b; c d e');
  });
});

describe('HTML blocks', () => {
  test.each([
    ['the text between tags', '<div class="a">\nb\n</div>\nc', ['2 b', '4 c']],
    ['tags within a line', '<p>a <b>c</b></p>', ['1 a c']],
    ['a tag over several lines', '<p\n  id="a"\n>b</p>', ['3 b']],
    ['<br>', '<p>a<br>b<br/>\nc</p>', ['1 a', '1 b', '2 c']],
    ['entities', '<p>a &amp; &#98; &nbsp;</p>', ['1 a & b']],
    ['no escapes', '<p>\\*a\\*</p>', ['1 \\*a\\*']],
    ['no emphasis', '<p>**a** `b`</p>', ['1 **a** `b`']],
    ['no comment', '<!-- a -->', []],
    ['no comment over several lines', '<!-- a\n\nb --> c\n\nd', ['3 c', '5 d']],
    ['no comment that is never closed', '<!-- a\n\nb', []],
    ['no comment within a block', '<div>\n<!-- a\nb -->\nc\n</div>', ['4 c']],
    ['no comment within a paragraph', 'a <!-- b\nc --> d\ne', ['1 a  d', '3 e']],
    ['no declaration, instruction or CDATA', '<!DOCTYPE a>\n\n<?b c ?>\n\n<![CDATA[d]]>', []],
    ['signs that are no tags', '<p>1 < 2 > 0</p>', ['1 1 < 2 > 0']],
    ['in a list item', '- <div>a</div>\n- b', ['1 a', '2 b']],
  ])('%s', (_name, source, expected) => {
    expect(items(source)).toEqual(expected);
  });
});

test.each([
  ['an image alone', '![a](b)', ['~']],
  ['an image in a line, after it', 'a ![b](c) d', ['1 a  d', '~']],
  ['an image on a line of its own', '![a](b)\nc', ['~', '2 c']],
  ['an image by reference', '![a][b]\n\n[b]: c', ['~']],
  ['an image in a link', '[![a](b)](c)', ['~']],
])('unspoken: %s', (_name, source, expected) => {
  expect(items(source)).toEqual(expected);
});

test.each([
  ['other text', 'a\n\n- b', [0, 0]],
  ['headings', '# a\n## b\n###### c', [1, 2, 6]],
  ['headings in lists', '- ### a', [3]],
  ['underlined headings, whose underline has it', 'a\n===\nb\n---', [0, 0]],
  ['too many signs', '####### a', [0]],
])('depth: %s', (_name, source, depths) => {
  expect(lines(source).map((line) => line.depth)).toEqual(depths);
});

test.each([
  ['headings', '# a\n\n## b `c`', [true, true]],
  ['an underlined heading', 'a\n---', [true]],
  ['an underlined heading of several lines', 'a\nb\n---', [false, false]],
  ['strong text', '**a**\n\n__b__\n\n***c***', [true, true, true]],
  ['strong lines of a paragraph', '**a**\nb\n**c**  \nd', [true, false, true, false]],
  ['strong over two lines', '**a\nb**', [true, true]],
  ['strong in pieces', '**a** — **b**', [true]],
  ['strong with signs around it', '🟢 **a**: 👍', [true]],
  ['strong in a list', '- **a**', [true]],
  ['plain text', 'a', [false]],
  ['emphasis', '*a*', [false]],
  ['partly strong text', '**a** b', [false]],
  ['strong by tags', '<b>a</b>', [false]],
  ['stars that are left over', '**a', [false]],
  ['signs only', '**—**', [false]],
])('bare: %s', (_name, source, expected) => {
  expect(lines(source).map((line) => line.bare)).toEqual(expected);
});

test.each([
  ['one for each paragraph, heading and item', '# a\nb\nc\n\nd\n- e\n- f', [0, 1, 1, 2, 3, 4]],
  ['one for each paragraph of an item', '- a\n\n  b', [0, 1]],
  ['one for an HTML block', '<div>\na\nb\n</div>\n\nc', [0, 0, 1]],
  ['one for an underlined heading', 'a\nb\n---\nc', [0, 0, 1]],
])('parts: %s', (_name, source, expected) => {
  const parts = lines(source).map((line) => line.part);
  expect(parts.map((part) => [...new Set(parts)].indexOf(part))).toEqual(expected);
});

test('counts lines from a given number on', () => {
  const numbers = (firstLine: number) =>
    readProse('a\nb\n\n- c\n\n<div>\nd\n</div>\n\n## e', firstLine).map((item) =>
      item.kind === 'line' ? item.line : 0,
    );
  expect(numbers(100)).toEqual(numbers(1).map((line) => line + 99));
});

test('gives each line the number of the source line on which its text stands', () => {
  const before = fc.constantFrom(
    '',
    '- ',
    '  ',
    '1. ',
    '# ',
    '> q\n\n',
    '**x** ',
    '```\n\n```\n',
    '<!-- c\n\n-->\n',
    '\n',
  );
  const after = fc.constantFrom(
    '\n',
    '\n\n',
    '  \n',
    '\\\n',
    '\n---\n',
    '<br>\n',
    '\n\n`c\nd` e\n\n',
    ' [t](u)\n',
    ' <!-- c\nd -->\n',
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(before, after), { maxLength: 8 }), (pieces) => {
      const source = pieces.map(([start, end], index) => `${start}word${index}${end}`).join('');
      const rows = source.split('\n');
      for (const line of lines(source))
        for (const [word] of line.text.matchAll(/word\d/g)) expect(rows[line.line - 1]).toContain(word);
    }),
  );
});
