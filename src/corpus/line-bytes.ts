import type { Sink } from './closings.ts';
import { type JsonObject, objectsOf } from './json.ts';

/** Tells whether a line, `bytes[start, end)`, holds what the finder was made for. */
export type Finder = (bytes: Buffer, start: number, end: number) => boolean;

/** An object with more bytes than this is not parsed: no message that a person reads comes near it, and memory is to stay small. */
export const LONGEST_OBJECT = 4 * 2 ** 20;

/**
 * Makes a test for whether a line of a block holds `needle`. Lines have to be asked about in order: each block is
 * searched once, from hit to hit, so that a line without one costs no search of its own.
 */
export function finder(needle: string): Finder {
  const wanted = Buffer.from(needle);
  let block: Buffer | undefined;
  let hit = -1;
  return (bytes, start, end) => {
    if (bytes !== block || (hit !== -1 && hit < start)) {
      block = bytes;
      hit = bytes.indexOf(wanted, start);
    }
    return hit !== -1 && hit < end;
  };
}

/** Whether a line begins and ends as an object does; one that was torn off seldom ends so. */
export function isBraced(bytes: Buffer, start: number, end: number): boolean {
  const last = bytes[end - 1] === 0x0d ? end - 2 : end - 1;
  return bytes[start] === 0x7b && bytes[last] === 0x7d;
}

/** The first and last 64 KiB of a long line, enough to tell what it is. */
export function endsOf(bytes: Buffer, start: number, end: number): string {
  const size = 64 * 2 ** 10;
  return `${bytes.toString('utf8', start, start + size)}\n${bytes.toString('utf8', Math.max(start + size, end - size), end)}`;
}

/** Parses a line into the objects on it, and tells the sink if it was not one object alone. A blank line has none. */
export function objectsOnLine(bytes: Buffer, start: number, end: number, line: number, sink: Sink): JsonObject[] {
  const text = bytes.toString('utf8', start, end).trim();
  if (text === '') return [];
  const { objects, broken } = objectsOf(text);
  if (broken) sink.odd(line, objects.length > 0 ? 'partly not JSON' : 'not JSON');
  else if (objects.length > 1) sink.glued();
  return objects;
}
