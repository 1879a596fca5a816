import { A, at, B, logged, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const filled = ['Filler', 'Filler', 'Filler'];

describe('Lunar Captain: Talent: Choose a minion in your discard pile whose power is not higher than the number of your minions here. Place it into your hand.', () => {
  it('counts itself and your other minions here, nobody else’s, and offers no action', () =>
    play({
      seats: { A: { discard: ['Scout', 'Walker', 'Augmentation'] }, B: { discard: ['Filler'] } },
      bases: [at('Moor', 'A Lunar Captain', 'A Filler', 'B Filler'), at('Heath', 'A Filler')],
      steps: [
        A.uses('Lunar Captain'),
        now({ hand: { A: ['Walker'] }, discard: { A: ['Scout', 'Augmentation'], B: ['Filler'] } }),
        refused(A.uses('Lunar Captain')),
      ],
    }));
  it('cannot be used without such a minion in the discard pile', () =>
    play({
      seats: { A: { discard: ['Walker', 'Augmentation'] }, B: { discard: ['Filler'] } },
      bases: [at('Moor', 'A Lunar Captain', 'B Filler'), at('Heath', 'A Filler')],
      steps: [refused(A.uses('Lunar Captain'))],
    }));
  it('with a third minion here power 3 is possible', () =>
    play({
      seats: { A: { discard: ['Scout', 'Walker', 'Buccaneer'] } },
      bases: [at('Moor', 'A Lunar Captain', 'A Filler', 'A Filler')],
      steps: [
        A.uses('Lunar Captain'),
        offered('A', ['Scout', 'Walker'], ['Buccaneer', 'no']),
        A.answers('Scout'),
        now({ hand: { A: ['Scout'] } }),
      ],
    }));
});

describe('Sakura Warrior: Talent: Choose a minion here. Its power is reduced by the number of your minions here; this lasts until the start of your next turn.', () => {
  it('sakura-warrior/1 the amount stays the same when your minions leave; it ends with your next turn', () =>
    play({
      seats: { A: { hand: ['Celestial Teleport'], deck: filled }, B: { deck: filled } },
      bases: [at('Moor', 'A Sakura Warrior', 'A Filler', 'B King Rex'), at('Heath', 'B Walker')],
      steps: [
        A.uses('Sakura Warrior'),
        offered('A', ['Sakura Warrior', 'Filler', 'King Rex'], ['Walker']),
        A.answers('King Rex'),
        now({ cards: { 'King Rex': { power: 5 } } }),
        A.plays('Celestial Teleport'),
        A.answers('Filler', '?Heath'),
        now({ cards: { 'King Rex': { power: 5 } } }),
        A.ends(),
        now({ cards: { 'King Rex': { power: 5 } } }),
        B.ends(),
        now({ cards: { 'King Rex': { power: 7 } } }),
      ],
    }));
});

describe('Technomagical Lass: Talent: Destroy a minion here that you do not control and whose power is not higher than the number of your minions here.', () => {
  it('offers others’ minions here up to the number of your minions, monsters too, never yours', () =>
    play({
      seats: { A: {}, B: {} },
      bases: [
        at('Moor', 'A Technomagical Lass', 'A Filler', 'B Walker', 'B Scout', '- Ghoul'),
        at('Heath', 'A Filler', 'B Filler'),
      ],
      steps: [
        A.uses('Technomagical Lass'),
        now(at('Moor', 'A Technomagical Lass', 'A Filler', 'B Scout', '- Ghoul'), { discard: { B: ['Walker'] } }),
      ],
    }));
  it('you choose among them; without one here it cannot be used', () => {
    play({
      seats: { A: {}, B: {} },
      bases: [at('Moor', 'A Technomagical Lass', 'A Filler', 'A Filler', 'B Walker', 'B Scout', '- Ghoul')],
      steps: [
        A.uses('Technomagical Lass'),
        offered('A', ['Walker', 'Scout', 'Ghoul'], ['Filler', 'Technomagical Lass', 'no']),
        A.answers('Ghoul'),
        now(at('Moor', 'A Technomagical Lass', 'A Filler', 'A Filler', 'B Walker', 'B Scout')),
      ],
    });
    play({
      seats: { A: {}, B: {} },
      bases: [at('Moor', 'A Technomagical Lass', 'B Scout'), at('Heath', 'A Filler', 'B Filler')],
      steps: [refused(A.uses('Technomagical Lass'))],
    });
  });
});

describe("Bewitching Gal: Talent: This base's breakpoint is reduced this turn by the number of your minions here.", () => {
  it('bewitching-gal/1 the amount stays the same when your minions leave; only this base, only this turn', () =>
    play({
      seats: { A: { hand: ['Celestial Teleport'], deck: filled }, B: { deck: filled } },
      bases: [at('Moor', 'A Bewitching Gal', 'A Filler', 'B Filler'), at('Heath')],
      steps: [
        A.uses('Bewitching Gal'),
        now({ bases: { Moor: { breakpoint: 8 }, Heath: { breakpoint: 10 } } }),
        A.plays('Celestial Teleport'),
        A.answers('Filler', '?Heath'),
        now({ bases: { Moor: { breakpoint: 8 } } }),
        A.ends(),
        now({ bases: { Moor: { breakpoint: 10 } } }),
      ],
    }));
});

describe("Fancy Suit Lad: Ongoing: Other players' cards do not affect your other minions here.", () => {
  it('protects your other minions here, not itself, nor minions elsewhere, nor from your own cards', () => {
    const bases = [at('Moor', 'A Fancy Suit Lad', 'A Walker', 'B Filler'), at('Heath', 'A Filler')];
    for (const [target, left] of [
      ['Walker', ['A Fancy Suit Lad', 'A Walker', 'B Filler']],
      ['Fancy Suit Lad', ['A Walker', 'B Filler']],
    ] as const)
      play({
        turn: 'B',
        seats: { A: {}, B: { hand: ['Seeing Stars'] } },
        bases,
        steps: [B.plays('Seeing Stars'), B.answers(target), now(at('Moor', ...left))],
      });
    play({
      seats: { A: { hand: ['Seeing Stars'] }, B: {} },
      bases,
      steps: [A.plays('Seeing Stars'), A.answers('Walker'), now(at('Moor', 'A Fancy Suit Lad', 'B Filler'))],
    });
  });
});

describe('Power Maid: Talent: Choose a minion whose power is not higher than the number of your minions here. Move it to here, or from here to another base.', () => {
  it('offers minions anywhere up to the number of your minions here; one from elsewhere comes here', () =>
    play({
      seats: { A: {}, B: {} },
      bases: [at('Moor', 'A Power Maid', 'A Filler'), at('Heath', 'B Walker', 'B Scout'), at('Fen')],
      steps: [
        A.uses('Power Maid'),
        offered('A', ['Filler', 'Walker'], ['Scout', 'Power Maid', 'no']),
        A.answers('Walker'),
        now(at('Moor', 'A Power Maid', 'A Filler', 'B Walker'), at('Heath', 'B Scout'), { asked: null }),
      ],
    }));
  it('one from here goes to another base of your choice', () =>
    play({
      seats: { A: {}, B: {} },
      bases: [at('Moor', 'A Power Maid', 'B Filler'), at('Heath'), at('Fen')],
      steps: [
        A.uses('Power Maid'),
        A.answers('?Filler'),
        offered('A', ['Heath', 'Fen']),
        A.answers('Fen'),
        now(at('Fen', 'B Filler')),
      ],
    }));
});

const found = (cat: string, minion: string): void =>
  play({
    seats: { A: { hand: [cat], deck: ['Filler', minion, 'Walker'] } },
    bases: [at('Moor')],
    steps: [
      A.plays(cat),
      A.answers(`?${minion}`),
      now({ hand: { A: [minion] }, deck: { A: 2 }, sees: { B: { has: [minion] } } }),
      logged('A shuffled the deck'),
    ],
  });
const discardedOrNowhere = (cat: string, minion: string): void => {
  play({
    seats: { A: { hand: [cat], discard: [minion, 'Walker'], deck: filled } },
    bases: [at('Moor')],
    steps: [A.plays(cat), A.answers('open', `?${minion}`), now({ hand: { A: [minion] }, discard: { A: ['Walker'] } })],
  });
  play({
    seats: { A: { hand: [cat], discard: [minion], deck: ['Filler', minion] } },
    bases: [at('Moor')],
    steps: [
      A.plays(cat),
      A.answers('deck'),
      offered('A', [minion, minion]),
      A.answers(`${minion}#1`),
      now({ hand: { A: [minion] }, asked: null }),
    ],
  });
  play({
    seats: { A: { hand: [cat], discard: ['Walker'], deck: ['Filler'] } },
    bases: [at('Moor')],
    steps: [A.plays(cat), now(at('Moor', `A ${cat}`), { asked: null, hand: { A: [] } })],
  });
};
describe('Black Magicat: Search for Lunar Captain in your deck and/or your discard pile; it is placed into your hand.', () => {
  it('black-magicat/1 found in the deck it is revealed, and the deck shuffled', () =>
    found('Black Magicat', 'Lunar Captain'));
  it('from the discard pile, also without searching the deck, or nothing if it is nowhere', () =>
    discardedOrNowhere('Black Magicat', 'Lunar Captain'));
});
describe('White Magicat: Search for Power Maid in your deck and/or your discard pile; it is placed into your hand.', () => {
  it('white-magicat/1 found in the deck it is revealed, and the deck shuffled', () =>
    found('White Magicat', 'Power Maid'));
  it('from the discard pile, also without searching the deck, or nothing if it is nowhere', () =>
    discardedOrNowhere('White Magicat', 'Power Maid'));
});

describe('Rainbow Girl: Each of your other minions here gets +1 power this turn.', () => {
  it('rainbow-girl/1 not itself, others’ or minions elsewhere, nor those played later', () =>
    play({
      seats: { A: { hand: ['Rainbow Girl', 'Coordination', 'Scout'], deck: filled }, B: { deck: filled } },
      bases: [at('Moor', 'A Walker', 'B Filler'), at('Heath', 'A Huffie')],
      steps: [
        A.plays('Rainbow Girl', 'Moor'),
        now({
          cards: { Walker: { power: 3 }, Filler: { power: 1 }, Huffie: { power: 3 }, 'Rainbow Girl': { power: 2 } },
        }),
        A.plays('Coordination'),
        A.plays('Scout', 'Moor'),
        now({ cards: { Scout: { power: 3 } } }),
        A.ends(),
        now({ cards: { Walker: { power: 2 } } }),
      ],
    }));
});

describe('Celestial Teleport: Move a minion of yours to another base.', () => {
  it('offers yours only', () =>
    play({
      seats: { A: { hand: ['Celestial Teleport'] } },
      bases: [at('Moor', 'A Walker', 'A Filler', 'B Scout'), at('Heath')],
      steps: [
        A.plays('Celestial Teleport'),
        offered('A', ['Walker', 'Filler'], ['Scout', 'no']),
        A.answers('Walker', '?Heath'),
        now(at('Heath', 'A Walker')),
      ],
    }));
});

describe('Coordination: Do one of these: play an extra minion, or play Walking Castle.', () => {
  it('an extra minion', () =>
    play({
      seats: { A: { hand: ['Coordination', 'Walker', 'Scout'] } },
      bases: [at('Moor')],
      steps: [
        A.plays('Coordination'),
        A.plays('Scout'),
        A.plays('Walker'),
        now(at('Moor', 'A Scout', 'A Walker'), { plays: { A: { minions: 0 } } }),
      ],
    }));
  it('or the titan, on any base, without minions there and without spending the minion play', () =>
    play({
      seats: { A: { hand: ['Coordination', 'Walker'] } },
      bases: [at('Moor'), at('Heath')],
      titans: [{ seat: 'A', card: 'Walking Castle' }],
      steps: [
        A.plays('Coordination'),
        offered('A', ['minion', 'titan']),
        A.answers('titan', '?Heath'),
        now(at('Heath', 'A Walking Castle'), { plays: { A: { minions: 1 } } }),
      ],
    }));
});

describe('Coronet Attack: Destroy a minion that you do not control whose power is not higher than the number of your minions at its base.', () => {
  it('counts at the base of the minion', () =>
    play({
      seats: { A: { hand: ['Coronet Attack'] } },
      bases: [
        at('Moor', 'A Filler', 'A Filler', 'B Walker', 'B Scout', '- Ghoul'),
        at('Heath', 'B Filler'),
        at('Fen', 'A Filler', 'B Filler'),
      ],
      steps: [
        A.plays('Coronet Attack'),
        offered('A', ['Walker', 'Filler@Fen/B'], ['Scout', 'Filler@Heath', 'Filler@Moor', 'Filler@Fen/A', 'no']),
        A.answers('Walker'),
        now(at('Moor', 'A Filler', 'A Filler', 'B Scout', '- Ghoul')),
      ],
    }));
});

describe('Kiss the Sky Spell: Place a minion of your discard pile into your hand. This turn you may play an extra action.', () => {
  it('a minion only; the extra action also without one', () => {
    play({
      seats: { A: { hand: ['Kiss the Sky Spell'], discard: ['Walker', 'Scout', 'Augmentation'] } },
      bases: [at('Moor')],
      steps: [
        A.plays('Kiss the Sky Spell'),
        offered('A', ['Walker', 'Scout'], ['Augmentation', 'no']),
        A.answers('Scout'),
        now({ hand: { A: ['Scout'] }, discard: { A: ['Walker', 'Augmentation', 'Kiss the Sky Spell'] } }),
      ],
    });
    play({
      seats: { A: { hand: ['Kiss the Sky Spell', 'Augmentation'] } },
      bases: [at('Moor', 'A Walker')],
      steps: [
        A.plays('Kiss the Sky Spell'),
        A.plays('Augmentation'),
        A.answers('?Walker'),
        now({ cards: { Walker: { power: 6 } } }),
      ],
    });
  });
});

describe("Lunar Healing Love Spell: In each player's discard pile, choose a minion. Place it into its owner's hand.", () => {
  it('you choose in each pile; an empty one is passed over', () =>
    play({
      seats: {
        A: { hand: ['Lunar Healing Love Spell'], discard: ['Walker', 'Scout', 'Augmentation'] },
        B: { discard: ['Filler', 'Shinobi'] },
        C: { discard: ['Augmentation'] },
      },
      bases: [at('Moor')],
      steps: [
        A.plays('Lunar Healing Love Spell'),
        offered('A', ['Walker', 'Scout'], ['Augmentation', 'no']),
        A.answers('Walker'),
        offered('A', ['Filler', 'Shinobi']),
        A.answers('Shinobi'),
        now({ hand: { A: ['Walker'], B: ['Shinobi'], C: [] }, discard: { B: ['Filler'] } }),
      ],
    }));
});

describe('Magical Staff: Put this on one of your minions. Ongoing: This minion has +1 power. When it would go to the discard pile, place it on top of your deck instead.', () => {
  it('+1, on your minions only; destroyed, the minion goes on top of the deck and the staff is discarded', () =>
    play({
      seats: { A: { hand: ['Magical Staff', 'Seeing Stars', 'Kiss the Sky Spell'], deck: ['Filler'] } },
      bases: [at('Moor', 'A Walker', 'B Scout')],
      steps: [
        refused(A.plays('Magical Staff', 'Scout')),
        A.plays('Magical Staff', 'Walker'),
        now({ cards: { Walker: { power: 3 } } }),
      ],
    }));
  it('also when its base has scored, and its owner’s deck if that is another', () => {
    play({
      seats: { A: { deck: ['Filler', 'Filler', 'Filler'] }, B: { deck: filled } },
      bases: [at('Moor', 'A King Rex +3 with A Magical Staff', 'B Filler'), at('Heath')],
      steps: [A.ends(), now({ hand: { A: ['King Rex', 'Filler'] }, discard: { A: ['Magical Staff'], B: ['Filler'] } })],
    });
    play({
      turn: 'B',
      seats: { A: { deck: ['Filler'] }, B: { hand: ['Seeing Stars'], deck: [] } },
      bases: [at('Moor', 'A Walker with A Magical Staff')],
      steps: [
        B.plays('Seeing Stars'),
        B.answers('?Walker'),
        now(at('Moor'), { deck: { A: { top: ['Walker'] } }, discard: { A: ['Magical Staff'] } }),
      ],
    });
  });
});

describe('Purge the Demon: Choose a card. Destroy one action on it OR remove every counter from it.', () => {
  it('purge-the-demon/1 any card: an action on a base, and on a minion, and the counters of a titan', () => {
    const bases = [at('Moor', 'A Walker +2 with B Poison', 'B Ittypedia', 'B Rainboroc'), at('Heath')];
    play({
      seats: { A: { hand: ['Purge the Demon'] }, B: {} },
      bases,
      steps: [
        A.plays('Purge the Demon'),
        offered('A', ['Moor', 'Heath', 'Walker', 'Poison', 'Ittypedia', 'Rainboroc'], ['no']),
        A.answers('Moor', '?Ittypedia'),
        now(at('Moor', 'A Walker +2 with B Poison', 'B Rainboroc'), { discard: { B: ['Ittypedia'] } }),
      ],
    });
    for (const [part, left] of [
      ['action', 'A Walker +2'],
      ['counters', 'A Walker with B Poison'],
    ] as const)
      play({
        seats: { A: { hand: ['Purge the Demon'] }, B: {} },
        bases,
        steps: [
          A.plays('Purge the Demon'),
          A.answers('Walker', part, '?Poison'),
          now(at('Moor', left, 'B Ittypedia', 'B Rainboroc'), {
            asked: null,
            cards: { Walker: { counters: part === 'action' ? 2 : 0 } },
          }),
        ],
      });
    play({
      seats: { A: { hand: ['Purge the Demon'] }, B: {} },
      bases: [at('Moor', 'B Rainboroc +3'), at('Heath')],
      steps: [A.plays('Purge the Demon'), A.answers('Rainboroc'), now({ cards: { Rainboroc: { counters: 0 } } })],
    });
  });
  it('one of several actions on it, or the counters of an action (CTR-3)', () => {
    play({
      seats: { A: { hand: ['Purge the Demon'] }, B: {} },
      bases: [at('Moor', 'A Walker with B Poison, A Magical Staff', 'B Ittypedia')],
      steps: [
        A.plays('Purge the Demon'),
        A.answers('Walker'),
        offered('A', ['Poison', 'Magical Staff'], ['Ittypedia', 'no']),
        A.answers('Poison'),
        now(at('Moor', 'A Walker with A Magical Staff', 'B Ittypedia'), { asked: null }),
      ],
    });
    play({
      seats: { A: { hand: ['Purge the Demon'] }, B: {} },
      bases: [at('Moor', 'B Walker', 'B Summon Wolves +3')],
      steps: [
        now({ bases: { Moor: { power: { B: 5 } } } }),
        A.plays('Purge the Demon'),
        A.answers('Summon Wolves'),
        now({ asked: null, bases: { Moor: { power: { B: 2 } } } }),
      ],
    });
  });
  it('one that has neither may be chosen, and nothing happens', () =>
    play({
      seats: { A: { hand: ['Purge the Demon'] }, B: {} },
      bases: [at('Moor', 'A Walker +2'), at('Heath')],
      steps: [A.plays('Purge the Demon'), A.answers('Heath'), now(at('Moor', 'A Walker +2'), { asked: null })],
    }));
  it('one +1 power counter is enough to be asked; a buried card is a card, one in stasis is at no base (BURY-2, STA-1)', () =>
    play({
      seats: { A: { hand: ['Purge the Demon'] }, B: {} },
      bases: [{ ...at('Moor', 'B Scout +1 with B Poison'), buried: [{ seat: 'B', card: 'Mummy' }] }],
      stasis: [{ seat: 'B', card: 'Help From the Past', counters: 2 }],
      steps: [
        A.plays('Purge the Demon'),
        offered('A', ['Moor', 'Scout', 'Poison', 'Mummy'], ['Help From the Past']),
        A.answers('Scout'),
        offered('A', ['action', 'counters']),
        A.answers('counters'),
        now({ cards: { Scout: { counters: 0, on: ['Poison'] } } }),
      ],
    }));
});

describe('Silver Shard: Each player shuffles every minion in their discard pile into their deck.', () => {
  it('actions stay', () =>
    play({
      seats: {
        A: { hand: ['Silver Shard'], discard: ['Walker', 'Augmentation'], deck: [] },
        B: { discard: ['Scout', 'Poison', 'Filler'], deck: ['Filler'] },
      },
      bases: [at('Moor')],
      steps: [
        A.plays('Silver Shard'),
        now({ discard: { A: ['Augmentation', 'Silver Shard'], B: ['Poison'] }, deck: { A: ['Walker'], B: 3 } }),
      ],
    }));
});
