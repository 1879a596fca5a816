/* Long because each card is tried against many others. */
import { viewEvents } from '@smash/engine';
import { onPlay } from '@smash/engine/script';
import { A, at, B, logged, minionCard, now, offered, play, refused } from '@smash/testkit/play';
import { describe, expect, it } from 'vitest';

const hand = (...cards: string[]) => ({ A: { hand: cards }, B: {} });

describe('Another Story: Choose up to three cards in your discard pile and shuffle them into your deck.', () => {
  const seats = { A: { hand: ['Another Story'], discard: ['Howl', 'Filler', 'Cannon', 'Walker'], deck: ['Scout'] } };

  it.each([
    [['Howl', 'Filler', 'Walker'], ['Cannon']],
    [
      ['Cannon', 'done'],
      ['Howl', 'Filler', 'Walker'],
    ],
    [['done'], ['Howl', 'Filler', 'Cannon', 'Walker']],
  ])('chosen: %j', (chosen, left) =>
    play({
      seats,
      bases: [at('Meadow')],
      steps: [
        A.plays('Another Story'),
        offered('A', ['Howl', 'Filler', 'Cannon', 'Walker', 'done'], ['Another Story']),
        refused(A.answers('Howl', 'Filler', 'Cannon', 'Walker')),
        A.answers(...chosen),
        now({ asked: null, discard: { A: [...left, 'Another Story'] }, deck: { A: 5 - left.length } }),
      ],
    }),
  );
});

describe('Basket of Goodies: Search your deck for an action; that card is placed on top of the deck.', () => {
  it('actions only, fusions included (FUS-1)', () =>
    play({
      seats: { A: { hand: ['Basket of Goodies'], deck: ['Filler', 'Sawbones', 'Howl', 'Overrun'] } },
      bases: [at('Meadow')],
      steps: [
        A.plays('Basket of Goodies'),
        offered('A', ['Sawbones', 'Howl', 'Overrun'], ['Filler', 'no']),
        A.answers('Overrun'),
        now({ asked: null, deck: { A: { top: ['Overrun'], count: 4 } } }),
      ],
    }));
});

describe('Breadcrumbs: Choose a base. Up to two of your minions there move to one other base.', () => {
  const table = {
    seats: hand('Breadcrumbs'),
    bases: [at('Meadow', 'A Filler', 'A Invader', 'A Walker', 'B Filler'), at('Moor', 'A Scout'), at('Marsh')],
  };

  it('two of yours there, together', () =>
    play({
      ...table,
      steps: [
        A.plays('Breadcrumbs'),
        offered('A', ['Meadow', 'Moor', 'Marsh'], ['no']),
        A.answers('Meadow'),
        offered('A', ['Filler/A', 'Invader', 'Walker', 'done'], ['Filler/B', 'Scout']),
        refused(A.answers('Filler/A', 'Walker', 'Invader')),
        A.answers('Filler/A', 'Walker'),
        offered('A', ['Moor', 'Marsh'], ['Meadow', 'no']),
        A.answers('Marsh'),
        now(at('Meadow', 'A Invader', 'B Filler'), at('Marsh', 'A Filler', 'A Walker'), { asked: null }),
      ],
    }));

  it('one, or none, or from a base without yours', () => {
    play({
      ...table,
      steps: [A.plays('Breadcrumbs'), A.answers('Moor', 'Scout', 'Meadow'), now(at('Moor'), { asked: null })],
    });
    for (const answers of [['Meadow', 'done'], ['Marsh']])
      play({
        ...table,
        steps: [A.plays('Breadcrumbs'), A.answers(...answers), now(...table.bases, { asked: null })],
      });
  });
});

describe("Fairy Godmother's Blessing: Search your deck for a minion; that card is placed on top of the deck.", () => {
  it('minions only, fusions included (FUS-1)', () =>
    play({
      seats: { A: { hand: ["Fairy Godmother's Blessing"], deck: ['Filler', 'Sawbones', 'Howl', 'Pirate King'] } },
      bases: [at('Meadow')],
      steps: [
        A.plays("Fairy Godmother's Blessing"),
        offered('A', ['Filler', 'Sawbones', 'Pirate King'], ['Howl', 'no']),
        A.answers('Pirate King'),
        now({ asked: null, deck: { A: { top: ['Pirate King'], count: 4 } } }),
      ],
    }));
});

