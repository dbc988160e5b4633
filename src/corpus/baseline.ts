import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { isObject, parse } from './json.ts';
import type { Judged } from './replay.ts';
import { reasonOf } from './sources.ts';

/** The verdict on one closing as it is recorded: no text, so that it may be committed from private sessions. */
export type Entry = {
  /** Relative to the record's folder, with `/`, so that it is the same from every working directory; `-` for stdin. */
  file: string;
  line: number;
  hash: string;
  block: boolean;
  rules: string[];
};

/** A record: under which option it was made, and its verdicts in the order of the report. */
export type Baseline = { requireBlock: boolean; closings: Entry[] };

const VERSION = 1;

/** The entry of a closing in the record at `baseline`. */
export function entryOf(path: string, { line, hash, block, findings }: Judged, baseline: string): Entry {
  return { file: keyOf(path, baseline), line, hash, block, rules: findings.map(({ rule }) => rule) };
}

/** The name that a record at `baseline` has for a file. */
export function keyOf(path: string, baseline: string): string {
  return path === '-' ? path : relative(dirname(resolve(baseline)), resolve(path)).replaceAll('\\', '/');
}

/** Reads a record. Throws an Error that says what is wrong with it. */
export function readBaseline(file: string): Baseline {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const missing = reasonOf(error) === 'ENOENT';
    throw new Error(`cannot read ${file}: ${reasonOf(error)}${missing ? ' (--update writes a new record)' : ''}`);
  }
  const record = parse(text);
  const closings = isObject(record) && record.version === VERSION ? record.closings : undefined;
  if (!isObject(record) || !Array.isArray(closings) || !closings.every(isEntry)) {
    throw new Error(`${file} is not a record of verdicts (version ${VERSION})`);
  }
  return { requireBlock: record.requireBlock === true, closings };
}

/** Writes a record, one closing a line, so that what moved can be read in a diff. Throws on an I/O error. */
export function writeBaseline(file: string, { requireBlock, closings }: Baseline): void {
  const inOrder = closings.toSorted((a, b) => compare(a.file, b.file) || a.line - b.line || compare(a.hash, b.hash));
  const rows = inOrder.map((entry) => JSON.stringify(entry)).join(',\n');
  const head = `"version": ${VERSION},\n"requireBlock": ${requireBlock},\n"closings": [`;
  try {
    writeFileSync(file, `{\n${head}\n${rows}${rows && '\n'}]\n}\n`);
  } catch (error) {
    throw new Error(`cannot write ${file}: ${reasonOf(error)}`);
  }
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

function isEntry(value: unknown): value is Entry {
  if (!isObject(value) || !Array.isArray(value.rules)) return false;
  const { file, line, hash, block, rules } = value;
  const texts = [file, hash, ...rules].every((text) => typeof text === 'string');
  return texts && typeof line === 'number' && typeof block === 'boolean';
}
