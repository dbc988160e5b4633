/** A JSON object, its values unchecked. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** What a line that should be one JSON object gave: the objects in it, and whether anything else was in it. */
export type Recovered = { objects: JsonObject[]; broken: boolean };

/** Where the objects of the known formats may begin, used to find the next one after a torn one. */
const OBJECT_START =
  /\{\s*"(?:parentUuid|type|timestamp|session_?[iI]d|id|hook_event_name|last_assistant_message)"\s*:/g;
const MOST_ATTEMPTS = 100;

/** Whether it is an object, not an array and not null. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value if it is a string that is not empty. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Parses a text; undefined where it is not JSON. */
export function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads one line. Two writers, or one that was killed, leave lines with several objects glued together, or with the
 * beginning of one before another: whatever is whole is returned.
 */
export function objectsOf(text: string): Recovered {
  const whole = parse(text);
  if (isObject(whole)) return { objects: [whole], broken: false };
  if (whole !== undefined) return { objects: [], broken: true };
  const objects: JsonObject[] = [];
  let broken = false;
  let position = 0;
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    position += text.slice(position).search(/\S|$/);
    if (position === text.length) return { objects, broken };
    const end = objectEnd(text, position);
    const object = end === -1 ? undefined : parse(text.slice(position, end));
    if (isObject(object)) {
      objects.push(object);
      position = end;
      continue;
    }
    broken = true;
    OBJECT_START.lastIndex = position + 1;
    const next = OBJECT_START.exec(text);
    if (!next) break;
    position = next.index;
  }
  return { objects, broken: true };
}

/** Where the object that begins at `start` ends (exclusive), or -1. */
function objectEnd(text: string, start: number): number {
  if (text[start] !== '{') return -1;
  const marks = /["{}]/g;
  marks.lastIndex = start;
  let depth = 0;
  for (let mark = marks.exec(text); mark; mark = marks.exec(text)) {
    if (mark[0] === '{') depth++;
    else if (mark[0] === '}') {
      if (--depth === 0) return mark.index + 1;
    } else {
      const end = stringEnd(text, mark.index);
      if (end === -1) return -1;
      marks.lastIndex = end;
    }
  }
  return -1;
}

function stringEnd(text: string, start: number): number {
  for (let from = start + 1; ; ) {
    const quote = text.indexOf('"', from);
    if (quote === -1) return -1;
    let slashes = 0;
    while (text[quote - 1 - slashes] === '\\') slashes++;
    if (slashes % 2 === 0) return quote + 1;
    from = quote + 1;
  }
}
