import { createRequire } from 'node:module';

/**
 * Node's `fs`. A static import would have Node read every export of it, and for some of them load its streams: a good
 * part of what a run costs. (`getBuiltinModule` came with Node 20.16.)
 */
export const fs: typeof import('node:fs') =
  process.getBuiltinModule?.('node:fs') ?? createRequire(import.meta.url)('node:fs');
