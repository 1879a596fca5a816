import { protect } from '@smash/engine/script';
import { A, actionCard, at, B, minionCard, now, offered, play, refused } from '@smash/testkit/play';
import { smite } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';
import { library } from '../index.ts';

/** Nothing can directly increase its power. */
const wary = (power: number) =>
  minionCard(
    `Wary ${power}`,
    power,
    'Ongoing: The power of this minion cannot be increased.',
    protect((_q, me, op) => op.verb === 'power' && op.card === me.self && op.n > 0),
  );

describe('Cesium Armor: Put this on a minion. Ongoing: This minion has +1 power and cannot be destroyed.', () => {
  it('gives +1 power, and that minion alone cannot be destroyed, not by its controller either (CONF-1)', () =>
    play({
      cards: [smite],
      seats: { A: { hand: ['Cesium Armor', 'Filler'] }, B: { hand: ['Smite', 'Smite'] } },
      bases: [at('Meadow', 'B Walker', 'B Walker', 'B Archmage'), at('Moor')],
      steps: [
        A.plays('Cesium Armor', 'Walker#1'),
        now({ cards: { 'Walker#1': { power: 3 }, 'Walker#2': { power: 2 } } }),
        A.ends(),
        B.plays('Smite'),
        B.answers('Walker#1'),
        B.plays('Smite'),
        B.answers('Walker#2'),
        now(at('Meadow', 'B Walker with A Cesium Armor', 'B Archmage'), { asked: null }),
      ],
    }));

  it('cesium-armor/1 stays good for a minion that loses all its abilities (TERM-4)', () =>
    play({
      cards: [smite],
      seats: { A: { hand: ['Smite'] } },
      bases: [at('Meadow', 'A Bruiser with B Cesium Armor, A My Only Weakness!'), at('Moor')],
      steps: [
        refused(A.uses('Bruiser')),
        A.plays('Smite'),
        now(at('Meadow', 'A Bruiser with B Cesium Armor, A My Only Weakness!'), { cards: { Bruiser: { power: 3 } } }),
      ],
    }));
});

describe('Change Into A Gun: Put this on one of your minions to destroy a minion there with power 4 or less. Ongoing: This minion has -2 power. At the start of your turn, destroy this card.', () => {
  it('goes on one of your minions, and destroys one of power 4 or less there: anybody’s, including the minion itself (RES-13)', () =>
    play({
      seats: { A: { hand: ['Change Into A Gun', 'Change Into A Gun', 'Howl'] } },
      bases: [at('Jungle Oasis', 'A Huffie', 'A Archmage', 'B Walker', 'B Archmage +1'), at('Moor', 'B Filler')],
      steps: [
        refused(A.plays('Change Into A Gun', 'Walker')),
        A.plays('Change Into A Gun', 'Huffie'),
        offered('A', ['Huffie', 'Archmage#1', 'Walker'], ['Archmage#2', 'Filler', 'no']),
        A.answers('Walker'),
        now(at('Jungle Oasis', 'A Huffie with A Change Into A Gun', 'A Archmage', 'B Archmage'), {
          asked: null,
          cards: { Huffie: { power: 1 } },
        }),
        A.plays('Change Into A Gun', 'Huffie'),
        A.answers('Huffie'),
        now(at('Jungle Oasis', 'A Archmage', 'B Archmage'), { discard: { A: 3, B: ['Walker'] } }),
      ],
    }));

  it('is destroyed at the start of your turn, not of another (TURN-2)', () =>
    play({
      seats: { A: { hand: ['Change Into A Gun'] } },
      bases: [at('Jungle Oasis', 'A King Rex'), at('Moor')],
      steps: [
        A.plays('Change Into A Gun', 'King Rex'),
        now({ asked: null }),
        A.ends(),
        now({ turn: 'B', cards: { 'King Rex': { power: 5, on: ['Change Into A Gun'] } } }),
        B.ends(),
        now({ turn: 'A', cards: { 'King Rex': { power: 7, on: [] } }, discard: { A: ['Change Into A Gun'] } }),
      ],
    }));

  it('change-into-a-gun/1 a copy of its text on a minion of another player destroys nothing (RES-3)', () => {
    const copy = actionCard(
      'Bonding',
      'minion',
      'Put this on a minion. It has the text of another action.',
      ...library.defs['Change Into A Gun']!.abilities,
    );
    play({
      cards: [copy],
      seats: { A: { hand: ['Bonding', 'Bonding', 'Howl'] } },
      bases: [at('Jungle Oasis', 'A Archmage', 'B Walker'), at('Moor', 'B Invader')],
      steps: [
        A.plays('Bonding', 'Walker'),
        now(at('Jungle Oasis', 'A Archmage', 'B Walker with A Bonding'), { asked: null }),
        A.plays('Bonding', 'Archmage'),
        A.answers('Walker'),
        now(at('Jungle Oasis', 'A Archmage with A Bonding')),
      ],
    });
  });

  it('change-into-a-gun/2 its leaving is no direct increase of power (TERM-3)', () =>
    play({
      cards: [wary(6)],
      phase: 'start',
      bases: [at('Jungle Oasis', 'A Wary 6 with A Change Into A Gun'), at('Moor')],
      steps: [now({ turn: 'A', cards: { 'Wary 6': { power: 6, on: [] } } })],
    }));
});

