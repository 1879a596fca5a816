import { createGame, type EventView, describe as inWords, NOBODY, view, viewEvents } from '@smash/engine';
import { testLibrary } from '@smash/testkit';
import { A, at, B, now, play, queryOf, refused } from '@smash/testkit/play';
import { describe, expect, it } from 'vitest';

const words = (event: EventView): string =>
  inWords(event)
    .map((part) => (typeof part === 'string' ? part : 'name' in part ? part.name : 'AB'[part.seat]))
    .join('');

describe('the decks of monsters and treasures', () => {
  it('come out when a set in use needs them, owned by nobody, and the bases bring their monsters before hands are drawn (SET-6, SET-8, MON-1)', () => {
    const { state, events } = createGame(
      {
        seed: 'one',
        players: 2,
        factions: [
          ['Warriors', 'Robots'],
          ['Pirates', 'Ninjas'],
        ],
      },
      testLibrary,
    );
    const q = queryOf(state);
    const kinds = (deck: string) => state.cards.filter((card) => q.defs[card.def]!.deck === deck);
    expect(kinds('monsters')).toHaveLength(20);
    expect(kinds('treasures')).toHaveLength(22);
    expect([...kinds('monsters'), ...kinds('treasures')].every((card) => card.owner === NOBODY)).toBe(true);
    for (const base of q.bases()) {
      const trolls = q.monstersAt(base).filter((ix) => q.name(ix) === 'Web Troll').length;
      expect(q.monstersAt(base).length).toBe(q.def(base).monsters + trolls);
      expect(q.monstersAt(base).every((ix) => q.controller(ix) === NOBODY)).toBe(true);
    }
    const types = events.map((e) => e.type);
    const firstDraw = types.indexOf('draw');
    expect(types.lastIndexOf('play')).toBeLessThan(firstDraw);
    const { monsters, treasures } = view(state, 'spectator').piles;
    expect(monsters!.deck).toBe(20 - q.bases().reduce((n, base) => n + q.monstersAt(base).length, 0));
    expect(treasures).toEqual({ deck: 22, discard: [] });
  });

  it('come out when the bases of all sets are in use (SET-5, SET-6)', () => {
    const { state } = createGame(
      {
        seed: 'one',
        players: 2,
        factions: [
          ['Zombies', 'Robots'],
          ['Pirates', 'Ninjas'],
        ],
        options: { allBases: true },
      },
      testLibrary,
    );
    expect(view(state, 0).piles.treasures).toEqual({ deck: 22, discard: [] });
  });

  it('are shuffled (SET-6)', () => {
    const orders = ['one', 'two'].map((seed) => {
      const { state } = createGame(
        {
          seed,
          players: 2,
          factions: [
            ['Warriors', 'Robots'],
            ['Pirates', 'Ninjas'],
          ],
        },
        testLibrary,
      );
      return state.piles.treasureDeck.map((ix) => queryOf(state).name(ix)).join();
    });
    expect(orders[0]).not.toBe(orders[1]);
  });

  it('stay in the box when no set needs them (SET-6)', () => {
    const { state } = createGame(
      {
        seed: 'one',
        players: 2,
        factions: [
          ['Zombies', 'Robots'],
          ['Pirates', 'Ninjas'],
        ],
      },
      testLibrary,
    );
    expect(view(state, 0).piles).toEqual({ madness: null, monsters: null, treasures: null });
  });
});

