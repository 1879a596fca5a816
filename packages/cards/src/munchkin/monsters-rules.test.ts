import { createGame, NOBODY, view, viewEvents } from '@smash/engine';
import { powerHere } from '@smash/engine/script';
import { testLibrary } from '@smash/testkit';
import { A, actionCard, at, B, baseCard, C, now, offered, play, queryOf, refused } from '@smash/testkit/play';
import { describe, expect, it } from 'vitest';

const banner = actionCard(
  'Banner',
  'base',
  'Ongoing: You have +2 power here.',
  powerHere(() => 2),
);
const ditch = { ...baseCard('Ditch', ''), breakpoint: 0 };

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
        ({ events }) => expect(events.findLast((e) => e.type === 'return')!.to).toBe('monsterDiscard'),
      ],
    }));

  it('treasures in play go to the treasure discard pile, whoever had them (MON-1, ATT-2)', () =>
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
  it('can be neither played from anywhere nor used, and are no minion of another player (MON-2)', () =>
    play({
      seats: { A: { hand: ['Shanghai'] } },
      bases: [at('Meadow', '- Bigfoot', 'A Walker'), at('Moor')],
      monsterDeck: ['Ghoul'],
      treasureDeck: [],
      steps: [
        refused(A.plays('Ghoul', 'Meadow')),
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
  it('are drawn at once, as many as the monster is worth, by whoever’s effect it was (MON-5)', () =>
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

  it('come from a new deck when the old one runs out in between, and end when there is none left (SCORE-10, MON-5)', () =>
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
  it('one that a player’s card plays sets off what reacts to that player playing a minion (MON-7)', () =>
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

  it('one that a base brings sets off nothing of that kind (MON-7, MON-3)', () =>
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

  it('is no minion play of that turn: the regular one is left, and the first minion comes after it (MON-2, MON-7)', () =>
    play({
      seats: { A: { hand: ['Dungeon Bait', 'Walker'] } },
      bases: [at('Meadow'), at('Moor')],
      monsterDeck: ['Ghoul'],
      treasureDeck: [],
      steps: [
        A.plays('Dungeon Bait'),
        A.answers('play', 'Meadow'),
        now({ plays: { A: { minions: 1, actions: 0 } } }),
        ({ state }) => expect([state.minionsPlayed, state.seats[0]!.played]).toEqual([0, 0]),
      ],
    }));
});

describe('treasures of a scored base', () => {
  const five = ['Wishing Ring', 'Tiger Steed', 'Cross Bow', 'Magic Missile', 'Wand of Dowsing', 'Chest of Holding'];

  it('five treasures, two players: the stronger takes first, third and fifth (MON-8, SCORE-7)', () =>
    play({
      bases: [at('Meadow', 'A Filler', 'B Filler +20', '- Plutonium Dragon', '- King Tut'), at('Moor', 'B Invader')],
      monsterDeck: [],
      treasureDeck: five,
      steps: [
        A.ends(),
        now({ vp: { A: 2, B: 3 } }),
        offered('B', five.slice(0, 5), ['no', 'Chest of Holding']),
        // What is revealed lies open for all (INFO-3).
        ({ state }) => expect(view(state, 'spectator').resolving.map((card) => card.name)).toEqual(five.slice(0, 5)),
        B.answers('Cross Bow'),
        offered('A', ['Wishing Ring', 'Tiger Steed', 'Magic Missile', 'Wand of Dowsing'], ['no', 'Cross Bow']),
        A.answers('Tiger Steed'),
        B.answers('Wishing Ring'),
        A.answers('Magic Missile'),
        // The last one goes to B without a question; then King Tut takes a card of the winner's.
        offered('B', ['Cross Bow', 'Wishing Ring', 'Wand of Dowsing'], ['no']),
        B.answers('Wishing Ring'),
        now({
          hand: { A: ['Tiger Steed', 'Magic Missile', 'Filler', 'Filler'], B: ['Cross Bow', 'Wand of Dowsing'] },
          treasureDeck: ['Chest of Holding'],
          treasureDiscard: ['Wishing Ring'],
          monsterDiscard: ['Plutonium Dragon', 'King Tut'],
          discard: { A: ['Filler'], B: ['Filler'] },
        }),
      ],
    }));

  it('ties go clockwise from the current player (MON-8)', () =>
    play({
      turn: 'B',
      bases: [
        at('Meadow', 'A Filler +3', 'B Filler +12', 'C Filler +3', '- Hippogriff', '- King Tut', '- Ghoul'),
        at('Moor'),
      ],
      monsterDeck: [],
      treasureDeck: five,
      steps: [
        B.ends(),
        now({ vp: { B: 3, A: 2, C: 2 } }),
        offered('B', five.slice(0, 4)),
        B.answers('Wishing Ring'),
        C.answers('Tiger Steed'),
        A.answers('Cross Bow'),
        now({ hand: { A: ['Cross Bow'], C: ['Tiger Steed'] } }),
      ],
    }));

  it('a player with neither a minion nor power there gets none (MON-8)', () =>
    play({
      bases: [at('Meadow', 'A Filler +16', '- Hippogriff', '- Ghoul'), at('Moor', 'B Invader')],
      monsterDeck: [],
      treasureDeck: five,
      steps: [
        A.ends(),
        A.answers('Tiger Steed'),
        now({ hand: { A: { has: ['Wishing Ring', 'Tiger Steed'] }, B: [] }, turn: 'B' }),
      ],
    }));

  it('a minion with power 0 is enough, and so is power without a minion (MON-8, VP-2, NPW-1)', () =>
    play({
      cards: [banner],
      bases: [
        at(
          'Meadow',
          'A Filler +16',
          'B Filler with A Potion of Cowardice',
          '- Ghoul',
          '- Ghoul',
          '- Ghoul',
          'C Banner',
        ),
        at('Moor'),
      ],
      monsterDeck: [],
      treasureDeck: five,
      steps: [
        now({ cards: { 'Filler/B': { power: 0 } } }),
        A.ends(),
        A.answers('Tiger Steed'),
        offered('C', ['Wishing Ring', 'Cross Bow']),
        C.answers('Cross Bow'),
        now({ hand: { B: ['Wishing Ring'], C: ['Cross Bow'] } }),
      ],
    }));

  it('with nobody there they are revealed and discarded (MON-8, VP-3)', () =>
    play({
      cards: [ditch],
      bases: [at('Ditch', 'A Filler +2', '- Hippogriff'), at('Moor')],
      monsterDeck: [],
      treasureDeck: five,
      steps: [
        A.ends(),
        now({
          turn: 'B',
          asked: null,
          vp: { A: 0 },
          hand: { A: ['Filler', 'Filler'] },
          treasureDiscard: ['Wishing Ring'],
        }),
      ],
    }));

  it('monsters worth nothing reveal nothing (MON-8)', () =>
    play({
      bases: [at('Meadow', 'A Filler +10', '- Web Troll'), at('Moor')],
      monsterDeck: [],
      treasureDeck: five,
      steps: [A.ends(), now({ asked: null, vp: { A: 3 }, treasureDeck: five, monsterDiscard: ['Web Troll'] })],
    }));
});

describe('treasures in the hand', () => {
  it('are played like ordinary minions and actions, each for its regular play (PLAY-9)', () =>
    play({
      seats: { A: { hand: ['Halfling Hireling', 'Chainsaw of Bloody Dismemberment', 'Tiger Steed', 'Cross Bow'] } },
      bases: [at('Meadow'), at('Moor')],
      monsterDeck: [],
      treasureDeck: [],
      steps: [
        refused(A.plays('Chainsaw of Bloody Dismemberment', 'Meadow')),
        A.plays('Halfling Hireling', 'Meadow'),
        A.plays('Chainsaw of Bloody Dismemberment', 'Halfling Hireling'),
        refused(A.plays('Cross Bow')),
        A.plays('Tiger Steed', 'Moor'),
        now(at('Meadow', 'A Halfling Hireling with A Chainsaw of Bloody Dismemberment'), at('Moor', 'A Tiger Steed'), {
          cards: { 'Halfling Hireling': { power: 4 } },
          treasureDiscard: [],
        }),
      ],
    }));
});

describe('a player gives up', () => {
  it('treasures and monsters under control go to their piles (WIN-3, MON-1)', () =>
    play({
      seats: { A: { hand: ['Charm', 'Wishing Ring'] }, C: {} },
      bases: [at('Meadow', 'A Tiger Steed with B Kneepads of Allure', '- Ghoul', 'C Filler'), at('Moor')],
      monsterDeck: [],
      treasureDeck: [],
      steps: [
        A.plays('Charm'),
        { by: 'A', concede: true },
        now(at('Meadow', 'C Filler'), {
          turn: 'B',
          treasureDiscard: ['Kneepads of Allure', 'Tiger Steed', 'Wishing Ring'],
          monsterDiscard: ['Ghoul'],
        }),
      ],
    }));

  it('in the middle of the sharing: the others take what is left, the leaver nothing (WIN-3, MON-8)', () =>
    play({
      bases: [
        at(
          'Meadow',
          'A Filler +24',
          'B Filler +2',
          'C Filler',
          '- Ghoul',
          '- Ghoul',
          '- Poultrygeist',
          '- Poultrygeist',
        ),
        at('Moor'),
      ],
      monsterDeck: [],
      treasureDeck: ['Wishing Ring', 'Tiger Steed', 'Cross Bow', 'Magic Missile'],
      steps: [
        A.ends(),
        A.answers('Wishing Ring'),
        offered('B', ['Tiger Steed', 'Cross Bow', 'Magic Missile']),
        { by: 'B', concede: true },
        offered('C', ['Tiger Steed', 'Cross Bow', 'Magic Missile']),
        C.answers('Cross Bow'),
        A.answers('Tiger Steed'),
        now({ hand: { C: { has: ['Cross Bow', 'Magic Missile'] } } }),
      ],
    }));

  it('the one whose turn it is: what was revealed goes to its discard pile (WIN-3)', () =>
    play({
      bases: [at('Meadow', 'A Filler +18', 'B Filler +2', 'C Filler', '- Hippogriff', '- Ghoul'), at('Moor')],
      monsterDeck: [],
      treasureDeck: ['Wishing Ring', 'Tiger Steed'],
      steps: [
        A.ends(),
        { by: 'A', concede: true },
        now({ turn: 'B', treasureDiscard: ['Tiger Steed', 'Wishing Ring'] }),
      ],
    }));
});
