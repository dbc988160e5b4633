// Writes a folder of session files as Claude Code would leave them, everything in them invented.
// Usage: node bench/generate-sessions.mjs FOLDER [MEGABYTES, 512]. The same bytes every time.
// The proportions are those of real sessions: some 60 lines a turn, of which a dozen are tool results that make up
// most of the bytes, twice over (in the message and in toolUseResult), and progress lines that repeat messages.
import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const WORDS =
  'table render value alpha node job query zone model yield write option branch graph patch parser test deploy build header error check layer file cache report merge index schema verify update kernel delta stage worker fetch unit'.split(
    ' ',
  );
const MODEL = 'claude-opus-4-5-20251101';

/** Writes sessions into `folder` until they have `bytes` bytes; returns how many files that took. */
export function generateSessions(folder, bytes) {
  const random = mulberry32(20);
  const results = Array.from({ length: 64 }, (_, nth) => toolOutput(random, 500 * 1.09 ** (nth % 56)));
  let written = 0;
  let files = 0;
  for (; written < bytes; files++) {
    const project = join(folder, `-home-dev-project-${files % 9}`);
    mkdirSync(project, { recursive: true });
    const session = identifier(random);
    const file = openSync(join(project, `${session}.jsonl`), 'w');
    const turns = 1 + Math.floor(random() * 8);
    for (let turn = 1; turn <= turns; turn++) {
      const lines = turnLines({ random, session, results, last: turn === turns, seed: files * 10 + turn });
      written += writeSync(file, `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`);
    }
    closeSync(file);
  }
  return files;
}

function turnLines({ random, session, results, last, seed }) {
  const lines = [];
  let parentUuid = identifier(random);
  const add = (line) => {
    const uuid = identifier(random);
    const common = {
      parentUuid,
      isSidechain: false,
      userType: 'external',
      cwd: '/home/dev/project',
      sessionId: session,
    };
    const timestamp = new Date(1.77e12 + seed * 1e6 + lines.length * 1500).toISOString();
    lines.push({ ...common, version: '2.1.44', gitBranch: 'main', ...line, uuid, timestamp });
    parentUuid = uuid;
  };
  const say = (id, content, stop_reason = null) => {
    const usage = { input_tokens: 8, cache_read_input_tokens: 51_234, output_tokens: 412, service_tier: 'standard' };
    const message = {
      model: MODEL,
      id,
      type: 'message',
      role: 'assistant',
      content: [content],
      stop_reason,
      stop_sequence: null,
      usage,
    };
    add({ message, requestId: `req_${identifier(random)}`, type: 'assistant' });
  };

  lines.push({ type: 'file-history-snapshot', messageId: identifier(random), snapshot: {}, isSnapshotUpdate: false });
  add({ type: 'user', message: { role: 'user', content: prose(random, 40) } });
  const steps = 6 + Math.floor(random() * 14);
  for (let step = 0; step < steps; step++) {
    const id = `msg_${identifier(random)}`;
    const call = `toolu_${identifier(random)}`;
    say(id, { type: 'thinking', thinking: prose(random, 80), signature: identifier(random).repeat(20) });
    if (random() < 0.4) say(id, { type: 'text', text: prose(random, 25) });
    const input = { command: prose(random, 12), description: prose(random, 6) };
    say(id, { type: 'tool_use', id: call, name: 'Bash', input }, 'tool_use');
    const stdout = results[Math.floor(random() * results.length)];
    if (random() < 0.15) for (let nth = 0; nth < 5; nth++) add(agentProgress(random, call, results[nth]));
    add({
      type: 'progress',
      data: { type: 'hook_progress', hookEvent: 'PostToolUse', hookName: 'PostToolUse:Bash' },
      toolUseID: call,
    });
    const content = [{ tool_use_id: call, type: 'tool_result', content: stdout, is_error: false }];
    add({
      type: 'user',
      message: { role: 'user', content },
      toolUseResult: { stdout, stderr: '', interrupted: false },
    });
  }
  const id = `msg_${identifier(random)}`;
  say(id, { type: 'thinking', thinking: prose(random, 60), signature: identifier(random).repeat(20) });
  say(id, { type: 'text', text: closing(random, seed) });
  if (!last)
    add({
      type: 'system',
      subtype: 'stop_hook_summary',
      hookCount: 1,
      hookInfos: [],
      hookErrors: [],
      level: 'suggestion',
    });
  return lines;
}

/** A closing message as long as they are on average, with a state block in one of three; its figures make it unique. */
function closing(random, seed) {
  const sentences = Array.from({ length: 8 }, () => prose(random, 14)).join(' ');
  const list = Array.from(
    { length: 4 },
    () => `- **${prose(random, 2)}**: \`src/${prose(random, 1)}.ts\`, ${prose(random, 9)}`,
  ).join('\n');
  const body = `${sentences}\n\n${list}\n\n${prose(random, 30)}`;
  if (seed % 3 > 0) return body;
  const [need, next] = [
    ['say whether the branch may be merged.', 'after your yes, I merge it.'],
    ['nothing right now.', 'once CI has finished, the report follows.'],
    ['a look at the plan.', 'I start on the next class.'],
    ['one of the two names.', 'it waits for your call.'],
  ][seed % 4];
  return `${body}\n\nNow: ${seed} tests pass on the branch.\nWhat I need from you: ${need}\nWhat's next: ${next}`;
}

function agentProgress(random, call, text) {
  const content = [{ type: 'text', text: text.slice(0, 3000) }];
  const message = {
    type: 'assistant',
    message: { model: MODEL, id: `msg_${identifier(random)}`, type: 'message', role: 'assistant', content },
  };
  return {
    type: 'progress',
    data: { type: 'agent_progress', message, prompt: prose(random, 30), agentId: 'a1b2c3d' },
    toolUseID: call,
  };
}

/** What a tool prints: numbered source lines, with the quotes, tabs and backslashes that JSON has to escape. */
function toolOutput(random, length) {
  const rows = [];
  for (let size = 0, row = 1; size < length; row++) {
    const [one, two, three] = prose(random, 3).split(' ');
    rows.push(
      `${String(row).padStart(6)}\t  if (${one}.${two} !== "${three}") { log('${two}\\n', \`\${${one}}\`); } // ${prose(random, 5)}`,
    );
    size += rows.at(-1).length;
  }
  return rows.join('\n');
}

function prose(random, words) {
  const text = Array.from({ length: words }, () => WORDS[Math.floor(random() * WORDS.length)]).join(' ');
  return words > 10 ? `${text[0].toUpperCase()}${text.slice(1)}.` : text;
}

function identifier(random) {
  return Array.from({ length: 4 }, () =>
    Math.floor(random() * 2 ** 32)
      .toString(16)
      .padStart(8, '0'),
  ).join('');
}

/** A small pseudo-random generator: numbers in [0, 1) that depend on the seed alone. */
function mulberry32(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder, megabytes = '512'] = process.argv.slice(2);
  if (!folder) {
    console.error('usage: node bench/generate-sessions.mjs FOLDER [MEGABYTES]');
    process.exitCode = 2;
  } else console.log(`${generateSessions(folder, Number(megabytes) * 2 ** 20)} sessions in ${folder}`);
}
