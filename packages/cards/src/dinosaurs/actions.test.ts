import { cannotPlay, here } from '@smash/engine/script';
import { A, at, B, baseCard, now, offered, play } from '@smash/testkit/play';
import { describe, expect, it } from 'vitest';

describe('Natural Selection: Choose one of your minions. Destroy a minion at its base that has less power than it.', () => {
  const hand = { A: { hand: ['Natural Selection'] } };

  it('offers your own minions, then the weaker ones at its base, of whatever player (RES-13)', () =>
    play({
      seats: hand,
      bases: [
        at('Meadow', 'A Scout', 'A Collector', 'B Invader', 'B Walker', 'B Collector +1'),
        at('Moor', 'A Buccaneer', 'B First Mate'),
      ],
      steps: [
        A.plays('Natural Selection'),
        offered('A', ['Scout', 'Collector@Meadow/A', 'Buccaneer'], ['Invader', 'Walker', 'First Mate', 'no']),
        A.answers('Scout'),
        offered('A', ['Collector@Meadow/A', 'Walker'], ['Scout', 'Invader', 'Collector@Meadow/B', 'First Mate', 'no']),
        A.answers('Walker'),
        now(
          at('Meadow', 'A Scout', 'A Collector', 'B Invader', 'B Collector'),
          at('Moor', 'A Buccaneer', 'B First Mate'),
          {
            asked: null,
            discard: { A: ['Natural Selection'], B: ['Walker'] },
          },
        ),
      ],
    }));

  it('has to destroy your own minion if only that is weaker (RES-11)', () =>
    play({
      seats: hand,
      bases: [at('Meadow', 'A Scout', 'A Walker', 'B Invader'), at('Moor')],
      steps: [
        A.plays('Natural Selection'),
        A.answers('Scout'),
        now(at('Meadow', 'A Scout', 'B Invader'), { asked: null, discard: { A: { has: ['Walker'] } } }),
      ],
    }));

  it('compares the power of the moment: bonuses and maluses count (CALC-1)', () =>
    play({
      seats: hand,
      bases: [at('Meadow', 'A Walker with A Upgrade', 'B Scout', 'B King Rex with A Poison'), at('Moor')],
      steps: [
        A.plays('Natural Selection'),
        offered('A', ['Scout', 'King Rex']),
        A.answers('King Rex'),
        now(at('Meadow', 'A Walker with A Upgrade', 'B Scout'), { asked: null }),
      ],
    }));

  it('does nothing without a weaker minion there, without a minion of yours, and to a protected one', () =>
    play({
      seats: { A: { hand: ['Natural Selection'] }, B: { hand: ['Natural Selection'] }, C: {} },
      bases: [at('Meadow', 'B Scout', 'B Invader', 'C Walker with C Smoke Bomb'), at('Moor')],
      steps: [
        A.plays('Natural Selection'),
        now({ asked: null, discard: { A: ['Natural Selection'], B: [] } }),
        A.ends(),
        B.plays('Natural Selection'),
        B.answers('Scout'),
        now(at('Meadow', 'B Scout', 'B Invader', 'C Walker with C Smoke Bomb'), { asked: null }),
      ],
    }));
});

