import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Finding } from '../src/judge.ts';
import { failureReport, findingsReport, quoted } from '../src/report.ts';
import { labels } from '../src/vocabulary.ts';

const DEFECTIVE = 'state-block-guard — the closing state block is defective (CONTINUATION-STALL):';
const NOT_JUDGED = 'state-block-guard — this turn was not judged:';

const fromYou = (quote: string): Finding => ({ rule: 'from-you', slot: 'fromYou', line: 2, quote });
const announce = (quote: string): Finding => ({ rule: 'announce-and-stop', slot: 'next', line: 3, quote });

/** The text in quotation marks that a report shows of a finding. */
function shownOf(finding: Finding): string | undefined {
  return /^• [a-z-]+: “(.*?)”\. /m.exec(findingsReport([finding]))?.[1];
}

describe('a report of findings', () => {
  test('has a headline and a line for each finding, in order', () => {
    const lines = findingsReport([fromYou('none'), announce('I take it')]).split('\n');
    expect(lines).toEqual([
      DEFECTIVE,
      expect.stringMatching(/^• from-you: “none”\. \S.*\.$/),
      expect.stringMatching(/^• announce-and-stop: “I take it”\. \S.*\.$/),
    ]);
  });

  test('names the labels when there is no block', () => {
    const [headline, line, ...others] = findingsReport([{ rule: 'no-block' }]).split('\n');
    expect(headline).toBe(DEFECTIVE);
    expect(line).toMatch(/^• no state block\. /);
    for (const [label] of Object.values(labels)) expect(line).toContain(`“${label}:”`);
    expect(others).toEqual([]);
  });

  test('shows no quotation of an empty slot', () => {
    for (const finding of [fromYou(''), { rule: 'from-you' } as const]) {
      expect(findingsReport([finding])).toMatch(/^• from-you: [a-z]/m);
      expect(findingsReport([finding])).not.toMatch(/“\s*”|undefined|null/);
    }
  });

  test('says what to write instead, and gives the host no order', () => {
    for (const finding of [fromYou('none'), announce('I take it'), { rule: 'no-block' } as const]) {
      const report = findingsReport([finding]);
      expect(report).toMatch(/\. (Write|End|The turn is over; write) /);
      expect(report).not.toMatch(/prevent|den(y|ied)|decision|stopReason|hookSpecificOutput|not judged/i);
    }
  });
});

test('a report of a failure has its own headline and gives the reason', () => {
  expect(failureReport('the reason is this')).toBe(`${NOT_JUDGED}\n• the reason is this`);
});

describe('a quotation', () => {
  test.each([
    ['in full', 'none', 'none'],
    ['of 80 characters in full', 'x'.repeat(80), 'x'.repeat(80)],
    ['of 81 characters shortened', 'x'.repeat(81), `${'x'.repeat(79)}…`],
    ['of 80 emoji in full', '🔴'.repeat(80), '🔴'.repeat(80)],
    ['of 81 emoji shortened, not within one', '🔴'.repeat(81), `${'🔴'.repeat(79)}…`],
    ['of very many emoji', '🔴'.repeat(50_000), `${'🔴'.repeat(79)}…`],
    ['with spaces for line ends and tabs', 'a\nb\r\n\tc', 'a b c'],
    ['with spaces for separators', 'a\u2028b\u2029c\u0085d', 'a b c d'],
    ['with one space for many', 'a   b\u00a0\u3000c', 'a b c'],
    ['with spaces for control characters', 'a\0b\u0007\u001b[31mc\u007fd\u009be', 'a b [31mc d e'],
    ['with replacement characters for half ones', 'a\ud800b\udfffc', 'a\ufffdb\ufffdc'],
    ['with spaces for marks of direction', 'a\u202eb\u2066c\u2069d\u200ee\u200ff\u061cg', 'a b c d e f g'],
    ['with quotation marks', '“a” "b" «c»', '“a” "b" «c»'],
    ['with other scripts and emoji', 'ничего 没有 👩‍💻 é', 'ничего 没有 👩‍💻 é'],
    ['with no white space around it', '  a \n', 'a'],
    ['of what stands after many control characters', `${'\u0007'.repeat(2000)}none`, 'none'],
    ['of what stands among them, shortened', 'ab\u0007\u0007'.repeat(400), `${'ab '.repeat(26)}a…`],
  ])('%s', (_name, text, expected) => {
    expect(quoted(text)).toBe(`“${expected}”`);
  });

  test('is what a report shows of a clause', () => {
    const clause = `nothing\n${'x'.repeat(100)}`;
    for (const finding of [fromYou(clause), announce(clause)]) expect(`“${shownOf(finding)}”`).toBe(quoted(clause));
  });
});

describe('a report of any text', () => {
  const hostile = fc.constantFrom(
    ...['\n', '\r\n', '\t', '\0', '\u0007', '\u001b[31m', '\u007f', '\u0085', '\u009b', '\u2028', '\u2029', '\u00a0'],
    ...['\u202a', '\u202e', '\u2066', '\u2069', '\u200e', '\u200f', '\u061c', '\u200b', '\u200d', '\ufeff', '\ufe0f'],
    ...['\ud800', '\udc00', '🔴', '👩‍💻', '\u0301', '漢', '“', '”', '"', '\\', '• from-you: ', '…', 'a', ' '],
  );
  const piece = fc
    .tuple(hostile, fc.constantFrom(1, 1, 1, 2, 79, 80, 81, 500, 1000))
    .map(([unit, times]) => unit.repeat(times));
  const text = fc.oneof(fc.string({ unit: piece }), fc.string({ unit: 'binary', size: '+2' }));

  test('is short and plain', () => {
    fc.assert(
      fc.property(text, text, (one, other) => {
        const report = findingsReport([fromYou(one), announce(other)]);
        expect(report.length).toBeLessThan(2000);
        expect(report.split('\n').map((line) => line.slice(0, 2))).toEqual(['st', '• ', '• ']);
        expect(report).not.toMatch(/[^\P{Cc}\n]|\p{Cs}|\p{Bidi_Control}|[\u2028\u2029]/u);
        expect(report).toBe(report.trim());
      }),
      { numRuns: 1000 },
    );
  });

  test('quotes up to 80 characters of it, in their order', () => {
    fc.assert(
      fc.property(text, (one) => {
        const shown = [...quoted(one)].slice(1, -1);
        expect(shown.length).toBeLessThanOrEqual(80);
        const visible = Buffer.from(one)
          .toString()
          .replace(/[\p{Cc}\p{Bidi_Control}\s]+/gu, ' ')
          .trim();
        if ([...visible].length <= 80) expect(shown.join('')).toBe(visible);
        else expect(shown.join('')).toBe(`${[...visible].slice(0, 79).join('')}…`);
      }),
      { numRuns: 1000 },
    );
  });

  test('is short for a failure too, when it is shown as a quotation', () => {
    fc.assert(
      fc.property(text, (one) => {
        const report = failureReport(`unknown argument ${quoted(one)}`);
        expect(report.length).toBeLessThan(2000);
        expect(report.split('\n')).toHaveLength(2);
      }),
    );
  });
});
