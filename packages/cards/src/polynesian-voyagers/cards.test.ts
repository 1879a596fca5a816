import { protect } from '@smash/engine/script';
import { A, at, B, minionCard, now, offered, play, refused } from '@smash/testkit/play';
import { hermit } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

const deck = ['Cannon', 'Cannon', 'Cannon'];

describe('Maui: From the top of the base deck, play up to two bases. Talent: Choose a base where you have no minions and move one of your minions there.', () => {
  it('maui/1 up to two bases, which stay as extra ones', () => {
    for (const [n, bases] of [
      ['2', 3],
      ['1', 2],
      ['0', 1],
    ] as const)
      play({
        seats: { A: { hand: ['Maui'] } },
        bases: [at('Meadow')],
        baseDeck: ['Moor', 'Marsh', 'Heath'],
        steps: [
          A.plays('Maui'),
          offered('A', ['0', '1', '2']),
          A.answers(n),
          now({ asked: null, baseCount: bases, baseDeck: { count: 4 - bases } }),
        ],
      });
  });

  it('maui/1 with too few bases left, those there are', () =>
    play({
      seats: { A: { hand: ['Maui'] } },
      bases: [at('Meadow')],
      baseDeck: [],
      baseDiscard: ['Moor'],
      steps: [A.plays('Maui'), A.answers('2'), now(at('Moor'), { asked: null, baseCount: 2, baseDiscard: 0 })],
    }));

  it('talent: one of your minions to a base where you have none', () =>
    play({
      bases: [
        at('Meadow', 'A Maui'),
        at('Moor', 'A Walker', 'B Filler'),
        at('Marsh', 'B Walker'),
        at('Heath', '- Bigfoot'),
      ],
      steps: [
        A.uses('Maui'),
        offered('A', ['Marsh', 'Heath'], ['Meadow', 'Moor', 'no']),
        A.answers('Marsh'),
        offered('A', ['Maui', 'Walker/A'], ['Walker/B', 'Filler', 'no']),
        A.answers('Walker/A'),
        now(at('Marsh', 'A Walker', 'B Walker'), at('Moor', 'B Filler'), { asked: null }),
        refused(A.uses('Maui')),
      ],
    }));

  it('talent: not if you have minions everywhere', () =>
    play({ bases: [at('Meadow', 'A Maui'), at('Moor', 'A Walker')], steps: [refused(A.uses('Maui'))] }));
});

describe('Wayfinder: Talent: Choose a base without minions of yours and move this minion there to place a +1 power counter on it.', () => {
  it('it moves and gets a counter', () =>
    play({
      bases: [at('Meadow', 'A Wayfinder', 'A Filler'), at('Moor', 'A Walker'), at('Marsh', 'B Walker'), at('Heath')],
      steps: [
        A.uses('Wayfinder'),
        offered('A', ['Marsh', 'Heath'], ['Meadow', 'Moor', 'no']),
        A.answers('Marsh'),
        now(at('Marsh', 'A Wayfinder', 'B Walker'), { asked: null, cards: { Wayfinder: { counters: 1 } } }),
        refused(A.uses('Wayfinder')),
      ],
    }));

  it('no counter if it does not move; not without such a base', () => {
    play({
      cards: [
        minionCard(
          'Anchor',
          1,
          'Ongoing: No minion moves away from here.',
          protect((q, me, op) => op.verb === 'move' && q.base(op.card) === q.base(me.self)),
        ),
      ],
      bases: [at('Meadow', 'A Wayfinder', 'A Anchor'), at('Moor')],
      steps: [
        A.uses('Wayfinder'),
        now(at('Meadow', 'A Wayfinder', 'A Anchor'), { asked: null, cards: { Wayfinder: { counters: 0 } } }),
      ],
    });
    play({ bases: [at('Meadow', 'A Wayfinder'), at('Moor', 'A Walker')], steps: [refused(A.uses('Wayfinder'))] });
  });
});

