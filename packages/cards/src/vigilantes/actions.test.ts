import { A, at, B, now, offered, play, refused } from '@smash/testkit/play';
import { charm, rock, smite, swapper } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

const hand = (...cards: string[]) => ({ A: { hand: cards, deck: ['Cannon', 'Cannon', 'Cannon', 'Cannon'] }, B: {} });

describe('A Whole Lot Meaner: Choose a minion; it gets +3 power this turn.', () => {
  it('any minion, this turn', () =>
    play({
      seats: hand('A Whole Lot Meaner'),
      bases: [at('Meadow', 'A Filler', '- Bigfoot'), at('Moor', 'B Walker')],
      steps: [
        A.plays('A Whole Lot Meaner'),
        offered('A', ['Filler', 'Walker', 'Bigfoot'], ['no']),
        A.answers('Walker'),
        now({ asked: null, cards: { Walker: { power: 5 }, Filler: { power: 1 } } }),
        A.ends(),
        now({ cards: { Walker: { power: 2 } } }),
      ],
    }));
});

describe('Feeling Lucky?: Put this on a minion. Ongoing: After the controller of this minion plays an action, destroy this minion if this card is still on it.', () => {
  const bases = [at('Meadow', 'B Walker with A Feeling Lucky?', 'B Filler', 'A Invader'), at('Moor')];

  it('its controller’s action destroys it, and only it', () =>
    play({
      turn: 'B',
      seats: { A: {}, B: { hand: ['Convoy', 'Filler'] } },
      bases,
      steps: [
        B.plays('Filler', 'Moor'),
        now({ asked: null, discard: { B: [] } }),
        B.plays('Convoy', 'Moor'),
        now(at('Meadow', 'B Filler', 'A Invader'), { asked: null, discard: { A: ['Feeling Lucky?'], B: ['Walker'] } }),
      ],
    }));

  it('another player’s does not, nor this card’s own play on a minion of yours (RES-4)', () => {
    play({ seats: hand('Convoy'), bases, steps: [A.plays('Convoy', 'Moor'), now(bases[0]!, { asked: null })] });
    play({
      seats: hand('Feeling Lucky?'),
      bases: [at('Meadow', 'A Filler'), at('Moor')],
      steps: [
        A.plays('Feeling Lucky?', 'Filler'),
        now(at('Meadow', 'A Filler with A Feeling Lucky?'), { asked: null }),
      ],
    });
  });

  it('not if the action has taken this card off it', () => {
    play({
      turn: 'B',
      seats: { A: {}, B: { hand: ['Disenchant'] } },
      bases,
      steps: [B.plays('Disenchant'), now(at('Meadow', 'B Walker', 'B Filler', 'A Invader'), { asked: null })],
    });
    play({
      turn: 'B',
      cards: [swapper],
      seats: { A: {}, B: { hand: ['Swapper'] } },
      bases,
      steps: [
        B.plays('Swapper'),
        B.answers('Invader'),
        now(at('Meadow', 'B Walker', 'B Filler', 'A Invader with A Feeling Lucky?'), { asked: null }),
      ],
    });
  });
  it('not if the action takes control of this minion, nor if it puts this card on another one of that player', () => {
    play({
      turn: 'B',
      cards: [charm],
      seats: { A: {}, B: { hand: ['Take Over'] } },
      bases: [at('Meadow', 'A Walker with A Feeling Lucky?'), at('Moor')],
      steps: [B.plays('Take Over'), now(at('Meadow', 'B Walker with A Feeling Lucky?'), { asked: null })],
    });
    play({
      turn: 'B',
      cards: [swapper],
      seats: { A: {}, B: { hand: ['Swapper'] } },
      bases,
      steps: [
        B.plays('Swapper'),
        B.answers('Filler'),
        now(at('Meadow', 'B Walker', 'B Filler with A Feeling Lucky?', 'A Invader'), { asked: null }),
      ],
    });
  });
});

