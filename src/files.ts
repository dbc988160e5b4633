/** Node's `fs` module. */
export type Fs = typeof import('node:fs');

/**
 * Gets Node's `fs`. A static import would have Node read every export of it, and for some of them load its streams: a good
 * part of what a run costs. (`getBuiltinModule` came with Node 20.16.)
 */
export async function nodeFs(): Promise<Fs> {
  return process.getBuiltinModule?.('node:fs') ?? import('node:fs');
}
