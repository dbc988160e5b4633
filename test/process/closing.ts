/** The slots of a closing message. */
export type Slots = { now?: string; fromYou?: string; next?: string };

/** A closing message with a whole block, a paragraph a slot; a slot that is not given is honest. */
export function closing(slots: Slots = {}): string {
  return `The work is done.\n\n${lines(slots).join('\n\n')}\n`;
}

/** The lines of a block, without emphasis. */
export function lines({ now, fromYou, next }: Slots = {}): string[] {
  return [
    `Now: ${now ?? 'the tree is green'}`,
    `What I need from you: ${fromYou ?? 'confirm the plan'}`,
    `What's next: ${next ?? 'the release'}`,
  ];
}

/** The lines of a block that asks for nothing. */
export const FLAWED = lines({ fromYou: 'nothing' });

/** The same in one paragraph. */
export const FLAWED_TEXT = FLAWED.join('\n');

/** Puts something before each line. */
export function prefixed(before: string, text = FLAWED_TEXT): string {
  return text.replace(/^/gm, before);
}
