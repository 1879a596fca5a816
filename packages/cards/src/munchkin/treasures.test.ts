import { view, viewEvents } from '@smash/engine';
import { A, at, B, now, offered, play, refused } from '@smash/testkit/play';
import { describe, expect, it } from 'vitest';

const none = { monsterDeck: [], treasureDeck: [] };

describe('Dwarf Hireling: You may take a card from the treasure discard pile and play it on this minion as an extra action.', () => {
  const treasureDiscard = [
    'Wishing Ring',
    'Chainsaw of Bloody Dismemberment',
    'Bag of Caltrops',
    'Boots of Butt-Kicking',
  ];

  it('offers what can be put on it, and plays it with its own text (EXT-1, EXT-3)', () =>
    play({
      seats: { A: { hand: ['Dwarf Hireling', 'Campaign', 'Campaign'] } },
      bases: [at('Meadow', 'A Walker'), at('Moor')],
      ...none,
      treasureDiscard,
      steps: [
        A.plays('Dwarf Hireling', 'Meadow'),
        offered(
          'A',
          ['Chainsaw of Bloody Dismemberment', 'Boots of Butt-Kicking', 'no'],
          ['Wishing Ring', 'Bag of Caltrops'],
        ),
        A.answers('Boots of Butt-Kicking'),
        now(at('Meadow', 'A Walker', 'A Dwarf Hireling with A Boots of Butt-Kicking'), {
          asked: null,
          cards: { 'Dwarf Hireling': { power: 3 } },
          treasureDiscard: ['Wishing Ring', 'Chainsaw of Bloody Dismemberment', 'Bag of Caltrops'],
        }),
        // The regular action and the extra one of the boots.
        A.plays('Campaign'),
        A.plays('Campaign'),
      ],
    }));

  it('may leave it, and is asked nothing when nothing fits (TERM-14)', () => {
    for (const pile of [treasureDiscard, ['Wishing Ring']])
      play({
        seats: { A: { hand: ['Dwarf Hireling'] } },
        bases: [at('Meadow'), at('Moor')],
        ...none,
        treasureDiscard: pile,
        steps: [
          A.plays('Dwarf Hireling', 'Meadow'),
          A.answers('?no'),
          now(at('Meadow', 'A Dwarf Hireling'), { asked: null, treasureDiscard: pile }),
        ],
      });
  });
});

describe('Halfling Hireling: You may play an extra minion.', () => {
  it('gives an extra minion play for later in the phase (EXT-2)', () =>
    play({
      seats: { A: { hand: ['Halfling Hireling', 'Invader', 'Walker'] } },
      bases: [at('Meadow'), at('Moor')],
      ...none,
      steps: [
        A.plays('Halfling Hireling', 'Meadow'),
        A.plays('Invader', 'Moor'),
        refused(A.plays('Walker', 'Moor')),
        now(at('Meadow', 'A Halfling Hireling'), at('Moor', 'A Invader')),
      ],
    }));
});

describe('Tiger Steed: You may destroy a minion here with power 2 or less.', () => {
  it('offers minions and monsters here of power 2 or less (CALC-1)', () =>
    play({
      seats: { A: { hand: ['Tiger Steed'] } },
      bases: [at('Meadow', 'B Walker', 'B Walker +1', '- Poultrygeist'), at('Moor', 'B Collector')],
      monsterDeck: [],
      treasureDeck: ['Wishing Ring'],
      steps: [
        A.plays('Tiger Steed', 'Meadow'),
        offered('A', ['Walker#1', 'Poultrygeist', 'no'], ['Walker#2', 'Collector', 'Tiger Steed']),
        A.answers('Poultrygeist'),
        now(at('Meadow', 'A Tiger Steed', 'B Walker', 'B Walker'), { hand: { A: ['Wishing Ring'] }, asked: null }),
      ],
    }));

  it('tiger-steed/1 it is a minion of its own on a base, and nothing that is put on another (PLAY-1, PLAY-9)', () =>
    play({
      seats: { A: { hand: ['Tiger Steed'] } },
      bases: [at('Meadow', 'A Invader'), at('Moor')],
      ...none,
      steps: [
        refused(A.plays('Tiger Steed', 'Invader')),
        A.plays('Tiger Steed', 'Meadow'),
        now(at('Meadow', 'A Invader', 'A Tiger Steed'), { bases: { Meadow: { power: { A: 6 } } }, asked: null }),
      ],
    }));
});