describe("Rampage: Choose a base and one of your minions there. Reduce that base's breakpoint by the power of that minion this turn.", () => {
  const hand = { A: { hand: ['Rampage'] } };
  const breakpoints = (meadow: number, moor = 10) => ({
    bases: { Meadow: { breakpoint: meadow }, Moor: { breakpoint: moor } },
  });

  it('a minion of power 1 reduces it by 1', () =>
    play({
      seats: { A: { hand: ['Rampage'] } },
      bases: [at('Meadow', 'A Filler')],
      steps: [A.plays('Rampage'), now({ asked: null, bases: { Meadow: { breakpoint: 9 } } })],
    }));

  it('offers the bases where you have minions, then those minions, and reduces that breakpoint alone', () =>
    play({
      seats: hand,
      bases: [
        at('Meadow', 'A Cut Lass', 'A Walker', 'B Invader'),
        at('Moor', 'A Collector'),
        at('Marsh', 'B King Rex'),
      ],
      steps: [
        A.plays('Rampage'),
        offered('A', ['Meadow', 'Moor'], ['Marsh', 'no']),
        A.answers('Meadow'),
        offered('A', ['Cut Lass', 'Walker'], ['Invader', 'Collector', 'no']),
        A.answers('Cut Lass'),
        now(breakpoints(7), { asked: null, discard: { A: ['Rampage'] } }),
        A.ends(),
        now(at('Heath'), { turn: 'B', vp: { A: 3, B: 2 }, bases: { Moor: { breakpoint: 10 } } }),
      ],
    }));

  it('is over at the end of the turn (TERM-11)', () =>
    play({
      seats: hand,
      bases: [at('Meadow', 'A Walker'), at('Moor')],
      steps: [A.plays('Rampage'), now(breakpoints(8)), A.ends(), now(at('Meadow', 'A Walker'), breakpoints(10))],
    }));

  it('does nothing without a minion of yours, and nothing by a minion without power', () =>
    play({
      seats: { A: { hand: ['Rampage'] }, B: { hand: ['Rampage'] } },
      bases: [at('Meadow', 'B Walker with A Poison'), at('Moor')],
      steps: [
        A.plays('Rampage'),
        now(breakpoints(10), { asked: null, discard: { A: ['Rampage'] } }),
        A.ends(),
        B.plays('Rampage'),
        now(breakpoints(10), { asked: null, discard: { B: ['Rampage'] } }),
      ],
    }));

  it('the breakpoint does not fall below zero, and an empty base at zero scores (CONF-1, SCORE-1)', () =>
    play({
      seats: hand,
      bases: [at('Meadow', 'A King Rex +5'), at('Moor')],
      steps: [A.plays('Rampage'), now(breakpoints(0)), A.ends(), now(at('Heath'), { vp: { A: 3, B: 0 } })],
    }));

  it('rampage/1 the power of the moment counts, and what happens to the minion later changes nothing (CALC-4)', () =>
    play({
      seats: { A: { hand: ['Rampage', 'Cannon', 'Ninja Master'] }, B: {} },
      bases: [at('Meadow', 'A Scout with A Upgrade', 'B Filler +2'), at('Moor')],
      steps: [
        A.plays('Rampage'),
        now(breakpoints(5)),
        A.plays('Ninja Master', 'Meadow'),
        A.answers('Scout'),
        now(at('Meadow', 'A Ninja Master', 'B Filler'), breakpoints(5), { cards: { Filler: { power: 3 } } }),
        A.ends(),
        now(at('Heath'), { turn: 'B', vp: { A: 3, B: 2 } }),
      ],
    }));

  it('rampage/2 it is not on the base: no ban on actions there stops it, nothing there can be destroyed', () =>
    play({
      cards: [
        baseCard(
          'Quiet Garden',
          'Actions cannot be played here.',
          cannotPlay((q, me, { at, as }) => as === 'action' && at === here(q, me)),
        ),
      ],
      seats: { A: { hand: ['Rampage', 'Wildlife Preserve'] }, B: { hand: ['Infiltrate'] } },
      bases: [at('Quiet Garden', 'A Walker'), at('Moor')],
      steps: [
        now({ cannot: [A.plays('Wildlife Preserve', 'Quiet Garden')] }),
        A.plays('Rampage'),
        now(at('Quiet Garden', 'A Walker'), {
          asked: null,
          bases: { 'Quiet Garden': { breakpoint: 8, actions: { A: [] } } },
          discard: { A: ['Rampage'] },
        }),
      ],
    }));

  it('rampage/3 if an ability sets another starting breakpoint, the reduction applies to that (CALC-1)', () =>
    play({
      cards: [
        baseCard('Rising Tide', 'The breakpoint here starts at 20 while a player has three minions here.', {
          kind: 'breakpoint',
          of: (q, me, base) => (base === me.self && q.minionsAt(base).length > 2 ? 20 - q.def(base).breakpoint : 0),
        }),
      ],
      seats: { A: { hand: ['Rampage', 'Scout'] } },
      bases: [at('Rising Tide', 'A Walker +1', 'A Collector'), at('Moor')],
      steps: [
        A.plays('Rampage'),
        A.answers('Walker'),
        now({ bases: { 'Rising Tide': { breakpoint: 7 } } }),
        A.plays('Scout', 'Rising Tide'),
        now({ bases: { 'Rising Tide': { breakpoint: 17 } } }),
      ],
    }));
});