describe("Knocked into Next Week: Shuffle a minion of your choice into its owner's deck.", () => {
  it('any minion, into its owner’s deck', () =>
    play({
      seats: { A: { hand: ['Knocked into Next Week'] }, B: { deck: [] } },
      bases: [at('Meadow', 'A Walker of B', 'A Filler'), at('Moor', 'B Invader')],
      steps: [
        A.plays('Knocked into Next Week'),
        offered('A', ['Walker', 'Filler', 'Invader'], ['no']),
        A.answers('Walker'),
        now(at('Meadow', 'A Filler'), { asked: null, deck: { B: ['Walker'] } }),
      ],
    }));
});

describe("Let's Finish This: Put this on a base. Ongoing: At the start of your turn, if you and another player each have a minion here, this base's printed breakpoint is reduced to 0 this turn.", () => {
  const breakpoint = (n: number) => now({ asked: null, bases: { Meadow: { breakpoint: n } } });

  it('lets-finish-this/1 the printed breakpoint is 0: what raises it counts from there (CALC-1)', () => {
    play({
      phase: 'start',
      bases: [at('Meadow', "A Let's Finish This", 'A Filler', 'B Filler', '- Bigfoot'), at('Moor')],
      steps: [breakpoint(7)],
    });
    play({
      phase: 'start',
      seats: { A: { deck: ['Cannon', 'Cannon'] }, B: {} },
      bases: [at('Meadow', "A Let's Finish This", 'A Walker', 'B Filler'), at('Moor')],
      steps: [breakpoint(0), A.ends(), now({ vp: { A: 3, B: 2 } })],
    });
  });

  it('lets-finish-this/1 an ability that resets the starting breakpoint does so (TERM-9)', () =>
    play({
      phase: 'start',
      bases: [at('Meadow', "A Let's Finish This", 'A Filler', 'B Filler', 'A Turn Up to 11'), at('Moor')],
      steps: [now({ bases: { Meadow: { breakpoint: 21 } } })],
    }));

  it('only this turn, only in your turn, only here', () => {
    play({
      phase: 'start',
      turn: 'B',
      seats: { A: {}, B: {} },
      bases: [at('Meadow', "A Let's Finish This", 'A Filler', 'B Filler'), at('Moor', 'A Filler', 'B Filler')],
      steps: [breakpoint(10)],
    });
    play({
      phase: 'start',
      cards: [],
      seats: { A: { deck: ['Cannon', 'Cannon'] }, B: {} },
      bases: [
        at('Meadow', "A Let's Finish This", 'A Filler', 'B Filler', '- Bigfoot'),
        at('Moor', 'A Filler', 'B Filler'),
      ],
      steps: [
        now({ bases: { Moor: { breakpoint: 10 }, Meadow: { breakpoint: 7 } } }),
        A.ends(),
        now({ turn: 'B', bases: { Meadow: { breakpoint: 17 } } }),
      ],
    });
  });

  it.each([[['A Filler', '- Bigfoot']], [['B Filler', 'B Walker']], [[]]])('not with %j here', (cards) =>
    play({
      phase: 'start',
      bases: [at('Meadow', "A Let's Finish This", ...cards), at('Moor', 'A Filler', 'B Filler')],
      steps: [breakpoint(cards.includes('- Bigfoot') ? 17 : 10)],
    }),
  );
});

describe('Make My Day: At a base where you have a minion, destroy a minion with power 3 or less. Draw a card.', () => {
  it('of power 3 or less where you have a minion, your own too; then a card', () =>
    play({
      seats: hand('Make My Day'),
      bases: [at('Meadow', 'A Filler', 'B Invader', 'B Invader +1'), at('Moor', 'B Walker')],
      steps: [
        A.plays('Make My Day'),
        offered('A', ['Filler', 'Invader#1'], ['Invader#2', 'Walker', 'no']),
        A.answers('Invader#1'),
        now({ asked: null, hand: { A: ['Cannon'] }, discard: { B: ['Invader'] } }),
      ],
    }));

  it('the card is drawn without a minion to destroy, too (RES-3)', () =>
    play({
      seats: hand('Make My Day'),
      bases: [at('Meadow', 'B Filler'), at('Moor', 'A King Rex')],
      steps: [A.plays('Make My Day'), now(at('Meadow', 'B Filler'), { asked: null, hand: { A: ['Cannon'] } })],
    }));
});

