import { A, at, B, now, offered, play, refused } from '@smash/testkit/play';
import { describe, expect, it } from 'vitest';

const noMonsters = { monsterDeck: [], treasureDeck: [] };

describe('Campaign: Each of your minions on a base with a monster gets +2 power this turn.', () => {
  it('strengthens your minions where a monster is, until the end of the turn (CALC-2)', () =>
    play({
      seats: { A: { hand: ['Campaign'] } },
      bases: [
        at('Meadow', 'A Walker', 'A Invader', 'B Walker', '- Ghoul'),
        at('Moor', 'A Walker'),
        at('Marsh', 'A Walker', '- Web Troll'),
      ],
      ...noMonsters,
      steps: [
        A.plays('Campaign'),
        now({
          asked: null,
          cards: {
            'Walker@Meadow/A': { power: 4 },
            'Invader@Meadow': { power: 5 },
            'Walker@Meadow/B': { power: 2 },
            'Walker@Moor': { power: 2 },
            'Walker@Marsh': { power: 4 },
            Ghoul: { power: 3 },
          },
        }),
        A.ends(),
        now({ cards: { 'Walker@Meadow/A': { power: 2 } } }),
      ],
    }));

  it('campaign/1 minions played after it get nothing (CALC-2)', () =>
    play({
      seats: { A: { hand: ['Campaign', 'Invader'] } },
      bases: [at('Meadow', 'A Walker', '- Ghoul'), at('Moor')],
      ...noMonsters,
      steps: [
        A.plays('Campaign'),
        A.plays('Invader', 'Meadow'),
        now({ cards: { Invader: { power: 3 }, Walker: { power: 4 } } }),
      ],
    }));
});

describe('Cleave: Destroy a monster. Any treasures you get for it you may play as extra cards.', () => {
  it('lets you play each treasure immediately, in your order, but none you had before (EXT-1, EXT-3)', () =>
    play({
      seats: { A: { hand: ['Cleave', 'Wishing Ring'] } },
      bases: [at('Meadow', 'A Walker', '- Plutonium Dragon', 'B Invader'), at('Moor', '- Ghoul')],
      monsterDeck: [],
      treasureDeck: ['Tiger Steed', 'Chainsaw of Bloody Dismemberment', 'Cross Bow'],
      steps: [
        A.plays('Cleave'),
        offered('A', ['Plutonium Dragon', 'Ghoul'], ['Invader', 'no']),
        A.answers('Plutonium Dragon'),
        offered('A', ['Tiger Steed', 'Chainsaw of Bloody Dismemberment', 'Cross Bow', 'no'], ['Wishing Ring']),
        A.answers('Chainsaw of Bloody Dismemberment', 'Walker'),
        A.answers('Tiger Steed', 'Moor'),
        offered('A', ['Cross Bow', 'no']),
        A.answers('no'),
        now(
          at('Meadow', 'A Walker with A Chainsaw of Bloody Dismemberment', 'B Invader'),
          at('Moor', 'A Tiger Steed', '- Ghoul'),
          { asked: null, hand: { A: ['Wishing Ring', 'Cross Bow'] }, plays: { A: { minions: 1, actions: 0 } } },
        ),
      ],
    }));

  it('cannot play a treasure that begins with Special (PLAY-6)', () =>
    play({
      seats: { A: { hand: ['Cleave'] } },
      bases: [at('Meadow', '- Hippogriff'), at('Moor')],
      monsterDeck: [],
      treasureDeck: ['Potion of Paralysis'],
      steps: [A.plays('Cleave'), now({ asked: null, hand: { A: ['Potion of Paralysis'] } })],
    }));

  it('does nothing without a monster (RES-13)', () =>
    play({
      seats: { A: { hand: ['Cleave'] } },
      bases: [at('Meadow', 'B Walker'), at('Moor')],
      ...noMonsters,
      steps: [A.plays('Cleave'), now(at('Meadow', 'B Walker'), { asked: null, discard: { A: ['Cleave'] } })],
    }));
});

describe('Dumbbells: Put this on a minion. Ongoing: This minion has +3 power.', () => {
  it('goes on any minion, including a monster, and strengthens only that one', () =>
    play({
      seats: { A: { hand: ['Dumbbells'] } },
      bases: [at('Meadow', 'A Walker', 'B Walker', '- Ghoul'), at('Moor', 'A Walker with A Dumbbells')],
      ...noMonsters,
      steps: [
        A.plays('Dumbbells', 'Ghoul'),
        now({
          cards: { Ghoul: { power: 6 }, 'Walker@Meadow/A': { power: 2 }, 'Walker@Moor': { power: 5 } },
          bases: { Meadow: { breakpoint: 16 } },
        }),
      ],
    }));
});

