import { act, onPlay, ops } from '@smash/engine/script';
import { seedOf } from '@smash/testkit/coins';
import { A, at, B, minionCard, now, offered, play, refused } from '@smash/testkit/play';
import { hermit, rock } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

const boomerang = minionCard(
  'Boomerang',
  1,
  'Return this minion to your hand.',
  onPlay(function* (me) {
    yield* act(ops.returnToHand(me.self));
  }),
);

describe('"Magic" Helmet: Put this on one of your minions. Ongoing: This minion has +4 power. Flip a coin before this base scores; on tails, this minion is destroyed.', () => {
  const helmet = '"Magic" Helmet';

  it('only on your own; four more power', () =>
    play({
      seats: { A: { hand: [helmet] } },
      bases: [at('Meadow', 'A Walker', 'B Invader'), at('Moor', 'A Filler')],
      steps: [
        now({ can: [A.plays(helmet, 'Walker'), A.plays(helmet, 'Filler')], cannot: [A.plays(helmet, 'Invader')] }),
        A.plays(helmet, 'Walker'),
        now({ asked: null, cards: { Walker: { power: 6 } } }),
      ],
    }));

  it('tails before this base scores: destroyed; heads: it stays', () => {
    for (const [side, vp, own] of [
      ['tails', { A: 0, B: 3 }, { has: ['Walker'] }],
      ['heads', { A: 3, B: 2 }, {}],
    ] as const)
      play({
        seed: seedOf(side),
        seats: { A: { deck: ['Scout', 'Scout', 'Scout'] }, B: {} },
        bases: [at('Meadow', `A Walker with A ${helmet}`, 'B Walker +3'), at('Moor')],
        steps: [A.ends(), now(JSON.parse(JSON.stringify({ vp, discard: { A: own } })))],
      });
  });

  it('no coin for another base; one of another player’s minions by then is destroyed, too (ATT-4)', () => {
    play({
      seed: seedOf('tails'),
      seats: { A: { deck: ['Scout', 'Scout', 'Scout'] }, B: {} },
      bases: [at('Meadow', 'A King Rex +3'), at('Moor', `A Walker with A ${helmet}`)],
      steps: [A.ends(), now(at('Moor', `A Walker with A ${helmet}`), { vp: { A: 3 } })],
    });
    play({
      seed: seedOf('tails'),
      seats: { A: { deck: ['Scout', 'Scout', 'Scout'] }, B: {} },
      bases: [at('Meadow', `B King Rex with A ${helmet}`), at('Moor')],
      steps: [A.ends(), now({ vp: { A: 0, B: 0 } })],
    });
  });
});

describe('A Little Help: Flip a coin. On heads, you may play an extra minion; on tails, two extra actions.', () => {
  const hand = ['A Little Help', 'Filler', 'Filler', 'Filler', 'Overrun', 'Overrun', 'Overrun'];
  const bases = [at('Meadow'), at('Moor')];
  const fill = A.plays('Filler', 'Meadow');
  const run = A.plays('Overrun', 'Meadow');
  it('heads: a minion', () =>
    play({
      seed: seedOf('heads'),
      seats: { A: { hand } },
      bases,
      steps: [A.plays('A Little Help'), fill, fill, now({ cannot: [fill, run] })],
    }));
  it('tails: two actions', () =>
    play({
      seed: seedOf('tails'),
      seats: { A: { hand } },
      bases,
      steps: [A.plays('A Little Help'), run, run, fill, now({ cannot: [A.plays('Overrun', 'Meadow'), fill] })],
    }));
});

