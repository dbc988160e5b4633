import { htmlBlockNames } from 'micromark-util-html-tag-name';
import { pattern } from './pattern.ts';
import { isBlank } from './tokens.ts';

/**
 * What is open at the end of a line: nothing, perhaps a list (and whether a blank line came last), some construct that
 * goes on over blank lines, HTML that does not, or something that only a full parse can tell, from there on.
 */
export type Openness = OpenList | 'unclear' | OpenHtml | OpenConstruct;

type OpenList = 'nothing' | 'list' | 'list, blank line';

/** What may be an HTML block up to the next blank line, or text, with the list that is open if it is text. */
type OpenHtml = { list: OpenList };

/** A fence or an HTML block, by what it stands in. `opener` starts it anew, within the like; `width` is the column that its contents start at. */
type OpenConstruct = {
  opener: string;
  within: 'nothing' | 'quote' | 'list' | 'list or nothing';
  width: number;
  ends: (line: string) => boolean;
};

const MARKS = ['```', '~~~', '<'];
const CONTAINER_PREFIX = String.raw`^([ \t]*(?:(?:[>*+-]|\d{1,9}[.)])[ \t]*)*)`;
const FENCE_OPENER = new RegExp(`${CONTAINER_PREFIX}(\`{3,}(?=[^\`]*$)|~{3,})`);
// The start of an HTML block that does not end with a blank line (CommonMark 0.31, 4.6).
const HTML_OPENER = pattern(
  String.raw`${CONTAINER_PREFIX}(<!--|<\?|<!\[CDATA\[|<![a-z]|<(?:script|pre|style|textarea)(?=[\s>]|$))`,
  'i',
);
const TAG = /^ {0,3}<\/?([a-z][a-z\d]*)(?=[\s>]|\/>|$)/i;
// A complete tag alone on its line is an HTML block, but not inside a paragraph.
const LONE_TAG = /^ {0,3}<(?:\/[a-z][a-z\d-]*[ \t]*|[a-z][a-z\d-]*(?=[\s/>])(?:[^<>"']|"[^"]*"|'[^']*')*)>[ \t]*$/i;
const HTML_ENDS: readonly [start: string, end: string][] = [
  ['<!--', '-->'],
  ['<?', '?>'],
  ['<![', ']]>'],
  ['<!', '>'],
  ['<', '</'],
];

/** Follows what is open over one more line. */
export function followOpen(open: Openness, line: string): Openness {
  if (open === 'unclear') return open;
  if (typeof open === 'string') return openedBy(line, open) ?? followList(open, line);
  if ('list' in open) {
    // Whether a fence mark is text here is not worth finding out.
    if (openerOf(line)) return 'unclear';
    const list = followList(open.list, line);
    return isBlank(line) ? list : { list };
  }
  if (open.within === 'nothing') return open.ends(line) ? 'nothing' : open;
  if (open.within === 'quote') {
    // A line without a quote mark ends the quote, and what is in it.
    const quoted = /^[ \t\d.)*+-]*>[ \t>]*/.exec(line)?.[0];
    if (quoted === undefined) return followOpen('list', line);
    return open.ends(line.slice(quoted.length)) ? 'list' : open;
  }
  if (isBlank(line)) return open;
  const indent = widthOf(/^[ \t]*/.exec(line)?.[0] ?? '');
  if (indent >= open.width) {
    if (!open.ends(line.trimStart())) return open;
    return indent === open.width ? 'list' : 'unclear';
  }
  // An unindented line ends the item that the construct stands in, if it stands in one.
  return indent === 0 && open.within === 'list' ? followOpen('list', line) : 'unclear';
}

function followList(open: OpenList, line: string): OpenList {
  if (/^[ \t>]*(?:[*+-]|\d{1,9}[.)])(?:[ \t]|$)/.test(line)) return 'list';
  if (open === 'nothing') return open;
  if (isBlank(line)) return 'list, blank line';
  return open === 'list, blank line' && !isBlank(line.charAt(0)) ? 'nothing' : 'list';
}

/** What a line opens, if it opens anything that goes on. */
function openedBy(line: string, before: OpenList): Openness | undefined {
  if (!MARKS.some((mark) => line.includes(mark))) return undefined;
  const [, containers = '', mark = ''] = openerOf(line) ?? [];
  if (mark === '') return htmlOpenedBy(line, followList(before, line));
  const within = withinWhat(containers, before !== 'nothing');
  const width = widthOf(containers);
  if (!mark.startsWith('<')) {
    const ends = (next: string) => closesFence(next, mark);
    return { opener: containersLike(containers, within) + mark, within, width, ends };
  }
  const end = HTML_ENDS.find(([start]) => mark.startsWith(start))?.[1] ?? '>';
  const ends = (next: string) => (end === '</' ? /<\/(?:script|pre|style|textarea)>/i.test(next) : next.includes(end));
  const opener = containersLike(containers, within) + (end === '</' ? `${mark}>` : mark);
  return ends(line) ? undefined : { opener, within, width, ends };
}

/** The container marks of a line that goes on to start a fence or an HTML block, and that start. */
function openerOf(line: string): RegExpExecArray | null {
  return FENCE_OPENER.exec(line) ?? (line.includes('<') ? HTML_OPENER().exec(line) : null);
}

/** What a line opens of the kinds of HTML that end with a blank line (CommonMark 0.31, 4.6, the last two). */
function htmlOpenedBy(line: string, list: OpenList): OpenHtml | OpenConstruct | undefined {
  const isBlock = htmlBlockNames.includes(TAG.exec(line)?.[1]?.toLowerCase() ?? '');
  if (isBlock && list === 'nothing') return { opener: '<div>', within: 'nothing', width: 0, ends: isBlank };
  return isBlock || LONE_TAG.test(line) ? { list } : undefined;
}

function withinWhat(containers: string, listBefore: boolean): OpenConstruct['within'] {
  if (containers.includes('>')) return 'quote';
  if (containers === '' || (!listBefore && /^ {1,3}$/.test(containers))) return 'nothing';
  return /^ {1,3}$/.test(containers) ? 'list or nothing' : 'list';
}

/** Container marks that have the contents of a line begin at the same column: indentation alone stands for list items. */
function containersLike(containers: string, within: OpenConstruct['within']): string {
  const width = widthOf(containers);
  if (within === 'nothing' || containers.trim() !== '' || width < 2) return containers;
  return '- '.repeat(Math.floor(width / 2) - 1) + (width % 2 === 0 ? '- ' : '-  ');
}

function widthOf(containers: string): number {
  return containers.replaceAll('\t', '    ').length;
}

function closesFence(line: string, mark: string): boolean {
  return line.includes(mark) && /^ {0,3}(?:`+|~+)[ \t]*$/.test(line);
}
