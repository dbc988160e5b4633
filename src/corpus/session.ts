import type { Reader, Sink } from './closings.ts';
import { finder, isBraced, objectsOnLine } from './line-bytes.ts';
import { followTurns } from './turns.ts';

const [TYPE, PROGRESS, SIDECHAIN, TOOL_CALL, GLUE] = [
  '"type":"',
  'progress"',
  '"isSidechain":true',
  '"type":"tool_use"',
  '}{',
].map((text) => Buffer.from(text)) as [Buffer, Buffer, Buffer, Buffer, Buffer];
/** Where `isSidechain` stands in every version seen: among the first keys. */
const FIRST_KEYS = 400;

/**
 * Reads a session file of Claude Code. Most of its bytes are tool results and progress, which are passed over as
 * bytes: a quotation mark inside a JSON string is escaped, so that `"assistant"` is found only where a whole string
 * says so (or ends on it), and a line without it is no assistant's.
 */
export function sessionReader(sink: Sink): Reader {
  const turns = followTurns(sink);
  const speaks = finder('"assistant"');
  const typed = finder('"type"');

  return {
    line(bytes, start, end, line, cut) {
      const spoken = speaks(bytes, start, end);
      if (cut) {
        const text = bytes.toString('utf8', start, end);
        if (spoken && !text.includes('"tool_use"')) sink.odd(line, 'too long to be read');
        turns.takeFragment(text);
        return;
      }
      const waiting = turns.waiting();
      if (!waiting && !spoken && typed(bytes, start, end) && isBraced(bytes, start, end)) return;
      if (spoken && cannotClose(bytes.subarray(start, end), waiting)) return;
      const objects = objectsOnLine(bytes, start, end, line, sink);
      for (const object of objects) turns.take(object, line);
      if (objects.length === 0) turns.takeFragment(bytes.toString('utf8', start, end));
    },
    end: turns.end,
  };
}

/** Whether a line that names an assistant surely holds no closing and says nothing about the one before. */
function cannotClose(bytes: Buffer, waiting: boolean): boolean {
  if (!isBraced(bytes, 0, bytes.length)) return false;
  const type = bytes.indexOf(TYPE);
  const name = bytes.subarray(type + TYPE.length, type + TYPE.length + PROGRESS.length);
  const other =
    (type !== -1 && name.equals(PROGRESS)) ||
    bytes.subarray(0, FIRST_KEYS).includes(SIDECHAIN) ||
    (!waiting && bytes.includes(TOOL_CALL));
  return other && !bytes.includes(GLUE);
}
