import { act, chooseMinion, look, onPlay, ops, playNow } from '@smash/engine/script';
import { A, actionCard, at, B, now, offered, picks, play, refused } from '@smash/testkit/play';
import { anchored, rock, smite } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

const deck = ['Cannon', 'Cannon', 'Cannon', 'Cannon'];
const hand = (...cards: string[]) => ({ A: { hand: cards, deck }, B: { deck } });

const rebirth = actionCard(
  'Rebirth',
  'standard',
  'Destroy a minion. Its owner plays it again there.',
  onPlay(function* (me) {
    const minion = (yield* chooseMinion(me, 'Choose a minion'))!;
    const [at, seat] = yield* look((q) => [q.base(minion), q.owner(minion)]);
    yield* act(ops.destroy(minion));
    yield* playNow({ card: minion, at: at!, seat: seat! });
  }),
);

describe("Always Get Our Man: Choose another player's minion and one of your minions elsewhere that has more power. Move yours to the other's base to destroy the chosen other minion at the end of the turn.", () => {
  it('yours goes there; the other is destroyed at the end of the turn', () =>
    play({
      seats: hand('Always Get Our Man'),
      bases: [
        at('Meadow', 'A Invader', 'A Filler', 'A Huffie'),
        at('Moor', 'B Dudlee', 'B Invader'),
        at('Marsh', '- Bigfoot', 'B Filler'),
      ],
      steps: [
        A.plays('Always Get Our Man'),
        offered('A', ['Dudlee', 'Filler/B'], ['Invader/B', 'Bigfoot', 'Filler/A', 'no']),
        A.answers('Dudlee'),
        offered('A', ['Invader/A', 'Huffie'], ['Filler/A', 'no']),
        A.answers('Huffie'),
        now(at('Moor', 'B Dudlee', 'B Invader', 'A Huffie'), { asked: null }),
        A.ends(),
        now(at('Moor', 'B Invader', 'A Huffie'), { turn: 'B', discard: { B: ['Dudlee'] } }),
      ],
    }));

  it('always-get-our-man/1 the power is compared before the move only (CALC-4)', () =>
    play({
      seats: hand('Always Get Our Man'),
      bases: [at('Meadow', 'A Dudlee', 'A Haich-Q'), at('Moor', 'B Dudlee')],
      steps: [
        A.plays('Always Get Our Man'),
        now(at('Moor', 'A Dudlee', 'B Dudlee'), { cards: { 'Dudlee/A': { power: 2 } } }),
        A.ends(),
        now(at('Moor', 'A Dudlee'), { discard: { B: ['Dudlee'] } }),
      ],
    }));

  it('one at the same base is not elsewhere; one that has left in between is a new card (IO-1)', () => {
    play({
      seats: hand('Always Get Our Man'),
      bases: [at('Meadow', 'A King Rex', 'B Dudlee'), at('Moor')],
      steps: [A.plays('Always Get Our Man'), A.ends(), now(at('Meadow', 'A King Rex', 'B Dudlee'))],
    });
    play({
      cards: [smite],
      seats: hand('Always Get Our Man', 'Smite', 'Scared Straight'),
      bases: [at('Meadow', 'A Invader', 'A Whiskers'), at('Moor', 'B Dudlee', 'B Filler')],
      steps: [
        A.uses('Whiskers'),
        A.answers('Whiskers'),
        A.plays('Always Get Our Man'),
        A.answers('Dudlee'),
        A.plays('Smite'),
        A.answers('Dudlee'),
        A.ends(),
        now({ turn: 'B', discard: { B: ['Dudlee'] } }),
      ],
    });
  });

  it('one that is protected then stays (CAN-1)', () =>
    play({
      cards: [rock],
      seats: hand('Always Get Our Man'),
      bases: [at('Meadow', 'A Invader'), at('Moor', 'B Rock')],
      steps: [A.plays('Always Get Our Man'), A.ends(), now(at('Moor', 'B Rock', 'A Invader'))],
    }));
  it('only minions elsewhere that have more power pursue it; your own are no prey', () =>
    play({
      seats: hand('Always Get Our Man'),
      bases: [
        at('Meadow', 'A Invader', 'A Walker'),
        at('Moor', 'B Dudlee', 'A Filler +3', 'B Invader'),
        at('Marsh', 'B Filler'),
      ],
      steps: [
        A.plays('Always Get Our Man'),
        offered('A', ['Dudlee', 'Filler/B'], ['Invader/B', 'Walker', 'no']),
        A.answers('Dudlee'),
        now(at('Moor', 'B Dudlee', 'A Filler', 'B Invader', 'A Invader'), { asked: null }),
      ],
    }));
  it('if yours does not move, the other stays (RES-3)', () =>
    play({
      cards: [anchored],
      seats: hand('Always Get Our Man'),
      bases: [at('Meadow', 'A Anchored'), at('Moor', 'B Filler')],
      steps: [A.plays('Always Get Our Man'), A.ends(), now(at('Moor', 'B Filler'), { turn: 'B' })],
    }));
  it('one that has come back in between is a new card and stays (IO-1)', () =>
    play({
      cards: [rebirth],
      seats: hand('Always Get Our Man', 'Rebirth'),
      bases: [at('Meadow', 'A Invader', 'A Whiskers'), at('Moor', 'B Dudlee')],
      steps: [
        A.uses('Whiskers'),
        A.answers('Whiskers'),
        A.plays('Always Get Our Man'),
        A.plays('Rebirth'),
        A.answers('Dudlee'),
        A.ends(),
        now(at('Moor', 'B Dudlee', 'A Invader'), { turn: 'B' }),
      ],
    }));
});