describe('Dungeon Bait: Destroy a minion with power 2 or less OR play a monster on a base.', () => {
  const fields = [at('Meadow', 'A Walker', 'B Walker +1', 'B Collector', '- Web Troll'), at('Moor', '- Hippogriff')];

  it('destroys a minion of power 2 or less anywhere, monsters included (RES-14)', () =>
    play({
      seats: { A: { hand: ['Dungeon Bait'] } },
      bases: fields,
      ...noMonsters,
      steps: [
        A.plays('Dungeon Bait'),
        offered('A', ['play', 'destroy'], ['no']),
        A.answers('destroy'),
        offered('A', ['Walker/A', 'Collector', 'Web Troll'], ['Walker/B', 'Hippogriff', 'no']),
        A.answers('Collector'),
        now(at('Meadow', 'A Walker', 'B Walker', '- Web Troll'), {
          discard: { B: ['Collector'], A: ['Dungeon Bait'] },
        }),
      ],
    }));

  it('plays a monster on a base of your choice', () =>
    play({
      seats: { A: { hand: ['Dungeon Bait'] } },
      bases: fields,
      monsterDeck: ['Bigfoot', 'Ghoul'],
      treasureDeck: [],
      steps: [
        A.plays('Dungeon Bait'),
        A.answers('play'),
        offered('A', ['Meadow', 'Moor']),
        A.answers('Moor'),
        now(at('Moor', '- Hippogriff', '- Bigfoot'), { asked: null, monsterDeck: ['Ghoul'] }),
      ],
    }));
});

describe('Eternal Hero: Put this on one of your minions. Ongoing: When this minion would go to the discard pile, place both it and this action into your hand instead.', () => {
  it('goes only on one of your own minions', () =>
    play({
      seats: { A: { hand: ['Eternal Hero'] } },
      bases: [at('Meadow', 'A Walker', 'B Walker', '- Ghoul'), at('Moor')],
      ...noMonsters,
      steps: [
        refused(A.plays('Eternal Hero', 'Walker/B')),
        refused(A.plays('Eternal Hero', 'Ghoul')),
        A.plays('Eternal Hero', 'Walker/A'),
        now(at('Meadow', 'A Walker with A Eternal Hero', 'B Walker', '- Ghoul')),
      ],
    }));

  it('saves it from being destroyed, with this action; what else is on it is discarded (RES-7, ATT-2)', () =>
    play({
      turn: 'B',
      seats: { B: { hand: ['Zzzzzap!', 'Invader'] } },
      bases: [at('Meadow', 'A Walker with A Eternal Hero, A Kneepads of Allure', 'A Collector'), at('Moor')],
      ...noMonsters,
      steps: [
        B.plays('Zzzzzap!'),
        B.answers('Invader', 'Walker'),
        now(at('Meadow', 'A Collector'), {
          hand: { A: ['Walker', 'Eternal Hero'] },
          discard: { A: [] },
          treasureDiscard: ['Kneepads of Allure'],
        }),
      ],
    }));

  it('saves it from a scored base (SCORE-9, RES-7)', () =>
    play({
      seats: { A: { hand: [] } },
      bases: [at('Meadow', 'A Filler +9', 'A Walker with A Eternal Hero'), at('Moor')],
      ...noMonsters,
      steps: [
        A.ends(),
        now({ hand: { A: ['Walker', 'Eternal Hero', 'Filler', 'Filler'] }, discard: { A: ['Filler'] }, vp: { A: 3 } }),
      ],
    }));

  it('resolves before the other cards of a scored base leave, where Wormhole sent it to the deck (SCORE-9, RES-7)', () =>
    play({
      seats: { A: { hand: ['Wormhole'], deck: ['Scout', 'Cannon', 'Dinghy'] } },
      bases: [at('Meadow', 'A Dwarf Hireling with A Eternal Hero', 'A Walker', 'B Filler +25'), at('Moor')],
      ...noMonsters,
      steps: [
        A.ends(),
        A.answers('Wormhole'),
        now({
          asked: null,
          turn: 'B',
          hand: { A: { has: ['Eternal Hero'], lacks: ['Dwarf Hireling'] } },
          discard: { A: ['Wormhole'], B: ['Filler'] },
          treasureDiscard: ['Dwarf Hireling'],
        }),
      ],
    }));

  it('does not reach a minion that is returned: the action is discarded (TERM-6)', () =>
    play({
      turn: 'B',
      seats: { B: { hand: ['Collector'] } },
      bases: [at('Meadow', 'A Walker with A Eternal Hero'), at('Moor')],
      ...noMonsters,
      steps: [
        B.plays('Collector', 'Meadow'),
        B.answers('Walker'),
        now({ hand: { A: ['Walker'] }, discard: { A: ['Eternal Hero'] } }),
      ],
    }));

  it('a minion owned by another player goes to its owner, the action to you (TERM-5, DECK-3)', () =>
    play({
      seats: { A: { hand: ['Zzzzzap!', 'Invader'] } },
      bases: [at('Meadow', 'A Walker of B with A Eternal Hero'), at('Moor')],
      ...noMonsters,
      steps: [
        A.plays('Zzzzzap!'),
        A.answers('Invader', '?Walker'),
        now({ hand: { A: ['Eternal Hero'], B: ['Walker'] } }),
      ],
    }));

  it('a treasure still goes to its own discard pile, the action to your hand, once (MON-1, RES-7)', () =>
    play({
      seats: { A: { hand: ['Zzzzzap!', 'Invader'] } },
      bases: [at('Meadow', 'A Tiger Steed with A Eternal Hero'), at('Moor')],
      ...noMonsters,
      steps: [
        A.plays('Zzzzzap!'),
        A.answers('Invader', '?Tiger Steed'),
        now({ hand: { A: ['Eternal Hero'] }, treasureDiscard: ['Tiger Steed'] }),
        ({ events }) => expect(events.filter(({ type }) => type === 'loop')).toEqual([]),
      ],
    }));
});

