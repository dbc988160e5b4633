import type { Heading, Nodes, PhrasingContent, Root } from 'mdast';
import { decodeString } from 'micromark-util-decode-string';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';
import { hasWord, OPAQUE } from './tokens.ts';

/** What the reader sees of a message, in reading order. */
export type ProseItem = Line | Rule | Unspoken;

/** A line of the agent's own words. */
export type Line = {
  kind: 'line';
  /** Where it stands in the source, 1-based. */
  line: number;
  /** Its text, white space unified. */
  text: string;
  /** The same text with inline code blanked out, character by character. */
  said: string;
  /** Numbers the paragraph, heading or item text that it belongs to: no clause goes on from one part to another. */
  part: number;
  /** The depth of the `#` heading that it is; 0 for other text. */
  depth: number;
  /** Whether it is a whole heading or entirely strong, so that a label may fill it without a colon. */
  bare: boolean;
};

/** A thematic break (`depth` 0), or the underline that makes the lines above a heading of that depth. */
export type Rule = { kind: 'rule'; depth: number };

/** Something that the reader sees and that is not the agent's own speech: code, a quotation, an image. */
export type Unspoken = { kind: 'unspoken' };

let markdown: Processor<Root> | undefined;

const COMMENT = /<!--[\s\S]*?(?:-->|$)/g;
const LINE_BREAK_TAG = /<br\s*\/?>/gi;
const TAG = /<[/!?]?[a-z[][^<>]*>/gi;

/** Reads Markdown, LF line ends only; `firstLine` is the number that its first line gets. */
export function readProse(source: string, firstLine = 1): ProseItem[] {
  const items: ProseItem[] = [];
  let part = 0;

  const visit = (node: Nodes): void => {
    switch (node.type) {
      case 'root':
      case 'list':
      case 'listItem':
        for (const child of node.children) visit(child);
        break;
      case 'paragraph':
        addLines(inlineLines(node.children), 0, false);
        break;
      case 'heading':
        addHeading(node);
        break;
      case 'html':
        addLines(htmlLines(node.value, startLine(node)), 0, false);
        break;
      case 'thematicBreak':
        items.push({ kind: 'rule', depth: 0 });
        break;
      case 'blockquote':
      case 'code':
        items.push({ kind: 'unspoken' });
        break;
    }
  };

  const addHeading = (node: Heading) => {
    const lines = inlineLines(node.children);
    // Only an underlined heading takes more than one source line.
    const underlined = startLine(node) !== node.position?.end.line;
    addLines(lines, underlined ? 0 : node.depth, !underlined || lines.length === 1);
    if (underlined) items.push({ kind: 'rule', depth: node.depth });
  };

  const addLines = (rows: Row[], depth: number, bare: boolean): void => {
    part++;
    for (const row of rows) {
      const text = row.text.replace(/\s/g, ' ');
      const from = text.length - text.trimStart().length;
      const to = text.trimEnd().length;
      if (from < to) {
        const strong = hasWord(text) && !hasWord(row.plain);
        const own = { text: text.slice(from, to), said: row.said.slice(from, to) };
        items.push({ kind: 'line', line: row.line + firstLine - 1, ...own, part, depth, bare: bare || strong });
      }
      if (row.image) items.push({ kind: 'unspoken' });
    }
  };

  markdown ??= unified().use(remarkParse).freeze();
  visit(markdown.parse(source));
  return items;
}

/** A line while it is put together; `plain` is its text outside strong. */
type Row = { line: number; text: string; said: string; plain: string; image: boolean };

function newRow(line: number): Row {
  return { line, text: '', said: '', plain: '', image: false };
}

function inlineLines(nodes: PhrasingContent[]): Row[] {
  let row = newRow(nodes[0] ? startLine(nodes[0]) : 1);
  const rows = [row];

  const breakLine = (line: number) => {
    row = newRow(line);
    rows.push(row);
  };
  const add = (text: string, said: string, strong: boolean) => {
    row.text += text;
    row.said += said;
    if (!strong) row.plain += text;
  };
  const visit = (node: PhrasingContent, strong: boolean): void => {
    // A link or a code span may hold line ends of its own, so each node says anew where it starts.
    if (row.text === '') row.line = startLine(node);
    switch (node.type) {
      case 'text':
        node.value.split('\n').forEach((text, index) => {
          if (index > 0) breakLine(Math.min(startLine(node) + index, node.position?.end.line ?? 0));
          add(text, text, strong);
        });
        break;
      case 'inlineCode':
        add(node.value, OPAQUE.repeat(node.value.length), strong);
        break;
      case 'emphasis':
      case 'strong':
      case 'link':
      case 'linkReference':
        for (const child of node.children) visit(child, strong || node.type === 'strong');
        break;
      case 'break':
        breakLine(startLine(node) + 1);
        break;
      case 'html':
        if (node.value.search(LINE_BREAK_TAG) === 0) breakLine(startLine(node));
        break;
      case 'image':
      case 'imageReference':
        row.image = true;
        break;
    }
  };

  for (const node of nodes) visit(node, false);
  return rows;
}

/** The text of an HTML block without its tags and comments. */
function htmlLines(html: string, firstLine: number): Row[] {
  const lineEndsOnly = (markup: string) => markup.replace(/[^\n]/g, '');
  const text = html.replace(COMMENT, lineEndsOnly).replace(LINE_BREAK_TAG, '\r').replace(TAG, lineEndsOnly);
  return text.split('\n').flatMap((line, index) =>
    line.split('\r').map((piece) => {
      // Backslashes escape nothing in HTML; doubled, they come through.
      const shown = decodeString(piece.replaceAll('\\', '\\\\'));
      return { ...newRow(firstLine + index), text: shown, said: shown, plain: shown };
    }),
  );
}

function startLine(node: Nodes): number {
  return node.position?.start.line ?? 1;
}