describe("Grimms' Blessing: Put this on a base. Ongoing: While you have two or more minions here, this card is treated as also having the name of each minion you own. Use of this ability never counts as the use of a minion's ability.", () => {
  const blessing = "A Grimms' Blessing";
  /** The power of a minion at Meadow, with these cards there. */
  const power = (minion: string, power: number, discard: string[], ...cards: string[]) =>
    play({
      seats: { A: { discard }, B: {} },
      bases: [at('Meadow', ...cards), at('Moor', blessing)],
      steps: [now({ cards: { [minion]: { power } } })],
    });

  it('grimms-blessing/1 it is Hansel for Gretel, whoever has her, and Prince Charming for Charming Princess', () => {
    power('Gretel', 4, ['Hansel'], 'A Gretel', 'A Filler', blessing);
    power('Gretel', 4, ['Hansel'], 'B Gretel', 'A Filler', 'A Filler', blessing);
    play({
      seats: { A: { discard: ['Prince Charming'] } },
      bases: [at('Meadow', 'A Charming Princess', 'A Filler', blessing), at('Moor')],
      steps: [A.uses('Charming Princess')],
    });
  });

  it('grimms-blessing/1 only at its own base, with two minions of yours there, for minions that you own', () => {
    power('Gretel', 2, ['Hansel'], 'A Gretel', 'B Filler', blessing);
    power('Gretel', 2, ['Hansel'], 'A Gretel', 'A Filler', 'A Filler');
    power('Gretel', 2, [], 'A Gretel', 'A Filler', blessing);
    power('Gretel', 2, ['Howl'], 'A Gretel', 'A Filler', blessing);
    play({
      seats: { A: {}, B: { discard: ['Hansel'] } },
      bases: [at('Meadow', 'A Gretel', 'A Filler', blessing), at('Moor')],
      steps: [now({ cards: { Gretel: { power: 2 } } })],
    });
  });

  it('cancelled it has no other name; it gets them when a second minion of yours comes (TERM-4, CALC-2)', () =>
    play({
      seats: { A: { hand: ['Filler'], discard: ['Hansel'] }, B: {} },
      bases: [at('Meadow', 'A Gretel', blessing), at('Moor')],
      steps: [
        now({ cards: { Gretel: { power: 2 } } }),
        A.plays('Filler', 'Meadow'),
        now({ cards: { Gretel: { power: 4 } } }),
      ],
    }));

  it('grimms-blessing/2 Microbot Fixer gives it +1 power, which its player has at its base (NPW-1)', () => {
    for (const [cards, total] of [
      [['A Filler', 'A Filler', blessing], 3],
      [['A Filler', 'A Filler', "B Grimms' Blessing"], 2],
      [['A Filler', blessing], 1],
    ] as const)
      play({
        seats: { A: {}, B: { discard: ['Microbot Guard'] } },
        bases: [at('Meadow', ...cards), at('Moor', 'A Microbot Fixer')],
        steps: [now({ bases: { Meadow: { power: { A: total } }, Moor: { power: { A: 2 } } } })],
      });
  });

  it('grimms-blessing/2 a Microbot: counted by Alpha, and Archive draws when it is destroyed', () => {
    play({
      seats: { A: {} },
      bases: [at('Meadow', 'A Filler', 'A Filler', blessing), at('Moor', 'A Microbot Alpha')],
      steps: [now({ cards: { 'Microbot Alpha': { power: 4 } } })],
    });
    play({
      seats: { A: { hand: ['Disenchant'], deck: ['Howl', 'Cannon'] } },
      bases: [at('Meadow', 'A Filler', 'A Filler', blessing), at('Moor', 'A Microbot Archive')],
      steps: [A.plays('Disenchant'), now({ asked: null, hand: { A: ['Howl'] } })],
    });
  });

  it('grimms-blessing/3 War Raptors here count it; it has none of their power', () => {
    for (const [discard, power] of [
      [[], 5],
      [['Filler'], 5],
    ] as const)
      play({
        seats: { A: { discard: [...discard] } },
        bases: [at('Meadow', 'A War Raptor', 'A War Raptor', blessing), at('Moor', 'A War Raptor')],
        steps: [
          now({
            cards: { 'War Raptor#1': { power }, 'War Raptor@Moor': { power: 3 } },
            bases: { Meadow: { total: 10 } },
          }),
        ],
      });
  });

  it('grimms-blessing/4 it does not use up what only one Shinobi may do', () =>
    play({
      turn: 'B',
      seats: { A: { hand: ['Shinobi', 'Shinobi'] }, B: {} },
      bases: [at('Meadow', 'A Filler', 'A Filler', blessing, 'B Filler +9'), at('Moor')],
      steps: [
        B.ends(),
        offered('A', ['Shinobi', 'Shinobi', 'pass']),
        A.answers('Shinobi'),
        now({ turn: 'A', discard: { A: { has: ['Shinobi', "Grimms' Blessing"] } }, hand: { A: { has: ['Shinobi'] } } }),
      ],
    }));

  it('grimms-blessing/5 it is no minion: Red Riding Hood keeps her bonus, and the Axe finds no wolf', () => {
    power('Red Riding Hood', 4, ['Big Bad Wolf'], 'A Red Riding Hood', 'A Filler', blessing);
    play({
      seats: { A: { hand: ["The Woodsman's Axe"], discard: ['Big Bad Wolf'], deck: ['Filler'] } },
      bases: [at('Meadow', 'A Filler', 'A Filler', blessing), at('Moor')],
      steps: [A.plays("The Woodsman's Axe"), offered('A', ["Grimms' Blessing", 'no'])],
    });
  });

  it('others who count a name see it, too: Gobbo and Pickpocket', () => {
    play({
      seats: { A: { hand: ['Pickpocket'] } },
      treasureDeck: ['Tiger Steed', 'Tiger Steed'],
      bases: [at('Meadow', 'A Filler', blessing), at('Moor')],
      steps: [A.plays('Pickpocket', 'Meadow'), now({ hand: { A: 1 } })],
    });
    play({
      seats: { A: { hand: ['Gobbo'] } },
      bases: [at('Meadow', 'A Filler', blessing), at('Moor')],
      steps: [
        A.plays('Gobbo', 'Meadow'),
        ({ events }) => expect(viewEvents(events, 0).filter(({ type }) => type === 'coin')).toHaveLength(2),
      ],
    });
  });
});

