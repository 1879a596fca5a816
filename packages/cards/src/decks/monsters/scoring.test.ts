import { view } from '@smash/engine';
import { powerHere } from '@smash/engine/script';
import { A, actionCard, at, B, baseCard, C, now, offered, play, refused } from '@smash/testkit/play';
import { describe, expect, it } from 'vitest';

const banner = actionCard(
  'Banner',
  'base',
  'Ongoing: You have +2 power here.',
  powerHere(() => 2),
);
const ditch = { ...baseCard('Ditch', ''), breakpoint: 0 };

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
        // Revealed cards are public (INFO-3).
        ({ state }) => {
          const { sharing, resolving } = view(state, 'spectator');
          expect(sharing?.cards.map((card) => card.name)).toEqual(five.slice(0, 5));
          expect(sharing?.order).toEqual([1, 0, 1, 0, 1]);
          expect(resolving).toEqual([]);
        },
        B.answers('Cross Bow'),
        ({ state }) => expect(view(state, 'spectator').sharing?.order).toEqual([0, 1, 0, 1]),
        offered('A', ['Wishing Ring', 'Tiger Steed', 'Magic Missile', 'Wand of Dowsing'], ['no', 'Cross Bow']),
        A.answers('Tiger Steed'),
        B.answers('Wishing Ring'),
        A.answers('Magic Missile'),
        // The last one goes to B without a question; then King Tut takes one of the winner's cards.
        offered('B', ['Cross Bow', 'Wishing Ring', 'Wand of Dowsing'], ['no']),
        ({ state }) => expect(view(state, 'spectator').sharing).toBeNull(),
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
