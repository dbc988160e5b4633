import { findBlock, type Slot, type SlotName } from './block.ts';
import { readLabelTables } from './label-table.ts';
import { closingPassage } from './passage.ts';
import { readProse } from './prose.ts';
import { promisesWork } from './rules/announce.ts';
import type { Evidence } from './rules/evidence.ts';
import { answersNothing } from './rules/from-you.ts';
import { checkLabels, checkPhrases } from './vocabulary-check.ts';

/** One thing wrong with a closing message. `line` is 1-based in the message; `quote` is the whole clause or segment as the reader sees it. */
export type Finding = {
  rule: 'from-you' | 'announce-and-stop' | 'no-block';
  slot?: SlotName;
  line?: number;
  quote?: string;
};

/** What is to be said of a closing message: whether it ends on a state block, and what is wrong. No findings: nothing to report. */
export type Verdict = { block: boolean; findings: readonly Finding[] };

/** How to judge; with `requireBlock` a message without a block is a finding. */
export type JudgeOptions = { requireBlock?: boolean };

const rules: readonly { rule: Finding['rule']; slot: SlotName; check: (slot: Slot) => Evidence | undefined }[] = [
  { rule: 'from-you', slot: 'fromYou', check: answersNothing },
  { rule: 'announce-and-stop', slot: 'next', check: promisesWork },
];

/** Judges a closing message (Markdown). Never throws for a string, unless the vocabulary was edited into something else than lists of texts. */
export function judge(message: string, options?: JudgeOptions): Verdict {
  checkLabels();
  const passage = closingPassage(message);
  if (passage) checkPhrases();
  const block = passage && findBlock(readLabelTables(readProse(passage.text, passage.firstLine)), passage.before);
  if (!block) return { block: false, findings: options?.requireBlock ? [{ rule: 'no-block' }] : [] };
  const findings = rules.flatMap(({ rule, slot, check }) => {
    const evidence = check(block[slot]);
    return evidence ? [{ rule, slot, ...evidence }] : [];
  });
  return { block: true, findings };
}
