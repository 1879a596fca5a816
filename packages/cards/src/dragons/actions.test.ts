import { cannotPlay, minionHere, minionsHave, playableInstead } from '@smash/engine/script';
import { A, at, B, baseCard, logged, minionCard, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const deck = ['Filler', 'Filler', 'Filler', 'Filler'];
const ready = ['A King Rex', 'B Invader'];

describe('Bring Down the Walls: Put this on a base. Ongoing: You may play an extra minion here before this base scores.', () => {
  it('with an empty hand, one that could be played only elsewhere does not count (EXT-4)', () =>
    play({
      cards: [
        minionCard(
          'Shade',
          1,
          'Special: You may play this from your discard pile.',
          playableInstead(() => true),
        ),
      ],
      seats: { A: { hand: [], deck, discard: ['Shade'] }, B: { deck } },
      bases: [at('Meadow', 'A Invader', 'B King Rex', 'A Bring Down the Walls', 'B Overrun'), at('Moor')],
      steps: [A.ends(), now({ turn: 'B', asked: null })],
    }));

  it('a minion of the hand, here, with its power (EXT-3)', () =>
    play({
      seats: { A: { hand: ['Filler', 'Howl'], deck }, B: { deck } },
      bases: [at('Meadow', 'A Invader', 'B King Rex', 'A Bring Down the Walls'), at('Moor')],
      steps: [
        A.ends(),
        offered('A', ['Bring Down the Walls', 'pass']),
        A.answers('Bring Down the Walls', '?Filler'),
        now({ turn: 'B', discard: { A: { has: ['Filler', 'Invader', 'Bring Down the Walls'] } } }),
      ],
    }));

  it('not before another base scores, nor with an empty hand (SCORE-13)', () => {
    play({
      seats: { A: { hand: ['Scout'], deck }, B: { deck } },
      bases: [at('Meadow', ...ready), at('Moor', 'A Bring Down the Walls')],
      steps: [A.ends(), now({ turn: 'B', asked: null })],
    });
    play({
      seats: { A: { deck }, B: { deck } },
      bases: [at('Meadow', ...ready, 'A Bring Down the Walls'), at('Moor')],
      steps: [A.ends(), now({ turn: 'B', asked: null })],
    });
  });
});

describe('Burn It Down: Destroy a base and any actions on it. In its place put either the top card of the base deck or a base from the base discard pile; all minions of the old base stay there.', () => {
  const seats = { A: { hand: ['Burn It Down'], deck }, B: { deck } };

  it('burn-it-down/1 the actions on it go, those on minions stay; the minions are on the new base (ATT-6)', () =>
    play({
      seats,
      baseDeck: ['Heath', 'Fen'],
      bases: [at('Meadow', 'A Filler with B Cyberevolution', 'B Scout +1', 'B Overrun', 'A Overrun'), at('Moor')],
      steps: [
        A.plays('Burn It Down'),
        A.answers('Meadow'),
        now(at('Heath', 'A Filler with B Cyberevolution', 'B Scout'), at('Moor'), {
          asked: null,
          cards: { Scout: { counters: 1 } },
          baseDeck: ['Fen'],
          baseDiscard: ['Meadow'],
          discard: { A: ['Burn It Down', 'Overrun'], B: ['Overrun'] },
        }),
      ],
    }));

  it('with an empty base deck the base discard pile is shuffled into it first; the only base comes straight back (SCORE-10)', () => {
    const bases = [at('Meadow', 'A Filler', 'A Overrun')];
    play({
      seats,
      baseDeck: [],
      baseDiscard: ['Heath'],
      bases,
      steps: [
        A.plays('Burn It Down'),
        now(at('Heath', 'A Filler'), { asked: null, baseDeck: [], baseDiscard: ['Meadow'] }),
      ],
    });
    play({
      seats,
      baseDeck: [],
      bases,
      steps: [A.plays('Burn It Down'), now(at('Meadow', 'A Filler'), { asked: null, baseDiscard: [] })],
    });
  });

  it('burn-it-down/2 the base is chosen first, then the top card unseen or a discarded base (INFO-1)', () => {
    for (const [answers, base, left] of [
      [['top'], 'Heath', ['Marsh', 'Fen', 'Meadow']],
      [['discard', 'Fen'], 'Fen', ['Marsh', 'Meadow']],
    ] as const)
      play({
        seats,
        baseDeck: ['Heath'],
        baseDiscard: ['Marsh', 'Fen'],
        bases: [at('Meadow', 'A Filler'), at('Moor')],
        steps: [
          A.plays('Burn It Down'),
          now({ sees: { A: { lacks: ['Heath'] } } }),
          offered('A', ['Meadow', 'Moor'], ['no']),
          A.answers('Meadow'),
          offered('A', ['top', 'discard']),
          A.answers(...answers),
          now(at(base, 'A Filler'), { asked: null, baseDiscard: [...left] }),
        ],
      });
  });

  it('burn-it-down/3 an action that cannot be destroyed leaves with its base; titans and buried cards, too (ATT-6)', () =>
    play({
      seats,
      titans: [],
      bases: [at('Meadow', 'A Filler', 'B buried Scout', 'B Moon Zero Three', 'B Deep Roots'), at('Moor')],
      steps: [
        A.plays('Burn It Down'),
        A.answers('Meadow'),
        now(at('Heath', 'A Filler'), {
          asked: null,
          discard: { A: ['Burn It Down'], B: ['Scout', 'Deep Roots'] },
          titans: { B: ['Moon Zero Three'] },
        }),
      ],
    }));

  it('burn-it-down/4 the minions stay even where none can be played (PLAY-4)', () =>
    play({
      seats,
      baseDeck: ['Ice Castle'],
      bases: [at('Meadow', 'A Filler', 'B Scout'), at('Moor')],
      steps: [
        A.plays('Burn It Down'),
        A.answers('Meadow'),
        now(at('Ice Castle', 'A Filler', 'B Scout'), { asked: null }),
      ],
    }));

  it('a base that is being scored stops scoring (SCORE-5)', () =>
    play({
      seats: { A: { hand: ['Burn It Down'], deck }, B: { deck } },
      baseDeck: ['Tortuga', 'Fen'],
      bases: [at('Meadow', ...ready, 'A Mole'), at('Moor')],
      steps: [
        A.ends(),
        A.answers('Mole', '?Burn It Down', '?Meadow'),
        now(at('Tortuga', ...ready, 'A Mole'), { turn: 'B', vp: { A: 0, B: 0 }, baseDiscard: ['Meadow'] }),
      ],
    }));
});

describe('Dangerous Ground: Put this on a base. Ongoing: To play a minion here, another player must first discard a card.', () => {
  it('before the minion is played; you pay nothing, nor is it asked elsewhere (RES-1)', () => {
    play({
      turn: 'B',
      seats: { B: { hand: ['Filler', 'Scout', 'Howl'] } },
      bases: [at('Meadow', 'A Dangerous Ground'), at('Moor')],
      steps: [
        B.plays('Filler', 'Meadow'),
        offered('B', ['Scout', 'Howl'], ['Filler', 'no']),
        now(at('Meadow', 'A Dangerous Ground')),
        B.answers('Howl'),
        now(at('Meadow', 'B Filler', 'A Dangerous Ground'), { asked: null, discard: { B: ['Howl'] } }),
      ],
    });
    for (const [seat, base] of [
      ['A', 'Meadow'],
      ['B', 'Moor'],
    ] as const)
      play({
        turn: seat,
        seats: { [seat]: { hand: ['Filler', 'Scout'] } },
        bases: [at('Meadow', 'A Dangerous Ground'), at('Moor')],
        steps: [(seat === 'A' ? A : B).plays('Filler', base), now({ asked: null, hand: { [seat]: ['Scout'] } })],
      });
  });

  it('dangerous-ground/1 without another card a minion cannot be played here (PLAY-4)', () =>
    play({
      turn: 'B',
      seats: { B: { hand: ['Filler'] } },
      bases: [at('Meadow', 'A Dangerous Ground'), at('Moor')],
      steps: [refused(B.plays('Filler', 'Meadow')), B.plays('Filler', 'Moor')],
    }));
});

describe('Dragon Lands: Put this on a base. Ongoing: Each of your minions here has +1 power. Special: You may play this card on a base before that base scores.', () => {
  it('yours here, not those of others or elsewhere (CALC-2)', () =>
    play({
      seats: { A: { hand: ['Dragon Lands'] } },
      bases: [at('Meadow', 'A Filler', 'B Filler'), at('Moor', 'A Scout')],
      steps: [
        A.plays('Dragon Lands', 'Meadow'),
        now({ asked: null, cards: { 'Filler/A': { power: 2 }, 'Filler/B': { power: 1 }, Scout: { power: 3 } } }),
      ],
    }));

  it('before a base scores, on that base (PLAY-7)', () =>
    play({
      seats: { A: { hand: ['Dragon Lands'], deck }, B: { deck } },
      bases: [at('Meadow', 'A Laseratops', 'A Filler', 'B King Rex'), at('Moor')],
      steps: [
        A.ends(),
        offered('A', ['Dragon Lands', 'pass']),
        A.answers('Dragon Lands'),
        now({ turn: 'B', vp: { A: 3, B: 3 }, discard: { A: { has: ['Dragon Lands'] } } }),
      ],
    }));
});

describe('Flank Attack: Search your deck, your discard pile or both for an action that can be put on a base; play it as an extra action. Shuffle the deck if you searched it.', () => {
  const seats = {
    A: {
      hand: ['Flank Attack'],
      deck: ['Howl', 'Overrun', 'Filler', 'Ruins', 'Cyberevolution'],
      discard: ['Raze', 'Howl', 'Scout', 'Infiltrate'],
    },
  };
  const bases = [at('Meadow'), at('Moor')];

  it('flank-attack/1 of the deck: played at once, and the deck is shuffled (EXT-3)', () =>
    play({
      seats,
      bases,
      steps: [
        A.plays('Flank Attack'),
        offered('A', ['deck', 'discard', 'both']),
        A.answers('deck'),
        offered('A', ['Overrun', 'Ruins'], ['Howl', 'Cyberevolution', 'Raze', 'no']),
        A.answers('Ruins', 'Meadow'),
        now(at('Meadow', 'A Ruins'), {
          asked: null,
          plays: { A: { actions: 0 } },
          deck: { A: { has: ['Howl', 'Overrun', 'Filler', 'Cyberevolution'], count: 4 } },
        }),
        logged('A shuffled the deck'),
      ],
    }));

  it('of the discard pile: the deck stays as it is (DECK-2)', () =>
    play({
      seats,
      bases,
      steps: [
        A.plays('Flank Attack'),
        A.answers('discard'),
        offered('A', ['Raze', 'Infiltrate'], ['Howl', 'Scout', 'Overrun', 'no']),
        A.answers('Raze', 'Moor'),
        now(at('Moor', 'A Raze'), {
          asked: null,
          deck: { A: ['Howl', 'Overrun', 'Filler', 'Ruins', 'Cyberevolution'] },
        }),
      ],
    }));

  it('of both: one of the deck, or else one of the discard pile (TERM-12)', () => {
    for (const [answers, action] of [
      [['Overrun'], 'Overrun'],
      [['no', 'Infiltrate'], 'Infiltrate'],
    ] as const)
      play({
        seats,
        bases,
        steps: [
          A.plays('Flank Attack'),
          A.answers('both', ...answers, 'Meadow'),
          now(at('Meadow', `A ${action}`), { asked: null }),
        ],
      });
    play({
      seats: { A: { hand: ['Flank Attack'], deck: ['Ruins', 'Filler'] } },
      bases,
      steps: [
        A.plays('Flank Attack'),
        A.answers('both'),
        A.answers('Meadow'),
        now(at('Meadow', 'A Ruins'), { asked: null }),
      ],
    });
  });

  it('none that cannot be played now (PLAY-4)', () =>
    play({
      cards: [
        minionCard(
          'Guard',
          1,
          'No Overrun can be played.',
          cannotPlay((q, _me, { card }) => q.name(card) === 'Overrun'),
        ),
      ],
      seats,
      bases: [at('Meadow', 'B Guard'), at('Moor')],
      steps: [
        A.plays('Flank Attack'),
        A.answers('deck'),
        offered('A', ['Meadow', 'Moor']),
        A.answers('Moor'),
        now(at('Moor', 'A Ruins'), { asked: null }),
      ],
    }));

  it('nothing to be found: nothing is played (RES-13)', () =>
    play({
      seats: { A: { hand: ['Flank Attack'], deck } },
      bases,
      steps: [A.plays('Flank Attack'), A.answers('both'), A.answers('?no'), now({ asked: null, deck: { A: 4 } })],
    }));
});

describe("Intimidating Presence: Put this on a base. Ongoing: Other players' minions here each have -1 power. Special: You may play this card on a base before that base scores.", () => {
  it('those of others here, not yours, none elsewhere (CALC-2)', () =>
    play({
      seats: { A: { hand: ['Intimidating Presence'] } },
      bases: [at('Meadow', 'A Scout', 'B Invader', 'B Filler'), at('Moor', 'B King Rex')],
      steps: [
        A.plays('Intimidating Presence', 'Meadow'),
        now({
          asked: null,
          cards: { Scout: { power: 3 }, Invader: { power: 2 }, Filler: { power: 0 }, 'King Rex': { power: 7 } },
        }),
      ],
    }));

  it('before a base scores, on that base, which scores all the same (SCORE-4)', () =>
    play({
      seats: { A: { hand: ['Intimidating Presence'], deck }, B: { deck } },
      bases: [at('Meadow', 'A Laseratops', 'A Filler', 'B Invader', 'B Invader'), at('Moor')],
      steps: [
        A.ends(),
        A.answers('Intimidating Presence'),
        now({ turn: 'B', vp: { A: 3, B: 2 }, discard: { A: { has: ['Intimidating Presence'] } } }),
      ],
    }));
});

describe("Raze: Put this on a base. Ongoing: Cancel this base's ability.", () => {
  const hall = baseCard('Hall', 'Every minion here has +1 power.', minionsHave(minionHere, 1));

  it('while it is there, the ability of that base alone (TERM-4)', () =>
    play({
      cards: [hall],
      seats: { A: { hand: ['Raze', 'Disenchant', 'Whispers in Darkness'], deck }, B: { hand: ['Disenchant'], deck } },
      bases: [at('Hall', 'A Filler', 'B Scout'), at("Wyrm's Desolation", 'B Invader')],
      steps: [
        now({ cards: { Filler: { power: 2 }, Scout: { power: 4 }, Invader: { power: 2 } } }),
        A.plays('Raze', 'Hall'),
        now({ asked: null, cards: { Filler: { power: 1 }, Scout: { power: 3 }, Invader: { power: 2 } } }),
        A.ends(),
        B.plays('Disenchant'),
        B.answers('?Raze'),
        now({ cards: { Filler: { power: 2 }, Scout: { power: 4 } } }),
      ],
    }));
});

describe('Ruins: Put this on a base. Ongoing: When this base scores, the other players here are awarded 1 VP less from it.', () => {
  it('every other player, once for each Ruins; not on another base (VP-6)', () => {
    play({
      seats: { A: {}, B: {}, C: {} },
      bases: [at('Meadow', 'B King Rex', 'A Filler +2', 'C Filler', 'A Ruins'), at('Moor')],
      steps: [A.ends(), now({ vp: { A: 2, B: 2, C: 0 } })],
    });
    play({
      bases: [at('Meadow', ...ready), at('Moor', 'A Ruins')],
      steps: [A.ends(), now({ vp: { A: 3, B: 2 } })],
    });
  });

  it('ruins/1 what abilities give is not reduced (SCORE-6)', () =>
    play({
      seats: { A: {}, B: {}, C: {} },
      bases: [at('Tournament Site', 'B King Rex +13', 'A Ruins'), at('Moor', 'C Filler')],
      steps: [A.ends(), now({ vp: { B: 3 } })],
    }));

  it('ruins/2 an award never falls below zero (VP-6)', () =>
    play({
      seats: { A: {}, B: { vp: 4 } },
      bases: [at('Meadow', 'A King Rex +1', 'B Scout', 'A Ruins', 'A Ruins', 'A Ruins'), at('Moor')],
      steps: [A.ends(), now({ vp: { A: 3, B: 4 } })],
    }));
});
