import * as vocabulary from './vocabulary.ts';

let checked = false;

/** Throws a VocabularyError that names the list, if one of the vocabulary was edited into something else than an array of texts. */
export function checkVocabulary(): void {
  if (checked) return;
  const { labels, ...phrases } = vocabulary;
  const { now, fromYou, next } = Object(labels) as Partial<typeof labels>;
  const lists = { 'labels.now': now, 'labels.fromYou': fromYou, 'labels.next': next, ...phrases };
  for (const [name, list] of Object.entries(lists)) {
    if (isTexts(list)) continue;
    const message = `the vocabulary's list ${name} is not an array of texts`;
    throw Object.assign(new Error(message), { name: 'VocabularyError' });
  }
  checked = true;
}

function isTexts(list: unknown): boolean {
  if (!Array.isArray(list)) return false;
  // Unlike `every`, this sees what two commas leave out.
  for (const text of list) if (typeof text !== 'string') return false;
  return true;
}
