import { decodeString } from 'micromark-util-decode-string';
import { type SlotName, slotOnSource } from './block.ts';
import { followOpen, type Openness } from './openness.ts';
import { fold } from './tokens.ts';
import { labels } from './vocabulary.ts';

/**
 * The part of a message that is parsed: Markdown with LF line ends, the 1-based number of its first line, and the slots
 * of the group of labels that may not be complete where it starts.
 */
export type Passage = { text: string; firstLine: number; before: ReadonlySet<SlotName> };

// The bounds that keep every message cheap, for the parser's time grows with the square of some of them.
/** A block is looked for in so many characters at the end of a message… */
export const PASSAGE_CHARS = 16_384;
/** …and in so many lines. */
export const PASSAGE_LINES = 400;
/** So many characters are read of a line. */
export const LINE_CHARS = 4_096;
/** A line that opens more quotes and list items than this at once is read as blank. */
export const CONTAINERS = 24;

const CONTAINER_MARKS = new RegExp(String.raw`^(?:[ \t]*(?:>|(?:[*+-]|\d{1,9}[.)])(?=[ \t]|$))){${CONTAINERS + 1}}`);

/** The passage that holds a message's last state block, if it has one; undefined if no lines can open all three slots. */
export function closingPassage(message: string): Passage | undefined {
  const lines = message.replace(/\r\n?/g, '\n').split('\n');
  const skipped = tailStart(lines);
  const tail = lines.slice(skipped).map(bounded);
  const first = firstCandidate(tail);
  if (first === undefined) return undefined;

  const before = new Set<SlotName>();
  let open: Openness = 'nothing';
  for (const line of lines.slice(0, skipped)) {
    open = followOpen(open, line);
    const slot = open === 'nothing' ? slotOnSource(line) : undefined;
    if (!slot) continue;
    if (before.has(slot)) before.clear();
    before.add(slot);
  }
  // What is open where the tail starts is opened anew.
  if (typeof open === 'object' && open.within === 'nothing' && open.opener !== '') {
    return { text: [open.opener, ...tail].join('\n'), firstLine: skipped, before };
  }
  const start = safeStart(tail, first, open);
  return { text: tail.slice(start).join('\n'), firstLine: skipped + start + 1, before };
}

function tailStart(lines: readonly string[]): number {
  let start = lines.length;
  let room = PASSAGE_CHARS;
  while (start > 0 && lines.length - start < PASSAGE_LINES) {
    room -= Math.min(lines[start - 1]?.length ?? 0, LINE_CHARS) + 1;
    if (room < 0) break;
    start--;
  }
  return start;
}

function bounded(line: string): string {
  return CONTAINER_MARKS.test(line) ? '' : line.slice(0, LINE_CHARS);
}

/**
 * The last line up to `first` at which a parse may begin and still read all that follows as if it had begun before:
 * an unindented line after a blank one ends every list and quote, and nothing else is open there.
 */
function safeStart(lines: readonly string[], first: number, openBefore: Openness): number {
  let open = openBefore;
  let start = 0;
  let afterBlank = false;
  for (let at = 0; at <= first; at++) {
    const line = lines[at] ?? '';
    if (afterBlank && open === 'nothing' && /^\S/.test(line)) start = at;
    open = followOpen(open, line);
    // A link definition is good for the whole message.
    if (open === 'unclear' || line.includes(']:')) break;
    afterBlank = line.trim() === '';
  }
  return start;
}

/** The first line that may open a slot, if there are such lines for all three slots. */
function firstCandidate(lines: readonly string[]): number | undefined {
  const openings = Object.values(labels).map((slot) => slot.map((label) => letters(fold(label))));
  const missing = new Set(openings);
  let first: number | undefined;
  lines.forEach((line, at) => {
    for (const start of lineStarts(line)) {
      for (const slot of openings) {
        if (!slot.some((label) => start.startsWith(label))) continue;
        missing.delete(slot);
        first ??= at;
      }
    }
  });
  return missing.size === 0 ? first : undefined;
}

/** The letters that the reader may see first on a line: those at its start, and after all that Markdown may take away. */
function lineStarts(line: string): string[] {
  const decoded = line.includes('&') ? decodeString(line) : line;
  const starts = [letters(fold(decoded.replace(/<[^<>]*>/g, '')))];
  // Before a label may stand a tag or comment, an image, or a reference that is no text.
  if (/[>)\]]/.test(decoded))
    starts.push(
      ...fold(decoded)
        .split(/[>)\]]/)
        .map(letters),
    );
  return starts;
}

/** The first letters and digits of a folded text, from its first letter on and with nothing of ASCII between them. */
function letters(folded: string): string {
  const text = folded.replace(/^[^a-z\x80-\uffff]+/, '');
  const start = /^[a-z]/.test(text) ? text : text.replace(/^[^\p{L}]+/u, '');
  return start.slice(0, 200).replace(/[^a-z\d\x80-\uffff]+/g, '');
}
