import { act, chooseMinion, look, onPlay, ops } from '@smash/engine/script';
import { A, actionCard, at, B, C, now, offered, play, refused } from '@smash/testkit/play';
import { smite } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

describe('Lord of Bones: Ongoing: You may place a +1 power counter on any other minion after it is uncovered. Talent: Bury a card from your hand here OR uncover one of your cards buried here.', () => {
  it('a counter on an uncovered minion, whoever uncovers it and wherever, or none', () => {
    for (const [answer, counters] of [
      ['Lord of Bones', 1],
      ['pass', 0],
    ] as const)
      play({
        turn: 'A',
        phase: 'start',
        seats: { A: {}, B: {} },
        bases: [at('Meadow', 'B Lord of Bones', 'B Invader'), at('Moor', 'A buried Lancelot')],
        steps: [A.answers('Lancelot'), B.answers(answer), now({ asked: null, cards: { Lancelot: { counters } } })],
      });
  });
  it('not on an action, not on itself, not on a minion played from the hand', () => {
    play({
      phase: 'start',
      seats: { A: { deck: ['Scout', 'Cannon'] }, B: {} },
      bases: [at('Meadow', 'A Lord of Bones', 'A buried Colorful Scarves'), at('Moor')],
      steps: [A.answers('Colorful Scarves'), now({ asked: null, hand: { A: ['Scout', 'Cannon'] } })],
    });
    play({
      phase: 'start',
      bases: [at('Meadow', 'A buried Lord of Bones'), at('Moor')],
      steps: [A.answers('Lord of Bones'), now({ asked: null, cards: { 'Lord of Bones': { counters: 0 } } })],
    });
    play({
      seats: { A: { hand: ['Filler'] } },
      bases: [at('Meadow', 'A Lord of Bones'), at('Moor')],
      steps: [A.plays('Filler', 'Meadow'), now({ asked: null })],
    });
  });
  it('buries a card of the hand here, or uncovers one of yours here', () => {
    play({
      seats: { A: { hand: ['Lancelot', 'Cannon'] } },
      bases: [at('Meadow', 'A Lord of Bones', 'A buried Filler', 'B buried Scout'), at('Moor', 'A buried Scout')],
      steps: [
        A.uses('Lord of Bones'),
        offered('A', ['bury', 'uncover'], ['no']),
        A.answers('bury'),
        offered('A', ['Lancelot', 'Cannon'], ['no']),
        A.answers('Cannon'),
        now({ asked: null, bases: { Meadow: { buried: { A: 2, B: 1 } } }, hand: { A: ['Lancelot'] } }),
        refused(A.uses('Lord of Bones')),
      ],
    });
    play({
      seats: { A: { hand: [] } },
      bases: [at('Meadow', 'A Lord of Bones', 'A buried Filler', 'B buried Scout'), at('Moor', 'A buried Scout')],
      steps: [
        A.uses('Lord of Bones'),
        A.answers('pass'),
        now(at('Meadow', 'A Lord of Bones', 'A Filler', 'B buried Scout'), { asked: null }),
      ],
    });
    play({
      seats: { A: { hand: ['Cannon'] } },
      bases: [at('Meadow', 'A Lord of Bones'), at('Moor', 'A buried Scout')],
      steps: [A.uses('Lord of Bones'), now({ asked: null, hand: { A: [] }, bases: { Meadow: { buried: { A: 1 } } } })],
    });
    play({
      seats: { A: { hand: [] } },
      bases: [at('Meadow', 'A Lord of Bones', 'B buried Filler'), at('Moor', 'A buried Scout')],
      steps: [refused(A.uses('Lord of Bones'))],
    });
  });
  it('not on an action uncovered onto a base', () =>
    play({
      phase: 'start',
      seats: { A: {}, B: {} },
      bases: [at('Meadow', 'A Lord of Bones', 'A buried Haich-Q'), at('Moor')],
      steps: [A.answers('Haich-Q'), now(at('Meadow', 'A Lord of Bones', 'A Haich-Q'), { asked: null })],
    }));
});

const toss = actionCard(
  'Toss',
  'standard',
  'Discard your hand.',
  onPlay(function* (me) {
    yield* act(...(yield* look((q) => q.hand(me.seat))).map(ops.discard));
  }),
);
const dig = actionCard(
  'Dig',
  'standard',
  'Bury a minion at its base.',
  onPlay(function* (me) {
    const minion = yield* chooseMinion(me, 'Choose the minion to bury');
    if (minion !== null) yield* act(ops.bury(minion, yield* look((q) => q.base(minion)), me.seat));
  }),
);

