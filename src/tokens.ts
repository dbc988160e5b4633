import { pattern } from './pattern.ts';

/** One word or one other visible sign of a text, folded. A path, flag, address or identifier is one word. */
export type Token = { text: string; word: boolean };

/** Stands for one character of a mention (code, quotation, address): a word that no phrase contains. */
export const OPAQUE = '\uFFFC';

const NO_SPACES = String.raw`\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}ー`;
const LETTER = String.raw`[[\p{L}\p{M}\p{N}_]--[${NO_SPACES}]]`;
const WORD = pattern(String.raw`[\p{L}\p{N}]`, 'u');
const PLAIN_WORDS = /^[a-z]+(?:['\- ][a-z]+)*$/;

const ASCII_TOKEN = pattern(tokenSource('[a-z0-9_]', ''), 'g');
const UNICODE_TOKEN = pattern(tokenSource(LETTER, String.raw`[${NO_SPACES}]\p{M}*|`), 'gv');

/** Matches a mention, a word, a letter of a script without spaces (a word by itself), or any other visible sign. */
function tokenSource(letter: string, loneLetter: string): string {
  // What makes a flag, path, hidden file, handle, variable or call of a word, and what joins words to one.
  const opener = String.raw`(?:(?<!${letter}|-)--|(?<![.~])[.~]*\/|(?:[a-z]:)?\\|(?<!\.)\.|[@#$])?`;
  const joint = String.raw`(?:['.\-\/\\@=&]|::)`;
  const closer = String.raw`(?:\(\)|\/)?`;
  return String.raw`${OPAQUE}+|${opener}${letter}+(?:${joint}${letter}+)*${closer}|${loneLetter}\S`;
}

// Format characters and variation selectors, which the reader does not see.
const INVISIBLE = /[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF]|[\uFE00-\uFE0F]/g;
// Characters that composition can change: combining marks, and what is written in another way; not the letters of Greek and
// Cyrillic, nor Latin ones with marks. The first use of `normalize` takes milliseconds.
const COMPOSABLE =
  /[\u0300-\u0374\u037E\u0387\u0483-\u0489\u0530-\u1DFF\u1F00-\u1FFF\u2126\u212B\u2329\u232A\u3099\u309A\uD87E\uF900-\uFAFF\uFB1D-\uFB4F]/;
// All that may be changed in a text that is not ASCII.
const UNEVEN = new RegExp(`${COMPOSABLE.source}|${INVISIBLE.source}|[ıßς’‘ʼ‛＇‐‑]|[^\\S\\n ]`);

/**
 * The form in which texts and phrases are compared: lower case, composed, with one kind of apostrophe, hyphen and space,
 * without invisible characters, and with «ß» and «ss», «ς» and «σ», «ı» and «i» made one. Keeps line ends.
 */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (isAscii(lower) || !UNEVEN.test(lower)) return lower;
  const even = lower
    .replace(INVISIBLE, '')
    .replace(/i\u0307|ı/g, 'i')
    .replaceAll('ß', 'ss')
    .replaceAll('ς', 'σ')
    .replace(/[’‘ʼ‛＇]/g, "'")
    .replace(/[‐‑]/g, '-')
    .replace(/[^\S\n]/g, ' ');
  return COMPOSABLE.test(even) ? even.normalize('NFC') : even;
}

/** Whether a text has nothing but white space. */
export function isBlank(text: string): boolean {
  return text.trim() === '';
}

/** Whether a text is ASCII alone. */
export function isAscii(text: string): boolean {
  return /^[\0-\x7f]*$/.test(text);
}

/** Whether a character is a letter of ASCII. */
export function isLatinLetter(character: string): boolean {
  return (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z');
}

/** Whether a text has a letter or a digit. */
export function hasWord(text: string): boolean {
  return /[a-zA-Z\d]/.test(text) || (!isAscii(text) && WORD().test(text));
}

/** Cuts a text into words and signs. */
export function tokenize(text: string): Token[] {
  const folded = fold(text);
  if (PLAIN_WORDS.test(folded)) return folded.split(' ').map((word) => ({ text: word, word: true }));
  // A mention's stand-in is not ASCII, but is no letter either.
  const token = isAscii(folded.replaceAll(OPAQUE, '')) ? ASCII_TOKEN() : UNICODE_TOKEN();
  return (folded.match(token) ?? []).map((found) => ({
    text: found,
    word: found.startsWith(OPAQUE) || hasWord(found),
  }));
}
