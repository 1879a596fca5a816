import { act, after, ops, protect } from '@smash/engine/script';
import { A, at, B, minionCard, now, offered, play } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const mourner = minionCard(
  'Mourner',
  1,
  'Ongoing: Each time a minion has been destroyed, gain 1 VP.',
  after('destroy', {}, function* (me) {
    yield* act(ops.gainVp(me.seat, 1));
  }),
);

describe("Broadside: Choose a player and a base where you have a minion. Destroy all of that player's minions there with power 2 or less.", () => {
  const hand = { A: { hand: ['Broadside'] } };

  it('destroys the weak minions of one player at one base and nobody else (RES-10)', () =>
    play({
      seats: hand,
      bases: [
        at('Meadow', 'A Walker', 'B Walker', 'B Collector', 'B Invader', 'B Walker +1', 'C Walker'),
        at('Moor', 'B Walker'),
        at('Marsh', 'A Walker'),
      ],
      steps: [
        A.plays('Broadside'),
        offered('A', ['A', 'B', 'C']),
        A.answers('B'),
        offered('A', ['Meadow', 'Marsh'], ['Moor']),
        A.answers('Meadow'),
        now(at('Meadow', 'A Walker', 'B Invader', 'B Walker', 'C Walker'), at('Moor', 'B Walker'), {
          asked: null,
          discard: { A: ['Broadside'], B: ['Walker', 'Collector'] },
        }),
      ],
    }));

  it('may be aimed at your own minions, and at a player who has none there (RES-13)', () =>
    play({
      seats: { A: { hand: ['Broadside'] } },
      bases: [at('Meadow', 'A Walker', 'A Invader', 'B Walker'), at('Moor')],
      steps: [
        A.plays('Broadside'),
        A.answers('A', '?Meadow'),
        now(at('Meadow', 'A Invader', 'B Walker'), { asked: null, discard: { A: ['Walker', 'Broadside'], B: [] } }),
      ],
    }));

  it('does nothing when you have no minion in play (PLAY-5)', () =>
    play({
      seats: hand,
      bases: [at('Meadow', 'B Walker'), at('Moor')],
      steps: [A.plays('Broadside'), now(at('Meadow', 'B Walker'), { asked: null, discard: { A: ['Broadside'] } })],
    }));

  it('spares the protected one alone (CAN-1, RES-10)', () =>
    play({
      seats: hand,
      bases: [at('Meadow', 'A Invader', 'B Walker with B Smoke Bomb', 'B Walker'), at('Moor')],
      steps: [
        A.plays('Broadside'),
        A.answers('B', '?Meadow'),
        now(at('Meadow', 'A Invader', 'B Walker with B Smoke Bomb'), { discard: { B: ['Walker'] } }),
      ],
    }));
});

describe('Cannon: Choose up to two minions with power 2 or less and destroy them.', () => {
  const hand = { A: { hand: ['Cannon'] } };
  const targets = [at('Meadow', 'A Walker', 'B Invader', 'B Collector'), at('Moor', 'B Tenacious Z', 'B Walker +1')];

  it('offers all minions of power 2 or less anywhere and destroys the two chosen', () =>
    play({
      seats: hand,
      bases: targets,
      steps: [
        A.plays('Cannon'),
        offered('A', ['Walker/A', 'Collector', 'Tenacious Z'], ['Invader', 'Walker/B']),
        A.answers('Collector', 'Tenacious Z'),
        now(at('Meadow', 'A Walker', 'B Invader'), at('Moor', 'B Walker'), {
          asked: null,
          discard: { A: ['Cannon'], B: ['Collector', 'Tenacious Z'] },
        }),
      ],
    }));

  it('may take one or none (RES-12)', () =>
    play({
      seats: { A: { hand: ['Cannon'] }, B: { hand: ['Cannon'] } },
      bases: targets,
      steps: [
        A.plays('Cannon'),
        A.answers('Walker/A', 'done'),
        now(at('Meadow', 'B Invader', 'B Collector'), { asked: null, discard: { A: ['Walker', 'Cannon'], B: [] } }),
        A.ends(),
        B.plays('Cannon'),
        B.answers('done'),
        now(at('Meadow', 'B Invader', 'B Collector'), at('Moor', 'B Tenacious Z', 'B Walker'), { asked: null }),
      ],
    }));

  it('asks nothing without a weak minion', () =>
    play({
      seats: hand,
      bases: [at('Meadow', 'B Invader'), at('Moor')],
      steps: [A.plays('Cannon'), now(at('Meadow', 'B Invader'), { asked: null, discard: { A: ['Cannon'] } })],
    }));

  it('destroys both together: reactions happen once for each (RES-9, RES-10)', () =>
    play({
      cards: [mourner],
      seats: hand,
      bases: [at('Meadow', 'B Walker', 'B Mourner'), at('Moor', 'A Mourner')],
      steps: [
        A.plays('Cannon'),
        A.answers('Walker', 'Mourner/B', '?Mourner', '?Mourner', '?Mourner'),
        now({ asked: null, vp: { A: 2, B: 2 } }),
      ],
    }));

  it('may choose a protected minion, which stays (RES-13, CAN-1)', () =>
    play({
      seats: hand,
      bases: [at('Meadow', 'B Walker with B Smoke Bomb', 'B Collector'), at('Moor')],
      steps: [
        A.plays('Cannon'),
        A.answers('Walker', 'Collector'),
        now(at('Meadow', 'B Walker with B Smoke Bomb'), { asked: null, discard: { B: ['Collector'] } }),
      ],
    }));
});

