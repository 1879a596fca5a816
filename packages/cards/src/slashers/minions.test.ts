import { A, at, B, now, offered, play } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const deck = ['Filler', 'Filler', 'Filler', 'Filler'];

/** The sentence that all five share. */
const armed = (slasher: string, weapon: string): void => {
  it('may draw its weapon from the deck, revealed, or from the discard pile', () => {
    play({
      seats: { A: { hand: [slasher], deck: ['Filler', weapon, 'Filler'] }, B: {} },
      bases: [at('Moor')],
      steps: [
        A.plays(slasher),
        A.answers('yes', `?${weapon}`),
        now({ hand: { A: [weapon] }, deck: { A: 2 }, sees: { B: { has: [weapon] } } }),
      ],
    });
    play({
      seats: { A: { hand: [slasher], deck, discard: [weapon] } },
      bases: [at('Moor')],
      steps: [
        A.plays(slasher),
        A.answers('yes', 'open', `?${weapon}`),
        now({ hand: { A: [weapon] }, discard: { A: [] } }),
      ],
    });
    play({
      seats: { A: { hand: [slasher], deck: ['Filler', weapon] } },
      bases: [at('Moor')],
      steps: [A.plays(slasher), A.answers('no'), now({ hand: { A: [] }, deck: { A: 2 } })],
    });
  });
};

/** Only a Slasher gets the power of Brutal Attack. */
const isSlasher = (slasher: string): void =>
  play({
    seats: { A: { hand: ['Brutal Attack'] }, B: {} },
    bases: [at('Moor', `A ${slasher}`, 'A Filler', 'B Walker')],
    steps: [
      A.plays('Brutal Attack'),
      A.answers('?Moor', 'Walker', slasher),
      now({ cards: { [slasher]: { power: 8 } } }),
    ],
  });

describe('Jonas: Slasher. From your deck or your discard pile, you may draw Machete. Ongoing: Once per turn, after this minion moves, you may destroy at its new base a minion with power 3 or less to give this one +2 power this turn.', () => {
  armed('Jonas', 'Machete');
  it('jonas/1 is a Slasher', () => isSlasher('Jonas'));
  it('after it moves it may destroy one of power 3 or less there; once per turn', () =>
    play({
      seats: { A: { hand: ['Celestial Teleport', 'Kiss the Sky Spell', 'Celestial Teleport'] }, B: {} },
      bases: [at('Moor', 'A Jonas', 'B Filler'), at('Heath', 'B Huffie', 'B Buccaneer', 'A Filler')],
      steps: [
        A.plays('Kiss the Sky Spell'),
        A.plays('Celestial Teleport'),
        A.answers('Jonas', '?Heath'),
        A.answers('Jonas'),
        offered('A', ['Huffie', 'Filler@Heath'], ['Buccaneer', 'Jonas', 'Filler@Moor']),
        A.answers('Huffie'),
        now({ discard: { B: ['Huffie'] }, cards: { Jonas: { power: 7 } } }),
      ],
    }));
  it('declined, or with nobody to destroy, it gets nothing', () => {
    play({
      seats: { A: { hand: ['Celestial Teleport'] }, B: {} },
      bases: [at('Moor', 'A Jonas'), at('Heath', 'B Huffie')],
      steps: [
        A.plays('Celestial Teleport'),
        A.answers('pass'),
        now(at('Heath', 'B Huffie', 'A Jonas'), { cards: { Jonas: { power: 5 } } }),
      ],
    });
    play({
      seats: { A: { hand: ['Celestial Teleport'] }, B: {} },
      bases: [at('Moor', 'A Jonas', 'B Filler'), at('Heath', 'B Buccaneer')],
      steps: [
        A.plays('Celestial Teleport'),
        A.answers('?Jonas', '?Heath'),
        now({ asked: null, cards: { Jonas: { power: 5 } } }),
      ],
    });
  });
  it('a minion that cannot be destroyed gives nothing', () =>
    play({
      seats: { A: { hand: ['Celestial Teleport'] }, B: {} },
      bases: [at('Moor', 'A Jonas'), at('Heath', 'B Huffie', 'B Walking Castle')],
      steps: [
        A.plays('Celestial Teleport'),
        A.answers('Jonas', '?Huffie'),
        now({ cards: { Jonas: { power: 5 }, Huffie: { power: 3 } } }),
      ],
    }));
});

describe('Frederick: Slasher. From your deck or your discard pile, you may draw Clawed Glove. Talent: Until the start of your next turn, minions of other players here have -1 power. You may destroy a minion with power 1 or less here.', () => {
  armed('Frederick', 'Clawed Glove');
  it('frederick/1 is a Slasher', () => isSlasher('Frederick'));
  it('others’ minions here have one less, those that come later too; then one of power 1 or less may be destroyed', () =>
    play({
      seats: { A: { deck }, B: { hand: ['Huffie'], deck } },
      bases: [at('Moor', 'A Frederick', 'A Filler', 'B Scout', 'B Walker', '- Ghoul'), at('Heath', 'B Filler')],
      steps: [
        A.uses('Frederick'),
        offered('A', ['Walker', 'Filler@Moor', 'no'], ['Scout', 'Frederick', 'Filler@Heath']),
        A.answers('Walker'),
        now({
          discard: { B: ['Walker'] },
          cards: { Scout: { power: 2 }, Frederick: { power: 5 }, 'Filler@Heath': { power: 1 } },
        }),
        A.ends(),
        B.plays('Huffie', 'Moor'),
        now({ cards: { Huffie: { power: 2 } } }),
        B.ends(),
        now({ cards: { Scout: { power: 3 } } }),
      ],
    }));
});

