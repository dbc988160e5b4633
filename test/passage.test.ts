import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { documents } from '../bench/documents.mjs';
import { findBlock, type StateBlock } from '../src/block.ts';
import { CONTAINERS, closingPassage, LINE_BUDGET, PASSAGE_BUDGET, PASSAGE_LINES } from '../src/passage.ts';
import { readProse } from '../src/prose.ts';

const BLOCK = 'Now: a\nFrom you: b\nNext: c';

/** The block that is found in the passage of a message. */
function blockOf(message: string): StateBlock | undefined {
  const passage = closingPassage(message);
  return passage && findBlock(readProse(passage.text, passage.firstLine), passage.before);
}

/** Some lines of letters that are together so many characters long, line ends counted. */
function filler(chars: number): string {
  return `${'x'.repeat(99)}\n`.repeat(chars / 100) + '\n'.padStart(chars % 100, 'x');
}

/** Where the text of the passage begins in the message. */
function startOf(message: string): string | undefined {
  return closingPassage(message)?.text.split('\n')[0];
}

/** Whether the block's first slot is read; a block that begins too early is one all the same. */
function isRead(message: string): boolean {
  const block = blockOf(message);
  expect(block).toBeDefined();
  return block !== undefined && block.now.line > 0;
}

describe('the end of a message holds its block', () => {
  test.each([
    ['characters, within', 0, true],
    ['characters, beyond', 1, false],
  ])('%s', (_name, more, found) => {
    const message = `${BLOCK}\n${filler(PASSAGE_BUDGET - BLOCK.length - 2 + more)}`;
    expect(message.length + 1).toBe(PASSAGE_BUDGET + more);
    expect(isRead(message)).toBe(found);
    expect(isRead(`${filler(50_000)}${message}`)).toBe(found);
  });

  test.each([
    ['lines, within', 0, true],
    ['lines, beyond', 1, false],
  ])('%s', (_name, more, found) => {
    const message = BLOCK + '\nx'.repeat(PASSAGE_LINES - 3 + more);
    expect(isRead(message)).toBe(found);
    expect(isRead('x\n'.repeat(5000) + message)).toBe(found);
    expect(isRead(message.replaceAll('\n', '\r\n'))).toBe(found);
  });

  test('of a line that is longer than what is read of it, only that counts', () => {
    const long = `\n${'x'.repeat(10 * LINE_BUDGET)}`;
    const fit = Math.floor((PASSAGE_BUDGET - BLOCK.length - 1) / LINE_BUDGET);
    expect(isRead(BLOCK + long.repeat(fit))).toBe(true);
    expect(isRead(BLOCK + long.repeat(fit + 1))).toBe(false);
  });

  test.each([
    ['letters', 'x', true],
    ['emphasis marks', 'x*', false],
    ['brackets', '[x', false],
    ['quote marks', '>', false],
    ['indentation', '  ', false],
  ])('marks count more than letters: %s', (_name, unit, found) => {
    const line = `\n${unit.repeat(100 / unit.length)}`;
    expect(isRead(BLOCK + line.repeat(PASSAGE_BUDGET / 200))).toBe(found);
  });

  test('a link definition counts more than its marks', () => {
    const lines = (line: string) => `\n${line}`.repeat(PASSAGE_BUDGET / 120);
    expect(isRead(BLOCK + lines('[a] b'))).toBe(true);
    expect(isRead(BLOCK + lines('[a]: b'))).toBe(false);
  });
});

describe('so much is read of a line', () => {
  test.each([
    ['within', 0, 'end'],
    ['beyond', 1, 'en'],
  ])('%s', (_name, more, last) => {
    const line = `Next: ${'x'.repeat(LINE_BUDGET - 11 + more)} end`;
    expect(line.length + 1).toBe(LINE_BUDGET + more);
    const text = blockOf(`Now: a\nFrom you: b\n${line}`)?.next.lines[0]?.text;
    expect(text?.split(' ').at(-1)).toBe(last);
  });
});

describe('so many quotes and list items are opened at once', () => {
  test.each(['- ', '1. ', '- 2) + '])('%j, within and beyond', (marks) => {
    const opened = (count: number) => marks.repeat(count).split(' ').slice(0, count).join(' ');
    const nested = (count: number) => BLOCK.replace(/^/gm, `${opened(count)} `);
    expect(blockOf(nested(CONTAINERS))?.fromYou.lines[0]?.text).toBe('b');
    expect(blockOf(nested(CONTAINERS + 1))).toBeUndefined();
  });

  test.each(['- ', '*\t', '  * '])('a thematic break of many %j is none of them', (marks) => {
    const block = blockOf(`Now: a\n\nFrom you: b\n\nNext: c\n\n${marks.repeat(CONTAINERS + 6)}\n\nd`);
    expect(block?.next.lines.map(({ text }) => text)).toEqual(['c']);
  });

  test.each(['1. ', '+ ', '* ', '> + ', '    '])(
    'a thematic break of many marks within %j is none of them',
    (within) => {
      const block = blockOf(`Now: a\n\nFrom you: b\n\nNext: c\n\n${within}${'- '.repeat(CONTAINERS + 6)}\n\nd`);
      expect(block).toEqual(blockOf(`Now: a\n\nFrom you: b\n\nNext: c\n\n${within}- - -\n\nd`));
    },
  );

  test('a row of millions of marks is no harm', () => {
    for (const end of ['', 'x']) expect(blockOf(`${BLOCK}\n\n${'- '.repeat(3e6)}${end}`)?.next).toBeDefined();
  });

  test.each([
    ['within, is a quote', CONTAINERS, true],
    ['beyond, is a blank line', CONTAINERS + 1, false],
  ])('a line of quote marks, %s', (_name, count, unspoken) => {
    expect(blockOf(`Now: a\n\nFrom you: b\n\nNext:\n${'>'.repeat(count)} c`)?.next.unspoken).toBe(unspoken);
  });
});

