import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { block, closingsOf, folderOf, GUARD, lines, node, RUNNER, runCorpus } from './run-corpus.ts';

const corpus = fileURLToPath(new URL('../../corpus', import.meta.url));

test('no verdict of the project’s own corpus has moved', async () => {
  const { code, stdout, stderr } = await runCorpus([]);
  expect({ code, stderr }, stdout).toEqual({ code: 0, stderr: '' });
});

test('the closings of its transcripts are those that a reader finds', async () => {
  const expected = readFileSync(join(corpus, 'transcripts.expected.jsonl'), 'utf8').trim().split('\n');
  const places = expected.map((row) => JSON.parse(row)).map(({ file, line }) => `${file}:${line}`);
  const transcripts = join(corpus, 'transcripts');
  const found = await closingsOf(transcripts);
  expect(found.map(({ file, line }) => `${relative(transcripts, String(file))}:${line}`).sort()).toEqual(places.sort());
});

test('its record is strict: what is not recorded, or vanished, fails until --update', () => {
  const truth = { block: true, fromYouNothing: true, announce: false };
  const row = (id: string) => ({ id, message: block(`nothing ${id}.`), truth });
  const folder = folderOf({ 'corpus/messages/a.jsonl': lines(row('a'), row('b')) });
  cpSync(RUNNER, join(folder, 'dist/state-block-corpus.mjs'));
  cpSync(GUARD, join(folder, 'dist/state-block-guard.mjs'));
  const run = (...args: string[]) => {
    try {
      return {
        code: 0,
        stdout: execFileSync(node, ['dist/state-block-corpus.mjs', ...args], {
          cwd: folder,
          encoding: 'utf8',
          stdio: 'pipe',
        }),
      };
    } catch (error) {
      const { status, stdout } = error as { status: number; stdout: string };
      return { code: status, stdout };
    }
  };
  expect(run().code).toBe(2);
  expect(run('--update').code).toBe(0);
  expect(existsSync(join(folder, 'corpus/baseline.json'))).toBe(true);
  expect(run()).toEqual({ code: 0, stdout: expect.stringMatching(/^files +1\n.*\n2 labelled messages\n/s) });
  writeFileSync(join(folder, 'corpus/messages/a.jsonl'), lines(row('a'), row('c')));
  expect(run()).toEqual({
    code: 1,
    stdout: expect.stringContaining('new closing corpus/messages/a.jsonl:2 from-you\n'),
  });
  expect(run('--update').code).toBe(0);
  expect(run().code).toBe(0);
});
