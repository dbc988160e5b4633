import { describe, expect, test } from 'vitest';
import { closing, FLAWED_TEXT } from './closing.ts';
import { FROM_YOU, run } from './run-hook.ts';

const SESSION = '6f0c1c2e-8a55-4f5e-9a57-0b8f0a7d4c11';

const claudeCode = (message: string) => ({
  session_id: SESSION,
  transcript_path: `/home/ada/.claude/projects/-home-ada-port/${SESSION}.jsonl`,
  cwd: '/home/ada/port',
  prompt_id: '0a6f8f0e-5f1b-4a41-9a0a-3f1f7f0d2b6c',
  permission_mode: 'acceptEdits',
  effort: { level: 'high' },
  hook_event_name: 'Stop',
  stop_hook_active: false,
  last_assistant_message: message,
  background_tasks: [{ id: 'b1', type: 'shell', status: 'running', command: 'npm run dev' }],
  session_crons: [],
});

const codex = (message: string) => ({
  session_id: SESSION,
  turn_id: '7',
  transcript_path: null,
  cwd: '/home/ada/port',
  hook_event_name: 'Stop',
  model: 'gpt-5-codex',
  permission_mode: 'default',
  stop_hook_active: false,
  last_assistant_message: message,
});

const qwenCode = (message: string) => ({
  session_id: SESSION,
  transcript_path: '/home/ada/.qwen/tmp/chat.json',
  cwd: '/home/ada/port',
  hook_event_name: 'Stop',
  timestamp: '2026-01-05T10:00:00.000Z',
  stop_hook_active: true,
  last_assistant_message: message,
});

const grok = (message: string) => ({
  sessionId: SESSION,
  cwd: '/home/ada/port',
  hookEventName: 'Stop',
  lastAssistantMessage: message,
});

const gemini = (message: string) => ({
  session_id: SESSION,
  transcript_path: '/home/ada/.gemini/tmp/chat.json',
  cwd: '/home/ada/port',
  hook_event_name: 'AfterAgent',
  timestamp: '2026-01-05T10:00:00.000Z',
  prompt: 'port the parser',
  prompt_response: message,
  stop_hook_active: false,
});

const olderClaudeCode = (message: string) => {
  const { last_assistant_message: _, ...older } = claudeCode(message);
  return older;
};

describe('a host that sends the closing message gets it judged', () => {
  test.concurrent.each([
    ['Claude Code', claudeCode],
    ['Codex', codex],
    ['Qwen Code', qwenCode],
  ])('%s', async (_name, payload) => {
    expect((await run(JSON.stringify(payload(FLAWED_TEXT)))).rules).toEqual(FROM_YOU);
    expect((await run(JSON.stringify(payload(closing())), { args: ['--require-block'] })).report).toBeUndefined();
    expect((await run(JSON.stringify(payload('All done.')), { args: ['--require-block'] })).rules).toEqual([
      'no state block',
    ]);
  });

  test('Codex, a turn that has no message: null is reported, not judged', async () => {
    const { failure } = await run(JSON.stringify({ ...codex(''), last_assistant_message: null }));
    expect(failure).toMatch(/last_assistant_message.*null/);
  });
});

describe('a host that does not send it hears nothing', () => {
  test.concurrent.each([
    ['Grok', grok],
    ['Gemini', gemini],
    ['Claude Code before 2.1.47', olderClaudeCode],
  ])('%s', async (_name, payload) => {
    for (const args of [[], ['--require-block']]) {
      expect((await run(JSON.stringify(payload(FLAWED_TEXT)), { args })).report).toBeUndefined();
    }
  });
});
