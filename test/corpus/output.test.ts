import { spawn } from 'node:child_process';
import { chmodSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { assistant, block, closingsOf, folderOf, GUARD, lines, node, RUNNER, runCorpus, user } from './run-corpus.ts';

const both = block('nothing right now; all is well.', 'I take the class and start.');

/** A session of three turns: both findings, none, no block. */
function session(): string {
  const turns = [both, block(), 'Just text.'];
  return lines(...turns.flatMap((text, turn) => [user('go'), assistant(`m${turn}`, text)]));
}

describe('the report', () => {
  test('is a greppable line a finding, sorted by path, and a summary', async () => {
    const folder = folderOf({ 'b.jsonl': session(), 'a/z.md': both });
    const { code, stdout, stderr } = await runCorpus(['.'], { cwd: folder });
    expect(stdout.split('\n')).toEqual([
      'a/z.md:1 from-you "nothing right now"',
      'a/z.md:1 announce-and-stop "I take the class and start"',
      'b.jsonl:2 from-you "nothing right now"',
      'b.jsonl:2 announce-and-stop "I take the class and start"',
      'files                 2',
      'sessions              2',
      'closings              4',
      '  with a block        3',
      '  clean               1',
      'findings              4',
      '  from-you            2',
      '  announce-and-stop   2',
      'lines not understood  0',
      '',
    ]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  });

  test('counts closings without a block under --require-block', async () => {
    const folder = folderOf({ 'b.jsonl': session() });
    const { stdout } = await runCorpus(['--require-block', 'b.jsonl'], { cwd: folder });
    expect(stdout).toContain('b.jsonl:6 no-block\n');
    expect(stdout).toMatch(/^ {2}no-block +1$/m);
  });

  test('keeps quotes on one line and harmless to a terminal', async () => {
    const folder = folderOf({ 'a.md': block('nothing\u001b[31m\u009b1m \u202Ereversed\u2028.') });
    const { stdout } = await runCorpus([folder]);
    expect(stdout).not.toMatch(/[\u001b\u009b\u202e\u2028]/);
    expect(stdout).toContain('\\u001b');
  });

  test('--show prints the slot and marks the clause', async () => {
    const message =
      'Done.\n\n**Now:** x\n**What I need from you:** **Nothing** right\nnow; more\n\n**Next:** I *start* on it.\nMore.\n\nP.S.';
    const { stdout } = await runCorpus(['--show', '-'], { input: message });
    expect(stdout.split('\n').slice(0, 6)).toEqual([
      '-:1 from-you "Nothing right now"',
      '    **What I need from you:** **«Nothing** right',
      '    now»; more',
      '-:1 announce-and-stop "I start on it"',
      '    **Next:** «I *start* on it».',
      '    More.',
    ]);
  });

  test('--format jsonl has one object a closing on stdout, everything else on stderr', async () => {
    const folder = folderOf({ 'b.jsonl': `# header\n${session()}` });
    const { stdout, stderr } = await runCorpus(['--format', 'jsonl', folder]);
    expect(
      stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).line),
    ).toEqual([3, 5, 7]);
    expect(stderr).toContain('b.jsonl:1 not understood: not JSON\n');
    expect(stderr).toMatch(/^closings +3$/m);
  });

  test('has no colour in a pipe', async () => {
    const folder = folderOf({ 'b.jsonl': session() });
    const { stdout } = await runCorpus([folder], { env: { FORCE_COLOR: '1' } });
    expect(stdout).not.toContain('\u001b');
  });

  test('ends without a word where its reader goes', async () => {
    const turns = Array.from({ length: 3000 }, (_, nth) => [user('go'), assistant(`m${nth}`, both)]);
    const folder = folderOf({ 'b.jsonl': lines(...turns.flat()) });
    const child = spawn(node, [RUNNER, folder]);
    const stderr: Buffer[] = [];
    child.stderr.on('data', (data) => stderr.push(data));
    child.stdout.once('data', () => child.stdout.destroy());
    expect(await new Promise((resolve) => child.on('close', resolve))).toBe(0);
    expect(Buffer.concat(stderr).toString()).toBe('');
  });
});

