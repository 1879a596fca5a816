import { act, look, onPlay, ops } from '@smash/engine/script';
import { A, actionCard, at, B, now, offered, play, refused } from '@smash/testkit/play';
import { smite } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

const strip = actionCard(
  'Strip',
  'standard',
  'Each other player discards their hand.',
  onPlay(function* (me) {
    for (const seat of yield* look((q) => q.otherPlayers(me.seat)))
      yield* act(...(yield* look((q) => q.hand(seat))).map(ops.discard));
  }),
);
const deck = ['Howl', 'Cannon', 'Howl', 'Cannon', 'Howl'];

describe('Belle: You may draw up to three cards if Beast is here. Talent: Draw a card OR discard a card from your hand.', () => {
  it('up to three cards with Beast here, whoever has him', () => {
    for (const n of [0, 1, 3])
      play({
        seats: { A: { hand: ['Belle'], deck }, B: {} },
        bases: [at('Meadow', 'B Beast'), at('Moor')],
        steps: [
          A.plays('Belle', 'Meadow'),
          offered('A', ['0', '1', '2', '3']),
          A.answers(String(n)),
          now({ asked: null, hand: { A: n } }),
        ],
      });
    play({
      seats: { A: { hand: ['Belle'], deck } },
      bases: [at('Meadow'), at('Moor', 'A Beast')],
      steps: [A.plays('Belle', 'Meadow'), now({ asked: null, hand: { A: 0 } })],
    });
  });

  it('draws one or discards one', () => {
    for (const [answers, hand] of [
      [['draw'], ['Filler', 'Walker', 'Howl']],
      [['discard', 'Walker'], ['Filler']],
    ] as const)
      play({
        seats: { A: { hand: ['Filler', 'Walker'], deck } },
        bases: [at('Meadow', 'A Belle'), at('Moor')],
        steps: [
          A.uses('Belle'),
          offered('A', ['draw', 'discard'], ['no']),
          A.answers(...answers),
          now({ asked: null, hand: { A: [...hand] } }),
          refused(A.uses('Belle')),
        ],
      });
    play({
      seats: { A: { hand: [], deck } },
      bases: [at('Meadow', 'A Belle'), at('Moor')],
      steps: [A.uses('Belle'), now({ asked: null, hand: { A: ['Howl'] } })],
    });
  });
});

describe('Beast: If Belle is here, place a +1 power counter on Belle and one on this minion. Talent: Discard a card from your hand to place a +1 power counter on this minion.', () => {
  it('a counter on each, with Belle here', () => {
    play({
      seats: { A: { hand: ['Beast'] }, B: {} },
      bases: [at('Meadow', 'B Belle'), at('Moor', 'A Belle')],
      steps: [
        A.plays('Beast', 'Meadow'),
        now({ asked: null, cards: { Beast: { counters: 1 }, 'Belle/B': { counters: 1 }, 'Belle/A': { counters: 0 } } }),
      ],
    });
    play({
      seats: { A: { hand: ['Beast'] }, B: {} },
      bases: [at('Meadow', 'B Filler'), at('Moor', 'A Belle')],
      steps: [A.plays('Beast', 'Meadow'), now({ asked: null, cards: { Beast: { counters: 0 } } })],
    });
    play({
      seats: { A: { hand: ['Beast'] }, B: {} },
      bases: [at('Meadow', 'B Belle', 'A Belle'), at('Moor')],
      steps: [
        A.plays('Beast', 'Meadow'),
        offered('A', ['Belle/A', 'Belle/B'], ['no']),
        A.answers('Belle/A'),
        now({ cards: { Beast: { counters: 1 }, 'Belle/A': { counters: 1 }, 'Belle/B': { counters: 0 } } }),
      ],
    });
  });

  it('beast/1 one discard is one counter; it still feeds what reacts to discarding', () =>
    play({
      seats: { A: { hand: ['Howl', 'Filler'] } },
      bases: [at('Meadow', 'A Beast', 'A Beast', 'A Top Tier'), at('Moor')],
      steps: [
        A.uses('Beast#1'),
        offered('A', ['Howl', 'Filler', 'no']),
        A.answers('Howl'),
        now({ cards: { 'Beast#1': { counters: 1 }, 'Beast#2': { counters: 0 }, 'Top Tier': { counters: 1 } } }),
        refused(A.uses('Beast#1')),
        A.uses('Beast#2'),
        A.answers('Filler'),
        now({ cards: { 'Beast#2': { counters: 1 }, 'Top Tier': { counters: 2 } }, hand: { A: [] } }),
      ],
    }));

  it('declined, or with nothing to discard', () => {
    play({
      seats: { A: { hand: ['Howl'] } },
      bases: [at('Meadow', 'A Beast')],
      steps: [A.uses('Beast'), A.answers('no'), now({ cards: { Beast: { counters: 0 } }, hand: { A: ['Howl'] } })],
    });
    play({ bases: [at('Meadow', 'A Beast')], steps: [refused(A.uses('Beast'))] });
  });
});