describe('Gravetender: Ongoing: Once per turn, draw a card after another of your cards is buried or uncovered.', () => {
  const deck = ['Scout', 'Cannon', 'Walker'];
  it('buried or uncovered, once per turn', () => {
    play({
      seats: { A: { hand: ['Spooky, Scary'], discard: ['Filler'], deck } },
      bases: [at('Meadow', 'A Gravetender', 'A Graveyard', 'A buried Invader'), at('Moor')],
      steps: [
        A.uses('Graveyard'),
        A.answers('no'),
        now({ asked: null, hand: { A: ['Spooky, Scary', 'Scout'] } }),
        A.plays('Spooky, Scary'),
        A.answers('Moor'),
        now({ asked: null, hand: { A: ['Scout', 'Cannon'] } }),
      ],
    });
    play({
      seats: { A: { hand: ['Spooky, Scary'], discard: ['Filler'], deck } },
      bases: [at('Meadow', 'A Gravetender', 'B Gravetender'), at('Moor')],
      steps: [A.plays('Spooky, Scary'), A.answers('Moor'), now({ asked: null, hand: { A: ['Scout', 'Cannon'] } })],
    });
  });
  it('not another player’s cards, and not itself', () => {
    play({
      phase: 'start',
      seats: { A: { deck }, B: { hand: [], deck } },
      bases: [at('Meadow', 'B Gravetender'), at('Moor', 'A buried Lancelot')],
      steps: [A.answers('Lancelot'), now({ asked: null, hand: { B: [] } })],
    });
    play({
      phase: 'start',
      seats: { A: { hand: [], deck } },
      bases: [at('Meadow', 'A buried Gravetender'), at('Moor')],
      steps: [A.answers('Gravetender'), now({ asked: null, hand: { A: [] } })],
    });
  });
  it('not a card that is merely played', () =>
    play({
      seats: { A: { hand: ['Filler'], deck } },
      bases: [at('Meadow', 'A Gravetender'), at('Moor')],
      steps: [A.plays('Filler', 'Meadow'), now({ asked: null, hand: { A: [] } })],
    }));
  it('not itself buried from play', () =>
    play({
      cards: [dig],
      seats: { A: { hand: ['Dig'], deck } },
      bases: [at('Meadow', 'A Gravetender'), at('Moor')],
      steps: [A.plays('Dig'), now(at('Meadow', 'A buried Gravetender'), { asked: null, hand: { A: [] } })],
    }));
});

