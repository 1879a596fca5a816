import { act, look, onPlay, ops, protect } from '@smash/engine/script';
import { A, actionCard, at, B, minionCard, now, offered, play, titanCard } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const titans = [{ seat: 'A' as const, card: 'Gorgodzolla' }];

describe('Kaijookey: Ongoing: This minion has +1 power for every action of yours on this base.', () => {
  it('has one more for each of your actions here, not for those of others or elsewhere (CALC-1)', () =>
    play({
      bases: [
        at('Meadow', 'A Kaijookey', 'A Overrun', 'A Overrun', 'B Overrun', 'B Walker'),
        at('Moor', 'A Overrun', 'B Kaijookey'),
      ],
      steps: [
        now({
          cards: { 'Kaijookey@Meadow': { power: 6 }, 'Kaijookey@Moor': { power: 4 }, Walker: { power: 2 } },
        }),
      ],
    }));

  it('kaijookey/1 an action on a minion here does not count (PLAY-3)', () =>
    play({
      bases: [at('Meadow', 'A Kaijookey with A Upgrade', 'A Walker with A Upgrade')],
      steps: [now({ cards: { Kaijookey: { power: 6 } } })],
    }));

  it('is always up to date (CALC-2)', () =>
    play({
      seats: { A: { hand: ['Stomp'] }, B: { hand: ['Disenchant'] } },
      bases: [at('Jungle Oasis', 'A Kaijookey', 'A Overrun'), at('Moor')],
      steps: [
        A.plays('Stomp', 'Jungle Oasis'),
        now({ cards: { Kaijookey: { power: 6 } } }),
        A.ends(),
        B.plays('Disenchant'),
        B.answers('Stomp'),
        now({ cards: { Kaijookey: { power: 5 } } }),
      ],
    }));
});

