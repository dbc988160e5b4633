import type { Closing, Sink } from './closings.ts';
import { isObject, type JsonObject, textOf } from './json.ts';

/** Follows the messages of one Claude Code session and hands the closing of each turn to a sink. */
export type Turns = {
  /** Whether a message waits for what comes after it to show whether it ended its turn. */
  waiting: () => boolean;
  /** An object of the file, of any type. */
  take: (object: JsonObject, line: number) => void;
  /** A line that cannot be read as a whole: torn, or too long. */
  takeFragment: (text: string) => void;
  end: () => void;
};

type Pending = { closing: Closing; id: string | undefined; uuids: Set<string>; killed: boolean };

const INTERRUPTED = '[Request interrupted by user';
const SYNTHETIC = '<synthetic>';

/**
 * Starts a session. A closing is an assistant line of the main conversation with text and no tool call whose next user
 * or assistant line is no tool result, no interrupt mark and no further line of the same message; the end of the file
 * is an end too. Measured on sessions of Claude Code 2.0.64 to 2.1.237 whose Stop hooks left marks; the format is
 * internal to the host, so unknown types are passed over.
 */
export function followTurns(sink: Sink): Turns {
  let pending: Pending | undefined;

  const settle = (ended: boolean) => {
    if (pending && ended) pending.killed ? sink.cutOff() : sink.closing(pending.closing);
    pending = undefined;
  };

  const take = (object: JsonObject, line: number) => {
    const uuid = textOf(object.uuid);
    // A host that is killed and resumed writes its last line again: the hooks of that turn never reported.
    const again = uuid !== undefined && pending?.uuids.has(uuid) === true;
    if (pending && again) pending.killed = true;
    if (uuid) pending?.uuids.add(uuid);
    if (pending && object.subtype === 'stop_hook_summary') pending.killed = false;
    if (object.isSidechain === true) return;
    if (object.type === 'user') settle(!goesOn(object));
    if (object.type !== 'assistant' || !isObject(object.message)) return;
    const id = textOf(object.message.id);
    settle(id === undefined || id !== pending?.id);
    const text = closingText(object, object.message);
    if (!text) return;
    const closing = { line, text, id, session: textOf(object.sessionId), time: textOf(object.timestamp) };
    pending = { closing, id, uuids: new Set(uuid ? [uuid] : []), killed: again };
  };

  const takeFragment = (text: string) => {
    if (!pending) return;
    const follows = text.includes('"tool_result"') || text.includes(INTERRUPTED);
    if (follows || (pending.id && text.includes(`"id":"${pending.id}"`))) settle(false);
    else if (/"type":\s*"(?:user|assistant)"/.test(text)) settle(true);
  };

  return { waiting: () => pending !== undefined, take, takeFragment, end: () => settle(true) };
}

/** The text of a message that may have ended its turn, or undefined. */
function closingText(object: JsonObject, message: JsonObject): string | undefined {
  if (message.model === SYNTHETIC || object.isApiErrorMessage === true) return undefined;
  if (message.stop_reason === 'tool_use') return undefined;
  const parts = partsOf(message);
  if (parts.some((part) => part.type === 'tool_use')) return undefined;
  return textsOf(parts).join('\n').trim() || undefined;
}

/** Whether a user line shows that the turn before it had not ended, or ended without Stop hooks. */
function goesOn(object: JsonObject): boolean {
  const parts = partsOf(isObject(object.message) ? object.message : {});
  if (parts.some((part) => part.type === 'tool_result')) return true;
  return textsOf(parts).some((text) => text.startsWith(INTERRUPTED));
}

function partsOf(message: JsonObject): JsonObject[] {
  if (typeof message.content === 'string') return [{ type: 'text', text: message.content }];
  return Array.isArray(message.content) ? message.content.filter(isObject) : [];
}

function textsOf(parts: readonly JsonObject[]): string[] {
  return parts.flatMap((part) => (part.type === 'text' && typeof part.text === 'string' ? [part.text] : []));
}
