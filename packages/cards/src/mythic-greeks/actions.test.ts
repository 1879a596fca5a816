import { act, look, onPlay, ops } from '@smash/engine/script';
import { A, actionCard, at, minionCard, now, offered, play, refused, shown } from '@smash/testkit/play';
import { rock } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

const idle = actionCard('Idle', 'standard', 'No effect.');
const rigged = minionCard(
  'Rigged',
  1,
  "This base's starting breakpoint becomes 15 this turn.",
  onPlay(function* (me) {
    yield* act(ops.startingBreakpoint(yield* look((q) => q.base(me.self)), 15, { t: 'turnEnd', turn: 1 }));
  }),
);

describe('Favor of Aphrodite: Play an extra minion.', () => {
  it('of any power, once', () =>
    play({
      seats: { A: { hand: ['Favor of Aphrodite', 'Filler', 'Odysseus', 'Filler'] }, B: {} },
      bases: [at('Meadow')],
      steps: [
        A.plays('Filler', 'Meadow'),
        refused(A.plays('Odysseus', 'Meadow')),
        A.plays('Favor of Aphrodite'),
        A.plays('Odysseus', 'Meadow'),
        refused(A.plays('Filler@hand', 'Meadow')),
      ],
    }));
});

describe('Favor of Apollo: Draw a card. Play an extra action.', () => {
  it('the card drawn can be that action, which is optional (EXT-2)', () =>
    play({
      cards: [idle],
      seats: { A: { hand: ['Favor of Apollo', 'Filler'], deck: ['Idle', 'Filler', 'Filler', 'Filler'] }, B: {} },
      bases: [at('Meadow')],
      steps: [
        A.plays('Favor of Apollo'),
        now({ asked: null, hand: { A: ['Filler', 'Idle'] }, can: [A.plays('Idle'), A.ends()] }),
        A.plays('Idle'),
        now({ asked: null, discard: { A: ['Favor of Apollo', 'Idle'] } }),
      ],
    }));

  it('with no card to draw it still gives the action', () =>
    play({
      cards: [idle],
      seats: { A: { hand: ['Favor of Apollo', 'Idle'], deck: [] }, B: {} },
      bases: [at('Meadow')],
      steps: [A.plays('Favor of Apollo'), A.plays('Idle'), now({ discard: { A: ['Favor of Apollo', 'Idle'] } })],
    }));
});

describe('Favor of Ares: One of your minions gains +3 power this turn.', () => {
  it('yours only, this turn only', () =>
    play({
      seats: { A: { hand: ['Favor of Ares'] }, B: {} },
      bases: [at('Meadow', 'A Filler', 'B Walker'), at('Moor', 'A Huffie')],
      steps: [
        A.plays('Favor of Ares'),
        offered('A', ['Filler', 'Huffie'], ['Walker', 'no']),
        A.answers('Filler'),
        now({ asked: null, cards: { Filler: { power: 4 }, Huffie: { power: 3 } } }),
        A.ends(),
        now({ turn: 'B', cards: { Filler: { power: 1 } } }),
      ],
    }));

  it('playable without a minion (PLAY-5)', () =>
    play({
      seats: { A: { hand: ['Favor of Ares'] }, B: {} },
      bases: [at('Meadow', 'B Walker')],
      steps: [A.plays('Favor of Ares'), now({ asked: null, cards: { Walker: { power: 2 } } })],
    }));
});

describe('Favor of Athena: Reveal the top five cards of your deck. One action among them may go into your hand; return the others to the top of the deck in any order.', () => {
  const five = ['Filler', 'Idle', 'Walker', 'Probe', 'Invader'];

  it('everybody sees five; you may take one action; the rest go back in your order', () =>
    play({
      cards: [idle],
      seats: { A: { hand: ['Favor of Athena'], deck: [...five, 'Upgrade'] }, B: {} },
      bases: [at('Meadow')],
      steps: [
        A.plays('Favor of Athena'),
        offered('A', ['Idle', 'Probe', 'no'], ['Filler', 'Walker', 'Invader', 'Upgrade']),
        shown('A', ...five),
        A.answers('Probe'),
        offered('A', ['Filler', 'Idle', 'Walker', 'Invader'], ['Upgrade', 'Probe']),
        A.answers('Walker', 'Invader', 'Idle', 'Filler'),
        now({
          asked: null,
          hand: { A: ['Probe'] },
          deck: { A: ['Walker', 'Invader', 'Idle', 'Filler', 'Upgrade'] },
          sees: { B: { has: [...five], lacks: ['Upgrade'] } },
        }),
      ],
    }));

  it('declined, all five go back', () =>
    play({
      cards: [idle],
      seats: { A: { hand: ['Favor of Athena'], deck: [...five, 'Upgrade'] }, B: {} },
      bases: [at('Meadow')],
      steps: [
        A.plays('Favor of Athena'),
        A.answers('no'),
        A.answers(...five.toReversed()),
        now({ asked: null, hand: { A: [] }, deck: { A: [...five.toReversed(), 'Upgrade'] } }),
      ],
    }));

  it('no action among them; a deck that is too short is refilled (DECK-1)', () =>
    play({
      seats: { A: { hand: ['Favor of Athena'], deck: ['Filler'], discard: ['Walker'] }, B: {} },
      bases: [at('Meadow')],
      steps: [
        A.plays('Favor of Athena'),
        offered('A', ['Filler', 'Walker'], ['no']),
        A.answers('Walker', 'Filler'),
        now({ asked: null, hand: { A: [] }, deck: { A: ['Walker', 'Filler'] }, discard: { A: ['Favor of Athena'] } }),
      ],
    }));

  it('nothing at all to reveal', () =>
    play({
      seats: { A: { hand: ['Favor of Athena'], deck: [] }, B: {} },
      bases: [at('Meadow')],
      steps: [A.plays('Favor of Athena'), now({ asked: null, hand: { A: [] }, discard: { A: ['Favor of Athena'] } })],
    }));
});

