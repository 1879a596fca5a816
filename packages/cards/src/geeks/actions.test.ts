import { view } from '@smash/engine';
import { A, at, B, now, offered, play, queryOf } from '@smash/testkit/play';
import { describe, expect, it } from 'vitest';

describe("Banned List: For each other player: name a card, then look at that player's hand. That player places every copy of the named card from their hand on the bottom of their deck.", () => {
  it('each copy goes under the deck of its holder, and you alone see the hand (TERM-12, INFO-3)', () =>
    play({
      seats: {
        A: { hand: ['Banned List', 'Walker'] },
        B: { hand: ['Walker', 'Invader', 'Walker'], deck: ['Collector'] },
      },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Banned List'),
        ({ state }) => {
          expect(state.asks[0]!.title).toBe('Name a card for player B');
        },
        A.answers('Walker'),
        now({
          asked: null,
          hand: { A: ['Walker'], B: ['Invader'] },
          deck: { B: ['Collector', 'Walker', 'Walker'] },
        }),
      ],
    }));

  it('names are those of every card of the game that a hand can hold, wherever they lie (INFO-2)', () =>
    play({
      seats: { A: { hand: ['Banned List'] }, B: { hand: ['Invader'], deck: ['Dumbbells'] } },
      bases: [at('Meadow', 'B Walker', '- Ghoul'), at('Moor')],
      monsterDeck: [],
      treasureDeck: ['Wishing Ring'],
      titans: [{ seat: 'A', card: 'Major Ursa' }],
      steps: [
        A.plays('Banned List'),
        offered(
          'A',
          ['Banned List', 'Dumbbells', 'Filler', 'Invader', 'Walker', 'Wishing Ring'],
          ['Ghoul', 'Major Ursa', 'Meadow'],
        ),
        A.answers('Dumbbells'),
        now({ asked: null, hand: { B: ['Invader'] }, deck: { B: ['Dumbbells'] } }),
      ],
    }));

  it('asks once for each other player, clockwise (ME-6)', () =>
    play({
      turn: 'B',
      seats: {
        A: { hand: ['Walker'], deck: ['Filler'] },
        B: { hand: ['Banned List'] },
        C: { hand: ['Walker'], deck: ['Filler'] },
      },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        B.plays('Banned List'),
        ({ state }) => expect(state.asks[0]!.title).toBe('Name a card for player C'),
        B.answers('Filler'),
        ({ state }) => expect(state.asks[0]!.title).toBe('Name a card for player A'),
        B.answers('Walker'),
        now({ hand: { A: [], C: ['Walker'] }, deck: { A: ['Filler', 'Walker'], C: ['Filler'] } }),
      ],
    }));

  it('banned-list/1 a card is named by choosing it from the list: no need to know titles', () =>
    play({
      seats: { A: { hand: ['Banned List'] }, B: { hand: [] } },
      bases: [at('Meadow', 'B Walker'), at('Moor')],
      steps: [
        A.plays('Banned List'),
        ({ state }) => expect(state.asks[0]!.options.map((o) => o.hint)).toEqual(['Banned List', 'Filler', 'Walker']),
        A.answers('Walker'),
        now({ asked: null, turn: 'A' }),
      ],
    }));
});

describe('Griefer: For each other player, choose one: that player discards a random card OR destroys one of their minions OR shuffles their discard pile into their deck.', () => {
  it('griefer/1 each player gets a separate effect (RES-14, ME-6)', () =>
    play({
      seats: {
        A: { hand: ['Griefer'] },
        B: { hand: ['Walker', 'Walker'] },
        C: { hand: ['Invader'], discard: ['Collector', 'Walker'], deck: ['Filler'] },
      },
      bases: [at('Meadow', 'B Invader', 'C Walker'), at('Moor')],
      steps: [
        A.plays('Griefer'),
        offered('A', ['discard', 'destroy', 'shuffle'], ['no']),
        A.answers('discard'),
        A.answers('shuffle'),
        now(at('Meadow', 'B Invader', 'C Walker'), {
          asked: null,
          hand: { B: ['Walker'], C: ['Invader'] },
          discard: { B: ['Walker'], C: [] },
          deck: { C: 3 },
        }),
      ],
    }));

  it('griefer/2 the player told to destroy chooses among all own minions, and gets the credit (TERM-2)', () =>
    play({
      seats: { A: { hand: ['Griefer'] } },
      bases: [at('Field of Honor', 'B Invader', 'A Walker'), at('Moor', 'B Walker')],
      steps: [
        A.plays('Griefer'),
        A.answers('destroy'),
        offered('B', ['Invader', 'Walker@Moor'], ['Walker@Field of Honor', 'no']),
        B.answers('Invader'),
        now(at('Field of Honor', 'A Walker'), { vp: { A: 0, B: 1 }, discard: { B: ['Invader'] } }),
      ],
    }));

  it('an effect that cannot be done is nothing (RES-13)', () => {
    for (const choice of ['discard', 'destroy', 'shuffle'])
      play({
        seats: { A: { hand: ['Griefer'] } },
        bases: [at('Meadow', 'A Walker'), at('Moor')],
        steps: [A.plays('Griefer'), A.answers(choice), now(at('Meadow', 'A Walker'), { asked: null })],
      });
  });
});

