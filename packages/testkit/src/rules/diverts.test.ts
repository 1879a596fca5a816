import { atEndOfTurn, divertsPlays, grants, here, isAnother, playExtraMinion } from '@smash/engine/script';
import { describe, it } from 'vitest';
import { A, actionCard, at, B, minionCard, now, offered, play, refused } from '../play.ts';

const sign = actionCard(
  'Sign',
  'base',
  'Ongoing: Other players cannot play minions here as long as they can be played elsewhere.',
  divertsPlays((q, me, { seat, at: to, as }) => as === 'minion' && to === here(q, me) && isAnother(me, seat)),
);
const guide = minionCard(
  'Guide',
  1,
  'Ongoing: On each of your turns you may play an extra minion here.',
  grants('minion', { here: true }),
);
const caller = minionCard(
  'Caller',
  1,
  'At the end of the turn you may play an extra minion.',
  atEndOfTurn(function* (me) {
    yield* playExtraMinion(me.seat, {}, { may: true });
  }),
);
const hand = ['Filler', 'Filler', 'Filler'];

describe('"cannot be played here as long as it can be played elsewhere"', () => {
  it('no minion of another player; actions, and your own minions, anywhere', () =>
    play({
      cards: [sign],
      seats: { A: { hand: ['Filler', 'Overrun'] }, B: { hand } },
      bases: [at('Meadow', 'B Sign'), at('Moor'), at('Marsh')],
      steps: [
        refused(A.plays('Filler', 'Meadow')),
        now({ can: [A.plays('Filler', 'Moor'), A.plays('Filler', 'Marsh'), A.plays('Overrun', 'Meadow')] }),
        A.ends(),
        B.plays('Filler', 'Meadow'),
        now(at('Meadow', 'B Filler', 'B Sign')),
      ],
    }));

  it('bases that all divert it are all open; with another one, none of them is', () => {
    const bases = [at('Meadow', 'B Sign'), at('Moor', 'B Sign')];
    play({
      cards: [sign],
      seats: { A: { hand }, B: {} },
      bases,
      steps: [now({ can: [A.plays('Filler', 'Meadow'), A.plays('Filler', 'Moor')] })],
    });
    play({
      cards: [sign],
      seats: { A: { hand }, B: {} },
      bases: [...bases, at('Marsh')],
      steps: [refused(A.plays('Filler', 'Meadow')), refused(A.plays('Filler', 'Moor')), A.plays('Filler', 'Marsh')],
    });
  });

  it('a base where it cannot be played does not count', () =>
    play({
      cards: [sign],
      seats: { A: { hand }, B: {} },
      bases: [at('Meadow', 'B Sign'), at('Ice Castle')],
      steps: [A.plays('Filler', 'Meadow'), now(at('Meadow', 'A Filler', 'B Sign'))],
    }));

  it('an extra play bound to that base is free, the regular one is not (EXT-4)', () =>
    play({
      cards: [sign, guide],
      seats: { A: { hand }, B: {} },
      bases: [at('Meadow', 'B Sign', 'A Guide'), at('Moor'), at('Marsh')],
      steps: [
        A.plays('Filler', 'Meadow'),
        now({ plays: { A: { minions: 1, actions: 1 } } }),
        refused(A.plays('Filler', 'Meadow')),
        A.plays('Filler', 'Moor'),
      ],
    }));

  it('an immediate play is offered the other bases only (EXT-3)', () =>
    play({
      cards: [sign, caller],
      seats: { A: { hand }, B: {} },
      bases: [at('Meadow', 'B Sign', 'A Caller'), at('Moor'), at('Marsh')],
      steps: [
        A.ends(),
        A.answers('Filler'),
        offered('A', ['Moor', 'Marsh'], ['Meadow', 'no']),
        A.answers('Moor'),
        now(at('Moor', 'A Filler')),
      ],
    }));

  it('so is a choice among some bases only', () => {
    const seats = { A: { hand: ['Zombie Lord'], discard: ['Walker', 'Walker'] }, B: {} };
    play({
      cards: [sign],
      seats,
      bases: [at('Meadow', 'B Sign'), at('Moor'), at('Marsh'), at('Heath')],
      steps: [
        A.plays('Zombie Lord', 'Heath'),
        A.answers('Walker'),
        offered('A', ['Moor', 'Marsh'], ['Meadow', 'Heath', 'no']),
        A.answers('Moor', 'no', '?return'),
      ],
    });
    play({
      cards: [sign],
      seats,
      bases: [at('Meadow', 'B Sign'), at('Heath', 'A Filler')],
      steps: [A.plays('Zombie Lord', 'Heath'), A.answers('Walker', '?return'), now(at('Meadow', 'A Walker', 'B Sign'))],
    });
  });
});
