import { A, at, B, now, offered, play, refused, titled } from '@smash/testkit/play';
import { describe, it } from 'vitest';

describe('Burst Forth: Special: Before a base scores, choose one of your cards buried there and uncover it.', () => {
  it('one of yours at the scoring base', () =>
    play({
      seats: { A: { hand: ['Burst Forth'] }, B: {} },
      bases: [
        at('Meadow', 'B Walker +9', 'A buried Invader', 'A buried Filler', 'B buried Scout'),
        at('Moor', 'A buried Groupie'),
      ],
      steps: [
        refused(A.plays('Burst Forth')),
        A.ends(),
        offered('A', ['Burst Forth', 'pass']),
        A.answers('Burst Forth'),
        offered('A', ['Invader', 'Filler'], ['Scout', 'Groupie', 'no']),
        A.answers('Invader'),
        now({ vp: { A: 3, B: 3 } }),
      ],
    }));
});

describe("Dig 'em Up: Uncover up to three of your cards buried at one base of your choice.", () => {
  const bases = [
    at('Meadow', 'A buried Lancelot', 'A buried Invader', 'A buried Filler', 'A buried Groupie', 'B buried Filler'),
    at('Moor', 'A buried Merlin'),
  ];
  it('up to three of yours at one base', () =>
    play({
      seats: { A: { hand: ["Dig 'em Up"] } },
      bases,
      steps: [
        A.plays("Dig 'em Up"),
        offered('A', ['Lancelot', 'Invader', 'Filler', 'Groupie', 'Merlin', 'done'], []),
        ({ state }) => {
          const [ask] = state.asks;
          if (ask!.max !== 3 || ask!.group !== 'base' || !ask!.ordered)
            throw new Error('not three in order at one base');
        },
        A.answers('Invader', 'Lancelot', 'Groupie'),
        now(at('Meadow', 'A Lancelot', 'A Invader', 'A Groupie', 'A buried Filler', 'B buried Filler')),
      ],
    }));
  it('or none', () =>
    play({
      seats: { A: { hand: ["Dig 'em Up"] } },
      bases,
      steps: [A.plays("Dig 'em Up"), A.answers('done'), now(at('Moor', 'A buried Merlin'), { asked: null })],
    }));
});

