import { viewEvents } from '@smash/engine';
import { A, at, B, logged, now, offered, play } from '@smash/testkit/play';
import { hermit } from '@smash/testkit/test-cards';
import { describe, expect, it } from 'vitest';

describe('Gingerbread House: Before this base scores, each player may choose two of their own minions here that have equal power; each of the two gets +2 power this turn.', () => {
  it('each player in turn order, only of pairs of equal power; +2 for both (ME-6)', () =>
    play({
      seats: { A: {}, B: {} },
      bases: [
        at(
          'Gingerbread House',
          'A Filler +8',
          'A Walker +7',
          'A Invader',
          'A Filler',
          'B Filler',
          'B Filler',
          'B Filler',
        ),
        at('Moor', 'A Invader'),
      ],
      steps: [
        A.ends(),
        offered('A', ['Filler#1', 'Walker', 'no'], ['Invader@Gingerbread House', 'Filler@Gingerbread House/A#2']),
        A.answers('Walker'),
        now({ cards: { Walker: { power: 11 }, 'Filler#1': { power: 11 }, 'Invader@Gingerbread House': { power: 3 } } }),
        offered('B', ['Filler/B#1', 'Filler/B#2', 'Filler/B#3', 'no']),
        B.answers('Filler/B#1'),
        offered('B', ['Filler/B#2', 'Filler/B#3'], ['no', 'Filler/B#1']),
        B.answers('Filler/B#3'),
        now({ vp: { A: 4, B: 2 }, turn: 'B' }),
      ],
    }));

  it('the power counts for the ranks; gone with the turn; it may be declined', () => {
    const bases = [
      at('Gingerbread House', 'A Filler +9', 'A Filler', 'B Filler +4', 'B Filler +4'),
      at('Moor', 'A Filler'),
    ];
    for (const [answer, vp] of [
      ['Filler/B#1', { A: 2, B: 4 }],
      ['no', { A: 4, B: 2 }],
    ] as const)
      play({
        seats: { A: {}, B: {} },
        bases,
        steps: [A.ends(), B.answers(answer), now({ vp, turn: 'B' })],
      });
  });

  it('a player who ignores this base is left out (TERM-13); nobody is asked elsewhere (SCORE-13)', () => {
    play({
      cards: [hermit],
      seats: { A: {}, B: {} },
      bases: [at('Gingerbread House', 'A Hermit +10', 'A Hermit +10'), at('Moor')],
      steps: [A.ends(), now({ asked: null, vp: { A: 4 } })],
    });
    play({
      seats: { A: {}, B: {} },
      bases: [at('Gingerbread House', 'A Filler', 'A Filler'), at('Moor', 'A Filler +9')],
      steps: [A.ends(), now({ asked: null, turn: 'B', vp: { A: 3 } })],
    });
  });
});

describe('Woodland Cottage: Once per turn, you may search your deck for a minion with power 3 or less and place it into your hand after you play a minion here.', () => {
  it('a minion of power 3 or less, into the hand; the deck is shuffled', () =>
    play({
      seats: { A: { hand: ['Filler'], deck: ['Invader', 'Buccaneer', 'Howl', 'Walker'] } },
      bases: [at('Woodland Cottage'), at('Moor')],
      steps: [
        A.plays('Filler', 'Woodland Cottage'),
        offered('A', ['Woodland Cottage', 'pass']),
        A.answers('Woodland Cottage'),
        offered('A', ['Invader', 'Walker'], ['Buccaneer', 'Howl', 'no']),
        A.answers('Invader'),
        now({ asked: null, hand: { A: ['Invader'] }, deck: { A: 3 } }),
        logged('A shuffled the deck'),
      ],
    }));

  it('once per turn, for each player in their own turn; not elsewhere or for an action; declined, it comes again', () =>
    play({
      seats: {
        A: { hand: ['Zapbot', 'Zapbot', 'Zapbot', 'Overrun'], deck: ['Zapbot', 'Filler', 'Filler', 'Filler'] },
        B: { hand: ['Filler'], deck: ['Filler', 'Howl', 'Howl', 'Howl'] },
      },
      bases: [at('Woodland Cottage'), at('Moor')],
      steps: [
        A.plays('Overrun', 'Woodland Cottage'),
        now({ asked: null }),
        A.plays('Zapbot', 'Woodland Cottage'),
        A.answers('pass'),
        now({ asked: null, deck: { A: ['Zapbot', 'Filler', 'Filler', 'Filler'] } }),
        A.plays('Zapbot', 'Woodland Cottage'),
        A.answers('Woodland Cottage', 'Zapbot'),
        A.plays('Zapbot', 'Woodland Cottage'),
        now({ asked: null, hand: { A: ['Zapbot'] } }),
        A.ends(),
        now({ turn: 'B' }),
      ],
    }));

  it('in the next turn the next player; with no card to search nobody is asked', () =>
    play({
      turn: 'A',
      seats: { A: { hand: ['Filler'], deck: [] }, B: { hand: ['Filler'], deck: ['Walker', 'Howl', 'Howl'] } },
      bases: [at('Woodland Cottage'), at('Moor')],
      steps: [
        A.plays('Filler', 'Woodland Cottage'),
        now({ asked: null }),
        A.ends(),
        B.plays('Filler', 'Woodland Cottage'),
        offered('B', ['Woodland Cottage', 'pass']),
        B.answers('Woodland Cottage'),
        now({ asked: null, hand: { B: ['Walker'] } }),
      ],
    }));

  it('a deck of one card is searched', () =>
    play({
      seats: { A: { hand: ['Filler'], deck: ['Walker'] } },
      bases: [at('Woodland Cottage'), at('Moor')],
      steps: [
        A.plays('Filler', 'Woodland Cottage'),
        A.answers('Woodland Cottage'),
        now({ asked: null, hand: { A: ['Walker'] } }),
      ],
    }));

  it('in vain it is shuffled all the same; an empty deck is made from the discard pile (DECK-1)', () => {
    play({
      seats: { A: { hand: ['Filler'], deck: ['Howl', 'Cannon'] } },
      bases: [at('Woodland Cottage'), at('Moor')],
      steps: [
        A.plays('Filler', 'Woodland Cottage'),
        A.answers('Woodland Cottage'),
        now({ asked: null, hand: { A: [] }, deck: { A: 2 } }),
        ({ events }) => expect(viewEvents(events, 0).map(({ type }) => type)).toContain('shuffle'),
      ],
    });
    play({
      seats: { A: { hand: ['Filler'], deck: [], discard: ['Walker', 'Howl'] } },
      bases: [at('Woodland Cottage'), at('Moor')],
      steps: [
        A.plays('Filler', 'Woodland Cottage'),
        A.answers('Woodland Cottage'),
        now({ asked: null, hand: { A: ['Walker'] }, deck: { A: ['Howl'] } }),
      ],
    });
  });
});
