import type { Finding } from '../judge.ts';

const MOST_LINES = 12;
// Words, not labels of any one vocabulary: an edited guard has others.
const LABEL = /^[^\p{L}\p{N}|>]*[\p{L}\p{M}'’ ]{2,40}[*_ ]*[:：]/u;

/**
 * The source lines of the slot that a finding is in, from its label to the next label or empty line, with the quoted
 * clause between « and ». Where markup stands inside the clause so that it is not found, its first line is marked.
 */
export function excerpt(message: string, { line, quote }: Finding): string[] {
  if (line === undefined) return [];
  const lines = message.split(/\r\n?|\n/);
  const at = Math.min(line, lines.length) - 1;
  let first = at;
  while (first > 0 && at - first < MOST_LINES && !isLabel(lines[first]) && lines[first - 1]?.trim()) first--;
  let end = at + 1;
  while (end < lines.length && end - at < MOST_LINES && lines[end]?.trim() && !isLabel(lines[end])) end++;
  const before = lines
    .slice(first, at)
    .map((text) => `${text}\n`)
    .join('');
  return `${before}${marked(lines.slice(at, end).join('\n'), quote ?? '')}`.split('\n');
}

function isLabel(line: string | undefined): boolean {
  return line !== undefined && LABEL.test(line);
}

function marked(text: string, quote: string): string {
  const words = quote.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const found = words.length > 0 && new RegExp(words.join('[^\\p{L}\\p{N}]+'), 'u').exec(text);
  if (!found) return text.replace(/^.*/, (line) => `«${line}»`);
  const end = found.index + found[0].length;
  return `${text.slice(0, found.index)}«${found[0]}»${text.slice(end)}`;
}