describe('threads', () => {
  test('change nothing of what is printed', async () => {
    const files = Array.from({ length: 12 }, (_, nth) => [
      `${nth % 3}/${nth}.jsonl`,
      session().replaceAll('"m1"', `"m1-${nth % 4}"`),
    ]);
    const folder = folderOf(Object.fromEntries(files));
    for (const format of ['text', 'jsonl']) {
      const [one, two] = await Promise.all(
        ['0', '2'].map((workers) => runCorpus([folder, '--show', '--format', format, '--workers', workers])),
      );
      expect(two).toEqual(one);
    }
  });

  test('name what cannot be read or imported all the same', async () => {
    const folder = folderOf({ 'b.jsonl': session() });
    symlinkSync('nowhere', join(folder, 'a.jsonl'));
    const { code, stdout, stderr } = await runCorpus([folder, '--workers', '2']);
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: `state-block-corpus: cannot read ${join(folder, 'a.jsonl')}: ENOENT\n`,
    });
    expect(stdout).toMatch(/^closings +3$/m);
    expect((await runCorpus([folder, '--workers', '2', '--guard', 'none.mjs'])).code).toBe(2);
  });
});

describe('--guard', () => {
  test('judges with a copy, from a path with spaces and signs', async () => {
    const folder = folderOf({ 'b.jsonl': session(), 'a #1 %41 é/guard.mjs': '' });
    const guard = join(folder, 'a #1 %41 é/guard.mjs');
    writeFileSync(
      guard,
      "export const judge = (text, options) => ({ block: true, findings: [{ rule: 'from-you', quote: String(options.requireBlock) }] });",
    );
    for (const workers of ['0', '1']) {
      const { stdout } = await runCorpus([
        '--guard',
        guard,
        '--require-block',
        join(folder, 'b.jsonl'),
        '--workers',
        workers,
      ]);
      expect(stdout.match(/from-you "true"/g)).toHaveLength(3);
    }
  });

  test('names a copy that throws, cannot be imported, or has no judge', async () => {
    const folder = folderOf({
      'b.jsonl': session(),
      'broken.mjs': 'export const = 1',
      'empty.mjs': 'export const other = 1',
      'throws.mjs': "export const judge = () => { throw new Error('no'); };",
    });
    const run = (guard: string) => runCorpus(['--guard', join(folder, guard), join(folder, 'b.jsonl')]);
    expect(await run('none.mjs')).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining('none.mjs cannot be imported'),
    });
    expect(await run('broken.mjs')).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining('broken.mjs cannot be imported'),
    });
    expect(await run('empty.mjs')).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining('empty.mjs has no judge'),
    });
    expect(await run('throws.mjs')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('b.jsonl:6 could not be judged: no'),
    });
  });

  test('is the built one by default', async () => {
    const folder = folderOf({ 'b.jsonl': session() });
    expect(await runCorpus([folder, '--guard', GUARD])).toEqual(await runCorpus([folder]));
  });
});

describe('the command line', () => {
  test('--help and --version', async () => {
    expect(await runCorpus(['--help'])).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('Usage: state-block-corpus'),
    });
    expect(await runCorpus(['--version'])).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
    });
  });

  test.each([['--nonsense'], ['--format', 'xml', '.'], ['--baseline'], ['--update', '.'], ['--workers', 'x', '.']])(
    '%s %s is wrong',
    async (...args) => {
      const { code, stdout, stderr } = await runCorpus(args);
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
      expect(stderr).toMatch(/^state-block-corpus: .*--help\)\n$/);
    },
  );

  test('a path that is not there is named, the others still run', async () => {
    const folder = folderOf({ 'b.jsonl': session() });
    const { code, stdout, stderr } = await runCorpus([join(folder, 'none'), join(folder, 'b.jsonl')]);
    expect(code).toBe(2);
    expect(stderr).toBe(`state-block-corpus: cannot read ${join(folder, 'none')}: ENOENT\n`);
    expect(stdout).toMatch(/^closings +3$/m);
  });

  test.skipIf(process.getuid?.() === 0)('a file without permission is named, the others still run', async () => {
    const folder = folderOf({ 'a.jsonl': session(), 'b.jsonl': session() });
    chmodSync(join(folder, 'a.jsonl'), 0);
    const { code, stderr } = await runCorpus([folder]);
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: `state-block-corpus: cannot read ${join(folder, 'a.jsonl')}: EACCES\n`,
    });
  });

  test('links are followed, also one to a folder above', async () => {
    const folder = folderOf({ 'a/b.jsonl': session() });
    symlinkSync('..', join(folder, 'a/up'));
    symlinkSync('nowhere', join(folder, 'latest'));
    expect(await closingsOf(folder)).toHaveLength(3);
  });
});