describe('Mouse, Bird and Sausage: Choose up to two minions at one base that share a faction. Each of them gets +2 power this turn.', () => {
  const table = {
    seats: hand('Mouse, Bird and Sausage'),
    bases: [at('Meadow', 'A Walker', 'B Walker', 'B Invader', '- Bigfoot'), at('Moor', 'A Walker')],
  };

  it('two of one faction at one base, whoever has them; +2 this turn', () =>
    play({
      ...table,
      steps: [
        A.plays('Mouse, Bird and Sausage'),
        offered('A', ['Walker@Meadow/A', 'Walker@Meadow/B', 'Invader', 'Walker@Moor', 'no'], ['Bigfoot']),
        A.answers('Walker@Meadow/A'),
        offered('A', ['Walker@Meadow/B', 'no'], ['Invader', 'Walker@Moor', 'Walker@Meadow/A']),
        A.answers('Walker@Meadow/B'),
        now({
          asked: null,
          cards: { 'Walker@Meadow/A': { power: 4 }, 'Walker@Meadow/B': { power: 4 }, 'Walker@Moor': { power: 2 } },
        }),
        A.ends(),
        now({ cards: { 'Walker@Meadow/A': { power: 2 } } }),
      ],
    }));

  it('one, or none', () => {
    for (const [answers, power] of [
      [['Invader'], 5],
      [['no'], 3],
    ] as const)
      play({
        ...table,
        steps: [
          A.plays('Mouse, Bird and Sausage'),
          A.answers(...answers),
          now({ asked: null, cards: { Invader: { power }, 'Walker@Moor': { power: 2 } } }),
        ],
      });
    play({
      ...table,
      steps: [
        A.plays('Mouse, Bird and Sausage'),
        A.answers('Walker@Meadow/A', 'no'),
        now({ asked: null, cards: { 'Walker@Meadow/A': { power: 4 }, 'Walker@Meadow/B': { power: 2 } } }),
      ],
    });
  });
});