describe("Scared Straight: Choose another player's minion at a base where you have a minion. Move it to another base. Play an extra action.", () => {
  it('another player’s minion where you have one; then an extra action, which may wait (EXT-2)', () =>
    play({
      seats: hand('Scared Straight', 'Convoy', 'Dekotora'),
      bases: [at('Meadow', 'A Filler', 'B Walker', '- Bigfoot', 'B Invader'), at('Moor', 'B Scout'), at('Marsh')],
      steps: [
        A.plays('Scared Straight'),
        offered('A', ['Walker', 'Invader'], ['Filler', 'Bigfoot', 'Scout', 'no']),
        A.answers('Walker'),
        offered('A', ['Moor', 'Marsh'], ['Meadow', 'no']),
        A.answers('Marsh'),
        A.plays('Convoy', 'Moor'),
        now(at('Marsh', 'B Walker'), { asked: null, cannot: [A.plays('Dekotora', 'Moor')] }),
      ],
    }));

  it('the extra action comes without a minion to move, too', () =>
    play({
      seats: hand('Scared Straight', 'Convoy'),
      bases: [at('Meadow', 'A Filler'), at('Moor', 'B Scout')],
      steps: [A.plays('Scared Straight'), now({ asked: null, can: [A.plays('Convoy', 'Moor')] })],
    }));
});

describe("Shrug it Off: Put this on a base. Talent: Until the start of your next turn, this base's abilities are cancelled.", () => {
  const bases = [at('Hideout', 'A Shrug it Off', 'B Filler', 'A Walker'), at('Moor')];

  it('until your next turn starts the base has no abilities, whatever becomes of this card (TERM-4, TERM-11)', () => {
    play({
      cards: [smite],
      seats: hand('Smite'),
      bases,
      steps: [
        A.uses('Shrug it Off'),
        A.plays('Smite'),
        A.answers('Filler'),
        now({ asked: null, discard: { B: ['Filler'] } }),
      ],
    });
    for (const [turns, gone] of [
      [1, true],
      [3, false],
    ] as const)
      play({
        cards: [smite],
        seats: {
          A: { hand: [], deck: ['Cannon', 'Cannon', 'Cannon', 'Cannon'] },
          B: { hand: ['Smite', 'Smite'], deck: ['Cannon', 'Cannon', 'Cannon', 'Cannon'] },
        },
        bases,
        steps: [
          A.uses('Shrug it Off'),
          A.ends(),
          ...(turns === 3 ? [B.ends(), A.ends()] : []),
          B.plays('Smite#1'),
          B.answers('Walker'),
          now({ asked: null, discard: { A: gone ? ['Walker'] : [] } }),
        ],
      });
  });

  it('this base only; cards here keep theirs', () =>
    play({
      cards: [smite, rock],
      seats: hand('Smite'),
      bases: [at('Hideout', 'A Walker', 'B Filler'), at('Moor', 'A Shrug it Off', 'B Rock')],
      steps: [
        A.uses('Shrug it Off'),
        refused(A.uses('Shrug it Off')),
        A.plays('Smite'),
        A.answers('Filler'),
        now({ asked: null, discard: { B: [] } }),
      ],
    }));
});

