import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPayload } from '../src/payload.ts';

const withMessage = (value: unknown) => JSON.stringify({ last_assistant_message: value });

describe('the message', () => {
  test.each([
    ['text', 'Now: a'],
    ['an empty text', ''],
    ['white space', ' \n\t'],
    ['line ends and quotation marks', 'a\r\n"b"\u2028'],
    ['half characters', 'a\ud800b'],
    ['the text of a payload', withMessage('a')],
  ])('may be %s', (_name, message) => {
    expect(readPayload(withMessage(message))).toEqual({ message });
  });

  test.each([
    ['after a byte order mark', '\ufeff{"last_assistant_message":"a"}'],
    ['with white space around the payload', ' \r\n{"last_assistant_message":"a"}\n\n'],
    ['after a byte order mark and white space', '\ufeff\n{"last_assistant_message":"a"}'],
    ['among other fields', '{"x":{"last_assistant_message":1},"last_assistant_message":"a","stop_hook_active":true}'],
    ['with escapes in its name', '{"last\\u005fassistant_message":"\\u0061"}'],
    ['the last of two', '{"last_assistant_message":1,"last_assistant_message":"a"}'],
    ['next to a prototype of its own', '{"__proto__":null,"last_assistant_message":"a"}'],
  ])('is read %s', (_name, raw) => {
    expect(readPayload(raw)).toEqual({ message: 'a' });
  });
});

describe('no such field', () => {
  test.each([
    ['an empty object', '{}'],
    ['other fields', '{"session_id":"a","last_assistant_message_":"b","Last_Assistant_Message":"c"}'],
    ['a field further in', '{"payload":{"last_assistant_message":"a"}}'],
    ['a field of the prototype', '{"__proto__":{"last_assistant_message":"a"}}'],
    ['a constructor', '{"constructor":{"prototype":{"last_assistant_message":"a"}}}'],
  ])('%s', (_name, raw) => {
    expect(readPayload(raw)).toEqual({ absent: true });
  });

  test('a field that only all objects inherit', () => {
    const all = Object.prototype as { last_assistant_message?: string };
    all.last_assistant_message = 'a';
    try {
      expect(readPayload('{}')).toEqual({ absent: true });
    } finally {
      delete all.last_assistant_message;
    }
  });
});

const others: [unknown, string][] = [
  [null, 'null'],
  [true, 'a boolean'],
  [false, 'a boolean'],
  [0, 'a number'],
  [-1.5e300, 'a number'],
  [[], 'an array'],
  [['a'], 'an array'],
];

describe('what cannot be judged', () => {
  test.each([...others, [{}, 'an object'], [{ text: 'a' }, 'an object']])('a message %j is %s', (value, type) => {
    const failure = expect.stringMatching(new RegExp(`last_assistant_message is ${type}, not a string`));
    expect(readPayload(withMessage(value))).toEqual({ failure });
  });

  test.each([...others, ['a', 'a string']])('a payload %j is %s', (value, type) => {
    const failure = expect.stringMatching(new RegExp(`payload is ${type}, not a JSON object`));
    expect(readPayload(JSON.stringify(value))).toEqual({ failure });
  });

  test.each(['', ' ', '\n\t', '\ufeff', '\ufeff\r\n'])('an empty payload %j', (raw) => {
    expect(readPayload(raw)).toEqual({ failure: expect.stringMatching(/empty/) });
  });

  test.each([
    ['words', 'secret'],
    ['a cut object', '{"last_assistant_message":"secret'],
    ['a cut literal', 'tru'],
    ['two objects', '{"secret":1}{"secret":2}'],
    ['a line for each object', '{}\n{}'],
    ['another quotation mark', "{'last_assistant_message':'secret'}"],
    ['a comma too many', '{"secret":1,}'],
    ['a comment', '{} // secret'],
    ['a number that is none', 'NaN'],
    ['two byte order marks', '\ufeff\ufeff{}'],
    ['a NUL', '\0'],
    ['a line end in a string', '{"last_assistant_message":"secret\n"}'],
  ])('no JSON: %s', (_name, raw) => {
    const payload = readPayload(raw);
    expect(payload).toEqual({ failure: expect.stringMatching(/not valid JSON/) });
    expect(JSON.stringify(payload)).not.toContain('secret');
  });
});

describe('any text', () => {
  test('a message comes through as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom('', '\ufeff'), (message, mark) => {
        expect(readPayload(mark + withMessage(message))).toEqual({ message });
      }),
    );
  });

  test('is never echoed by a failure', () => {
    const secret = fc.string({ unit: fc.constantFrom(...'qxzQXZ0189#~^'), minLength: 3, maxLength: 30 });
    const shape = fc.constantFrom<(text: string) => string>(
      (text) => text,
      (text) => `"${text}`,
      (text) => `"${text}"`,
      (text) => `["${text}"]`,
      (text) => `{${text}`,
      (text) => `{"${text}":`,
      (text) => `{"last_assistant_message":"${text}`,
      (text) => `{"last_assistant_message":{"${text}":1}}`,
      (text) => `{"last_assistant_message":["${text}"]}`,
      (text) => `{"last_assistant_message":"a"} ${text}`,
    );
    fc.assert(
      fc.property(secret, shape, (text, shaped) => {
        const payload = readPayload(shaped(text));
        expect(Object.keys(payload)).toEqual(['failure']);
        expect(JSON.stringify(payload)).not.toContain(text);
      }),
    );
  });

  test('gives one reason of one line, or a message, or none', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json()), (raw) => {
        const payload = readPayload(raw);
        expect(Object.keys(payload)).toHaveLength(1);
        if ('failure' in payload) expect(payload.failure).toMatch(/^[^\n]{10,200}$/);
      }),
    );
  });
});
