import { A, at, B, now, play } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const none = { monsterDeck: [], treasureDeck: [] };

describe('The Mines: Each minion here has +1 power per treasure card on it.', () => {
  it('strengthens everybody’s minions here by their treasures, monsters too, and none elsewhere (MON-4)', () =>
    play({
      bases: [
        at(
          'The Mines',
          'A Walker with A Magic Missile, B Buckler of Swashing',
          'B Invader with A Dumbbells',
          'B Walker',
          '- Ghoul with A Magic Missile',
        ),
        at('Moor', 'A Walker with A Boots of Running Really Fast'),
      ],
      ...none,
      steps: [
        now({
          cards: {
            'Walker@The Mines/A': { power: 4 },
            Invader: { power: 6 },
            'Walker@The Mines/B': { power: 2 },
            Ghoul: { power: 4 },
            'Walker@Moor': { power: 2 },
          },
          bases: { 'The Mines': { breakpoint: 22 } },
        }),
        A.uses('Boots of Running Really Fast'),
        A.answers('?The Mines'),
        now({ cards: { 'Walker@The Mines/A#2': { power: 3 } } }),
      ],
    }));

  it('comes with two monsters (MON-3)', () =>
    play({
      bases: [at('Meadow', 'A Filler +9'), at('Moor')],
      baseDeck: ['The Mines'],
      monsterDeck: ['Ghoul', 'Bigfoot', 'King Tut'],
      treasureDeck: [],
      steps: [A.ends(), now(at('The Mines', '- Ghoul', '- Bigfoot'), { monsterDeck: ['King Tut'] })],
    }));
});

describe('Treasure Bath: Each turn, after the first time you play a minion here, draw a treasure card.', () => {
  const piles = { monsterDeck: ['Ghoul'], treasureDeck: ['Wishing Ring', 'Cross Bow', 'Tiger Steed'] };

  it('gives a treasure for the first minion of each turn, to the player who plays it', () =>
    play({
      seats: { A: { hand: ['Halfling Hireling', 'Invader'] }, B: { hand: ['Invader'] } },
      bases: [at('Treasure Bath'), at('Moor')],
      ...piles,
      steps: [
        A.plays('Halfling Hireling', 'Treasure Bath'),
        now({ asked: null, hand: { A: ['Invader', 'Wishing Ring'] } }),
        A.plays('Invader', 'Treasure Bath'),
        now({ hand: { A: ['Wishing Ring'] } }),
        A.ends(),
        B.plays('Invader', 'Treasure Bath'),
        now({ hand: { B: ['Cross Bow'] } }),
      ],
    }));

  it('gives nothing for a minion played elsewhere or moved here; a monster you play counts (SCORE-13, ABL-2, MON-7)', () => {
    play({
      seats: { A: { hand: ['Invader', 'Shanghai'] } },
      bases: [at('Treasure Bath'), at('Moor', 'B Walker')],
      ...piles,
      steps: [
        A.plays('Invader', 'Moor'),
        A.plays('Shanghai'),
        A.answers('?Walker', '?Treasure Bath'),
        now(at('Treasure Bath', 'B Walker'), { hand: { A: [], B: [] } }),
      ],
    });
    play({
      seats: { A: { hand: ['Dungeon Bait'] } },
      bases: [at('Treasure Bath'), at('Moor')],
      ...piles,
      steps: [
        A.plays('Dungeon Bait'),
        A.answers('play', 'Treasure Bath'),
        now(at('Treasure Bath', '- Ghoul'), { hand: { A: ['Wishing Ring'] } }),
      ],
    });
  });

  it('comes with one monster, which is nobody’s play (MON-3, MON-7)', () =>
    play({
      bases: [at('Meadow', 'A Filler +9'), at('Moor')],
      baseDeck: ['Treasure Bath'],
      ...piles,
      steps: [A.ends(), now(at('Treasure Bath', '- Ghoul'), { treasureDeck: piles.treasureDeck })],
    }));
});
