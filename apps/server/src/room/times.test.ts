import type { View, Viewer } from '@smash/engine';
import { DAY_MS } from '@smash/protocol';
import { expect, test } from 'vitest';
import { timesAt } from './times.ts';

/** Seat 0 is at turn, and that seat is asked question 7. */
const asking = (asked: number) => (viewer: Viewer) =>
  ({
    ...{ turn: 3, current: 0, over: null, draft: null, waiting: { seats: [asked] } },
    prompt: viewer === asked ? { id: 7, decoy: false } : null,
  }) as unknown as View;

test.each([0, 1])('by days, letting the table answer and changing one’s mind gains no time: seat %i', (seat) => {
  const at = (before: ReturnType<typeof timesAt>, now: number, isAuto: boolean) =>
    timesAt(before, { rule: 'day', game: 1, players: 2, shown: asking(seat), isAuto: () => isAuto, now });
  const first = at(null, 1000, false);
  expect(first!.asked).toMatchObject([{ seat, until: 1000 + DAY_MS }]);
  let times = first;
  for (let hours = 1; hours < 20; hours++) {
    times = at(times, hours * 3_600_000, true);
    expect(times!.asked[0]).toMatchObject({ wakes: true });
    times = at(times, hours * 3_600_000 + 500, false);
    expect(times!.asked[0]!.until).toBeLessThanOrEqual(1000 + DAY_MS + hours * 500);
  }
  // The next question gets its own full day.
  const next = timesAt(times, {
    ...{ rule: 'day', game: 1, players: 2, isAuto: () => false, now: DAY_MS },
    shown: (viewer) => ({ ...asking(seat)(viewer), prompt: viewer === 1 ? { id: 8 } : null }) as unknown as View,
  });
  expect(next!.asked).toMatchObject([{ seat: 1, prompt: 8, until: 2 * DAY_MS }]);
});