describe('Bushwacking: Flip a coin for a minion of your choice: on heads destroy it, on tails move it to another base.', () => {
  const bases = [at('Meadow', 'A Filler', 'B Walker', '- Bigfoot'), at('Moor'), at('Marsh')];
  it('any minion is chosen first; heads: destroyed', () =>
    play({
      seed: seedOf('heads'),
      seats: { A: { hand: ['Bushwacking'] } },
      bases,
      steps: [
        A.plays('Bushwacking'),
        offered('A', ['Filler', 'Walker', 'Bigfoot'], ['no']),
        A.answers('Walker'),
        now(at('Meadow', 'A Filler', '- Bigfoot'), { asked: null, discard: { B: ['Walker'] } }),
      ],
    }));
  it('tails: moved, to a base of your choice', () =>
    play({
      seed: seedOf('tails'),
      seats: { A: { hand: ['Bushwacking'] } },
      bases,
      steps: [
        A.plays('Bushwacking'),
        A.answers('Walker'),
        offered('A', ['Moor', 'Marsh'], ['Meadow', 'no']),
        A.answers('Marsh'),
        now(at('Meadow', 'A Filler', '- Bigfoot'), at('Marsh', 'B Walker'), { asked: null }),
      ],
    }));
  it('without a minion no coin; an immune one stays (RES-13)', () => {
    play({
      seed: seedOf('heads'),
      seats: { A: { hand: ['Bushwacking'], deck: ['Scout'] } },
      bases: [at('Meadow', 'A Goblin Recruiters'), at('Moor')],
      steps: [A.plays('Bushwacking'), now({ asked: null, hand: { A: [] } })],
    });
    play({
      cards: [rock],
      seed: seedOf('heads'),
      seats: { A: { hand: ['Bushwacking'] } },
      bases: [at('Meadow', 'B Rock'), at('Moor')],
      steps: [A.plays('Bushwacking'), now(at('Meadow', 'B Rock'), { asked: null })],
    });
  });
});

describe('Demolition: Flip three coins. For each heads, choose one of your minions and place a +1 power counter on it; for each tails, you may destroy one action on a base or a minion.', () => {
  it('two heads, one tails: two counters, one action', () =>
    play({
      seed: seedOf('heads', 'tails', 'heads'),
      seats: { A: { hand: ['Demolition'] } },
      bases: [at('Meadow', 'A Walker', 'B Invader with B Daisy Chain'), at('Moor', 'A Filler', 'B Overrun')],
      steps: [
        A.plays('Demolition'),
        offered('A', ['Walker', 'Filler'], ['Invader', 'no']),
        A.answers('Walker', 'Walker'),
        offered('A', ['Daisy Chain', 'Overrun', 'no']),
        A.answers('Overrun'),
        now(at('Moor', 'A Filler'), { asked: null, cards: { Walker: { counters: 2 }, Filler: { counters: 0 } } }),
      ],
    }));
  it('three tails: up to three actions, each if you like', () =>
    play({
      seed: seedOf('tails', 'tails', 'tails'),
      seats: { A: { hand: ['Demolition'] } },
      bases: [
        at('Meadow', 'A Walker', 'B Invader with B Daisy Chain'),
        at('Moor', 'A Filler', 'B Overrun', 'B Upgrade'),
      ],
      steps: [
        A.plays('Demolition'),
        A.answers('Overrun', 'no', 'Daisy Chain'),
        now(at('Meadow', 'A Walker', 'B Invader'), { asked: null, cards: { Walker: { counters: 0 } } }),
      ],
    }));
});

describe('Goblin Recruiters: Put this on a base. Ongoing: After you flip a coin: on heads, draw a card; on tails, you may choose a card in your discard pile and shuffle it into your deck.', () => {
  it('heads: draws a card, at any base', () =>
    play({
      seed: seedOf('heads'),
      seats: { A: { hand: ['A Little Help'], deck: ['Scout', 'Cannon'], discard: ['Walker'] } },
      bases: [at('Meadow', 'A Goblin Recruiters', 'B Goblin Recruiters'), at('Moor')],
      steps: [A.plays('A Little Help'), now({ asked: null, hand: { A: ['Scout'] }, deck: { A: 1 } })],
    }));
  it('tails: any card of your discard pile into the deck, or none', () => {
    for (const [answer, deck] of [
      ['Walker', 3],
      ['no', 2],
    ] as const)
      play({
        seed: seedOf('tails'),
        seats: {
          A: { hand: ['A Little Help'], deck: ['Scout', 'Cannon'], discard: ['Walker', 'Invader'] },
          B: { discard: ['Filler'] },
        },
        bases: [at('Meadow', 'A Goblin Recruiters'), at('Moor')],
        steps: [
          A.plays('A Little Help'),
          offered('A', ['Walker', 'Invader', 'no'], ['Filler', 'A Little Help']),
          A.answers(answer),
          now({ asked: null, hand: { A: [] }, deck: { A: deck } }),
        ],
      });
  });
});

