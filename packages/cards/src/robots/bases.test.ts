import { act, endOfTurn, look, onPlay, ops } from '@smash/engine/script';
import { A, actionCard, at, B, C, now, play } from '@smash/testkit/play';
import { describe, expect, it } from 'vitest';

describe('Factory 436-1337: When this base scores, for every 5 power they have here the winner gains 1 VP.', () => {
  it.each([
    [14, 11, 2],
    [15, 10, 3],
    [25, 0, 5],
    [29, 4, 5],
  ])('with %i power (against %i) it pays the winner %i VP beyond the place, nobody else', (first, second, more) =>
    play({
      bases: [
        at('Factory 436-1337', `A Filler +${first - 1}`, ...(second > 0 ? [`B Filler +${second - 1}`] : [])),
        at('Moor', 'A Walker'),
      ],
      steps: [A.ends(), now(at('Heath'), { asked: null, turn: 'B', vp: { A: 2 + more, B: second > 0 ? 2 : 0 } })],
    }),
  );

  it('factory-436-1337/1 together with the VPs of the base: by the power of that moment (SCORE-6)', () =>
    play({
      seats: { A: { hand: ['Full Sail'] } },
      bases: [at('Factory 436-1337', 'A Filler +14', 'A King Rex', 'B Filler +10'), at('Moor')],
      steps: [
        A.ends(),
        A.answers('Full Sail', 'King Rex', 'done', '?Moor'),
        now(at('Heath'), at('Moor', 'A King Rex'), { asked: null, turn: 'B', vp: { A: 5, B: 2 } }),
        ({ events }) => {
          const order = events.filter((e) => ['vp', 'scored', 'leave'].includes(e.type)).map((e) => e.type);
          expect(order.indexOf('vp')).toBeLessThan(order.indexOf('leave'));
        },
      ],
    }));

  it('tied winners each gain (VP-4), a third gets the place alone', () =>
    play({
      bases: [at('Factory 436-1337', 'A Filler +10', 'B Filler +10', 'C Filler +4'), at('Moor')],
      turn: 'C',
      steps: [C.ends(), now({ turn: 'A', vp: { A: 4, B: 4, C: 1 } })],
    }));

  it('pays nothing more under Jammed Signal, and nothing to a winner of less than 5 (TERM-13)', () => {
    play({
      bases: [at('Factory 436-1337', 'A Filler +24', 'A Jammed Signal'), at('Moor')],
      steps: [A.ends(), now({ turn: 'B', vp: { A: 2 } })],
    });
    play({
      cards: [
        actionCard(
          'Demolition',
          'standard',
          'All breakpoints are 21 lower this turn.',
          onPlay(function* () {
            const until = yield* endOfTurn();
            yield* act(...(yield* look((q) => q.bases().slice())).map((base) => ops.breakpoint(base, -21, until)));
          }),
        ),
      ],
      seats: { A: { hand: ['Demolition'], vp: 1 } },
      bases: [at('Factory 436-1337', 'A Filler +3', 'B Filler +2')],
      baseDeck: ['Jungle Oasis'],
      steps: [A.plays('Demolition'), A.ends(), now(at('Jungle Oasis'), { turn: 'B', vp: { A: 3, B: 2 } })],
    });
  });

  it('does not apply to another scoring base (SCORE-13)', () =>
    play({
      bases: [at('Meadow', 'A Filler +9'), at('Factory 436-1337', 'A Filler +9')],
      steps: [A.ends(), now(at('Factory 436-1337', 'A Filler'), { turn: 'B', vp: { A: 3 } })],
    }));
});

describe('The Central Brain: All minions here have +1 power.', () => {
  it('strengthens the minions of everybody here, nobody elsewhere, as they come and go', () =>
    play({
      seats: { A: { hand: ['Invasion'] } },
      bases: [at('The Central Brain', 'A Walker', 'B Scout'), at('Moor', 'A Collector')],
      steps: [
        now({
          cards: { Walker: { power: 3 }, Scout: { power: 4 }, Collector: { power: 2 } },
          bases: { 'The Central Brain': { total: 7, breakpoint: 19 } },
        }),
        A.plays('Invasion'),
        A.answers('Collector', '?The Central Brain'),
        now({ cards: { Collector: { power: 3 } } }),
      ],
    }));

  it('counts for abilities that ask for power, and for the scoring (CALC-1)', () =>
    play({
      seats: { A: { hand: ['Laseratops'] } },
      bases: [at('The Central Brain', 'A Filler +12', 'B Walker', 'B Filler'), at('Moor')],
      steps: [
        A.plays('Laseratops', 'The Central Brain'),
        now(at('The Central Brain', 'A Laseratops', 'A Filler', 'B Walker'), {
          asked: null,
          discard: { B: ['Filler'] },
        }),
        A.ends(),
        now(at('Heath'), { turn: 'B', vp: { A: 4, B: 2 } }),
      ],
    }));

  it('gives nothing under Jammed Signal; a player who may ignore it keeps the bonus (TERM-13)', () =>
    play({
      bases: [at('The Central Brain', 'A Walker', 'B Scout', 'A Infiltrate'), at('Moor')],
      seats: { B: { hand: ['Jammed Signal'] } },
      turn: 'B',
      steps: [
        now({ cards: { Walker: { power: 3 }, Scout: { power: 4 } } }),
        B.plays('Jammed Signal', 'The Central Brain'),
        now({ cards: { Walker: { power: 2 }, Scout: { power: 3 } } }),
      ],
    }));
});
