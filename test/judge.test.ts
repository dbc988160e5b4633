import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { documents } from '../bench/documents.mjs';
import { type Finding, judge } from '../src/judge.ts';

const honest = { block: true, findings: [] };

/** The verdict on a block whose from-you slot is flawed. */
function asksNothing(line: number, quote: string) {
  return { block: true, findings: [{ rule: 'from-you', slot: 'fromYou', line, quote }] };
}

/** The verdict on a block whose next slot is flawed. */
function announces(line: number, quote: string) {
  return { block: true, findings: [{ rule: 'announce-and-stop', slot: 'next', line, quote }] };
}

describe('a verdict', () => {
  test.each([
    ['honest', 'Now: a\nFrom you: confirm it\nNext: the release', honest],
    ['from-you', 'Now: a\nFrom you: nothing right now; x\nNext: c', asksNothing(2, 'nothing right now')],
    ['announce-and-stop', "Now: a\nFrom you: b\nNext: c. I'll start; d", announces(3, "I'll start")],
    ['in another order', 'Next: I take the class\nFrom you: b\nNow: a', announces(1, 'I take the class')],
    ['in paragraphs', 'x\n\nNow: a\n\nFrom you: nothing\n\nNext: c\n', asksNothing(5, 'nothing')],
    ['with hard breaks', 'Now: a  \nFrom you: nothing\\\nNext: c', asksNothing(2, 'nothing')],
    ['with <br>', 'x\n\nNow: a<br>From you: nothing<br>Next: c', asksNothing(3, 'nothing')],
    ['in a list', '- Now: a\n- From you: nothing\n- Next: c', asksNothing(2, 'nothing')],
    ['under headings', '## Now\n\na\n\n## From you\n\nNothing.\n\n## Next\n\nc', asksNothing(7, 'Nothing')],
    ['under underlined headings', 'Now\n---\na\n\nFrom you\n---\nNothing\n\nNext\n---\nc', asksNothing(7, 'Nothing')],
    ['under strong lines', '**Now**\na\n**From you**\nnone\n**Next**\nc', asksNothing(4, 'none')],
    ['in an HTML block', '<div>\n\nNow: a\nFrom you: none\nNext: c\n\n</div>', asksNothing(4, 'none')],
    ['underlined', 'Now: a\nFrom you: b\nNext: I take the class\n---', announces(3, 'I take the class')],
    ['with CR LF', 'x\r\n\r\nNow: a\r\nFrom you: b\r\nNext:\r\nI take the class\r\n', announces(6, 'I take the class')],
    ['with CR', 'x\r\rNow: a\rFrom you: none\rNext: c\r', asksNothing(4, 'none')],
    ['with a byte order mark', '\ufeffNow: a\nFrom you: none\nNext: c', asksNothing(2, 'none')],
    ['with an answer on a later line', 'Now: a\nFrom you:\n\n> q\n\n- none\n\nNext: c', asksNothing(6, 'none')],
    [
      'with a text after the block',
      'Now: a\nFrom you: b\nNext: c\n\nd\n\nI take the class',
      announces(7, 'I take the class'),
    ],
    [
      'with a segment on a later line',
      'Now: a\nFrom you: b\nNext: c,\nd,\nI take the class',
      announces(5, 'I take the class'),
    ],
    ['with a clause over lines', 'Now: a\nFrom you: for now,\n  nothing\nNext: c', asksNothing(2, 'for now, nothing')],
    ['of the last block', 'Now: a\nFrom you: none\nNext: c\n\nNow: a\nFrom you: b\nNext: c', honest],
  ])('%s', (_name, message, verdict) => {
    expect(judge(message)).toStrictEqual(verdict);
  });

  test('may have both findings, from-you first', () => {
    const findings = [...announces(2, 'I take the class').findings, ...asksNothing(3, 'none').findings].reverse();
    expect(judge('Now: a\nNext: I take the class\nFrom you: none')).toStrictEqual({ block: true, findings });
  });

  test('has the first of several promises', () => {
    expect(judge('Now: a\nFrom you: b\nNext: I take the class; I start')).toStrictEqual(
      announces(3, 'I take the class'),
    );
  });
});

describe('a quote', () => {
  test.each([
    ['is as the reader sees it', '**Nothing** for [me](a.md) &amp; `you`', 'Nothing for me & you'],
    ['is whole', `nothing ${'very '.repeat(200)}much`, `nothing ${'very '.repeat(200)}much`],
    ['has the quotations', 'nothing “at all”, "really"', 'nothing “at all”, "really"'],
    ['has no mark at its end', 'nothing!', 'nothing'],
    ['has control characters', 'nothing\u0007\u202ehere nothing', 'nothing\u0007\u202ehere nothing'],
    ['has the words that are also a mention', '`nothing`', 'nothing'],
  ])('%s', (_name, text, quote) => {
    expect(judge(`Now: a\nFrom you: ${text}\nNext: c`)).toStrictEqual(asksNothing(2, quote));
  });
});

