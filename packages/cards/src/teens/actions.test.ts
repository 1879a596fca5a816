import { cannotPlay } from '@smash/engine/script';
import { A, at, B, baseCard, logged, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const deck = ['Filler', 'Filler', 'Filler', 'Filler', 'Filler', 'Filler'];
const hand = (...cards: string[]) => ({ A: { hand: cards, deck }, B: { deck } });

describe('Booty Trap: Put this on a base. Ongoing: Draw a card after you play to this base, or move to it, a minion with printed power 3.', () => {
  it('one you play or move here, whoever has it; of printed power 3 alone', () => {
    play({
      seats: hand('Huffie'),
      bases: [at('Meadow', 'A Booty Trap'), at('Moor')],
      steps: [A.plays('Huffie', 'Meadow'), now({ asked: null, hand: { A: 1 } })],
    });
    play({
      seats: hand('Dudlee'),
      bases: [at('Meadow', 'A Booty Trap'), at('Moor', 'A Huffie')],
      steps: [
        A.plays('Dudlee', 'Meadow'),
        now({ asked: null, hand: { A: 0 } }),
        A.uses('Huffie'),
        now({ asked: null, hand: { A: 1 } }),
      ],
    });
    play({
      seats: hand('Distress Call'),
      bases: [at('Meadow', 'A Booty Trap'), at('Moor', 'B Huffie +2')],
      steps: [A.plays('Distress Call'), now(at('Meadow', 'A Booty Trap', 'B Huffie'), { asked: null, hand: { A: 1 } })],
    });
  });

  it('not elsewhere, nor what another player plays or moves here', () => {
    play({
      seats: hand('Huffie'),
      bases: [at('Meadow', 'A Booty Trap'), at('Moor')],
      steps: [A.plays('Huffie', 'Moor'), now({ asked: null, hand: { A: 0 } })],
    });
    play({
      turn: 'B',
      seats: { A: { deck }, B: { hand: ['Huffie', 'Distress Call'], deck } },
      bases: [at('Meadow', 'A Booty Trap'), at('Moor', 'A Huffie')],
      steps: [
        B.plays('Huffie', 'Meadow'),
        B.plays('Distress Call'),
        B.answers('Huffie/A'),
        now({ asked: null, hand: { A: 0 } }),
      ],
    });
  });
  it('not a buried card that is moved here (BURY-2)', () =>
    play({
      seats: hand('Hearse Fleet'),
      bases: [at('Meadow', 'A Booty Trap'), at('Moor', 'A buried Huffie')],
      steps: [
        A.plays('Hearse Fleet'),
        A.answers('?Huffie'),
        now(at('Meadow', 'A Booty Trap', 'A buried Huffie'), { asked: null, hand: { A: [] } }),
      ],
    }));
});

describe('Brunch Bunch: Choose a base. For each different name among your minions there with printed power 3, you may choose one of the following effects, none twice: move one of your minions to there; draw a card; play an extra minion with power 3 there; give a minion there +2 power this turn; place a card from your discard pile on the bottom of your deck.', () => {
  const seats = {
    A: { hand: ['Brunch Bunch', 'Huffie', 'Scout'], deck: ['Filler', 'Filler'], discard: ['Convoy', 'King Rex'] },
    B: { deck },
  };

  it('one effect per name, none twice', () =>
    play({
      seats,
      bases: [
        at('Meadow', 'A Brain', 'A Brain', 'A Jock', 'A Prep', 'A Dudlee', 'B Rebel'),
        at('Moor', 'A Walker', 'A Filler'),
      ],
      steps: [
        A.plays('Brunch Bunch'),
        offered('A', ['Meadow', 'Moor'], ['no']),
        A.answers('Meadow'),
        offered('A', ['move', 'draw', 'play', 'power', 'place', 'none']),
        A.answers('draw'),
        now({ hand: { A: 3 } }),
        offered('A', ['move', 'play', 'power', 'place', 'none'], ['draw']),
        A.answers('power'),
        offered('A', ['Brain#1', 'Brain#2', 'Jock', 'Prep', 'Dudlee', 'Rebel'], ['Walker', 'no']),
        A.answers('Rebel'),
        now({ cards: { Rebel: { power: 5 } } }),
        A.answers('place'),
        offered('A', ['Convoy', 'King Rex'], ['no']),
        A.answers('Convoy'),
        now({ asked: null, deck: { A: ['Filler', 'Convoy'] }, discard: { A: ['Brunch Bunch', 'King Rex'] } }),
      ],
    }));

  it('moves one of yours there; an extra minion of power 3 there (EXT-4)', () =>
    play({
      seats: { A: { ...seats.A, hand: ['Brunch Bunch', 'Huffie', 'Scout', 'Dudlee'] }, B: {} },
      bases: [at('Meadow', 'A Huffie', 'A Scout', 'B Filler'), at('Moor', 'A Walker', 'A Filler', 'B Dudlee')],
      steps: [
        A.plays('Brunch Bunch'),
        A.answers('Meadow', 'move'),
        offered('A', ['Walker', 'Filler@Moor'], ['Huffie', 'Dudlee', 'Filler@Meadow', 'no']),
        A.answers('Walker'),
        A.answers('play'),
        now(at('Meadow', 'A Huffie', 'A Scout', 'B Filler', 'A Walker'), { asked: null }),
        A.plays('Dudlee', 'Moor'),
        refused(A.plays('Scout', 'Moor')),
        A.plays('Scout', 'Meadow'),
        refused(A.plays('Huffie', 'Meadow')),
      ],
    }));

  it('none without such a minion, or declined', () => {
    play({
      seats,
      bases: [at('Meadow', 'A Dudlee', 'B Rebel'), at('Moor', 'A Huffie')],
      steps: [A.plays('Brunch Bunch'), A.answers('Meadow'), now({ asked: null, hand: { A: 2 } })],
    });
    play({
      seats,
      bases: [at('Meadow', 'A Brain', 'A Prep'), at('Moor')],
      steps: [A.plays('Brunch Bunch'), A.answers('Meadow', 'none'), now({ asked: null, hand: { A: 2 } })],
    });
  });

  it('printed power counts; a minion with several names counts for each, up to the five effects (TERM-9, TERM-10)', () => {
    play({
      seats,
      bases: [at('Meadow', 'A Brain +2', 'A Dudlee +1'), at('Moor')],
      steps: [A.plays('Brunch Bunch'), A.answers('Meadow', 'draw'), now({ asked: null, hand: { A: 3 } })],
    });
    play({
      seats: {
        A: { hand: ['Brunch Bunch'], deck: ['Jock', 'Prep', 'Filler', 'Dudlee', 'Rebel'], discard: ['Convoy'] },
        B: {},
      },
      bases: [at('Meadow', 'A Brain with A Abe Frohman'), at('Moor')],
      steps: [
        A.uses('Abe Frohman'),
        A.plays('Brunch Bunch'),
        A.answers('Meadow', 'draw', 'place', 'play', 'power', 'move'),
        now({ asked: null }),
      ],
    });
  });
});

describe('Explosion at School: Choose any number of minions with power 3 and different names in your discard pile. Shuffle them into your deck and draw a card.', () => {
  it('any number of different names; then a card', () => {
    for (const [answers, left] of [
      [
        ['Huffie', 'Scout'],
        ['Dudlee', 'Explosion at School', 'Huffie', 'Overrun'],
      ],
      [
        ['Huffie', 'done'],
        ['Dudlee', 'Explosion at School', 'Huffie', 'Overrun', 'Scout'],
      ],
      [['done'], ['Dudlee', 'Explosion at School', 'Huffie', 'Huffie', 'Overrun', 'Scout']],
    ] as const)
      play({
        seats: {
          A: { hand: ['Explosion at School'], deck, discard: ['Huffie', 'Huffie', 'Scout', 'Dudlee', 'Overrun'] },
          B: { discard: ['Jock'] },
        },
        bases: [at('Meadow')],
        steps: [
          A.plays('Explosion at School'),
          offered('A', ['Huffie', 'Huffie', 'Scout', 'done'], ['Dudlee', 'Overrun', 'Jock']),
          ...answers.map((answer) => A.answers(answer)),
          now({ asked: null, hand: { A: 1 }, discard: { A: [...left] }, deck: { A: 11 - left.length } }),
        ],
      });
  });

  it('after one of a name no other of it is offered', () =>
    play({
      seats: { A: { hand: ['Explosion at School'], deck, discard: ['Huffie', 'Huffie', 'Scout'] }, B: {} },
      bases: [at('Meadow')],
      steps: [A.plays('Explosion at School'), A.answers('Huffie'), offered('A', ['Scout', 'done'], ['Huffie'])],
    }));
});

describe('New Kid: As an extra minion, play a minion with power 3 for which you search your deck.', () => {
  it('one from the deck, at once, anywhere; then a shuffle (EXT-3)', () =>
    play({
      seats: { A: { hand: ['New Kid'], deck: ['Huffie', 'Dudlee', 'Convoy', 'Jock', 'Northern Mover'] }, B: {} },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('New Kid'),
        offered('A', ['Huffie', 'Jock'], ['Dudlee', 'Convoy', 'Northern Mover', 'no']),
        A.answers('Jock'),
        offered('A', ['Meadow', 'Moor'], ['no']),
        A.answers('Moor'),
        logged('A revealed Jock (New Kid)', 'A shuffled the deck'),
        now(at('Moor', 'A Jock'), { asked: null, deck: { A: 4 }, plays: { A: { minions: 1 } } }),
      ],
    }));

  it('without one the deck is shuffled', () =>
    play({
      seats: { A: { hand: ['New Kid'], deck: ['Dudlee', 'Dudlee'] } },
      bases: [at('Meadow')],
      steps: [A.plays('New Kid'), logged('A shuffled the deck'), now({ asked: null, deck: { A: 2 } })],
    }));
  it('with one base; a fusion comes as a minion (FUS-1); not one that no base takes', () => {
    play({
      seats: { A: { hand: ['New Kid'], deck: ['Huffie', 'K.C. Smith'] } },
      bases: [at('Meadow')],
      steps: [
        A.plays('New Kid'),
        offered('A', ['Huffie', 'K.C. Smith'], ['no']),
        A.answers('K.C. Smith'),
        now(at('Meadow', 'A K.C. Smith'), { asked: null, deck: { A: ['Huffie'] } }),
      ],
    });
    play({
      cards: [
        baseCard(
          'Closed Door',
          'No minion can be played here.',
          cannotPlay((_q, _me, { as }) => as === 'minion'),
        ),
      ],
      seats: { A: { hand: ['New Kid'], deck: ['Huffie', 'Jock'] } },
      bases: [at('Closed Door')],
      steps: [A.plays('New Kid'), now({ asked: null, deck: { A: 2 } })],
    });
  });
});