describe('Teamwork: Choose a minion in play; then search your hand, deck and/or discard pile for a minion that an ability on the chosen minion mentions by name. Place the found card into your hand OR play it as an extra minion.', () => {
  const pile = ['Hansel', 'Gretel', 'Howl'];

  it('of the deck: into the hand, for all to see; the deck is shuffled', () =>
    play({
      seats: { A: { hand: ['Teamwork'], deck: pile } },
      bases: [at('Meadow', 'B Gretel', 'A Filler'), at('Moor')],
      steps: [
        A.plays('Teamwork'),
        offered('A', ['Gretel', 'Filler'], ['no']),
        A.answers('Gretel'),
        offered('A', ['hand', 'play'], ['no']),
        A.answers('hand'),
        now({ asked: null, hand: { A: ['Hansel'] }, deck: { A: 2 } }),
        ({ events }) =>
          expect(viewEvents(events, 1).flatMap((e) => (e.type === 'reveal' ? e.cards : []))).toMatchObject([
            { name: 'Hansel' },
          ]),
        logged('A shuffled the deck'),
      ],
    }));

  it('teamwork/1 or played at once, anywhere, as an extra minion', () =>
    play({
      seats: { A: { hand: ['Teamwork'], discard: pile, deck: ['Cannon'] } },
      bases: [at('Meadow', 'B Gretel'), at('Moor')],
      steps: [
        A.plays('Teamwork'),
        A.answers('open'),
        offered('A', ['hand', 'play'], ['no']),
        A.answers('play'),
        offered('A', ['Meadow', 'Moor'], ['no']),
        A.answers('Moor'),
        now(at('Moor', 'A Hansel'), { asked: null, plays: { A: { minions: 1 } }, deck: { A: ['Cannon'] } }),
      ],
    }));

  it('of the hand: it may stay there; deck and discard pile may have one, too', () =>
    play({
      seats: { A: { hand: ['Teamwork', 'Hansel'], discard: ['Hansel'], deck: ['Hansel', 'Gretel'] } },
      bases: [at('Meadow', 'A Gretel'), at('Moor')],
      steps: [
        A.plays('Teamwork'),
        A.answers('deck'),
        offered('A', ['Hansel@hand', 'Hansel@discard', 'Hansel@deck'], ['Gretel@deck']),
        A.answers('Hansel@hand', 'hand'),
        now({ asked: null, hand: { A: ['Hansel'] }, discard: { A: ['Hansel', 'Teamwork'] }, deck: { A: 2 } }),
      ],
    }));

  it('nothing for a minion that names nobody, names nobody you have, or is cancelled (TERM-4)', () => {
    for (const minion of ['A Filler', 'A Rose Red', 'A Gretel with B My Only Weakness!', 'A The Frog Prince'])
      play({
        seats: {
          A: { hand: ['Teamwork', 'Snow White'], discard: pile, deck: ['Snow White'] },
          B: { discard: ['The Other Snow White'] },
        },
        bases: [at('Meadow', minion), at('Moor')],
        steps: [A.plays('Teamwork'), now({ asked: null, hand: { A: ['Snow White'] } })],
      });
  });

  it('a copied ability names its minion, too (Copycat); one of several names', () =>
    play({
      seats: { A: { hand: ['Teamwork', 'Copycat'], discard: [...pile], deck: ['Cannon'] } },
      bases: [at('Meadow', 'B Gretel'), at('Moor')],
      steps: [
        A.plays('Copycat', 'Moor'),
        A.answers('?Gretel'),
        A.plays('Teamwork'),
        A.answers('Copycat', 'open', 'hand'),
        now({ asked: null, hand: { A: ['Hansel'] } }),
      ],
    }));

  it('its own name counts; a fusion found is played as a minion, and an action so named is none (FUS-3)', () => {
    play({
      seats: { A: { hand: ['Teamwork'], discard: ['War Raptor'] } },
      bases: [at('Meadow', 'A War Raptor'), at('Moor')],
      steps: [
        A.plays('Teamwork'),
        A.answers('open', 'play', 'Meadow'),
        now(at('Meadow', 'A War Raptor', 'A War Raptor'), { asked: null }),
      ],
    });
    play({
      cards: [
        minionCard(
          'Fan',
          1,
          'Draw a Howl, or an Obstruction.',
          onPlay(function* () {}),
        ),
      ],
      seats: { A: { hand: ['Teamwork'], deck: ['Howl', 'Obstruction'], discard: ['Howl'] } },
      bases: [at('Meadow', 'A Fan'), at('Moor')],
      steps: [
        A.plays('Teamwork'),
        A.answers('play'),
        offered('A', ['Meadow', 'Moor'], ['no']),
        A.answers('Moor'),
        now(at('Moor', 'A Obstruction'), { asked: null, deck: { A: ['Howl'] } }),
        ({ events }) => expect(viewEvents(events, 0).map(({ type }) => type)).toContain('shuffle'),
      ],
    });
  });

  it('one that cannot be played can only go to the hand; without a minion in play nothing happens', () => {
    play({
      seats: { A: { hand: ['Teamwork'], discard: ['War Raptor'], deck: ['Cannon'] } },
      bases: [at("Tsar's Palace", 'A War Raptor')],
      steps: [A.plays('Teamwork'), A.answers('?open'), now({ asked: null, hand: { A: ['War Raptor'] } })],
    });
    play({
      seats: { A: { hand: ['Teamwork'], discard: pile } },
      bases: [at('Meadow'), at('Moor')],
      steps: [A.plays('Teamwork'), now({ asked: null, discard: { A: [...pile, 'Teamwork'] } })],
    });
  });
});