describe('Survival of the Fittest: On each base that has minions of different power, destroy the minion with the lowest power; you choose among tied ones.', () => {
  const hand = { A: { hand: ['Survival of the Fittest'] } };

  it('destroys the weakest of each base with different powers, including your own, all together (RES-10)', () => {
    play({
      seats: hand,
      bases: [
        at('Meadow', 'A Scout', 'B Walker', 'B Buccaneer +1'),
        at('Moor', 'A Collector', 'B Invader'),
        at('Marsh', 'A Walker', 'B Collector'),
        at('Fen', 'B Walker'),
        at('Heath'),
      ],
      baseDeck: [],
      steps: [
        A.plays('Survival of the Fittest'),
        now(
          at('Meadow', 'A Scout', 'B Buccaneer'),
          at('Moor', 'B Invader'),
          at('Marsh', 'A Walker', 'B Collector'),
          at('Fen', 'B Walker'),
          { asked: null, discard: { A: ['Survival of the Fittest', 'Collector'], B: ['Walker'] } },
        ),
        ({ events }) => expect(events.filter((e) => e.type === 'destroy').map((e) => e.base?.name)).toHaveLength(2),
      ],
    });
  });

  it('you choose among tied ones, base by base, before anything is destroyed; you cannot decline', () =>
    play({
      seats: hand,
      bases: [
        at('Meadow', 'A Collector', 'B Walker', 'B Scout'),
        at('Moor', 'B First Mate', 'B Shinobi', 'B Walker', 'A Invader'),
      ],
      steps: [
        A.plays('Survival of the Fittest'),
        offered('A', ['Collector', 'Walker@Meadow'], ['Scout', 'no']),
        A.answers('Walker@Meadow'),
        now(at('Meadow', 'A Collector', 'B Walker', 'B Scout')),
        offered('A', ['First Mate', 'Walker@Moor'], ['Shinobi', 'Invader', 'no']),
        A.answers('First Mate'),
        now(at('Meadow', 'A Collector', 'B Scout'), at('Moor', 'B Shinobi', 'B Walker', 'A Invader'), {
          asked: null,
          discard: { A: ['Survival of the Fittest'], B: ['Walker', 'First Mate'] },
        }),
      ],
    }));

  it('compares powers of the moment; a protected weakest is spared and nobody falls instead (CAN-1)', () =>
    play({
      seats: hand,
      bases: [
        at('Meadow', 'A Walker with A Upgrade', 'B Scout'),
        at('Moor', 'B Walker with B Smoke Bomb', 'B Scout'),
        at('Marsh', 'B War Raptor', 'B Scout'),
      ],
      steps: [
        A.plays('Survival of the Fittest'),
        now(
          at('Meadow', 'A Walker with A Upgrade'),
          at('Moor', 'B Walker with B Smoke Bomb', 'B Scout'),
          at('Marsh', 'B War Raptor', 'B Scout'),
          { asked: null, discard: { B: ['Scout'] } },
        ),
      ],
    }));

  it('does nothing if all have the same power, or nobody is there (PLAY-5)', () =>
    play({
      seats: hand,
      bases: [at('Meadow', 'A Walker', 'B Walker', 'B Collector'), at('Moor')],
      steps: [
        A.plays('Survival of the Fittest'),
        now(at('Meadow', 'A Walker', 'B Walker', 'B Collector'), {
          asked: null,
          discard: { A: ['Survival of the Fittest'], B: [] },
        }),
        A.ends(),
        now({ turn: 'B' }),
        B.ends(),
      ],
    }));
});