describe("Principal's Office: Choose one of your minions and return it to your hand. As an extra minion, you may play a minion with printed power 3.", () => {
  it('one of yours comes back; an extra minion of power 3', () =>
    play({
      seats: hand("Principal's Office", 'Huffie', 'Dudlee', 'Northern Mover'),
      bases: [at('Meadow', 'A Walker', 'A Scout', 'B Filler'), at('Moor')],
      steps: [
        A.plays("Principal's Office"),
        offered('A', ['Walker', 'Scout'], ['Filler', 'no']),
        A.answers('Scout'),
        now({ asked: null, hand: { A: ['Dudlee', 'Huffie', 'Northern Mover', 'Scout'] } }),
        A.plays('Dudlee', 'Moor'),
        now({
          can: [A.plays('Huffie', 'Moor'), A.plays('Scout', 'Moor')],
          cannot: [A.plays('Northern Mover', 'Moor')],
        }),
      ],
    }));

  it('without a minion only the extra play', () =>
    play({
      seats: hand("Principal's Office", 'Huffie', 'Scout'),
      bases: [at('Meadow', 'B Filler'), at('Moor')],
      steps: [
        A.plays("Principal's Office"),
        A.plays('Huffie', 'Moor'),
        now({ asked: null, can: [A.plays('Scout', 'Moor')] }),
      ],
    }));
});

describe('Strange Science: As an extra minion, play a minion with power 3 from your discard pile.', () => {
  it('one of power 3 from there', () =>
    play({
      seats: {
        A: { hand: ['Strange Science', 'Scout'], deck, discard: ['Huffie', 'Dudlee', 'King Rex'] },
        B: { deck },
      },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Strange Science'),
        A.answers('Moor'),
        now(at('Moor', 'A Huffie'), {
          plays: { A: { minions: 1 } },
          discard: { A: ['Dudlee', 'King Rex', 'Strange Science'] },
        }),
      ],
    }));

  it('at once or not at all (EXT-3)', () =>
    play({
      seats: { A: { hand: ['Strange Science'], deck, discard: ['Dudlee'] }, B: { deck } },
      bases: [at('Meadow'), at('Moor')],
      steps: [A.plays('Strange Science'), now({ plays: { A: { minions: 1 } } })],
    }));
});
