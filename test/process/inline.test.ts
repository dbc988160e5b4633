import { describe } from 'vitest';
import { closing, lines } from './closing.ts';
import { ANNOUNCE, FROM_YOU, NO_BLOCK, type Row, table } from './run-hook.ts';

const [NOW, ASK, NEXT] = lines() as [string, string, string];

describe('emphasis that Markdown leaves open hides no label', () => {
  const nows = [
    '**Now:**the tree',
    '**Now: the tree',
    '*Now: the tree',
    '__Now: the tree',
    '**Now**:the tree',
    '_Now:_the tree',
  ];
  nows.push('***Now:**the tree', '** Now:** the tree', '\\*\\*Now:\\*\\* the tree');
  const asks = [
    '**What I need from you:**nothing',
    '**What I need from you: nothing',
    '*What I need from you:*nothing',
  ];
  table([
    ...nows.map((line): Row => [line, [line, ASK, "What's next: I take the class"].join('\n\n'), ANNOUNCE]),
    ...asks.map((line): Row => [line, [NOW, line, NEXT].join('\n\n'), FROM_YOU]),
    ['**What’s next:**I take the class', [NOW, ASK, '**What’s next:**I take the class'].join('\n'), ANNOUNCE],
    ['on every line', '**Now: x\n**What I need from you: nothing\n**What’s next: y', FROM_YOU],
  ]);
});

describe('what is mentioned is not said', () => {
  const pairs = ['``', '""', '“”', '«»', '„“'];
  const mention = (pair: string, text: string) => `${pair[0]}${text}${pair[1]}`;
  table([
    ...pairs.map(
      (pair): Row => [`${pair} in an ask`, closing({ fromYou: `keep ${mention(pair, 'nothing')} as it is` }), []],
    ),
    ...pairs.map(
      (pair): Row => [`${pair} as the answer`, closing({ fromYou: `${mention(pair, 'nothing')}.` }), FROM_YOU],
    ),
    ...pairs.map(
      (pair): Row => [`${pair} in a report`, closing({ next: `the line ${mention(pair, "I'll start")}` }), []],
    ),
    ...pairs.map(
      (pair): Row => [`${pair} as all that is next`, closing({ next: mention(pair, "I'll start") }), ANNOUNCE],
    ),
    ['a condition', closing({ next: 'the `if` is gone, I take the class' }), ANNOUNCE],
    ['over two lines', closing({ fromYou: 'the log says "all\nor nothing", confirm it' }), []],
    ['an address', closing({ fromYou: 'confirm https://example.com/?a=nothing first' }), []],
    ['an address in angle brackets', closing({ fromYou: 'confirm <https://example.com/nothing,none> first' }), []],
    ['words outside of it are said', closing({ fromYou: 'as for `main`, nothing' }), FROM_YOU],
    ['words between two of them are said', closing({ fromYou: 'between "a" and "b" nothing' }), FROM_YOU],
    ['single quotation marks mention nothing', closing({ fromYou: "as they say, 'nothing'" }), FROM_YOU],
    ['a mark without its partner mentions nothing', closing({ fromYou: 'as they say, "nothing' }), FROM_YOU],
    ['code with a clause end in it', closing({ fromYou: 'on `a; b` nothing' }), FROM_YOU],
  ]);
});

describe('apostrophes', () => {
  const rows = [...'’‘ʼ‛＇'].map((mark): Row => {
    const name = `U+${mark.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;
    return [name, [NOW, ASK, `What${mark}s next: I${mark}ll start on the hook`].join('\n'), ANNOUNCE];
  });
  table([
    ...rows,
    ['in a refusal', closing({ next: 'I won’t touch main' }), []],
    ['in a waiting', closing({ next: 'I’ll wait for your approval' }), []],
  ]);
});

describe('spaces', () => {
  const spaces = [
    '\u00a0',
    '\u1680',
    '\u2002',
    '\u2003',
    '\u2007',
    '\u2009',
    '\u200a',
    '\u202f',
    '\u205f',
    '\u3000',
    '\t',
    '  ',
  ];
  table(
    spaces.map((space): Row => {
      const ask = 'What I need from you: no action is needed'.replaceAll(' ', space);
      return [JSON.stringify(space), [NOW, ask, NEXT].join('\n'), FROM_YOU];
    }),
  );
});

describe('entities and escapes', () => {
  const asks = [
    'What I need from you&#58; nothing',
    'What I need from you&colon; nothing',
    'What I need from you: n&#111;thing',
  ];
  asks.push(
    'What&nbsp;I need from you: &#x6E;othing',
    '&bull; What I need from you: nothing',
    'What I need from you\\: nothing',
  );
  table([
    ...asks.map((ask): Row => [ask, [NOW, ask, NEXT].join('\n'), FROM_YOU]),
    ['an apostrophe', [NOW, ASK, 'What&#39;s next: I&apos;ll start'].join('\n'), ANNOUNCE],
    ['quotation marks', closing({ fromYou: 'keep &quot;nothing&quot; as it is' }), []],
    ['in an HTML block', `<div>\n${[NOW, asks[0], NEXT].join('\n')}\n</div>`, FROM_YOU],
    ['none in code', [NOW, '`From you&#58;` nothing', NEXT].join('\n'), NO_BLOCK],
  ]);
});