describe('Revenant: Special: You may, on your turn, bury this card from your discard pile. Per turn, only one Revenant ability may be used.', () => {
  it('at any base; one Revenant each turn', () =>
    play({
      seats: { A: { discard: ['Revenant', 'Revenant', 'Filler'] }, B: { discard: ['Revenant'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.uses('Revenant'),
        offered('A', ['Meadow', 'Moor'], ['no']),
        A.answers('Moor'),
        now(at('Moor', 'A buried Revenant'), { asked: null, discard: { A: ['Revenant', 'Filler'] } }),
        refused(A.uses('Revenant')),
      ],
    }));
  it('not from the hand, and not in another player’s turn', () => {
    play({
      seats: { A: { hand: ['Revenant'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [refused(A.uses('Revenant'))],
    });
    play({
      turn: 'B',
      seats: { A: { discard: ['Revenant'] }, B: {} },
      bases: [at('Meadow'), at('Moor')],
      steps: [refused(A.uses('Revenant'))],
    });
  });
});

describe('Returned One: You may bury this minion here. Special: You may uncover another of your cards buried here after this card is uncovered.', () => {
  it('played from the hand it may be buried', () => {
    for (const [answer, there] of [
      ['yes', 'A buried Returned One'],
      ['no', 'A Returned One'],
    ] as const)
      play({
        seats: { A: { hand: ['Returned One'] } },
        bases: [at('Meadow'), at('Moor')],
        steps: [
          A.plays('Returned One', 'Moor'),
          A.answers(answer),
          now(at('Moor', there), at('Meadow'), { asked: null }),
        ],
      });
  });
  it('uncovered it stays, and another of yours here may be uncovered (BURY-3)', () => {
    const bases = [
      at('Meadow', 'A buried Returned One', 'A buried Lancelot', 'A buried Filler', 'B buried Scout'),
      at('Moor', 'A buried Invader'),
    ];
    play({
      phase: 'start',
      seats: { A: {}, B: {} },
      bases,
      steps: [
        A.answers('Returned One'),
        offered('A', ['Lancelot', 'Filler', 'no'], ['Scout', 'Invader']),
        A.answers('Lancelot'),
        now(at('Meadow', 'A Returned One', 'A Lancelot', 'A buried Filler', 'B buried Scout'), { asked: null }),
      ],
    });
    play({
      phase: 'start',
      seats: { A: {}, B: {} },
      bases,
      steps: [
        A.answers('Returned One', 'no'),
        now(at('Meadow', 'A Returned One', 'A buried Lancelot', 'A buried Filler', 'B buried Scout'), { asked: null }),
      ],
    });
  });
});

describe('Boneyard: Once during your turn, you may bury here a minion with power 3 or less that you own after it goes to the discard pile from another base.', () => {
  const hand = { A: { hand: ['Time Loop', 'Smite', 'Smite'] }, B: {} };
  it('one of yours of power 3 or less from elsewhere, once during your turn', () =>
    play({
      cards: [smite],
      seats: hand,
      bases: [at('Boneyard'), at('Moor', 'A Invader', 'A Walker', 'B Filler')],
      steps: [
        A.plays('Time Loop'),
        A.plays('Smite'),
        A.answers('Invader'),
        offered('A', ['Boneyard', 'pass']),
        A.answers('Boneyard'),
        now(at('Boneyard', 'A buried Invader'), { asked: null }),
        A.plays('Smite'),
        A.answers('Walker'),
        now({ asked: null, discard: { A: { has: ['Walker'] } } }),
      ],
    }));
  it('or not; not a stronger one, not from here, not another player’s, not one you merely control', () => {
    for (const [bases, victim] of [
      [[at('Boneyard'), at('Moor', 'A Merlin', 'B Filler')], 'Merlin'],
      [[at('Boneyard', 'A Walker'), at('Moor', 'B Filler')], 'Walker'],
      [[at('Boneyard'), at('Moor', 'A Merlin', 'B Filler')], 'Filler'],
      [[at('Boneyard'), at('Moor', 'A Filler of B', 'A Merlin')], 'Filler'],
    ] as const)
      play({
        cards: [smite],
        seats: { A: { hand: ['Smite'] }, B: {} },
        bases: [...bases],
        steps: [A.plays('Smite'), A.answers(victim), now({ asked: null, bases: { Boneyard: { buried: {} } } })],
      });
    play({
      cards: [smite],
      seats: { A: { hand: ['Smite'] }, B: {} },
      bases: [at('Boneyard'), at('Moor', 'A Walker', 'B Filler')],
      steps: [A.plays('Smite'), A.answers('Walker', 'pass'), now(at('Boneyard'), { asked: null })],
    });
  });
  it('in your own turn only', () =>
    play({
      cards: [smite],
      turn: 'B',
      seats: { A: {}, B: { hand: ['Smite'] } },
      bases: [at('Boneyard'), at('Moor', 'A Walker', 'B Filler')],
      steps: [B.plays('Smite'), B.answers('Walker'), now(at('Boneyard'), { asked: null })],
    }));
  it('not one that is discarded from the hand', () =>
    play({
      cards: [toss],
      seats: { A: { hand: ['Toss', 'Invader'] }, B: {} },
      bases: [at('Boneyard'), at('Moor', 'A Walker')],
      steps: [A.plays('Toss'), now(at('Boneyard'), { asked: null, discard: { A: ['Toss', 'Invader'] } })],
    }));
});

describe('Ossuary: On your turn, you may choose a minion with power 3 or less in your discard pile and bury it here.', () => {
  it('a minion of power 3 or less, once', () =>
    play({
      seats: { A: { discard: ['Walker', 'Invader', 'Merlin', 'Cannon'] }, B: { discard: ['Filler'] }, C: {} },
      bases: [at('Ossuary'), at('Moor')],
      steps: [
        A.uses('Ossuary'),
        offered('A', ['Walker', 'Invader'], ['Merlin', 'Cannon', 'Filler', 'no']),
        A.answers('Invader'),
        now(at('Ossuary', 'A buried Invader'), { asked: null }),
        refused(A.uses('Ossuary')),
        A.ends(),
        B.uses('Ossuary'),
        B.ends(),
        refused(C.uses('Ossuary')),
      ],
    }));
  it('not with stronger ones only', () =>
    play({
      seats: { A: { discard: ['Merlin', 'Cannon'] } },
      bases: [at('Ossuary'), at('Moor')],
      steps: [refused(A.uses('Ossuary'))],
    }));
});
