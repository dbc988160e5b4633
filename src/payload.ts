/** What a Stop payload holds: the closing message, no such field, or a reason why it cannot be judged. */
export type Payload = { message: string } | { absent: true } | { failure: string };

/**
 * Reads the raw text of a Stop payload. Only the own property `last_assistant_message` counts, the field in which
 * Claude Code, Codex and Qwen Code deliver the closing message. No failure text holds any of the payload.
 */
export function readPayload(raw: string): Payload {
  let payload: unknown;
  try {
    payload = JSON.parse(raw.startsWith('\uFEFF') ? raw.slice(1) : raw);
  } catch {
    const what = raw.trim() === '' ? 'stdin was empty' : 'what came on stdin is not valid JSON';
    return { failure: `${what}; a Stop hook payload is expected there` };
  }
  if (typeName(payload) !== 'object') {
    return { failure: `the payload is ${withArticle(typeName(payload))}, not a JSON object` };
  }
  const field = Object.getOwnPropertyDescriptor(payload, 'last_assistant_message');
  if (!field) return { absent: true };
  if (typeof field.value === 'string') return { message: field.value };
  return { failure: `the payload's last_assistant_message is ${withArticle(typeName(field.value))}, not a string` };
}

function typeName(value: unknown): string {
  return value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
}

function withArticle(type: string): string {
  if (type === 'null') return type;
  return /^[ao]/.test(type) ? `an ${type}` : `a ${type}`;
}
