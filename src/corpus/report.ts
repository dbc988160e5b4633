import type { Finding } from '../judge.ts';
import type { Drift } from './drift.ts';
import type { Figures, Residual } from './figures.ts';
import type { FileResult, Judged } from './replay.ts';
import { painted } from './style.ts';
import type { Summary } from './summary.ts';

// Characters that would act on a terminal or turn the direction of writing.
const UNSHOWABLE = /[\u007F-\u009F\u2028\u2029\u202A-\u202E\u2066-\u2069]/g;

/** The line of a finding, `path:line rule "quote"`, and under it the lines of its slot, if there are any. */
export function findingLines(path: string, line: number, finding: Finding, excerpt: readonly string[] = []): string[] {
  const quote = finding.quote === undefined ? '' : ` ${shown(finding.quote)}`;
  const place = painted('bold', `${path}:${line}`);
  return [`${place} ${painted('yellow', finding.rule)}${quote}`, ...marked(excerpt)];
}

/** A closing as one line of JSON. */
export function closingJson(path: string, { line, session, turn, time, label, block, findings }: Judged): string {
  const labelled = label ? { id: label.id, truth: label.truth } : {};
  return JSON.stringify({
    file: path,
    line,
    session: session ?? null,
    turn,
    time: time ?? null,
    ...labelled,
    block,
    findings,
  });
}

/** The lines of a file that could not be read. */
export function oddLines(path: string, { odd, oddCount }: FileResult): string[] {
  const rows = odd.map(({ line, why }) => `${path}:${line} not understood: ${why}`);
  if (oddCount > odd.length) rows.push(`${path} not understood: ${oddCount - odd.length} more lines`);
  return rows;
}

/** What differs from a record, a line each; `pathOf` gives the path to print for a file of the record. */
export function driftLines(drift: Drift, pathOf: (file: string) => string): string[] {
  const at = ({ file, line }: { file: string; line: number }) => `${pathOf(file)}:${line}`;
  const said = (rules: readonly string[]) => rules.join(', ') || 'no finding';
  const block = (has: boolean) => (has ? 'a block' : 'no block');
  return [
    ...drift.moves.map(({ kind, before, now }) => {
      const what =
        said(before.rules) === said(now.rules)
          ? [before, now].map((entry) => block(entry.block))
          : [before, now].map(({ rules }) => said(rules));
      return `${painted('red', kind)} ${at(now)} ${what.join(' → ')}`;
    }),
    ...drift.newClosings.map((entry) => `new closing ${at(entry)} ${said(entry.rules)}`),
    ...drift.vanishedClosings.map((entry) => `vanished closing ${at(entry)} ${said(entry.rules)}`),
    ...drift.newFiles.map((file) => `new transcript ${pathOf(file)}`),
    ...drift.vanishedFiles.map((file) => `vanished transcript ${pathOf(file)}`),
  ];
}

/** How much differs from a record, in one line. */
export function driftTotal({ moves, ...rest }: Drift): string {
  const counts = [
    ...(['new', 'gone', 'changed'] as const).map(
      (kind) => `${moves.filter((move) => move.kind === kind).length} ${kind}`,
    ),
    `closings: ${rest.newClosings.length} new, ${rest.vanishedClosings.length} vanished`,
    `transcripts: ${rest.newFiles.length} new, ${rest.vanishedFiles.length} vanished`,
  ];
  return `against the record: ${counts.slice(0, 3).join(', ')}; ${counts.slice(3).join('; ')}`;
}

/** The counts of a run as a table of two columns. */
export function summaryLines(summary: Summary): string[] {
  const { closings, blocks, clean, findings, odd, glued, repeated, cutOff } = summary;
  const rows: [string, number][] = [
    ['files', summary.files],
    ['sessions', summary.sessions.size],
    ['closings', closings],
    ['  with a block', blocks],
    ['  clean', clean],
    ['findings', [...findings.values()].reduce((sum, count) => sum + count, 0)],
    ...[...new Set(['from-you', 'announce-and-stop', ...findings.keys()])].map((rule): [string, number] => [
      `  ${rule}`,
      findings.get(rule) ?? 0,
    ]),
    ['lines not understood', odd],
  ];
  const rare: [string, number][] = [
    ['lines of several objects, read', glued],
    ['copies of closings, left out', repeated],
    ['turns cut off before Stop', cutOff],
  ];
  return table([...rows, ...rare.filter(([, count]) => count > 0)]);
}

/** Where the guard and the labels disagree, and at the end the figures of the labelled messages. */
export function figureLines({ messages, figures, residuals, outlived }: Figures): string[] {
  const percent = (part: number, whole: number) => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`);
  const row = (cells: readonly (string | number)[]) =>
    cells.map((cell, index) => (index === 0 ? String(cell).padEnd(10) : String(cell).padStart(10))).join('');
  const at = ({ path, line, id }: Pick<Residual, 'path' | 'line' | 'id'>) => `${path}:${line} ${id}`;
  const unexplained = residuals.filter(({ reason }) => reason === undefined);
  const reasons = new Map<string, number>();
  for (const { reason } of residuals) if (reason !== undefined) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  return [
    ...outlived.map((place) => `outlived residual ${at(place)}`),
    ...unexplained.map((residual) => `unexplained ${at(residual)} ${residual.what}`),
    `residuals ${residuals.length}, unexplained ${unexplained.length}`,
    ...[...reasons].sort(([a], [b]) => (a < b ? -1 : 1)).map(([reason, count]) => `  ${count} ${reason}`),
    `${messages} labelled messages`,
    row(['', 'precision', 'recall', 'tp', 'fp', 'fn']),
    ...figures.map(({ question, hits, falseAlarms, missed }) =>
      row([question, percent(hits, hits + falseAlarms), percent(hits, hits + missed), hits, falseAlarms, missed]),
    ),
  ];
}

function table(rows: readonly (readonly [string, number])[]): string[] {
  const width = Math.max(...rows.map(([name]) => name.length));
  const digits = Math.max(...rows.map(([, count]) => String(count).length));
  return rows.map(([name, count]) => `${name.padEnd(width)}  ${String(count).padStart(digits)}`);
}

function shown(text: string): string {
  return JSON.stringify(text).replace(UNSHOWABLE, escaped);
}

/** Excerpt lines, indented, made harmless, the clause between « and » coloured. */
function marked(excerpt: readonly string[]): string[] {
  const text = excerpt
    .join('\n')
    .replace(/[\0-\x08\x0B-\x1F]/g, escaped)
    .replace(UNSHOWABLE, escaped);
  const clause = text.replace(/«.*»/s, (said) => said.replace(/.+/g, (part) => painted('red', part)));
  return excerpt.length > 0 ? clause.split('\n').map((row) => `    ${row}`) : [];
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