describe("Bag of Caltrops: Put this on a base. Ongoing: When another player's minion with power 3 or less is played here, destroy both this treasure and that minion.", () => {
  const trap = [at('Meadow', 'B Bag of Caltrops'), at('Moor')];

  it('destroys the minion and itself (TERM-6)', () =>
    play({
      seats: { A: { hand: ['Invader'] } },
      bases: trap,
      ...none,
      steps: [
        A.plays('Invader', 'Meadow'),
        now(at('Meadow'), { discard: { A: ['Invader'] }, treasureDiscard: ['Bag of Caltrops'], vp: { A: 1 } }),
      ],
    }));

  it('lets a minion of power 4 pass, one on another base, and your own', () =>
    play({
      seats: { A: { hand: ['Star Player', 'Halfling Hireling'] } },
      bases: [at('Meadow', 'B Bag of Caltrops'), at('Moor', 'A Bag of Caltrops')],
      ...none,
      steps: [
        A.plays('Halfling Hireling', 'Moor'),
        A.plays('Star Player', 'Meadow'),
        now(at('Meadow', 'B Bag of Caltrops', 'A Star Player'), at('Moor', 'A Bag of Caltrops', 'A Halfling Hireling')),
      ],
    }));

  it('is no trap for a monster: that is no minion of another player (MON-2)', () =>
    play({
      seats: { A: { hand: ['Dungeon Bait'] } },
      bases: trap,
      monsterDeck: ['Hippogriff'],
      treasureDeck: ['Wishing Ring'],
      steps: [
        A.plays('Dungeon Bait'),
        A.answers('play', 'Meadow'),
        now(at('Meadow', 'B Bag of Caltrops', '- Hippogriff'), { asked: null }),
      ],
    }));
});

describe('Boots of Butt-Kicking: Put this on a minion. You may play an extra action. Ongoing: This minion has +1 power.', () => {
  it('strengthens its minion and gives an extra action (EXT-2)', () =>
    play({
      seats: { A: { hand: ['Boots of Butt-Kicking', 'Campaign', 'Campaign'] } },
      bases: [at('Meadow', 'A Walker', 'B Walker'), at('Moor')],
      ...none,
      steps: [
        A.plays('Boots of Butt-Kicking', 'Walker/A'),
        A.plays('Campaign'),
        refused(A.plays('Campaign')),
        now({ cards: { 'Walker/A': { power: 3 }, 'Walker/B': { power: 2 } } }),
      ],
    }));
});

describe('Boots of Running Really Fast: Put this on a minion. Talent: Move this minion to another base.', () => {
  it('moves the minion, once a turn (ABL-5)', () =>
    play({
      bases: [at('Meadow', 'A Walker with A Boots of Running Really Fast', 'A Invader'), at('Moor'), at('Marsh')],
      ...none,
      steps: [
        A.uses('Boots of Running Really Fast'),
        offered('A', ['Moor', 'Marsh'], ['Meadow', 'no']),
        A.answers('Moor'),
        now(at('Meadow', 'A Invader'), at('Moor', 'A Walker with A Boots of Running Really Fast')),
        refused(A.uses('Boots of Running Really Fast')),
      ],
    }));

  it('boots-of-running-really-fast/1 the talent is of whoever controls the action (ABL-9)', () =>
    play({
      bases: [
        at('Meadow', 'B Walker with A Boots of Running Really Fast', 'A Walker with B Boots of Running Really Fast'),
        at('Moor'),
      ],
      ...none,
      steps: [
        A.uses('Boots of Running Really Fast/A'),
        A.answers('?Moor'),
        now(at('Moor', 'B Walker with A Boots of Running Really Fast')),
        refused(A.uses('Boots of Running Really Fast/B')),
      ],
    }));
});

describe('Buckler of Swashing: Put this on a minion. Ongoing: This minion cannot be destroyed.', () => {
  it('keeps its minion from being destroyed by anybody, and from nothing else (TERM-1, CAN-1)', () =>
    play({
      seats: { A: { hand: ['Cannon', 'Collector'] } },
      bases: [at('Meadow', 'A Walker with A Buckler of Swashing', 'B Walker with A Buckler of Swashing'), at('Moor')],
      ...none,
      steps: [
        A.plays('Cannon'),
        A.answers('Walker/A', 'Walker/B'),
        now({ bases: { Meadow: { minions: { A: ['Walker'], B: ['Walker'] } } } }),
        A.plays('Collector', 'Meadow'),
        A.answers('Walker/B'),
        now(at('Meadow', 'A Walker with A Buckler of Swashing', 'A Collector'), {
          hand: { B: ['Walker'] },
          treasureDiscard: ['Buckler of Swashing'],
        }),
      ],
    }));
});

