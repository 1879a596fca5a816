import { act, look, onPlay, ops } from '@smash/engine/script';
import { A, actionCard, at, B, now, offered, play } from '@smash/testkit/play';
import { describe, it } from 'vitest';

describe("Haunting: Ongoing: While you have two or fewer cards in your hand, this minion has +3 power and other players' cards do not affect it.", () => {
  it('has 6 power with two cards in hand and 3 with three, at every moment (CALC-2)', () =>
    play({
      seats: { A: { hand: ['Mystic Studies', 'Filler'] } },
      bases: [at('Meadow', 'A Haunting', 'A Walker'), at('Moor')],
      steps: [
        now({ cards: { Haunting: { power: 6 }, Walker: { power: 2 } }, bases: { Meadow: { total: 8 } } }),
        A.plays('Mystic Studies'),
        now({ hand: { A: 3 }, cards: { Haunting: { power: 3 } }, bases: { Meadow: { total: 5 } } }),
        A.plays('Filler', 'Moor'),
        now({ hand: { A: 2 }, cards: { Haunting: { power: 6 }, Walker: { power: 2 } } }),
        A.ends(),
        now({ turn: 'B', hand: { A: 4 }, cards: { Haunting: { power: 3 } } }),
      ],
    }));

  it('counts the hand of its controller, not of its owner (ABL-8, TERM-5)', () =>
    play({
      seats: { A: { hand: ['Filler', 'Filler', 'Filler'] }, B: { hand: ['Filler', 'Filler'] } },
      bases: [at('Meadow', 'A Haunting of B', 'B Haunting of A'), at('Moor')],
      steps: [now({ cards: { 'Haunting/A': { power: 3 }, 'Haunting/B': { power: 6 } } })],
    }));

  it('haunting/1 in the hand and in the discard pile its power is 3 (ABL-3, TERM-9)', () =>
    play({
      cards: [
        actionCard(
          'Weigh',
          'standard',
          'Gain 1 VP for each power of each minion in your hand and discard pile.',
          onPlay(function* (me) {
            const power = yield* look((q) =>
              [...q.hand(me.seat), ...q.discard(me.seat)].reduce((sum, ix) => sum + q.power(ix), 0),
            );
            yield* act(ops.gainVp(me.seat, power));
          }),
        ),
      ],
      seats: { A: { hand: ['Weigh', 'Haunting'], discard: ['Haunting'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [A.plays('Weigh'), now({ asked: null, vp: { A: 6 } })],
    }));

  it.each([
    [2, true],
    [3, false],
  ])('holding %i cards: protected from the cards of others %s (RES-13, CAN-1)', (count, kept) =>
    play({
      turn: 'B',
      seats: { A: { hand: Array(count).fill('Probe') }, B: { hand: ['Ninja Master', 'Beam Up'] } },
      bases: [at('Meadow', 'A Haunting', 'A Walker'), at('Moor')],
      steps: [
        B.plays('Ninja Master', 'Meadow'),
        B.answers('Haunting'),
        now(at('Meadow', ...(kept ? ['A Haunting'] : []), 'A Walker', 'B Ninja Master'), {
          asked: null,
          discard: { A: kept ? [] : ['Haunting'] },
        }),
      ],
    }),
  );

  it("is open to your own cards, and to bases, which are no player's (TERM-15)", () =>
    play({
      seats: { A: { hand: ['Augmentation', 'Ninja Master'] } },
      bases: [at('The Central Brain', 'A Haunting'), at('Moor', 'B Haunting')],
      steps: [
        now({ cards: { 'Haunting/A': { power: 7 }, 'Haunting/B': { power: 6 } } }),
        A.plays('Augmentation'),
        A.answers('Haunting/A'),
        now({ cards: { 'Haunting/A': { power: 11 } } }),
        A.plays('Ninja Master', 'The Central Brain'),
        A.answers('Haunting/A'),
        now(at('The Central Brain', 'A Ninja Master'), at('Moor', 'B Haunting'), {
          discard: { A: { has: ['Haunting'] } },
        }),
      ],
    }));

  it('throws off the actions of others when it becomes protected, not yours, and takes no new ones (ATT-3)', () =>
    play({
      seats: { A: { hand: ['Filler', 'Filler', 'Filler'] }, B: { hand: ['Poison'] } },
      bases: [at('Meadow', 'A Haunting +5 with B Poison, A Poison', 'A Walker with B Poison'), at('Moor')],
      steps: [
        now({ cards: { Haunting: { power: 0 } } }),
        A.plays('Filler', 'Moor'),
        now(at('Meadow', 'A Haunting with A Poison', 'A Walker with B Poison'), {
          asked: null,
          cards: { Haunting: { power: 7 } },
          discard: { A: [], B: ['Poison'] },
        }),
      ],
    }));

  it('is open again once you hold three (CALC-2)', () =>
    play({
      seats: { A: { hand: ['Filler'] }, B: { hand: ['Poison', 'Seeing Stars'] } },
      bases: [at('Meadow', 'A Haunting'), at('Moor')],
      steps: [
        A.ends(),
        now({ turn: 'B', hand: { A: 3 } }),
        B.plays('Poison', 'Haunting'),
        now(at('Meadow', 'A Haunting with B Poison'), { asked: null, cards: { Haunting: { power: 0 } } }),
      ],
    }));

  it('haunting/2 at Haunted House, with Leprechaun waiting, the current player orders the two (ME-1)', () => {
    const arrives = (first: string, survives: boolean) =>
      play({
        seats: { A: { hand: ['Haunting', 'Filler', 'Filler', 'Filler'] } },
        bases: [at('Haunted House', 'B Leprechaun'), at('Moor')],
        steps: [
          A.plays('Haunting', 'Haunted House'),
          offered('A', ['Haunted House', 'Leprechaun']),
          A.answers(first, 'Filler'),
          now(at('Haunted House', 'B Leprechaun', ...(survives ? ['A Haunting'] : [])), {
            asked: null,
            hand: { A: ['Filler', 'Filler'] },
            discard: { A: survives ? ['Filler'] : ['Haunting', 'Filler'] },
            ...(survives ? { cards: { Haunting: { power: 6 } } } : {}),
          }),
        ],
      });
    arrives('Haunted House', true);
    arrives('Leprechaun', false);
  });
});

describe('Door to the Beyond: Put this on a base. Ongoing: While you have two or fewer cards in your hand, all your minions here have +2 power.', () => {
  it('strengthens your minions here, including those that come later, and no others (CALC-2)', () =>
    play({
      seats: { A: { hand: ['Door to the Beyond', 'Filler', 'Way of Deception'] } },
      bases: [at('Meadow', 'A Walker', 'B Walker'), at('Moor', 'A Scout')],
      steps: [
        now({ cannot: [A.plays('Door to the Beyond', 'Scout')] }),
        A.plays('Door to the Beyond', 'Meadow'),
        now(at('Meadow', 'A Walker', 'B Walker', 'A Door to the Beyond'), {
          asked: null,
          cards: { 'Walker/A': { power: 4 }, 'Walker/B': { power: 2 }, Scout: { power: 3 } },
        }),
        A.plays('Filler', 'Meadow'),
        now({ cards: { Filler: { power: 3 } }, bases: { Meadow: { power: { A: 7, B: 2 } } } }),
      ],
    }));

  it.each([
    [2, 4],
    [3, 2],
  ])('holding %i cards: a Walker has power %i, whatever the others hold', (count, power) =>
    play({
      seats: { A: { hand: Array(count).fill('Filler') }, B: { hand: Array(5 - count).fill('Filler') } },
      bases: [at('Meadow', 'A Walker', 'A Door to the Beyond'), at('Moor')],
      steps: [now({ cards: { Walker: { power } } })],
    }),
  );

  it('two of them add up; one of another player follows that player’s hand and minions (ATT-4, ATT-5)', () =>
    play({
      seats: { B: { hand: ['Filler', 'Filler', 'Filler'] } },
      bases: [
        at('Meadow', 'A Walker', 'B Walker', 'A Door to the Beyond', 'A Door to the Beyond', 'B Door to the Beyond'),
        at('Moor'),
      ],
      steps: [
        now({ cards: { 'Walker/A': { power: 6 }, 'Walker/B': { power: 2 } } }),
        A.ends(),
        B.plays('Filler', 'Moor'),
        now({ hand: { B: 2 }, cards: { 'Walker/A': { power: 6 }, 'Walker/B': { power: 4 } } }),
      ],
    }));
});
