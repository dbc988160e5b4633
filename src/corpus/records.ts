import type { Closing, Reader, Sink, Truth } from './closings.ts';
import { isObject, type JsonObject, textOf } from './json.ts';
import { type Finder, finder, isBraced, LONGEST_OBJECT, objectsOnLine } from './line-bytes.ts';

/** The formats in which one object holds the whole closing. */
export type RecordFormat = 'stream' | 'payloads' | 'codex' | 'labelled';

/** A word that every object with a closing has, and one that all lines have: with the second alone a line is passed over unparsed. */
const needles: Record<RecordFormat, [wanted: string, known: string]> = {
  stream: ['"result"', '"type"'],
  payloads: ['"last_assistant_message"', '"hook_event_name"'],
  codex: ['"last_agent_message"', '"type"'],
  labelled: ['"truth"', '"truth"'],
};

/** Reads JSONL of one of the record formats. */
export function recordReader(format: RecordFormat, sink: Sink): Reader {
  const [wanted, known] = needles[format].map(finder) as [Finder, Finder];
  const opens = finder('"session_meta"');
  let session: string | undefined;
  let subagent = false;

  const take = (object: JsonObject, line: number) => {
    if (object.type === 'session_meta' && isObject(object.payload)) {
      session = textOf(object.payload.id) ?? session;
      subagent = isObject(object.payload.source) && 'subagent' in object.payload.source;
    }
    if (format === 'labelled' && !('truth' in object)) sink.odd(line, 'a labelled message without a truth');
    else if (!subagent) takeRecord(object, line, sink, session);
  };

  return {
    line(bytes, start, end, line, cut) {
      const long = cut || end - start > LONGEST_OBJECT;
      const matters = wanted(bytes, start, end) || (format === 'codex' && opens(bytes, start, end));
      if (!matters && known(bytes, start, end) && (long || isBraced(bytes, start, end))) return;
      if (long) sink.odd(line, 'too long to be read');
      else for (const object of objectsOnLine(bytes, start, end, line, sink)) take(object, line);
    },
    end() {},
  };
}

/**
 * Hands on the closing that an object holds, if it does: a Stop payload (Claude Code's hooks reference:
 * `last_assistant_message`), a `claude -p` result (`type: result`), a Codex `task_complete` event, a labelled message.
 */
export function takeRecord(object: JsonObject, line: number, sink: Sink, session?: string): void {
  const found =
    labelled(object, line) ?? stopPayload(object, line) ?? result(object, line) ?? task(object, line, session);
  if (typeof found === 'string') sink.odd(line, found);
  else if (found?.text.trim()) sink.closing(found);
}

function labelled(row: JsonObject, line: number): Closing | string | undefined {
  if (!('truth' in row)) return undefined;
  const { id, message, truth, residual } = row;
  if (typeof id !== 'string' || typeof message !== 'string') return 'a labelled message without an id or a message';
  if (!isTruth(truth)) return 'a labelled message whose truth lacks block, fromYouNothing or announce';
  return { line, text: message, label: { id, truth, residual: textOf(residual) } };
}

function isTruth(value: unknown): value is Truth {
  return isObject(value) && [value.block, value.fromYouNothing, value.announce].every((is) => typeof is === 'boolean');
}

function stopPayload(payload: JsonObject, line: number): Closing | string | undefined {
  if (!Object.hasOwn(payload, 'last_assistant_message')) return undefined;
  if (typeof payload.hook_event_name === 'string' && payload.hook_event_name !== 'Stop') return undefined;
  const text = payload.last_assistant_message;
  if (typeof text !== 'string') return 'last_assistant_message is not a string';
  return { line, text, session: textOf(payload.session_id), time: textOf(payload.timestamp) };
}

function result(message: JsonObject, line: number): Closing | undefined {
  if (message.type !== 'result' || message.is_error === true || typeof message.result !== 'string') return undefined;
  if (textOf(message.parent_tool_use_id)) return undefined;
  return {
    line,
    text: message.result,
    id: textOf(message.uuid),
    session: textOf(message.session_id),
    time: textOf(message.timestamp),
  };
}

function task(event: JsonObject, line: number, session: string | undefined): Closing | undefined {
  const { payload } = event;
  if (!isObject(payload) || payload.type !== 'task_complete' || typeof payload.last_agent_message !== 'string')
    return undefined;
  return {
    line,
    text: payload.last_agent_message,
    id: textOf(payload.turn_id),
    session,
    time: textOf(event.timestamp),
  };
}
