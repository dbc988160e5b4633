/** What a rule found: the offending clause or segment as the reader sees it (empty for an empty slot), and its source line, 1-based. */
export type Evidence = { line: number; quote: string };
