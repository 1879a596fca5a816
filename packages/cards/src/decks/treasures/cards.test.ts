import { A, at, now, offered, play, refused } from '@smash/testkit/play';
import { drifter } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

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

  it('may decline, and is asked nothing if nothing can be put on it (TERM-14)', () => {
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

  it('tiger-steed/1 it is a minion on a base, and not something put on another minion (PLAY-1, PLAY-9)', () =>
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

  it('one that has moved away by its own ability is not here any more (RES-5)', () =>
    play({
      cards: [drifter],
      seats: { A: { hand: ['Drifter'] } },
      bases: trap,
      ...none,
      steps: [
        A.plays('Drifter', 'Meadow'),
        now(at('Meadow', 'B Bag of Caltrops'), at('Moor', 'A Drifter'), { asked: null, treasureDiscard: [] }),
      ],
    }));

  it('does not trap a monster, which is not another player’s minion (MON-2)', () =>
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

  it('boots-of-running-really-fast/1 the talent belongs to the action’s controller (ABL-9)', () =>
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
  it('keeps no other minion', () =>
    play({
      seats: { A: { hand: ['Cannon'] } },
      bases: [at('Meadow', 'A Walker with A Buckler of Swashing', 'A Filler', 'B Filler')],
      ...none,
      steps: [
        A.plays('Cannon'),
        A.answers('Filler/A', 'Walker'),
        now(at('Meadow', 'A Walker with A Buckler of Swashing', 'B Filler'), { asked: null }),
      ],
    }));

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
