import { describe } from 'vitest';
import { PASSAGE_LINES } from '../../src/passage.ts';
import { closing, FLAWED, FLAWED_TEXT, lines, prefixed } from './closing.ts';
import { ANNOUNCE, FROM_YOU, NO_BLOCK, table } from './run-hook.ts';

const [NOW, NOTHING, NEXT] = FLAWED as [string, string, string];

/** More lines of a log than are parsed, 80 KB or so. */
function log(
  before = '',
  line = 'ok - a test that passed, as it does most of the time, in no time',
  length = PASSAGE_LINES + 200,
): string {
  return Array.from({ length }, (_, index) => `${before}${index % 7 === 6 ? '' : `${line} ${index}`}`).join('\n');
}

describe('a block at the end of a long message', () => {
  table([
    ['after paragraphs', `${log()}\n\n${FLAWED_TEXT}`, FROM_YOU],
    ['honest, after another block', `${FLAWED_TEXT}\n\n${log()}\n\n${lines().join('\n')}`, []],
    ['after one long line', `${'word '.repeat(20_000)}\n\n${FLAWED_TEXT}`, FROM_YOU],
    ['after a list', `${log('- ')}\n\n${FLAWED_TEXT}`, FROM_YOU],
    ['in a list that is long', `${log('- ', 'a').replace(/^- $/gm, '  - b')}\n${prefixed('- ')}`, FROM_YOU],
    ['after a quote', `${log('> ')}\n\n${FLAWED_TEXT}`, FROM_YOU],
    ['after a fence', `\`\`\`\n${log()}\n\`\`\`\n\n${FLAWED_TEXT}`, FROM_YOU],
    ['after a tilde fence right before it', `~~~ text\n${log()}\n~~~\n${FLAWED_TEXT}`, FROM_YOU],
    ['after an indented fence', `  \`\`\`\n${log('  ')}\n  \`\`\`\n\n${FLAWED_TEXT}`, FROM_YOU],
    ['after a fence that only starts indented', `   \`\`\`\n${log()}\n   \`\`\`\n\n${FLAWED_TEXT}`, FROM_YOU],
    ['after a fence in a list item', `- log:\n\n  \`\`\`\n${log('  ')}\n  \`\`\`\n\n${FLAWED_TEXT}`, FROM_YOU],
    [
      'after a fence in a numbered item',
      `10. log:\n    \`\`\`\n${log('    ')}\n    \`\`\`\n${prefixed('1. ')}`,
      FROM_YOU,
    ],
    ['after an unclosed fence in an item', `- log:\n  \`\`\`\n${log('  ')}\n\n${FLAWED_TEXT}`, FROM_YOU],
    [
      'after a fence with other marks in it',
      `\`\`\`\`\n${log('', '```')}\n<!--\n~~~\n\`\`\`\`\n\n${FLAWED_TEXT}`,
      FROM_YOU,
    ],
    ['after code spans with marks in them', `${log('', 'a `<!--` and a `~~~`')}\n\n${FLAWED_TEXT}`, FROM_YOU],
    ['after lines that begin with code spans', `${log('', '```x``` is `a`')}\n\n${FLAWED_TEXT}`, FROM_YOU],
    ['after an HTML comment', `<!--\n${log()}\n-->\n\n${FLAWED_TEXT}`, FROM_YOU],
    ['after an open comment mark in a sentence', `The mark is <!-- here.\n\n${log()}\n\n${FLAWED_TEXT}`, FROM_YOU],
    ['after a tag in a sentence', `${log('', 'a <b>bold</b> word')}\n\n${FLAWED_TEXT}`, FROM_YOU],
    [
      'after a fence in <details>',
      `<details>\n<summary>Log</summary>\n\n\`\`\`\n${log()}\n\`\`\`\n\n</details>\n\n${FLAWED_TEXT}`,
      FROM_YOU,
    ],
    [
      'after a fence in <details> that is HTML',
      `<details><summary>Log</summary>\n\`\`\`\n${log('', 'a').replace(/^$/gm, 'b')}\n\`\`\`\n</details>\n\n${FLAWED_TEXT}`,
      FROM_YOU,
    ],
    [
      'after a fence under a line that begins with a tag',
      `<kbd>Ctrl-C</kbd> gave:\n\`\`\`\n${log()}\n\`\`\`\n\n${FLAWED_TEXT}`,
      FROM_YOU,
    ],
    ['in <details>', `<details>\n<summary>Log</summary>\n\n${log()}\n\n${FLAWED_TEXT}\n</details>`, FROM_YOU],
  ]);
});

describe('a block that is not the agent’s own words, at the end of a long message', () => {
  table([
    ['in a fence that is never closed', `\`\`\`\n${log()}\n${FLAWED_TEXT}`, NO_BLOCK],
    [
      'in an unclosed fence under a line that begins with a tag',
      `<kbd>a</kbd>:\n\`\`\`\n${log()}\n${FLAWED_TEXT}`,
      NO_BLOCK,
    ],
    ['in a fence', `~~~\n${log()}\n\n${FLAWED_TEXT}\n~~~`, NO_BLOCK],
    ['in a fence with shorter marks in it', `\`\`\`\`\n${log('', '```')}\n\n${FLAWED_TEXT}\n\`\`\`\``, NO_BLOCK],
    ['in a fence in a list item', `- log:\n\n  \`\`\`\n${log('  ')}\n${prefixed('  ')}\n  \`\`\``, NO_BLOCK],
    ['in a fence in a quote', `> \`\`\`\n${log('> ')}\n${prefixed('> ')}`, NO_BLOCK],
    ['in a quote', `${log('> ')}\n${prefixed('> ')}`, NO_BLOCK],
    ['in the lazy lines of a quote', `${log('> ', 'word')}\n> word\n${FLAWED_TEXT}`, NO_BLOCK],
    ['in indented code', `The log:\n\n${log('    ')}\n${prefixed('    ')}`, NO_BLOCK],
    ['in an HTML comment', `<!--\n${log()}\n\n${FLAWED_TEXT}\n-->`, NO_BLOCK],
    ['in an HTML comment that is never closed', `<!--\n${log()}\n\n${FLAWED_TEXT}`, NO_BLOCK],
    ['begun anew after it', `${FLAWED_TEXT}\n\n${log()}\n\n${NOW}`, NO_BLOCK],
    ['taken up again far below', `${NOW}\n\n${NOW}\n\n${NEXT}\n\n${log()}\n\n${NEXT}\n\n${NOTHING}`, NO_BLOCK],
  ]);
});

describe('a long block', () => {
  const READ = log('', undefined, 600);
  table([
    ['asks for nothing far above its end', `${FLAWED_TEXT}\n\n${READ}`, FROM_YOU],
    ['asks for something far above its end', `${lines().join('\n')}\n\n${READ}`, []],
    [
      'asks for nothing at the end of a long line',
      closing({ fromYou: `${'for now, '.repeat(2000)}nothing` }),
      FROM_YOU,
    ],
    ['says much of what is now', [NOW, READ, NOTHING, NEXT].join('\n\n'), FROM_YOU],
    ['asks for nothing, then says much', [NOW, NOTHING, READ, NEXT].join('\n\n'), FROM_YOU],
    ['asks for something, then says much', [...lines().slice(0, 2), READ, lines()[2]].join('\n\n'), []],
    ['announces far below its label', `${closing()}\n${READ}\n\nI take the class.`, ANNOUNCE],
    ['announces far above the end', `${closing({ next: 'I take the class.' })}\n${READ}`, ANNOUNCE],
  ]);
});
