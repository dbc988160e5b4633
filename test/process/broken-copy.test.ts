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
  ['a label that is no text', /now: \['now'/, "now: [null, 'now'"],
  ['a label list that is a text', /now: \[[^\]]*\]/, "now: 'now'"],
  ['a label list that is gone', /now: \[[^\]]*\],/, ''],
  ['a phrase that is no text', /const nothing = \[/, 'const nothing = [42,'],
  ['a phrase list that is a text', /const gate = \[[^\]]*\]/, "const gate = 'after'"],
])('%s is reported as a fault of the vocabulary', async (name, from, to) => {
  const { failure } = await judge(closing({ fromYou: 'nothing', next: 'I take the class' }), {
    file: edited(name, from, to),
  });
  expect(failure).toBe('• a list of the vocabulary is not an array of texts');
});

test.concurrent('a label that was written with its colon counts', async () => {
  const file = edited('colon', /now: \['now'/, "now: ['status:', 'now'");
  const message = closing({ fromYou: 'nothing' }).replace(/Now\b/, 'Status');
  expect((await judge(message, { file })).rules).toEqual(FROM_YOU);
});

test.concurrent('a phrase of nothing but marks matches nothing', async () => {
  const file = edited('marks', /const nothing = \[/, "const nothing = ['...', '*', ' ',");
  expect((await judge(closing(), { file })).rules).toEqual([]);
});
