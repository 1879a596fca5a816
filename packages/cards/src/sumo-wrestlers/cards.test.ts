import { act, look, onPlay, ops } from '@smash/engine/script';
import { A, actionCard, at, B, minionCard, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

describe("Yokozuna: Ongoing: Other players' cards cannot move your minions. Talent: Draw a card OR move another player's minion here to another base.", () => {
  it('others’ cards move none of yours, anywhere; they move others’ (RES-13)', () => {
    for (const [answer, moved] of [
      ['Walker', false],
      ['Yokozuna', false],
      ['Invader', true],
    ] as const)
      play({
        turn: 'B',
        seats: { A: {}, B: { hand: ['Shanghai'] }, C: {} },
        bases: [at('Meadow', 'A Yokozuna'), at('Moor', 'A Walker', 'C Invader')],
        steps: [
          B.plays('Shanghai'),
          B.answers(answer, answer === 'Yokozuna' ? '?Moor' : '?Meadow'),
          now(at('Meadow', 'A Yokozuna', ...(moved ? ['C Invader'] : [])), { asked: null }),
        ],
      });
  });

  it('your own cards move them; others still destroy them (TERM-1)', () => {
    play({
      seats: { A: { hand: ['Dinghy'] } },
      bases: [at('Meadow', 'A Yokozuna'), at('Moor', 'A Walker')],
      steps: [
        A.plays('Dinghy'),
        A.answers('Walker', 'done', '?Meadow'),
        now(at('Meadow', 'A Yokozuna', 'A Walker'), { asked: null }),
      ],
    });
    play({
      turn: 'B',
      seats: { B: { hand: ['Big Gulp'] } },
      bases: [at('Meadow', 'A Yokozuna'), at('Moor', 'A Walker')],
      steps: [B.plays('Big Gulp'), now(at('Moor'), { asked: null })],
    });
  });

  it('talent: a card, or another player’s minion here to another base', () => {
    const bases = [
      at('Meadow', 'A Yokozuna', 'A Filler', 'B Walker', 'B King Rex', '- Bigfoot'),
      at('Moor', 'B Filler'),
    ];
    const seats = { A: { hand: [], deck: ['Scout', 'Cannon'] } };
    play({
      seats,
      bases,
      steps: [
        A.uses('Yokozuna'),
        offered('A', ['draw', 'move'], ['no']),
        A.answers('draw'),
        now({ asked: null, hand: { A: ['Scout'] } }),
        refused(A.uses('Yokozuna')),
      ],
    });
    play({
      seats,
      bases,
      steps: [
        A.uses('Yokozuna'),
        A.answers('move'),
        offered('A', ['Walker', 'King Rex'], ['Filler/A', 'Bigfoot', 'Filler/B', 'no']),
        A.answers('King Rex', '?Moor'),
        now(at('Moor', 'B Filler', 'B King Rex'), { asked: null, hand: { A: [] } }),
      ],
    });
  });

  it('a titan of yours is no minion, and is moved', () =>
    play({
      turn: 'B',
      cards: [
        actionCard(
          'Shove',
          'standard',
          'Move a titan to the last base.',
          onPlay(function* () {
            const [titan, base] = yield* look((q) => [
              q.bases().flatMap((one) => q.titansAt(one))[0]!,
              q.bases().at(-1)!,
            ]);
            yield* act(ops.move(titan!, base!));
          }),
        ),
      ],
      seats: { B: { hand: ['Shove'] } },
      bases: [at('Meadow', 'A Yokozuna', 'A The Kraken'), at('Moor')],
      steps: [B.plays('Shove'), now(at('Moor', 'A The Kraken'), { asked: null })],
    }));

  it('talent: one of another player here is enough to choose', () =>
    play({
      seats: { A: { hand: [], deck: ['Scout'] } },
      bases: [at('Meadow', 'A Yokozuna', 'B Filler'), at('Moor')],
      steps: [
        A.uses('Yokozuna'),
        offered('A', ['draw', 'move']),
        A.answers('move', '?Moor'),
        now(at('Moor', 'B Filler'), { asked: null }),
      ],
    }));

  it('talent: without another’s minion here, a card', () =>
    play({
      seats: { A: { hand: [], deck: ['Scout', 'Cannon'] } },
      bases: [at('Meadow', 'A Yokozuna', 'A Filler', '- Bigfoot'), at('Moor', 'B Filler')],
      steps: [A.uses('Yokozuna'), now({ asked: null, hand: { A: ['Scout'] } })],
    }));
});

describe('Top Tier: Ongoing: Place a +1 power counter on this minion after you discard one or more cards from your hand.', () => {
  it('top-tier/1 one counter for several cards discarded by one ability', () =>
    play({
      seats: { A: { hand: ['Bulking Stew', 'Scout', 'Walker'] } },
      bases: [at('Meadow', 'A Top Tier', 'B Top Tier'), at('Moor', 'A Invader')],
      steps: [
        A.plays('Bulking Stew'),
        A.answers('Scout', 'Walker'),
        A.answers('Invader', 'Invader'),
        now({
          asked: null,
          cards: { 'Top Tier/A': { counters: 1 }, 'Top Tier/B': { counters: 0 }, Invader: { counters: 2 } },
        }),
      ],
    }));

  it('also at random, and by another player’s card; not with an empty hand', () => {
    for (const [hand, counters] of [
      [['Scout', 'Walker'], 1],
      [['Scout'], 1],
      [[], 0],
    ] as const)
      play({
        turn: 'B',
        seats: { A: { hand: [...hand] }, B: { hand: ['Take the Shinies', 'Filler', 'Filler'] } },
        bases: [at('Meadow', 'A Top Tier', 'B Top Tier'), at('Moor')],
        steps: [
          B.plays('Take the Shinies'),
          now({ asked: null, cards: { 'Top Tier/A': { counters }, 'Top Tier/B': { counters: 0 } } }),
        ],
      });
  });

  it('not for a card discarded from the deck, nor for an action that has been played', () =>
    play({
      seats: { A: { hand: ['Performance Prize'], deck: ['Scout', 'Cannon', 'Walker', 'Cannon', 'Cannon'] } },
      bases: [at('Meadow', 'A Top Tier', 'A Matriarch'), at('Moor')],
      steps: [
        A.uses('Matriarch'),
        A.plays('Performance Prize'),
        now({
          asked: null,
          discard: { A: ['Cannon', 'Cannon', 'Performance Prize'] },
          cards: { 'Top Tier': { counters: 0 } },
        }),
      ],
    }));
});

describe('Third Tier: You may move a minion here with power 3 or less that another player controls to another base to draw a card.', () => {
  const seats = { A: { hand: ['Third Tier'], deck: ['Scout', 'Cannon'] } };

  it('one of 3 or less of another player here; then you draw', () =>
    play({
      cards: [minionCard('Four', 4, '')],
      seats,
      bases: [at('Meadow', 'A Filler', 'B Invader', 'B Four', 'B Filler', '- Hippogriff'), at('Moor', 'B Walker')],
      steps: [
        A.plays('Third Tier', 'Meadow'),
        offered('A', ['Invader', 'Filler/B', 'no'], ['Four', 'Filler/A', 'Hippogriff', 'Walker', 'Third Tier']),
        A.answers('Invader', '?Moor'),
        now(at('Moor', 'B Walker', 'B Invader'), { asked: null, hand: { A: ['Scout'] } }),
      ],
    }));

  it('declined, or with one that stays, no card (RES-3)', () => {
    play({
      seats,
      bases: [at('Meadow', 'B Invader'), at('Moor')],
      steps: [
        A.plays('Third Tier', 'Meadow'),
        A.answers('no'),
        now(at('Meadow', 'B Invader', 'A Third Tier'), { asked: null, hand: { A: [] } }),
      ],
    });
    play({
      seats,
      bases: [at('Meadow', 'B Invader'), at('Moor', 'B Yokozuna')],
      steps: [A.plays('Third Tier', 'Meadow'), A.answers('Invader', '?Moor'), now({ asked: null, hand: { A: [] } })],
    });
  });
});

describe('Rookie Sumo: You may discard a card to place on one of your minions two +1 power counters.', () => {
  it('a card of your choice for two counters on one of yours, itself included', () =>
    play({
      seats: { A: { hand: ['Rookie Sumo', 'Scout', 'Cannon'] } },
      bases: [at('Meadow', 'B Filler'), at('Moor', 'A Walker')],
      steps: [
        A.plays('Rookie Sumo', 'Meadow'),
        offered('A', ['Scout', 'Cannon', 'no']),
        A.answers('Cannon'),
        offered('A', ['Rookie Sumo', 'Walker'], ['Filler', 'no']),
        A.answers('Walker'),
        now({
          asked: null,
          cards: { Walker: { counters: 2 }, 'Rookie Sumo': { counters: 0 } },
          hand: { A: ['Scout'] },
          discard: { A: ['Cannon'] },
        }),
      ],
    }));

  it('may be declined; with an empty hand nobody is asked', () => {
    for (const hand of [['Scout'], []])
      play({
        seats: { A: { hand: ['Rookie Sumo', ...hand] } },
        bases: [at('Meadow'), at('Moor')],
        steps: [
          A.plays('Rookie Sumo', 'Meadow'),
          ...(hand.length > 0 ? [A.answers('no')] : []),
          now({ asked: null, cards: { 'Rookie Sumo': { counters: 0 } }, hand: { A: hand } }),
        ],
      });
  });
});

describe('Heya Training Stable: You may, at the start of your turn, discard a card to place a +1 power counter on a minion of yours here.', () => {
  it('for a card of your choice, on one of yours here', () =>
    play({
      phase: 'start',
      seats: { A: { hand: ['Scout', 'Cannon'] } },
      bases: [at('Heya Training Stable', 'A Walker', 'A Filler', 'B Filler'), at('Moor', 'A Invader')],
      steps: [
        offered('A', ['Heya Training Stable', 'pass']),
        A.answers('Heya Training Stable'),
        offered('A', ['Scout', 'Cannon'], ['no']),
        A.answers('Scout'),
        offered('A', ['Walker', 'Filler/A'], ['Filler/B', 'Invader', 'no']),
        A.answers('Walker'),
        now({ asked: null, cards: { Walker: { counters: 1 } }, hand: { A: ['Cannon'] } }),
      ],
    }));

  it('may be declined; not without a card or a minion here, nor in another player’s turn', () => {
    for (const [hand, card, asks] of [
      [['Scout'], 'A Walker', true],
      [[], 'A Walker', false],
      [['Scout'], 'B Walker', false],
    ] as const)
      play({
        phase: 'start',
        seats: { A: { hand: [...hand] }, B: { hand: ['Scout'] } },
        bases: [at('Heya Training Stable', card), at('Moor', 'A Invader')],
        steps: [
          ...(asks ? [offered('A', ['Heya Training Stable', 'pass']), A.answers('pass')] : []),
          now({ asked: null, cards: { Walker: { counters: 0 } } }),
        ],
      });
  });
});

describe('The Dohyo: On each of your turns, after you play a minion here for the first time, you may move a minion of another player from here to another base.', () => {
  it('after the first one in your turn, not after the second', () =>
    play({
      seats: { A: { hand: ['Filler', 'Insta-Grow', 'Filler'] }, B: {}, C: {} },
      bases: [at('The Dohyo', 'A Walker', 'B King Rex', 'C Invader', '- Hippogriff'), at('Moor', 'B Filler')],
      steps: [
        A.plays('Filler', 'The Dohyo'),
        offered('A', ['The Dohyo', 'pass']),
        A.answers('The Dohyo'),
        offered('A', ['King Rex', 'Invader'], ['Walker', 'Hippogriff', 'no']),
        A.answers('King Rex', '?Moor'),
        now(at('Moor', 'B Filler', 'B King Rex'), { asked: null }),
        A.plays('Insta-Grow'),
        A.plays('Filler', 'The Dohyo'),
        now({ asked: null }),
      ],
    }));

  it('not for one played elsewhere, without another’s minion here, or in another player’s turn', () => {
    play({
      seats: { A: { hand: ['Filler'] } },
      bases: [at('The Dohyo', 'B King Rex'), at('Moor')],
      steps: [A.plays('Filler', 'Moor'), now({ asked: null })],
    });
    play({
      seats: { A: { hand: ['Filler'] } },
      bases: [at('The Dohyo', 'A King Rex'), at('Moor', 'B Filler')],
      steps: [A.plays('Filler', 'The Dohyo'), now({ asked: null })],
    });
    play({
      turn: 'B',
      seats: { A: { hand: ['Shinobi'] }, B: {} },
      bases: [at('The Dohyo', 'B King Rex +10'), at('Moor')],
      steps: [B.ends(), A.answers('Shinobi'), now({ turn: 'A', asked: null })],
    });
  });
});
