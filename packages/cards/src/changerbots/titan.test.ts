import { powerHere } from '@smash/engine/script';
import { A, at, B, now, offered, play, refused, titanCard } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const aside = [{ seat: 'A' as const, card: 'Mergacon' }];
const hulk = (n: number) =>
  titanCard(
    `Hulk ${n}`,
    `Ongoing: You have +${n} power here.`,
    powerHere(() => n),
  );

describe('Mergacon: Special: At the start of your turn, you may play this titan on a base where you have two or more minions. Ongoing: You have +3 power here. Talent: Move this titan to another base; it loses its Ongoing ability this turn.', () => {
  it('may be played at the start of your turn where you have two minions, not where you have one (TIT-2)', () =>
    play({
      phase: 'start',
      titans: aside,
      bases: [
        at('Meadow', 'A Walker', 'A Filler', 'B Filler'),
        at('Moor', 'A Walker', 'B Walker'),
        at('Marsh', 'A Filler', 'A Filler', 'A Filler'),
      ],
      steps: [
        offered('A', ['Mergacon', 'pass']),
        A.answers('Mergacon'),
        offered('A', ['Meadow', 'Marsh'], ['Moor', 'no']),
        A.answers('Meadow'),
        now(at('Meadow', 'A Walker', 'A Filler', 'B Filler', 'A Mergacon'), {
          asked: null,
          bases: { Meadow: { power: { A: 6 } }, Moor: { power: { A: 2 } } },
          plays: { A: { minions: 1, actions: 1 } },
        }),
      ],
    }));

  it('may stay aside; nobody is asked without such a base, later in the turn, or in another player’s turn (TIT-2)', () =>
    play({
      phase: 'start',
      titans: aside,
      seats: { A: { hand: ['Filler'] } },
      bases: [at('Meadow', 'A Walker', 'A Filler'), at('Moor', 'B Walker', 'B Filler')],
      steps: [
        A.answers('pass'),
        now({ asked: null, titans: { A: ['Mergacon'] } }),
        refused(A.plays('Mergacon', 'Meadow')),
        A.ends(),
        now({ turn: 'B', asked: null }),
      ],
    }));
  it('is not offered where you have one minion at most', () =>
    play({
      phase: 'start',
      titans: aside,
      bases: [at('Meadow', 'A Walker'), at('Moor', 'A Walker', 'B Filler')],
      steps: [now({ asked: null, titans: { A: ['Mergacon'] } })],
    }));
  it('is no second titan (TIT-3)', () =>
    play({
      cards: [hulk(1)],
      phase: 'start',
      titans: aside,
      bases: [at('Meadow', 'A Walker', 'A Walker'), at('Moor', 'A Hulk 1')],
      steps: [now({ asked: null, titans: { A: ['Mergacon'] } })],
    }));

  it('moves to another base and gives no power there until the turn ends (TERM-4, TERM-11, NPW-1)', () =>
    play({
      bases: [at('Meadow', 'A Mergacon', 'A Walker'), at('Moor'), at('Marsh')],
      steps: [
        now({ bases: { Meadow: { power: { A: 5 } } } }),
        A.uses('Mergacon'),
        offered('A', ['Moor', 'Marsh'], ['Meadow', 'no']),
        A.answers('Moor'),
        now(at('Moor', 'A Mergacon'), { bases: { Meadow: { power: { A: 2 } }, Moor: { total: 0 } } }),
        refused(A.uses('Mergacon')),
        A.ends(),
        now({ bases: { Moor: { power: { A: 3 } } } }),
        B.ends(),
        A.uses('Mergacon'),
        A.answers('Marsh'),
        now(at('Marsh', 'A Mergacon')),
      ],
    }));

  it('clashes without its own power where it moves to a titan (TIT-6)', () =>
    play({
      cards: [hulk(2)],
      bases: [at('Meadow', 'A Mergacon'), at('Moor', 'B Hulk 2')],
      steps: [A.uses('Mergacon'), now(at('Meadow'), at('Moor', 'B Hulk 2'), { titans: { A: ['Mergacon'] } })],
    }));
});
