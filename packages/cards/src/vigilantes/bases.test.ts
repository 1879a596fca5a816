import { act, look, onPlay, ops } from '@smash/engine/script';
import { A, actionCard, at, B, C, now, offered, play } from '@smash/testkit/play';
import { hermit, smite } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

const all = actionCard(
  'All',
  'standard',
  'Every minion gets +1 power this turn.',
  onPlay(function* () {
    const turn = yield* look((q) => q.s.turn);
    yield* act(...(yield* look((q) => q.minions())).map((ix) => ops.power(ix, 1, { t: 'turnEnd', turn })));
  }),
);
const seats = (...hand: string[]) => ({ A: { hand }, B: {} });

describe('Hideout: A minion here is not affected by cards of players other than its controller.', () => {
  it('only by its controller’s; elsewhere it is (RES-13)', () => {
    for (const [victim, gone] of [
      ['Walker', false],
      ['Filler', true],
      ['Invader', true],
    ] as const)
      play({
        cards: [smite],
        seats: seats('Smite'),
        bases: [at('Hideout', 'A Filler', 'B Walker'), at('Moor', 'B Invader')],
        steps: [
          A.plays('Smite'),
          A.answers(victim),
          now({
            asked: null,
            discard: {
              A: { has: victim === 'Filler' ? ['Filler'] : ['Smite'] },
              B: gone && victim !== 'Filler' ? [victim] : [],
            },
          }),
        ],
      });
  });

  it('its power is not changed by them either (TERM-2)', () =>
    play({
      seats: seats('A Whole Lot Meaner'),
      bases: [at('Hideout', 'B Walker', 'A Filler'), at('Moor')],
      steps: [
        A.plays('A Whole Lot Meaner'),
        A.answers('Walker'),
        now({ asked: null, cards: { Walker: { power: 2 }, Filler: { power: 1 } } }),
      ],
    }));
});

describe('The Mean Streets: After a player plays an action that affects one or more cards here, each other player may place a +1 power counter on a minion here.', () => {
  it('each other player, clockwise, on any minion here; once for an action (RES-9, ME-6)', () =>
    play({
      cards: [all],
      seats: { A: { hand: ['All'] }, B: {}, C: {} },
      bases: [at('The Mean Streets', 'A Filler', 'B Walker'), at('Moor', 'B Invader')],
      steps: [
        A.plays('All'),
        offered('B', ['Filler', 'Walker', 'no'], ['Invader']),
        B.answers('Walker'),
        offered('C', ['Filler', 'Walker', 'no']),
        C.answers('no'),
        now({ asked: null, cards: { Walker: { counters: 1 }, Filler: { counters: 0 } } }),
      ],
    }));

  it('also an action or titan here, and an action put on a minion here; not the base itself', () => {
    for (const [card, on, asked] of [
      ['Tough It Out', 'Filler', true],
      ['Tough It Out', 'Invader', false],
      ['Convoy', 'The Mean Streets', false],
    ] as const)
      play({
        seats: seats(card),
        bases: [at('The Mean Streets', 'B Filler'), at('Moor', 'B Invader')],
        steps: [
          A.plays(card, on),
          ...(asked ? [offered('B', ['Filler', 'no']), B.answers('no')] : []),
          now({ asked: null }),
        ].flat(),
      });
    play({
      seats: seats('Hotwire'),
      bases: [at('The Mean Streets', 'B Filler', 'B Convoy'), at('Moor')],
      steps: [
        A.plays('Hotwire'),
        A.answers('control'),
        B.answers('Filler'),
        now({ asked: null, cards: { Filler: { counters: 1 } } }),
      ],
    });
  });

  it('not a minion played, nor what a card does later, nor for a player who ignores this base (TERM-13)', () => {
    play({
      seats: seats('Cricket'),
      bases: [at('The Mean Streets', 'B Filler +1', 'B Walker'), at('Moor')],
      steps: [A.plays('Cricket', 'Moor'), A.answers('Filler', 'Walker'), now({ asked: null })],
    });
    play({
      bases: [at('The Mean Streets', 'A High-Speed Chase', 'A Filler', 'B Walker'), at('Moor')],
      steps: [A.uses('High-Speed Chase'), now({ asked: null })],
    });
    play({
      cards: [all, hermit],
      seats: { A: { hand: ['All'] }, B: {}, C: {} },
      bases: [at('The Mean Streets', 'A Filler', 'B Hermit', 'C Walker'), at('Moor')],
      steps: [
        A.plays('All'),
        offered('C', ['Filler', 'Hermit', 'Walker', 'no']),
        C.answers('no'),
        now({ asked: null }),
      ],
    });
  });
});
