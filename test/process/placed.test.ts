import { spawn } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { closing, FLAWED_TEXT } from './closing.ts';
import { type Ended, ended, FROM_YOU, guardFile, node, outcome, root, run } from './run-hook.ts';
import { hasShell, temporaryFolder } from './shell.ts';

const PAYLOAD = JSON.stringify({ last_assistant_message: FLAWED_TEXT });
const folder = temporaryFolder();
const code = readFileSync(guardFile, 'utf8');

/** Copies the built file to a path inside the folder. */
function placed(path: string): string {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  copyFileSync(guardFile, file);
  return file;
}

/** Runs a module text that may import the placed file as `guard`. */
function script(text: string, input = '', args: string[] = []): Promise<Ended> {
  const importing = `const load = () => import(${JSON.stringify(pathToFileURL(guardFile).href)});\n`;
  const child = spawn(node, ['--input-type=module', ...args, '-e', importing + text]);
  child.stdin.end(input);
  return ended(child);
}

describe('the hook runs', () => {
  const names = [
    'a b',
    '#1',
    '100%',
    '%20',
    'Ünïcödé',
    '日本',
    '👍',
    "it's",
    '(x)',
    '[x]',
    '&',
    '$HOME',
    '-dash',
    'e\u0301',
  ];
  if (hasShell) names.push('a?b', 'a"b', 'a:b');
  test.concurrent.each(names)('from a path with %s', async (name) => {
    expect((await run(PAYLOAD, { file: placed(`${name}/${name}.mjs`) })).rules).toEqual(FROM_YOU);
  });

  // Copied once: a copy that another test is running must not be written anew.
  placed('relative.mjs');
  placed('hooks/relative.mjs');
  test.concurrent.each([
    ['a name', 'relative.mjs', '.'],
    ['./', './relative.mjs', '.'],
    ['a folder', 'hooks/relative.mjs', '.'],
    ['../', '../relative.mjs', 'hooks'],
  ])('from a relative path: %s', async (_name, file, from) => {
    expect((await run(PAYLOAD, { file, cwd: join(folder, from) })).rules).toEqual(FROM_YOU);
  });

  test.runIf(hasShell)('through symlinks', async () => {
    symlinkSync(placed('real/guard.mjs'), join(folder, 'link.mjs'));
    symlinkSync(join(folder, 'real'), join(folder, 'linked'));
    symlinkSync(join(folder, 'link.mjs'), join(folder, 'second link.mjs'));
    for (const file of ['link.mjs', 'linked/guard.mjs', 'second link.mjs']) {
      expect((await run(PAYLOAD, { file: join(folder, file) })).rules).toEqual(FROM_YOU);
    }
  });

  test.runIf(hasShell)('as a command of its own', async () => {
    const file = placed('guard-command.mjs');
    chmodSync(file, 0o755);
    const child = spawn(file, { env: { ...process.env, PATH: `${dirname(node)}:${process.env.PATH}` } });
    child.stdin.end(PAYLOAD);
    expect(outcome(await ended(child)).rules).toEqual(FROM_YOU);
  });

  test('on a Node before 20.16, which has no process.getBuiltinModule', async () => {
    const older = 'data:text/javascript,process.getBuiltinModule = undefined';
    const child = spawn(node, ['--import', older, guardFile]);
    child.stdin.end(PAYLOAD);
    expect(outcome(await ended(child)).rules).toEqual(FROM_YOU);
  });

  test('without a package.json, node_modules or code from text', async () => {
    const child = spawn(node, ['--disallow-code-generation-from-strings', placed('alone.mjs')], { cwd: folder });
    child.stdin.end(PAYLOAD);
    expect(outcome(await ended(child)).rules).toEqual(FROM_YOU);
  });
});