describe('Tiny Priestesses: Play Gorgodzolla here or move it to here.', () => {
  it('plays the set-aside titan, whatever is on the base, in addition to the regular plays (TIT-2)', () =>
    play({
      titans,
      seats: { A: { hand: ['Tiny Priestesses'] } },
      bases: [at('Meadow', 'B Walker'), at('Moor', 'A Overrun', 'A Overrun')],
      steps: [
        A.plays('Tiny Priestesses', 'Meadow'),
        offered('A', ['Gorgodzolla', 'no']),
        A.answers('Gorgodzolla'),
        now(at('Meadow', 'B Walker', 'A Tiny Priestesses', 'A Gorgodzolla'), {
          asked: null,
          titans: { A: [] },
          plays: { A: { minions: 0, actions: 1 } },
        }),
      ],
    }));

  it('playing it may be declined (TIT-2)', () =>
    play({
      titans,
      seats: { A: { hand: ['Tiny Priestesses'] } },
      bases: [at('Meadow')],
      steps: [
        A.plays('Tiny Priestesses', 'Meadow'),
        A.answers('no'),
        now(at('Meadow', 'A Tiny Priestesses'), { asked: null, titans: { A: ['Gorgodzolla'] } }),
      ],
    }));

  it('tiny-priestesses/1 the newer ruling: it gets no counter for the minion played before it came (RES-4)', () => {
    play({
      titans,
      seats: { A: { hand: ['Tiny Priestesses'] } },
      bases: [at('Meadow')],
      steps: [
        A.plays('Tiny Priestesses', 'Meadow'),
        A.answers('Gorgodzolla'),
        now({ asked: null, cards: { Gorgodzolla: { counters: 0 } } }),
      ],
    });
    play({
      seats: { A: { hand: ['Tiny Priestesses'] } },
      bases: [at('Meadow'), at('Moor', 'A Gorgodzolla +2')],
      steps: [
        A.plays('Tiny Priestesses', 'Meadow'),
        now(at('Meadow', 'A Tiny Priestesses', 'A Gorgodzolla'), at('Moor'), {
          asked: null,
          cards: { Gorgodzolla: { counters: 2 } },
        }),
      ],
    });
  });

  it('moves it here when it is in play elsewhere, including that of another player: nothing is asked (RES-11)', () =>
    play({
      seats: { A: { hand: ['Tiny Priestesses'] } },
      bases: [at('Meadow', 'B Walker'), at('Moor', 'B Gorgodzolla')],
      steps: [
        A.plays('Tiny Priestesses', 'Meadow'),
        now(at('Meadow', 'A Tiny Priestesses', 'B Walker', 'B Gorgodzolla'), at('Moor'), { asked: null }),
      ],
    }));

  it('does nothing when it is here already: that is a play here like any other (PLAY-5)', () =>
    play({
      seats: { A: { hand: ['Tiny Priestesses'] } },
      bases: [at('Meadow', 'A Gorgodzolla')],
      steps: [
        A.plays('Tiny Priestesses', 'Meadow'),
        now(at('Meadow', 'A Tiny Priestesses', 'A Gorgodzolla'), {
          asked: null,
          cards: { Gorgodzolla: { counters: 1 } },
        }),
      ],
    }));

  it('plays none while you have another titan, and none without one in the game (TIT-3)', () => {
    play({
      titans,
      cards: [titanCard('Idol', '')],
      seats: { A: { hand: ['Tiny Priestesses'] } },
      bases: [at('Meadow'), at('Moor', 'A Idol')],
      steps: [
        A.plays('Tiny Priestesses', 'Meadow'),
        now(at('Meadow', 'A Tiny Priestesses'), { asked: null, titans: { A: ['Gorgodzolla'] } }),
      ],
    });
    play({
      seats: { A: { hand: ['Tiny Priestesses'] } },
      bases: [at('Meadow')],
      steps: [A.plays('Tiny Priestesses', 'Meadow'), now(at('Meadow', 'A Tiny Priestesses'), { asked: null })],
    });
  });

  it('a player who plays the titan of another player controls it; it leaves to its owner (TIT-3, TERM-5)', () =>
    play({
      titans: [{ seat: 'B', card: 'Gorgodzolla' }],
      cards: [
        actionCard(
          'Vanish',
          'standard',
          'Destroy your titan.',
          onPlay(function* (me) {
            yield* act(ops.destroy(yield* look((q) => q.titanOf(me.seat))));
          }),
        ),
      ],
      seats: { A: { hand: ['Tiny Priestesses', 'Vanish'] } },
      bases: [at('Meadow')],
      steps: [
        A.plays('Tiny Priestesses', 'Meadow'),
        A.answers('Gorgodzolla'),
        now(at('Meadow', 'A Tiny Priestesses', 'A Gorgodzolla')),
        A.plays('Vanish'),
        now(at('Meadow', 'A Tiny Priestesses'), { titans: { A: [], B: ['Gorgodzolla'] } }),
      ],
    }));

  it('of two, one in play can be chosen and one set aside; one of them has to come (SET-4)', () =>
    play({
      titans: [...titans],
      seats: { A: { hand: ['Tiny Priestesses'] } },
      bases: [at('Meadow'), at('Moor', 'B Gorgodzolla')],
      steps: [
        A.plays('Tiny Priestesses', 'Meadow'),
        offered('A', ['Gorgodzolla', 'Gorgodzolla'], ['no']),
        A.answers('Gorgodzolla@Moor'),
        now(at('Meadow', 'A Tiny Priestesses', 'B Gorgodzolla'), { asked: null, titans: { A: ['Gorgodzolla'] } }),
      ],
    }));

  it('the titan that comes clashes once she has resolved (TIT-6)', () =>
    play({
      titans,
      cards: [titanCard('Idol', '')],
      seats: { A: { hand: ['Tiny Priestesses'] } },
      bases: [at('Meadow', 'B Idol', 'B Walker')],
      steps: [
        A.plays('Tiny Priestesses', 'Meadow'),
        A.answers('Gorgodzolla'),
        now(at('Meadow', 'A Tiny Priestesses', 'A Gorgodzolla', 'B Walker'), { titans: { A: [], B: ['Idol'] } }),
      ],
    }));
});

