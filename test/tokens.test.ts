import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold, hasWord, OPAQUE, tokenize } from '../src/tokens.ts';

describe('fold', () => {
  test.each([
    ['letter case', 'NoThing', 'nothing'],
    ['letter case of other scripts', 'НИЧЕГО ΚΑΝΈΝΑ', 'ничего κανένα'],
    ['every kind of apostrophe', 'a’b‘cʼd‛e＇f', "a'b'c'd'e'f"],
    ['Unicode hyphens', 'no‐one no‑one', 'no-one no-one'],
    ['no dashes', 'a – b — c', 'a – b — c'],
    ['every kind of space', 'a\u00a0b\u1680c\u2003d\u202fe\u205ff\u3000g\th', 'a b c d e f g h'],
    ['line and paragraph separators', 'a\u2028b\u2029c', 'a b c'],
    ['line ends stay in a text with Unicode', 'é\nb', 'é\nb'],
    ['line ends stay in ASCII', 'a\nb', 'a\nb'],
    ['dotted capital İ', 'İPTAL', 'iptal'],
    ['dotless ı', 'ısı', 'isi'],
    ['ß and capital ẞ', 'Straße STRAẞE STRASSE', 'strasse strasse strasse'],
    ['final ς', 'τέλος ΤΈΛΟΣ τέλοσ', 'τέλοσ τέλοσ τέλοσ'],
    ['decomposed letters', 'cafe\u0301 CAFE\u0301', 'café café'],
    ['decomposed letters of Japanese', 'か\u3099', 'が'],
    ['decomposed letters of Korean', '\u1112\u1161\u11ab', '한'],
    ['letters that are compatible only stay', 'ﬁ ②', 'ﬁ ②'],
    ['soft hyphens', 'no\u00adthing', 'nothing'],
    ['zero-width characters', 'no\u200bth\u200cin\u200dg\u2060\ufeff', 'nothing'],
    ['direction marks', '\u200enone\u200f \u202anone\u202e \u2066none\u2069 \u061cnone', 'none none none none'],
    ['variation selectors', 'a\ufe0f b\ufe00', 'a b'],
    ['emoji stay', '👍🏽', '👍🏽'],
    ['nothing of nothing', '', ''],
  ])('%s', (_name, text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  test('reads each letter and mark composed and taken apart alike', () => {
    const compatible = (code: number) => code >= 0x2f800 && code < 0x2fa20;
    const codes = [...Array(0x2fa20).keys()].filter(
      (code) => code < 0xd800 || (code > 0xdfff && code < 0x10000) || compatible(code),
    );
    const characters = codes.map((code) => String.fromCodePoint(code));
    for (const character of characters.filter((one) => /[\p{L}\p{M}]/u.test(one))) {
      const composed = fold(`o${character}`.normalize('NFC'));
      expect(fold(`o${character}`)).toBe(composed);
      expect(fold(`o${character.normalize('NFD')}`)).toBe(composed);
    }
  });

  test('does not see letter case and composition, and folds a folded text no further', () => {
    const letters = fc.constantFrom(...'aZéñŞÅøıİßẞςΣϋΐйЇёがヴ한글 ’\u00a0\u00ad\u200b');
    fc.assert(
      fc.property(fc.string({ unit: letters }), (text) => {
        const folded = fold(text.normalize('NFC'));
        expect(fold(text.normalize('NFD'))).toBe(folded);
        expect(fold(text.normalize('NFC').toUpperCase())).toBe(folded);
        expect(fold(folded)).toBe(folded);
      }),
    );
  });
});

test.each([
  ['a', true],
  ['7', true],
  ['é', true],
  ['没', true],
  ['½', true],
  ['', false],
  ['_', false],
  ['—', false],
  ['👍', false],
  ['\u0301', false],
  [OPAQUE, false],
])('whether %j has a letter or digit', (text, expected) => {
  expect(hasWord(text)).toBe(expected);
});

/** The tokens of a text, joined; a sign that is no word stands in braces. */
function shown(text: string): string {
  return tokenize(text)
    .map((token) => (token.word ? token.text : `{${token.text}}`))
    .join(' ');
}

describe('tokenize', () => {
  test.each([
    ['words', 'No Action needed', 'no action needed'],
    ['nothing', '', ''],
    ['white space', ' \t\n', ''],
    ['punctuation', 'a, b: (c) [d]!', 'a {,} b {:} {(} c {)} {[} d {]} {!}'],
    ['a full stop at the end', 'none.', 'none {.}'],
    ['dots at both ends', '...none...', '{.} {.} {.} none {.} {.} {.}'],
    ['no comma inside a number', '1,000 4.5 100%', '1 {,} 000 4.5 100 {%}'],
    ['contractions', 'don’t I’ll None’s', "don't i'll none's"],
    ['single quotation marks', "'none' ‘none’", "{'} none {'} {'} none {'}"],
    ['hyphens inside words', 'self-sufficient no‑one', 'self-sufficient no-one'],
    ['hyphens at borders of words', 'none- -none - none', 'none {-} {-} none {-} none'],
    ['dashes', 'none—done none -- done', 'none {—} done none {-} {-} done'],
    ['two hyphens between words', 'none--done é--done', 'none {-} {-} done é {-} {-} done'],
    ['paths', 'src/none.ts ./none ../none/ /none ~/none none/', 'src/none.ts ./none ../none/ /none ~/none none/'],
    ['paths of Windows', 'src\\none.ts', 'src\\none.ts'],
    ['hidden files', '.none .none.json', '.none .none.json'],
    ['files', 'README.md none.txt.', 'readme.md none.txt {.}'],
    ['flags', '--none --no-wait --é --dry-run=none', '--none --no-wait --é --dry-run=none'],
    ['identifiers', 'no_action _none_ v1.none std::none', 'no_action _none_ v1.none std::none'],
    ['calls', 'none() api.none() none(x)', 'none() api.none() none {(} x {)}'],
    ['handles, tags and variables', '@none #none $none', '@none #none $none'],
    ['addresses', 'user@none.com a=none&b=none', 'user@none.com a=none&b=none'],
    ['an abbreviation with a slash', 'N/A n/a.', 'n/a n/a {.}'],
    ['other letters are letters', 'énoneé ничего-то none\u0301', 'énoneé ничего-то noné'],
    ['Chinese, letter by letter', '没有none。今', '没 有 none {。} 今'],
    ['Japanese, letter by letter', 'なしデータ', 'な し デ ー タ'],
    ['Thai, letter by letter, marks with their letter', 'ไม่มี', 'ไ ม่ มี'],
    ['Korean, word by word', '필요 없음', '필요 없음'],
    ['Devanagari, word by word', 'कुछ नहीं', 'कुछ नहीं'],
    ['emoji are no words', '👍 ok ✅', '{👍} ok {✅}'],
    ['a mention is one word', `keep ${OPAQUE.repeat(4)} it`, `keep ${OPAQUE.repeat(4)} it`],
    ['a mention next to letters', `a${OPAQUE}b é${OPAQUE}`, `a ${OPAQUE} b é ${OPAQUE}`],
  ])('%s', (_name, text, tokens) => {
    expect(shown(text)).toBe(tokens);
  });

  test('loses no visible sign', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const joined = tokenize(text).map((token) => token.text);
        expect(joined.join('')).toBe(fold(text).replace(/\s/g, ''));
      }),
    );
  });

  test('reads ASCII alike, alone or in a text with other letters', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'ab1_ \'.,-/\\@#$=&:~()!"') }), (text) => {
        expect(shown(`${text} é`)).toBe(`${shown(text)} é`.trim());
      }),
    );
  });
});
