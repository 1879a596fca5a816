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
