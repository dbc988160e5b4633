import type { Reader, Sink } from './closings.ts';
import { isObject, parse } from './json.ts';
import { LONGEST_OBJECT } from './line-bytes.ts';
import { takeRecord } from './records.ts';

const [QUOTE, BACKSLASH, OPEN, CLOSE] = [0x22, 0x5c, 0x7b, 0x7d];

/**
 * Reads JSON that is spread over lines, or an array on one: every outermost object is a record. Only one object is
 * held at a time.
 */
export function documentReader(sink: Sink): Reader {
  let depth = 0;
  let inString = false;
  let firstLine = 0;
  let pieces: Buffer[] = [];
  let size = 0;

  const finish = () => {
    const object = size > LONGEST_OBJECT ? undefined : parse(Buffer.concat(pieces).toString('utf8'));
    if (isObject(object)) takeRecord(object, firstLine, sink);
    else sink.odd(firstLine, size > LONGEST_OBJECT ? 'too long to be read' : 'not JSON');
  };
  // The block is overwritten once its lines have been visited, so that what is kept has to be a copy.
  const keep = (bytes: Buffer) => {
    size += bytes.length;
    if (size <= LONGEST_OBJECT) pieces.push(Buffer.from(bytes));
    else pieces = [];
  };

  return {
    line(bytes, start, end, line, cut) {
      if (cut) return sink.odd(line, 'too long to be read');
      let from = start;
      for (let at = start; at < end; at++) {
        const byte = bytes[at];
        if (inString) {
          if (byte === BACKSLASH) at++;
          else if (byte === QUOTE) inString = false;
        } else if (depth > 0 && byte === QUOTE) inString = true;
        else if (byte === OPEN && depth++ === 0) {
          [from, firstLine, pieces, size] = [at, line, [], 0];
        } else if (byte === CLOSE && depth > 0 && --depth === 0) {
          keep(bytes.subarray(from, at + 1));
          finish();
        }
      }
      if (depth > 0) keep(bytes.subarray(from, end));
    },
    end() {
      if (depth > 0) sink.odd(firstLine, 'not JSON');
    },
  };
}

/** Reads a file of Markdown, which is one closing whole. */
export function markdownReader(sink: Sink): Reader {
  const lines: string[] = [];
  let size = 0;
  return {
    line(bytes, start, end, _line, cut) {
      size += cut ? LONGEST_OBJECT : end - start + 1;
      if (size <= LONGEST_OBJECT) lines.push(bytes.toString('utf8', start, end));
      else lines.length = 0;
    },
    end() {
      if (size > LONGEST_OBJECT) return sink.odd(1, 'too long to be read');
      const text = lines.join('\n').replace(/^\uFEFF/, '');
      if (text.trim()) sink.closing({ line: 1, text });
    },
  };
}