describe('Johnny: You may return to your hand an action of yours that is on a base and play that action here as an extra action.', () => {
  it('offers your actions on bases, and plays the chosen one here with all it does (EXT-3)', () =>
    play({
      seats: { A: { hand: ['Johnny'] } },
      bases: [
        at('Meadow', 'A Walker with A Upgrade', 'B Tail Smash'),
        at('Moor', 'A Stomp', 'A Overrun', 'B Stomp'),
        at('Marsh', 'A Tail Smash of B'),
      ],
      steps: [
        A.plays('Johnny', 'Meadow'),
        offered('A', ['Stomp@Moor', 'Overrun@Moor', 'no'], ['Upgrade', 'Tail Smash']),
        A.answers('Stomp'),
        now(
          at('Meadow', 'A Johnny', 'A Walker with A Upgrade', 'B Tail Smash', 'A Stomp'),
          at('Moor', 'A Overrun', 'B Stomp'),
          {
            asked: null,
            hand: { A: [] },
            bases: { Meadow: { breakpoint: 7 }, Moor: { breakpoint: 10 } },
            plays: { A: { minions: 0, actions: 1 } },
          },
        ),
      ],
    }));

  it('may take one that is here already, and may decline all (TERM-14)', () => {
    for (const [answer, left] of [
      ['Stomp', 7],
      ['no', 10],
    ] as const)
      play({
        seats: { A: { hand: ['Johnny'] } },
        bases: [at('Meadow', 'A Stomp')],
        steps: [
          A.plays('Johnny', 'Meadow'),
          A.answers(answer),
          now(at('Meadow', 'A Johnny', 'A Stomp'), { asked: null, bases: { Meadow: { breakpoint: left } } }),
        ],
      });
  });

  it('asks nothing without an action of yours on a base (RES-13)', () =>
    play({
      seats: { A: { hand: ['Johnny', 'Stomp'] } },
      bases: [at('Meadow', 'B Stomp', 'A Walker with A Upgrade')],
      steps: [A.plays('Johnny', 'Meadow'), now({ asked: null, hand: { A: ['Stomp'] } })],
    }));

  it('an action that stays where it is, is not played (RES-3)', () =>
    play({
      cards: [
        minionCard(
          'Anchor',
          1,
          'Actions cannot be returned.',
          protect((_q, _me, op) => op.verb === 'return'),
        ),
      ],
      seats: { A: { hand: ['Johnny'] } },
      bases: [at('Meadow'), at('Moor', 'A Stomp', 'B Anchor')],
      steps: [
        A.plays('Johnny', 'Meadow'),
        A.answers('Stomp'),
        now(at('Meadow', 'A Johnny'), at('Moor', 'A Stomp', 'B Anchor'), {
          asked: null,
          bases: { Meadow: { breakpoint: 10 } },
        }),
      ],
    }));

  it('the titan here sees the action played, after him (RES-2)', () =>
    play({
      seats: { A: { hand: ['Johnny'], deck: ['Walker', 'Invader'] } },
      bases: [at('Meadow', 'A Gorgodzolla'), at('Moor', 'A Stomp')],
      steps: [
        A.plays('Johnny', 'Meadow'),
        A.answers('Stomp', 'Gorgodzolla'),
        now({ asked: null, cards: { Gorgodzolla: { counters: 2 } }, hand: { A: 1 } }),
        now({ turn: 'A', cannot: [B.ends()] }),
      ],
    }));
  it('not one of yours that another player controls, nor one that cannot be played here (PLAY-4)', () =>
    play({
      seats: { A: { hand: ['Johnny'] } },
      bases: [at('Meadow', 'A Good Deed'), at('Moor', 'B Stomp of A', 'A The Grail', 'A Stomp', 'A Overrun')],
      steps: [
        A.plays('Johnny', 'Meadow'),
        offered('A', ['Good Deed', 'Stomp/A', 'Overrun', 'no'], ['Stomp/B', 'The Grail']),
      ],
    }));
});