describe('Min-Maxing: Choose another player and look at their hand. You may play an action from that hand as an extra action.', () => {
  it('plays an action of that hand, which goes to its owner afterwards (EXT-3, TERM-5)', () =>
    play({
      seats: {
        A: { hand: ['Min-Maxing'] },
        B: { hand: ['Seeing Stars', 'Walker', 'Dumbbells', 'Salvage'] },
        C: { hand: ['Good Habits'] },
      },
      bases: [at('Meadow', 'B Invader', 'C Walker'), at('Moor')],
      steps: [
        A.plays('Min-Maxing'),
        A.answers('B'),
        offered('A', ['Seeing Stars', 'Dumbbells', 'no'], ['Walker', 'Salvage', 'Good Habits']),
        ({ state }) => {
          expect(view(state, 0).prompt!.shown!.map((card) => card.name)).toEqual([
            'Dumbbells',
            'Salvage',
            'Seeing Stars',
            'Walker',
          ]);
          expect(JSON.stringify(view(state, 2))).not.toContain('Dumbbells');
        },
        A.answers('Seeing Stars', 'Invader'),
        now(at('Meadow', 'C Walker'), {
          asked: null,
          hand: { B: ['Walker', 'Dumbbells', 'Salvage'] },
          discard: { A: ['Min-Maxing'], B: ['Invader', 'Seeing Stars'] },
          plays: { A: { minions: 1, actions: 0 } },
        }),
      ],
    }));

  it('an action on a minion is yours from then on (ATT-4)', () =>
    play({
      seats: { A: { hand: ['Min-Maxing'] }, B: { hand: ['Overrun'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [A.plays('Min-Maxing'), A.answers('Overrun', 'Moor'), now(at('Moor', 'A Overrun'), { hand: { B: [] } })],
    }));

  it('may decline; without a playable action nobody is asked (TERM-14)', () => {
    for (const hand of [['Good Habits'], ['Walker', 'Salvage'], []])
      play({
        seats: { A: { hand: ['Min-Maxing'] }, B: { hand } },
        bases: [at('Meadow'), at('Moor')],
        steps: [A.plays('Min-Maxing'), A.answers('?no'), now({ asked: null, hand: { B: hand } })],
      });
  });
});

describe('Mulligan: Look at the top five cards of your deck. You may draw all five and shuffle all other cards of your hand into your deck.', () => {
  const deck = ['Walker', 'Invader', 'Collector', 'Dumbbells', 'Overrun', 'Good Habits'];

  it('draws the five, the rest of the hand goes into the deck (RES-3, DECK-2)', () =>
    play({
      seats: { A: { hand: ['Mulligan', 'Filler', 'Seeing Stars'], deck } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Mulligan'),
        ({ state }) => expect(view(state, 0).prompt!.shown!.map((card) => card.name)).toEqual(deck.slice(0, 5)),
        offered('A', ['yes', 'no'], []),
        A.answers('yes'),
        now({
          asked: null,
          hand: { A: deck.slice(0, 5) },
          deck: { A: { has: ['Good Habits', 'Filler', 'Seeing Stars'], count: 3 } },
        }),
      ],
    }));

  it('mulligan/1 left, they stay on top in the same order', () =>
    play({
      seats: { A: { hand: ['Mulligan', 'Filler'], deck } },
      bases: [at('Meadow'), at('Moor')],
      steps: [A.plays('Mulligan'), A.answers('no'), now({ hand: { A: ['Filler'] }, deck: { A: deck } })],
    }));

  it('with fewer cards the discard pile is made a deck first; with fewer in all, those (DECK-1)', () => {
    play({
      seats: {
        A: {
          hand: ['Mulligan', 'Filler'],
          deck: ['Walker'],
          discard: ['Invader', 'Collector', 'Overrun', 'Dumbbells'],
        },
      },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Mulligan'),
        A.answers('yes'),
        now({ hand: { A: ['Walker', 'Invader', 'Collector', 'Overrun', 'Dumbbells'] }, deck: { A: ['Filler'] } }),
      ],
    });
    play({
      seats: { A: { hand: ['Mulligan', 'Filler'], deck: ['Walker'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [A.plays('Mulligan'), A.answers('yes'), now({ hand: { A: ['Walker'] }, deck: { A: ['Filler'] } })],
    });
    play({
      seats: { A: { hand: ['Mulligan', 'Filler'], deck: [] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [A.plays('Mulligan'), now({ asked: null, hand: { A: ['Filler'] } })],
    });
  });
});

describe('what is shuffled into a deck has no order that anybody knows (DECK-2)', () => {
  const orders = (steps: ReturnType<typeof A.plays>[], hand: string[]): number => {
    const seen = new Set<string>();
    for (let seed = 1; seed <= 8; seed++)
      play({
        seed,
        seats: {
          A: { hand, deck: ['Walker', 'Invader', 'Collector', 'Dumbbells', 'Overrun'] },
          B: { discard: ['Walker', 'Invader', 'Collector', 'Overrun'] },
        },
        bases: [at('Meadow'), at('Moor')],
        steps: [
          ...steps,
          ({ state }) => {
            const q = queryOf(state);
            seen.add([0, 1].map((seat) => q.deck(seat).map((ix) => q.name(ix))).join('|'));
          },
        ],
      });
    return seen.size;
  };

  it('Griefer: the discard pile', () =>
    expect(orders([A.plays('Griefer'), A.answers('shuffle')], ['Griefer'])).toBeGreaterThan(1));
  it('Mulligan: the rest of the hand', () =>
    expect(
      orders([A.plays('Mulligan'), A.answers('yes')], ['Mulligan', 'Filler', 'Seeing Stars', 'Good Habits', 'Salvage']),
    ).toBeGreaterThan(1));
});

describe('an action that a text plays is a fusion as an action, unasked (FUS-3)', () => {
  it('Min-Maxing and Non-Infinite Loop', () => {
    play({
      seats: { A: { hand: ['Min-Maxing', 'Filler', 'Filler'] }, B: { hand: ['Mabel Lean'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Min-Maxing'),
        A.answers('Mabel Lean'),
        now({ asked: null, discard: { B: ['Mabel Lean'] } }),
        A.plays('Filler', 'Meadow'),
        A.plays('Filler', 'Meadow'),
      ],
    });
    play({
      seats: { A: { hand: ['Non-Infinite Loop', 'Mabel Lean'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Non-Infinite Loop'),
        offered('A', ['yes', 'no']),
        A.answers('no'),
        now({ asked: null, discard: { A: ['Mabel Lean', 'Non-Infinite Loop'] } }),
      ],
    });
  });
});

describe('Rules Lawyer: Transfer an action on a base to another base OR an action on a minion to another minion.', () => {
  it('offers cards with another legal place, then the bases (RES-13)', () =>
    play({
      seats: { A: { hand: ['Rules Lawyer'] } },
      bases: [at('Meadow', 'A Walker with A Dumbbells', 'A Overrun', 'B Overrun'), at('Moor'), at('Marsh')],
      monsterDeck: [],
      treasureDeck: [],
      steps: [
        A.plays('Rules Lawyer'),
        offered('A', ['Overrun/A', 'Overrun/B'], ['Dumbbells']),
        A.answers('Overrun/B'),
        ({ state }) => expect(state.asks[0]).toMatchObject({ kind: 'base', title: 'Choose the other base' }),
        A.answers('Marsh'),
        now(at('Marsh', 'B Overrun'), { asked: null }),
      ],
    }));

  it('with Spirit of the Forest both, one of each kind; with nothing of the other kind it is not asked (RES-14)', () => {
    play({
      seats: { A: { hand: ['Rules Lawyer'] } },
      bases: [
        at('Meadow', 'A Spirit of the Forest', 'A Walker with A Dumbbells', 'B Invader', 'A Overrun', 'B Overrun'),
        at('Moor'),
        at('Marsh'),
      ],
      monsterDeck: [],
      treasureDeck: [],
      steps: [
        A.plays('Rules Lawyer'),
        A.answers('Overrun/A', 'Marsh'),
        offered('A', ['yes', 'no']),
        A.answers('yes'),
        now(
          at('Meadow', 'A Spirit of the Forest', 'A Walker', 'B Invader with A Dumbbells', 'B Overrun'),
          at('Marsh', 'A Overrun'),
          {
            asked: null,
          },
        ),
      ],
    });
    play({
      seats: { A: { hand: ['Rules Lawyer'] } },
      bases: [at('Meadow', 'A Spirit of the Forest', 'A Overrun', 'B Overrun'), at('Moor'), at('Marsh')],
      steps: [A.plays('Rules Lawyer'), A.answers('Overrun/A', 'Marsh'), now(at('Marsh', 'A Overrun'), { asked: null })],
    });
  });

  it('or the minions (RES-13)', () =>
    play({
      seats: { A: { hand: ['Rules Lawyer'] } },
      bases: [at('Meadow', 'A Walker with A Dumbbells', 'B Invader', 'B Walker'), at('Moor')],
      monsterDeck: [],
      treasureDeck: [],
      steps: [
        A.plays('Rules Lawyer'),
        ({ state }) => expect(state.asks[0]).toMatchObject({ kind: 'cards', title: 'Choose the other minion' }),
        A.answers('Invader'),
        now(at('Meadow', 'A Walker', 'B Invader with A Dumbbells', 'B Walker'), { asked: null }),
      ],
    }));
});
