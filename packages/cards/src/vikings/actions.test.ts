import { view, viewEvents } from '@smash/engine';
import { A, at, logged, now, offered, play, refused } from '@smash/testkit/play';
import { describe, expect, it } from 'vitest';

describe('Berserk: Place a card from your hand on top of your deck to give one of your minions +4 power this turn.', () => {
  it('places a card and gives one of your minions +4 this turn', () =>
    play({
      seats: { A: { hand: ['Berserk', 'Howl', 'Scout'], deck: ['Filler'] } },
      bases: [at('Meadow', 'A Walker', 'B Gnome'), at('Moor', 'A Pharaoh')],
      steps: [
        A.plays('Berserk'),
        offered('A', ['Howl', 'Scout', 'no'], ['Berserk']),
        A.answers('Howl'),
        offered('A', ['Walker', 'Pharaoh'], ['Gnome', 'no']),
        A.answers('Walker'),
        now({
          cards: { Walker: { power: 6 }, Pharaoh: { power: 5 }, Gnome: { power: 3 } },
          deck: { A: ['Howl', 'Filler'] },
          hand: { A: ['Scout'] },
          sees: { B: { lacks: ['Howl'] } },
        }),
        A.ends(),
        now({ cards: { Walker: { power: 2 } } }),
      ],
    }));

  it('gives nothing when no card is placed, or none is left in the hand (RES-3, RES-11)', () =>
    play({
      seats: { A: { hand: ['Time Loop', 'Berserk', 'Berserk'] } },
      bases: [at('Meadow', 'A Walker'), at('Moor')],
      steps: [
        A.plays('Time Loop'),
        A.plays('Berserk'),
        A.answers('no'),
        now({ asked: null, cards: { Walker: { power: 2 } }, hand: { A: ['Berserk'] } }),
        A.plays('Berserk'),
        now({ asked: null, cards: { Walker: { power: 2 } }, hand: { A: [] }, deck: { A: 10 } }),
      ],
    }));

  it('berserk/1 the card may be another player’s: it is on your deck, unseen (DECK-3)', () =>
    play({
      seats: {
        A: { hand: ['Time Loop', 'Pillage', 'Berserk'], deck: ['Filler'] },
        B: { hand: ['Invader'], deck: ['Scout'] },
      },
      bases: [at('Meadow', 'A Walker'), at('Moor')],
      steps: [
        A.plays('Time Loop'),
        A.plays('Pillage'),
        A.plays('Berserk'),
        A.answers('Invader'),
        now({ cards: { Walker: { power: 6 } }, deck: { A: ['Invader', 'Filler'], B: ['Scout'] } }),
      ],
    }));
});

