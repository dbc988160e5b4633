import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clauses } from '../src/clauses.ts';
import { readProse } from '../src/prose.ts';
import { OPAQUE } from '../src/tokens.ts';

/** The clauses, or the segments, of a Markdown text. */
function cut(source: string, atLineBreaks = false) {
  const lines = readProse(source).filter((item) => item.kind === 'line');
  return [...clauses(lines, atLineBreaks)];
}

function texts(source: string, atLineBreaks = false): string[] {
  return cut(source, atLineBreaks).map((clause) => clause.text);
}

/** The words and signs of the first clause that can be matched, each mention as «…». */
function said(source: string): string {
  const [first] = cut(source);
  return (first?.tokens ?? []).map((token) => (token.text.startsWith(OPAQUE) ? '«…»' : token.text)).join(' ');
}

describe('a clause ends', () => {
  test.each([
    ['at ;', 'a; b;c', ['a', 'b', 'c']],
    ['at . before white space', 'a. b.\u00a0c.\td', ['a', 'b', 'c', 'd']],
    ['at ! and ?', 'a! b? c', ['a', 'b', 'c']],
    ['at several of them', 'a?! b... c', ['a', 'b', 'c']],
    ['at a full stop at the end', 'a.', ['a']],
    ['at a full stop at the end of a line', 'a.\nb', ['a', 'b']],
    ['at a full stop and closing marks', 'a.) b.” c.’ d.» e.] f', ['a', 'b', 'c', 'd', 'e', 'f']],
    ['at a full stop within emphasis', '**a.** b *c.* d', ['a', 'b c', 'd']],
    ['at a full stop before literal stars', 'a.\\*\\* b', ['a', 'b']],
    ['at wide marks, without white space', 'a。b；c！d？e｡f', ['a', 'b', 'c', 'd', 'e', 'f']],
    ['at marks of other scripts', 'a؛b؟c۔d।e։f።g။h។i', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']],
    ['at a mark written as an entity', 'a&#59; b', ['a', 'b']],
    ['with its paragraph', 'a\n\nb', ['a', 'b']],
    ['with its list item', '- a\n- b\n  1. c', ['a', 'b', 'c']],
    ['with its heading', '# a\nb', ['a', 'b']],
    ['with its underlined heading', 'a\n---\nb', ['a', 'b']],
    ['with its HTML block', '<div>\na\n</div>\n\nb', ['a', 'b']],
  ])('%s', (_name, source, expected) => {
    expect(texts(source)).toEqual(expected);
  });
});

test.each(['Say "a." Then b', 'Say “a!” Then b', 'Say «a?» Then b', 'Say „a.“ Then b'])(
  'a clause ends with a quotation that ends a sentence: %s',
  (source) => {
    expect(texts(source)).toEqual([expect.stringMatching(/^Say .a/), 'Then b']);
  },
);

describe('a clause does not end', () => {
  test.each([
    ['at . inside a file name', 'a README.md b'],
    ['at . inside a number', 'a v1.2 b'],
    ['at . ! ? before a letter', 'a.b a!b a?b'],
    ['at a comma, a dash, a colon', 'a, b – c — d - e: f'],
    ['at an ellipsis character', 'a… b'],
    ['at a length', `a ${'b '.repeat(500)}c`],
    ['inside a quotation', 'a "b. c; d" e'],
    ['inside code', 'a b', 'a `b`'],
  ])('%s', (_name, text, source = text) => {
    expect(texts(source)).toEqual([text]);
  });

  test('at a mark in code', () => {
    expect(texts('a `b; c. d` e')).toEqual(['a b; c. d e']);
  });
});

describe('line breaks', () => {
  test.each([
    ['soft', 'a\nb'],
    ['two spaces', 'a  \nb'],
    ['backslash', 'a\\\nb'],
    ['tag', 'a<br>b'],
  ])('%s: end a segment and no clause', (_name, source) => {
    expect(texts(source)).toEqual(['a b']);
    expect(texts(source, true)).toEqual(['a', 'b']);
  });

  test('segments end as clauses do', () => {
    expect(texts('a; b. c\n\n- d, e', true)).toEqual(['a', 'b', 'c', 'd, e']);
  });

  test('a quotation over two lines does not hide a segment', () => {
    expect(texts('a "b\nc" d', true)).toEqual(['a "b', 'c" d']);
  });
});

describe('what is no clause', () => {
  test.each([
    ['nothing', ''],
    ['marks', '; . ! — …'],
    ['emoji', '👍 ✅'],
    ['stars', '\\*\\*'],
  ])('%s', (_name, source) => {
    expect(texts(source)).toEqual([]);
  });

  test('is passed over', () => {
    expect(texts('👍! ; — . a')).toEqual(['a']);
  });
});

describe('mentions are one opaque word', () => {
  test.each([
    ['code', 'say `none` now', 'say «…» now'],
    ['straight quotation marks', 'say "none" now', 'say «…» now'],
    ['curly quotation marks', 'say “none” now', 'say «…» now'],
    ['angle quotation marks', 'say «none» now', 'say «…» now'],
    ['low quotation marks', 'say „none“ now', 'say «…» now'],
    ['low quotation marks, closed otherwise', 'say „none” now', 'say «…» now'],
    ['with code in them', 'say "a `none` b" now', 'say «…» now'],
    ['with emphasis in them', 'say "a **none** b" now', 'say «…» now'],
    ['over two lines', 'say "none\nnone" now', 'say «…» «…» now'],
    ['two', 'say "none" or "all"', 'say «…» or «…»'],
    ['an address', 'see https://a.b/none?none=none now', 'see «…» now'],
    ['an address in angle brackets', 'see <https://a.b/none,none> now', 'see «…» now'],
    ['an address of another scheme', 'see ssh+git://a.b/none now', 'see «…» now'],
    ['an address without a scheme', 'see www.none.com now', 'see «…» now'],
    ['a mail address', 'see mailto:none@a.b now', 'see «…» now'],
    ['not the mark after an address', 'see https://a.b/none, (https://a.b/none) now', 'see «…» , ( «…» ) now'],
  ])('%s', (_name, source, expected) => {
    expect(said(source)).toBe(expected);
  });
});

describe('no mention', () => {
  test.each([
    ['an opening mark alone', 'say "none now', 'say " none now'],
    ['a closing mark alone', 'say none” now', 'say none ” now'],
    ['a curly mark alone', 'say “none now', 'say “ none now'],
    ['single quotation marks', 'say ‘none’ now', "say ' none ' now"],
    ['inches', 'say 5" none 6" now', 'say 5 " none 6 " now'],
    ['marks of different paragraphs', 'say "none\n\nnone" now', 'say " none'],
    ['words between mentions', 'say "a" none "b"', 'say «…» none «…»'],
    ['words after an unpaired mark and before a quotation', 'a “none “b”', 'a “ none «…»'],
    ['the text of a link', 'say [none](https://a.b) now', 'say none now'],
    ['a scheme alone', 'say https:// none', 'say https : / / none'],
    ['an image', 'say ![none](a.png) now', 'say now'],
  ])('%s', (_name, source, expected) => {
    expect(said(source)).toBe(expected);
  });
});

describe('a mention that is all of a clause is said', () => {
  test.each([
    ['code', '`none`', 'none'],
    ['code and marks', '— `none`!', '— none'],
    ['code twice', '`none` `one`', 'none one'],
    ['a quotation', '"none".', '" none "'],
    ['a curly quotation', '“none”', '“ none ”'],
    ['with an emoji', '👍 «none»', '👍 « none »'],
    ['in emphasis', '**`none`**', 'none'],
  ])('%s', (_name, source, expected) => {
    expect(said(source)).toBe(expected);
  });

  test('in each clause anew', () => {
    expect(cut('say `none`; `none`').map((clause) => clause.tokens.at(-1)?.text.startsWith(OPAQUE))).toEqual([
      true,
      false,
    ]);
  });
});

describe('the shown text', () => {
  test.each([
    ['has its letter case, quotations and code', 'A “Bé” `C` <https://d.e>', 'A “Bé” C https://d.e'],
    ['has no stars around it', '\\*\\*a\\*\\*', 'a'],
    ['is one line', 'a\n b\\\nc', 'a b c'],
  ])('%s', (_name, source, text) => {
    expect(texts(source)).toEqual([text]);
  });

  test.each([
    ['clauses', false, 'a; b\nc. d\n\n> q\n\n- e\n- f; g', ['a:1', 'b c:1', 'd:2', 'e:6', 'f:7', 'g:7']],
    ['segments', true, 'a; b\nc. d\n\n# e\nf', ['a:1', 'b:1', 'c:2', 'd:2', 'e:4', 'f:5']],
    ['a clause that starts on a later line', false, 'a.\n—\nb', ['a:1', '— b:2']],
    ['clauses after a blank start', false, 'a;\nb', ['a:1', 'b:2']],
  ])('stands on its source line: %s', (_name, atLineBreaks, source, expected) => {
    expect(cut(source, atLineBreaks).map((clause) => `${clause.text}:${clause.line}`)).toEqual(expected);
  });

  test('holds every letter of the source, in order', () => {
    const piece = fc.constantFrom('a', 'b', ' ', '. ', '; ', '! ', ', ', '"', '“', '”', '\n', '\n\n', '5" ');
    fc.assert(
      fc.property(fc.string({ unit: piece }), fc.boolean(), (source, atLineBreaks) => {
        expect(
          texts(source, atLineBreaks)
            .join('')
            .replace(/[^ab5]/g, ''),
        ).toBe(source.replace(/[^ab5]/g, ''));
      }),
    );
  });
});
