import { view } from '@smash/engine';
import { playsTitan, powerHere, talent } from '@smash/engine/script';
import { describe, expect, it } from 'vitest';
import { A, at, B, play, titanCard } from '../play.ts';
import { sentences } from '../told.ts';

const colossus = titanCard(
  'Colossus',
  '',
  playsTitan({}),
  powerHere(() => 2),
);
const sleeper = titanCard(
  'Sleeper',
  '',
  playsTitan({}),
  talent(function* () {}),
);

describe('titans as everybody sees them', () => {
  it('are in their controller’s lane, or set aside with their owner (TIT-1, TIT-5)', () => {
    play({
      cards: [colossus, sleeper],
      bases: [at('Meadow', 'A Colossus +3'), at('Moor')],
      titans: [{ seat: 'B', card: 'Sleeper', counters: 2 }],
      steps: [
        ({ state }) => {
          const seen = view(state, 'spectator');
          const [meadow, moor] = seen.bases;
          expect(meadow!.lanes[0]).toMatchObject({
            total: 5,
            minions: [],
            titans: [{ name: 'Colossus', counters: 3 }],
          });
          expect(meadow!.lanes[0]!.titans[0]).not.toHaveProperty('power');
          expect([meadow!.lanes[1]!.titans, moor!.lanes[0]!.titans]).toEqual([[], []]);
          expect(seen.seats.map((seat) => seat.titans)).toMatchObject([[], [{ name: 'Sleeper', counters: 2 }]]);
        },
      ],
    });
  });

  it('a clash is reported with both powers, and the titan set aside (TIT-6)', () => {
    play({
      cards: [colossus, sleeper],
      bases: [at('Meadow', 'B Colossus', 'A Collector +1'), at('Moor')],
      titans: [{ seat: 'A', card: 'Sleeper' }],
      steps: [
        A.plays('Sleeper', 'Meadow'),
        (table) => {
          expect(sentences(table, 'play', 'clash', 'leave')).toEqual([
            'A played Sleeper on Meadow',
            'Clash on Meadow: Sleeper beat Colossus, 3 against 2',
            'Colossus was set aside',
          ]);
        },
        A.ends(),
        B.plays('Colossus', 'Meadow'),
        (table) => {
          expect(sentences(table, 'clash', 'leave').slice(2)).toEqual([
            'Clash on Meadow: Sleeper beat Colossus, 3 against 2',
            'Colossus was set aside',
          ]);
        },
      ],
    });
  });
});
