import { pattern } from './pattern.ts';
import type { Line } from './prose.ts';
import { hasWord, isBlank, OPAQUE, type Token, tokenize } from './tokens.ts';

/** A clause or segment of a slot: its text as the reader sees it, its source line (1-based), its words to be matched. */
export type Clause = { text: string; line: number; tokens: Token[] };

// Text in double quotes is mentioned, not said. An opening mark that another one follows opens nothing, and neither
// does a straight one after a letter or digit (inches).
const QUOTED = pattern(String.raw`(?<![\p{L}\p{N}])"[^"]*"|“[^“”]*”|«[^«»]*»|„[^„“”]*[“”]`, 'gu');
// Every address has one of these, so that most texts need no look at the long expression.
const ADDRESS_MARKS = ['://', 'www.', 'mailto:'];
const ADDRESS = /(?:(?<![A-Za-z\d+.-])[A-Za-z][A-Za-z\d+.-]*:\/\/|\bwww\.|\bmailto:)[^\s<>]*[^\s<>.,;:!?'")\]}]/g;
// Closing marks may stand between a full stop and the white space after it.
const END = /[;；؛。！？｡؟۔।։።፧။។]|(?<![.!?])[.!?]+[)\]"'”’»“*_]*(?=\s|$)|\n/g;

/**
 * Cuts a slot's lines into clauses that have a letter or a digit. A clause ends at `;`, at `.`, `!` or `?` before
 * white space, and with its paragraph, list item or heading; where `atLineBreaks` is set, at each line's end too.
 */
export function* clauses(lines: readonly Line[], atLineBreaks: boolean): Generator<Clause> {
  for (let first = 0; first < lines.length; ) {
    let next = first + 1;
    while (next < lines.length && lines[next]?.part === lines[first]?.part) next++;
    yield* clausesOfPart(lines.slice(first, next), atLineBreaks);
    first = next;
  }
}

function* clausesOfPart(lines: readonly Line[], atLineBreaks: boolean): Generator<Clause> {
  const text = lines.map((line) => line.text).join('\n');
  const said = hideMentions(lines.map((line) => line.said).join('\n'));
  let from = 0;
  let row = 0;
  for (const { index, 0: mark } of [...said.matchAll(END), { index: said.length, 0: '' }]) {
    if (mark === '\n' && !atLineBreaks) continue;
    const shown = text.slice(from, index);
    if (hasWord(shown)) {
      const blank = shown.length - shown.trimStart().length;
      const line = lines[row + count(shown.slice(0, blank), '\n')]?.line ?? 0;
      const own = said.slice(from, index);
      yield { text: withoutEdges(shown).replaceAll('\n', ' '), line, tokens: tokenize(hasWord(own) ? own : shown) };
    }
    row += count(text.slice(from, index + mark.length), '\n');
    from = index + mark.length;
  }
}

/** Blanks out quotations and addresses, character by character, so that positions stay. */
function hideMentions(said: string): string {
  const hide = (mention: string) => {
    // The full stop that ends a quotation stays, with the closing mark: it may end the clause too.
    const kept = /[.!?]["”»“]$/.test(mention) ? mention.slice(-2) : '';
    return mention.slice(0, mention.length - kept.length).replace(/[^\n]/g, OPAQUE) + kept;
  };
  const unquoted = /["“«„]/.test(said) ? said.replace(QUOTED(), hide) : said;
  return ADDRESS_MARKS.some((mark) => said.includes(mark)) ? unquoted.replace(ADDRESS, hide) : unquoted;
}

/** Takes white space and left-over emphasis marks off both ends. */
function withoutEdges(text: string): string {
  const isEdge = (at: number) => text.charAt(at) === '*' || isBlank(text.charAt(at));
  let start = 0;
  let end = text.length;
  while (start < end && isEdge(start)) start++;
  while (start < end && isEdge(end - 1)) end--;
  return text.slice(start, end);
}

function count(text: string, mark: string): number {
  return text.split(mark).length - 1;
}