describe('Cogsworth: Talent: Discard a card from your hand to play an extra action.', () => {
  it('cogsworth/1 a card for an extra action; another Cogsworth needs another', () =>
    play({
      seats: { A: { hand: ['Howl', 'Filler', 'Walker', 'Howl', 'Howl', 'Howl'] } },
      bases: [at('Meadow', 'A Cogsworth', 'A Cogsworth'), at('Moor')],
      steps: [
        A.plays('Howl'),
        A.uses('Cogsworth#1'),
        A.answers('Filler'),
        A.plays('Howl'),
        now({ cannot: [A.plays('Howl')] }),
        A.uses('Cogsworth#2'),
        A.answers('no'),
        now({ cannot: [A.plays('Howl')], hand: { A: ['Walker', 'Howl', 'Howl'] } }),
      ],
    }));
  it('not with an empty hand', () =>
    play({ bases: [at('Meadow', 'A Cogsworth')], steps: [refused(A.uses('Cogsworth'))] }));
});

describe('Lumiere: Talent: Discard a card from your hand to play here an extra minion with power 3 or less.', () => {
  it('lumiere/1 lumiere/2 a card for an extra minion of power 3 or less, here, which need not be played', () =>
    play({
      seats: { A: { hand: ['Howl', 'Cannon', 'Filler', 'Invader', 'Buccaneer', 'Walker'] } },
      bases: [at('Meadow', 'A Lumiere', 'A Lumiere'), at('Moor')],
      steps: [
        A.plays('Filler', 'Moor'),
        A.uses('Lumiere#1'),
        A.answers('Howl'),
        now({
          asked: null,
          can: [A.plays('Invader', 'Meadow')],
          cannot: [A.plays('Invader', 'Moor'), A.plays('Buccaneer', 'Meadow')],
        }),
        A.plays('Invader', 'Meadow'),
        now({ cannot: [A.plays('Walker', 'Meadow')] }),
        A.uses('Lumiere#2'),
        A.answers('Cannon'),
        A.ends(),
        now({ turn: 'B', discard: { A: { has: ['Howl', 'Cannon'], lacks: ['Walker'] } } }),
      ],
    }));
  it('declined; not with an empty hand', () => {
    play({
      seats: { A: { hand: ['Filler', 'Walker'] } },
      bases: [at('Meadow', 'A Lumiere')],
      steps: [
        A.plays('Filler', 'Meadow'),
        A.uses('Lumiere'),
        A.answers('no'),
        now({ cannot: [A.plays('Walker', 'Meadow')] }),
      ],
    });
    play({ bases: [at('Meadow', 'A Lumiere')], steps: [refused(A.uses('Lumiere'))] });
  });
});

describe('Mrs. Potts and Chip: Talent: Discard a card from your hand to draw a card.', () => {
  it('one for one; declined, nothing; not with an empty hand', () => {
    for (const [answer, hand] of [
      ['Filler', ['Howl']],
      ['no', ['Filler']],
    ] as const)
      play({
        seats: { A: { hand: ['Filler'], deck } },
        bases: [at('Meadow', 'A Mrs. Potts and Chip')],
        steps: [A.uses('Mrs. Potts and Chip'), A.answers(answer), now({ asked: null, hand: { A: [...hand] } })],
      });
    play({ bases: [at('Meadow', 'A Mrs. Potts and Chip')], steps: [refused(A.uses('Mrs. Potts and Chip'))] });
  });
});