describe("Battle Moose: Put this on one of your minions. Ongoing: Other players' cards cannot destroy your minions here.", () => {
  it('only on one of yours', () =>
    play({
      seats: hand('Battle Moose'),
      bases: [at('Meadow', 'A Filler', 'B Walker'), at('Moor')],
      steps: [now({ can: [A.plays('Battle Moose', 'Filler')], cannot: [A.plays('Battle Moose', 'Walker')] })],
    }));

  it('others destroy none of yours here; yours elsewhere and your own cards do', () => {
    const bases = [at('Meadow', 'B Filler with B Battle Moose', 'B Walker', 'A Huffie'), at('Moor', 'B Invader')];
    for (const [victim, discard] of [
      ['Filler', []],
      ['Walker', []],
      ['Invader', ['Invader']],
    ] as const)
      play({
        cards: [smite],
        seats: hand('Smite'),
        bases,
        steps: [A.plays('Smite'), A.answers(victim), now({ asked: null, discard: { B: [...discard] } })],
      });
    for (const victim of ['Walker', 'Huffie'])
      play({
        turn: 'B',
        cards: [smite],
        seats: { A: {}, B: { hand: ['Smite'] } },
        bases,
        steps: [
          B.plays('Smite'),
          B.answers(victim),
          now({ discard: victim === 'Walker' ? { B: ['Smite', 'Walker'] } : { A: ['Huffie'] } }),
        ],
      });
    play({
      seats: hand('Knocked into Next Week'),
      bases,
      steps: [
        A.plays('Knocked into Next Week'),
        A.answers('Walker'),
        now(at('Meadow', 'B Filler with B Battle Moose', 'A Huffie')),
      ],
    });
  });
});

describe("Bring 'Em In: Put this on a minion. Ongoing: Place a +1 power counter on this minion after it moves to another base.", () => {
  it('a counter each time it moves, not when another does', () =>
    play({
      bases: [at('Meadow', "B Dudlee with A Bring 'Em In", 'A Dudlee', 'B Filler'), at('Moor', 'B Filler')],
      turn: 'A',
      steps: [
        A.uses('Dudlee/A'),
        now({ asked: null, cards: { 'Dudlee/B': { counters: 0 } } }),
        A.ends(),
        B.uses('Dudlee/B'),
        now(at('Moor', "B Dudlee with A Bring 'Em In", 'A Dudlee', 'B Filler'), {
          asked: null,
          cards: { 'Dudlee/B': { counters: 1 }, 'Dudlee/A': { counters: 0 } },
        }),
      ],
    }));
});