describe('where monsters and treasures go', () => {
  it('a monster that is returned goes to its own discard pile, and all are told so (MON-1)', () =>
    play({
      seats: { A: { hand: ['Collector'] } },
      bases: [at('Meadow', '- Hippogriff', 'B Walker'), at('Moor')],
      monsterDeck: [],
      treasureDeck: ['Wishing Ring'],
      steps: [
        A.plays('Collector', 'Meadow'),
        A.answers('Hippogriff'),
        now({ monsterDiscard: ['Hippogriff'], hand: { A: [], B: [] }, treasureDeck: ['Wishing Ring'] }),
        ({ events }) => {
          const told = viewEvents(events, 1).findLast((e) => e.type === 'return')!;
          expect(told.to).toBe('monsterDiscard');
          expect(words(told)).toBe('Hippogriff went to the discard pile of the monsters (Collector)');
        },
      ],
    }));

  it('treasures in play go to the treasure discard pile, whoever controlled them (MON-1, ATT-2)', () =>
    play({
      seats: { A: { hand: ['Cut Lass'] } },
      bases: [at('Meadow', 'B Dwarf Hireling with B Boots of Running Really Fast, A Magic Missile'), at('Moor')],
      treasureDeck: [],
      monsterDeck: [],
      steps: [
        A.plays('Cut Lass', 'Meadow'),
        A.answers('Dwarf Hireling'),
        now(at('Meadow', 'A Cut Lass'), {
          discard: { A: [], B: [] },
          treasureDiscard: ['Boots of Running Really Fast', 'Dwarf Hireling', 'Magic Missile'],
        }),
      ],
    }));

  it('the scored base gives each card back to its own pile (MON-1, SCORE-9)', () =>
    play({
      bases: [
        at('Meadow', 'A Tiger Steed +11 with B Kneepads of Allure, A Dumbbells', 'B Walker', '- Web Troll'),
        at('Moor'),
      ],
      treasureDeck: [],
      monsterDeck: [],
      steps: [
        A.ends(),
        now({
          turn: 'B',
          discard: { A: ['Dumbbells'], B: ['Walker'] },
          treasureDiscard: ['Kneepads of Allure', 'Tiger Steed'],
          monsterDiscard: ['Web Troll'],
        }),
      ],
    }));

  it('a treasure discarded from the hand goes there, too (MON-1)', () =>
    play({
      seats: { A: { hand: ['Scroll Shuffler', 'Wishing Ring'] } },
      bases: [at('Meadow'), at('Moor')],
      treasureDeck: [],
      monsterDeck: [],
      steps: [
        A.plays('Scroll Shuffler', 'Meadow'),
        now({ hand: { A: ['Filler'] }, discard: { A: [] }, treasureDiscard: ['Wishing Ring'] }),
      ],
    }));
});

describe('monsters are nobody’s', () => {
  it('can be neither played from anywhere nor used, and are not another player’s minions (MON-2)', () =>
    play({
      seats: { A: { hand: ['Shanghai'] } },
      bases: [at('Meadow', '- Bigfoot', 'A Walker'), at('Moor')],
      monsterDeck: ['Ghoul'],
      treasureDeck: [],
      steps: [
        refused(A.plays('Ghoul', 'Meadow', 'monsterDeck')),
        A.plays('Shanghai'),
        now(at('Meadow', '- Bigfoot', 'A Walker'), { asked: null, discard: { A: ['Shanghai'] } }),
      ],
    }));

  it('raise the breakpoint; under control they count for their controller instead (MON-4, TERM-5)', () =>
    play({
      seats: { A: { hand: ['Charm'] } },
      bases: [at('Meadow', '- Hippogriff', '- Ghoul'), at('Moor')],
      monsterDeck: [],
      treasureDeck: [],
      steps: [
        now({ bases: { Meadow: { breakpoint: 16, total: 0 } } }),
        A.plays('Charm'),
        A.answers('Ghoul'),
        now({ bases: { Meadow: { breakpoint: 13, total: 3, power: { A: 3, B: 0 }, monsters: ['Hippogriff'] } } }),
        A.ends(),
        now({ bases: { Meadow: { breakpoint: 16, total: 0, monsters: ['Hippogriff', 'Ghoul'] } } }),
      ],
    }));

  it('keep a base from scoring that would be ready without them (MON-4, SCORE-1)', () =>
    play({
      bases: [at('Meadow', 'A Filler +14', '- Hippogriff', '- Ghoul'), at('Moor')],
      monsterDeck: [],
      treasureDeck: [],
      steps: [A.ends(), now(at('Meadow', 'A Filler', '- Hippogriff', '- Ghoul'), { vp: { A: 0 } })],
    }));
});