describe('Change Up and Roll On: Special: Before a base scores, you may move any number of your minions there. Each of them has -1 power this turn.', () => {
  it('brings any number of your minions from other bases to the one that scores, each with -1 power (SCORE-3)', () =>
    play({
      phase: 'score',
      seats: { A: { hand: ['Change Up and Roll On'] } },
      bases: [
        at('Meadow', 'B Invader +7'),
        at('Moor', 'A King Rex', 'A Walker'),
        at('Marsh', 'A Archmage', 'B Filler'),
      ],
      steps: [
        A.plays('Change Up and Roll On'),
        offered('A', ['King Rex', 'Walker', 'Archmage', 'done'], ['Filler', 'Invader']),
        A.answers('King Rex', 'Archmage'),
        // 6 + 3 against 10.
        now(at('Moor', 'A Walker'), at('Marsh', 'B Filler'), { vp: { A: 2, B: 3 } }),
      ],
    }));

  it('may bring none; a minion that already is there is not offered, and one that cannot move has no malus (RES-12)', () =>
    play({
      cards: [
        minionCard(
          'Rooted',
          4,
          'Ongoing: This minion cannot be moved.',
          protect((_q, me, op) => op.verb === 'move' && op.card === me.self),
        ),
      ],
      phase: 'score',
      seats: { A: { hand: ['Change Up and Roll On', 'Change Up and Roll On'] }, B: { hand: ['Hidden Ninja'] } },
      bases: [at('Meadow', 'A Walker +6', 'B Invader'), at('Moor', 'A Rooted')],
      steps: [
        A.plays('Change Up and Roll On'),
        offered('A', ['Rooted', 'done'], ['Walker']),
        A.answers('done'),
        A.plays('Change Up and Roll On'),
        A.answers('Rooted'),
        now(at('Moor', 'A Rooted'), { cards: { Rooted: { power: 4 } } }),
        offered('B', ['Hidden Ninja', 'pass']),
        B.answers('pass'),
        now({ turn: 'B', vp: { A: 3, B: 2 } }),
      ],
    }));

  it('is no regular action, and can come in another player’s turn (PLAY-6)', () =>
    play({
      seats: { A: { hand: ['Change Up and Roll On'] } },
      bases: [at('Meadow', 'B Invader +7'), at('Moor', 'A Walker')],
      steps: [
        refused(A.plays('Change Up and Roll On')),
        A.ends(),
        A.plays('Change Up and Roll On'),
        A.answers('Walker'),
        now({ vp: { A: 2, B: 3 } }),
      ],
    }));
});

describe('Form Mergacon: Choose a base; each of your minions there gains +1 power this turn.', () => {
  it('offers every base, and gives each of your minions there +1 until the turn ends (RES-13, TERM-11)', () =>
    play({
      seats: { A: { hand: ['Form Mergacon'] } },
      bases: [at('Meadow', 'A Walker', 'A Filler', 'B Filler'), at('Moor', 'A Invader'), at('Marsh')],
      steps: [
        A.plays('Form Mergacon'),
        offered('A', ['Meadow', 'Moor', 'Marsh']),
        A.answers('Meadow'),
        now({
          cards: {
            Walker: { power: 3 },
            'Filler#1': { power: 2 },
            'Filler#2': { power: 1 },
            Invader: { power: 3 },
          },
        }),
        A.ends(),
        now({ cards: { Walker: { power: 2 } } }),
      ],
    }));

  it('form-mergacon/1 gives nothing to a minion that comes later (CALC-2)', () =>
    play({
      seats: { A: { hand: ['Form Mergacon', 'Filler'] } },
      bases: [at('Meadow', 'A Invader'), at('Moor')],
      steps: [
        A.plays('Form Mergacon'),
        A.answers('Meadow'),
        A.plays('Filler', 'Meadow'),
        now({ cards: { Invader: { power: 4 }, Filler: { power: 1 } } }),
      ],
    }));
});

describe("Matrix of Bossiness: Put this on one of your minions. Ongoing: Treat this minion's printed power as 5.", () => {
  it('makes a weak minion of yours stronger and a strong one weaker, and cannot go on another player’s (TERM-9)', () =>
    play({
      seats: { A: { hand: ['Matrix of Bossiness', 'Matrix of Bossiness'] } },
      bases: [at('Tar Pits', 'A Archmage', 'A King Rex', 'B Walker'), at('Moor')],
      steps: [
        refused(A.plays('Matrix of Bossiness', 'Walker')),
        A.plays('Matrix of Bossiness', 'Archmage'),
        A.plays('Matrix of Bossiness', 'King Rex'),
        now({ cards: { Archmage: { power: 5 }, 'King Rex': { power: 5 }, Walker: { power: 2 } } }),
      ],
    }));

  it('matrix-of-bossiness/1 bonuses and counters build on it (CALC-1)', () =>
    play({
      bases: [at('Tar Pits', 'A Walker +2 with A Upgrade, A Matrix of Bossiness, B Poison'), at('Moor')],
      steps: [now({ cards: { Walker: { power: 5 } } })],
    }));

  it('matrix-of-bossiness/2 it is a direct increase only where 5 is higher (TERM-3)', () =>
    play({
      cards: [wary(4), wary(6)],
      bases: [at('Tar Pits', 'A Wary 4 with A Matrix of Bossiness', 'A Wary 6 with A Matrix of Bossiness'), at('Moor')],
      steps: [now({ cards: { 'Wary 4': { power: 4 }, 'Wary 6': { power: 5 } } })],
    }));

  it('matrix-of-bossiness/3 a minion that loses all its abilities keeps it (TERM-4)', () =>
    play({
      bases: [at('Meadow', 'A Huffie with A Matrix of Bossiness, A The Touch'), at('Moor')],
      steps: [
        A.uses('Huffie', 2),
        now({ cards: { Huffie: { power: 8 } } }),
        refused(A.uses('Huffie')),
        A.ends(),
        now({ cards: { Huffie: { power: 5 } } }),
      ],
    }));
});