describe("Cast the Runes: Look at another player's hand. Then look at the top two cards of that player's deck and return them in any order. Play an extra action.", () => {
  it('shows both to its player alone, orders the two, and gives an extra action (INFO-1, TERM-12)', () =>
    play({
      seats: {
        A: { hand: ['Cast the Runes', 'Tribute', 'Tribute'] },
        B: { hand: ['Howl', 'Invader'], deck: ['Scout', 'Walker', 'Gnome'] },
        C: { hand: ['Collector'], deck: ['Zapbot'] },
      },
      bases: [at('Meadow', 'C Filler'), at('Moor')],
      steps: [
        A.plays('Cast the Runes'),
        offered('A', ['B', 'C'], ['A', 'no']),
        A.answers('B'),
        offered('A', ['Scout', 'Walker'], ['Gnome']),
        ({ state }) =>
          expect(view(state, 0).prompt!.shown!.map((card) => card.name)).toEqual([
            'Howl',
            'Invader',
            'Scout',
            'Walker',
          ]),
        A.answers('Walker', 'Scout'),
        now({
          asked: null,
          deck: { B: ['Walker', 'Scout', 'Gnome'], C: ['Zapbot'] },
          hand: { B: ['Howl', 'Invader'] },
          sees: {
            A: { has: ['Howl', 'Invader', 'Scout', 'Walker'], lacks: ['Gnome', 'Collector', 'Zapbot'] },
            C: { lacks: ['Howl', 'Invader', 'Scout', 'Walker'] },
            B: { lacks: ['Scout', 'Walker'] },
          },
        }),
        A.plays('Tribute'),
        now({ hand: { A: 4 } }),
        refused(A.plays('Tribute')),
      ],
    }));

  it('reshuffles the discard pile into a short deck for the two, and does what it can with an empty hand (DECK-1, RES-3)', () =>
    play({
      seats: { A: { hand: ['Cast the Runes', 'Tribute'] }, B: { deck: ['Scout'], discard: ['Walker'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Cast the Runes'),
        A.answers('Walker', 'Scout'),
        now({ deck: { B: ['Walker', 'Scout'] }, discard: { B: [] } }),
        A.plays('Tribute'),
        logged('B made a new deck of the discard pile'),
      ],
    }));

  it('with one card in the deck nothing is ordered', () =>
    play({
      seats: { A: { hand: ['Cast the Runes'] }, B: { deck: ['Scout'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [A.plays('Cast the Runes'), now({ asked: null, deck: { B: ['Scout'] }, sees: { A: { has: ['Scout'] } } })],
    }));
});

describe('Combat Training: Each of your minions gets +1 power this turn.', () => {
  it('all your minions, everywhere, this turn; nobody else’s, and none that comes later (CALC-2)', () =>
    play({
      seats: { A: { hand: ['Combat Training', 'Invader'] } },
      bases: [at('Meadow', 'A Walker', 'B Walker', 'A buried Scout'), at('Moor', 'A Gnome')],
      steps: [
        A.plays('Combat Training'),
        A.plays('Invader', 'Moor'),
        now({ bases: { Meadow: { power: { A: 3, B: 2 } } }, cards: { Gnome: { power: 4 }, Invader: { power: 3 } } }),
        A.ends(),
        now({ bases: { Meadow: { power: { A: 2, B: 2 } } }, cards: { Gnome: { power: 3 } } }),
      ],
    }));

  it('does nothing without a minion (PLAY-5)', () =>
    play({
      seats: { A: { hand: ['Combat Training'] } },
      bases: [at('Meadow', 'B Walker')],
      steps: [A.plays('Combat Training'), now({ asked: null, bases: { Meadow: { total: 2 } } })],
    }));
});

describe("Pillage: From another player's hand, take a random card and place it into your hand.", () => {
  it('takes one of their cards at random; only the two see it (INFO-1)', () =>
    play({
      seats: { A: { hand: ['Pillage', 'Gnome'] }, B: { hand: ['Invader', 'Scout', 'Howl'] }, C: {} },
      bases: [at('Meadow', 'C Filler'), at('Moor')],
      steps: [
        A.plays('Pillage'),
        now({ asked: null, hand: { A: 2, B: 2 }, sees: { C: { lacks: ['Invader', 'Scout', 'Howl'] } } }),
        ({ state, events }) => {
          const [taken] = state.seats[0]!.hand.filter((ix) => state.cards[ix]!.owner === 1);
          const name = state.names[state.cards[taken!]!.def]!;
          expect(['Invader', 'Scout', 'Howl']).toContain(name);
          for (const viewer of [0, 1])
            expect(viewEvents(events, viewer).find((e) => e.type === 'place')!.card!.name).toBe(name);
          expect(viewEvents(events, 'spectator').find((e) => e.type === 'place')!.card).toBeUndefined();
        },
      ],
    }));

  it('is not always the same one', () => {
    const taken = new Set<string>();
    for (let seed = 1; seed <= 20; seed++)
      play({
        seed,
        seats: { A: { hand: ['Pillage'] }, B: { hand: ['Invader', 'Scout'] } },
        bases: [at('Meadow')],
        steps: [
          A.plays('Pillage'),
          ({ state }) => {
            taken.add(state.names[state.cards[state.seats[0]!.hand[0]!]!.def]!);
          },
        ],
      });
    expect([...taken].sort()).toEqual(['Invader', 'Scout']);
  });

  it('chooses among the players who have cards, and does nothing where nobody has (RES-13)', () =>
    play({
      seats: {
        A: { hand: ['Time Loop', 'Pillage', 'Pillage', 'Gnome'] },
        B: { hand: ['Invader'] },
        C: {},
        D: { hand: ['Howl'] },
      },
      bases: [at('Meadow', 'C Filler', 'D Filler'), at('Moor')],
      steps: [
        A.plays('Time Loop'),
        A.plays('Pillage'),
        offered('A', ['B', 'D'], ['A', 'C', 'no']),
        A.answers('D'),
        now({ hand: { A: ['Pillage', 'Gnome', 'Howl'], D: [] } }),
        A.plays('Pillage'),
        now({ asked: null, hand: { A: ['Gnome', 'Howl', 'Invader'], B: [] } }),
      ],
    }));
  it('nothing where nobody else has a card', () =>
    play({
      seats: { A: { hand: ['Pillage', 'Gnome'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [A.plays('Pillage'), now({ asked: null, hand: { A: ['Gnome'] } })],
    }));
});
