import { decodeString } from 'micromark-util-decode-string';
import { LONGEST_HEAD, labelsOf, SLOTS, type SlotName, slotOnSource } from './block.ts';
import { followOpen, type Openness } from './openness.ts';
import { pattern } from './pattern.ts';
import { fold, isBlank } from './tokens.ts';

/**
 * The part of a message that is parsed: Markdown with LF line ends, the 1-based number of its first line, and the slots
 * of the group of labels that may not be complete where it starts.
 */
export type Passage = { text: string; firstLine: number; before: ReadonlySet<SlotName> };

// The bounds that keep every message cheap. The parser's time grows with the square of what it must keep track of, so
// the budgets count characters, and count those more that open or close something.
/** A block is looked for in so much of a message, from its end… */
export const PASSAGE_BUDGET = 65_536;
/** …and in so many lines. */
export const PASSAGE_LINES = 1_000;
/** So much of a line is read. */
export const LINE_BUDGET = 20_480;
/** A line that opens more quotes and list items than this at once is read as blank. */
export const CONTAINERS = 24;
// What is counted besides the characters.
const SPACE_COST = 4;
const OPENING_COST = 20;
const MARK_COST = 15;
const DEFINITION_COST = 100;

// To Unicode the information sign is a letter.
const NO_LETTERS = pattern(String.raw`^(?:[^\p{L}]|ℹ)+`, 'u');
// At the start of a line: `m` would take more than LF for line ends.
const CONTAINER_MARKS = new RegExp(
  String.raw`(?<![^\n])(?:[ \t]*(?:>|(?:[*+-]|\d{1,9}[.)])(?![^ \t\n]))){${CONTAINERS + 1}}`,
);
// A whole image, and what follows the text of a link: the reader sees neither.
const UNSEEN = /(?:!\[[^[\]]*)?\](?:\((?:[^()]|\([^()]*\))*\)|\[[^[\]]*\])|!\[[^[\]]*\]/g;

/** The passage that holds a message's last state block, if it has one; undefined if no lines can open all three slots. */
export function closingPassage(message: string): Passage | undefined {
  const lines = (message.includes('\r') ? message.replace(/\r\n?/g, '\n') : message).split('\n');
  // A short message is looked through as it is; only what is parsed must be light.
  if (message.length <= LINE_BUDGET && lines.length <= PASSAGE_LINES) {
    const passage = passageOf(lines, 0, { open: 'nothing', before: new Set() });
    if (!passage || isLight(passage.text)) return passage;
  }
  const skipped = tailStart(lines);
  return passageOf(lines.slice(skipped).map(bounded), skipped, readAhead(lines.slice(0, skipped)));
}

/** The passage in the last lines of a message, by how many lines go before them and what those leave open. */
function passageOf(tail: readonly string[], skipped: number, { open, before }: Ahead): Passage | undefined {
  const candidates = candidatesOf(tail);
  if (SLOTS.some((slot) => !before.has(slot) && !candidates.has(slot))) return undefined;

  // What is open where the tail starts is opened anew.
  if (typeof open === 'object' && 'opener' in open) {
    return { text: [open.opener, ...tail].join('\n'), firstLine: skipped, before };
  }
  const start = safeStart(tail, Math.min(...candidates.values(), tail.length - 1), open);
  return { text: tail.slice(start).join('\n'), firstLine: skipped + start + 1, before };
}

/** Whether a text keeps within every bound, even if it were nothing but the costliest marks. */
function isLight(text: string): boolean {
  const most = (length: number, lines: number) =>
    (1 + OPENING_COST + MARK_COST) * length + (1 + DEFINITION_COST) * lines;
  const lines = text.split('\n');
  return (
    most(text.length, lines.length) <= PASSAGE_BUDGET &&
    lines.every((line) => most(line.length, 1) <= LINE_BUDGET) &&
    !CONTAINER_MARKS.test(text)
  );
}

/** What lines leave open at their end, and the slots of the group of labels that they start. */
type Ahead = { open: Openness; before: Set<SlotName> };

/** What the lines before the tail leave open, as far as their plain look tells. */
function readAhead(lines: readonly string[]): Ahead {
  const before = new Set<SlotName>();
  let open: Openness = 'nothing';
  const slotOf = remembered(slotOnSource);
  for (const line of lines) {
    open = followOpen(open, line);
    const slot = typeof open === 'string' ? slotOf(line) : undefined;
    if (!slot) continue;
    if (before.has(slot)) before.clear();
    before.add(slot);
  }
  return { open, before };
}

