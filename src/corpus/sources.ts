import { type Dirent, readdirSync, realpathSync, statSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';

/** A file to read. `path` is as it is printed, with `/`; `-` is stdin. `size` is in bytes, 0 where it is not known. */
export type Source = { path: string; size: number };

/** The files of a run in the order they are reported in, and what could not be looked at. */
export type Sources = { files: Source[]; errors: string[] };

const READ_IN_FOLDERS = /\.(?:jsonl|ndjson|json|md|markdown)$/i;
/** Documents by their names (README.md, CLAUDE.md), and the folder in which Claude Code keeps a project's notes: no closings. */
const LEFT_OUT = /^(?:[A-Z_-]+\.md|memory)$/;

/** Finds the files that paths name: a file whatever its name, a folder searched to any depth. Never throws. */
export function findSources(paths: readonly string[]): Sources {
  const files = new Map<string, Source>();
  const errors: string[] = [];
  const folders = new Set<string>();

  const visit = (path: string, named: boolean) => {
    try {
      if (path === '-') files.set('-', { path, size: 0 });
      else {
        const wanted = named || READ_IN_FOLDERS.test(path);
        const stats = statSync(path, { throwIfNoEntry: wanted });
        if (stats?.isDirectory()) visitFolder(path);
        else if (wanted && (named || stats?.isFile())) add(path, stats?.isFile() ? stats.size : 0);
      }
    } catch (error) {
      errors.push(`cannot read ${path}: ${reasonOf(error)}`);
    }
  };
  const add = (path: string, size: number) => {
    const key = resolve(path);
    if (!files.has(key)) files.set(key, { path: path.split(sep).join('/'), size });
  };
  const visitFolder = (folder: string) => {
    // A link may lead back to a folder above it.
    const real = realpathSync(folder);
    if (folders.has(real)) return;
    folders.add(real);
    const entries = readdirSync(folder, { withFileTypes: true }).filter(isWanted);
    for (const { name } of entries) visit(join(folder, name), false);
  };

  for (const path of paths) visit(path, true);
  return { files: [...files.values()].sort(byPath), errors };
}

function isWanted(entry: Dirent): boolean {
  if (LEFT_OUT.test(entry.name)) return false;
  return entry.isDirectory() || entry.isSymbolicLink() || READ_IN_FOLDERS.test(entry.name);
}

function byPath(one: Source, other: Source): number {
  return one.path < other.path ? -1 : one.path > other.path ? 1 : 0;
}

/** The reason of an I/O error in a few words, its code where it has one. */
export function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return code ?? message ?? String(error);
}
