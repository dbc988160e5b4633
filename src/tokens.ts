/** One word or one other visible sign of a text, folded. A path, flag, address or identifier is one word. */
export type Token = { text: string; word: boolean };

/** Stands for one character of a mention (code, quotation, address): a word that no phrase contains. */
export const OPAQUE = '\uFFFC';

const NO_SPACES = String.raw`\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}ー`;
const LETTER = String.raw`[[\p{L}\p{M}\p{N}_]--[${NO_SPACES}]]`;
// What makes a flag, path, hidden file, handle, variable or call of a word, and what joins words to one.
const OPENER = String.raw`(?:(?<![\p{L}\p{N}\-])--|[.~]*\/|(?<!\.)\.|[@#$])?`;
const JOINT = String.raw`(?:['.\-\/\\@=&]|::)`;
const CLOSER = String.raw`(?:\(\)|\/)?`;
// A mention, a word, a letter of a script without spaces (a word by itself), or any other visible sign.
const TOKEN = new RegExp(
  String.raw`${OPAQUE}+|${OPENER}${LETTER}+(?:${JOINT}${LETTER}+)*${CLOSER}|[${NO_SPACES}]\p{M}*|\S`,
  'gv',
);
const WORD = /[\p{L}\p{N}]/u;
const ASCII = /^[\0-\x7f]*$/;

/**
 * The form in which texts and phrases are compared: lower case, composed, with one kind of apostrophe and hyphen,
 * without invisible format characters, and with the letters unified that case mapping does not bring together.
 */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (ASCII.test(lower)) return lower;
  return lower
    .normalize('NFC')
    .replace(/\p{Cf}|\p{Variation_Selector}/gu, '')
    .replace(/i\u0307|ı/g, 'i')
    .replaceAll('ß', 'ss')
    .replaceAll('ς', 'σ')
    .replace(/[’‘ʼ‛＇]/g, "'")
    .replace(/[‐‑]/g, '-');
}

/** Whether a text has a letter or a digit. */
export function hasWord(text: string): boolean {
  return WORD.test(text);
}

/** Cuts a text into words and signs. */
export function tokenize(text: string): Token[] {
  const found = fold(text).match(TOKEN) ?? [];
  return found.map((token) => ({ text: token, word: token.startsWith(OPAQUE) || hasWord(token) }));
}
