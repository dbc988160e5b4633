/** Fills `into` from `offset`, at most `length` bytes, and returns how many came; 0 at the end. Throws on an I/O error. */
export type Read = (into: Buffer, offset: number, length: number) => number;

/**
 * Told of every physical line, in order, without its LF: `bytes[start, end)`, numbered from 1. `bytes` is one object
 * for all lines of a block and is overwritten after the block's last line. A `cut` line was too long to be held: its
 * first and last 64 KiB are there, its middle is not.
 */
export type VisitLine = (bytes: Buffer, start: number, end: number, line: number, cut: boolean) => void;

const LF = 0x0a;
/** Small enough to stay in a processor's cache while it is searched, large enough to keep reads few. */
const FIRST_SIZE = 2 ** 18;
/** Lines above this are cut: they are not read as JSON, and their middle is not held. */
const LONGEST_LINE = 16 * 2 ** 20;
const KEPT = 64 * 2 ** 10;

let firstBuffer: Buffer | undefined;

/** Cuts a stream of bytes into lines, holding one block at a time. The time is linear whatever the lengths of lines. Not to be called from `visit`. */
export function visitLines(read: Read, visit: VisitLine): void {
  firstBuffer ??= Buffer.allocUnsafe(FIRST_SIZE);
  let buffer = firstBuffer;
  let filled = 0;
  let searched = 0;
  let line = 1;
  for (;;) {
    const lastEnd = buffer.subarray(searched, filled).lastIndexOf(LF);
    if (lastEnd !== -1) {
      const whole = searched + lastEnd + 1;
      line = visitBlock(buffer.subarray(0, whole), line, visit);
      buffer.copyWithin(0, whole, filled);
      filled -= whole;
    }
    searched = filled;
    if (filled === buffer.length && filled < LONGEST_LINE) {
      const larger = Buffer.allocUnsafe(buffer.length * 2);
      buffer.copy(larger);
      buffer = larger;
    } else if (filled === buffer.length) {
      filled = cutLine(read, buffer, line++, visit);
      searched = 0;
      continue;
    }
    const count = read(buffer, filled, buffer.length - filled);
    if (count === 0) break;
    filled += count;
  }
  if (filled > 0) visitBlock(buffer.subarray(0, filled), line, visit);
}

function visitBlock(bytes: Buffer, firstLine: number, visit: VisitLine): number {
  let line = firstLine;
  for (let start = 0; start < bytes.length; line++) {
    const found = bytes.indexOf(LF, start);
    const end = found === -1 ? bytes.length : found;
    visit(bytes, start, end, line, false);
    start = end + 1;
  }
  return line;
}

/** Reads on to the end of a line that fills the buffer; returns how many bytes of the next lines the buffer then holds. */
function cutLine(read: Read, buffer: Buffer, line: number, visit: VisitLine): number {
  const head = Buffer.from(buffer.subarray(0, KEPT));
  let tail = Buffer.from(buffer.subarray(buffer.length - KEPT));
  for (;;) {
    const count = read(buffer, 0, buffer.length);
    const found = buffer.subarray(0, count).indexOf(LF);
    const end = found === -1 ? count : found;
    tail = Buffer.concat([tail, buffer.subarray(Math.max(0, end - KEPT), end)]).subarray(-KEPT);
    if (count > 0 && found === -1) continue;
    const kept = Buffer.concat([head, tail]);
    visit(kept, 0, kept.length, line, true);
    if (count === 0) return 0;
    buffer.copyWithin(0, end + 1, count);
    return count - end - 1;
  }
}