describe('Grave Goods: Bury a card from your hand, after which you may discard a card to bury a second one; OR uncover one of your buried cards, placing two +1 power counters on it if it is a minion.', () => {
  it('buries one, and for a discarded one a second, at any bases', () =>
    play({
      seats: { A: { hand: ['Grave Goods', 'Lancelot', 'Cannon', 'Filler', 'Scout'] } },
      bases: [at('Meadow', 'A buried Invader'), at('Moor')],
      steps: [
        A.plays('Grave Goods'),
        offered('A', ['bury', 'uncover'], ['no']),
        A.answers('bury', 'Lancelot', 'Moor'),
        offered('A', ['Cannon', 'Filler', 'Scout', 'no']),
        A.answers('Cannon'),
        offered('A', ['Filler', 'Scout'], ['no']),
        A.answers('Filler', 'Meadow'),
        now(at('Moor', 'A buried Lancelot'), at('Meadow', 'A buried Invader', 'A buried Filler'), {
          asked: null,
          hand: { A: ['Scout'] },
          discard: { A: ['Cannon', 'Grave Goods'] },
        }),
      ],
    }));
  it('only one, if nothing is discarded', () =>
    play({
      seats: { A: { hand: ['Grave Goods', 'Lancelot', 'Cannon'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Grave Goods'),
        A.answers('Lancelot', 'Moor', 'no'),
        now(at('Moor', 'A buried Lancelot'), { asked: null, hand: { A: ['Cannon'] } }),
      ],
    }));
  it('uncovers one: a minion gets two counters, an action none', () => {
    play({
      seats: { A: { hand: ['Grave Goods'] } },
      bases: [at('Meadow', 'A buried Invader', 'B buried Filler'), at('Moor', 'A buried Lancelot')],
      steps: [
        A.plays('Grave Goods'),
        offered('A', ['Invader', 'Lancelot'], ['Filler', 'no']),
        A.answers('Lancelot'),
        now(at('Moor', 'A Lancelot'), { asked: null, cards: { Lancelot: { counters: 2 } } }),
      ],
    });
    play({
      seats: { A: { hand: ['Grave Goods'], deck: ['Scout', 'Cannon'] } },
      bases: [at('Meadow', 'A buried Colorful Scarves', 'A Filler'), at('Moor')],
      steps: [
        A.plays('Grave Goods'),
        now({ asked: null, hand: { A: ['Scout', 'Cannon'] }, cards: { Filler: { counters: 0 } } }),
      ],
    });
  });
  it('nothing with neither', () =>
    play({
      seats: { A: { hand: ['Grave Goods'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [A.plays('Grave Goods'), now({ asked: null, discard: { A: ['Grave Goods'] } })],
    }));
  it('with one card in hand and one buried there is a choice', () =>
    play({
      seats: { A: { hand: ['Grave Goods', 'Cannon'] } },
      bases: [at('Meadow', 'A buried Invader'), at('Moor')],
      steps: [A.plays('Grave Goods'), offered('A', ['bury', 'uncover'], ['no'])],
    }));
});

describe('Gravestones: Put this on a base. Ongoing: You may place a +1 power counter on a minion after it is uncovered here. Special: After this base scores, bury this card at another base.', () => {
  it('a counter on a minion uncovered here, anybody’s, or none', () => {
    for (const [answer, counters] of [
      ['Gravestones', 1],
      ['pass', 0],
    ] as const)
      play({
        phase: 'start',
        seats: { A: {}, B: {} },
        bases: [at('Meadow', 'A buried Lancelot', 'B Gravestones'), at('Moor')],
        steps: [A.answers('Lancelot'), B.answers(answer), now({ asked: null, cards: { Lancelot: { counters } } })],
      });
  });
  it('not elsewhere', () =>
    play({
      phase: 'start',
      seats: { A: {}, B: {} },
      bases: [at('Meadow', 'A buried Lancelot'), at('Moor', 'A Gravestones')],
      steps: [A.answers('Lancelot'), now({ asked: null, cards: { Lancelot: { counters: 0 } } })],
    }));
  it('not on one that is merely played here', () =>
    play({
      seats: { A: { hand: ['Filler'] } },
      bases: [at('Meadow', 'A Gravestones'), at('Moor')],
      steps: [A.plays('Filler', 'Meadow'), now({ asked: null })],
    }));
  it('after this base scores it is buried at another base', () =>
    play({
      seats: { A: {}, B: {} },
      bases: [at('Meadow', 'A Lancelot +9', 'A Gravestones'), at('Moor', 'A Gravestones'), at('Marsh')],
      steps: [
        A.ends(),
        offered('A', ['Moor', 'Marsh'], ['Meadow', 'no']),
        titled('A', 'Choose where Gravestones goes'),
        A.answers('Marsh'),
        now(at('Marsh', 'A buried Gravestones'), at('Moor', 'A Gravestones'), { asked: null, vp: { A: 3 } }),
      ],
    }));
});

describe('Graveyard: Put this on a base. Talent: Uncover one of your cards buried here. You may place a +1 power counter on it if it is a minion.', () => {
  it('one of yours here; a counter if it is a minion, or none', () => {
    for (const [answer, counters] of [
      ['yes', 1],
      ['no', 0],
    ] as const)
      play({
        bases: [
          at('Meadow', 'A Graveyard', 'A buried Lancelot', 'A buried Filler', 'B buried Scout'),
          at('Moor', 'A buried Invader'),
        ],
        steps: [
          A.uses('Graveyard'),
          offered('A', ['Lancelot', 'Filler'], ['Scout', 'Invader', 'no']),
          A.answers('Lancelot', answer),
          now({ asked: null, cards: { Lancelot: { counters } } }),
          refused(A.uses('Graveyard')),
        ],
      });
  });
  it('an action gets none; without a card of yours here no talent', () => {
    play({
      seats: { A: { deck: ['Scout', 'Cannon'] } },
      bases: [at('Meadow', 'A Graveyard', 'A buried Colorful Scarves'), at('Moor')],
      steps: [A.uses('Graveyard'), now({ asked: null, hand: { A: ['Scout', 'Cannon'] } })],
    });
    play({
      bases: [at('Meadow', 'A Graveyard', 'B buried Scout'), at('Moor', 'A buried Invader')],
      steps: [refused(A.uses('Graveyard'))],
    });
  });
});

describe('Hearse Fleet: Move any number of your buried cards from one base to one other base. Special: You may also play this card before a base scores; it then moves, instead, up to two of your buried cards to that base or from it.', () => {
  it('any number from one base to one other', () =>
    play({
      seats: { A: { hand: ['Hearse Fleet'] } },
      bases: [
        at('Meadow', 'A buried Walker', 'A buried Filler', 'A buried Invader', 'B buried Scout'),
        at('Moor', 'A buried Groupie'),
        at('Marsh', 'B buried Filler'),
      ],
      steps: [
        A.plays('Hearse Fleet'),
        offered('A', ['Meadow', 'Moor'], ['Marsh', 'no']),
        A.answers('Meadow'),
        offered('A', ['Walker', 'Filler', 'Invader', 'done'], ['Scout', 'Groupie']),
        A.answers('Walker', 'Filler', 'Invader'),
        offered('A', ['Moor', 'Marsh'], ['Meadow', 'no']),
        A.answers('Marsh'),
        now(
          at('Meadow', 'B buried Scout'),
          at('Marsh', 'B buried Filler', 'A buried Walker', 'A buried Filler', 'A buried Invader'),
          { asked: null },
        ),
      ],
    }));
  it('none, or with nothing buried', () => {
    play({
      seats: { A: { hand: ['Hearse Fleet'] } },
      bases: [at('Meadow', 'A buried Walker'), at('Moor')],
      steps: [A.plays('Hearse Fleet'), A.answers('done'), now(at('Meadow', 'A buried Walker'), { asked: null })],
    });
    play({
      seats: { A: { hand: ['Hearse Fleet'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [A.plays('Hearse Fleet'), now({ asked: null })],
    });
  });
  it('before a base scores up to two: to it from anywhere, from it to anywhere', () =>
    play({
      seats: { A: { hand: ['Hearse Fleet'] }, B: {} },
      bases: [
        at('Meadow', 'A Walker +9', 'A buried Walker', 'A buried Filler'),
        at('Moor', 'A buried Groupie'),
        at('Marsh', 'B buried Filler'),
      ],
      steps: [
        A.ends(),
        A.answers('Hearse Fleet'),
        offered('A', ['Walker', 'Filler@Meadow', 'Groupie', 'done']),
        ({ state }) => {
          if (state.asks[0]!.max !== 2) throw new Error(`up to ${state.asks[0]!.max}`);
        },
        A.answers('Filler@Meadow', 'Groupie'),
        offered('A', ['Moor', 'Marsh'], ['Meadow', 'no']),
        A.answers('Marsh'),
        now(at('Marsh', 'B buried Filler', 'A buried Filler'), at('Moor'), {
          vp: { A: 3 },
          discard: { A: { has: ['Groupie', 'Walker'] } },
        }),
      ],
    }));
  it('one alone; none, where several bases could take them', () => {
    const bases = [at('Meadow', 'A buried Walker', 'A buried Filler'), at('Moor'), at('Marsh')];
    play({
      seats: { A: { hand: ['Hearse Fleet'] } },
      bases,
      steps: [
        A.plays('Hearse Fleet'),
        A.answers('Walker', 'done', 'Marsh'),
        now(at('Meadow', 'A buried Filler'), at('Marsh', 'A buried Walker'), { asked: null }),
      ],
    });
    play({
      seats: { A: { hand: ['Hearse Fleet'] } },
      bases,
      steps: [A.plays('Hearse Fleet'), A.answers('done'), now(bases[0]!, { asked: null })],
    });
  });
});

describe("Place 'em Down: Choose up to three minions in your discard pile with a total power of 6 or less and bury them.", () => {
  const discard = ['Walker', 'Walker', 'Walker', 'Filler', 'Merlin', 'Chaos Lord', 'Cannon', 'King Rex'];
  it('a total of 6 at most, three at most, each at a base of your choice', () => {
    play({
      seats: { A: { hand: ["Place 'em Down"], discard } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays("Place 'em Down"),
        offered('A', ['Walker', 'Walker', 'Walker', 'Filler', 'Merlin', 'Chaos Lord', 'done'], ['Cannon', 'King Rex']),
        A.answers('Merlin'),
        offered('A', ['Walker', 'Walker', 'Walker', 'Filler', 'done'], ['Merlin', 'Chaos Lord']),
        A.answers('Walker', 'Meadow', 'Moor'),
        now(at('Meadow', 'A buried Merlin'), at('Moor', 'A buried Walker'), { asked: null }),
      ],
    });
    play({
      seats: { A: { hand: ["Place 'em Down"], discard: ['Filler', 'Filler', 'Filler', 'Filler'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays("Place 'em Down"),
        A.answers('Filler', 'Filler', 'Filler', 'Meadow', 'Meadow', 'Meadow'),
        now({ asked: null, discard: { A: ["Place 'em Down", 'Filler'] } }),
      ],
    });
  });
  it('or none', () =>
    play({
      seats: { A: { hand: ["Place 'em Down"], discard: ['Filler'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [A.plays("Place 'em Down"), A.answers('done'), now(at('Meadow'), at('Moor'), { asked: null })],
    }));
});

describe('Spooky, Scary: From your discard pile, bury a minion with power 3 or less. Draw a card.', () => {
  it('a minion of power 3 or less at a base; a card', () =>
    play({
      seats: {
        A: { hand: ['Spooky, Scary'], discard: ['Walker', 'Invader', 'Merlin', 'Cannon'], deck: ['Scout', 'Filler'] },
        B: { discard: ['Filler'] },
      },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Spooky, Scary'),
        offered('A', ['Walker', 'Invader'], ['Merlin', 'Cannon', 'Filler', 'no']),
        A.answers('Invader'),
        offered('A', ['Meadow', 'Moor'], ['no']),
        titled('A', 'Choose where to bury Invader'),
        A.answers('Moor'),
        now(at('Moor', 'A buried Invader'), { asked: null, hand: { A: ['Scout'] } }),
      ],
    }));
  it('without one just a card', () =>
    play({
      seats: { A: { hand: ['Spooky, Scary'], discard: ['Merlin'], deck: ['Scout', 'Filler'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [A.plays('Spooky, Scary'), now({ asked: null, hand: { A: ['Scout'] } })],
    }));
});