describe('He Who Smelt It: Flip a coin for a minion of your choice. On heads, place a +1 power counter on it, and you may choose another minion and flip again for that one. On tails, you may play an extra action.', () => {
  const bases = [at('Meadow', 'A Walker', 'B Invader'), at('Moor', 'B Filler')];
  it('heads: a counter, and another minion; tails: an extra action, and no more', () =>
    play({
      seed: seedOf('heads', 'heads', 'tails'),
      seats: { A: { hand: ['He Who Smelt It', 'Overrun', 'Overrun'] } },
      bases,
      steps: [
        A.plays('He Who Smelt It'),
        offered('A', ['Walker', 'Invader', 'Filler'], ['no']),
        A.answers('Walker'),
        offered('A', ['Invader', 'Filler', 'no'], ['Walker']),
        A.answers('Filler'),
        offered('A', ['Invader', 'no'], ['Walker', 'Filler']),
        A.answers('Invader'),
        now({
          asked: null,
          cards: { Walker: { counters: 1 }, Filler: { counters: 1 }, Invader: { counters: 0 } },
        }),
        A.plays('Overrun', 'Meadow'),
        now({ cannot: [A.plays('Overrun', 'Meadow')] }),
      ],
    }));
  it('may stop after heads, without the action', () =>
    play({
      seed: seedOf('heads', 'heads'),
      seats: { A: { hand: ['He Who Smelt It', 'Overrun'] } },
      bases,
      steps: [
        A.plays('He Who Smelt It'),
        A.answers('Walker', 'no'),
        now({ asked: null, cannot: [A.plays('Overrun', 'Meadow')], cards: { Walker: { counters: 1 } } }),
      ],
    }));
});

