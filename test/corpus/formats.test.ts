import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { block, closingsOf, counted, folderOf, lines, runCorpus } from './run-corpus.ts';

const stalled = block('nothing.');
const found = { block: true, findings: [{ rule: 'from-you' }] };

function payload(message: unknown, extra: object = {}): object {
  return {
    session_id: 's1',
    hook_event_name: 'Stop',
    stop_hook_active: false,
    last_assistant_message: message,
    ...extra,
  };
}

describe('formats, told apart by content', () => {
  test('claude -p stream-json: the result is the closing', async () => {
    const rows = [
      { type: 'system', subtype: 'init', session_id: 's1' },
      {
        type: 'assistant',
        message: { id: 'm1', content: [{ type: 'text', text: 'x' }] },
        parent_tool_use_id: null,
        session_id: 's1',
      },
      { type: 'result', subtype: 'success', is_error: false, result: stalled, session_id: 's1', uuid: 'u1' },
      { type: 'result', subtype: 'success', is_error: true, result: 'API Error', session_id: 's1', uuid: 'u2' },
      { type: 'result', subtype: 'error_max_turns', is_error: false, session_id: 's1', uuid: 'u3' },
    ];
    const folder = folderOf({
      'a.jsonl': lines('warning: no TTY', ...rows),
      'b.json': JSON.stringify(rows),
      'c.json': JSON.stringify(rows[2]),
    });
    const closings = await closingsOf(join(folder, 'a.jsonl'));
    expect(closings).toMatchObject([{ line: 4, session: 's1', ...found }]);
    expect(await closingsOf(join(folder, 'b.json'))).toMatchObject([{ line: 1, ...found }]);
    expect(await closingsOf(join(folder, 'c.json'))).toMatchObject([{ line: 1, ...found }]);
  });

  test('JSON Lines of Stop payloads', async () => {
    const rows = [
      payload(stalled),
      payload(undefined),
      payload('', { session_id: 's2' }),
      payload(stalled, { hook_event_name: 'SubagentStop' }),
      payload(null),
    ];
    const folder = folderOf({ 'stops.log': lines(...rows) });
    const file = join(folder, 'stops.log');
    expect(await closingsOf(file)).toMatchObject([{ line: 1, session: 's1', ...found }]);
    expect((await runCorpus([file])).stdout).toContain(
      `${file}:5 not understood: last_assistant_message is not a string`,
    );
  });

  test('a JSON array of Stop payloads, on one line or spread over many', async () => {
    const rows = [payload('x {"a": "}"'), payload(stalled)];
    const folder = folderOf({
      'one.json': JSON.stringify(rows),
      'many.json': JSON.stringify(rows, null, 2),
      'single.json': JSON.stringify(payload(stalled), null, 2),
    });
    expect(await closingsOf(join(folder, 'one.json'))).toMatchObject([{ line: 1 }, { line: 1, ...found }]);
    expect(await closingsOf(join(folder, 'many.json'))).toMatchObject([{ line: 2 }, { line: 8, ...found }]);
    expect(await closingsOf(join(folder, 'single.json'))).toMatchObject([{ line: 1, ...found }]);
  });

  test('Codex rollouts: task_complete carries the closing, null when aborted', async () => {
    const event = (type: string, payload: object) => ({ timestamp: '2026-01-01T00:00:00Z', type, payload });
    const done = (turn_id: string, last_agent_message: string | null) =>
      event('event_msg', { type: 'task_complete', turn_id, last_agent_message });
    const rows = [
      event('session_meta', { id: 'c1', cwd: '/' }),
      event('response_item', { type: 'message', role: 'assistant' }),
      done('t1', stalled),
      done('t2', null),
    ];
    const forked = [event('session_meta', { id: 'c2' }), done('t1', stalled), done('t3', 'x')];
    const subagent = [event('session_meta', { id: 'c3', source: { subagent: 'review' } }), done('t4', 'x')];
    const folder = folderOf({ 'a.jsonl': lines(...rows), 'b.jsonl': lines(...forked), 'c.jsonl': lines(...subagent) });
    expect(await closingsOf(folder)).toMatchObject([
      { line: 3, session: 'c1', time: '2026-01-01T00:00:00Z', ...found },
      { line: 3, session: 'c2', block: false },
    ]);
  });

  test('a Markdown file is one closing', async () => {
    const folder = folderOf({ 'a.md': stalled, 'README.md': 'about', 'note.txt': 'x', 'b.txt': stalled });
    expect(await closingsOf(folder)).toMatchObject([{ file: join(folder, 'a.md'), line: 1, ...found }]);
    expect(await closingsOf(join(folder, 'b.txt'), join(folder, 'README.md'))).toMatchObject([{ block: false }, found]);
  });

  test.each([
    ['a payload', JSON.stringify(payload(stalled))],
    ['text', stalled],
    [
      'a labelled message',
      JSON.stringify({ id: 'x', message: stalled, truth: { block: true, fromYouNothing: true, announce: false } }),
    ],
  ])('stdin: %s', async (_, input) => {
    const { code, stdout } = await runCorpus(['-'], { input });
    expect(stdout).toContain('-:1 from-you "nothing"\n');
    expect(counted(stdout, 'closings')).toBe(1);
    expect(code).toBe(0);
  });

  test('folders are searched to any depth, files named twice are read once, other JSON is passed over', async () => {
    const folder = folderOf({
      'x/y/a.jsonl': lines(payload('a')),
      'x/package.json': '{\n "type": "module"\n}',
      'x/empty.jsonl': '',
      'x/data.bin': 'x',
    });
    const { code, stdout } = await runCorpus([folder, join(folder, 'x/y/a.jsonl'), join(folder, 'x')]);
    expect(counted(stdout, 'closings')).toBe(1);
    expect(counted(stdout, 'files')).toBe(3);
    expect(counted(stdout, 'lines not understood')).toBe(0);
    expect(code).toBe(0);
  });
});
