import { act, after, ops } from '@smash/engine/script';
import { A, at, B, minionCard, now, offered, play } from '@smash/testkit/play';
import { describe, it } from 'vitest';

describe('Saloon: After a minion here is destroyed, each player who has a minion here may draw a card.', () => {
  const seats = { A: { hand: ['Cannon'], deck: ['Scout'] }, B: { deck: ['Walker'] }, C: { deck: ['Walker'] } };
  it('each with a minion left here, clockwise; any may decline (ME-1, ME-6)', () =>
    play({
      seats,
      bases: [at('Saloon', 'A Filler', 'B Filler', 'B Scout'), at('Moor', 'C Filler')],
      steps: [
        A.plays('Cannon'),
        A.answers('Filler/B', 'done'),
        offered('A', ['yes', 'no']),
        A.answers('yes'),
        offered('B', ['yes', 'no']),
        B.answers('no'),
        now({ asked: null, hand: { A: ['Scout'], B: [], C: [] } }),
      ],
    }));
  it('once for each minion destroyed; a player who has none left is not asked (RES-9)', () =>
    play({
      seats: { ...seats, A: { hand: ['Cannon'], deck: ['Scout', 'Walker'] } },
      bases: [at('Saloon', 'A Filler', 'B Filler', 'B Walker'), at('Moor')],
      steps: [
        A.plays('Cannon'),
        A.answers('Filler/B', 'Walker/B'),
        A.answers('yes', 'yes'),
        now({ asked: null, hand: { A: ['Scout', 'Walker'], B: [] } }),
      ],
    }));
  it('not for one destroyed elsewhere', () =>
    play({
      seats,
      bases: [at('Saloon', 'A Filler'), at('Moor', 'B Filler')],
      steps: [A.plays('Cannon'), A.answers('Filler/B', 'done'), now({ asked: null, hand: { A: [] } })],
    }));
});

describe("So-So Corral: After you play a minion here, you may have it duel another player's minion here. Destroy the losing minion.", () => {
  it('so-so-corral/2 the minion just played is the challenger; it may be declined', () =>
    play({
      titans: [{ seat: 'A', card: 'Pecos Bill' }],
      seats: { A: { hand: ['Filler', 'Filler', 'Summon'] } },
      bases: [at('So-So Corral', 'B Filler +1', 'C Walker', 'A Filler'), at('Moor')],
      steps: [
        A.plays('Filler', 'So-So Corral'),
        offered('A', ['So-So Corral', 'pass']),
        A.answers('So-So Corral'),
        offered('A', ['Filler/B', 'Walker']),
        A.answers('Filler/B'),
        // Only a challenger may bring the titan.
        offered('A', ['Pecos Bill', 'pass']),
        A.answers('pass', 'no'),
        now(at('So-So Corral', 'B Filler', 'C Walker', 'A Filler'), { asked: null }),
        A.plays('Summon'),
        A.plays('Filler', 'So-So Corral'),
        A.answers('pass'),
        now(at('So-So Corral', 'B Filler', 'C Walker', 'A Filler', 'A Filler'), { asked: null }),
      ],
    }));
  it('so-so-corral/1 the challenging player destroys the loser (TERM-2)', () =>
    play({
      cards: [
        minionCard(
          'Witness',
          1,
          'Ongoing: After you destroy a minion, gain 1 VP.',
          after('destroy', { when: (_q, me, { by }) => by === me.seat }, function* (me) {
            yield* act(ops.gainVp(me.seat, 1));
          }),
        ),
      ],
      seats: { A: { hand: ['Filler'] } },
      bases: [at('So-So Corral', 'B Filler +1'), at('Moor', 'A Witness', 'B Witness')],
      steps: [
        A.plays('Filler', 'So-So Corral'),
        A.answers('So-So Corral'),
        now(at('So-So Corral', 'B Filler'), { asked: null, vp: { A: 1, B: 0 }, discard: { A: ['Filler'] } }),
      ],
    }));
  it('so-so-corral/3 of minions that bring others immediately, the last one duels first', () =>
    play({
      seats: { A: { hand: ['Hoverbot'], deck: ['Filler'] } },
      bases: [at('So-So Corral', 'B Filler', 'C Filler +3'), at('Moor')],
      steps: [
        A.plays('Hoverbot', 'So-So Corral'),
        A.answers('yes', 'So-So Corral'),
        now(at('So-So Corral', 'A Hoverbot', 'A Filler', 'B Filler', 'C Filler')),
        A.answers('So-So Corral', 'Filler/B'),
        now(at('So-So Corral', 'A Hoverbot', 'C Filler')),
        A.answers('So-So Corral'),
        now(at('So-So Corral', 'C Filler'), { asked: null }),
      ],
    }));
  it('so-so-corral/4 once the minion has resolved, its controller chooses; gone or moved on there is no duel', () =>
    play({
      seats: { A: { hand: ['Gunfighter'] } },
      bases: [at('So-So Corral', 'B Filler +3', 'C Filler'), at('Moor')],
      steps: [
        A.plays('Gunfighter', 'So-So Corral'),
        offered('A', ['Filler/B', 'Filler/C', 'no'], ['So-So Corral']),
        A.answers('Filler/B'),
        now(at('So-So Corral', 'B Filler', 'C Filler'), { asked: null, discard: { A: ['Gunfighter'] } }),
      ],
    }));
  it('so-so-corral/4 it duels by its own text first, then for the base', () =>
    play({
      seats: { A: { hand: ['Gunfighter'] } },
      bases: [at('So-So Corral', 'B Filler', 'C Filler'), at('Moor')],
      steps: [
        A.plays('Gunfighter', 'So-So Corral'),
        A.answers('Filler/B'),
        offered('A', ['So-So Corral', 'pass']),
        A.answers('So-So Corral'),
        now(at('So-So Corral', 'A Gunfighter'), { asked: null }),
      ],
    }));
  it('another player may do the same in their turn; elsewhere, or with nobody here, nobody is asked', () =>
    play({
      seats: { A: { hand: ['Filler', 'Filler', 'Summon'] }, B: { hand: ['Walker'] } },
      bases: [at('So-So Corral', 'A Scout'), at('Moor', 'B Filler')],
      steps: [
        A.plays('Filler', 'So-So Corral'),
        A.plays('Summon'),
        A.plays('Filler', 'Moor'),
        now({ asked: null }),
        A.ends(),
        B.plays('Walker', 'So-So Corral'),
        B.answers('return'),
        offered('B', ['So-So Corral', 'pass']),
        B.answers('So-So Corral', 'Filler@So-So Corral'),
        A.answers('no'),
        now(at('So-So Corral', 'A Scout', 'B Walker'), { asked: null }),
      ],
    }));
});
