import { describe } from 'vitest';
import { closing, FLAWED, FLAWED_TEXT, lines, prefixed } from './closing.ts';
import { ANNOUNCE, FROM_YOU, NO_BLOCK, type Row, table } from './run-hook.ts';

const [NOW, NOTHING, NEXT] = FLAWED as [string, string, string];
const [, ASK] = lines() as [string, string, string];

/** The flawed block with another first line. */
function withNow(line: string): string {
  return [line, '', NOTHING, NEXT].join('\n');
}

describe('labels', () => {
  const nows = ['Now', 'Where we are', 'State now', 'NOW', 'wHeRe We ArE', 'Where  we are'];
  const asks = ['What I need from you', 'From you', 'WHAT I NEED FROM YOU', 'from you'];
  const nexts = ["What's next", 'What is next', 'What next', 'Next', "WHAT'S NEXT", 'next'];
  table([
    ...nows.map((label): Row => [label, [`${label}: x`, NOTHING, NEXT].join('\n'), FROM_YOU]),
    ...asks.map((label): Row => [label, [NOW, `${label}: nothing`, NEXT].join('\n'), FROM_YOU]),
    ...nexts.map((label): Row => [label, [NOW, ASK, `${label}: I take the class`].join('\n'), ANNOUNCE]),
    ['another word is no label', withNow('Nowadays: x'), NO_BLOCK],
    ['a longer text is no label', withNow('Where we are today: x'), NO_BLOCK],
    ['a word border is no label border', withNow('Now-ish: x'), NO_BLOCK],
  ]);
});

describe('what closes a label', () => {
  const yes = ['Now:x', 'Now : x', 'Now\u00a0: x', 'Now：x', 'Now ： x', '**Now:** x', '**Now**: x', '**Now :** x'];
  yes.push('**Now** : x', '**Now**：x', '*Now:* x', '_Now_: x', '__Now:__ x', '***Now:*** x', '## Now: x', 'Now:');
  const no = [
    'Now x',
    'Now - x',
    'Now; x',
    'Now, x',
    'Now',
    '*Now*',
    '**Now** x',
    '## Now then',
    '**Now then**',
    '`Now`: x',
  ];
  no.push('`Now:` x', '"Now": x', '“Now:” x');
  table([
    ...yes.map((line): Row => [line, withNow(line), FROM_YOU]),
    ...no.map((line): Row => [`not ${line}`, withNow(line), NO_BLOCK]),
  ]);
});

describe('a label without a colon', () => {
  const bare = ['Now', 'the tree is green', 'What I need from you', 'nothing', "What's next", 'the release'];
  const shaped = (label: (text: string) => string, gap: string) =>
    bare.map((text, index) => (index % 2 === 0 ? label(text) : text)).join(gap);
  table([
    ['the whole of a heading', shaped((text) => `## ${text}`, '\n\n'), FROM_YOU],
    ['the whole of a heading, text right under it', shaped((text) => `### ${text}`, '\n'), FROM_YOU],
    ['the whole of a closed heading', shaped((text) => `## ${text} ##`, '\n\n'), FROM_YOU],
    ['the whole of an underlined heading', shaped((text) => `\n${text}\n---`, '\n'), FROM_YOU],
    ['the whole of a strong heading', shaped((text) => `## **${text}**`, '\n\n'), FROM_YOU],
    ['the whole of a strong line', shaped((text) => `**${text}**`, '\n'), FROM_YOU],
    ['the whole of a strong paragraph', shaped((text) => `__${text}__`, '\n\n'), FROM_YOU],
    ['the whole of a strong and emphasised line', shaped((text) => `***${text}***`, '\n'), FROM_YOU],
    ['a strong line with an emoji', shaped((text) => `**🔴 ${text}**`, '\n'), FROM_YOU],
    ['not a plain line', shaped((text) => text, '\n'), NO_BLOCK],
    ['not a plain paragraph', shaped((text) => text, '\n\n'), NO_BLOCK],
    ['not an emphasised line', shaped((text) => `*${text}*`, '\n'), NO_BLOCK],
  ]);
});

