import type { Finding } from './judge.ts';
import { labels } from './vocabulary.ts';

const NAME = 'state-block-guard';
const QUOTE_LENGTH = 80;
// White space, control characters, and marks that turn the direction of writing.
const UNSHOWABLE = /[\s\0-\x1f\x7f-\x9f\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/g;

/** The words for findings: a headline, then a line each. Plain text without control characters, under 2,000 characters. */
export function findingsReport(findings: readonly Finding[]): string {
  const headline = `${NAME} — the closing state block is defective (CONTINUATION-STALL):`;
  return [headline, ...findings.map((finding) => `• ${sentence(finding)}`)].join('\n');
}

/** The words for a turn that could not be judged, and why. */
export function failureReport(reason: string): string {
  return `${NAME} — this turn was not judged:\n• ${reason}`;
}

/** Shows a foreign text inside a report: one line, without control characters, quoted, at most 80 characters of it. */
export function quoted(text: string): string {
  // Lone surrogates become replacement characters.
  const line = text.toWellFormed().replace(UNSHOWABLE, ' ').trim();
  // A character may take two code units.
  const shown = [...line.slice(0, 2 * QUOTE_LENGTH + 2)];
  return shown.length > QUOTE_LENGTH ? `“${shown.slice(0, QUOTE_LENGTH - 1).join('')}…”` : `“${shown.join('')}”`;
}

function sentence(finding: Finding): string {
  const said = finding.quote ? quoted(finding.quote) : 'the slot is empty';
  switch (finding.rule) {
    case 'from-you':
      return `from-you: ${said}. Write what the reader must do for work to resume, if only “say go”.`;
    case 'announce-and-stop':
      return `announce-and-stop: ${said}. The turn is over; write what it waits for first: “after your yes, I …”.`;
    case 'no-block': {
      const [now, fromYou, next] = [labels.now, labels.fromYou, labels.next].map(([label = '']) => quoted(`${label}:`));
      return `no state block. End the message with three labelled lines: ${now}, ${fromYou} and ${next}.`;
    }
  }
}
