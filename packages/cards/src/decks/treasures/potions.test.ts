import { describe as inWords, view, viewEvents } from '@smash/engine';
import { A, at, B, now, offered, play, refused } from '@smash/testkit/play';
import { describe, expect, it } from 'vitest';

const none = { monsterDeck: [], treasureDeck: [] };

describe('Potion of Cowardice: Put this on a minion. Ongoing: This minion has -2 power and loses all its abilities.', () => {
  it('removes 2 power and every ability while it is there (TERM-4, CALC-1)', () =>
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

  it('any player can be chosen; without a minion there nothing happens (PLAY-5, RES-13)', () =>
    play({
      seats: { A: { hand: ['Potion of Halitosis'] } },
      bases: [at('Meadow', '- Ghoul'), at('Moor', 'B Walker')],
      ...none,
      steps: [
        A.plays('Potion of Halitosis'),
        A.answers('Meadow'),
        offered('A', ['A', 'B'], ['no']),
        A.answers('B'),
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
        // Everybody has seen it, so everybody learns who took it (INFO-3).
        ({ events }) =>
          expect(viewEvents(events, 0).findLast((e) => e.type === 'place' && e.other === 1)!.card!.name).toBe(
            'Tiger Steed',
          ),
      ],
    }));

  it('even for a player who is not there; kept, it takes nothing (PLAY-6)', () =>
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

describe('two minions that use the talent of each other', () => {
  it('come to an end (LOOP-1)', () =>
    play({
      bases: [
        at('Meadow', 'A Collector with A Potion of Redundancy Potion', 'B Invader with A Potion of Redundancy Potion'),
        at('Moor'),
      ],
      ...none,
      steps: [A.uses('Collector'), now({ asked: null }), refused(A.uses('Collector'))],
    }));
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
          expect(inWords(viewEvents(events, 1).findLast((e) => e.type === 'shuffle')!)).toEqual([
            'The treasure deck was shuffled',
          ]);
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