describe('Chainsaw of Bloody Dismemberment: Put this on a minion. Ongoing: This minion has +2 power.', () => {
  it('strengthens the minion it is on', () =>
    play({
      seats: { A: { hand: ['Chainsaw of Bloody Dismemberment'] } },
      bases: [at('Meadow', 'A Walker', 'B Invader'), at('Moor')],
      ...none,
      steps: [
        A.plays('Chainsaw of Bloody Dismemberment', 'Invader'),
        now({ cards: { Walker: { power: 2 }, Invader: { power: 5 } } }),
      ],
    }));
});

describe('Chest of Holding: Put this on a minion. Ongoing: This minion has +1 power per treasure card on it.', () => {
  it('counts all treasures on its minion, itself among them, and no other card', () =>
    play({
      bases: [
        at('Meadow', 'A Walker with A Chest of Holding, B Buckler of Swashing, A Eternal Hero', 'A Tiger Steed'),
        at('Moor', 'A Walker with A Buckler of Swashing'),
      ],
      ...none,
      steps: [
        now({ cards: { 'Walker@Meadow': { power: 4 }, 'Walker@Moor': { power: 2 }, 'Tiger Steed': { power: 3 } } }),
      ],
    }));
});

describe('Cross Bow: Choose a base and a faction: each minion of that faction there gets +2 power this turn.', () => {
  const range = [
    at('Tortuga', 'A Walker', 'B Walker', 'B Invader', 'A Tiger Steed', '- Ghoul'),
    at('Moor', 'A Walker'),
  ];

  it('strengthens every minion of the faction there, whoever has it, until the end of the turn (CALC-2)', () =>
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
  it('destroys any action in play, also a treasure (MON-1)', () =>
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

  it('saves it from a scored base; a monster goes to its own discard pile all the same (SCORE-9, MON-1)', () =>
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

  it('goes there also without a target (RES-3, RES-13)', () =>
    play({
      bases: [at('Meadow', 'A Star Player with A Magic Missile'), at('Moor')],
      ...none,
      steps: [
        A.uses('Magic Missile'),
        now(at('Meadow', 'A Star Player'), { asked: null, treasureDeck: ['Magic Missile'] }),
      ],
    }));

  it('magic-missile/1 the talent is of whoever controls the action (ABL-9)', () =>
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

describe('Potion of Cowardice: Put this on a minion. Ongoing: This minion has -2 power and loses all its abilities.', () => {
  it('takes 2 power and every ability, as long as it is there (TERM-4, CALC-1)', () =>
    play({
      seats: { A: { hand: ['Dungeon Rule Book'] } },
      bases: [
        at('Meadow', 'A Big Hero with B Potion of Cowardice', '- Bigfoot with B Potion of Cowardice'),
        at('Moor', '- Bigfoot', 'A Walker with A Potion of Cowardice'),
      ],
      ...none,
      steps: [
        now({
          cards: {
            'Big Hero': { power: 3 },
            'Bigfoot@Meadow': { power: 2 },
            'Bigfoot@Moor': { power: 7 },
            Walker: { power: 0 },
          },
        }),
        refused(A.uses('Big Hero')),
        ({ state }) =>
          expect(view(state, 0).bases[0]!.lanes[0]!.minions.map((m) => [m.name, m.cancelled])).toEqual([
            ['Big Hero', true],
          ]),
        A.plays('Dungeon Rule Book'),
        A.answers('Potion of Cowardice#1'),
        now({ cards: { 'Big Hero': { power: 5 } } }),
        A.uses('Big Hero'),
      ],
    }));
});

describe('Potion of Halitosis: Choose a base and a player, who must move one of their minions there to another base. Special: You may play this before a base scores; you must then choose the scoring base.', () => {
  it('makes that player choose and move a minion (RES-11)', () =>
    play({
      seats: { A: { hand: ['Potion of Halitosis'] } },
      bases: [at('Meadow', 'A Walker', 'B Walker', 'B Invader', '- Ghoul'), at('Moor'), at('Marsh', 'B Walker')],
      ...none,
      steps: [
        A.plays('Potion of Halitosis'),
        offered('A', ['Meadow', 'Moor', 'Marsh'], ['no']),
        A.answers('Meadow'),
        offered('A', ['A', 'B'], ['no']),
        A.answers('B'),
        offered('B', ['Walker@Meadow/B', 'Invader'], ['Walker/A', 'Walker@Marsh', 'Ghoul', 'no']),
        B.answers('Invader'),
        offered('B', ['Moor', 'Marsh'], ['Meadow']),
        B.answers('Marsh'),
        now(at('Meadow', 'A Walker', 'B Walker', '- Ghoul'), at('Marsh', 'B Walker', 'B Invader'), { asked: null }),
      ],
    }));

  it('does nothing at a base without minions of players (RES-13)', () =>
    play({
      seats: { A: { hand: ['Potion of Halitosis'] } },
      bases: [at('Meadow', '- Ghoul'), at('Moor', 'B Walker')],
      ...none,
      steps: [
        A.plays('Potion of Halitosis'),
        A.answers('Meadow'),
        now(at('Meadow', '- Ghoul'), at('Moor', 'B Walker'), { asked: null }),
      ],
    }));

  it('before a base scores it is that base (SCORE-3, SCORE-13)', () =>
    play({
      seats: { B: { hand: ['Potion of Halitosis'] } },
      bases: [at('Meadow', 'A Filler +7', 'A Walker', 'B Filler +2'), at('Moor')],
      ...none,
      steps: [
        A.ends(),
        B.answers('Potion of Halitosis'),
        offered('B', ['A', 'B'], ['Moor', 'no']),
        B.answers('A'),
        A.answers('Filler', '?Moor'),
        // VP-1: B has 3 there, A only 2.
        now({ vp: { A: 2, B: 3 }, bases: { Moor: { minions: { A: ['Filler'] } } } }),
      ],
    }));
});

describe('Potion of Idiotic Bravery: Give a minion +3 power this turn.', () => {
  it('strengthens any minion until the end of the turn', () =>
    play({
      seats: { A: { hand: ['Potion of Idiotic Bravery'] } },
      bases: [at('Meadow', 'A Walker', 'B Walker', '- Ghoul'), at('Moor')],
      ...none,
      steps: [
        A.plays('Potion of Idiotic Bravery'),
        offered('A', ['Walker/A', 'Walker/B', 'Ghoul'], ['no']),
        A.answers('Walker/B'),
        now({ cards: { 'Walker/B': { power: 5 }, 'Walker/A': { power: 2 } } }),
        A.ends(),
        now({ cards: { 'Walker/B': { power: 2 } } }),
      ],
    }));
});

describe('Potion of Line Cutting: Special: Play this after a base scores, while the treasures revealed for it are not yet handed out. Place one of those treasures into your hand.', () => {
  const hoard = { monsterDeck: [], treasureDeck: ['Wishing Ring', 'Tiger Steed', 'Cross Bow'] };
  const lair = [at('Meadow', 'A Filler +14', '- Hippogriff', '- Ghoul', 'B Filler +4'), at('Moor')];

  it('takes one of the revealed treasures before anybody chooses (MON-8, SCORE-7)', () =>
    play({
      seats: { B: { hand: ['Potion of Line Cutting'] } },
      bases: lair,
      ...hoard,
      steps: [
        A.ends(),
        offered('B', ['Potion of Line Cutting', 'pass']),
        B.answers('Potion of Line Cutting'),
        offered('B', ['Wishing Ring', 'Tiger Steed'], ['Cross Bow', 'Potion of Line Cutting', 'no']),
        B.answers('Tiger Steed'),
        now({
          turn: 'B',
          asked: null,
          hand: { A: ['Wishing Ring', 'Filler', 'Filler'], B: ['Tiger Steed'] },
          treasureDiscard: ['Potion of Line Cutting'],
        }),
        // All have seen it, so all are told who took it (INFO-3).
        ({ events }) =>
          expect(viewEvents(events, 0).findLast((e) => e.type === 'place' && e.other === 1)!.card!.name).toBe(
            'Tiger Steed',
          ),
      ],
    }));

  it('also for a player who is not there; kept, it takes nothing (PLAY-6)', () =>
    play({
      seats: { B: { hand: ['Potion of Line Cutting'] } },
      bases: [at('Meadow', 'A Filler +14', '- Hippogriff'), at('Moor')],
      ...hoard,
      steps: [
        A.ends(),
        B.answers('pass'),
        now({ hand: { A: ['Wishing Ring', 'Filler', 'Filler'], B: ['Potion of Line Cutting'] }, turn: 'B' }),
        refused(B.plays('Potion of Line Cutting')),
      ],
    }));

  it('cannot be played where no treasure is revealed (PLAY-4)', () =>
    play({
      seats: { B: { hand: ['Potion of Line Cutting'] } },
      bases: [at('Meadow', 'A Filler +14', '- Hippogriff'), at('Moor')],
      ...none,
      steps: [A.ends(), now({ asked: null, turn: 'B', hand: { B: ['Potion of Line Cutting'] } })],
    }));
});

describe('Potion of Paralysis: Special: Play this before a base scores. This turn, cancel the abilities of every card on that base and of every card on a minion there.', () => {
  it('takes bonuses and Specials from all cards there, and ends with the turn (TERM-4, SCORE-3)', () =>
    play({
      seats: { B: { hand: ['Potion of Paralysis'] } },
      bases: [at('Meadow', 'A Filler +4 with A Dumbbells', 'A First Mate', 'B Filler +6'), at('Moor')],
      ...none,
      steps: [
        A.ends(),
        B.answers('Potion of Paralysis'),
        // A has 5 + 2, B has 7; First Mate cannot leave.
        now({ vp: { A: 3, B: 3 }, discard: { A: ['Dumbbells', 'Filler', 'First Mate'] }, asked: null, turn: 'B' }),
      ],
    }));

  it('potion-of-paralysis/1 not the base itself, cards elsewhere, nor cards in hands (SCORE-13)', () =>
    play({
      seats: { B: { hand: ['Potion of Paralysis', 'Full Sail'] } },
      bases: [at('The Central Brain', 'A Filler +19', 'B Walker'), at('Moor', 'A Walker with A Dumbbells', 'B Walker')],
      ...none,
      steps: [
        A.ends(),
        B.answers('Potion of Paralysis'),
        now({ cards: { 'Walker@Moor/A': { power: 5 } }, bases: { 'The Central Brain': { power: { A: 21, B: 3 } } } }),
        offered('B', ['Full Sail', 'pass']),
      ],
    }));

  it('potion-of-paralysis/2 cards that come there later are cancelled as well', () =>
    play({
      seats: { B: { hand: ['Potion of Paralysis'] } },
      bases: [at('Meadow', 'A Filler +9'), at('Moor', 'A Pirate King with A Dumbbells')],
      ...none,
      steps: [
        now({ cards: { 'Pirate King': { power: 8 } } }),
        A.ends(),
        B.answers('Potion of Paralysis'),
        A.answers('Pirate King'),
        ({ events }) => {
          const ranks = events.find((e) => e.type === 'scored')!.ranks!;
          expect(ranks.find((r) => r.seat === 0)!.power).toBe(15);
        },
      ],
    }));
});

describe('Potion of Redundancy Potion: Put this on a minion. Ongoing: This minion has the ability "Talent: Choose another minion with a talent. This minion uses that talent and pays any cost of it."', () => {
  it('uses the talent of any other minion as its own: "this" and "here" are its own (ABL-5)', () =>
    play({
      seats: { A: { hand: ['Walker', 'Invader'] } },
      bases: [
        at('Meadow', 'A Collector with A Potion of Redundancy Potion'),
        at('Moor', 'B Happy Zapper', 'B Big Hero', 'A Walker'),
      ],
      monsterDeck: ['Ghoul'],
      treasureDeck: [],
      steps: [
        A.uses('Collector'),
        offered('A', ['Happy Zapper', 'Big Hero'], ['Walker', 'Collector', 'no']),
        A.answers('Happy Zapper'),
        offered('A', ['Walker@hand', 'Invader@hand', 'no']),
        A.answers('Invader@hand'),
        now({ asked: null, cards: { Collector: { power: 4 }, 'Happy Zapper': { power: 3 } }, hand: { A: ['Walker'] } }),
        refused(A.uses('Collector')),
      ],
    }));

  it('plays the monster where it is itself', () =>
    play({
      bases: [at('Meadow', 'A Collector with A Potion of Redundancy Potion'), at('Moor', 'B Big Hero')],
      monsterDeck: ['Ghoul'],
      treasureDeck: [],
      steps: [
        A.uses('Collector'),
        A.answers('?Big Hero', 'play'),
        now(at('Meadow', 'A Collector with A Potion of Redundancy Potion', '- Ghoul'), at('Moor', 'B Big Hero')),
      ],
    }));

  it('potion-of-redundancy-potion/1 it is the minion’s own talent: only its controller may use it (ABL-9)', () =>
    play({
      bases: [
        at('Meadow', 'B Collector with A Potion of Redundancy Potion', 'A Walker with B Potion of Redundancy Potion'),
        at('Moor', 'B Big Hero'),
      ],
      monsterDeck: ['Ghoul'],
      treasureDeck: [],
      steps: [
        refused(A.uses('Collector')),
        refused(A.uses('Potion of Redundancy Potion')),
        A.uses('Walker'),
        A.answers('Big Hero', 'play'),
        now({ bases: { Meadow: { monsters: ['Ghoul'] } }, asked: null }),
      ],
    }));

  it('potion-of-redundancy-potion/2 beside another talent of the minion both may be used, each once (ABL-5)', () =>
    play({
      seats: { A: { hand: ['Walker', 'Invader'] } },
      bases: [at('Meadow', 'A Big Hero with A Potion of Redundancy Potion'), at('Moor', 'B Big Hero')],
      monsterDeck: ['Ghoul', 'Hippogriff', 'King Tut'],
      treasureDeck: [],
      steps: [
        { by: 'A', use: 'Big Hero', ability: 1 },
        A.answers('play'),
        A.uses('Big Hero'),
        A.answers('?Big Hero/B', 'play'),
        refused(A.uses('Big Hero')),
        now({ bases: { Meadow: { monsters: ['Ghoul', 'Hippogriff'] }, Moor: { monsters: [] } } }),
      ],
    }));

  it('is not there without a talent to use, nor for a minion that has lost all abilities (TERM-4)', () => {
    for (const other of ['B Walker', 'B Big Hero'])
      play({
        bases: [
          at('Meadow', 'A Collector with A Potion of Redundancy Potion, B Potion of Cowardice'),
          at('Moor', other),
        ],
        ...none,
        steps: [refused(A.uses('Collector'))],
      });
    play({
      bases: [at('Meadow', 'A Collector with A Potion of Redundancy Potion'), at('Moor', 'B Walker')],
      ...none,
      steps: [refused(A.uses('Collector'))],
    });
  });
});

describe('Wand of Dowsing: Draw two treasure cards. Then the treasure discard pile and this card are shuffled into the treasure deck.', () => {
  it('draws two and makes a new deck of deck, discard pile and itself', () =>
    play({
      seats: { A: { hand: ['Wand of Dowsing'] } },
      bases: [at('Meadow'), at('Moor')],
      monsterDeck: [],
      treasureDeck: ['Wishing Ring', 'Cross Bow', 'Tiger Steed'],
      treasureDiscard: ['Magic Missile', 'Chest of Holding'],
      steps: [
        A.plays('Wand of Dowsing'),
        now({ asked: null, hand: { A: ['Wishing Ring', 'Cross Bow'] }, treasureDeck: 4, treasureDiscard: [] }),
        ({ state, events }) => {
          const names = state.piles.treasureDeck.map((ix) => state.names[state.cards[ix]!.def]!);
          expect(names.sort()).toEqual(['Chest of Holding', 'Magic Missile', 'Tiger Steed', 'Wand of Dowsing']);
          expect(events.some((e) => e.type === 'shuffle' && e.to === 'treasureDeck')).toBe(true);
        },
      ],
    }));

  it('wand-of-dowsing/1 it is not discarded: it has put itself into the deck (PLAY-2)', () =>
    play({
      seats: { A: { hand: ['Wand of Dowsing'] } },
      bases: [at('Meadow'), at('Moor')],
      ...none,
      steps: [
        A.plays('Wand of Dowsing'),
        now({ treasureDeck: ['Wand of Dowsing'], treasureDiscard: [], hand: { A: [] } }),
      ],
    }));
});

describe('Wishing Ring: Gain 1 VP, then place this card at the bottom of the treasure deck.', () => {
  it('gives a VP and goes under the deck (MON-1, CONF-1)', () =>
    play({
      seats: { A: { hand: ['Wishing Ring'] } },
      bases: [at('Meadow'), at('Moor')],
      monsterDeck: [],
      treasureDeck: ['Cross Bow'],
      steps: [
        A.plays('Wishing Ring'),
        now({ vp: { A: 1, B: 0 }, treasureDeck: ['Cross Bow', 'Wishing Ring'], treasureDiscard: [] }),
      ],
    }));
});
