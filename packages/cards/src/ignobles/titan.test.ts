import { act, look, onPlay, ops, type Query } from '@smash/engine/script';
import { A, actionCard, at, B, C, now, offered, play } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const hill = 'The Hill that Strolls';
const aside = [{ seat: 'A' as const, card: hill }];

describe('The Hill that Strolls: Special: On your turn, you may play this titan if other players control two or more minions that you own. Ongoing: After you give another player control of one of your minions, you may place a +1 power counter on that minion. Talent: Give another player control of one of your minions to draw a card OR take control of a minion here that you own.', () => {
  it('comes, beside your regular plays, while others have two minions that you own between them (TIT-2)', () =>
    play({
      titans: aside,
      seats: { A: { hand: ['Filler'] }, B: {}, C: {} },
      bases: [at('Meadow', 'B Walker of A'), at('Moor', 'C Scout of A', 'A Collector')],
      steps: [
        now({ can: [A.plays(hill, 'Meadow'), A.plays(hill, 'Moor')] }),
        A.plays(hill, 'Meadow'),
        now(at('Meadow', 'B Walker', `A ${hill}`), { asked: null, plays: { A: { minions: 1, actions: 1 } } }),
      ],
    }));

  it('not with one, nor for minions of others, nor in another turn (TIT-2)', () => {
    play({
      titans: aside,
      bases: [at('Meadow', 'B Walker of A', 'A Scout', 'A Invader of B', 'B Collector'), at('Moor')],
      steps: [now({ cannot: [A.plays(hill, 'Meadow')] })],
    });
    play({
      turn: 'B',
      titans: aside,
      bases: [at('Meadow', 'B Walker of A', 'B Scout of A'), at('Moor')],
      steps: [now({ cannot: [A.plays(hill, 'Meadow'), B.plays(hill, 'Meadow')] })],
    });
  });

  it('minions you give away may get a counter, wherever they are; a choice each time (CTR-1)', () =>
    play({
      seats: { A: { hand: ['Repaying Debts', 'Sneaky Squire'] } },
      bases: [at('Meadow', `A ${hill}`), at('Moor', 'A Invader')],
      steps: [
        A.plays('Repaying Debts'),
        A.answers('Invader'),
        offered('A', [hill, 'pass']),
        A.answers(hill),
        now(at('Moor', 'B Invader'), { asked: null, cards: { Invader: { counters: 1, power: 4 } } }),
        A.plays('Sneaky Squire', 'Moor'),
        A.answers('B'),
        A.answers('pass'),
        now(at('Moor', 'B Invader', 'B Sneaky Squire'), {
          asked: null,
          cards: { 'Sneaky Squire': { counters: 0 }, [hill]: { counters: 0 } },
        }),
      ],
    }));

  it('not for what others take or give, nor for what you take back (TERM-5)', () =>
    play({
      turn: 'B',
      seats: { A: { hand: ['Banner Call'] }, B: { hand: ['Muffin', 'Repaying Debts'] } },
      bases: [at('Meadow', `A ${hill}`), at('Moor', 'A Invader', 'B Scout')],
      steps: [
        B.plays('Muffin', 'Meadow'),
        B.answers('Invader'),
        now(at('Moor', 'B Invader', 'B Scout'), { asked: null }),
        B.plays('Repaying Debts'),
        B.answers('Scout'),
        now(at('Moor', 'B Invader', 'A Scout'), { asked: null, cards: { Scout: { counters: 0 } } }),
        B.ends(),
        A.plays('Banner Call'),
        A.answers('Invader'),
        now(at('Moor', 'A Invader', 'A Scout'), { asked: null, turn: 'A', cards: { Invader: { counters: 0 } } }),
      ],
    }));

  it('its talent gives a minion away for a card (RES-14, RES-3)', () =>
    play({
      bases: [at('Meadow', `A ${hill}`, 'B Walker of A', 'A Scout'), at('Moor', 'A Invader')],
      steps: [
        A.uses(hill),
        offered('A', ['give', 'take']),
        A.answers('give'),
        offered('A', ['Scout', 'Invader', 'no'], ['Walker']),
        A.answers('Invader'),
        A.answers(hill),
        now(at('Meadow', `A ${hill}`, 'B Walker', 'A Scout'), at('Moor', 'B Invader'), {
          asked: null,
          hand: { A: ['Filler'] },
          cards: { Invader: { counters: 1 } },
          cannot: [A.uses(hill)],
        }),
      ],
    }));

  it('or takes one here that you own, for good (RES-14, IO-2)', () =>
    play({
      bases: [at('Meadow', `A ${hill}`, 'B Walker of A', 'A Scout', 'B Collector'), at('Moor', 'B Invader of A')],
      steps: [
        A.uses(hill),
        A.answers('take'),
        offered('A', ['Walker', 'Scout'], ['Collector', 'Invader', 'no']),
        A.answers('Walker'),
        now(at('Meadow', `A ${hill}`, 'A Walker', 'A Scout', 'B Collector'), at('Moor', 'B Invader'), {
          asked: null,
          hand: { A: [] },
          cannot: [A.uses(hill)],
        }),
        A.ends(),
        now(at('Meadow', `A ${hill}`, 'A Walker', 'A Scout', 'B Collector'), { turn: 'B', cannot: [B.uses(hill)] }),
      ],
    }));

  it('offers only what can be done; keeping the minion brings no card; with neither there is no talent (RES-11)', () => {
    play({
      bases: [at('Meadow', `A ${hill}`, 'B Walker'), at('Moor', 'A Invader')],
      steps: [A.uses(hill), A.answers('no'), now(at('Moor', 'A Invader'), { asked: null, hand: { A: [] } })],
    });
    play({
      bases: [at('Meadow', `A ${hill}`, 'B Walker of A'), at('Moor')],
      steps: [A.uses(hill), now(at('Meadow', `A ${hill}`, 'A Walker'), { asked: null })],
    });
    play({
      bases: [at('Meadow', `A ${hill}`, 'B Walker'), at('Moor', 'B Invader of A')],
      steps: [now({ cannot: [A.uses(hill)] })],
    });
  });

  it('a minion that has gone again by then gets no counter (RES-4)', () =>
    play({
      turn: 'A',
      seats: { A: { hand: ['Betrothed'] }, B: {}, C: {} },
      bases: [at('Meadow', `A ${hill}`), at('Moor', 'C Leprechaun')],
      steps: [
        A.plays('Betrothed', 'Moor'),
        A.answers('B'),
        now({ asked: { seat: 'A', has: [hill] } }),
        A.answers(hill),
        now(at('Moor', 'C Leprechaun'), { asked: null, discard: { A: ['Betrothed'] } }),
        A.ends(),
        B.ends(),
        C.ends(),
        now({ turn: 'A', asked: null }),
      ],
    }));

  it('not for an action, nor for a minion of another player', () => {
    const broker = (name: string, which: (q: Query) => number, to: number) =>
      actionCard(
        name,
        'standard',
        'Give a card to a player.',
        onPlay(function* () {
          yield* act(ops.control(yield* look(which), to));
        }),
      );
    const brokers = [broker('Deed', (q) => q.actions()[0]!, 1), broker('Trade', (q) => q.minionsOf(1)[0]!, 2)];
    play({
      cards: brokers,
      seats: { A: { hand: ['Deed'] }, B: {} },
      bases: [at('Meadow', `A ${hill}`, 'A Full Moon')],
      steps: [A.plays('Deed'), now(at('Meadow', `A ${hill}`, 'B Full Moon'), { asked: null })],
    });
    play({
      cards: brokers,
      seats: { A: { hand: ['Trade'] }, B: {}, C: {} },
      bases: [at('Meadow', `A ${hill}`, 'B Walker')],
      steps: [A.plays('Trade'), now(at('Meadow', `A ${hill}`, 'C Walker'), { asked: null })],
    });
  });
});