describe('Favor of Dionysus: One of your minions gains +1 power this turn. Play an extra action. You may place this card on top of your deck rather than in the discard pile.', () => {
  const seats = { A: { hand: ['Favor of Dionysus', 'Idle', 'Idle'], deck: ['Walker', 'Walker', 'Walker'] }, B: {} };
  const bases = [at('Meadow', 'A Filler', 'B Walker', 'A Huffie')];

  it('+1 power, an extra action, and on top of the deck', () =>
    play({
      cards: [idle],
      seats,
      bases,
      steps: [
        A.plays('Favor of Dionysus'),
        offered('A', ['Filler', 'Huffie'], ['Walker', 'no']),
        A.answers('Huffie', 'yes'),
        now({
          asked: null,
          cards: { Huffie: { power: 4 }, Filler: { power: 1 } },
          discard: { A: [] },
          deck: { A: ['Favor of Dionysus', 'Walker', 'Walker', 'Walker'] },
        }),
        A.plays('Idle'),
        refused(A.plays('Idle')),
        A.ends(),
        now({ turn: 'B', hand: { A: ['Idle', 'Favor of Dionysus', 'Walker'] }, cards: { Huffie: { power: 3 } } }),
      ],
    }));

  it('or to the discard pile', () =>
    play({
      cards: [idle],
      seats,
      bases,
      steps: [
        A.plays('Favor of Dionysus'),
        A.answers('Filler', 'no'),
        now({ asked: null, discard: { A: ['Favor of Dionysus'] }, deck: { A: 3 }, can: [A.plays('Idle')] }),
      ],
    }));

  it("another player who plays it puts it on its owner's deck (DECK-3)", () =>
    play({
      seats: { A: { hand: ['Mass Enchantment'] }, B: { deck: ['Favor of Dionysus', 'Filler'] } },
      bases: [at('Meadow', 'A Huffie')],
      steps: [
        A.plays('Mass Enchantment'),
        A.answers('yes'),
        now({ asked: null, cards: { Huffie: { power: 4 } }, deck: { B: ['Favor of Dionysus', 'Filler'] } }),
      ],
    }));
});

describe('Favor of Hades: Choose an action in your discard pile and place it into your hand.', () => {
  it('an action, but not itself, which is still being played (PLAY-2)', () =>
    play({
      cards: [idle],
      seats: {
        A: { hand: ['Favor of Hades'], discard: ['Idle', 'Walker', 'Upgrade', 'K.C. Smith'] },
        B: { discard: ['Probe'] },
      },
      bases: [at('Meadow')],
      steps: [
        A.plays('Favor of Hades'),
        offered('A', ['Idle', 'Upgrade', 'K.C. Smith'], ['Walker', 'Favor of Hades', 'Probe', 'no']),
        A.answers('Upgrade'),
        now({
          asked: null,
          hand: { A: ['Upgrade'] },
          discard: { A: ['Idle', 'Walker', 'K.C. Smith', 'Favor of Hades'] },
        }),
      ],
    }));

  it('no action there', () =>
    play({
      seats: { A: { hand: ['Favor of Hades'], discard: ['Walker'] }, B: {} },
      bases: [at('Meadow')],
      steps: [A.plays('Favor of Hades'), now({ asked: null, hand: { A: [] } })],
    }));
});