describe('what may stand before a label', () => {
  const yes = [
    '   ',
    '\u00a0',
    '\u3000',
    '- ',
    '* ',
    '+ ',
    '\\- ',
    '\\* ',
    '• ',
    '•',
    '– ',
    '— ',
    '· ',
    '→ ',
    '➜ ',
    '⇒ ',
    '▶ ',
  ];
  yes.push('🔴 ', '🔴', '✅ ', '⚠️ ', '👉🏽 ', '🇬🇧 ', '1️⃣ ', '👩‍💻 ', '• 🔴 ', '- → ', '1. ', '2) ');
  const no = [
    '"',
    '“',
    '«',
    "'",
    '‘',
    '(',
    '[',
    '{',
    '| ',
    '\\# ',
    '#',
    '\\> ',
    '> ',
    'x ',
    '7 ',
    'a) ',
    '1\\. ',
    'Then ',
    'ж ',
    '¿ ',
  ];
  table([
    ...yes.map((before): Row => [JSON.stringify(before), prefixed(before), FROM_YOU]),
    ...no.map((before): Row => [`not ${JSON.stringify(before)}`, withNow(`${before}Now: x`), NO_BLOCK]),
    ['not when it is mentioned later in the line', withNow('We said Now: x'), NO_BLOCK],
    ['not the cell of a table', withNow('| a | b |\n|---|---|\n| Now: | x |'), NO_BLOCK],
  ]);
});

describe('the text of a slot', () => {
  const ask = (text: string) => [NOW, '', 'What I need from you:', text, '', NEXT].join('\n');
  const next = (text: string) => `${closing({ next: 'the report' })}${text}`;
  const headed = (text: string) => `## Now\n\nx\n\n## What I need from you\n\n${text}\n\n## What's next\n\nthe report`;
  table([
    ['goes on in the next line', ask('nothing'), FROM_YOU],
    ['goes on in the next paragraph', ask('\nnothing'), FROM_YOU],
    ['goes on in a list', ask('- nothing'), FROM_YOU],
    ['goes on over several paragraphs', next('\none\n\ntwo\n\nI take the class'), ANNOUNCE],
    ['ends at a thematic break', next('\n---\n\nI take the class'), []],
    ['is empty when a thematic break comes first', ask('\n---\n\nconfirm the plan'), FROM_YOU],
    ['ends at a heading', next('\n# Notes\n\nI take the class'), []],
    ['ends at a heading of any depth after a label in a line', next('\n###### Notes\n\nI take the class'), []],
    ['is empty when a heading comes first', ask('\n## Notes\n\nconfirm the plan'), FROM_YOU],
    ['has deeper headings than its own', headed('### Nothing\n\nconfirm the plan'), FROM_YOU],
    ['goes on after a deeper heading', `${headed('confirm')}\n\n### Notes\n\nI take the class`, ANNOUNCE],
    ['ends at a heading of the same depth', `${headed('confirm')}\n\n## Notes\n\nI take the class`, []],
    ['ends at a heading less deep', `${headed('confirm')}\n\n# Notes\n\nI take the class`, []],
    ['after the block, of whichever slot is last', [NOW, NEXT, 'From you:', '', 'nothing'].join('\n'), FROM_YOU],
  ]);
});

describe('a block', () => {
  const orders = [
    [NOW, NOTHING, NEXT],
    [NOW, NEXT, NOTHING],
    [NOTHING, NOW, NEXT],
    [NOTHING, NEXT, NOW],
    [NEXT, NOW, NOTHING],
    [NEXT, NOTHING, NOW],
  ];
  const joined = (...parts: string[]): string => parts.join('\n\n');
  table([
    ...orders.map((order): Row => [order.map((line) => line.split(':')[0]).join(', '), order.join('\n'), FROM_YOU]),
    ['needs all three slots', joined(NOW, NOTHING), NO_BLOCK],
    ['is not made of one slot three times', joined(NOW, NOW, NOW), NO_BLOCK],
    ['of text without labels is none', 'All done, nothing left to do.', NO_BLOCK],
    ['starts anew at a label that comes again', joined(NOW, NOTHING, NOW, ASK, NEXT), []],
    ['takes no slot from an abandoned group', joined(NOW, ASK, NOW, NEXT), NO_BLOCK],
    ['may begin with the label that came again', joined(NOW, ASK, NOTHING, NEXT, NOW), FROM_YOU],
    ['begins with the label that came again', joined(NOW, NOTHING, ASK, NEXT, NOW), []],
    ['stands over thematic breaks and headings', joined(NOW, '---', NOTHING, '# Notes', NEXT), FROM_YOU],
    ['is the last one: honest', joined(FLAWED_TEXT, 'More text.', lines().join('\n')), []],
    ['is the last one: flawed', joined(lines().join('\n'), 'More text.', FLAWED_TEXT), FROM_YOU],
    ['is none when another begins after it', joined(FLAWED_TEXT, NOW), NO_BLOCK],
    ['is none when another is unfinished after it', joined(FLAWED_TEXT, NOW, ASK), NO_BLOCK],
    ['is none when its last label comes again', joined(FLAWED_TEXT, 'Next: the port'), NO_BLOCK],
  ]);
});