describe('Tiki: Ongoing: While an action is on this minion, it has +2 power.', () => {
  it('with one or more actions, whoever has them; not with others', () =>
    play({
      seats: { A: { hand: ['Upgrade'] } },
      bases: [
        at('Meadow', 'A Tiki', 'A Tiki with B Poison', 'A Walker with A Upgrade'),
        at('Moor', 'B Tiki with A Sun Tattoo, A Sun Tattoo'),
      ],
      steps: [
        now({ cards: { 'Tiki/A#1': { power: 3 }, 'Tiki/A#2': { power: 1 }, 'Tiki/B': { power: 9 } } }),
        A.plays('Upgrade', 'Tiki/A#1'),
        now({ cards: { 'Tiki/A#1': { power: 7 } } }),
      ],
    }));
});

describe("Mo'ai: Ongoing: No other player can move a minion of theirs to this base, nor move this minion to another base.", () => {
  it('other players move no minion of theirs here, and not this one; you do both', () => {
    play({
      turn: 'B',
      seats: { A: {}, B: { hand: ['Dinghy'] } },
      bases: [at('Meadow', "A Mo'ai"), at('Moor', 'B Walker')],
      steps: [B.plays('Dinghy'), B.answers('Walker', 'done', '?Meadow'), now(at('Moor', 'B Walker'), { asked: null })],
    });
    play({
      turn: 'B',
      seats: { A: {}, B: { hand: ['Shanghai'] } },
      bases: [at('Meadow', "A Mo'ai"), at('Moor')],
      steps: [B.plays('Shanghai'), now(at('Meadow', "A Mo'ai"), { asked: null })],
    });
    play({
      seats: { A: { hand: ['Dinghy'] } },
      bases: [at('Meadow', "A Mo'ai"), at('Moor', 'A Walker')],
      steps: [
        A.plays('Dinghy'),
        A.answers("Mo'ai", 'Walker', '?Moor', '?Meadow'),
        now(at('Moor', "A Mo'ai"), at('Meadow', 'A Walker'), { asked: null }),
      ],
    });
  });

  it('others may move your minions here, and theirs elsewhere or away', () => {
    for (const [answer, to] of [
      ['Walker', 'Meadow'],
      ['Filler', 'Moor'],
    ] as const)
      play({
        turn: 'B',
        seats: { A: {}, B: { hand: ['Shanghai', 'Dinghy'] } },
        bases: [at('Meadow', "A Mo'ai", 'A Filler', 'B Invader'), at('Moor', 'A Walker')],
        steps: [
          B.plays('Shanghai'),
          B.answers(answer, '?Meadow'),
          now(at('Meadow', "A Mo'ai", 'B Invader', ...(to === 'Meadow' ? ['A Filler', 'A Walker'] : []))),
        ],
      });
    play({
      turn: 'B',
      seats: { A: {}, B: { hand: ['Dinghy'] } },
      bases: [at('Meadow', "A Mo'ai", 'B Invader'), at('Moor'), at('Marsh', 'B Walker')],
      steps: [
        B.plays('Dinghy'),
        B.answers('Invader', 'Walker', 'Moor', 'Moor'),
        now(at('Moor', 'B Invader', 'B Walker'), { asked: null }),
      ],
    });
  });

  it('a minion of a third player may be moved here by another, and a titan may come', () => {
    play({
      turn: 'B',
      seats: { A: {}, B: { hand: ['Shanghai'] }, C: {} },
      bases: [at('Meadow', "A Mo'ai"), at('Moor', 'C Walker', 'A Filler')],
      steps: [B.plays('Shanghai'), B.answers('Walker', '?Meadow'), now(at('Meadow', "A Mo'ai", 'C Walker'))],
    });
    play({
      turn: 'B',
      bases: [at('Meadow', "A Mo'ai"), at('Moor', 'B Category 5')],
      steps: [B.uses('Category 5'), B.answers('move'), now(at('Meadow', "A Mo'ai", 'B Category 5'), { asked: null })],
    });
  });

  it('they may destroy it (TERM-1)', () =>
    play({
      turn: 'B',
      seats: { A: {}, B: { hand: ['Seeing Stars'] } },
      bases: [at('Meadow', "A Mo'ai"), at('Moor')],
      steps: [B.plays('Seeing Stars'), now(at('Meadow'), { asked: null })],
    }));

  it('one that is saved from a scored base cannot come here either (RES-7)', () =>
    play({
      seats: { A: { deck }, B: { hand: [], deck } },
      bases: [at('Meadow', 'A King Rex +2', 'B First Mate'), at('Moor', "A Mo'ai"), at('Marsh')],
      steps: [
        A.ends(),
        B.answers('First Mate', '?Moor'),
        now(at('Moor', "A Mo'ai"), { turn: 'B', discard: { B: ['First Mate'] } }),
      ],
    }));
});