describe('Enchanted Objects: Special: You may play this card as an extra minion after you discard it from your hand. Use no more than one Enchanted Objects ability each turn.', () => {
  it('enchanted-objects/1 discarded by an ability: played as an extra minion, once each turn', () =>
    play({
      seats: { A: { hand: ['Enchanted Objects', 'Enchanted Objects', 'Filler'] }, B: {} },
      bases: [at('Meadow', 'A Beast', 'A Beast'), at('Moor')],
      steps: [
        A.uses('Beast#1'),
        A.answers('Enchanted Objects'),
        offered('A', ['Enchanted Objects', 'pass']),
        A.answers('Enchanted Objects'),
        offered('A', ['Meadow', 'Moor'], ['no']),
        A.answers('Moor'),
        now(at('Moor', 'A Enchanted Objects'), { asked: null, plays: { A: { minions: 1 } } }),
        A.uses('Beast#2'),
        A.answers('Enchanted Objects'),
        now(at('Moor', 'A Enchanted Objects'), { asked: null, discard: { A: ['Enchanted Objects'] } }),
      ],
    }));

  it('enchanted-objects/1 discarded down to ten cards; declined, a second one may still be played', () => {
    const hand = ['Howl', 'Howl', 'Howl', 'Howl', 'Howl', 'Howl', 'Howl', 'Howl', 'Howl'];
    play({
      seats: { A: { hand: [...hand, 'Enchanted Objects', 'Enchanted Objects'], deck: ['Howl', 'Howl'] }, B: {} },
      bases: [at('Meadow')],
      steps: [
        A.ends(),
        A.answers('Enchanted Objects', 'Enchanted Objects', 'Howl'),
        offered('A', ['Enchanted Objects', 'Enchanted Objects', 'pass']),
        A.answers('Enchanted Objects'),
        now(at('Meadow', 'A Enchanted Objects'), { turn: 'B', hand: { A: 10 } }),
      ],
    });
    play({
      seats: { A: { hand: ['Enchanted Objects', 'Enchanted Objects'] } },
      bases: [at('Meadow', 'A Beast', 'A Beast')],
      steps: [
        A.uses('Beast#1'),
        A.answers('Enchanted Objects', 'pass'),
        A.uses('Beast#2'),
        A.answers('Enchanted Objects', 'Enchanted Objects'),
        now(at('Meadow', 'A Beast', 'A Beast', 'A Enchanted Objects'), { asked: null }),
      ],
    });
  });

  it("enchanted-objects/1 not from a scored base, from play, or from the deck; in another player's turn it works", () => {
    play({
      seats: { A: {}, B: {} },
      bases: [at('Meadow', 'A Enchanted Objects +9'), at('Moor')],
      steps: [A.ends(), now({ turn: 'B', asked: null, discard: { A: ['Enchanted Objects'] } })],
    });
    play({
      cards: [smite],
      seats: { A: { hand: ['Smite'] } },
      bases: [at('Meadow', 'A Enchanted Objects'), at('Moor')],
      steps: [A.plays('Smite'), now({ asked: null, discard: { A: ['Enchanted Objects', 'Smite'] } })],
    });
    play({
      turn: 'B',
      cards: [strip],
      seats: { A: { hand: ['Enchanted Objects', 'Howl'] }, B: { hand: ['Strip'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        B.plays('Strip'),
        A.answers('Enchanted Objects', 'Moor'),
        now(at('Moor', 'A Enchanted Objects'), { asked: null, turn: 'B', discard: { A: ['Howl'] } }),
      ],
    });
  });

  it('nobody is asked if it can be played nowhere (PLAY-4)', () =>
    play({
      seats: { A: { hand: ['Enchanted Objects'] }, B: {} },
      bases: [at('Meadow', 'A Beast', 'B Overrun')],
      steps: [A.uses('Beast'), A.answers('Enchanted Objects'), now({ asked: null, hand: { A: [] } })],
    }));
});