describe('Ruckus: Choose a base. Play two monsters there OR destroy every monster there without collecting any treasure cards.', () => {
  it('plays two monsters there, one after the other (RES-2)', () =>
    play({
      seats: { A: { hand: ['Ruckus'] } },
      bases: [at('Meadow'), at('Moor', '- Ghoul')],
      monsterDeck: ['Web Troll', 'Hippogriff', 'King Tut', 'Bigfoot'],
      treasureDeck: [],
      steps: [
        A.plays('Ruckus'),
        offered('A', ['Meadow', 'Moor'], ['no']),
        A.answers('Meadow'),
        offered('A', ['play', 'destroy'], ['no']),
        A.answers('play'),
        now(at('Meadow', '- Web Troll', '- Hippogriff', '- King Tut'), at('Moor', '- Ghoul'), {
          asked: null,
          monsterDeck: ['Bigfoot'],
        }),
      ],
    }));

  it('destroys every monster there and nothing else, and nobody gets a treasure (MON-5, RES-10)', () =>
    play({
      seats: { A: { hand: ['Ruckus'] } },
      bases: [at('Meadow', 'A Walker', '- Hippogriff', '- King Tut'), at('Moor', '- Ghoul')],
      monsterDeck: [],
      treasureDeck: ['Wishing Ring'],
      steps: [
        A.plays('Ruckus'),
        A.answers('Meadow', 'destroy'),
        now(at('Meadow', 'A Walker'), at('Moor', '- Ghoul'), {
          hand: { A: [], B: [] },
          treasureDeck: ['Wishing Ring'],
          monsterDiscard: ['Hippogriff', 'King Tut'],
        }),
      ],
    }));
});

describe('Shield of Ubiquity: Put this on a minion. Ongoing: This minion has +2 power per monster here.', () => {
  it('counts the monsters at the base of the minion it is on, wherever that goes', () =>
    play({
      seats: { A: { hand: ['Shanghai'] } },
      bases: [
        at('Meadow', 'B Walker with A Shield of Ubiquity', 'B Invader', '- Ghoul', '- Bigfoot'),
        at('Moor', '- Ghoul'),
      ],
      ...noMonsters,
      steps: [
        now({ cards: { Walker: { power: 6 }, Invader: { power: 3 } } }),
        A.plays('Shanghai'),
        A.answers('Walker', '?Moor'),
        now({ cards: { Walker: { power: 4 } } }),
      ],
    }));

  it('counts the monster it is on as well', () =>
    play({
      bases: [at('Meadow', '- Ghoul with A Shield of Ubiquity'), at('Moor')],
      ...noMonsters,
      steps: [now({ cards: { Ghoul: { power: 5 } }, bases: { Meadow: { breakpoint: 15 } } })],
    }));
});

describe("War Cry: Destroy a monster to add that monster's power to a minion at the same base this turn.", () => {
  const field = [at('Tortuga', 'A Walker', 'B Walker', '- Bigfoot'), at('Moor', 'A Invader', '- Ghoul')];

  it('gives the power it had to a minion where it was, until the end of the turn (RES-3)', () =>
    play({
      seats: { A: { hand: ['War Cry'] } },
      bases: field,
      monsterDeck: [],
      treasureDeck: ['Wishing Ring', 'Cross Bow'],
      steps: [
        A.plays('War Cry'),
        offered('A', ['Bigfoot', 'Ghoul', 'no'], ['Walker']),
        A.answers('Bigfoot'),
        offered('A', ['Walker/A', 'Walker/B'], ['Invader', 'no']),
        A.answers('Walker/A'),
        now({
          cards: { 'Walker/A': { power: 9 }, 'Walker/B': { power: 2 } },
          hand: { A: ['Wishing Ring', 'Cross Bow'] },
        }),
        A.ends(),
        now({ cards: { 'Walker/A': { power: 2 } } }),
      ],
    }));

  it('may be declined, and gives nothing for a monster that was not destroyed (RES-3, RES-11)', () => {
    for (const answer of ['no', 'Ghoul'])
      play({
        seats: { A: { hand: ['War Cry'] } },
        bases: [at('Meadow', 'A Walker', '- Ghoul with B Buckler of Swashing'), at('Moor')],
        ...noMonsters,
        steps: [
          A.plays('War Cry'),
          A.answers(answer),
          now(at('Meadow', 'A Walker', '- Ghoul with B Buckler of Swashing'), {
            asked: null,
            cards: { Walker: { power: 2 } },
          }),
        ],
      });
  });
});
