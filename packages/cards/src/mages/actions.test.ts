import { A, at, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const none = { monsterDeck: [], treasureDeck: [] };

describe('Charm: Choose a monster. You control it this turn and treat it as one of your minions.', () => {
  it('offers monsters only; the chosen one is yours until the end of the turn (TERM-5)', () =>
    play({
      seats: { A: { hand: ['Charm', 'Dinghy'] } },
      bases: [at('Tortuga', 'B Invader', '- Ghoul', '- Hippogriff'), at('Moor', '- Web Troll')],
      ...none,
      steps: [
        A.plays('Charm'),
        offered('A', ['Ghoul', 'Hippogriff', 'Web Troll'], ['Invader', 'no']),
        A.answers('Ghoul'),
        now({
          cards: { Ghoul: { controller: 'A' } },
          bases: { Tortuga: { power: { A: 3, B: 3 }, monsters: ['Hippogriff'] } },
        }),
        A.ends(),
        now({ bases: { Tortuga: { power: { A: 0 }, monsters: ['Ghoul', 'Hippogriff'] } } }),
      ],
    }));

  it('it counts as your minion for your other cards, and as a monster still', () =>
    play({
      seats: { A: { hand: ['Charm', 'Wand Whiz', 'Walker', 'Campaign'] } },
      bases: [at('Tortuga', '- Ghoul', 'A Walker', '- Bigfoot'), at('Moor')],
      ...none,
      steps: [
        A.plays('Charm'),
        A.answers('Ghoul'),
        A.plays('Wand Whiz', 'Moor'),
        A.answers('Walker@hand', 'action'),
        A.plays('Campaign'),
        now({
          cards: {
            Ghoul: { power: 5 },
            'Walker@Tortuga': { power: 4 },
            Bigfoot: { power: 4 },
            'Wand Whiz': { power: 3 },
          },
        }),
      ],
    }));

  it('charm/1 its treasures are among those that are shared out (MON-8)', () =>
    play({
      seats: { A: { hand: ['Charm'] } },
      bases: [at('Meadow', 'A Filler +9', 'B Walker', '- King Tut'), at('Moor')],
      monsterDeck: [],
      treasureDeck: ['Wishing Ring', 'Cross Bow', 'Tiger Steed'],
      steps: [
        A.plays('Charm'),
        A.ends(),
        offered('A', ['Wishing Ring', 'Cross Bow']),
        A.answers('Cross Bow'),
        A.answers('?Cross Bow'),
        now({ hand: { B: ['Wishing Ring'] }, treasureDeck: ['Tiger Steed'], monsterDiscard: ['King Tut'] }),
      ],
    }));

  it('charm/2 it no longer raises the breakpoint and counts for you (MON-4)', () =>
    play({
      seats: { A: { hand: ['Charm'] } },
      bases: [at('Meadow', '- King Tut'), at('Moor')],
      ...none,
      steps: [
        now({ bases: { Meadow: { breakpoint: 14, total: 0 } } }),
        A.plays('Charm'),
        now({ bases: { Meadow: { breakpoint: 10, total: 4, power: { A: 4 } } } }),
      ],
    }));

  it('minions it destroys while it is yours count as destroyed by you (MON-5, TERM-2)', () =>
    play({
      seats: { A: { hand: ['Charm'] } },
      bases: [at('Tortuga', '- Plutonium Dragon', '- Poultrygeist'), at('Moor')],
      monsterDeck: [],
      treasureDeck: ['Wishing Ring'],
      steps: [
        A.plays('Charm'),
        A.answers('Plutonium Dragon'),
        A.ends(),
        now({
          hand: { A: ['Filler', 'Filler', 'Wishing Ring'] },
          bases: { Tortuga: { monsters: ['Plutonium Dragon'] } },
        }),
      ],
    }));
});

describe('Embiggen: Choose a minion. Discard any number of cards: the minion gets +1 power this turn per card discarded.', () => {
  it('gives a minion +1 per discarded card, even for none (RES-12)', () => {
    for (const [cards, power] of [
      [['Walker@hand', 'Invader@hand'], 4],
      [['Walker@hand', 'done'], 3],
      [['done'], 2],
    ] as const)
      play({
        seats: { A: { hand: ['Embiggen', 'Walker', 'Invader', 'Campaign'] } },
        bases: [at('Meadow', 'B Walker', 'A Collector'), at('Moor')],
        ...none,
        steps: [
          A.plays('Embiggen'),
          offered('A', ['Walker/B', 'Collector'], ['no']),
          A.answers('Walker/B'),
          offered('A', ['Walker@hand', 'Invader', 'Campaign', 'done']),
          A.answers(...cards),
          now({ asked: null, cards: { 'Walker/B': { power }, Collector: { power: 2 } } }),
          A.ends(),
          now({ cards: { 'Walker@Meadow': { power: 2 } } }),
        ],
      });
  });
});

describe('Mass Summoning: Play one monster on every base.', () => {
  it('plays one on each base, including the plays those grant (RES-2)', () =>
    play({
      seats: { A: { hand: ['Mass Summoning'] } },
      bases: [at('Meadow', '- King Tut'), at('Moor'), at('Marsh')],
      monsterDeck: ['Ghoul', 'Web Troll', 'Hippogriff', 'Bigfoot', 'King Tut'],
      treasureDeck: [],
      steps: [
        A.plays('Mass Summoning'),
        now(
          at('Meadow', '- King Tut', '- Ghoul'),
          at('Moor', '- Web Troll', '- Hippogriff'),
          at('Marsh', '- Bigfoot'),
          {
            asked: null,
            monsterDeck: ['King Tut'],
          },
        ),
      ],
    }));

  it('a monster that cannot be played at its base is discarded, and the next base gets the next one (PLAY-4)', () =>
    play({
      seats: { A: { hand: ['Mass Summoning'] } },
      bases: [at('Meadow'), at("Tsar's Palace"), at('Moor')],
      monsterDeck: ['Ghoul', 'Poultrygeist', 'Bigfoot', 'King Tut'],
      treasureDeck: [],
      steps: [
        A.plays('Mass Summoning'),
        now(at('Meadow', '- Ghoul'), at("Tsar's Palace"), at('Moor', '- Bigfoot'), {
          asked: null,
          monsterDeck: ['King Tut'],
          monsterDiscard: ['Poultrygeist'],
        }),
      ],
    }));

  it('stops when there are no monsters left', () =>
    play({
      seats: { A: { hand: ['Mass Summoning'] } },
      bases: [at('Meadow'), at('Moor'), at('Marsh')],
      monsterDeck: ['Ghoul'],
      monsterDiscard: ['Hippogriff'],
      treasureDeck: [],
      steps: [A.plays('Mass Summoning'), now(at('Meadow', '- Ghoul'), at('Moor', '- Hippogriff'), at('Marsh'))],
    }));

  it('mass-summoning/1 they are minions you have played, for what reacts to that (MON-7)', () =>
    play({
      seats: { A: { hand: ['Mass Summoning'] } },
      bases: [at("Mage's Tower"), at('Meadow', 'B Leprechaun +1')],
      monsterDeck: ['Ghoul', 'Hippogriff'],
      treasureDeck: [],
      steps: [
        A.plays('Mass Summoning'),
        A.answers("Mage's Tower"),
        now(at("Mage's Tower", '- Ghoul'), at('Meadow', 'B Leprechaun'), { asked: null, hand: { A: ['Filler'] } }),
      ],
    }));
});

describe('Portal to Beyond: Put this on a base. Talent: Discard a card to play a monster here.', () => {
  it('plays a monster on its base for a card, once a turn (ABL-5, RES-3)', () =>
    play({
      seats: { A: { hand: ['Walker', 'Invader'] } },
      bases: [at('Meadow', 'A Portal to Beyond', 'B Portal to Beyond'), at('Moor')],
      monsterDeck: ['Ghoul', 'Bigfoot'],
      treasureDeck: [],
      steps: [
        refused(A.uses('Portal to Beyond/B')),
        A.uses('Portal to Beyond/A'),
        offered('A', ['Walker', 'Invader', 'no']),
        A.answers('Walker'),
        now(at('Meadow', 'A Portal to Beyond', 'B Portal to Beyond', '- Ghoul'), { hand: { A: ['Invader'] } }),
        refused(A.uses('Portal to Beyond/A')),
      ],
    }));

  it('brings nothing when declined, and cannot be used without a card (RES-11)', () => {
    play({
      seats: { A: { hand: ['Walker'] } },
      bases: [at('Meadow', 'A Portal to Beyond'), at('Moor')],
      monsterDeck: ['Ghoul'],
      treasureDeck: [],
      steps: [
        A.uses('Portal to Beyond'),
        A.answers('no'),
        now(at('Meadow', 'A Portal to Beyond'), { asked: null, hand: { A: ['Walker'] } }),
      ],
    });
    play({
      bases: [at('Meadow', 'A Portal to Beyond'), at('Moor')],
      ...none,
      steps: [refused(A.uses('Portal to Beyond'))],
    });
  });
});

describe('Recover Arcane Wisdom: Draw until your hand holds five cards.', () => {
  it('draws up to five, itself not counted, and nothing with five or more', () => {
    for (const [held, after] of [
      [0, 5],
      [4, 5],
      [5, 5],
      [6, 6],
    ] as const)
      play({
        seats: { A: { hand: ['Recover Arcane Wisdom', ...Array.from({ length: held }, () => 'Walker')] } },
        bases: [at('Meadow'), at('Moor')],
        ...none,
        steps: [A.plays('Recover Arcane Wisdom'), now({ hand: { A: after }, deck: { A: 10 - (after - held) } })],
      });
  });
});

describe('Some Enchanted Evening: Discard any number of cards. For each one, play a minion with power 3 or less as an extra minion.', () => {
  it('gives as many extra minions of power 3 or less as cards were discarded (EXT-2, EXT-4)', () =>
    play({
      seats: {
        A: {
          hand: [
            'Some Enchanted Evening',
            'Campaign',
            'Dumbbells',
            'Invader',
            'Walker',
            'Star Player',
            'Collector',
            'Zapbot',
          ],
        },
      },
      bases: [at('Meadow'), at('Moor')],
      ...none,
      steps: [
        A.plays('Some Enchanted Evening'),
        A.answers('Campaign', 'Dumbbells'),
        A.plays('Star Player', 'Moor'),
        A.plays('Invader', 'Meadow'),
        A.plays('Walker', 'Meadow'),
        A.answers('?top'),
        refused(A.plays('Zapbot', 'Meadow')),
        now(at('Meadow', 'A Invader', 'A Walker'), at('Moor', 'A Star Player')),
      ],
    }));

  it('the extra ones are not for power 4 (EXT-4)', () =>
    play({
      seats: { A: { hand: ['Some Enchanted Evening', 'Campaign', 'Invader', 'Star Player', 'Walker'] } },
      bases: [at('Meadow'), at('Moor')],
      ...none,
      steps: [
        A.plays('Some Enchanted Evening'),
        A.answers('Campaign', 'done'),
        A.plays('Star Player', 'Meadow'),
        A.plays('Invader', 'Meadow'),
        refused(A.plays('Walker', 'Meadow')),
      ],
    }));

  it('gives none for none (RES-12)', () =>
    play({
      seats: { A: { hand: ['Some Enchanted Evening', 'Invader', 'Walker'] } },
      bases: [at('Meadow'), at('Moor')],
      ...none,
      steps: [
        A.plays('Some Enchanted Evening'),
        A.answers('done'),
        A.plays('Invader', 'Meadow'),
        refused(A.plays('Walker', 'Meadow')),
      ],
    }));
});

describe('Speed Reading: Discard a card. Draw three cards.', () => {
  it('discards one and draws three; draws even with nothing to discard (RES-3)', () => {
    for (const [hand, after] of [
      [
        ['Speed Reading', 'Walker', 'Invader'],
        ['Invader', 'Filler', 'Filler', 'Filler'],
      ],
      [['Speed Reading'], ['Filler', 'Filler', 'Filler']],
    ] as const)
      play({
        seats: { A: { hand: [...hand] } },
        bases: [at('Meadow'), at('Moor')],
        ...none,
        steps: [A.plays('Speed Reading'), A.answers('?Walker'), now({ asked: null, hand: { A: [...after] } })],
      });
  });
});

describe('Zzzzzap!: Discard a card to destroy a minion with power 3 or less.', () => {
  const field = [at('Meadow', 'B Invader', 'B Star Player', 'A Walker'), at('Moor', '- Ghoul')];

  it('destroys a minion of power 3 or less for a card (RES-3, CALC-1)', () =>
    play({
      seats: { A: { hand: ['Zzzzzap!', 'Campaign'] } },
      bases: field,
      ...none,
      steps: [
        A.plays('Zzzzzap!'),
        offered('A', ['Campaign', 'no'], ['Zzzzzap!']),
        A.answers('Campaign'),
        offered('A', ['Invader', 'Walker', 'Ghoul'], ['Star Player', 'no']),
        A.answers('Invader'),
        now(at('Meadow', 'B Star Player', 'A Walker'), { discard: { A: ['Campaign', 'Zzzzzap!'], B: ['Invader'] } }),
      ],
    }));

  it('destroys nothing without a discard (RES-3)', () =>
    play({
      seats: { A: { hand: ['Zzzzzap!'] } },
      bases: field,
      ...none,
      steps: [A.plays('Zzzzzap!'), now(at('Meadow', 'B Invader', 'B Star Player', 'A Walker'), { asked: null })],
    }));
});