describe('Make Your Own Luck: Special: Play this immediately after you flip a coin. The result of that flip is changed.', () => {
  it('turns a flip of yours; not playable otherwise (PLAY-6, COIN-1)', () =>
    play({
      seed: seedOf('tails'),
      seats: {
        A: { hand: ['Make Your Own Luck', 'A Little Help', 'Overrun'] },
        B: { hand: ['Make Your Own Luck'] },
      },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        refused(A.plays('Make Your Own Luck')),
        A.plays('A Little Help'),
        offered('A', ['Make Your Own Luck', 'pass']),
        A.answers('Make Your Own Luck'),
        now({
          asked: null,
          cannot: [A.plays('Overrun', 'Meadow')],
          discard: { A: ['Make Your Own Luck', 'A Little Help'] },
        }),
      ],
    }));
  it('both ways; or it stays in hand', () => {
    play({
      seed: seedOf('heads'),
      seats: { A: { hand: ['Make Your Own Luck', 'A Little Help', 'Overrun'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('A Little Help'),
        A.answers('Make Your Own Luck'),
        now({ asked: null, can: [A.plays('Overrun', 'Meadow')] }),
      ],
    });
    play({
      seed: seedOf('heads'),
      seats: { A: { hand: ['Make Your Own Luck', 'A Little Help'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [A.plays('A Little Help'), A.answers('pass'), now({ hand: { A: ['Make Your Own Luck'] } })],
    });
  });
});

describe('Revving Up: Choose a base. For each of your minions there, flip a coin. Heads: place a +1 power counter on that minion. Tails: that minion gets +2 power this turn.', () => {
  it('each of yours there by its own coin', () =>
    play({
      seed: seedOf('heads', 'tails', 'heads'),
      seats: { A: { hand: ['Revving Up'] }, B: {} },
      bases: [at('Meadow', 'A Walker', 'A Invader', 'B Filler'), at('Moor', 'A Filler')],
      steps: [
        A.plays('Revving Up'),
        offered('A', ['Meadow', 'Moor'], ['no']),
        A.answers('Meadow'),
        now({
          asked: null,
          cards: {
            Walker: { power: 3, counters: 1 },
            Invader: { power: 5, counters: 0 },
            'Filler@Meadow': { power: 1 },
            'Filler@Moor': { power: 1 },
          },
        }),
        A.ends(),
        now({ cards: { Walker: { power: 3 }, Invader: { power: 3 } } }),
      ],
    }));
});

describe('Goblin Caves: Each player who has a minion here may flip a coin after this base scores. On heads, that player gains 1 VP; on tails, that player discards two cards.', () => {
  it('each with a minion here, clockwise; heads gains, tails costs two cards', () =>
    play({
      turn: 'B',
      seed: seedOf('tails', 'heads'),
      seats: {
        A: { hand: ['Scout', 'Cannon'] },
        B: { hand: ['Walker', 'Walker', 'Invader'], deck: ['Scout', 'Scout'] },
        C: {},
      },
      bases: [at('Goblin Caves', 'A King Rex +5', 'B King Rex +4'), at('Moor', 'C Filler')],
      steps: [
        B.ends(),
        offered('B', ['yes', 'no']),
        B.answers('yes'),
        B.answers('Invader', 'Walker'),
        offered('A', ['yes', 'no']),
        A.answers('yes'),
        now({ hand: { B: 3 }, vp: { A: 4, B: 1, C: 0 }, discard: { B: { has: ['Invader', 'Walker'] } } }),
      ],
    }));
  it('a player who ignores the base has no coin (TERM-13)', () =>
    play({
      cards: [hermit],
      seats: { A: {}, B: {} },
      bases: [at('Goblin Caves', 'A Hermit +15'), at('Moor')],
      steps: [A.ends(), now({ asked: null, vp: { A: 3 } })],
    }));
  it('nobody has to; another base does nothing', () => {
    play({
      seed: seedOf('heads'),
      seats: { A: {}, B: {} },
      bases: [at('Goblin Caves', 'A King Rex +10'), at('Moor')],
      steps: [A.ends(), A.answers('no'), now({ vp: { A: 3 } })],
    });
    play({
      seed: seedOf('heads'),
      seats: { A: {}, B: {} },
      bases: [at('Goblin Caves', 'A Filler'), at('Meadow', 'A King Rex +3')],
      steps: [A.ends(), now({ asked: null, vp: { A: 3 } })],
    });
  });
});

describe('Goblin Town: Flip a coin after you play a minion here. On heads, place a +1 power counter on that minion.', () => {
  it('a coin for each minion played here', () => {
    for (const [side, counters] of [
      ['heads', 1],
      ['tails', 0],
    ] as const)
      play({
        seed: seedOf(side),
        seats: { A: { hand: ['Filler'] } },
        bases: [at('Goblin Town', 'A Walker'), at('Moor')],
        steps: [
          A.plays('Filler', 'Goblin Town'),
          now({ asked: null, cards: { Filler: { counters }, Walker: { counters: 0 } } }),
        ],
      });
  });
  it('a minion that is gone by then gets none (IO-1)', () =>
    play({
      cards: [boomerang],
      seed: seedOf('heads'),
      seats: { A: { hand: ['Boomerang'], deck: ['Scout'] } },
      bases: [at('Goblin Town', 'A Goblin Recruiters'), at('Moor')],
      steps: [A.plays('Boomerang', 'Goblin Town'), now({ asked: null, hand: { A: ['Boomerang', 'Scout'] } })],
    }));
  it('not elsewhere', () =>
    play({
      seed: seedOf('heads'),
      seats: { A: { hand: ['Filler'] } },
      bases: [at('Goblin Town', 'A Walker'), at('Moor')],
      steps: [A.plays('Filler', 'Moor'), now({ asked: null, cards: { Filler: { counters: 0 } } })],
    }));
});