describe('importing', () => {
  test('has no side effect and gives judge alone', async () => {
    const text = 'console.log(JSON.stringify(Object.keys(await load())), process.exitCode, process.argv.length)';
    expect(await script(text, PAYLOAD)).toEqual({ code: 0, stdout: '["judge"] undefined 1\n', stderr: '' });
  });

  test('leaves stdin to the importer', async () => {
    const text = 'await load(); for await (const chunk of process.stdin.setEncoding("utf8")) console.log(chunk);';
    expect(await script(text, 'mine')).toEqual({ code: 0, stdout: 'mine\n', stderr: '' });
  });

  const verdicts: [string, string, object | undefined, unknown][] = [
    ['an honest block', closing(), undefined, { block: true, findings: [] }],
    ['no block', 'All done.', undefined, { block: false, findings: [] }],
    ['no block, required', '', { requireBlock: true }, { block: false, findings: [{ rule: 'no-block' }] }],
    [
      'two findings, with their lines',
      `Done.\r\n\r\n**Now:** x\r\n\r\n> quote\r\n\r\n- From you:\r\n  right now, *nothing*\r\n- Next: the report.\r\n  I take the **class**; bye`,
      { requireBlock: true },
      {
        block: true,
        findings: [
          { rule: 'from-you', slot: 'fromYou', line: 8, quote: 'right now, nothing' },
          { rule: 'announce-and-stop', slot: 'next', line: 10, quote: 'I take the class' },
        ],
      },
    ],
    [
      'a long clause in full',
      closing({ fromYou: `nothing ${'x'.repeat(500)}` }),
      {},
      { block: true, findings: [{ rule: 'from-you', slot: 'fromYou', line: 5, quote: `nothing ${'x'.repeat(500)}` }] },
    ],
  ];
  test.concurrent.each(verdicts)('gives the verdict as data: %s', async (_name, message, options, verdict) => {
    const call = `(await load()).judge(${JSON.stringify(message)}, ${JSON.stringify(options)})`;
    const { stdout } = await script(`console.log(JSON.stringify(${call}))`);
    expect(JSON.parse(stdout)).toEqual(verdict);
  });
});

describe('the file', () => {
  const marks = /^\/\/.*vocabulary: (begin|end)\b.*$/gm;
  const [begin, end] = [...code.matchAll(marks)].map(({ index }) => index) as [number, number];
  const noticesAt = code.indexOf('/*!');
  const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

  test('has the vocabulary first, between two marks, and plain lists alone in it', () => {
    expect([...code.matchAll(marks)].map(([, mark]) => mark)).toEqual(['begin', 'end']);
    expect(code.slice(0, begin).replace(/^#!.*/, '').replace(comments, '').trim()).toBe('');
    const lists = code.slice(begin, end).replace(comments, '');
    const text = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g;
    expect(lists.replace(text, '').replace(/const \w+ = |\w+: (?=\[)|[[\]{},;\s]/g, '')).toBe('');
    expect(lists).toContain("'what I need from you'");
  });

  test('has its own code next, then the packages, readable and not', () => {
    const rest = code.slice(end, noticesAt);
    const widest = (text: string) => Math.max(...text.split('\n').map((line) => line.length));
    const own = rest.slice(
      0,
      rest.split('\n').findIndex((line) => line.length > 500) === -1 ? undefined : rest.search(/^.{501}/m),
    );
    expect(own).toMatch(/last_assistant_message/);
    expect(own).toMatch(/CONTINUATION-STALL/);
    expect(widest(own)).toBeLessThan(501);
  });

  test('has licence notices at its end, and its version', () => {
    expect(
      code
        .slice(noticesAt)
        .replace(/\/\*![\s\S]*?\*\//g, '')
        .trim(),
    ).toBe('');
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    expect(code.slice(0, begin)).toContain(version);
  });

  test('imports what is built into Node alone', async () => {
    const text = `import vm from 'node:vm'; import fs from 'node:fs';
      const module = new vm.SourceTextModule(fs.readFileSync(${JSON.stringify(guardFile)}, 'utf8'));
      const requests = module.moduleRequests?.map(({ specifier }) => specifier) ?? module.dependencySpecifiers;
      console.log(requests.join('\\n'));`;
    const { stdout } = await script(text, '', ['--experimental-vm-modules', '--no-warnings']);
    const bare = code.replace(comments, '');
    const asked = [...bare.matchAll(/\b(?:getBuiltinModule\?\.|import)\('([^']*)'\)/g)].map(([, name]) => name);
    expect(asked).toContain('node:fs');
    expect(bare.match(/\bgetBuiltinModule\b|\bimport\s*\(/g)).toHaveLength(asked.length);
    for (const name of [...stdout.split('\n').filter(Boolean), ...asked]) expect(name).toMatch(/^node:/);
    expect(bare).not.toMatch(/\bcreateRequire\b|\beval\s*\(|\bFunction\s*\(|\brequire\s*\(/);
  });

  test('tells nothing of the machine that built it', () => {
    const places = [root, dirname(root), homedir(), process.cwd(), 'node_modules', 'file://', 'sourceMappingURL'];
    for (const place of places.filter((name) => name.length > 1)) expect(code).not.toContain(place);
    expect(code).not.toMatch(new RegExp(`/${basename(root)}/(src|build|dist)/`));
  });
});
