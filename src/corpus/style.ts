import util from 'node:util';

/** Colours a text where stdout is a terminal and NO_COLOR is not set (https://no-color.org); else the text as it is. */
export function painted(format: 'bold' | 'yellow' | 'red', text: string): string {
  // The first releases of Node 20 have no styleText.
  return process.stdout.isTTY && !process.env.NO_COLOR && util.styleText ? util.styleText(format, text) : text;
}
