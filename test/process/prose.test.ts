import { describe } from 'vitest';
import { closing, FLAWED, FLAWED_TEXT, lines, prefixed } from './closing.ts';
import { ANNOUNCE, FROM_YOU, NO_BLOCK, table } from './run-hook.ts';

const LOOSE = FLAWED.join('\n\n');
const CRLF_TEXT = FLAWED.join('\r\n');

describe('a block that is not the agent’s own words', () => {
  table([
    ['in a quote', prefixed('> '), NO_BLOCK],
    ['in a quote in a quote', prefixed('> > '), NO_BLOCK],
    ['in the lazy lines of a quote', `> They wrote:\n${FLAWED_TEXT}`, NO_BLOCK],
    ['in a quote in a list item', `- they wrote:\n\n${prefixed('  > ')}`, NO_BLOCK],
    ['in a list in a quote', prefixed('> - '), NO_BLOCK],
    ['in a fence in a quote', `> \`\`\`\n${prefixed('> ')}\n> \`\`\``, NO_BLOCK],
    ['in a fence', `\`\`\`\n${FLAWED_TEXT}\n\`\`\``, NO_BLOCK],
    ['in a fence with a language', `\`\`\`markdown\n${FLAWED_TEXT}\n\`\`\`\n`, NO_BLOCK],
    ['in a tilde fence', `~~~ md\n${FLAWED_TEXT}\n~~~`, NO_BLOCK],
    ['in a fence with a longer closing fence', `\`\`\`\n${FLAWED_TEXT}\n\`\`\`\`\`\nDone.`, NO_BLOCK],
    ['in a fence that is never closed', `\`\`\`\n${FLAWED_TEXT}`, NO_BLOCK],
    ['in a tilde fence that is never closed', `Log:\n~~~\n${FLAWED_TEXT}\n`, NO_BLOCK],
    ['after a closing fence that is too short', `\`\`\`\`\nx\n\`\`\`\n${FLAWED_TEXT}`, NO_BLOCK],
    ['after a closing fence with text behind it', `\`\`\`\nx\n\`\`\` end\n${FLAWED_TEXT}`, NO_BLOCK],
    ['after a closing fence of the other kind', `~~~\nx\n\`\`\`\n${FLAWED_TEXT}`, NO_BLOCK],
    ['in a fence with CRLF line ends', `\`\`\`\r\n${CRLF_TEXT}\r\n\`\`\`\r\n`, NO_BLOCK],
    ['in a fence in a list item', `- log:\n\n  \`\`\`\n${prefixed('  ')}\n  \`\`\``, NO_BLOCK],
    ['in a fence in a list item that is never closed', `- log:\n  ~~~\n${prefixed('  ')}`, NO_BLOCK],
    ['in indented code', `Log:\n\n${prefixed('    ')}`, NO_BLOCK],
    ['in code indented by tabs', `Log:\n\n${prefixed('\t')}`, NO_BLOCK],
    ['in indented code in a list item', `- log:\n\n${prefixed('      ')}`, NO_BLOCK],
    ['in an HTML comment over several lines', `<!--\n${LOOSE}\n-->\n`, NO_BLOCK],
    ['in an HTML comment that is never closed', `<!-- draft\n${FLAWED_TEXT}`, NO_BLOCK],
    ['in an HTML comment within a paragraph', `Done. <!-- draft\n${FLAWED_TEXT}\n--> Bye.`, NO_BLOCK],
    ['in an HTML comment in a list item', `- <!--\n${prefixed('  ')}\n  -->`, NO_BLOCK],
    ['with a label in an image', FLAWED_TEXT.replace('Now: ', '![Now:](now.png) '), NO_BLOCK],
    ['with a label in a link definition', `[Now: x]: https://example.com\n${FLAWED.slice(1).join('\n')}`, NO_BLOCK],
  ]);
});

