import { ownPower } from '@smash/engine/script';
import { A, at, B, minionCard, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const giant = minionCard(
  'Brag',
  2,
  'Ongoing: This minion has +5 power.',
  ownPower(() => 5),
);

describe('Last Call: Special: Play this before a base scores. Play a minion there; its abilities are cancelled this turn.', () => {
  const bases = [at('Meadow', 'A King Rex +2', 'B Filler'), at('Moor', 'A Filler')];
  it('a minion from the hand comes to the scoring base without its abilities (SCORE-3, TERM-4)', () =>
    play({
      cards: [giant],
      seats: { A: { hand: ['Last Call', 'Brag', 'Invader', 'Howl'] } },
      bases,
      steps: [
        refused(A.plays('Last Call')),
        A.ends(),
        A.answers('Last Call'),
        offered('A', ['Brag', 'Invader', 'no'], ['Howl']),
        A.answers('Brag'),
        now({ turn: 'B', vp: { A: 3, B: 2 }, discard: { A: { has: ['Brag', 'Last Call'] } } }),
      ],
    }));
  it('its on-play ability does not happen, its power is the printed one (ABL-1)', () =>
    play({
      cards: [giant],
      seats: { A: { hand: ['Last Call', 'Invader'] }, B: { hand: ['Last Call', 'Brag'] } },
      bases: [at('Meadow', 'A King Rex +2', 'B Archmage'), at('Moor')],
      steps: [
        A.ends(),
        A.answers('Last Call', 'Invader'),
        B.answers('Last Call', 'Brag'),
        now({ turn: 'B', vp: { A: 3, B: 2 } }),
      ],
    }));
  it('or none; where minions cannot be played none is offered (EXT-3, CONF-1)', () => {
    play({
      seats: { A: { hand: ['Last Call', 'Invader'] } },
      bases,
      steps: [A.ends(), A.answers('Last Call', 'no'), now({ turn: 'B', hand: { A: { has: ['Invader'] } } })],
    });
    play({
      seats: { A: { hand: ['Last Call', 'Invader'] } },
      bases: [at('Ice Castle', 'A King Rex +9', 'B Filler'), at('Moor')],
      steps: [A.ends(), A.answers('Last Call'), now({ turn: 'B', hand: { A: { has: ['Invader'] } } })],
    });
  });
  it('last-call/1 a minion bound to where it may be played comes all the same (TERM-4)', () =>
    play({
      seats: { A: { hand: ['Last Call', 'Shoggoth'] } },
      bases: [at('Meadow', 'B King Rex +4', 'B Walker'), at('Moor')],
      steps: [
        A.ends(),
        A.answers('Last Call', 'Shoggoth'),
        now({ turn: 'B', vp: { A: 2, B: 3 }, discard: { A: ['Last Call', 'Shoggoth'] } }),
      ],
    }));
});

describe('Lunch Run: Put this on a base. Ongoing: Draw a card after each minion you play here.', () => {
  it('for each minion you play there; not elsewhere, not for other players’ (TERM-10)', () =>
    play({
      seats: { A: { hand: ['Pestling', 'Filler', 'Lunch Run'] }, B: { hand: ['Filler'] } },
      bases: [at('Meadow', 'A Lunch Run'), at('Moor')],
      steps: [
        now({ can: [A.plays('Lunch Run', 'Moor')], cannot: [] }),
        A.plays('Pestling', 'Meadow'),
        A.plays('Filler', 'Meadow'),
        now({ asked: null, hand: { A: ['Lunch Run', 'Filler', 'Filler'] } }),
        A.ends(),
        B.plays('Filler', 'Meadow'),
        now({ asked: null, hand: { A: 5, B: 0 } }),
      ],
    }));
  it('a minion played elsewhere brings none (TERM-7)', () =>
    play({
      seats: { A: { hand: ['Filler'] } },
      bases: [at('Meadow', 'A Lunch Run'), at('Moor')],
      steps: [A.plays('Filler', 'Moor'), now({ asked: null, hand: { A: [] } })],
    }));
});

describe('Out of Nowhere: Reveal cards from the top of your deck until you have revealed two minions. Place both into your hand and shuffle the other revealed cards into your deck.', () => {
  it('the first two minions; all see what was revealed (INFO-3)', () =>
    play({
      seats: { A: { hand: ['Out of Nowhere'], deck: ['Howl', 'Scout', 'Overrun', 'Walker', 'Invader'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Out of Nowhere'),
        now({ asked: null, hand: { A: ['Scout', 'Walker'] }, deck: { A: 3 }, sees: { B: { has: ['Overrun'] } } }),
      ],
    }));
  it('with one, or none, as many as there are (TOP-2)', () =>
    play({
      seats: { A: { hand: ['Out of Nowhere'], deck: ['Howl', 'Scout', 'Overrun'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [A.plays('Out of Nowhere'), now({ asked: null, hand: { A: ['Scout'] }, deck: { A: 2 } })],
    }));
});

describe('Rude Awakening: Choose a base. Reveal your hand and play each minion in it there as an extra minion; the abilities of those minions are cancelled this turn.', () => {
  it('all minions of the hand, without their abilities this turn; the actions stay, and all see them (TERM-4, INFO-3)', () =>
    play({
      cards: [giant],
      seats: { A: { hand: ['Rude Awakening', 'Brag', 'Invader', 'Howl', 'Filler'] } },
      bases: [at('Meadow', 'B Walker'), at('Moor')],
      steps: [
        A.plays('Rude Awakening'),
        offered('A', ['Meadow', 'Moor'], ['no']),
        A.answers('Meadow'),
        offered('A', ['Brag', 'Invader', 'Filler'], ['Howl', 'no']),
        A.answers('Invader', 'Brag'),
        now(at('Meadow', 'B Walker', 'A Invader', 'A Brag', 'A Filler'), {
          asked: null,
          vp: { A: 0 },
          hand: { A: ['Howl'] },
          cards: { Brag: { power: 2 } },
          plays: { A: { minions: 1, actions: 0 } },
          sees: { B: { has: ['Howl'] } },
        }),
        A.ends(),
        now({ turn: 'B', cards: { Brag: { power: 7 } } }),
      ],
    }));
  it('with no minion nothing is played; with an empty hand neither (RES-12)', () => {
    play({
      seats: { A: { hand: ['Rude Awakening', 'Howl'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Rude Awakening'),
        A.answers('Meadow'),
        now({ asked: null, hand: { A: ['Howl'] }, sees: { B: { has: ['Howl'] } } }),
      ],
    });
    play({
      seats: { A: { hand: ['Rude Awakening'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [A.plays('Rude Awakening'), A.answers('Meadow'), now({ asked: null, hand: { A: [] } })],
    });
  });
  it('where minions cannot be played they are discarded (PLAY-4)', () =>
    play({
      seats: { A: { hand: ['Rude Awakening', 'Filler'] } },
      bases: [at('Ice Castle'), at('Moor')],
      steps: [
        A.plays('Rude Awakening'),
        A.answers('Ice Castle'),
        now(at('Ice Castle'), { asked: null, discard: { A: ['Filler', 'Rude Awakening'] } }),
      ],
    }));
  it('rude-awakening/1 a minion bound to where it may be played comes all the same (TERM-4)', () =>
    play({
      seats: { A: { hand: ['Rude Awakening', 'Shoggoth'] } },
      bases: [at('Meadow', 'B Walker'), at('Moor')],
      steps: [
        A.plays('Rude Awakening'),
        A.answers('Meadow'),
        now(at('Meadow', 'B Walker', 'A Shoggoth'), { asked: null }),
      ],
    }));
});

describe('Small But Tough: Put this on one of your minions. Ongoing: When this minion would go to the discard pile, place it on top of your deck instead.', () => {
  it('destroyed, it comes on top of the deck, the action is discarded (RES-7)', () =>
    play({
      seats: { A: { hand: ['Cat Fight', 'Small But Tough'], deck: [] } },
      bases: [at('Meadow', 'A Filler with A Small But Tough', 'B Walker'), at('Moor', 'A Walker')],
      steps: [
        now({
          can: [A.plays('Small But Tough', 'Walker@Moor')],
          cannot: [A.plays('Small But Tough', 'Walker@Meadow')],
        }),
        A.plays('Cat Fight'),
        A.answers('Filler'),
        now(at('Meadow', 'B Walker'), {
          asked: null,
          deck: { A: ['Filler'] },
          discard: { A: ['Cat Fight', 'Small But Tough'] },
        }),
      ],
    }));
  it('with a scored base, too; another minion is discarded (SCORE-9)', () =>
    play({
      seats: { A: { deck: ['Howl', 'Howl', 'Howl'] } },
      bases: [at('Meadow', 'A King Rex +3 with A Small But Tough', 'A Walker'), at('Moor')],
      steps: [
        A.ends(),
        now({ turn: 'B', hand: { A: { has: ['King Rex'] } }, discard: { A: ['Small But Tough', 'Walker'] } }),
      ],
    }));
});

describe('Sneaksy: Put this on a base. Ongoing: Actions of other players do not affect your minions here.', () => {
  const seats = { B: { hand: ['Seeing Stars'] } };
  it('your minions there are safe from other players’ actions; those elsewhere and other players’ are not (CAN-1)', () => {
    const bases = [at('Meadow', 'A Walker', 'C Filler', 'A Sneaksy'), at('Moor', 'A Filler')];
    for (const [target, there, elsewhere] of [
      ['Walker', ['A Walker', 'C Filler', 'A Sneaksy'], ['A Filler']],
      ['Filler/C', ['A Walker', 'A Sneaksy'], ['A Filler']],
      ['Filler/A', ['A Walker', 'C Filler', 'A Sneaksy'], []],
    ] as const)
      play({
        turn: 'B',
        seats: { A: {}, ...seats, C: {} },
        bases,
        steps: [
          B.plays('Seeing Stars'),
          B.answers(target),
          now(at('Meadow', ...there), at('Moor', ...elsewhere), { asked: null }),
        ],
      });
  });
  it('minions’ abilities affect them, and your own actions do (TERM-15)', () => {
    play({
      turn: 'B',
      seats: { B: { hand: ['Muffin'] } },
      bases: [at('Meadow', 'A Walker', 'A Sneaksy'), at('Moor')],
      steps: [
        B.plays('Muffin', 'Moor'),
        B.answers('Walker'),
        now(at('Meadow', 'B Walker', 'A Sneaksy'), { asked: null }),
      ],
    });
    play({
      seats: { A: { hand: ['Cat Fight'] } },
      bases: [at('Meadow', 'A Walker', 'A Sneaksy'), at('Moor')],
      steps: [A.plays('Cat Fight'), now(at('Meadow', 'A Sneaksy'), { asked: null })],
    });
  });
  it('sneaksy/1 another player may take an action off your minion (TERM-2)', () =>
    play({
      turn: 'B',
      seats: { B: { hand: ['Disenchant'] } },
      bases: [at('Meadow', 'A Walker with A Leaf Armor', 'A Sneaksy'), at('Moor', 'A Filler')],
      steps: [
        B.plays('Disenchant'),
        B.answers('Leaf Armor'),
        now(at('Meadow', 'A Walker', 'A Sneaksy'), { asked: null }),
      ],
    }));
});

describe('Spoiled Brats: Choose any number of minions in your discard pile; shuffle these and place them on top of your deck.', () => {
  const start = {
    seats: {
      A: { hand: ['Spoiled Brats'], discard: ['Scout', 'Walker', 'Invader', 'Howl'], deck: ['Filler', 'Filler'] },
    },
    bases: [at('Meadow'), at('Moor')],
  };
  it('any of them, above the rest of the deck; all see which (RES-12)', () =>
    play({
      ...start,
      steps: [
        A.plays('Spoiled Brats'),
        offered('A', ['Scout', 'Walker', 'Invader', 'done'], ['Howl']),
        A.answers('Scout', 'Walker', 'Invader'),
        now({
          asked: null,
          deck: { A: { bottom: ['Filler', 'Filler'], count: 5 } },
          discard: { A: ['Howl', 'Spoiled Brats'] },
          sees: { B: { has: ['Scout', 'Walker'] } },
        }),
      ],
    }));
  it('each of them once, whatever the order', () => {
    for (const seed of [1, 2, 3, 4])
      play({
        ...start,
        seed,
        steps: [
          A.plays('Spoiled Brats'),
          A.answers('Scout', 'Walker', 'Invader'),
          now({ deck: { A: { has: ['Scout', 'Walker', 'Invader'], count: 5 } } }),
        ],
      });
  });
  it('one, or none (RES-12)', () => {
    play({
      ...start,
      steps: [
        A.plays('Spoiled Brats'),
        A.answers('Walker', 'done'),
        now({
          asked: null,
          deck: { A: { top: ['Walker'], count: 3 } },
          discard: { A: ['Howl', 'Invader', 'Scout', 'Spoiled Brats'] },
        }),
      ],
    });
    play({
      ...start,
      steps: [A.plays('Spoiled Brats'), A.answers('done'), now({ asked: null, deck: { A: 2 } })],
    });
  });
});

describe('Unexpected Party: On a base where you have no minions, play a minion as an extra minion.', () => {
  it('only where you have none when it is played (EXT-4)', () =>
    play({
      seats: { A: { hand: ['Unexpected Party', 'Filler', 'Filler', 'Filler'] } },
      bases: [at('Meadow', 'A Walker'), at('Moor', 'B Walker')],
      steps: [
        A.plays('Unexpected Party'),
        A.plays('Filler', 'Meadow'),
        now({ asked: null, cannot: [A.plays('Filler', 'Meadow')] }),
        A.plays('Filler', 'Moor'),
        refused(A.plays('Filler', 'Moor')),
      ],
    }));
});