describe("Street Justice: Put this on a base. Ongoing: Other players' cards do not affect your minions here.", () => {
  it('another player’s card does nothing to yours here; your own does; others and elsewhere, yes', () => {
    const bases = [at('Meadow', 'B Street Justice', 'B Filler', 'A Walker'), at('Moor', 'B Invader')];
    for (const [victim, discard] of [
      ['Filler', []],
      ['Invader', ['Invader']],
    ] as const)
      play({
        cards: [smite],
        seats: hand('Smite'),
        bases,
        steps: [A.plays('Smite'), A.answers(victim), now({ asked: null, discard: { B: [...discard] } })],
      });
    for (const victim of ['Filler', 'Walker'])
      play({
        turn: 'B',
        cards: [smite],
        seats: { A: {}, B: { hand: ['Smite'], discard: [] } },
        bases,
        steps: [
          B.plays('Smite'),
          B.answers(victim),
          now({ discard: victim === 'Filler' ? { B: { has: ['Filler'] } } : { A: ['Walker'] } }),
        ],
      });
    play({
      seats: hand('A Whole Lot Meaner'),
      bases,
      steps: [A.plays('A Whole Lot Meaner'), A.answers('Filler'), now({ cards: { Filler: { power: 1 } } })],
    });
  });
});

describe('The Revenge: Special: After a base that you did not win scores, one of your minions there moves to another base in place of going to the discard pile.', () => {
  it('one of yours there goes to another base (RES-7)', () =>
    play({
      seats: hand('The Revenge'),
      bases: [at('Meadow', 'A Filler', 'A Walker', 'B King Rex +2'), at('Moor', 'A Invader'), at('Marsh')],
      steps: [
        A.ends(),
        A.answers('The Revenge'),
        offered('A', ['Filler', 'Walker'], ['King Rex', 'Invader', 'no']),
        A.answers('Walker'),
        offered('A', ['Moor', 'Marsh'], ['no']),
        A.answers('Marsh'),
        now(at('Marsh', 'A Walker'), at('Moor', 'A Invader'), {
          discard: { A: { has: ['Filler', 'The Revenge'], lacks: ['Walker'] } },
        }),
      ],
    }));

  it('not after one that you won, nor tied for; not as a regular action (PLAY-6)', () => {
    for (const theirs of ['B Filler', 'B King Rex +2'])
      play({
        seats: hand('The Revenge'),
        bases: [at('Meadow', 'A King Rex +2', theirs), at('Moor')],
        steps: [A.ends(), now({ turn: 'B', hand: { A: { has: ['The Revenge'] } } })],
      });
    play({
      seats: hand('The Revenge'),
      bases: [at('Meadow', 'A Filler'), at('Moor')],
      steps: [refused(A.plays('The Revenge'))],
    });
  });

  it('without a minion of yours there nothing happens', () =>
    play({
      seats: hand('The Revenge'),
      bases: [at('Meadow', 'B King Rex +3'), at('Moor', 'A Invader'), at('Marsh')],
      steps: [A.ends(), A.answers('The Revenge'), now(at('Moor', 'A Invader'), { turn: 'B', asked: null })],
    }));
});

describe('Tough It Out: Put this on a minion. Ongoing: This minion cannot be destroyed and has +2 power.', () => {
  it('+2 power, and nobody destroys it; others, yes', () => {
    for (const [victim, discard] of [
      ['Filler', []],
      ['Walker', ['Walker']],
    ] as const)
      play({
        cards: [smite],
        seats: hand('Smite'),
        bases: [at('Meadow', 'B Filler with B Tough It Out', 'B Walker'), at('Moor')],
        steps: [
          now({ cards: { Filler: { power: 3 }, Walker: { power: 2 } } }),
          A.plays('Smite'),
          A.answers(victim),
          now({ asked: null, discard: { B: [...discard] } }),
        ],
      });
  });
});

describe('Who Loves Ya, Baby?: For each minion with power 4 or more that you control, draw a card.', () => {
  it('a card for each of yours with power 4 or more, anywhere', () => {
    for (const [mine, cards] of [
      [['A Invader', 'A Invader +1', 'A King Rex', 'B King Rex'], 2],
      [['A Invader', 'B King Rex'], 0],
    ] as const)
      play({
        seats: hand('Who Loves Ya, Baby?'),
        bases: [at('Meadow', mine[0]!, mine[1]!), at('Moor', ...mine.slice(2))],
        steps: [A.plays('Who Loves Ya, Baby?'), now({ asked: null, hand: { A: new Array(cards).fill('Cannon') } })],
      });
  });
});
