import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import {
  assistant,
  block,
  closingsOf,
  counted,
  folderOf,
  lines,
  runCorpus,
  toolResult,
  toolUse,
  user,
} from './run-corpus.ts';

const said = assistant('m1', 'x');

/** What the lines are, those of closings, what is not understood, the session. */
const cases: [what: string, closings: number[], odd: string[], content: string][] = [
  ['a comment', [2], [':1 not understood: not JSON'], `// header\n${lines(said)}`],
  ['a foreign line in braces', [2], [':1 not understood: not JSON'], `{not json}\n${lines(said)}`],
  ['a JSON value that is no object', [2], [':1 not understood: not JSON'], `[1]\n${lines(said)}`],
  ['a torn last line', [1], [':2 not understood: not JSON'], `${lines(said)}{"type":"user","message":{"role":"us`],
  [
    'a torn tool result at the end',
    [],
    [':2 not understood: not JSON'],
    `${lines(said)}{"type":"user","message":{"content":[{"type":"tool_result","con`,
  ],
  [
    'a torn line of the same message',
    [],
    [':2 not understood: not JSON'],
    `${lines(said)}{"message":{"id":"m1","type":"message","role":"assis`,
  ],
  ['a torn line before a whole one', [1], [':1 not understood: partly not JSON'], `{"type":"user","mess${lines(said)}`],
  [
    'a torn string before a whole one',
    [1],
    [':1 not understood: partly not JSON'],
    `{"type":"user","message":"it said \\"${lines(said)}`,
  ],
  ['glued objects, the closing first', [1], [], `${JSON.stringify(said)}${lines(user('on'))}`],
  [
    'glued objects, the closing last',
    [2],
    [],
    `${lines(user('go'))}${JSON.stringify({ type: 'progress', data: 1 })}${lines(said)}`,
  ],
  [
    'glued objects with braces in strings',
    [1],
    [],
    `${JSON.stringify({ type: 'summary', summary: '}{ "{ \\' })}${lines(said)}`,
  ],
  ['a tool result glued to the closing', [], [], `${JSON.stringify(said)}${lines(toolResult())}`],
  ['blank lines', [3], [], `\n  \n${lines(said)}\n`],
  ['CRLF', [1, 3], [], lines(said, user('on'), assistant('m2', 'y')).replaceAll('\n', '\r\n')],
  ['a byte order mark', [1], [], `\uFEFF${lines(said)}`],
  ['no line end at the end', [1], [], JSON.stringify(said)],
  ['spaces after colons', [1], [], JSON.stringify(said, null, 1).replaceAll(/\n */g, ' ')],
];

describe('lines that are not one object', () => {
  // All at once, one process: the message ids are made to differ, for else all but the first would be copies.
  const named = cases.map(([, , , content], nth) => [`${nth}.jsonl`, content.replaceAll(/"m(\d)"/g, `"m${nth}-$1"`)]);
  const folder = folderOf(Object.fromEntries(named), afterAll);
  const all = runCorpus(['--format', 'jsonl', folder]);

  test.each(cases.map(([what, ...expected], nth) => [what, expected, nth] as const))('%s', async (_, expected, nth) => {
    const { code, stdout, stderr } = await all;
    const file = join(folder, `${nth}.jsonl`);
    const closings = stdout.split('\n').filter((line) => line.includes(`"${file}"`));
    expect(closings.map((line) => JSON.parse(line).line)).toEqual(expected[0]);
    const odd = stderr.split('\n').filter((line) => line.startsWith(`${file}:`));
    expect(odd).toEqual(expected[1].map((line) => file + line));
    expect(code).toBe(0);
  });

  test('are listed to a limit and counted without one', async () => {
    const { stdout } = await runCorpus([folderOf({ 's.jsonl': 'no\n'.repeat(100) })]);
    expect(stdout.match(/not understood: not JSON/g)).toHaveLength(20);
    expect(stdout).toContain('not understood: 80 more lines');
    expect(counted(stdout, 'lines not understood')).toBe(100);
  });

  test('bytes that are no UTF-8, and NUL bytes, are survived', async () => {
    const content = Buffer.concat([Buffer.from([0xff, 0xfe, 0x0a, 0, 0, 0]), Buffer.from(lines(said))]);
    const { stdout } = await runCorpus([folderOf({ 's.jsonl': content })]);
    expect(counted(stdout, 'closings')).toBe(1);
    expect(counted(stdout, 'lines not understood')).toBe(2);
  });
});

describe('long lines', () => {
  const long = (bytes: number) => 'say \\"assistant\\" }{ '.repeat(bytes / 22);

  test('a tool result of 50 MB is passed over', async () => {
    const result = JSON.stringify(toolResult('@')).replaceAll('@', long(25e6));
    const folder = folderOf({
      's.jsonl': lines(user('go'), assistant('m1', 'x'), result, assistant('m2', block('nothing.'))),
    });
    const { stdout } = await runCorpus([folder]);
    expect(stdout).toContain(`${join(folder, 's.jsonl')}:4 from-you "nothing"`);
    expect(counted(stdout, 'closings')).toBe(1);
    expect(counted(stdout, 'lines not understood')).toBe(0);
  });

  test('a closing of some MB is judged, one that is too long is named', async () => {
    const folder = folderOf({
      'a.jsonl': lines(assistant('m1', `${'\n'.repeat(1e6)}${block('nothing.')}`)),
      'b.jsonl': lines(user('go'), assistant('m2', 'x'.repeat(17e6)), user('on'), assistant('m3', 'y')),
    });
    const { stdout } = await runCorpus([folder]);
    expect(stdout).toContain(`${join(folder, 'a.jsonl')}:1 from-you "nothing"`);
    expect(stdout).toContain(`${join(folder, 'b.jsonl')}:2 not understood: too long to be read`);
    expect(counted(stdout, 'closings')).toBe(2);
  });

  test('short lines between lines that are cut keep their numbers', async () => {
    const result = JSON.stringify(toolResult('@')).replaceAll('@', long(17e6));
    const rows = [
      result,
      assistant('m1', 'x'),
      result.replaceAll('tool_result', 'text'),
      assistant('m2', 'y'),
      user('on'),
    ];
    const found = await closingsOf(folderOf({ 's.jsonl': lines(...rows) }));
    expect(found.map(({ line }) => line)).toEqual([2, 4]);
  });

  test('lines of all lengths around the size of a block keep their numbers', async () => {
    const rows: object[] = [];
    for (let size = 2 ** 17; size < 2 ** 20; size *= 1.37) {
      rows.push(user('go'), assistant('m', toolUse()), toolResult('r'.repeat(size)), assistant(`m${size}`, 'x'));
    }
    const found = await closingsOf(folderOf({ 's.jsonl': lines(...rows) }));
    expect(found.map(({ line }) => line)).toEqual(rows.flatMap((_, index) => (index % 4 === 3 ? [index + 1] : [])));
  });
});