describe('Island Chain: The top card of the base deck is played as an extra base after this base scores.', () => {
  it('one for it and one more', () =>
    play({
      seats: { A: { deck }, B: { deck } },
      bases: [at('Island Chain', 'A King Rex +10'), at('Moor')],
      baseDeck: ['Marsh', 'Heath', 'Fen'],
      steps: [A.ends(), now(at('Marsh'), at('Heath'), { turn: 'B', baseCount: 3, baseDiscard: ['Island Chain'] })],
    }));

  it('not after another has scored', () =>
    play({
      seats: { A: { deck }, B: { deck } },
      bases: [at('Moor', 'A King Rex +3'), at('Island Chain')],
      baseDeck: ['Marsh', 'Heath'],
      steps: [A.ends(), now({ turn: 'B', baseCount: 2 })],
    }));
});

describe('Island Peak: If you have exactly one minion here at the start of your turn, place a +1 power counter on that minion.', () => {
  it('the current player’s only minion here', () => {
    for (const [cards, counters] of [
      [['A Walker', 'B Filler', 'B Invader'], 1],
      [['B Invader', 'A Walker'], 1],
      [['A Walker', 'A Filler', 'B Invader'], 0],
    ] as const)
      play({
        phase: 'start',
        seats: { A: {}, B: {} },
        bases: [at('Island Peak', ...cards), at('Moor', 'A Scout', 'B Scout')],
        steps: [
          now({ phase: 'play', cards: { Walker: { counters }, Invader: { counters: 0 }, 'Scout/A': { counters: 0 } } }),
        ],
      });
  });

  it('on your own turn only; a player who ignores the base gets none (TERM-13)', () => {
    play({
      phase: 'start',
      turn: 'B',
      bases: [at('Island Peak', 'A Walker')],
      steps: [now({ phase: 'play', cards: { Walker: { counters: 0 } } })],
    });
    play({
      cards: [hermit],
      phase: 'start',
      bases: [at('Island Peak', 'A Hermit')],
      steps: [now({ phase: 'play', cards: { Hermit: { counters: 0 } } })],
    });
  });
});

describe("Tropical Paradise: This base's starting breakpoint is 0 as long as every player has at least one minion on it.", () => {
  it('with a minion of every player 0, else 20; other changes come on top (CALC-1)', () =>
    play({
      seats: { A: { hand: ['Cannon'] }, B: {}, C: { hand: [] } },
      bases: [at('Tropical Paradise', 'A Walker', 'B Invader', 'C Filler', '- Bigfoot'), at('Moor')],
      steps: [
        now({ bases: { 'Tropical Paradise': { breakpoint: 7 }, Moor: { breakpoint: 10 } } }),
        A.plays('Cannon'),
        A.answers('Filler', 'done'),
        now({ bases: { 'Tropical Paradise': { breakpoint: 27 } } }),
      ],
    }));

  it('then it scores at the end of the turn', () =>
    play({
      seats: { A: { hand: ['Filler'], deck }, B: { deck } },
      bases: [at('Tropical Paradise', 'B Walker'), at('Moor')],
      steps: [A.plays('Filler', 'Tropical Paradise'), A.ends(), now({ turn: 'B', vp: { A: 2, B: 3 } })],
    }));
});
