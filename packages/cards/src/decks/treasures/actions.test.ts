import { A, at, B, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const none = { monsterDeck: [], treasureDeck: [] };

describe('Cross Bow: Choose a base and a faction: each minion of that faction there gets +2 power this turn.', () => {
  const range = [
    at('Tortuga', 'A Walker', 'B Walker', 'B Invader', 'A Tiger Steed', '- Ghoul'),
    at('Moor', 'A Walker'),
  ];

  it('strengthens every minion of the faction there, whoever controls it, until the end of the turn (CALC-2)', () =>
    play({
      seats: { A: { hand: ['Cross Bow'] } },
      bases: range,
      ...none,
      steps: [
        A.plays('Cross Bow'),
        offered('A', ['Tortuga', 'Moor']),
        A.answers('Tortuga', 'Zombies'),
        now({
          asked: null,
          cards: {
            'Walker@Tortuga/A': { power: 4 },
            'Walker@Tortuga/B': { power: 4 },
            Invader: { power: 3 },
            'Walker@Moor': { power: 2 },
          },
        }),
        A.ends(),
        now({ cards: { 'Walker@Tortuga/A': { power: 2 } } }),
      ],
    }));

  it('cross-bow/1 minions played afterwards get nothing (CALC-2)', () =>
    play({
      seats: { A: { hand: ['Cross Bow', 'Tenacious Z'] } },
      bases: range,
      ...none,
      steps: [
        A.plays('Cross Bow'),
        A.answers('Tortuga', 'Zombies'),
        A.plays('Tenacious Z', 'Tortuga'),
        now({ cards: { 'Tenacious Z': { power: 2 }, 'Walker@Tortuga/A': { power: 4 } } }),
      ],
    }));

  it('cross-bow/2 monsters and treasures are of no faction (MON-1)', () =>
    play({
      seats: { A: { hand: ['Cross Bow'] } },
      bases: range,
      ...none,
      steps: [
        A.plays('Cross Bow'),
        A.answers('Tortuga'),
        offered('A', ['Aliens', 'Zombies']),
        A.answers('Zombies'),
        now({ cards: { 'Tiger Steed': { power: 3 }, Ghoul: { power: 3 } } }),
      ],
    }));
});

describe('Dungeon Rule Book: Destroy an action on a base or on a minion. Special: You may play this before a base scores.', () => {
  it('destroys any action in play, including a treasure (MON-1)', () =>
    play({
      seats: { A: { hand: ['Dungeon Rule Book'] } },
      bases: [at('Meadow', 'B Walker with B Dumbbells, B Kneepads of Allure', 'B Overrun'), at('Moor')],
      ...none,
      steps: [
        A.plays('Dungeon Rule Book'),
        offered('A', ['Dumbbells', 'Kneepads of Allure', 'Overrun'], ['no']),
        A.answers('Kneepads of Allure'),
        now(at('Meadow', 'B Walker with B Dumbbells', 'B Overrun'), {
          treasureDiscard: ['Dungeon Rule Book', 'Kneepads of Allure'],
        }),
      ],
    }));

  it('may be played before a base scores, by anybody (SCORE-3, PLAY-6)', () =>
    play({
      seats: { B: { hand: ['Dungeon Rule Book'] } },
      bases: [at('Meadow', 'A Filler +5 with A Dumbbells', 'A Walker', 'B Filler +7'), at('Moor')],
      ...none,
      steps: [
        A.ends(),
        offered('B', ['Dungeon Rule Book', 'pass']),
        B.answers('Dungeon Rule Book', '?Dumbbells'),
        now({ vp: { A: 3, B: 3 }, treasureDiscard: ['Dungeon Rule Book'] }),
      ],
    }));
});

describe("Jetpack of Anachronism: Put this on a minion. Ongoing: Instead of going to the discard pile, this minion is placed into its owner's hand.", () => {
  it('saves a destroyed minion for its owner; the treasure is discarded (RES-7, MON-1)', () =>
    play({
      seats: { A: { hand: ['Cannon'] } },
      bases: [at('Meadow', 'A Walker of B with A Jetpack of Anachronism', 'B Walker'), at('Moor')],
      ...none,
      steps: [
        A.plays('Cannon'),
        A.answers('Walker/A', 'done'),
        now(at('Meadow', 'B Walker'), {
          hand: { A: [], B: ['Walker'] },
          discard: { B: [] },
          treasureDiscard: ['Jetpack of Anachronism'],
        }),
      ],
    }));

  it('saves it from a scored base; a monster goes to its own discard pile anyway (SCORE-9, MON-1)', () =>
    play({
      bases: [
        at('Meadow', 'A Filler +12 with A Jetpack of Anachronism', '- Web Troll with A Jetpack of Anachronism'),
        at('Moor'),
      ],
      ...none,
      steps: [
        A.ends(),
        now({
          hand: { A: ['Filler', 'Filler', 'Filler'] },
          discard: { A: [] },
          monsterDiscard: ['Web Troll'],
          treasureDiscard: ['Jetpack of Anachronism', 'Jetpack of Anachronism'],
        }),
      ],
    }));
});

describe('Kneepads of Allure: Put this on a minion. Ongoing: Each minion here has +1 power.', () => {
  it('strengthens all minions and monsters at the base of its minion', () =>
    play({
      bases: [at('Meadow', 'A Walker with A Kneepads of Allure', 'B Walker', '- Ghoul'), at('Moor', 'A Invader')],
      ...none,
      steps: [
        now({
          cards: { 'Walker/A': { power: 3 }, 'Walker/B': { power: 3 }, Ghoul: { power: 4 }, Invader: { power: 3 } },
          bases: { Meadow: { breakpoint: 14 } },
        }),
      ],
    }));
});

describe('Magic Missile: Put this on a minion. Talent: Place this card at the bottom of the treasure deck. Destroy a minion here with power 3 or less.', () => {
  it('goes under the treasure deck and destroys a minion at that base; you get the treasures of a monster (MON-1, CONF-1, MON-5)', () =>
    play({
      bases: [
        at('Meadow', 'A Invader +1 with A Magic Missile', 'B Invader', 'B Star Player', '- Hippogriff'),
        at('Moor', 'B Walker'),
      ],
      monsterDeck: [],
      treasureDeck: ['Wishing Ring', 'Cross Bow'],
      steps: [
        A.uses('Magic Missile'),
        offered('A', ['Invader/B', 'Hippogriff'], ['Invader/A', 'Star Player', 'Walker', 'no']),
        A.answers('Hippogriff'),
        now(at('Meadow', 'A Invader', 'B Invader', 'B Star Player'), {
          hand: { A: ['Wishing Ring'] },
          treasureDeck: ['Cross Bow', 'Magic Missile'],
          treasureDiscard: [],
        }),
      ],
    }));

  it('goes there even without a target (RES-3, RES-13)', () =>
    play({
      bases: [at('Meadow', 'A Star Player with A Magic Missile'), at('Moor')],
      ...none,
      steps: [
        A.uses('Magic Missile'),
        now(at('Meadow', 'A Star Player'), { asked: null, treasureDeck: ['Magic Missile'] }),
      ],
    }));

  it('magic-missile/1 the talent belongs to the action’s controller (ABL-9)', () =>
    play({
      bases: [at('Meadow', 'A Walker with B Magic Missile', 'B Walker with A Magic Missile'), at('Moor')],
      ...none,
      steps: [
        refused(A.uses('Magic Missile/B')),
        A.uses('Magic Missile/A'),
        A.answers('Walker/B'),
        now(at('Meadow', 'A Walker with B Magic Missile'), { asked: null }),
      ],
    }));

  it('magic-missile/2 the talent of the minion itself is another one, and its controller’s (ABL-5, ABL-9)', () =>
    play({
      seats: { A: { hand: ['Walker'] } },
      bases: [at('Meadow', 'A Happy Zapper with A Magic Missile', 'B Happy Zapper'), at('Moor')],
      ...none,
      steps: [
        refused(A.uses('Happy Zapper/B')),
        A.uses('Happy Zapper/A'),
        A.answers('Walker'),
        A.uses('Magic Missile'),
        now(at('Meadow', 'A Happy Zapper'), { asked: null, cards: { 'Happy Zapper': { power: 5 } } }),
      ],
    }));
});
