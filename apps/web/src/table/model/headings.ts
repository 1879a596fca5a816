import type { Line } from './log.ts';

/** Lines of the log without headings that nothing follows. */
export const withoutEmptyHeadings = (all: readonly Line[]): Line[] =>
  all.filter(({ kind }, i) => kind === 'line' || all[i + 1]?.kind === 'line');
