import type { Line } from './log.ts';

/** Lines of the log without headings that nothing follows, but for the last: it says what is going on. */
export const withoutEmptyHeadings = (all: readonly Line[]): Line[] =>
  all.filter(({ kind }, i) => kind === 'line' || i === all.length - 1 || all[i + 1]?.kind === 'line');
