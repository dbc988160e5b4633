import { describe, expect, test } from 'vitest';
import { closing } from './closing.ts';
import { ANNOUNCE, FROM_YOU, judge, NO_BLOCK } from './run-hook.ts';

/** The texts in quotation marks that follow the names of the rules. */
function quotes(report = ''): string[] {
  return [...report.matchAll(/^• [^“\n]*“([^”]*)”/gm)].map((match) => match[1] ?? '');
}

test('a report has a headline and a line for each finding', async () => {
  const { report } = await judge(closing({ fromYou: 'nothing', next: 'I take the class' }));
  expect(report?.split('\n')).toEqual([
    'state-block-guard — the closing state block is defective (CONTINUATION-STALL):',
    expect.stringMatching(/^• from-you\b.*“nothing”.+/),
    expect.stringMatching(/^• announce-and-stop\b.*“I take the class”.+/),
  ]);
});

test('nothing to say is no output at all', async () => {
  expect((await judge(closing())).report).toBeUndefined();
  expect((await judge(closing(), { args: ['--require-block'] })).report).toBeUndefined();
});

test('without a block the report says what the message must end with', async () => {
  const { report, rules } = await judge('All done.', { args: ['--require-block'] });
  expect(rules).toEqual(NO_BLOCK);
  expect(report).toMatch(/now.*what I need from you.*what[’']s next/i);
});

test('a report claims no prevention and gives no order to the host', async () => {
  const { report } = await judge(closing({ fromYou: 'nothing', next: 'I take the class' }));
  expect(report).not.toMatch(/block(ed|ing)\b|prevent|denied|decision|hookSpecificOutput/i);
});

describe('the quotation', () => {
  test.concurrent.each([
    ['is the first clause only', 'nothing right now; the rest follows', 'nothing right now'],
    ['skips clauses without a word', '👍! nothing here. Bye.', 'nothing here'],
    ['keeps its letter case', 'Nothing At All', 'Nothing At All'],
    ['has no Markdown', '**nothing** in [the file](https://example.com) `a.ts`', 'nothing in the file a.ts'],
    ['is one line', 'for now\nnothing', 'for now nothing'],
    ['has its entities decoded', 'nothing &lt;here&gt; &amp; now', 'nothing <here> & now'],
    [
      'has no control characters',
      'nothing \u0007\u001b[31m\u0085 here',
      expect.stringMatching(/^nothing [^\p{Cc}]*here$/u),
    ],
  ])('%s', async (_name, fromYou, quote) => {
    const found = await judge(closing({ fromYou }));
    expect(found.rules).toEqual(FROM_YOU);
    expect(quotes(found.report)).toEqual([quote]);
  });

  test('is the segment of the promise', async () => {
    const { report } = await judge(closing({ next: 'the report. I take the class; more' }));
    expect(quotes(report)).toEqual(['I take the class']);
  });

  test.concurrent.each([
    ['up to 80 characters in full', `nothing ${'x'.repeat(72)}`, `nothing ${'x'.repeat(72)}`],
    ['beyond, shortened', `nothing ${'x'.repeat(73)}`, /^nothing x{60,71}(…|\.\.\.)$/],
    ['of emoji, not in the middle of one', `nothing ${'🔴'.repeat(200)}`, /^nothing 🔴{30,71}(…|\.\.\.)$/u],
    ['of one long word', 'nothing-'.repeat(9000), undefined],
  ])('shows text %s', async (_name, fromYou, shown) => {
    const { report, rules } = await judge(closing({ fromYou }));
    if (shown === undefined) return;
    expect(rules).toEqual(FROM_YOU);
    const [quote = ''] = quotes(report);
    expect([...quote].length).toBeLessThanOrEqual(80);
    if (typeof shown === 'string') expect(quote).toBe(shown);
    else expect(quote).toMatch(shown);
  });
});

describe('a report stays short and plain', () => {
  const texts = [
    'x'.repeat(100_000),
    '👩‍💻'.repeat(20_000),
    '\u0301'.repeat(50_000),
    '\u0007'.repeat(5000),
    '"\\"'.repeat(20_000),
  ];
  texts.push(
    '\u2028\u2029\u0085'.repeat(2000),
    '\ud800'.repeat(5000),
    '\u202e\u2066\u200f'.repeat(5000),
    '漢字'.repeat(40_000),
  );
  test.concurrent.each(texts.map((text, row) => [row + 1, text] as const))('long text %i', async (_row, text) => {
    const message = closing({ fromYou: `nothing, ${text}`, next: `I take the class, ${text}` });
    expect((await judge(message)).rules).toEqual([...FROM_YOU, ...ANNOUNCE]);
  });

  test('an empty slot is reported without a quotation', async () => {
    const { report, rules } = await judge(closing({ fromYou: '' }));
    expect(rules).toEqual(FROM_YOU);
    expect(report).not.toMatch(/“\s*”|undefined|null/);
  });
});
