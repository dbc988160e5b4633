import type { VisitLine } from './lines.ts';

/** What a careful reader says of a labelled message. */
export type Truth = { block: boolean; fromYouNothing: boolean; announce: boolean };

/** A labelled message without its text; `residual` says why the guard is expected to disagree with the truth. */
export type Label = { id: string; truth: Truth; residual: string | undefined };

/** The message that ended a turn: what a host would have handed to its Stop hook. */
export type Closing = {
  /** Where it stands in its file, a physical line from 1. */
  line: number;
  text: string;
  /** Tells apart equal texts; a closing with the same `id` and text elsewhere is a copy. Without it nothing is. */
  id?: string | undefined;
  session?: string | undefined;
  /** As the file writes it, ISO 8601. */
  time?: string | undefined;
  label?: Label;
};

/** Takes what a reader finds in a file, in file order. */
export type Sink = {
  closing: (closing: Closing) => void;
  /** A line that could not be read, and why. */
  odd: (line: number, why: string) => void;
  /** A line with more than one object on it, all of them read. */
  glued: () => void;
  /** A turn whose host was killed before its Stop hooks had answered. */
  cutOff: () => void;
};

/** Reads one file of one format: every line in order, then the end. */
export type Reader = { line: VisitLine; end: () => void };