describe('Eh?: Special: You may play this card as an extra action after the first action you play in a turn. One of your minions gets +1 power this turn, and you may have this card placed back into your hand instead of the discard pile.', () => {
  const bases = [at('Meadow', 'A Filler', 'A Huffie', 'B Invader'), at('Moor')];

  it('after your first action; +1 power; back into the hand or discarded (PLAY-2)', () => {
    for (const [answer, there] of [
      ['yes', { hand: { A: ['Eh?'] }, discard: { A: [] } }],
      ['no', { hand: { A: [] }, discard: { A: ['Eh?'] } }],
    ] as const)
      play({
        seats: hand('Convoy', 'Eh?'),
        bases,
        steps: [
          A.plays('Convoy', 'Moor'),
          offered('A', ['Eh?', 'pass']),
          A.answers('Eh?'),
          offered('A', ['Filler', 'Huffie'], ['Invader', 'no']),
          A.answers('Filler'),
          offered('A', ['yes', 'no']),
          A.answers(answer),
          now(
            JSON.parse(
              JSON.stringify({ asked: null, cards: { Filler: { power: 2 }, Huffie: { power: 3 } }, ...there }),
            ),
          ),
        ],
      });
  });

  it('not after the second, nor after another player’s, nor as a regular action (PLAY-6)', () => {
    play({
      seats: hand('Scared Straight', 'Convoy', 'Eh?'),
      bases,
      steps: [
        A.plays('Scared Straight'),
        A.answers('pass'),
        A.plays('Convoy', 'Moor'),
        now({ asked: null, hand: { A: ['Eh?'] } }),
        refused(A.plays('Eh?')),
      ],
    });
    play({
      turn: 'B',
      seats: { A: { hand: ['Eh?'] }, B: { hand: ['Convoy'] } },
      bases,
      steps: [B.plays('Convoy', 'Moor'), now({ asked: null, hand: { A: ['Eh?'] } })],
    });
  });

  it('not after a minion', () =>
    play({
      seats: hand('Dudlee', 'Eh?'),
      bases,
      steps: [A.plays('Dudlee', 'Moor'), now({ asked: null, hand: { A: ['Eh?'] } })],
    }));
});

describe('Haich-Q: Put this on a base. Ongoing: Your minions here have +1 power each. Talent: Move one of your minions to this base, or from this base to another.', () => {
  const bases = [at('Meadow', 'A Haich-Q', 'A Filler', 'B Invader'), at('Moor', 'A Huffie'), at('Marsh')];

  it('+1 for yours here', () =>
    play({
      bases,
      steps: [now({ cards: { Filler: { power: 2 }, Invader: { power: 3 }, Huffie: { power: 3 } } })],
    }));

  it('one of yours comes here, or goes from here to another base', () => {
    play({
      bases,
      steps: [
        A.uses('Haich-Q'),
        offered('A', ['Filler', 'Huffie'], ['Invader', 'no']),
        A.answers('Huffie'),
        now(at('Meadow', 'A Haich-Q', 'A Filler', 'A Huffie', 'B Invader'), at('Moor'), { asked: null }),
        refused(A.uses('Haich-Q')),
      ],
    });
    play({
      bases,
      steps: [
        A.uses('Haich-Q'),
        A.answers('Filler'),
        offered('A', ['Moor', 'Marsh'], ['Meadow']),
        A.answers('Marsh'),
        now(at('Marsh', 'A Filler'), at('Moor', 'A Huffie'), { asked: null }),
      ],
    });
  });

  it('not without a minion of yours, nor with this base only', () => {
    play({ bases: [at('Meadow', 'A Haich-Q', 'B Invader'), at('Moor')], steps: [refused(A.uses('Haich-Q'))] });
    play({ bases: [at('Meadow', 'A Haich-Q', 'A Filler')], steps: [refused(A.uses('Haich-Q'))] });
  });
  it('with one minion of yours and two bases', () =>
    play({
      bases: [at('Meadow', 'A Haich-Q'), at('Moor', 'A Huffie')],
      steps: [A.uses('Haich-Q'), now(at('Meadow', 'A Haich-Q', 'A Huffie'), { asked: null })],
    }));
});