describe('Powderkeg: Choose one of your minions. Destroy it and every minion at its base with power equal to or less than its power.', () => {
  const hand = { A: { hand: ['Powderkeg'] } };

  it('destroys it and all of its power or less at its base, yours too; stronger and distant ones stay', () =>
    play({
      seats: hand,
      bases: [
        at('Meadow', 'A Invader', 'A Walker', 'B Scout', 'B Grave Digger', 'C Collector'),
        at('Moor', 'A Scout', 'B Walker'),
      ],
      steps: [
        A.plays('Powderkeg'),
        offered('A', ['Invader', 'Walker/A', 'Scout/A'], ['Scout/B', 'Grave Digger', 'Collector', 'Walker/B']),
        A.answers('Invader'),
        now(at('Meadow', 'B Grave Digger'), at('Moor', 'A Scout', 'B Walker'), {
          asked: null,
          discard: { A: ['Invader', 'Walker', 'Powderkeg'], B: ['Scout'], C: ['Collector'] },
        }),
      ],
    }));

  it('does nothing without a minion of yours', () =>
    play({
      seats: hand,
      bases: [at('Meadow', 'B Walker'), at('Moor')],
      steps: [A.plays('Powderkeg'), now(at('Meadow', 'B Walker'), { asked: null, discard: { A: ['Powderkeg'] } })],
    }));

  it('counts counters and actions, and spares the protected one (CALC-1, CAN-1)', () =>
    play({
      seats: hand,
      bases: [
        at('Meadow', 'A Walker +1', 'B Walker +2', 'B Grave Digger with B Poison', 'B Scout with B Smoke Bomb'),
        at('Moor'),
      ],
      steps: [
        A.plays('Powderkeg'),
        now(at('Meadow', 'B Walker', 'B Scout with B Smoke Bomb'), {
          discard: { A: ['Walker', 'Powderkeg'], B: ['Grave Digger', 'Poison'] },
        }),
      ],
    }));

  it('powderkeg/1 destroys the others although the chosen minion cannot be destroyed (RES-11)', () =>
    play({
      cards: [
        minionCard(
          'Rock',
          3,
          'Ongoing: This minion cannot be destroyed.',
          protect((_q, me, op) => op.verb === 'destroy' && op.card === me.self),
        ),
      ],
      seats: hand,
      bases: [at('Meadow', 'A Rock', 'B Rock', 'B Invader', 'B Walker'), at('Moor')],
      steps: [
        A.plays('Powderkeg'),
        now(at('Meadow', 'A Rock', 'B Rock'), { asked: null, discard: { A: ['Powderkeg'], B: ['Invader', 'Walker'] } }),
      ],
    }));

  it('powderkeg/2 destroys all at the same moment: nobody orders it, and those who die see each other die (RES-4, RES-10)', () =>
    play({
      cards: [mourner],
      seats: hand,
      bases: [at('Meadow', 'A Invader', 'B Mourner', 'C Mourner'), at('Moor')],
      steps: [
        A.plays('Powderkeg'),
        now(at('Meadow')),
        A.answers('?Mourner', '?Mourner', '?Mourner', '?Mourner', '?Mourner'),
        now({ asked: null, vp: { A: 0, B: 3, C: 3 } }),
      ],
    }));
});

describe('Swashbuckling: Each of your minions has +1 power this turn.', () => {
  it('swashbuckling/1 helps your minions in play now, at every base, not later ones and no others (CALC-2)', () =>
    play({
      seats: { A: { hand: ['Swashbuckling', 'Pirate King'] } },
      bases: [at('Meadow', 'A Walker', 'B Walker'), at('Moor', 'A Invader')],
      steps: [
        A.plays('Swashbuckling'),
        A.plays('Pirate King', 'Meadow'),
        now({
          bases: { Meadow: { total: 10, power: { A: 8, B: 2 } }, Moor: { total: 4 } },
          cards: { 'Walker/A': { power: 3 }, Invader: { power: 4 }, 'Pirate King': { power: 5 } },
        }),
      ],
    }));

  it('swashbuckling/2 lasts from the discard pile through scoring until the end of the turn (TURN-7)', () =>
    play({
      seats: { A: { hand: ['Swashbuckling'] } },
      bases: [at('Meadow', 'A Filler +4', 'B Filler +3'), at('Moor', 'A Invader')],
      steps: [
        A.plays('Swashbuckling'),
        now({ discard: { A: ['Swashbuckling'] }, bases: { Meadow: { total: 10 }, Moor: { total: 4 } } }),
        A.ends(),
        now({ turn: 'B', vp: { A: 3, B: 2 }, bases: { Meadow: 'gone', Moor: { total: 3 } } }),
      ],
    }));

  it('is lost by a minion that leaves play and is played again (IO-1)', () =>
    play({
      seats: { A: { hand: ['Swashbuckling'] } },
      bases: [at('Meadow', 'A Ninja Acolyte'), at('Moor')],
      steps: [
        A.plays('Swashbuckling'),
        now({ cards: { 'Ninja Acolyte': { power: 3 } } }),
        A.uses('Ninja Acolyte'),
        now(at('Meadow', 'A Ninja Acolyte'), { cards: { 'Ninja Acolyte': { power: 2 } } }),
      ],
    }));
});
