import { pattern } from './pattern.ts';
import type { Line, ProseItem } from './prose.ts';
import { isLatinLetter, tokenize } from './tokens.ts';
import { labels } from './vocabulary.ts';

/** The three slots of a closing state block. */
export type SlotName = 'now' | 'fromYou' | 'next';

/** A labelled slot: its label's source line (1-based), its text, and whether it also shows something that is not the agent's speech. */
export type Slot = { line: number; lines: Line[]; unspoken: boolean };

/** A whole block. */
export type StateBlock = Record<SlotName, Slot>;

/** What a label line opens: its slot, and the rest of the line, if it has any. */
type Label = { slot: SlotName; rest: Line | undefined };

// What may stand before a label: white space, invisible characters, left-over emphasis marks, bullets, dashes, arrows,
// geometric and other pictures (not the ornamental quotation marks and brackets among them), emoji, keycaps.
const BEFORE = pattern(
  String.raw`^(?:[\d#*]\uFE0F?\u20E3|[\s\p{Cf}*_\-•‣⁃∙·–—―←-⇿⟰-⟿⤀-⥿⬀-⯿\u{1F800}-\u{1F8FF}\uFFE9-\uFFEC■-◿☀-❚❟-❧➔-➿\p{RI}\p{Emoji_Modifier}]|\p{Variation_Selector}|\p{Extended_Pictographic})+`,
  'u',
);
const LEFT_OVER = /[\s*_]+$/;
const AFTER_LABEL = /[:：]?[\s*_]*$/;

/** The names of the slots. */
export const SLOTS: readonly SlotName[] = ['now', 'fromYou', 'next'];
/** What stands before a label's colon is no label if it is longer than this. */
export const LONGEST_HEAD = 200;
let slotOfLabel: Map<string, SlotName> | undefined;

/**
 * Finds the state block on which a message ends. Labels are grouped in order; a slot that comes again starts a new
 * group, and the group started last is the block if it has all three slots. `before` holds the slots of a group that
 * started before the items.
 */
export function findBlock(
  items: readonly ProseItem[],
  before: ReadonlySet<SlotName> = new Set(),
): StateBlock | undefined {
  const unread: Slot = { line: 0, lines: [], unspoken: true };
  let group: Partial<StateBlock> = Object.fromEntries([...before].map((name) => [name, unread]));
  let slot: Slot | undefined;
  let slotDepth = 0;
  let afterBareLabel = false;

  for (const item of items) {
    const label = item.kind === 'line' ? readLabel(item) : undefined;
    if (item.kind === 'unspoken') {
      if (slot) slot.unspoken = true;
    } else if (item.kind === 'rule') {
      // An underline makes a heading of a label that stands alone, or one inside the slot of a higher heading; anywhere
      // else it is meant as a break.
      if (afterBareLabel && item.depth > 0) slotDepth = item.depth;
      else if (slotDepth === 0 || item.depth <= slotDepth) slot = undefined;
    } else if (label) {
      if (group[label.slot]) group = {};
      slot = { line: item.line, lines: label.rest ? [label.rest] : [], unspoken: false };
      group[label.slot] = slot;
      slotDepth = item.depth;
    } else if (item.depth > 0 && (slotDepth === 0 || item.depth <= slotDepth)) {
      slot = undefined;
    } else {
      slot?.lines.push(item);
    }
    afterBareLabel = label !== undefined && !label.rest && item.kind === 'line' && item.depth === 0;
  }
  return isWhole(group) ? group : undefined;
}

/** The slot whose label opens a line. */
export function slotOfLine(line: Line): SlotName | undefined {
  return readLabel(line)?.slot;
}

/** The slot that a line of Markdown source opens, as far as its plain look tells. */
export function slotOnSource(source: string): SlotName | undefined {
  if (!/[:：#*_]/.test(source)) return undefined;
  const heading = /^ {0,3}#{1,6} +/.test(source);
  const text = source.replace(/^ {0,3}(?:(?:#{1,6}|[-*+]|\d{1,9}[.)]) +)?/, '').trimEnd();
  const bare = heading || /^(\*\*|__).+\1$/.test(text);
  return slotOfLine({ kind: 'line', line: 0, text, said: text, part: 0, depth: 0, bare });
}

/** The labels of a slot, without a colon or an ornament of their own. */
export function labelsOf(slot: SlotName): string[] {
  return labels[slot].map((label) => withoutEnd(label.slice(ornamentOf(label)), AFTER_LABEL));
}

/** The length of what stands before the words of a label. */
function ornamentOf(text: string): number {
  return isLatinLetter(text.charAt(0)) ? 0 : (BEFORE().exec(text)?.[0].length ?? 0);
}

/** A text without what an expression finds at its end; mostly there is a letter. */
function withoutEnd(text: string, end: RegExp): string {
  return isLatinLetter(text.at(-1) ?? '') ? text : text.replace(end, '');
}

function isWhole(group: Partial<StateBlock>): group is StateBlock {
  return group.now !== undefined && group.fromYou !== undefined && group.next !== undefined;
}

function readLabel(line: Line): Label | undefined {
  const colon = line.said.search(/[:：]/);
  if (colon === -1 && !line.bare) return undefined;
  const start = ornamentOf(line.said);
  const head = line.said.slice(start, colon === -1 ? undefined : colon);
  if (head.length > LONGEST_HEAD) return undefined;
  slotOfLabel ??= new Map(SLOTS.flatMap((slot) => labelsOf(slot).map((label) => [labelKey(label), slot])));
  const slot = slotOfLabel.get(labelKey(withoutEnd(head, LEFT_OVER)));
  return slot && { slot, rest: colon === -1 ? undefined : restOf(line, colon + 1) };
}

function restOf(line: Line, from: number): Line | undefined {
  const skipped = /^[*_]*\s*/.exec(line.said.slice(from))?.[0].length ?? 0;
  const text = line.text.slice(from + skipped);
  return text === '' ? undefined : { ...line, text, said: line.said.slice(from + skipped) };
}

function labelKey(label: string): string {
  return tokenize(label)
    .map((token) => token.text)
    .join(' ');
}
