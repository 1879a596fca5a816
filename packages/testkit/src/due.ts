/**
 * Long, similar tests take turns in `npm test`, which sets TEST_TURN by the hour and day of the commit: over a few days
 * everything runs. Without TEST_TURN (`pnpm unit`, `pnpm e2e`) and with LONG=1, every test runs.
 */
const turn = Number(process.env.TEST_TURN ?? 0);
const isLong = process.env.LONG === '1';

/** Is it this test's turn? One of `parts` similar tests runs; `place` counts them from 0. */
export const isDue = (parts: number, place: number): boolean =>
  isLong || process.env.TEST_TURN === undefined || (turn + place) % parts === 0;