describe('Favor of Hera: Choose up to two of your minions and place a +1 power counter on each.', () => {
  const seats = { A: { hand: ['Favor of Hera'] }, B: {} };

  it('two, one or none of yours, on any bases', () => {
    for (const [answers, ...counters] of [
      [['Filler', 'Huffie'], 1, 1, 0],
      [['Rock', 'done'], 0, 0, 1],
      [['done'], 0, 0, 0],
    ] as const)
      play({
        cards: [rock],
        seats,
        bases: [at('Meadow', 'A Filler', 'B Walker'), at('Moor', 'A Huffie', 'A Rock')],
        steps: [
          A.plays('Favor of Hera'),
          offered('A', ['Filler', 'Huffie', 'Rock', 'done'], ['Walker']),
          refused(A.answers('Filler', 'Huffie', 'Rock')),
          A.answers(...answers),
          now({
            asked: null,
            cards: {
              Filler: { counters: counters[0] },
              Huffie: { counters: counters[1] },
              Rock: { counters: counters[2] },
              Walker: { counters: 0 },
            },
          }),
        ],
      });
  });
});

describe('Favor of Hermes: Play two extra actions.', () => {
  const start = { cards: [idle], bases: [at('Meadow')] };

  it('favor-of-hermes/1 two, one or none of them', () => {
    const seats = { A: { hand: ['Favor of Hermes', 'Idle', 'Favor of Ares', 'Favor of Zeus'] }, B: {} };
    play({
      ...start,
      seats,
      steps: [
        A.plays('Favor of Hermes'),
        A.plays('Idle'),
        now({ can: [A.ends()] }),
        A.plays('Favor of Ares'),
        refused(A.plays('Favor of Zeus')),
      ],
    });
    play({ ...start, seats, steps: [A.plays('Favor of Hermes'), A.ends(), now({ turn: 'B' })] });
  });
});

describe('Favor of Poseidon: Choose up to three cards in your discard pile and shuffle them into your deck.', () => {
  const seats = {
    A: { hand: ['Favor of Poseidon'], deck: ['Filler'], discard: ['Walker', 'Probe', 'Upgrade', 'Invader'] },
    B: {},
  };

  it('up to three of any kind', () => {
    for (const [answers, deck, discard] of [
      [['Walker', 'Probe', 'Upgrade'], ['Filler', 'Walker', 'Probe', 'Upgrade'], ['Invader']],
      [
        ['Invader', 'done'],
        ['Filler', 'Invader'],
        ['Walker', 'Probe', 'Upgrade'],
      ],
      [['done'], ['Filler'], ['Walker', 'Probe', 'Upgrade', 'Invader']],
    ] as const)
      play({
        seats,
        bases: [at('Meadow')],
        steps: [
          A.plays('Favor of Poseidon'),
          offered('A', ['Walker', 'Probe', 'Upgrade', 'Invader', 'done'], ['Filler', 'Favor of Poseidon']),
          refused(A.answers('Walker', 'Probe', 'Upgrade', 'Invader')),
          A.answers(...answers),
          now({
            asked: null,
            deck: { A: { has: [...deck], count: deck.length } },
            discard: { A: [...discard, 'Favor of Poseidon'] },
          }),
        ],
      });
  });
});

describe('Favor of Zeus: Choose a base; its breakpoint is 5 lower this turn.', () => {
  it('one base, this turn', () =>
    play({
      seats: { A: { hand: ['Favor of Zeus'] }, B: {} },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Favor of Zeus'),
        offered('A', ['Meadow', 'Moor'], ['no']),
        A.answers('Moor'),
        now({ asked: null, bases: { Moor: { breakpoint: 5 }, Meadow: { breakpoint: 10 } } }),
        A.ends(),
        now({ turn: 'B', bases: { Moor: { breakpoint: 10 } } }),
      ],
    }));

  it('favor-of-zeus/1 taken off a starting breakpoint that was set before or after it (CALC-1)', () => {
    for (const first of ['Favor of Zeus', 'Rigged'])
      play({
        cards: [rigged],
        seats: { A: { hand: ['Favor of Zeus', 'Rigged'] }, B: {} },
        bases: [at('Meadow')],
        steps: [
          first === 'Rigged' ? A.plays('Rigged', 'Meadow') : A.plays('Favor of Zeus'),
          first === 'Rigged' ? A.plays('Favor of Zeus') : A.plays('Rigged', 'Meadow'),
          now({ asked: null, bases: { Meadow: { breakpoint: 10 } } }),
        ],
      });
    for (const [reset, breakpoint] of [
      ['Overgrowth', 0],
      ['Turn Up to 11', 16],
    ] as const)
      play({
        turn: 'B',
        seats: { A: { hand: ['Favor of Zeus'] }, B: {} },
        bases: [at('Meadow', `A ${reset}`)],
        steps: [
          { by: 'B', end: true },
          A.plays('Favor of Zeus'),
          now({ asked: null, bases: { Meadow: { breakpoint } } }),
        ],
      });
  });
});
