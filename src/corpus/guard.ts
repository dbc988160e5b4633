import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { JudgeOptions, Verdict } from '../judge.ts';
import { reasonOf } from './sources.ts';

/** The guard's `judge`, as the built file exports it. */
export type Judge = (message: string, options?: JudgeOptions) => Verdict;

/** Imports the `judge` of a copy of the guard, by default of the one built beside this file. Throws an Error that says what is wrong. */
export async function loadGuard(file: string | undefined): Promise<Judge> {
  const url = file === undefined ? new URL('state-block-guard.mjs', import.meta.url) : pathToFileURL(resolve(file));
  const name = file ?? 'state-block-guard.mjs';
  let copy: { judge?: unknown };
  try {
    copy = await import(url.href);
  } catch (error) {
    const { message } = error as Error;
    throw new Error(`the guard ${name} cannot be imported: ${message?.split('\n', 1)[0] || reasonOf(error)}`);
  }
  if (typeof copy.judge !== 'function') throw new Error(`the guard ${name} has no judge to export`);
  return copy.judge as Judge;
}
