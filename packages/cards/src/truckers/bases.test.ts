import { act, chooseCard, look, onPlay, ops } from '@smash/engine/script';
import { A, actionCard, at, B, logged, now, offered, play, queryOf } from '@smash/testkit/play';
import { hermit } from '@smash/testkit/test-cards';
import { describe, expect, it } from 'vitest';

describe('The Greasy Spoon: When an action on this base would go to the discard pile, its owner shuffles it into their deck instead.', () => {
  it('the-greasy-spoon/1 an action destroyed on the base goes into its owner’s deck; one on a minion does not (PLAY-3)', () => {
    for (const [card, discard, deck] of [
      ['Convoy', [], ['Convoy']],
      ['Poison', ['Poison'], []],
    ] as const)
      play({
        seats: { A: { hand: ['Disenchant'] }, B: { deck: [] } },
        bases: [at('The Greasy Spoon', 'B Convoy', 'A Filler with B Poison'), at('Moor')],
        steps: [
          A.plays('Disenchant'),
          A.answers(card),
          now({ asked: null, discard: { B: [...discard] }, deck: { B: [...deck] } }),
          ...(deck.length > 0 ? [logged('B shuffled the deck')] : []),
        ],
      });
  });

  it('on another base it is discarded; a minion here, too', () =>
    play({
      seats: { A: { hand: ['Disenchant'] }, B: { deck: [] } },
      bases: [at('The Greasy Spoon', 'B Filler'), at('Moor', 'B Convoy')],
      steps: [A.plays('Disenchant'), now({ asked: null, discard: { B: ['Convoy'] }, deck: { B: 0 } })],
    }));

  it('when the base scores its actions go into their decks, its minions to the discard piles (SCORE-9)', () =>
    play({
      seats: { A: { deck: ['Cannon', 'Cannon'] }, B: { deck: [] } },
      bases: [
        at('The Greasy Spoon', 'A King Rex +10', 'A Convoy of B', 'B King Rex with B Poison', 'B Dekotora'),
        at('Moor'),
      ],
      steps: [
        A.ends(),
        now({
          discard: { A: ['King Rex'], B: ['King Rex', 'Poison'] },
          deck: { B: { has: ['Convoy', 'Dekotora'], count: 2 } },
        }),
      ],
    }));

  it('the deck is shuffled; an action that goes elsewhere does so (TERM-1)', () => {
    const recall = actionCard(
      'Recall',
      'standard',
      'Return an action to its owner’s hand.',
      onPlay(function* (me) {
        const action = yield* chooseCard(me.seat, 'Choose', yield* look((q) => q.actions()));
        yield* act(ops.returnToHand(action!));
      }),
    );
    play({
      cards: [recall],
      seats: { A: { hand: ['Recall'] }, B: { deck: [] } },
      bases: [at('The Greasy Spoon', 'B Convoy'), at('Moor')],
      steps: [A.plays('Recall'), now({ asked: null, hand: { B: ['Convoy'] }, deck: { B: 0 } })],
    });
    const tops = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
      let top = '';
      play({
        seed,
        seats: { A: { hand: ['Disenchant'] }, B: { deck: ['Cannon', 'Cannon', 'Cannon'] } },
        bases: [at('The Greasy Spoon', 'B Convoy'), at('Moor')],
        steps: [
          A.plays('Disenchant'),
          ({ state }) => {
            const q = queryOf(state);
            top = q.name(q.topOf(1));
          },
        ],
      });
      return top;
    });
    expect(new Set(tops)).toEqual(new Set(['Convoy', 'Cannon']));
  });

  it('not for a player who ignores it (TERM-13)', () =>
    play({
      cards: [hermit],
      seats: { A: { hand: ['Disenchant'] }, B: { deck: [] } },
      bases: [at('The Greasy Spoon', 'B Convoy', 'B Hermit'), at('Moor')],
      steps: [A.plays('Disenchant'), now({ asked: null, discard: { B: ['Convoy'] }, deck: { B: 0 } })],
    }));
  it('a treasure has no owner: it goes to its own discard pile (MON-1)', () =>
    play({
      seats: { A: { hand: ['Disenchant'] }, B: { deck: [] } },
      bases: [at('The Greasy Spoon', 'B Bag of Caltrops'), at('Moor')],
      treasureDiscard: [],
      steps: [A.plays('Disenchant'), now({ asked: null, treasureDiscard: ['Bag of Caltrops'], deck: { B: 0 } })],
    }));
});

describe('Truck Stop: At the start of your turn, you may transfer one action either from this base to another or from another base to this one.', () => {
  const bases = [
    at('Truck Stop', 'B Convoy', 'A Filler with A Poison'),
    at('Moor', 'A Dekotora'),
    at('Marsh', 'A Filler'),
  ];

  it('truck-stop/1 from here to another base (PLAY-3)', () =>
    play({
      phase: 'start',
      bases,
      steps: [
        A.answers('Truck Stop'),
        offered('A', ['Convoy', 'Dekotora'], ['Poison', 'no']),
        A.answers('Convoy'),
        offered('A', ['Moor', 'Marsh'], ['Truck Stop']),
        A.answers('Marsh'),
        now(at('Marsh', 'B Convoy', 'A Filler'), at('Truck Stop', 'A Filler with A Poison'), { asked: null }),
      ],
    }));

  it('or from another base to here', () =>
    play({
      phase: 'start',
      bases,
      steps: [
        A.answers('Truck Stop'),
        A.answers('Dekotora'),
        now(at('Truck Stop', 'B Convoy', 'A Dekotora', 'A Filler with A Poison'), at('Moor'), { asked: null }),
      ],
    }));

  it('may be declined; nobody is asked without an action on a base; each player in the own turn', () => {
    play({
      phase: 'start',
      bases,
      steps: [A.answers('pass'), now(at('Truck Stop', 'B Convoy', 'A Filler with A Poison'), { asked: null })],
    });
    play({
      phase: 'start',
      bases: [at('Truck Stop', 'A Filler with A Poison'), at('Moor')],
      steps: [now({ asked: null })],
    });
    play({
      seats: { A: {}, B: {} },
      bases: [at('Truck Stop', 'A Convoy'), at('Moor')],
      steps: [A.ends(), B.answers('Truck Stop'), now(at('Truck Stop'), at('Moor', 'A Convoy'), { asked: null })],
    });
  });
});
