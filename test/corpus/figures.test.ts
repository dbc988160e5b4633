import { join } from 'node:path';
import { expect, test } from 'vitest';
import { block, folderOf, lines, runCorpus } from './run-corpus.ts';

const row = (id: string, message: string, [block, fromYouNothing, announce]: boolean[], more: object = {}) => ({
  ...{ id, message, truth: { block, fromYouNothing, announce }, tags: ['x'] },
  ...more,
});

test('labelled messages end on a table of figures and the disagreements', async () => {
  const folder = folderOf({
    'rows.jsonl': lines(
      row('hit', block('nothing.'), [true, true, false]),
      row('clean', block(), [true, false, false]),
      row('none', 'Text.', [false, false, false]),
      row('missed', block(), [true, true, false]),
      row('false', block('nothing.'), [true, false, false], { residual: 'an idiom' }),
      row('also', 'Text.', [true, false, true], { residual: 'no label' }),
      row('healed', block(), [true, false, false], { residual: 'once wrong' }),
      { id: 'odd', message: 'x', truth: { block: true } },
      { id: 'odd', message: 'x' },
    ),
  });
  const file = join(folder, 'rows.jsonl');
  const { code, stdout } = await runCorpus([file]);
  expect(code).toBe(0);
  expect(stdout.slice(stdout.indexOf('lines not')).split('\n')).toEqual([
    'lines not understood  2',
    `outlived residual ${file}:7 healed`,
    `unexplained ${file}:4 missed from-you missed`,
    'residuals 4, unexplained 1',
    '  1 an idiom',
    '  2 no label',
    '7 labelled messages',
    '           precision    recall        tp        fp        fn',
    'block        100.0 %    83.3 %         5         0         1',
    'from-you      50.0 %    50.0 %         1         1         1',
    'announce           –     0.0 %         0         0         1',
    '',
  ]);
});

test('a session has no such table', async () => {
  expect((await runCorpus(['-'], { input: 'Text.' })).stdout).not.toContain('precision');
});
