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

/** What is a closing, its lines, the session. */
const cases: [what: string, closings: number[], rows: object[]][] = [
  ['not a text before a tool result', [], [assistant('m1', 'x'), toolResult()]],
  ['not an interrupted text', [], [assistant('m1', 'x'), user('[Request interrupted by user]')]],
  [
    'not one interrupted for a tool',
    [],
    [assistant('m1', 'x'), user([{ type: 'text', text: '[Request interrupted by user for tool use]' }])],
  ],
  ['not a text before a further line of its message', [2], [assistant('m1', 'x'), assistant('m1', 'y')]],
  ['a text before another message', [1, 2], [assistant('m1', 'x'), assistant('m2', 'y')]],
  ['not a synthetic message', [], [assistant('m1', 'x', {}, { model: '<synthetic>' })]],
  ['not an API error', [], [assistant('m1', 'x', { isApiErrorMessage: true })]],
  ['not a message that stopped for a tool', [], [assistant('m1', 'x', {}, { stop_reason: 'tool_use' })]],
  ['a message that stopped for another reason', [1], [assistant('m1', 'x', {}, { stop_reason: 'end_turn' })]],
  ['not a line with text and a tool call', [], [assistant('m1', [{ type: 'text', text: 'x' }, ...toolUse()])]],
  ['not a blank text', [], [assistant('m1', ' \n ')]],
  [
    'not an earlier text where the last message has none',
    [],
    [assistant('m1', 'x'), toolResult(), assistant('m2', [{ type: 'thinking', thinking: 'x' }]), user('on')],
  ],
  ['not a line of a subagent', [], [assistant('m1', 'x', { isSidechain: true })]],
  [
    'a text before a subagent speaks',
    [1],
    [assistant('m1', 'x'), user('go', { isSidechain: true }), assistant('m2', 'y', { isSidechain: true })],
  ],
  [
    'a text before a task notification',
    [1],
    [assistant('m1', 'x'), user('<task-notification>done</task-notification>')],
  ],
  [
    'a text that a hook sent back',
    [1, 3],
    [assistant('m1', 'x'), user('Stop hook feedback:\n- no', { isMeta: true }), assistant('m2', 'y')],
  ],
  [
    'not the text around a compaction',
    [5],
    [
      assistant('m1', toolUse()),
      toolResult(),
      { type: 'system', subtype: 'compact_boundary' },
      user('summary', { isCompactSummary: true }),
      assistant('m2', 'y'),
    ],
  ],
  [
    'a text before lines of unknown types',
    [1],
    [assistant('m1', 'x'), { type: 'brand-new', uuid: 'u' }, { anything: 1 }, user('on')],
  ],
  ['a text that is written as a string', [1], [assistant('m1', 'x', {}, { content: 'plain' })]],
];

describe('a closing of a Claude Code session', () => {
  test('is the last text of each turn, with its line, session, turn and time', async () => {
    const folder = folderOf({
      's.jsonl': lines(
        { type: 'summary', summary: 'x', leafUuid: 'y' },
        user('go'),
        assistant('m1', 'I look.'),
        assistant('m1', toolUse()),
        toolResult(),
        assistant('m2', [{ type: 'thinking', thinking: 'hm' }]),
        assistant('m2', `\n${block('nothing right now.')}`),
        { type: 'system', subtype: 'turn_duration', durationMs: 1 },
        user('on'),
        assistant('m3', 'Done.'),
      ),
    });
    const [first, second, ...more] = await closingsOf(folder);
    expect(more).toEqual([]);
    expect(first).toEqual({
      file: join(folder, 's.jsonl'),
      line: 7,
      session: 'session-1',
      turn: 1,
      time: '2026-01-21T06:20:41.709Z',
      block: true,
      findings: [{ rule: 'from-you', slot: 'fromYou', line: 4, quote: 'nothing right now' }],
    });
    expect(second).toMatchObject({ line: 10, turn: 2, block: false, findings: [] });
  });

  // All at once, one process: the message ids are made to differ, for else all but the first would be copies.
  const named = cases.map(([, , rows], nth) => [`${nth}.jsonl`, lines(...rows).replaceAll(/"m(\d)"/g, `"m${nth}-$1"`)]);
  const folder = folderOf(Object.fromEntries(named), afterAll);
  const closings = closingsOf(folder);

  test.each(cases.map(([what, expected], nth) => [what, expected, nth] as const))('is %s', async (_, expected, nth) => {
    const own = (await closings).filter(({ file }) => file === join(folder, `${nth}.jsonl`));
    expect(own.map(({ line }) => line)).toEqual(expected);
  });

  test('joins the text parts of its line', async () => {
    const parts = ['Now: a', 'From you: nothing', 'Next: I wait'].map((text) => ({ type: 'text', text }));
    const [closing] = await closingsOf(folderOf({ 's.jsonl': lines(assistant('m1', parts)) }));
    expect(closing).toMatchObject({ block: true, findings: [{ rule: 'from-you', line: 2 }] });
  });

  test('is none where the host was killed in it and wrote the line again', async () => {
    const killed = assistant('m1', 'x', { uuid: 'twice' });
    const folder = folderOf({
      's.jsonl': lines(user('go'), killed, { type: 'summary' }, killed, user('on'), assistant('m2', 'y')),
    });
    const { stdout } = await runCorpus([folder]);
    expect(counted(stdout, 'closings')).toBe(1);
    expect(counted(stdout, 'turns cut off before Stop')).toBe(1);
  });

  test('is counted once where forks repeat it, in the first file by name', async () => {
    const closing = assistant('m1', block('nothing.'));
    const folder = folderOf({
      'b.jsonl': lines(user('go'), closing, user('on'), assistant('m2', block('nothing.'))),
      'a.jsonl': lines(
        { type: 'mode', sessionId: 's' },
        user('go'),
        { ...closing, uuid: 'other' },
        user('else'),
        assistant('m3', 'z'),
      ),
    });
    const found = (await closingsOf(folder)).map(({ file, line }) => `${String(file).slice(-7)}:${line}`);
    expect(found).toEqual(['a.jsonl:3', 'a.jsonl:5', 'b.jsonl:4']);
    expect(counted((await runCorpus([folder])).stdout, 'copies of closings, left out')).toBe(1);
  });

  test('is not looked for in files of subagents', async () => {
    const rows = [user('go', { isSidechain: true }), assistant('m1', block('nothing.'), { isSidechain: true })];
    expect(await closingsOf(folderOf({ 'subagents/agent-1.jsonl': lines(...rows) }))).toEqual([]);
  });
});
