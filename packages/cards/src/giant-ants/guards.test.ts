import { act, chooseMinion, onPlay, ops } from '@smash/engine/script';
import { A, actionCard, at, B, now, offered, play } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const smite = actionCard(
  'Smite',
  'standard',
  'Destroy a minion.',
  onPlay(function* (me) {
    const minion = yield* chooseMinion(me, 'Choose a minion to destroy');
    if (minion !== null) yield* act(ops.destroy(minion));
  }),
);
const attack = { cards: [smite], turn: 'B' as const, seats: { B: { hand: ['Smite'] } } };

describe('Drone: Place a +1 power counter on this minion. Ongoing: Before one of your minions is destroyed, you may prevent it by removing a +1 power counter from this minion.', () => {
  it('comes with a counter (ABL-2)', () =>
    play({
      seats: { A: { hand: ['Drone'] } },
      bases: [at('Meadow', 'A Filler'), at('Moor')],
      steps: [
        A.plays('Drone', 'Meadow'),
        now({ asked: null, cards: { Drone: { power: 4, counters: 1 }, Filler: { counters: 0 } } }),
      ],
    }));

  it('its counter saves a minion of yours on any base, in anybody’s turn (RES-7)', () =>
    play({
      ...attack,
      bases: [at('Meadow', 'A Drone +2', 'B Walker'), at('Moor', 'A Filler')],
      steps: [
        B.plays('Smite'),
        B.answers('Filler'),
        offered('A', ['yes', 'no']),
        A.answers('yes'),
        now(at('Meadow', 'A Drone', 'B Walker'), at('Moor', 'A Filler'), {
          asked: null,
          cards: { Drone: { power: 4, counters: 1 } },
          discard: { A: [], B: ['Smite'] },
        }),
      ],
    }));

  it('or itself; and you may let it happen (TERM-14)', () => {
    for (const [answer, left, fallen] of [
      ['yes', ['A Drone'], []],
      ['no', [], ['Drone']],
    ] as const)
      play({
        ...attack,
        bases: [at('Meadow', 'A Drone +1'), at('Moor')],
        steps: [
          B.plays('Smite'),
          offered('A', ['yes', 'no']),
          A.answers(answer),
          now(at('Meadow', ...left), { asked: null, discard: { A: [...fallen] } }),
          ...(answer === 'yes' ? now({ cards: { Drone: { power: 3, counters: 0 } } }) : []),
        ],
      });
  });

  it('not without a counter, not for minions of others, not from what does not destroy (TERM-1)', () => {
    const bases = [at('Meadow', 'A Drone', 'A Filler', 'B Walker'), at('Moor', 'A Invader')];
    play({
      ...attack,
      bases,
      steps: [B.plays('Smite'), B.answers('Filler'), now({ asked: null, discard: { A: ['Filler'] } })],
    });
    const fed = [at('Meadow', 'A Drone +1', 'B Walker'), at('Moor', 'A Invader')];
    play({
      ...attack,
      bases: fed,
      steps: [
        B.plays('Smite'),
        B.answers('Walker'),
        now({ asked: null, discard: { B: ['Walker', 'Smite'] }, cards: { Drone: { counters: 1 } } }),
      ],
    });
    play({
      turn: 'B',
      seats: { B: { hand: ['Beam Up'] } },
      bases: fed,
      steps: [
        B.plays('Beam Up'),
        B.answers('Invader'),
        now(at('Moor'), { asked: null, hand: { A: ['Invader'] }, cards: { Drone: { counters: 1 } } }),
      ],
    });
  });

  it('even when you destroy it yourself (RES-11)', () =>
    play({
      cards: [smite],
      seats: { A: { hand: ['Smite'] } },
      bases: [at('Meadow', 'A Drone +1', 'A Filler'), at('Moor')],
      steps: [
        A.plays('Smite'),
        A.answers('Filler', 'yes'),
        now(at('Meadow', 'A Drone', 'A Filler'), { asked: null, cards: { Drone: { counters: 0 } } }),
      ],
    }));

  it('is not asked where the minion cannot be destroyed anyway (CAN-1)', () =>
    play({
      ...attack,
      bases: [at('Meadow', 'A Drone +1', 'A General Ivan', 'A Filler'), at('Moor')],
      steps: [
        B.plays('Smite'),
        B.answers('Filler'),
        now(at('Meadow', 'A Drone', 'A General Ivan', 'A Filler'), { asked: null, cards: { Drone: { counters: 1 } } }),
      ],
    }));

  it('of two destroyed together each is asked about; one counter saves one (RES-10, CAN-1)', () =>
    play({
      turn: 'B',
      seats: { B: { hand: ['Cannon'] } },
      bases: [at('Meadow', 'A Drone +1', 'A Filler', 'A Walker'), at('Moor')],
      steps: [
        B.plays('Cannon'),
        B.answers('Filler', 'Walker', '?done'),
        A.answers('no'),
        offered('A', ['yes', 'no']),
        A.answers('yes'),
        now(at('Meadow', 'A Drone', 'A Walker'), { asked: null, discard: { A: ['Filler'] } }),
      ],
    }));

  it('of two Drones the second is asked when the first does nothing (RES-9)', () =>
    play({
      ...attack,
      bases: [at('Meadow', 'A Drone +1', 'A Drone +2', 'A Filler'), at('Moor')],
      steps: [
        B.plays('Smite'),
        B.answers('Filler'),
        A.answers('no'),
        offered('A', ['yes', 'no']),
        A.answers('yes'),
        now(at('Meadow', 'A Drone', 'A Drone', 'A Filler'), {
          asked: null,
          cards: { 'Drone#1': { counters: 1 }, 'Drone#2': { counters: 1 } },
        }),
      ],
    }));

  it('if the counter cannot be removed nothing is prevented (CTR-2, RES-3)', () =>
    play({
      ...attack,
      bases: [at('Meadow', 'A Drone +1 with B Incorporeal', 'A Filler'), at('Moor')],
      steps: [
        B.plays('Smite'),
        B.answers('Filler'),
        A.answers('yes'),
        now(at('Meadow', 'A Drone with B Incorporeal'), { asked: null, cards: { Drone: { counters: 1 } } }),
      ],
    }));

  it('of several that replace the destruction the current player says which is first (CONF-2, RES-7)', () => {
    const bases = [at('Meadow', 'A Drone +1', 'A Buccaneer'), at('Moor')];
    play({
      ...attack,
      bases,
      steps: [
        B.plays('Smite'),
        B.answers('Buccaneer'),
        offered('B', ['Drone', 'Buccaneer']),
        B.answers('Buccaneer'),
        now(at('Meadow', 'A Drone'), at('Moor', 'A Buccaneer'), { asked: null, cards: { Drone: { counters: 1 } } }),
      ],
    });
    play({
      ...attack,
      bases,
      steps: [
        B.plays('Smite'),
        B.answers('Buccaneer', 'Drone'),
        A.answers('yes'),
        now(at('Meadow', 'A Drone', 'A Buccaneer'), { asked: null, cards: { Drone: { counters: 0 } } }),
      ],
    });
  });
});

