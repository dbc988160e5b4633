import { closeSync, openSync, readSync } from 'node:fs';
import type { Reader, Sink } from './closings.ts';
import { documentReader, markdownReader } from './documents.ts';
import { formatOf } from './formats.ts';
import { visitLines } from './lines.ts';
import { recordReader } from './records.ts';
import { sessionReader } from './session.ts';

const STDIN = 0;
/** What is looked at to tell the format, in bytes. */
const HEAD = 16 * 2 ** 10;

/**
 * Reads one file of any format, `-` for stdin, and hands what it holds to `sink`. `onBytes` is told how many bytes came. Throws where the
 * file cannot be read.
 */
export function readTranscript(path: string, sink: Sink, onBytes: (count: number) => void): void {
  const descriptor = path === '-' ? STDIN : openSync(path, 'r');
  try {
    const read = (into: Buffer, offset: number, length: number) => {
      const count = readSome(descriptor, into, offset, length);
      onBytes(count);
      return count;
    };
    let reader: Reader | undefined;
    visitLines(read, (bytes, start, end, line, cut) => {
      reader ??= readerFor(bytes, path, sink);
      reader.line(bytes, start, end, line, cut);
    });
    reader?.end();
  } finally {
    if (descriptor !== STDIN) closeSync(descriptor);
  }
}

function readerFor(head: Buffer, path: string, sink: Sink): Reader {
  const format = formatOf(head.subarray(0, HEAD), path);
  if (format === 'session') return sessionReader(sink);
  if (format === 'document') return documentReader(sink);
  if (format === 'markdown') return markdownReader(sink);
  return recordReader(format, sink);
}

function readSome(descriptor: number, into: Buffer, offset: number, length: number): number {
  for (;;) {
    try {
      return readSync(descriptor, into, offset, length, null);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EOF') return 0;
      if (code !== 'EAGAIN') throw error;
      // A pipe that does not block and has nothing yet.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
    }
  }
}
