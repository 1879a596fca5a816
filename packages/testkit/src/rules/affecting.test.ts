import { chooseMinion, onPlay, swap } from '@smash/engine/script';
import { describe, it } from 'vitest';
import { A, actionCard, at, B, now, play } from '../play.ts';

/** Swaps two minions in play, the first of the player's choice. */
const trade = actionCard(
  'Trade',
  'standard',
  'Swap two minions in play.',
  onPlay(function* (me) {
    const one = yield* chooseMinion(me, 'Choose the first');
    const other = yield* chooseMinion(me, 'Choose the second', (_q, ix) => ix !== one);
    if (one !== null && other !== null) yield* swap(me.seat, one, other);
  }),
);

describe('TERM-2: a transfer affects both the transferred card and its new host', () => {
  it('Brownie reacts to an action transferred to it', () =>
    play({
      seats: { A: { hand: ['Rules Lawyer', 'Scout', 'Scout'] } },
      bases: [at('Meadow', 'B Brownie', 'B Invader with B Upgrade'), at('Moor')],
      steps: [
        A.plays('Rules Lawyer'),
        A.answers('?Upgrade', '?Brownie'),
        now(at('Meadow', 'B Brownie with B Upgrade', 'B Invader'), { hand: { A: [] } }),
      ],
    }));

  it('Brownie does not react to an action taken off it', () =>
    play({
      seats: { A: { hand: ['Rules Lawyer', 'Scout', 'Scout'] } },
      bases: [at('Meadow', 'B Brownie with B Upgrade', 'B Invader'), at('Moor')],
      steps: [A.plays('Rules Lawyer'), A.answers('?Upgrade', '?Invader'), now({ hand: { A: 2 } })],
    }));

  it('Fort Titanosaurus counts the minion that gets an action', () =>
    play({
      seats: { A: { hand: ['Rules Lawyer'] } },
      bases: [at('Meadow', 'A Fort Titanosaurus', 'A Invader', 'B Walker with A Upgrade'), at('Moor')],
      steps: [
        A.plays('Rules Lawyer'),
        A.answers('?Upgrade', '?Invader', 'Fort Titanosaurus', 'Invader', 'no'),
        now({ cards: { Invader: { power: 6, counters: 1 } } }),
      ],
    }));

  it('Wildlife Preserve rejects an action that another player transfers to your minions: it is discarded (TERM-6)', () =>
    play({
      turn: 'B',
      seats: { B: { hand: ['Rules Lawyer'] } },
      bases: [at('Meadow', 'A Wildlife Preserve', 'A Invader'), at('Moor', 'A Walker with A Upgrade')],
      steps: [
        B.plays('Rules Lawyer'),
        B.answers('?Upgrade', '?Invader'),
        now(at('Meadow', 'A Wildlife Preserve', 'A Invader'), at('Moor', 'A Walker'), { discard: { A: ['Upgrade'] } }),
      ],
    }));

  it('Tooth and Claw rejects an action that another player transfers to its minion', () =>
    play({
      turn: 'B',
      seats: { B: { hand: ['Rules Lawyer'] } },
      bases: [at('Meadow', 'A Invader with A Tooth and Claw... and Guns'), at('Moor', 'A Walker with A Upgrade')],
      steps: [
        B.plays('Rules Lawyer'),
        B.answers('Upgrade', '?Invader'),
        now(at('Meadow', 'A Invader'), at('Moor', 'A Walker'), {
          discard: { A: ['Tooth and Claw... and Guns', 'Upgrade'] },
        }),
      ],
    }));
});

describe('FUS-2: a fusion played as an action affects as an action', () => {
  it('Fort Titanosaurus counts it', () =>
    play({
      seats: { A: { hand: ['M.O.W.A.T.'] } },
      bases: [at('Meadow', 'A Fort Titanosaurus', 'A Invader'), at('Moor')],
      steps: [
        { by: 'A', play: 'M.O.W.A.T.', as: 'action' },
        A.answers('?Invader', 'Fort Titanosaurus', 'Invader', 'no'),
        now({ cards: { Invader: { power: 7, counters: 1 } } }),
      ],
    }));
});

describe('SWAP-2: a swap affects both minions', () => {
  const bases = [at('Meadow', 'B Invader'), at('Moor', 'A Walker with A Tooth and Claw... and Guns')];
  it.each([
    ['first', 'Walker', 'Invader'],
    ['second', 'Invader', 'Walker'],
  ])('what stands against it does so for the %s of the two', (_which, one, other) =>
    play({
      cards: [trade],
      turn: 'B',
      seats: { B: { hand: ['Trade'] } },
      bases,
      steps: [
        B.plays('Trade'),
        B.answers(one, `?${other}`),
        now(at('Meadow', 'B Invader'), at('Moor', 'A Walker'), { discard: { A: ['Tooth and Claw... and Guns'] } }),
      ],
    }),
  );

  it('Brownie reacts even as the second of the two', () =>
    play({
      cards: [trade],
      seats: { A: { hand: ['Trade', 'Scout', 'Scout'] } },
      bases: [at('Meadow', 'A Invader'), at('Moor', 'B Brownie')],
      steps: [A.plays('Trade'), A.answers('Invader', '?Brownie'), now(at('Meadow', 'B Brownie'), { hand: { A: [] } })],
    }));
});
