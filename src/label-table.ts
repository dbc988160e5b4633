import { slotOfLine } from './block.ts';
import type { Line, ProseItem } from './prose.ts';

const DELIMITER_ROW = /^\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?$/;

/**
 * Reads a GFM table whose first column names all three slots as labels with their texts: each cell becomes a line, and
 * a label may fill its cell without a colon. Every other table stays as it is (to CommonMark a table is a paragraph).
 */
export function readLabelTables(items: readonly ProseItem[]): ProseItem[] {
  const read: ProseItem[] = [];
  for (let at = 0; at < items.length; ) {
    const rows = tableAt(items, at).map(cells);
    const slots = new Set(rows.map(([first]) => first && slotOfLine(first)));
    if (slots.has('now') && slots.has('fromYou') && slots.has('next')) {
      read.push(...rows.flat());
      at += rows.length + 1;
    } else {
      read.push(...items.slice(at, at + 1));
      at++;
    }
  }
  return read;
}

/** The rows of the table whose header stands at a position, without the delimiter row; none if there is no table. */
function tableAt(items: readonly ProseItem[], at: number): Line[] {
  const [header, delimiter] = items.slice(at, at + 2);
  if (header?.kind !== 'line' || delimiter?.kind !== 'line' || header.part !== delimiter.part) return [];
  if (!header.said.includes('|') || !DELIMITER_ROW.test(delimiter.said)) return [];
  const rows = [header];
  for (const row of items.slice(at + 2)) {
    if (row.kind !== 'line' || row.part !== header.part) break;
    rows.push(row);
  }
  return rows;
}

function cells(row: Line): Line[] {
  let from = 0;
  const found = row.said.split('|').map((said, column): Line => {
    const text = row.text.slice(from, from + said.length);
    from += said.length + 1;
    const start = said.length - said.trimStart().length;
    const end = said.trimEnd().length;
    // A cell is a part of its own: no clause goes on from one to the next.
    const part = -(row.line * 1000 + column + 1);
    return { ...row, text: text.slice(start, end), said: said.slice(start, end), part, bare: true };
  });
  return found.filter((cell) => cell.text !== '');
}
