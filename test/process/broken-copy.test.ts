import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { closing } from './closing.ts';
import { FROM_YOU, guardFile, judge } from './run-hook.ts';
import { temporaryFolder } from './shell.ts';

const folder = temporaryFolder();

/** A placed copy in which one piece of the vocabulary was replaced. */
function edited(name: string, from: RegExp, to: string): string {
  const code = readFileSync(guardFile, 'utf8');
  expect(code).toMatch(from);
  const file = join(folder, `${name}.mjs`);
  writeFileSync(
    file,
    code.replace(from, () => to),
  );
  return file;
}

test.concurrent.each([
  ['a label that is no text', 'labels.now', /now: \['now'/, "now: [null, 'now'"],
  ['a label list that is a text', 'labels.now', /now: \[[^\]]*\]/, "now: 'now'"],
  ['a label list that is gone', 'labels.now', /now: \[[^\]]*\],/, ''],
  ['labels that are gone', 'labels.now', /const labels = \{[^}]*\}/, 'const labels = null'],
  ['a phrase that is no text', 'nothing', /const nothing = \[/, 'const nothing = [42,'],
  ['a phrase that two commas leave out', 'promise', /const promise = \[/, "const promise = ['zork',,"],
  ['a phrase list that is a text', 'gate', /const gate = \[[^\]]*\]/, "const gate = 'after'"],
  ['a list that is null', 'waiting', /const waiting = \[[^\]]*\]/, 'const waiting = null'],
  ['another list that is a text', 'refusal', /const refusal = \[[^\]]*\]/, "const refusal = 'I will not'"],
  [
    'a list that the message does not reach',
    'waitingLookalikes',
    /const waitingLookalikes = \[[^\]]*\]/,
    'const waitingLookalikes = {}',
  ],
])('%s is reported as a fault of the vocabulary', async (name, list, from, to) => {
  const file = edited(name, from, to);
  // A list of labels is always needed, the others where a block may stand.
  const others = list.startsWith('labels') ? ['No block.'] : [closing()];
  for (const message of [closing({ fromYou: 'nothing', next: 'I take the class' }), ...others]) {
    expect((await judge(message, { file })).failure).toBe(`• the vocabulary's list ${list} is not an array of texts`);
  }
});

test.concurrent.each([
  ['[]', 'holds no label'],
  ["['now', '']", 'holds a label without a letter or digit'],
  ["['now', '—:']", 'holds a label without a letter or digit'],
  ["['1️⃣']", 'holds a label without a letter or digit'],
])('a label list of %s is reported as a fault of the vocabulary', async (list, what) => {
  const file = edited(`labels ${list.length}`, /now: \[[^\]]*\]/, `now: ${list}`);
  expect((await judge('No block.', { file })).failure).toBe(`• the vocabulary's list labels.now ${what}`);
});

test.concurrent.each(['→ status', '👉 status:', '**status**', 'ℹ status'])(
  'a label that was written as %s counts',
  async (label) => {
    const file = edited(`ornament ${label.length} ${label.codePointAt(0)}`, /now: \['now'/, `now: ['${label}', 'now'`);
    const message = closing({ fromYou: 'nothing' }).replace(/Now\b/, 'Status');
    expect((await judge(message, { file })).rules).toEqual(FROM_YOU);
  },
);

test.concurrent('a label that was written with its colon counts', async () => {
  const file = edited('colon', /now: \['now'/, "now: ['status:', 'now'");
  const message = closing({ fromYou: 'nothing' }).replace(/Now\b/, 'Status');
  expect((await judge(message, { file })).rules).toEqual(FROM_YOU);
});

test.concurrent('a phrase of nothing but marks matches nothing', async () => {
  const file = edited('marks', /const nothing = \[/, "const nothing = ['...', '*', ' ',");
  expect((await judge(closing(), { file })).rules).toEqual([]);
});
