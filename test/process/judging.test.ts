import { describe } from 'vitest';
import { closing, type Slots } from './closing.ts';
import { ANNOUNCE, FROM_YOU, hookTable, type Row } from './run-hook.ts';

/** A row per text of one slot, the other slots being honest; the text is the name. */
function rows(slot: keyof Slots, texts: string[], rules: string[]): Row[] {
  return texts.map((text) => [JSON.stringify(text), closing({ [slot]: text }), rules]);
}

describe('asks for nothing', () => {
  const texts = ['nothing', 'none', 'N/A', 'nothing right now', 'no action is needed from you'];
  texts.push('your presence is not required right now', 'nothing right now; the unblocker is on me');
  texts.push('nothing for the next step — I take the class and start', 'right now, nothing');
  texts.push('from you, in essence, nothing', 'on README.md nothing is required');
  hookTable(rows('fromYou', texts, FROM_YOU));
});

describe('asks for something', () => {
  const texts = ['confirm the publish; nothing else is needed', 'one yes on publishing. Nothing else is needed.'];
  texts.push('I need your confirmation on the version', 'say whether one more test is wanted here');
  texts.push('a nonexistent flag needs your call before I proceed');
  hookTable(rows('fromYou', texts, []));
});

describe('asks for something and is flagged all the same: known residuals', () => {
  hookTable(rows('fromYou', ['one yes, nothing else is needed', 'confirm that nothing was missed'], FROM_YOU));
});

describe('a phrase stands on its own', () => {
  hookTable([
    ...rows(
      'fromYou',
      ['NOTHING', 'None.', 'n/a', '(nothing)', '*nothing*', 'nothing!', '…nothing…', '—nothing—'],
      FROM_YOU,
    ),
    ...rows(
      'fromYou',
      ['nonexistent', 'énoneé', 'the énone case', 'none\u0301', 'none2', '2none', 'none_', '\\_none'],
      [],
    ),
    ...rows(
      'fromYou',
      ['src/none.ts', '--none', 'no_action', 'v1.none', 'none.ts', './none', 'NoneType', 'ненone'],
      [],
    ),
    ...rows(
      'fromYou',
      ['review src/none.ts', 'pass --none', 'rename no_action', 'tag v1.none', 'say so on none/a.ts'],
      [],
    ),
  ]);
});

describe('only the first clause of what is asked counts', () => {
  hookTable([
    ...rows(
      'fromYou',
      ['confirm it; nothing else', 'confirm it. Nothing else', 'confirm it! Nothing', 'ready? Nothing else'],
      [],
    ),
    ...rows(
      'fromYou',
      ['confirm it\n\nnothing else', '\n- confirm it\n- nothing else', '\n1. confirm it\n2. nothing'],
      [],
    ),
    ...rows('fromYou', ['for now, nothing', 'for now — nothing', 'for now - nothing', 'in short: nothing'], FROM_YOU),
    ...rows(
      'fromYou',
      ['for now\nnothing', 'for now  \nnothing', 'for now\\\nnothing', 'for now<br>nothing'],
      FROM_YOU,
    ),
    ...rows('fromYou', ['on v1.2.3 nothing', 'at 3.5 percent nothing', 'as of a.m nothing'], FROM_YOU),
    [
      'a length does not end a clause',
      closing({ fromYou: `${'as far as the plan goes, '.repeat(100)}nothing` }),
      FROM_YOU,
    ],
    ['a heading ends a clause', '## Now\n\nx\n\n## From you\n\n### confirm it\n\nnothing\n\n## Next\n\ny', []],
  ]);
});

describe('a clause without a letter or a digit says nothing', () => {
  hookTable([
    ...rows('fromYou', ['', '—', '👍', '...', '— ; 👍 !', '\n\n- —\n- 👍'], FROM_YOU),
    ...rows('fromYou', ['—; nothing', '👍! nothing', '?\n\nnothing'], FROM_YOU),
    ...rows('fromYou', ['—; confirm it; nothing else', '👍! confirm it', '7', 'да'], []),
  ]);
});

describe('announces work and stops', () => {
  const texts = ['I take the class and start', 'I move on to the next class', "I'll start on the hook"];
  texts.push("I'm going to publish", 'next I begin the port', "I take the class; if the test fails I'll report");
  texts.push("if the test fails I'll report; I take the class", "if the test fails I'll report! I take the class");
  texts.push("if the test fails I'll report? I take the class", 'at your request I start the next class');
  hookTable(rows('next', texts, ANNOUNCE));
});

describe('announces no work, or under a condition', () => {
  const texts = [
    'after your yes — I take the class',
    'if you agree, I take the class',
    "once CI finishes, I'll publish",
  ];
  texts.push('after the call on README.md I take the class', "I'll wait for your approval");
  texts.push('CI is going to finish, then the report follows', 'I consider the task closed', 'dispatch and smoke');
  texts.push(
    'I will stand by',
    "I'll hold until you say go",
    'I will not merge until you say so',
    "I won't touch main",
  );
  texts.push(
    'when you agree, I take the class',
    'as soon as you agree I take the class',
    'upon your yes I take the class',
  );
  texts.push('pending your yes, I take the class', 'AFTER your yes I TAKE the class', '');
  hookTable(rows('next', texts, []));
});

describe('announcements judged wrongly: known residuals', () => {
  const harmless = [
    'I take it when you say so',
    "I take the class, and if the test fails I'll report",
    'I take that as settled',
  ];
  hookTable([
    ...rows('next', harmless, ANNOUNCE),
    ...rows('next', ["if the test fails I'll report, and now I start the next class"], []),
  ]);
});

describe('each segment of what is next is judged on its own', () => {
  hookTable([
    ...rows(
      'next',
      ['the report; I take the class', 'the report. I take the class', 'the report\nI take the class'],
      ANNOUNCE,
    ),
    ...rows(
      'next',
      ['after your yes\nI take the class', 'after your yes  \nI take the class', 'after your yes<br>I take the class'],
      ANNOUNCE,
    ),
    ...rows('next', ['after your yes\n\nI take the class', '\n- after your yes\n- I take the class'], ANNOUNCE),
    ...rows(
      'next',
      ["I'll wait for your approval; I take the class", "I won't touch main. I take the class"],
      ANNOUNCE,
    ),
    ...rows(
      'next',
      ['the iffy test, I take the class', 'the aftermath, I take the class', 'on the if_x branch I take the class'],
      ANNOUNCE,
    ),
    ...rows(
      'next',
      ["I'LL START ON IT", 'i take the class', 'the port — I take the class', 'as planned: I take the class'],
      ANNOUNCE,
    ),
    ...rows(
      'next',
      ['after your yes, the long list, the port, I take the class', 'if you agree: I take the class'],
      [],
    ),
  ]);
});

describe('the slots together', () => {
  hookTable([
    ['both rules on one block', closing({ fromYou: 'nothing', next: 'I take the class' }), [...FROM_YOU, ...ANNOUNCE]],
    ['what is now is not judged', closing({ now: "nothing is left; I'll start the port" }), []],
    ['a promise in the ask is not judged', closing({ fromYou: "confirm it; I'll start then" }), []],
    ['nothing as what is next is not judged', closing({ next: 'nothing' }), []],
    ['text after the block belongs to its last slot', `${closing()}\nI take the class.\n`, ANNOUNCE],
  ]);
});
