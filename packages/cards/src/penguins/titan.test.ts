import {
  act,
  cannotPlay,
  cannotPlayExtra,
  extraMinion,
  onPlay,
  ops,
  playExtraMinion,
  protect,
} from '@smash/engine/script';
import { A, actionCard, at, B, baseCard, logged, minionCard, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const deck = ['Filler', 'Filler', 'Filler', 'Filler', 'Filler', 'Filler'];
const four = minionCard('Four', 4, 'No effect.');
const three = minionCard('Three', 3, 'No effect.');
const two = minionCard('Two', 2, 'No effect.');
const nothing = actionCard('Nothing', 'standard', 'No effect.');
const small = actionCard(
  'Small',
  'standard',
  'Play an extra minion with power 2 or less.',
  onPlay(function* (me) {
    yield* extraMinion(me.seat, { power: 2 });
  }),
);
const away = actionCard(
  'Away',
  'standard',
  'Play an extra minion where you have no minion.',
  onPlay(function* (me) {
    yield* extraMinion(me.seat, { where: 'empty' });
  }),
);
const store = actionCard(
  'Store',
  'standard',
  'No effect.',
  onPlay(function* (me) {
    yield* act(ops.draw(me.seat, 1));
  }),
);
const strict = baseCard(
  'Strict',
  'No extra minions can be played here.',
  cannotPlayExtra((_q, me, { at }) => at === me.self),
);
const closed = baseCard(
  'Closed',
  'No minions can be played here.',
  cannotPlay((_q, me, { at, as }) => at === me.self && as === 'minion'),
);
const cards = [strict, closed, four, three, two, nothing, small, away, store];
const titans = [{ seat: 'A' as const, card: 'Emperor Penguin' }];

describe('Emperor Penguin: Special: You may play this titan, at the start of your turn, at a base where you have at least three cards. Ongoing: Once on your turn, a minion you play here may be played off the top of your deck instead of from your hand. Talent: Choose a minion with power 3 or less in your hand or your discard pile, reveal it and shuffle it into your deck to place a +1 power counter on this card.', () => {
  it('emperor-penguin/5 played at the start of your turn where you have three cards of any kind', () => {
    for (const mine of [
      ['A Two', 'A Two', 'A Filler'],
      ['A Two with A Machete', 'A Under The Ice'],
      ['A Two', 'A buried Filler', 'A buried Filler'],
      ['B Two with A Hide in the Laundry', 'A Under The Ice', 'A Ice Slide'],
    ])
      play({
        cards,
        titans,
        phase: 'start',
        seats: { A: { deck }, B: { deck } },
        bases: [at('Meadow', ...mine), at('Moor', 'A Filler', 'A Filler', 'B Filler')],
        steps: [
          offered('A', [
            ...(mine.some((one) => one.includes('buried')) ? ['Filler#1', 'Filler#2'] : []),
            'Emperor Penguin',
            'pass',
          ]),
          A.answers('Emperor Penguin', '?pass'),
          now(at('Meadow', ...mine, 'A Emperor Penguin')),
        ],
      });
  });

  it('emperor-penguin/5 a card under another counts', () => {
    const base = at('Meadow', 'A Ice Slide');
    base.cards.push({ seat: 'A', card: 'Two', under: [{ seat: 'A', card: 'Filler' }] });
    play({
      cards,
      titans,
      phase: 'start',
      seats: { A: { deck }, B: { deck } },
      bases: [base, at('Moor', 'A Two', 'A Ice Slide')],
      steps: [A.answers('Emperor Penguin'), now(at('Meadow', 'A Two', 'A Ice Slide', 'A Emperor Penguin'))],
    });
  });

  it('not with fewer, not in another player’s turn, and one may choose not to', () => {
    play({
      cards,
      titans,
      phase: 'start',
      seats: { A: { deck }, B: { deck } },
      bases: [at('Meadow', 'A Two', 'A Filler', 'B Two with B Machete'), at('Moor', 'A Filler')],
      steps: [now({ phase: 'play', asked: null, titans: { A: ['Emperor Penguin'] } })],
    });
    play({
      cards,
      titans,
      turn: 'B',
      phase: 'start',
      seats: { A: { deck }, B: { deck } },
      bases: [at('Meadow', 'A Two', 'A Filler', 'A Two')],
      steps: [now({ turn: 'B', phase: 'play', asked: null })],
    });
    play({
      cards,
      titans,
      phase: 'start',
      seats: { A: { deck }, B: { deck } },
      bases: [at('Meadow', 'A Two', 'A Filler', 'A Two'), at('Moor', 'A Ice Slide', 'A Filler', 'A Filler')],
      steps: [
        A.answers('Emperor Penguin'),
        offered('A', ['Meadow', 'Moor'], ['no']),
        A.answers('Moor'),
        now(at('Moor', 'A Ice Slide', 'A Filler', 'A Filler', 'A Emperor Penguin')),
      ],
    });
    play({
      cards,
      titans,
      phase: 'start',
      seats: { A: { deck }, B: { deck } },
      bases: [at('Meadow', 'A Two', 'A Filler', 'A Two')],
      steps: [A.answers('pass'), now({ phase: 'play', titans: { A: ['Emperor Penguin'] } })],
    });
  });

  it('emperor-penguin/1 the regular minion comes off the top of the deck, here', () =>
    play({
      cards,
      seats: { A: { hand: ['Four'], deck: ['Nothing', 'Three', 'Two'] } },
      bases: [at('Meadow', 'A Emperor Penguin'), at('Moor')],
      steps: [
        A.uses('Emperor Penguin'),
        logged('A revealed Nothing, Three (Emperor Penguin)'),
        now(at('Meadow', 'A Emperor Penguin', 'A Three'), at('Moor'), {
          asked: null,
          hand: { A: ['Four'] },
          plays: { A: { minions: 0, actions: 1 } },
        }),
        refused(A.plays('Four', 'Meadow')),
      ],
    }));

  it('it stays the regular play where no extra minions can be played (EXT-1)', () => {
    for (const [base, there] of [
      ['Strict', ['A Emperor Penguin', 'A Three']],
      ['Closed', ['A Emperor Penguin']],
    ] as const)
      play({
        cards,
        seats: { A: { hand: ['Four'], deck: ['Three'] } },
        bases: [at(base, 'A Emperor Penguin')],
        steps: [A.uses('Emperor Penguin'), now(at(base, ...there), { asked: null })],
      });
  });

  it('emperor-penguin/2 a qualified play brings only a minion that fits', () =>
    play({
      cards,
      seats: { A: { hand: ['Small', 'Four', 'Four'], deck: ['Nothing', 'Three', 'Two', 'Four'] } },
      bases: [at('Meadow', 'A Emperor Penguin'), at('Moor')],
      steps: [
        A.plays('Small'),
        A.plays('Four', 'Moor'),
        A.uses('Emperor Penguin'),
        now(at('Meadow', 'A Emperor Penguin', 'A Two'), { asked: null, hand: { A: ['Four'] }, deck: { A: 3 } }),
        refused(A.plays('Four', 'Meadow')),
      ],
    }));

  it('emperor-penguin/1 in place of an extra minion that is played at once, here and once on your turn (ABL-6)', () => {
    const rush = actionCard(
      'Rush',
      'standard',
      'Play an extra minion now.',
      onPlay(function* (me) {
        yield* playExtraMinion(me.seat, {}, { may: true });
      }),
    );
    const start = {
      cards: [...cards, rush],
      seats: { A: { hand: ['Rush', 'Four'], deck: ['Nothing', 'Three', 'Two'] } },
      bases: [at('Meadow', 'A Emperor Penguin'), at('Moor')],
    };
    play({
      ...start,
      steps: [
        A.plays('Rush'),
        offered('A', ['Four', 'Emperor Penguin', 'done']),
        A.answers('Emperor Penguin'),
        now(at('Meadow', 'A Emperor Penguin', 'A Three'), { asked: null, plays: { A: { minions: 1 } } }),
        refused(A.uses('Emperor Penguin', 1)),
      ],
    });
    play({
      ...start,
      steps: [A.uses('Emperor Penguin', 1), A.plays('Rush'), offered('A', ['Four', 'done'], ['Emperor Penguin'])],
    });
  });

  it('emperor-penguin/1 of several plays the player chooses which (EXT-4)', () => {
    for (const [use, there, open, shut] of [
      [2, 'A Two', 'Four', ''],
      [3, 'A Three', '', 'Four'],
    ] as const)
      play({
        cards,
        seats: { A: { hand: ['Small', 'Four', 'Two'], deck: ['Nothing', 'Three', 'Two'] } },
        bases: [at('Meadow', 'A Emperor Penguin'), at('Moor')],
        steps: [
          A.plays('Small'),
          A.uses('Emperor Penguin', use),
          now(at('Meadow', 'A Emperor Penguin', there), { asked: null, can: [A.plays(open || 'Two', 'Moor')] }),
          ...(shut ? [refused(A.plays(shut, 'Moor'))] : []),
        ],
      });
  });

  it('not a play for elsewhere, and none without a play or a card', () => {
    play({
      cards,
      seats: { A: { hand: ['Away', 'Four'], deck } },
      bases: [at('Meadow', 'A Emperor Penguin', 'A Two'), at('Moor')],
      steps: [A.plays('Four', 'Meadow'), A.plays('Away'), refused(A.uses('Emperor Penguin', 1))],
    });
    play({
      cards,
      seats: { A: { hand: ['Away', 'Four'], deck } },
      bases: [at('Meadow', 'A Emperor Penguin'), at('Moor')],
      steps: [
        A.plays('Away'),
        A.plays('Four', 'Moor'),
        A.uses('Emperor Penguin'),
        now(at('Meadow', 'A Emperor Penguin', 'A Filler'), { asked: null }),
      ],
    });
    play({
      cards,
      seats: { A: { hand: ['Four'], deck } },
      bases: [at('Meadow', 'A Emperor Penguin')],
      steps: [A.plays('Four', 'Meadow'), refused(A.uses('Emperor Penguin'))],
    });
    play({
      cards,
      seats: { A: { deck: [] } },
      bases: [at('Meadow', 'A Emperor Penguin')],
      steps: [refused(A.uses('Emperor Penguin'))],
    });
  });

  it('emperor-penguin/3 not the play of a specific minion', () =>
    play({
      cards,
      seats: { A: { hand: ['The Hatching', 'Four'], deck: ['Two', 'Three'] } },
      bases: [at('Meadow', 'A Emperor Penguin')],
      steps: [
        A.plays('Four', 'Meadow'),
        A.plays('The Hatching'),
        now(at('Meadow', 'A Emperor Penguin', 'A Four', 'A Two'), { asked: null }),
        refused(A.uses('Emperor Penguin')),
      ],
    }));

  it('emperor-penguin/4 once per turn, on your turn', () =>
    play({
      cards,
      seats: {
        A: { hand: ['Small', 'Four'], deck: ['Two', 'Two', 'Filler', 'Filler', 'Filler', 'Filler'] },
        B: { deck },
      },
      bases: [at('Meadow', 'A Emperor Penguin'), at('Moor')],
      steps: [
        A.plays('Small'),
        A.uses('Emperor Penguin', 1),
        refused(A.uses('Emperor Penguin', 1)),
        A.plays('Four', 'Moor'),
        A.ends(),
        refused(B.uses('Emperor Penguin')),
        B.ends(),
        now({ can: [A.uses('Emperor Penguin', 1)] }),
      ],
    }));

  it('the talent: a minion of power 3 or less goes into your deck, a counter on this', () => {
    const seats = {
      A: { hand: ['Three', 'Four', 'Nothing'], deck: ['Nothing'], discard: ['Two', 'Four'] },
      B: { deck },
    };
    play({
      cards,
      seats,
      bases: [at('Meadow', 'A Emperor Penguin')],
      steps: [
        A.uses('Emperor Penguin', 1),
        offered('A', ['Three', 'Two'], ['Four', 'Nothing', 'no']),
        A.answers('Three'),
        logged('A revealed Three (Emperor Penguin)', 'A shuffled the deck'),
        now({
          hand: { A: ['Four', 'Nothing'] },
          deck: { A: { count: 2, has: ['Three'] } },
          cards: { 'Emperor Penguin': { counters: 1 } },
          bases: { Meadow: { power: { A: 1 } } },
        }),
      ],
    });
    play({
      cards,
      seats,
      bases: [at('Meadow', 'A Emperor Penguin')],
      steps: [
        A.uses('Emperor Penguin', 1),
        A.answers('Two'),
        now({ discard: { A: ['Four'] }, deck: { A: 2 }, cards: { 'Emperor Penguin': { counters: 1 } } }),
      ],
    });
    play({
      cards,
      seats: { A: { hand: ['Four', 'Nothing'], deck: [], discard: [] } },
      bases: [at('Meadow', 'A Emperor Penguin')],
      steps: [refused(A.uses('Emperor Penguin'))],
    });
  });
  it('no counter for one that cannot be shuffled into the deck (RES-3)', () =>
    play({
      cards: [
        ...cards,
        minionCard(
          'Keeper',
          4,
          'Ongoing: No card is placed anywhere.',
          protect((_q, _me, op) => op.verb === 'place'),
        ),
      ],
      seats: { A: { hand: ['Three'], deck: [] } },
      bases: [at('Meadow', 'A Emperor Penguin', 'B Keeper')],
      steps: [
        A.uses('Emperor Penguin'),
        now({ asked: null, hand: { A: ['Three'] }, cards: { 'Emperor Penguin': { counters: 0 } } }),
      ],
    }));
});
