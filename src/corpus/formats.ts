import { isObject, type JsonObject, parse } from './json.ts';
import type { RecordFormat } from './records.ts';

/** What a file is. A `document` is JSON that is not one object a line. */
export type Format = RecordFormat | 'session' | 'document' | 'markdown';

const LINES_LOOKED_AT = 200;

/**
 * Tells the format from the beginning of a file (some whole lines, or the first bytes of a very long one). The name
 * decides only where the content has no JSON in it: lines of a `.jsonl` are then not understood, other text is a closing.
 */
export function formatOf(head: Buffer, name: string): Format {
  const text = head
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart();
  if (text.startsWith('[') && /^\[\s*(?:[{\]]|$)/.test(text)) return 'document';
  let json = false;
  for (const line of text.split('\n', LINES_LOOKED_AT)) {
    const object = parse(line);
    if (!isObject(object)) continue;
    json = true;
    const shape = shapeOf(object);
    if (shape) return shape;
  }
  if (json) return 'session';
  const guess = guessOf(text);
  if (guess) return guess;
  return /\.(?:jsonl|ndjson)$/i.test(name) ? 'session' : 'markdown';
}

/** The format that an object is of, judged by its keys; undefined where they say nothing. */
function shapeOf(object: JsonObject): Format | undefined {
  if ('truth' in object) return 'labelled';
  if ('last_assistant_message' in object || 'hook_event_name' in object) return 'payloads';
  if (typeof object.type !== 'string') return undefined;
  if (isObject(object.payload)) return 'codex';
  if (object.type === 'result') return 'stream';
  // Lines of session files may have both spellings of the session's id; a stream has the snake case alone.
  if ('session_id' in object && !('sessionId' in object) && !('parentUuid' in object)) return 'stream';
  return 'session';
}

/** The format of a text none of whose first lines is a whole object: spread over lines, torn, or one very long line. */
function guessOf(text: string): Format | undefined {
  if (!text.startsWith('{')) return undefined;
  if (/^\{\s*\n\s*["}]/.test(text)) return 'document';
  if (text.includes('"sessionId"')) return 'session';
  if (text.includes('"truth"')) return 'labelled';
  if (/"(?:last_assistant_message|hook_event_name)"/.test(text)) return 'payloads';
  if (text.includes('"payload"')) return 'codex';
  if (text.includes('"session_id"')) return 'stream';
  return /^\{\s*"/.test(text) ? 'session' : undefined;
}