describe('a block that is the agent’s own words', () => {
  table([
    ['in one paragraph', FLAWED_TEXT, FROM_YOU],
    ['in paragraphs', LOOSE, FROM_YOU],
    ['with hard breaks of two spaces', FLAWED.join('  \n'), FROM_YOU],
    ['with hard breaks of a backslash', FLAWED.join('\\\n'), FROM_YOU],
    ['with <br>', FLAWED.join('<br>'), FROM_YOU],
    ['with <br/>', FLAWED.join('<br/>'), FROM_YOU],
    ['with <BR /> and line ends', FLAWED.join('<BR />\n'), FROM_YOU],
    ['in a list', prefixed('- '), FROM_YOU],
    ['in a loose list', prefixed('* ', LOOSE), FROM_YOU],
    ['in a numbered list', prefixed('1. '), FROM_YOU],
    ['in a list in a list in a list', `- a\n  - b\n${prefixed('    1) ')}`, FROM_YOU],
    ['in one list item', `- The state:\n\n${prefixed('  ')}`, FROM_YOU],
    ['with line ends CR LF', `Done.\r\n\r\n${CRLF_TEXT}\r\n`, FROM_YOU],
    ['with line ends CR', `Done.\r\r${FLAWED.join('\r')}\r`, FROM_YOU],
    ['indented by three spaces', prefixed('   '), FROM_YOU],
    ['indented in a paragraph', `Done:\n${prefixed('      ')}`, FROM_YOU],
    ['after a quote and an empty line', `> They wrote:\n\n${FLAWED_TEXT}`, FROM_YOU],
    ['after a quote in the same list', `- > Now: x\n${prefixed('- ')}`, FROM_YOU],
    ['after a fence', `\`\`\`\nNow: x\n\`\`\`\n${FLAWED_TEXT}`, FROM_YOU],
    ['after a fence with CRLF line ends', `\`\`\`\r\nx\r\n\`\`\`\r\n${CRLF_TEXT}`, FROM_YOU],
    ['after a longer closing fence', `~~~\nx\n~~~~~~\n${FLAWED_TEXT}`, FROM_YOU],
    ['after a list item whose fence is never closed', `- log:\n  \`\`\`\n  x\n\n${FLAWED_TEXT}`, FROM_YOU],
    ['around a fence in a list item', prefixed('- ').replace('\n', '\n  ```\n  From you: x\n  ```\n'), FROM_YOU],
    ['after an HTML comment', `<!--\nx\n-->\n${FLAWED_TEXT}`, FROM_YOU],
    ['after an HTML comment on the same line', `<!-- x --> ${FLAWED_TEXT}`, FROM_YOU],
    ['in <details>', `<details>\n<summary>State</summary>\n\n${FLAWED_TEXT}\n\n</details>`, FROM_YOU],
    ['in <details> without empty lines', `<details>\n${FLAWED_TEXT}\n</details>`, FROM_YOU],
    ['in a <div> each', FLAWED.map((line) => `<div class="a">${line}</div>`).join('\n'), FROM_YOU],
    ['with tags around a label', FLAWED_TEXT.replace('Now:', '<b>Now</b>:'), FROM_YOU],
    ['with === under it', `${FLAWED_TEXT}\n===`, FROM_YOU],
    ['with --- under it', `${FLAWED_TEXT}\n---\n`, FROM_YOU],
    ['with a promise and --- under it', `${lines({ next: 'I take the class' }).join('\n')}\n---`, ANNOUNCE],
    ['with a promise in the last line and === under it', `${lines().join('\n')}\nI take the class\n===`, ANNOUNCE],
  ]);
});

describe('what is dropped inside a slot', () => {
  const ask = (text: string) => closing({ fromYou: text });
  table([
    ['a quote', ask('\n\n> confirm it\n\nnothing'), FROM_YOU],
    ['a fence', ask('\n\n```\nconfirm it\n```\n\nnothing'), FROM_YOU],
    ['an HTML comment', ask('<!-- nothing --> confirm it'), []],
    ['an attribute', ask('<span title="nothing">confirm it</span>'), []],
    ['an image', ask('![nothing](a.png) confirm it'), []],
    ['a link definition', ask('\n\n[nothing]: https://example.com "nothing"\n\nconfirm it'), []],
    ['the address and title of a link', ask('[confirm it](https://example.com/a "nothing")'), []],
    ['a promise in a quote', closing({ next: '\n\n> I take the class' }), []],
    ['a promise in a fence', closing({ next: '\n\n```\nI take the class' }), []],
    ['a promise in a fence in a list item', closing({ next: '\n- the log:\n  ```\n  I take the class\n  ```' }), []],
  ]);
});

describe('what is kept inside a slot', () => {
  const ask = (text: string) => closing({ fromYou: text });
  table([
    ['emphasis', ask('*nothing*'), FROM_YOU],
    ['strong', ask('right now **nothing**'), FROM_YOU],
    ['emphasis within a word', ask('no**thing**'), FROM_YOU],
    ['the text of a link', ask('[nothing](https://example.com)'), FROM_YOU],
    ['the text of a link by reference', ask('[nothing][a]\n\n[a]: https://example.com\n'), FROM_YOU],
    ['the text of a reference that is not defined', ask('[nothing][a]'), FROM_YOU],
    ['the text between tags', ask('<span>nothing</span>'), FROM_YOU],
    ['words on two lines, unlike one word', ask('say no\\\nthing'), []],
    ['list items as clauses of their own', ask('\n- confirm it\n- nothing else'), []],
  ]);
});