describe('a passage starts', () => {
  test.each([
    ['at the block after a blank line', `x\n\n${BLOCK}`, 'Now: a'],
    ['at the paragraph of the block', `x\n\ny\n${BLOCK}`, 'y'],
    ['before the list that holds the block', `x\n\n- y\n\n  ${BLOCK}`, '- y'],
    ['after a fence that is closed', `\`\`\`\n\nx\n\`\`\`\n\n${BLOCK}`, 'Now: a'],
    ['before a fence that is open', `x\n\n\`\`\`\n\n${BLOCK}`, '```'],
    ['before a comment that is open', `x\n\n<!--\n\n${BLOCK}`, '<!--'],
    ['before a link definition', `[a]: b\n\nx\n\n${BLOCK}`, '[a]: b'],
  ])('%s', (_name, message, first) => {
    expect(startOf(message)).toBe(first);
  });

  test.each([
    ['a message without labels', 'All done.'],
    ['an empty message', ''],
    ['two slots of three', 'Now: a\n\nNext: c'],
  ])('nowhere in %s', (_name, message) => {
    expect(closingPassage(message)).toBeUndefined();
  });

  test.each([
    ['LF', '\n'],
    ['CR LF', '\r\n'],
    ['CR', '\r'],
  ])('with LF line ends and the line number of the message: %s', (_name, end) => {
    const passage = closingPassage(['x', 'y', '', 'Now: a', 'From you: b', 'Next: c'].join(end));
    expect(passage).toEqual({ text: BLOCK, firstLine: 4, before: new Set() });
  });
});

describe('what began before the passage', () => {
  const gap = '\nx'.repeat(PASSAGE_LINES);
  test.each([
    ['an open fence', '```', false],
    ['an open fence of its kind', '~~~~\n~~~', false],
    ['a closed fence', '```\n```', true],
    ['an open comment', '<!-- a', false],
    ['a closed comment', '<!-- a\n\n-->', true],
    ['an open script, whose text is read', '<script>', true],
    ['a closed script', '<script>\n</script>', true],
    ['a fence in a quote that ended', '> ```', true],
    ['a fence in an item that ended', '- ```', true],
    ['other HTML that ended', '<div>\n', true],
    ['a fence in a fence', '````\n```\n````', true],
  ])('%s', (_name, before, found) => {
    const message = `${before}${gap}\n\n${BLOCK}`;
    expect(blockOf(message) !== undefined).toBe(found);
    expect(findBlock(readProse(message)) !== undefined).toBe(found);
    expect(blockOf(message.replaceAll('\n', '\r\n')) !== undefined).toBe(found);
  });

  test.each([
    ['a fence that ends after it began', '```', '```'],
    ['a comment that ends after it began', '<!--', '-->'],
  ])('%s', (_name, opening, end) => {
    const message = `${opening}${gap}\n${end}\n\n${BLOCK}`;
    expect(blockOf(message)).toMatchObject({ now: { line: PASSAGE_LINES + 4 }, next: { line: PASSAGE_LINES + 6 } });
  });

  test('labels before it may leave the last group unfinished', () => {
    const message = `Now: x${gap}\n\nFrom you: b\n\nNext: c\n\nNow: a`;
    expect(closingPassage(message)?.before).toEqual(new Set(['now']));
    expect(blockOf(message)).toBeUndefined();
    expect(blockOf(`x${gap}\n\nFrom you: b\n\nNext: c\n\nNow: a`)).toBeDefined();
  });
});

/** The slots of a block without the numbers of their parts, which count from the start of what is parsed. */
function plain(block: StateBlock | undefined) {
  return (
    block && Object.values(block).map((slot) => ({ ...slot, lines: slot.lines.map(({ part: _, ...line }) => line) }))
  );
}

test('the passage holds the same block as the whole message', { timeout: 300_000 }, () => {
  fc.assert(
    fc.property(documents as fc.Arbitrary<string>, (message) => {
      const whole = findBlock(readProse(message.replace(/\r\n?/g, '\n')));
      expect(plain(blockOf(message))).toEqual(plain(whole));
    }),
    { numRuns: 3000 },
  );
});
