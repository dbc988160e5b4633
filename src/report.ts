import type { Finding } from './judge.ts';

const NAME = 'state-block-guard';
const QUOTE_LENGTH = 80;
// Control characters, lone surrogates, line and paragraph separators, marks that turn the direction of writing.
const UNSHOWABLE = /[\p{Cc}\p{Cs}\s\u202A-\u202E\u2066-\u2069]+/gu;

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
  // A character may take several code units; the first thousand are enough to tell that there are more than 80.
  const shown = [...text.slice(0, 1000).replace(UNSHOWABLE, ' ').trim()];
  return shown.length > QUOTE_LENGTH ? `“${shown.slice(0, QUOTE_LENGTH - 1).join('')}…”` : `“${shown.join('')}”`;
}

function sentence(finding: Finding): string {
  switch (finding.rule) {
    case 'from-you': {
      const answer = finding.quote ? quoted(finding.quote) : 'an empty slot';
      return `from-you: ${answer} asks for nothing, but the turn is over: only the reader can resume it. Name what they must do, be it “say go”.`;
    }
    case 'announce-and-stop':
      return `announce-and-stop: ${quoted(finding.quote ?? '')} starts nothing, for the turn is over. Put the condition first: “after your yes, …”.`;
    case 'no-block':
      return 'no state block: end the message with three lines that start “Now:”, “What I need from you:” and “What’s next:”.';
  }
}