describe('treasures for a destroyed monster', () => {
  it('are drawn immediately, as many as the monster is worth, by the player whose effect it was (MON-5)', () =>
    play({
      seats: { A: { hand: ['Big Hero'] } },
      bases: [at('Meadow', 'A Big Hero', '- Plutonium Dragon'), at('Moor')],
      monsterDeck: [],
      treasureDeck: ['Wishing Ring', 'Tiger Steed', 'Cross Bow', 'Magic Missile'],
      steps: [
        A.uses('Big Hero'),
        A.answers('destroy'),
        now({
          asked: null,
          hand: { A: ['Big Hero', 'Wishing Ring', 'Tiger Steed', 'Cross Bow'], B: [] },
          treasureDeck: ['Magic Missile'],
          monsterDiscard: ['Plutonium Dragon'],
        }),
        // INFO-1: others learn how many, not which.
        ({ events }) => {
          const told = viewEvents(events, 1).find((e) => e.type === 'treasure')!;
          expect([told.count, told.cards]).toEqual([3, undefined]);
          expect(viewEvents(events, 0).find((e) => e.type === 'treasure')!.cards).toHaveLength(3);
        },
      ],
    }));

  it('come from a new deck if the old one runs out midway, and stop if there are none left (SCORE-10, MON-5)', () =>
    play({
      bases: [at('Meadow', 'A Big Hero', '- Plutonium Dragon'), at('Moor')],
      monsterDeck: [],
      treasureDeck: ['Wishing Ring'],
      treasureDiscard: ['Tiger Steed'],
      steps: [
        A.uses('Big Hero'),
        A.answers('destroy'),
        now({ hand: { A: { has: ['Wishing Ring', 'Tiger Steed'] } }, treasureDeck: [], treasureDiscard: [] }),
      ],
    }));

  it('go to the player whom the card names to destroy it (TERM-2, MON-5)', () =>
    play({
      bases: [at('Ninja Dojo', 'B Filler +20', 'A Walker'), at('Moor', '- Hippogriff')],
      monsterDeck: [],
      treasureDeck: ['Wishing Ring', 'Tiger Steed'],
      steps: [
        A.ends(),
        B.answers('Ninja Dojo', 'Hippogriff'),
        now({ hand: { B: ['Wishing Ring'], A: ['Filler', 'Filler'] }, monsterDiscard: ['Hippogriff'] }),
      ],
    }));
});

describe('who has played a monster', () => {
  it('one that a player’s card plays triggers what reacts to that player playing a minion (MON-7)', () =>
    play({
      seats: { A: { hand: ['Dungeon Bait'] } },
      bases: [at('Meadow', 'B Leprechaun +1'), at('Moor')],
      monsterDeck: ['Ghoul'],
      treasureDeck: ['Wishing Ring'],
      steps: [
        A.plays('Dungeon Bait'),
        A.answers('play', 'Meadow'),
        // Leprechaun destroys it for B, who gets its treasure (MON-5).
        now(at('Meadow', 'B Leprechaun'), { hand: { A: [], B: ['Wishing Ring'] }, monsterDeck: ['Ghoul'] }),
      ],
    }));

  it('one that a base brings triggers nothing of that kind (MON-7, MON-3)', () =>
    play({
      seats: { A: { hand: ['Cleave'] } },
      bases: [at('The Gauntlet', 'B Leprechaun +3', '- Hippogriff'), at('Moor')],
      monsterDeck: ['Poultrygeist'],
      treasureDeck: [],
      steps: [
        A.plays('Cleave'),
        now(at('The Gauntlet', 'B Leprechaun', '- Poultrygeist'), { asked: null, monsterDiscard: ['Hippogriff'] }),
      ],
    }));

  it('has played their first minion of that turn, and still has the regular play (MON-2, MON-7)', () =>
    play({
      seats: { A: { hand: ['Dungeon Bait', 'Walker'] } },
      bases: [at('Meadow'), at('Moor')],
      monsterDeck: ['Ghoul'],
      treasureDeck: [],
      steps: [
        A.plays('Dungeon Bait'),
        A.answers('play', 'Meadow'),
        now({ plays: { A: { minions: 1, actions: 0 } } }),
        ({ state }) => expect([state.minionsPlayed, state.seats[0]!.played]).toEqual([1, 1]),
      ],
    }));
});