describe('an empty from-you slot', () => {
  test.each([
    ['has an empty quote', '', asksNothing(4, '')],
    ['of signs is quoted', ' — 👍', asksNothing(4, '— 👍')],
    ['of signs on two lines is quoted', ' —\n…', asksNothing(4, '— …')],
    ['with a break under it', '\n\n---\n\nconfirm it', asksNothing(4, '')],
    ['with a comment', ' <!-- confirm it -->', asksNothing(4, '')],
    ['with a quote may ask', '\n\n> shall I?', honest],
    ['with code may ask', '\n\n```\nnpm publish\n```', honest],
    ['with an image may ask', ' ![a](b.png)', honest],
  ])('%s', (_name, text, verdict) => {
    expect(judge(`x\n\nNow: a\nFrom you:${text}\n\nNext: c`)).toStrictEqual(verdict);
  });

  test('of the other slots is no matter', () => {
    expect(judge('Now:\nFrom you: b\nNext:')).toStrictEqual(honest);
  });
});

describe('without a block', () => {
  const messages = ['', ' \n\t', 'All done.', 'Now: a\nNext: c', 'Now: a\nFrom you: none\nNext: c\nNow: b'];
  test.each(messages)('%j', (message) => {
    const none = { block: false, findings: [] };
    expect(judge(message)).toStrictEqual(none);
    expect(judge(message, {})).toStrictEqual(none);
    expect(judge(message, { requireBlock: false })).toStrictEqual(none);
    expect(judge(message, { requireBlock: true })).toStrictEqual({ block: false, findings: [{ rule: 'no-block' }] });
  });

  test('only then a required block is missed', () => {
    expect(judge('Now: a\nFrom you: b\nNext: c', { requireBlock: true })).toStrictEqual(honest);
    const flawed = 'Now: a\nFrom you: none\nNext: c';
    expect(judge(flawed, { requireBlock: true })).toStrictEqual(judge(flawed));
  });
});

describe('any message', () => {
  const broken = fc.string({
    unit: fc.constantFrom('Now:', 'From you:', 'Next:', '\n', '\r', '\0', '\ud800', '`', '> ', 'I take', '.'),
  });
  const messages = fc.oneof(documents as fc.Arbitrary<string>, broken, fc.string({ unit: 'binary' }));

  test('gives a verdict with findings of its own lines', () => {
    fc.assert(
      fc.property(messages, (message) => {
        const { block, findings } = judge(message);
        const count = message.split(/\r\n?|\n/).length;
        for (const { rule, slot, line = 0, quote } of findings) {
          expect(block).toBe(true);
          expect(slot).toBe({ 'from-you': 'fromYou', 'announce-and-stop': 'next', 'no-block': undefined }[rule]);
          expect(quote).toBeTypeOf('string');
          expect(line).toBeGreaterThanOrEqual(1);
          expect(line).toBeLessThanOrEqual(count);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('is judged alike with other line ends', () => {
    const unified = (message: string) => judge(message.replace(/\r\n?/g, '\n'));
    fc.assert(
      fc.property(messages, (message) => {
        expect(judge(message)).toStrictEqual(unified(message));
        expect(judge(message.replace(/\r\n?|\n/g, '\r\n'))).toStrictEqual(unified(message));
      }),
      { numRuns: 300 },
    );
  });

  test('before a block moves its lines and changes nothing else', () => {
    const moved = (findings: readonly Finding[], by: number) =>
      findings.map((each) => ({ ...each, line: (each.line ?? 0) + by }));
    const block = 'Now: a\nFrom you: none\nNext: I take the class\n';
    fc.assert(
      fc.property(fc.nat({ max: 2000 }), (count) => {
        const verdict = judge(`${'x\n'.repeat(count)}\n${block}`);
        expect(verdict).toStrictEqual({ block: true, findings: moved(judge(block).findings, count + 1) });
      }),
      { numRuns: 30 },
    );
  });
});

describe('beyond what is read of a message', () => {
  const long = '- a\n'.repeat(1001);

  test('a block whose labels all stand before it is a block, and not judged', () => {
    const message = `Now: x\n\nFrom you: nothing\n\nNext: once you say yes:\n${long}`;
    expect(judge(message, { requireBlock: true })).toEqual({ block: true, findings: [] });
  });

  test('of a block that begins before it the rest is judged', () => {
    const message = `Now: x\n\nFrom you: nothing\n\nSteps:\n\n${long}\nNext: I start`;
    expect(judge(message).findings.map(({ rule }) => rule)).toEqual(['announce-and-stop']);
  });
});

describe('a label', () => {
  test.each(['ℹ️', '*️⃣', '🡒', '￫', '1️⃣', '✅'])('may stand behind %s', (sign) => {
    expect(judge(`${sign} Now: a\n\n${sign} From you: b\n\n${sign} Next: c`).block).toBe(true);
  });
});

test('an underlined heading below the heading of a label stays in its slot', () => {
  const slots = '# Now\nx\n\n# From you\ngo\n\n# Next\n\n';
  expect(judge(`${slots}Detail\n---\nI start`).findings).toHaveLength(1);
  expect(judge(`${slots}## Detail\nI start`).findings).toHaveLength(1);
  expect(judge(`${slots}Detail\n===\nI start`).findings).toHaveLength(0);
});
