import type { Line } from './log.ts';

/** The log without headings that nothing follows, except for the last one, which says what is going on. */
export const withoutEmptyHeadings = (all: readonly Line[]): Line[] =>
  all.filter(({ kind }, i) => kind === 'line' || i === all.length - 1 || all[i + 1]?.kind === 'line');