describe('Move Aboot: Choose a base where another player has a minion. Move one of your minions there from another base to give that minion +2 power this turn.', () => {
  const bases = [
    at('Meadow', 'A Filler', 'B Invader'),
    at('Moor', 'B Walker', 'A Huffie'),
    at('Marsh', 'A Dudlee'),
    at('Heath'),
  ];

  it('one of yours from elsewhere goes there, with +2 this turn, if you like (RES-11)', () =>
    play({
      seats: hand('Move Aboot'),
      bases,
      steps: [
        A.plays('Move Aboot'),
        offered('A', ['Meadow', 'Moor'], ['Marsh', 'Heath', 'no']),
        A.answers('Moor'),
        offered('A', ['Filler', 'Dudlee', 'no'], ['Huffie', 'Invader']),
        A.answers('Dudlee'),
        now(at('Moor', 'B Walker', 'A Huffie', 'A Dudlee'), {
          asked: null,
          cards: { Dudlee: { power: 4 }, Huffie: { power: 3 } },
        }),
        A.ends(),
        now({ cards: { Dudlee: { power: 2 } } }),
      ],
    }));

  it('declined, or without such a base, nothing happens', () => {
    play({
      seats: hand('Move Aboot'),
      bases,
      steps: [A.plays('Move Aboot'), A.answers('Moor', 'no'), now(at('Marsh', 'A Dudlee'), { asked: null })],
    });
    play({
      seats: hand('Move Aboot'),
      bases: [at('Meadow', 'A Filler', '- Bigfoot'), at('Moor', 'A Dudlee')],
      steps: [A.plays('Move Aboot'), now(at('Moor', 'A Dudlee'), { asked: null })],
    });
  });
});

describe('Power Poutine: Choose a base. Give up to two of your minions there +2 power each this turn.', () => {
  it('up to two of yours there', () => {
    for (const [chosen, powers] of [
      [['Filler', 'Huffie'], { Filler: 3, Huffie: 5, Dudlee: 2 }],
      [['Dudlee', 'done'], { Filler: 1, Huffie: 3, Dudlee: 4 }],
      [['done'], { Filler: 1, Huffie: 3, Dudlee: 2 }],
    ] as const)
      play({
        seats: hand('Power Poutine'),
        bases: [at('Meadow', 'A Filler', 'A Huffie', 'A Dudlee', 'B Invader'), at('Moor', 'A King Rex')],
        steps: [
          A.plays('Power Poutine'),
          offered('A', ['Meadow', 'Moor'], ['no']),
          A.answers('Meadow'),
          offered('A', ['Filler', 'Huffie', 'Dudlee', 'done'], ['Invader', 'King Rex']),
          picks('A', 0, 2),
          A.answers(...chosen),
          now({
            asked: null,
            cards: Object.fromEntries(Object.entries(powers).map(([name, power]) => [name, { power }])),
          }),
        ],
      });
  });
});

describe('When Calls the Badge: Choose a base and place a +1 power counter on each of your minions on it. Special: You may also play this card before a base scores.', () => {
  it('a counter on each of yours there', () =>
    play({
      seats: hand('When Calls the Badge'),
      bases: [at('Meadow', 'A Filler', 'A Huffie', 'B Invader'), at('Moor', 'A Dudlee')],
      steps: [
        A.plays('When Calls the Badge'),
        offered('A', ['Meadow', 'Moor'], ['no']),
        A.answers('Meadow'),
        now({
          asked: null,
          cards: {
            Filler: { counters: 1 },
            Huffie: { counters: 1 },
            Invader: { counters: 0 },
            Dudlee: { counters: 0 },
          },
        }),
      ],
    }));

  it('also before a base scores, at any base', () => {
    for (const [base, vp, counters] of [
      ['Meadow', { A: 3, B: 2 }, 0],
      ['Moor', { A: 2, B: 3 }, 1],
    ] as const)
      play({
        seats: hand('When Calls the Badge'),
        bases: [at('Meadow', 'A Huffie', 'A Huffie', 'B King Rex'), at('Moor', 'A Dudlee')],
        steps: [A.ends(), A.answers('When Calls the Badge', base), now({ vp, cards: { Dudlee: { counters } } })],
      });
  });
});
