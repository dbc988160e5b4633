/**
 * What is open at the end of a line: nothing, some construct that goes on over blank lines, or something that only a
 * full parse can tell.
 */
export type Openness = 'nothing' | 'unclear' | OpenConstruct;

/** A fence or an HTML block, by what it stands in; `opener` starts it anew, and is empty for one that ends with a blank line. */
type OpenConstruct = {
  opener: string;
  within: 'nothing' | 'quote' | 'list' | 'list or nothing';
  ends: (line: string) => boolean;
};

const MARK = /`{3}|~{3}|</;
// Container marks, then the start of a fence or of an HTML block that does not end with a blank line (CommonMark 0.31, 4.5 and 4.6).
const OPENER =
  /^([ \t]*(?:(?:[>*+-]|\d{1,9}[.)])[ \t]*)*)(`{3,}(?=[^`]*$)|~{3,}|<!--|<\?|<!\[CDATA\[|<![a-z]|<(?:script|pre|style|textarea)(?=[\s>]|$))/i;
const OTHER_HTML = /^ {0,3}<[a-z/]/i;
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
  if (open === 'nothing') return MARK.test(line) ? openedBy(line) : open;
  if (open.within === 'nothing') {
    if (open.ends(line)) return 'nothing';
    // Inside other HTML a fence mark is text; whether this is such a block is not worth finding out.
    return open.opener === '' && OPENER.test(line) ? 'unclear' : open;
  }
  if (open.within === 'quote') {
    // A line without a quote mark ends the quote, and what is in it.
    const quoted = /^[ \t\d.)*+-]*>[ \t>]*/.exec(line)?.[0];
    if (quoted === undefined) return followOpen('nothing', line);
    return open.ends(line.slice(quoted.length)) ? 'nothing' : open;
  }
  if (line.trim() === '') return open;
  if (/^[ \t]/.test(line)) return open.ends(line.trimStart()) ? 'nothing' : open;
  // An unindented line ends the item that the construct stands in, if it stands in one.
  return open.within === 'list' ? followOpen('nothing', line) : 'unclear';
}

function openedBy(line: string): Openness {
  const [, containers = '', mark = ''] = OPENER.exec(line) ?? [];
  if (mark === '') {
    const isBlank = (next: string) => next.trim() === '';
    return OTHER_HTML.test(line) ? { opener: '', within: 'nothing', ends: isBlank } : 'nothing';
  }
  const within = withinWhat(containers);
  if (!mark.startsWith('<')) {
    const ends = (next: string) => closesFence(next, mark);
    return { opener: mark, within, ends };
  }
  const end = HTML_ENDS.find(([start]) => mark.startsWith(start))?.[1] ?? '>';
  const ends = (next: string) => (end === '</' ? /<\/(?:script|pre|style|textarea)>/i.test(next) : next.includes(end));
  const opener = end === '</' ? `${mark}>` : mark;
  return ends(line) ? 'nothing' : { opener, within, ends };
}

function withinWhat(containers: string): OpenConstruct['within'] {
  if (containers.includes('>')) return 'quote';
  return containers === '' ? 'nothing' : /^ {1,3}$/.test(containers) ? 'list or nothing' : 'list';
}

function closesFence(line: string, mark: string): boolean {
  const fence = /^ {0,3}(`+|~+)[ \t]*$/.exec(line)?.[1];
  return fence !== undefined && fence[0] === mark[0] && fence.length >= mark.length;
}
