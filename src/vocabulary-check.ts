import { labelsOf, SLOTS } from './block.ts';
import { hasWord } from './tokens.ts';
import * as vocabulary from './vocabulary.ts';

let labelsChecked = false;
let phrasesChecked = false;

/** Throws a VocabularyError that names the list, if a list of labels is no array of texts any more, or one without labels or with an empty one. */
export function checkLabels(): void {
  if (labelsChecked) return;
  const { labels } = vocabulary;
  const { now, fromYou, next } = Object(labels) as Partial<typeof labels>;
  check({ 'labels.now': now, 'labels.fromYou': fromYou, 'labels.next': next });
  for (const slot of SLOTS) {
    const found = labelsOf(slot);
    if (found.length === 0) throw fault(`labels.${slot}`, 'holds no label');
    if (!found.every(hasWord)) throw fault(`labels.${slot}`, 'holds a label without a letter or digit');
  }
  labelsChecked = true;
}

/** The same for all lists of phrases, whichever of them a message comes near. */
export function checkPhrases(): void {
  if (phrasesChecked) return;
  const { labels: _, ...phrases } = vocabulary;
  check(phrases);
  phrasesChecked = true;
}

function check(lists: Record<string, unknown>): void {
  for (const [name, list] of Object.entries(lists)) {
    if (!isTexts(list)) throw fault(name, 'is not an array of texts');
  }
}

function fault(list: string, what: string): Error {
  return Object.assign(new Error(`the vocabulary's list ${list} ${what}`), { name: 'VocabularyError' });
}

function isTexts(list: unknown): boolean {
  // Unlike `every`, this sees what two commas leave out; unlike a loop, it makes no object for each of thousands of phrases.
  return Array.isArray(list) && list.findIndex((text) => typeof text !== 'string') === -1;
}
