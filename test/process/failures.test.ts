import { describe, expect, test } from 'vitest';
import { closing, FLAWED_TEXT } from './closing.ts';
import { FROM_YOU, judge, NO_BLOCK, type Outcome, run } from './run-hook.ts';

const REQUIRED = { args: ['--require-block'] };
const SECRET = 'hunter2';

function payload(message: unknown): string {
  return JSON.stringify({ last_assistant_message: message });
}

function expectFailure({ failure, rules }: Outcome): string {
  expect(failure).toBeTypeOf('string');
  expect(rules).toEqual([]);
  return failure ?? '';
}

describe('a message that is no string', () => {
  test.concurrent.each([
    ['null', null],
    ['number', 0],
    ['boolean', false],
    ['array', [SECRET]],
    ['object', { text: SECRET }],
  ])('is reported: %s', async (type, value) => {
    const failure = expectFailure(await run(payload(value), REQUIRED));
    expect(failure).toContain('last_assistant_message');
    expect(failure).toMatch(new RegExp(`\\b${type}\\b`));
    expect(failure).not.toContain(SECRET);
  });
});

describe('JSON that is no object', () => {
  const documents = ['null', '[]', '42', `"${SECRET}"`, 'true', `[{"last_assistant_message":"${SECRET}"}]`];
  test.concurrent.each(documents)('is reported: %s', async (text) => {
    expect(expectFailure(await run(text, REQUIRED))).not.toContain(SECRET);
  });
});

describe('what is not JSON', () => {
  const whole = payload(`${SECRET} ${FLAWED_TEXT}`);
  test.concurrent.each([
    ['nothing at all', ''],
    ['white space', ' \r\n\t'],
    ['a byte order mark alone', '\uFEFF'],
    ['a word', SECRET],
    ['a quoted word without its end', `"${SECRET}`],
    ['a name without quotation marks', `{${SECRET}: 1}`],
    ['an object cut after its value', whole.slice(0, -1)],
    ['an object cut within its value', whole.slice(0, -40)],
    ['an object cut within a name', '{"last_assistant_message":"x","hunter2'],
    ['text after the object', `${whole} ${SECRET}`],
    ['two objects', `${whole}\n${whole}`],
    ['a comma too many', `{"last_assistant_message":"${SECRET}",}`],
    ['a raw line end in a string', `{"last_assistant_message":"a\n${SECRET}"}`],
    ['another escape', `{"last_assistant_message":"\\${SECRET}"}`],
  ])('is reported and never echoed: %s', async (_name, text) => {
    expect(expectFailure(await run(text, REQUIRED))).not.toMatch(/hunter2|last_assistant|Unexpected token/i);
  });

  test('UTF-16 is reported', async () => {
    expectFailure(await run(Buffer.from(whole, 'utf16le')));
  });
});

describe('a message that is a string', () => {
  test.concurrent.each([
    ['an empty one has no block', '', NO_BLOCK],
    ['one of white space has no block', ' \n\t\u3000\n', NO_BLOCK],
    ['one with half a character is judged', `\ud83d\n${FLAWED_TEXT} \udc00`, FROM_YOU],
    ['one with half a character beside the answer is judged', closing({ fromYou: '\ud83d nothing \ud83d' }), FROM_YOU],
    ['one with the character NUL is judged', closing({ fromYou: '\0 nothing' }), FROM_YOU],
  ])('%s', async (_name, message, rules) => {
    expect((await judge(message, REQUIRED)).rules).toEqual(rules);
  });

  test.concurrent.each(['', ' \n', 'All done.'])('without a block is met with silence: %j', async (message) => {
    expect((await judge(message)).report).toBeUndefined();
  });

  test.concurrent.each([
    ['after a byte order mark', `\uFEFF${payload(FLAWED_TEXT)}`],
    ['between white space', `\r\n ${payload(FLAWED_TEXT)}\r\n\n`],
    ['with its name in escapes', payload(FLAWED_TEXT).replace('assistant', '\\u0061ssistant')],
  ])('is judged %s', async (_name, text) => {
    expect((await run(text)).rules).toEqual(FROM_YOU);
  });

  test.concurrent.each([
    ['within a word', '\xff'],
    ['a character without its end', '\xe2\x82'],
    ['half a character in UTF-8', '\xed\xa0\x80'],
  ])('is judged with bytes that are no UTF-8: %s', async (_name, bytes) => {
    const [before, after] = payload(closing({ fromYou: 'nothing <> here' })).split('<>') as [string, string];
    const input = Buffer.concat([Buffer.from(before), Buffer.from(bytes, 'latin1'), Buffer.from(after)]);
    expect((await run(input)).rules).toEqual(FROM_YOU);
  });
});

describe('a payload without the field', () => {
  test.concurrent.each([
    ['empty', '{}'],
    ['with other fields', `{"message":"x","lastAssistantMessage":${JSON.stringify(FLAWED_TEXT)}}`],
    ['with the field further down', `{"payload":${payload(FLAWED_TEXT)}}`],
    ['with the field of a prototype', '{"__proto__":{"last_assistant_message":"x"}}'],
    ['with a wrong field of a prototype', '{"__proto__":{"last_assistant_message":null}}'],
    ['with a constructor', '{"constructor":{"prototype":{"last_assistant_message":"x"}}}'],
  ])('is met with silence: %s', async (_name, text) => {
    for (const args of [[], ['--require-block']]) expect((await run(text, { args })).report).toBeUndefined();
  });

  test('a field named __proto__ hides nothing', async () => {
    const text = `{"__proto__":null,"last_assistant_message":${JSON.stringify(FLAWED_TEXT)}}`;
    expect((await run(text)).rules).toEqual(FROM_YOU);
  });
});

describe('arguments', () => {
  test('a block may be required more than once', async () => {
    const args = ['--require-block', '--require-block'];
    expect((await judge('All done.', { args })).rules).toEqual(NO_BLOCK);
    expect((await judge(closing(), { args })).report).toBeUndefined();
  });

  test.concurrent.each([
    ['--help'],
    ['-h'],
    ['--version'],
    ['--require-blocks'],
    ['--require-block=true'],
    ['--Require-Block'],
    ['--'],
    ['message.md'],
    ['--require-block', '--quiet'],
    ['--quiet', '--require-block'],
  ])('the turn is not judged: %s %s', async (...args) => {
    const failure = expectFailure(
      await judge(FLAWED_TEXT, { args: args.filter((argument) => argument !== undefined) }),
    );
    expect(failure).toContain(args.find((argument) => argument !== '--require-block'));
    expect(failure).toContain('--require-block');
  });

  test.concurrent.each([
    ['', 'an empty one'],
    ['x'.repeat(50_000), 'a long one'],
    ['--a\u001b[31m\r\n\u0085\u2028b', 'one with control characters'],
    ['--ключ-键-🔑', 'one of any script'],
  ])('the report stays in shape', async (argument) => {
    expect(expectFailure(await judge(FLAWED_TEXT, { args: [argument] }))).toContain('--require-block');
  });

  test('an unknown one leaves no payload unread', async () => {
    expectFailure(await run(payload('x'.repeat(2 * 2 ** 20)), { args: ['--help'] }));
  });

  test('an unknown one is named whatever the payload is', async () => {
    for (const text of ['', '{', '{}'])
      expect(expectFailure(await run(text, { args: ['--nope'] }))).toContain('--nope');
  });
});
