import type { Slot } from '../block.ts';
import { clauses } from '../clauses.ts';
import { firstMatch, phraseSet } from '../phrases.ts';
import {
  gate,
  gateAtStart,
  gateLookalikes,
  promise,
  promiseAtStart,
  promiseLookalikes,
  refusal,
  waiting,
  waitingLookalikes,
} from '../vocabulary.ts';
import type { Evidence } from './evidence.ts';

const promises = phraseSet(promise, promiseAtStart, promiseLookalikes);
const waits = phraseSet(waiting, [], waitingLookalikes);
const refusals = phraseSet(refusal, [], waitingLookalikes);
const gates = phraseSet(gate, gateAtStart, gateLookalikes);

/** The next slot promises work that starts now: a segment holds a promise, no gate before it, and neither waits nor refuses. */
export function promisesWork(slot: Slot): Evidence | undefined {
  for (const { text, line, tokens } of clauses(slot.lines, true)) {
    const promised = firstMatch(promises, tokens);
    if (promised === -1 || firstMatch(waits, tokens) !== -1 || firstMatch(refusals, tokens) !== -1) continue;
    const gated = firstMatch(gates, tokens);
    if (gated === -1 || gated > promised) return { line, quote: text };
  }
  return undefined;
}
