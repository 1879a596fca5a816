import { ownPower, protect } from '@smash/engine/script';
import { describe, it } from 'vitest';
import { A, actionCard, at, minionCard, now, play } from '../play.ts';
import { boost } from '../standard-actions.ts';

describe('continuous effects that feed each other', () => {
  const proud = minionCard(
    'Proud',
    2,
    'Ongoing: This minion has +1 power for each other minion here of power 3 or more.',
    ownPower((q, me) => q.minionsAt(q.base(me.self)).filter((ix) => ix !== me.self && q.power(ix) >= 3).length),
  );

  it('do not raise each other from nothing (CALC-5)', () =>
    play({
      cards: [proud],
      bases: [at('Meadow', 'A Proud', 'A Proud', 'B Walker'), at('Moor')],
      steps: [now({ bases: { Meadow: { total: 6, power: { A: 4 } } } })],
    }));
});

describe('protection within a range of power', () => {
  const small = minionCard(
    'Small Fry',
    2,
    "Ongoing: While this minion has power 2 or less, other players' cards do not affect it.",
    protect((q, me, op, cause) => op.card === me.self && cause.seat !== me.seat && q.power(me.self) <= 2),
  );
  const bully = minionCard('Bully', 1, "Ongoing: Other players' minions here have -1 power.", {
    kind: 'power',
    of: (q, me, ix) => (q.base(ix) === q.base(me.self) && q.controller(ix) !== me.seat ? -1 : 0),
  });

  it('is checked without the changes it would block, bonuses first: a malus brings the minion into it (CALC-3)', () =>
    play({
      cards: [small, bully],
      bases: [
        at('Meadow', 'A Small Fry +1', 'B Bully'),
        at('Moor', 'B Bully', 'A Small Fry with A Upgrade'),
        at('Marsh', 'B Bully', 'A Small Fry', 'A Walker'),
      ],
      steps: [
        now({
          cards: {
            'Small Fry@Meadow': { power: 2 },
            'Small Fry@Moor': { power: 3 },
            'Small Fry@Marsh': { power: 2 },
            Walker: { power: 1 },
          },
        }),
      ],
    }));

  it('and then blocks the next one (CALC-3)', () =>
    play({
      cards: [small, bully],
      bases: [at('Meadow', 'B Bully', 'B Bully', 'A Small Fry +1', 'A Walker +1'), at('Moor')],
      steps: [now({ cards: { 'Small Fry': { power: 2 }, Walker: { power: 1 } } })],
    }));
});

describe('a starting power picked by the current player (CALC-1)', () => {
  const meek = actionCard('Meek', 'minion', "Put this on a minion. Ongoing: This minion's starting power is 1.", {
    kind: 'starting',
    label: 'ongoing',
    of: (q, me, ix) => (q.card(me.self).at === ix ? 1 : null),
  });
  const grand = actionCard('Grand', 'minion', "Put this on a minion. Ongoing: This minion's starting power is 9.", {
    kind: 'starting',
    label: 'ongoing',
    of: (q, me, ix) => (q.card(me.self).at === ix ? 9 : null),
  });
  it.each([
    ['1', 1],
    ['9', 9],
  ])('the %s stays the one that counts, whatever changes the minion afterwards', (answer, n) =>
    play({
      cards: [meek, grand, boost],
      seats: { A: { hand: ['Grand', 'Boost', 'Howl'] } },
      bases: [at('Meadow', 'A Walker with A Meek', 'A Archmage'), at('Moor')],
      steps: [
        A.plays('Grand', 'Walker'),
        A.answers(answer),
        now({ asked: null, cards: { Walker: { power: n } } }),
        A.plays('Boost'),
        A.answers('Walker'),
        now({ asked: null, cards: { Walker: { power: n + 3 } } }),
      ],
    }),
  );
});

describe('+1 power counters', () => {
  it('are not ability bonuses, and do nothing on an action (CTR-1, CTR-3)', () =>
    play({
      seats: { A: { hand: ['Howl'] } },
      bases: [at('Meadow', 'A Invader +2 with A Upgrade', 'A Enshrouding Mist +4', 'B Walker')],
      steps: [
        A.plays('Howl'),
        now({
          cards: { Invader: { power: 8, counters: 2 }, Walker: { power: 2, counters: 0 } },
          bases: { Meadow: { total: 10, power: { A: 8, B: 2 }, breakpoint: 10 } },
        }),
      ],
    }));
});