describe('Mickey: Slasher. From your deck or your discard pile, you may draw Austin Kirk Mask. Special: You may destroy a minion here with printed power 3 or less before this base scores.', () => {
  armed('Mickey', 'Austin Kirk Mask');
  it('mickey/1 is a Slasher', () => isSlasher('Mickey'));
  it('printed power counts; only before this base scores', () => {
    play({
      seats: { A: { deck }, B: { deck } },
      bases: [at('Moor', 'A Mickey +3', 'B Huffie +4', 'B Buccaneer'), at('Heath', 'B Filler')],
      steps: [A.ends(), A.answers('Mickey'), now({ asked: null }), now({ discard: { B: { has: ['Huffie'] } } })],
    });
    play({
      seats: { A: { deck }, B: { deck } },
      bases: [at('Moor', 'A Mickey +2', 'A Buccaneer'), at('Heath', 'B Filler')],
      steps: [A.ends(), now({ turn: 'B', asked: null })],
    });
    play({
      seats: { A: { deck }, B: { deck } },
      bases: [at('Moor', 'A King Rex +3'), at('Heath', 'A Mickey', 'B Filler')],
      steps: [
        A.ends(),
        now({ turn: 'B', asked: null, bases: { Heath: { minions: { A: ['Mickey'], B: ['Filler'] } } } }),
      ],
    });
  });
});

describe('Tackhead: Slasher. From your deck or your discard pile, you may draw Puzzle Box. Talent: Destroy a minion that has Puzzle Box on it OR transfer one of your actions to another minion.', () => {
  armed('Tackhead', 'Puzzle Box');
  it('tackhead/1 is a Slasher', () => isSlasher('Tackhead'));
  const bases = [
    at('Moor', 'A Tackhead with A Machete', 'A Filler with A Puzzle Box', 'B Scout with B Poison', 'A Ittypedia'),
    at('Heath', 'B Walker'),
  ];
  it('destroys a minion with the box', () =>
    play({
      seats: { A: { deck }, B: {} },
      bases,
      steps: [
        A.uses('Tackhead'),
        A.answers('destroy', '?Filler'),
        now({ discard: { A: { has: ['Filler', 'Puzzle Box'] } } }),
      ],
    }));
  it('or transfers an action of yours from one minion to another', () =>
    play({
      seats: { A: {}, B: {} },
      bases,
      steps: [
        A.uses('Tackhead'),
        A.answers('transfer'),
        offered('A', ['Machete', 'Puzzle Box'], ['Poison', 'Ittypedia', 'no']),
        A.answers('Puzzle Box', 'Walker'),
        now(at('Heath', 'B Walker with A Puzzle Box')),
      ],
    }));
});

describe('Cederface: Slasher. From your deck or your discard pile, you may draw Chainsaw. Ongoing: Once per turn, you may destroy a minion with power 3 or less here after you place a +1 power counter on this minion.', () => {
  armed('Cederface', 'Chainsaw');
  it('cederface/1 is a Slasher', () => isSlasher('Cederface'));
  it('after you place a counter on it, not on another, and not after somebody else does', () => {
    play({
      seats: { A: { hand: ['Upgrades'] }, B: {} },
      bases: [at('Moor', 'A Cederface', 'B Huffie', 'B Buccaneer'), at('Heath', 'B Filler')],
      steps: [A.plays('Upgrades'), A.answers('Cederface'), now({ discard: { B: ['Huffie'] }, asked: null })],
    });
    play({
      seats: { A: { hand: ['Upgrades'] }, B: {} },
      bases: [at('Moor', 'A Cederface', 'A Filler', 'B Huffie')],
      steps: [A.plays('Upgrades'), A.answers('Filler', 'Filler'), now({ asked: null })],
    });
    play({
      seats: { A: {}, B: {} },
      bases: [at('Moor', 'A Cederface +1', 'A Hiro Hamada', 'B Filler')],
      steps: [A.uses('Hiro Hamada'), A.answers('transfer', '?Cederface', '?1', '?Hiro Hamada'), now({ asked: null })],
    });
    play({
      turn: 'B',
      seats: { A: {}, B: {} },
      bases: [at('Moor', 'A Cederface', 'B Hiro Hamada', 'B Filler')],
      steps: [
        B.uses('Hiro Hamada'),
        B.answers('place', 'Cederface'),
        now({ asked: null, cards: { Cederface: { counters: 1 } } }),
      ],
    });
  });
  it('once per turn', () =>
    play({
      seats: { A: { hand: ['Upgrades', 'Upgrades'] }, B: {} },
      bases: [at('Moor', 'A Cederface', 'B Filler', 'B Huffie'), at('Heath', 'A Walker')],
      steps: [
        A.plays('Upgrades'),
        A.answers('Cederface', 'Walker', 'Cederface', 'Filler'),
        A.plays('Upgrades'),
        A.answers('Cederface', 'Walker'),
        now({ discard: { B: ['Filler'] }, asked: null }),
      ],
    }));
});
