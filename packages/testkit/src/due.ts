/**
 * What `npm test` takes turns with. It names its turn in TEST_TURN, another one with every hour and day of the commit, so that
 * over some days everything has had its turn. Without TEST_TURN (`pnpm unit`, `pnpm e2e`) and with LONG=1 no test is left out.
 */
const turn = Number(process.env.TEST_TURN ?? 0);
const isLong = process.env.LONG === '1';

/** Of `parts` tests that are alike and each take long, with places from 0, one has its turn. */
export const isDue = (parts: number, place: number): boolean =>
  isLong || process.env.TEST_TURN === undefined || (turn + place) % parts === 0;