describe("The Show Must Go On: Put this on a base. Ongoing: Other players' cards do not affect your minions here that have +1 power counters.", () => {
  const shown = ['A The Show Must Go On', 'A Filler +1', 'A Walker', 'B Scout +1'] as const;

  it('keeps other players’ cards off your minions here with counters, and off no others (CAN-1, RES-13)', () => {
    for (const [target, gone] of [
      ['Filler', false],
      ['Walker', true],
      ['Scout', true],
      ['Invader', true],
    ] as const)
      play({
        ...attack,
        bases: [at('Meadow', ...shown), at('Moor', 'A Invader +1')],
        steps: [
          B.plays('Smite'),
          offered('B', ['Filler', 'Walker', 'Scout', 'Invader']),
          B.answers(target),
          now({ asked: null, discard: { A: gone && target !== 'Scout' ? [target] : [] } }),
        ],
      });
  });

  it('moving, counters, power, minions’ abilities: all kept off (TERM-2)', () => {
    for (const [card, answers] of [
      ['Shanghai', ['Filler', '?Moor']],
      ['Beam Up', ['Filler']],
      ['Disintegrator', ['Filler']],
      ['Make Contact', []],
    ] as const)
      play({
        turn: 'B',
        seats: { B: { hand: [card] } },
        bases: [at('Meadow', 'A The Show Must Go On', 'A Filler +1'), at('Moor')],
        steps: [
          card === 'Make Contact' ? B.plays(card, 'Filler') : B.plays(card),
          ...(answers.length > 0 ? [B.answers(...answers.map((a) => (a === 'Filler' ? '?Filler' : a)))] : []),
          now(at('Meadow', 'A The Show Must Go On', 'A Filler'), {
            asked: null,
            cards: { Filler: { power: 2, counters: 1, controller: 'A' } },
            discard: { B: [card] },
          }),
        ],
      });
    play({
      turn: 'B',
      seats: { B: { hand: ['Cut Lass'] } },
      bases: [at('Meadow', 'A The Show Must Go On', 'A Filler +1', 'B Sleep Spores'), at('Moor')],
      steps: [
        now({ cards: { Filler: { power: 2 } } }),
        B.plays('Cut Lass', 'Meadow'),
        B.answers('Filler'),
        now(at('Meadow', 'A The Show Must Go On', 'A Filler', 'B Sleep Spores', 'B Cut Lass'), { asked: null }),
      ],
    });
  });

  it('others’ actions on such a minion are destroyed when it comes (ATT-3)', () =>
    play({
      seats: { A: { hand: ['The Show Must Go On'] } },
      bases: [at('Meadow', 'A Filler +1 with B Upgrade, A Upgrade', 'A Walker with B Upgrade'), at('Moor')],
      steps: [
        A.plays('The Show Must Go On', 'Meadow'),
        now(at('Meadow', 'A The Show Must Go On', 'A Filler with A Upgrade', 'A Walker with B Upgrade'), {
          asked: null,
          discard: { B: ['Upgrade'] },
        }),
      ],
    }));

  it('your own cards, and bases, do affect them (TERM-15)', () =>
    play({
      cards: [smite],
      seats: { A: { hand: ['Smite'] } },
      bases: [at('The Central Brain', 'A The Show Must Go On', 'A Filler +1', 'B Scout'), at('Moor')],
      steps: [
        now({ cards: { Filler: { power: 3 } } }),
        A.plays('Smite'),
        A.answers('Filler'),
        now(at('The Central Brain', 'A The Show Must Go On', 'B Scout'), { asked: null }),
      ],
    }));

  it('protects no longer once the last counter is gone (CALC-2)', () =>
    play({
      cards: [smite],
      seats: { A: { hand: ['Who Wants to Live Forever?'] }, B: { hand: ['Smite'] } },
      bases: [at('Meadow', 'A The Show Must Go On', 'A Filler +1'), at('Moor')],
      steps: [
        A.plays('Who Wants to Live Forever?'),
        A.answers('Filler'),
        A.ends(),
        B.plays('Smite'),
        now(at('Meadow', 'A The Show Must Go On'), { asked: null }),
      ],
    }));
});
