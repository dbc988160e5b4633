import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { followOpen, type Openness } from '../src/openness.ts';
import { readProse } from '../src/prose.ts';

/** What is open after some lines: `nothing`, `unclear`, or which mark (without the container marks before it) within what. */
function openAfter(source: string): string {
  const open = source.split('\n').reduce<Openness>(followOpen, 'nothing');
  if (typeof open === 'string') return open === 'unclear' ? open : 'nothing';
  if ('list' in open) return 'html';
  return `${open.opener.replace(/^(?:[\s>*+-]|\d+[.)])+/, '')} within ${open.within}`;
}

describe('opens', () => {
  test.each([
    ['```', '``` within nothing'],
    ['```ts', '``` within nothing'],
    ['`````', '````` within nothing'],
    ['~~~ a `b`', '~~~ within nothing'],
    ['  ```', '``` within nothing'],
    ['- ```', '``` within list'],
    ['1. - ~~~', '~~~ within list'],
    ['    ```', '``` within list'],
    ['> ```', '``` within quote'],
    ['- > ```', '``` within quote'],
    ['<!-- a', '<!-- within nothing'],
    ['- <!-- a', '<!-- within list'],
    ['<?php', '<? within nothing'],
    ['<!DOCTYPE', '<!D within nothing'],
    ['<![CDATA[', '<![CDATA[ within nothing'],
    ['<script>', '<script> within nothing'],
    ['<PRE class="a"', '<PRE> within nothing'],
    ['<textarea>', '<textarea> within nothing'],
    ['<div>', '<div> within nothing'],
    ['</details>', '<div> within nothing'],
    ['<details><summary>a', '<div> within nothing'],
    ['<br/>', 'html'],
    ['<kbd>', 'html'],
    ['   <b>', 'html'],
    ['<img src="a>b">', 'html'],
  ])('%j: %s', (line, expected) => {
    expect(openAfter(line)).toBe(expected);
    expect(openAfter(`a\n\n${line}`)).toBe(expected);
  });

  test('a fence that stands in an item, or after it', () => {
    expect(openAfter('- a\n\n  ```')).toBe('``` within list or nothing');
    expect(openAfter('- a\n\nb\n\n  ```')).toBe('``` within nothing');
  });

  test.each([
    '',
    'a',
    '``',
    '~~',
    '`a` b',
    'a ```',
    '``` a `b`',
    '```a```',
    '<!-- a -->',
    '<!-->',
    '<?php a ?>',
    '<!DOCTYPE a>',
    '<script>a</script>',
    'a < b',
    '<b>a</b>',
    '<https://a.b>',
    '<a@b.co>',
    'a <!-- b',
    '< a',
    '<1',
    '# a',
    '- a',
    '> a',
    '[a]: b',
    '\\```',
  ])('nothing: %j', (line) => {
    expect(openAfter(line)).toBe('nothing');
  });
});

describe('ends', () => {
  test.each([
    ['a fence', '```\na\n```'],
    ['a fence, with a longer one', '```\na\n`````  '],
    ['a fence, indented', '```\na\n   ```'],
    ['a tilde fence', '~~~\n```\n~~~'],
    ['a comment', '<!-- a\n\nb --> c'],
    ['an instruction', '<?a\n\n?>'],
    ['a declaration', '<!A\n\n>'],
    ['CDATA', '<![CDATA[\n\n]]>'],
    ['a script, with any of its kind', '<script>\n\n</pre>'],
    ['other HTML, with a blank line', '<div>\na\n \t'],
    ['a fence after text that begins with a tag', '<kbd>a</kbd> b\n```\nc\n```'],
    ['a fence in a quote, with its fence', '> ```\n> a\n> ```'],
    ['a fence in a quote, with the quote', '> ```\na'],
    ['a fence in a quote, with a blank line', '> ```\n'],
    ['a fence in an item, with the item', '- ```\n  a\n\nb'],
    ['a fence in an item, with the next item', '- ```\n- a'],
  ])('%s', (_name, source) => {
    expect(openAfter(source)).toBe('nothing');
    expect(openAfter(`${source}\n\na`)).toBe('nothing');
  });
});

describe('goes on', () => {
  test.each([
    ['a fence, over blank lines', '```\n\na\n', '``` within nothing'],
    ['a fence, over a shorter one', '````\n```', '```` within nothing'],
    ['a fence, over one of the other kind', '```\n~~~', '``` within nothing'],
    ['a fence, over one with text', '```\n``` a', '``` within nothing'],
    ['a fence, over one that is indented code', '```\n    ```', '``` within nothing'],
    ['a fence, over markup', '```\n<!--\n> a\n- ~~~', '``` within nothing'],
    ['a comment, over a fence', '<!--\n```\n\n```', '<!-- within nothing'],
    ['HTML, over a fence and a comment', '<div>\n```\n<!--\n- a', '<div> within nothing'],
    ['a fence in a quote', '> ```\n> a', '``` within quote'],
    ['a fence in an item, over blank and indented lines', '- ```\n\n  a', '``` within list'],
    ['the fence that ends a quote with a fence', '> ```\n~~~', '~~~ within nothing'],
    ['the fence that ends an item with a fence', '- ```\n~~~', '~~~ within nothing'],
  ])('%s', (_name, source, expected) => {
    expect(openAfter(source)).toBe(expected);
  });

  test.each([
    ['a fence that may stand in an item', '- a\n\n ```\na'],
    ['a fence in what may be HTML', '<b>\n```'],
    ['a comment in what may be HTML', '<b>\n<!--'],
    ['a fence in HTML that may stand in an item', '- a\n<div>\n```'],
    ['a fence in an item that an unfinished tag went on', '- a\n<a\n\n  ```\nb'],
    ['a fence in an item after an unfinished tag', '<a\n- b\n\n  ```\nc'],
  ])('unclear: %s', (_name, source) => {
    expect(openAfter(source)).toBe('unclear');
    expect(openAfter(`${source}\n\n\`\`\`\n-->\n\na`)).toBe('unclear');
  });
});

test('where nothing is open, an unindented line after a blank one is read as if it came first', () => {
  const piece = fc.constantFrom(
    ...['```', '~~~', '````', '  ```', '    ```', '- ```', '> ```', '- > ~~~', '``` x', '<!--', '-->', '<!-- -->'],
    ...['<div>', '</div>', '<pre>', '</pre>', '<?', '?>', '<!A', '>', '<![CDATA[', ']]>', '- a', '  a', '> a', 'a', ''],
    ...['', '', '    a', '\ta', '1. a', '# a', '---', '<a', 'a <!--', '`', '- <!--', '- <pre>', '> <!--'],
    ...['<a>', '- <a', '  - a', '> - a', '> ```', '>', '   ```', '-', '  <a', '- - a', '<a b="', '[a]:', '[a]: b "'],
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 9 }), (lines) => {
      fc.pre(openAfter([...lines, ''].join('\n')) === 'nothing');
      const whole = readProse([...lines, '', 'word'].join('\n'));
      expect(whole.at(-1)).toMatchObject({ kind: 'line', text: 'word', line: lines.length + 2, depth: 0 });
    }),
    { numRuns: 2000 },
  );
});
