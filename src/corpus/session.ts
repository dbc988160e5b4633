import type { Reader, Sink } from './closings.ts';
import { endsOf, finder, isBraced, LONGEST_OBJECT, objectsOnLine } from './line-bytes.ts';
import { followTurns } from './turns.ts';

const TYPE = Buffer.from('"type":"');
const PROGRESS = Buffer.from('progress"');
const SIDECHAIN = Buffer.from('"isSidechain":true');
const PARTS = Buffer.from('"content":[');
const TEXT_PART = Buffer.from('"type":"text"');
const GLUE = Buffer.from('}{');
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
      const waiting = turns.waiting();
      if (cut || end - start > LONGEST_OBJECT) {
        if (!spoken && !waiting) return;
        const text = endsOf(bytes, start, end);
        if (spoken && !text.includes('"tool_use"')) sink.odd(line, 'too long to be read');
        turns.takeFragment(text);
        return;
      }
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
  const silent = !waiting && !bytes.includes(TEXT_PART) && bytes.includes(PARTS);
  return (silent || isProgress(bytes) || bytes.subarray(0, FIRST_KEYS).includes(SIDECHAIN)) && !bytes.includes(GLUE);
}

/** Whether the first type on the line is progress: its own, before that of a message it repeats. */
function isProgress(bytes: Buffer): boolean {
  const type = bytes.indexOf(TYPE);
  const name = type + TYPE.length;
  return (
    type !== -1 && name + PROGRESS.length <= bytes.length && PROGRESS.compare(bytes, name, name + PROGRESS.length) === 0
  );
}