describe("The Woodsman's Axe: Destroy an action that is on a base to play an extra action; OR destroy the minion Big Bad Wolf to search your deck for a minion, which you play at the Wolf's base as an extra minion.", () => {
  it('the-woodsmans-axe/2 an action on a base, whoever has it; then an extra action at once or not at all', () => {
    for (const [answer, left] of [
      ['Howl', ['Howl']],
      ['no', ['Howl', 'Howl']],
    ] as const)
      play({
        seats: { A: { hand: ["The Woodsman's Axe", 'Howl', 'Howl'] }, B: {} },
        bases: [at('Meadow', 'B Overrun', 'A Filler with B Poison', 'A Overrun'), at('Moor')],
        steps: [
          A.plays("The Woodsman's Axe"),
          offered('A', ['Overrun/B', 'Overrun/A', 'no'], ['Poison']),
          A.answers('Overrun/B'),
          offered('A', ['Howl', 'Howl', 'no']),
          A.answers(answer),
          now(at('Meadow', 'A Filler with B Poison', 'A Overrun'), {
            asked: null,
            hand: { A: [...left] },
            cannot: [A.plays('Howl')],
          }),
        ],
      });
  });

  it('declined, or if the action stays, there is no extra action (RES-3)', () =>
    play({
      seats: { A: { hand: ["The Woodsman's Axe", 'Howl'] }, B: {} },
      bases: [at('Meadow', 'B Overrun'), at('Moor')],
      steps: [
        A.plays("The Woodsman's Axe"),
        A.answers('no'),
        now(at('Meadow', 'B Overrun'), { asked: null, hand: { A: ['Howl'] } }),
      ],
    }));

  it('the-woodsmans-axe/2 the wolf: a minion of the deck must be played at its base; then the wolf brings one', () =>
    play({
      seats: {
        A: { hand: ["The Woodsman's Axe"], deck: ['Howl', 'Filler', 'Scout', 'Cannon'] },
        B: { discard: ['Dudlee'] },
      },
      bases: [at('Meadow', 'B Big Bad Wolf', 'A Dragon Lands'), at('Moor', 'B Filler')],
      steps: [
        A.plays("The Woodsman's Axe"),
        offered('A', ['action', 'wolf'], ['no']),
        A.answers('wolf'),
        offered('A', ['Big Bad Wolf', 'no'], ['Filler']),
        A.answers('Big Bad Wolf'),
        offered('A', ['Filler', 'Scout'], ['Howl', 'Cannon', 'no']),
        A.answers('Scout'),
        now(at('Meadow', 'A Scout', 'A Dragon Lands', 'B Dudlee'), {
          asked: null,
          deck: { A: 3 },
          plays: { A: { minions: 1 } },
          discard: { B: ['Big Bad Wolf'] },
        }),
      ],
    }));

  it('the wolf may be spared; a wolf that is protected stays, and nothing is searched (RES-3)', () => {
    for (const [wolf, answer] of [
      ['B Big Bad Wolf', 'no'],
      ['B Big Bad Wolf with B Battle Moose', 'Big Bad Wolf'],
    ] as const)
      play({
        seats: { A: { hand: ["The Woodsman's Axe"], deck: ['Filler'] }, B: {} },
        bases: [at('Meadow', wolf), at('Moor')],
        steps: [
          A.plays("The Woodsman's Axe"),
          A.answers(answer),
          now(at('Meadow', wolf), { asked: null, deck: { A: 1 } }),
        ],
      });
  });

  it("the-woodsmans-axe/1 not Grimms' Blessing as a wolf; with nothing to destroy nothing happens", () => {
    play({
      seats: { A: { hand: ["The Woodsman's Axe"], discard: ['Big Bad Wolf'], deck: ['Filler'] } },
      bases: [at('Meadow', 'A Filler', 'A Filler', "A Grimms' Blessing"), at('Moor')],
      steps: [
        A.plays("The Woodsman's Axe"),
        A.answers("Grimms' Blessing"),
        now(at('Meadow', 'A Filler', 'A Filler'), { asked: null, deck: { A: ['Filler'] } }),
      ],
    });
    play({
      seats: { A: { hand: ["The Woodsman's Axe"], deck: ['Filler'] } },
      bases: [at('Meadow', 'A Filler'), at('Moor')],
      steps: [A.plays("The Woodsman's Axe"), now(at('Meadow', 'A Filler'), { asked: null, deck: { A: ['Filler'] } })],
    });
  });
});