/** Answers for lines that come again and again, as they do in degenerate output, without looking anew. */
function remembered<T>(look: (line: string) => T): (line: string) => T | undefined {
  const known = new Map<string, T>();
  return (line) => {
    if (known.has(line)) return known.get(line);
    const answer = look(line);
    if (known.size < 1000) known.set(line, answer);
    return answer;
  };
}

function tailStart(lines: readonly string[]): number {
  let start = lines.length;
  let budget = PASSAGE_BUDGET;
  while (start > 0 && lines.length - start < PASSAGE_LINES) {
    budget -= Math.min(cost(lines[start - 1] ?? ''), LINE_BUDGET);
    if (budget < 0) break;
    start--;
  }
  return start;
}

/** What a line takes of the budgets: its characters, and more for indentation, link definitions, and container, emphasis, link and tag marks. */
function cost(line: string): number {
  // Nothing costs more than a whole line may.
  const start = line.slice(0, LINE_BUDGET);
  const opening = /^[ \t>*+\-\d.)]*/.exec(start)?.[0] ?? '';
  const spaces = opening.match(/[ \t]/g)?.length ?? 0;
  const marks = start.match(/[*_[\]<]/g)?.length ?? 0;
  const definition = start.includes(']:') ? DEFINITION_COST : 0;
  const openings = OPENING_COST * (opening.length - spaces);
  return start.length + 1 + SPACE_COST * spaces + openings + MARK_COST * marks + definition;
}

function bounded(line: string): string {
  if (CONTAINER_MARKS.test(line)) return shortBreak(line);
  const share = LINE_BUDGET / cost(line);
  return share < 1 ? line.slice(0, Math.min(line.length, LINE_BUDGET) * share) : line;
}

/** A thematic break of many marks looks like many lists: it becomes one of few. Any other line becomes blank. */
function shortBreak(line: string): string {
  let end = line.length;
  while (end > 0 && isBlank(line.charAt(end - 1))) end--;
  const mark = line.charAt(end - 1);
  let start = end;
  while (start > 0 && (line.charAt(start - 1) === mark || isBlank(line.charAt(start - 1)))) start--;
  while (isBlank(line.charAt(start)) && start < end) start++;
  const within = line.slice(0, start);
  const marks = line.slice(start, end).split(mark).length - 1;
  const isBreak = (mark === '-' || mark === '*') && marks >= 3 && !CONTAINER_MARKS.test(within);
  return isBreak ? `${within}${mark} ${mark} ${mark}` : '';
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
    if (afterBlank && typeof open === 'string' && open !== 'unclear' && !isBlank(line.charAt(0))) start = at;
    open = followOpen(open, line);
    // A link definition is good for the whole message.
    if (open === 'unclear' || line.includes(']:')) break;
    afterBlank = isBlank(line);
  }
  return start;
}

/** For each slot the first line that may open it. */
function candidatesOf(lines: readonly string[]): Map<SlotName, number> {
  const openings = SLOTS.flatMap((slot) =>
    labelsOf(slot).map((label) => ({ slot, label: letters(fromLetter(fold(label))) })),
  );
  const initials = openings.map(({ label }) => label.charAt(0)).join('');
  const first = new Map<SlotName, number>();
  lines.forEach((source, at) => {
    eachLineStart(fold(source.includes('&') ? decodeString(source) : source), (text) => {
      const start = fromLetter(text);
      if (!initials.includes(start.charAt(0))) return;
      const read = letters(start.slice(0, LONGEST_HEAD));
      openings.forEach(({ slot, label }) => {
        if (!first.has(slot) && read.startsWith(label)) first.set(slot, at);
      });
    });
  });
  return first;
}

/** Calls back with where the reader may see the line start: as it is without tags, links and images, and after all that Markdown may take away. */
function eachLineStart(line: string, found: (text: string) => void): void {
  const withoutTags = line.includes('<') ? line.replace(/<[^<>]*>/g, '') : line;
  found(withoutTags);
  if (line.includes(']')) found(withoutTags.replace(UNSEEN, ''));
  // Before a label may stand a tag or comment, an image, or a reference that is no text.
  if (/[>)\]]/.test(line)) line.split(/[>)\]]/).forEach(found);
}

/** A folded text from its first letter on. */
function fromLetter(folded: string): string {
  const text = folded.replace(/^[^a-z\x80-\uffff]+/, '');
  return text.charAt(0) > '\x7f' ? text.replace(NO_LETTERS(), '') : text;
}

/** The letters and digits of a folded text, with nothing of ASCII between them. */
function letters(folded: string): string {
  return folded.replace(/[^a-z\d\x80-\uffff]+/g, '');
}
