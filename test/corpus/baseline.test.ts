import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { assistant, block, folderOf, GUARD, lines, runCorpus, user } from './run-corpus.ts';

/** A folder with two sessions, one closing of them stalled, and their record. */
async function recorded() {
  const folder = folderOf({
    'sessions/a.jsonl': lines(
      user('go'),
      assistant('m1', block('nothing right now.')),
      user('on'),
      assistant('m2', block()),
    ),
    'sessions/b.jsonl': lines(user('go'), assistant('m3', 'Just text.')),
  });
  const baseline = join(folder, 'record.json');
  const sessions = join(folder, 'sessions');
  const run = (...more: string[]) => runCorpus(['--baseline', baseline, sessions, ...more]);
  expect(await run('--update')).toMatchObject({ code: 0, stderr: `3 verdicts recorded in ${baseline}\n` });
  const edit = (from: string | RegExp, to: string) =>
    writeFileSync(baseline, readFileSync(baseline, 'utf8').replace(from, to));
  return { folder, baseline, sessions, run, edit };
}

describe('--baseline', () => {
  test('holds a closing a line and no text, and is the same from everywhere', async () => {
    const { folder, baseline, run } = await recorded();
    const text = readFileSync(baseline, 'utf8');
    const rows = text.split('\n').slice(4, -3);
    expect(rows.map((row) => JSON.parse(row.replace(/,$/, '')))).toEqual([
      {
        file: 'sessions/a.jsonl',
        line: 2,
        hash: expect.stringMatching(/^[0-9a-f]{16}$/),
        block: true,
        rules: ['from-you'],
      },
      { file: 'sessions/a.jsonl', line: 4, hash: expect.any(String), block: true, rules: [] },
      { file: 'sessions/b.jsonl', line: 2, hash: expect.any(String), block: false, rules: [] },
    ]);
    expect(text).not.toMatch(/nothing|tests/);
    expect(JSON.parse(text)).toMatchObject({ version: 1, requireBlock: false });
    expect((await run()).code).toBe(0);
    await runCorpus(['--baseline', 'record.json', '--update', 'sessions'], { cwd: folder });
    expect(readFileSync(baseline, 'utf8')).toBe(text);
    await runCorpus(['--baseline', '../record.json', '--update', '.'], { cwd: join(folder, 'sessions') });
    expect(readFileSync(baseline, 'utf8')).toBe(text);
  });

  test('names what is new, gone and changed, until it is updated', async () => {
    const { sessions, run, edit } = await recorded();
    edit('"rules":["from-you"]', '"rules":[]');
    edit(/"rules":\[\](\}\n\])/, '"rules":["announce-and-stop"]$1');
    edit(/"block":true(,"rules":\[\]\},\n\{"file":"sessions.b)/, '"block":false$1');
    const { code, stdout } = await run();
    expect(code).toBe(1);
    expect(stdout).toContain(`new ${sessions}/a.jsonl:2 no finding → from-you\n`);
    expect(stdout).toContain(`changed ${sessions}/a.jsonl:4 no block → a block\n`);
    expect(stdout).toContain(`gone ${sessions}/b.jsonl:2 announce-and-stop → no finding\n`);
    expect(stdout).toContain('against the record: 1 new, 1 gone, 1 changed');
    expect((await run('--update')).code).toBe(0);
    expect((await run()).code).toBe(0);
  });

  test('an edited guard moves verdicts', async () => {
    const { folder, run } = await recorded();
    const guard = join(folder, 'guard.mjs');
    copyFileSync(GUARD, guard);
    expect((await run('--guard', guard)).code).toBe(0);
    writeFileSync(guard, "export const judge = () => ({ block: true, findings: [{ rule: 'from-you', quote: 'q' }] });");
    const { code, stdout } = await run('--guard', guard);
    expect(code).toBe(1);
    expect(stdout).toContain('against the record: 2 new, 0 gone, 0 changed');
  });

  test('transcripts and closings that come and go are no moved verdicts', async () => {
    const { sessions, run } = await recorded();
    rmSync(join(sessions, 'b.jsonl'));
    writeFileSync(join(sessions, 'c.jsonl'), lines(assistant('m4', block('nothing.'))));
    writeFileSync(
      join(sessions, 'a.jsonl'),
      lines(
        { type: 'mode' },
        user('go'),
        assistant('m1', block('nothing right now.')),
        user('on'),
        assistant('m5', 'else'),
      ),
    );
    const { code, stdout } = await run();
    expect(code).toBe(0);
    const places = ['new closing @a.jsonl:5', 'vanished closing @a.jsonl:4', 'new transcript @c.jsonl'];
    for (const place of places) expect(stdout).toContain(place.replace('@', `${sessions}/`));
    expect(stdout).toContain('vanished transcript sessions/b.jsonl');
    expect(stdout).toContain(
      'against the record: 0 new, 0 gone, 0 changed; closings: 1 new, 1 vanished; transcripts: 1 new, 1 vanished',
    );
  });

  test('one that is missing, is no record, or was made otherwise is an error', async () => {
    const { folder, run, edit, sessions } = await recorded();
    const missing = await runCorpus(['--baseline', join(folder, 'none.json'), sessions]);
    expect(missing).toMatchObject({ code: 2, stdout: '' });
    expect(missing.stderr).toContain('none.json: ENOENT');
    expect(await run('--require-block')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('without --require-block'),
    });
    edit('"version": 1', '"version": 2');
    expect(await run()).toMatchObject({ code: 2, stderr: expect.stringContaining('is not a record') });
  });

  test('is not written where a file could not be read, and not read as a transcript', async () => {
    const { folder, baseline, run } = await recorded();
    const text = readFileSync(baseline, 'utf8');
    expect((await run('--update', join(folder, 'absent.jsonl'))).code).toBe(2);
    expect(readFileSync(baseline, 'utf8')).toBe(text);
    expect((await runCorpus([folder, '--baseline', baseline])).stdout).toMatch(/^files +2$/m);
  });
});
