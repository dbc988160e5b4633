import { parseArgs } from 'node:util';

/** What one run is to do. */
export type Options = {
  /** As given; empty for the project's own corpus. */
  paths: string[];
  guard: string | undefined;
  requireBlock: boolean;
  format: 'text' | 'jsonl';
  show: boolean;
  baseline: string | undefined;
  update: boolean;
  /** How many threads read and judge beside the main one; undefined leaves it to the amount of work. */
  workers: number | undefined;
};

/** A command line understood, something to print instead, or what is wrong with it. */
export type Command = { options: Options } | { print: 'help' | 'version' } | { wrong: string };

/** The text of `--help`. */
export const HELP = `Usage: state-block-corpus [options] [path…]

Replays closing messages through state-block-guard and prints what it would have said.
Paths are files, folders (searched for .jsonl, .ndjson, .json and .md) or - for stdin: session
files of Claude Code, claude -p stream-json, Stop payloads, Codex rollouts, labelled messages,
Markdown. Without a path, the project's own corpus is compared with its record.

  --guard FILE      judge with this copy of the guard
  --require-block   a closing without a block is a finding
  --format FORMAT   text (default), or jsonl: one object per closing
  --show            print the slot of each finding, the clause marked
  --baseline FILE   compare with recorded verdicts; its paths are relative to its folder
  --update          write the verdicts of this run into the record
  --workers N       threads beside the main one; 0 for none (default: by the amount of work)
  --help, --version

Exit code: 0 nothing moved, 1 verdicts moved against the record (in the project's own corpus also
closings that are not recorded, or no longer found), 2 wrong usage, or a file that cannot be read.
It reads local files, writes nothing but the record that --update names, and sends nothing.
`;

/** Reads the command line, without node and script. Never throws. */
export function readArguments(args: readonly string[]): Command {
  let parsed: ReturnType<typeof parseCommandLine>;
  try {
    parsed = parseCommandLine(args);
  } catch (error) {
    return { wrong: error instanceof Error ? error.message : String(error) };
  }
  const { values, positionals: paths } = parsed;
  if (values.help) return { print: 'help' };
  if (values.version) return { print: 'version' };
  const { format, guard, baseline } = values;
  if (format !== 'text' && format !== 'jsonl') return { wrong: `--format is text or jsonl, not '${format}'` };
  if (values.workers !== undefined && !/^\d{1,2}$/.test(values.workers)) return { wrong: '--workers takes a number' };
  if (values.update && paths.length > 0 && !baseline)
    return { wrong: '--update needs --baseline to know what to write' };
  return {
    options: {
      ...{ paths, guard, baseline, format },
      requireBlock: values['require-block'],
      show: values.show,
      update: values.update,
      workers: values.workers === undefined ? undefined : Number(values.workers),
    },
  };
}

function parseCommandLine(args: readonly string[]) {
  return parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      guard: { type: 'string' },
      'require-block': { type: 'boolean', default: false },
      format: { type: 'string', default: 'text' },
      show: { type: 'boolean', default: false },
      baseline: { type: 'string' },
      update: { type: 'boolean', default: false },
      workers: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
      version: { type: 'boolean', default: false },
    },
  });
}
