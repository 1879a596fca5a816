import { view } from '@smash/engine';
import { act, chooseMinion, isYours, look, NOBODY, onPlay, ops, protect } from '@smash/engine/script';
import { describe, expect, it } from 'vitest';
import { A, actionCard, at, B, C, minionCard, now, offered, play } from '../play.ts';
import { sentences } from '../told.ts';
import { cards } from './control-cards.ts';

describe('a change of control with a deadline', () => {
  it('ends with the turn: the minion counts for its controller, in play and in the view, and goes back (TERM-5, IO-2)', () =>
    play({
      cards,
      seats: { A: { hand: ['Charm'] } },
      bases: [at('Meadow', 'B Invader', 'A Walker'), at('Moor', 'B Walker')],
      steps: [
        A.plays('Charm'),
        A.answers('Invader'),
        now(at('Meadow', 'A Invader', 'A Walker'), at('Moor', 'B Walker'), {
          asked: null,
          bases: { Meadow: { power: { A: 5, B: 0 } } },
          cards: { Invader: { owner: 'B' } },
        }),
        ({ state }) => {
          const lanes = view(state, 'spectator').bases[0]!.lanes;
          expect(lanes.map((lane) => [lane.total, lane.minions.map((m) => [m.name, m.owner, m.controller])])).toEqual([
            [
              5,
              [
                ['Invader', 1, 0],
                ['Walker', 0, 0],
              ],
            ],
            [0, []],
          ]);
        },
        A.ends(),
        now(at('Meadow', 'B Invader', 'A Walker'), { turn: 'B' }),
        (table) =>
          expect(sentences(table, 'control')).toEqual([
            'A gained control of Invader for this turn (Charm)',
            'B regained control of Invader',
          ]),
      ],
    }));

  it('returns it to the previous controller, who need not be its owner (IO-2)', () =>
    play({
      cards,
      turn: 'B',
      seats: { A: { hand: ['Charm'] }, B: { hand: ['Claim'] }, C: {} },
      bases: [at('Meadow', 'C Invader'), at('Moor')],
      steps: [
        B.plays('Claim'),
        now(at('Meadow', 'B Invader'), { asked: null }),
        B.ends(),
        C.ends(),
        A.plays('Charm'),
        now(at('Meadow', 'A Invader'), { asked: null }),
        A.ends(),
        now(at('Meadow', 'B Invader'), { turn: 'B', cards: { Invader: { owner: 'C' } } }),
        (table) => expect(sentences(table, 'control').at(-1)).toBe('B regained control of Invader'),
      ],
    }));

  it('is superseded by a later one without a deadline: that player keeps it (IO-2)', () =>
    play({
      cards,
      seats: { A: { hand: ['Charm', 'Gift'] }, B: {}, C: {} },
      bases: [at('Meadow', 'C Invader'), at('Moor')],
      steps: [
        A.plays('Charm'),
        A.plays('Gift'),
        offered('A', ['B', 'C']),
        A.answers('B'),
        now(at('Meadow', 'B Invader'), { asked: null }),
        A.ends(),
        now(at('Meadow', 'B Invader'), { turn: 'B' }),
        B.ends(),
        C.ends(),
        now(at('Meadow', 'B Invader'), { turn: 'A' }),
      ],
    }));

  it('ends for a monster, too: nobody controls it again (MON-2)', () =>
    play({
      cards: [...cards, { ...minionCard('Beast', 3, ''), deck: 'monsters' as const }],
      seats: { A: { hand: ['Charm'] } },
      bases: [{ ...at('Meadow', 'B Walker'), monsters: ['Beast'] }, at('Moor')],
      steps: [
        now({ bases: { Meadow: { breakpoint: 13, power: { A: 0, B: 2 } } } }),
        A.plays('Charm'),
        A.answers('Beast'),
        now({ asked: null, bases: { Meadow: { breakpoint: 10, power: { A: 3, B: 2 } } } }),
        A.ends(),
        now({ turn: 'B', bases: { Meadow: { breakpoint: 13, power: { A: 0, B: 2 }, monsters: ['Beast'] } } }),
        (table) => expect(sentences(table, 'control').at(-1)).toBe('Beast is without a controller again'),
      ],
    }));
});

describe('a change of control without a deadline', () => {
  it('lasts from turn to turn until the minion leaves play, and is then forgotten (IO-1, IO-2, TERM-5)', () =>
    play({
      cards,
      seats: { A: { hand: ['Claim', 'Beam Up'] } },
      bases: [at('Meadow', 'B Invader'), at('Moor')],
      steps: [
        A.plays('Claim'),
        A.ends(),
        now(at('Meadow', 'A Invader'), { turn: 'B' }),
        B.ends(),
        A.plays('Beam Up'),
        now(at('Meadow'), { asked: null, hand: { A: { lacks: ['Invader'] }, B: { has: ['Invader'] } } }),
        A.ends(),
        B.plays('Invader', 'Moor'),
        now(at('Moor', 'B Invader'), { asked: null, vp: { A: 0, B: 1 } }),
      ],
    }));

  it('a protected minion is not taken, and nothing is triggered (CAN-1)', () =>
    play({
      cards: [
        ...cards,
        minionCard(
          'Loyal',
          2,
          'Other players cannot take control of this minion.',
          protect((_q, me, op, cause) => op.verb === 'control' && op.card === me.self && cause.seat !== me.seat),
        ),
      ],
      seats: { A: { hand: ['Claim'] } },
      bases: [at('Meadow', 'B Loyal', 'A Watcher'), at('Moor')],
      steps: [
        A.plays('Claim'),
        offered('A', ['Loyal', 'Watcher']),
        A.answers('Loyal'),
        now(at('Meadow', 'B Loyal', 'A Watcher'), { asked: null, hand: { A: [] } }),
        (table) => expect(sentences(table, 'control')).toEqual([]),
      ],
    }));

  it('taking control of your own card is not an event (TERM-5)', () =>
    play({
      cards,
      seats: { A: { hand: ['Claim', 'Charm'], deck: ['Howl', 'Dinghy'] } },
      bases: [at('Meadow', 'B Invader', 'A Watcher'), at('Moor')],
      steps: [
        A.plays('Claim'),
        A.answers('Watcher'),
        now(at('Meadow', 'B Invader', 'A Watcher'), { asked: null, hand: { A: ['Charm'] } }),
        A.plays('Charm'),
        A.answers('Invader'),
        now(at('Meadow', 'A Invader', 'A Watcher'), { asked: null, hand: { A: ['Howl'] } }),
      ],
    }));

  it('taken permanently while yours for the turn, it stays yours (IO-2)', () =>
    play({
      cards,
      seats: { A: { hand: ['Charm', 'Claim', 'Charm'] } },
      bases: [at('Meadow', 'B Invader'), at('Moor')],
      steps: [
        A.plays('Charm'),
        A.plays('Claim'),
        A.plays('Charm'),
        A.ends(),
        now(at('Meadow', 'A Invader'), { turn: 'B' }),
        (table) =>
          expect(sentences(table, 'control')).toEqual([
            'A gained control of Invader for this turn (Charm)',
            'A gained control of Invader (Claim)',
          ]),
      ],
    }));

  it('the base scores for its controller, and it goes to its owner (TERM-5, SCORE-9)', () =>
    play({
      cards,
      seats: { A: { hand: ['Claim'] } },
      bases: [at('Meadow', 'B Invader +8', 'B Walker'), at('Moor')],
      steps: [
        A.plays('Claim'),
        A.answers('Invader'),
        A.ends(),
        now({ turn: 'B', vp: { A: 3, B: 2 }, discard: { A: ['Claim'], B: ['Invader', 'Walker'] } }),
      ],
    }));
});

describe('control when a player concedes (WIN-3)', () => {
  it('others’ cards under that player’s control go to their owners, whatever gave control (TERM-5)', () =>
    play({
      cards,
      seats: { A: { hand: ['Claim', 'Charm'] }, B: {}, C: {} },
      bases: [at('Meadow', 'B Invader', 'C Walker', 'B Walker'), at('Moor')],
      steps: [
        A.plays('Claim'),
        A.answers('Invader'),
        A.plays('Charm'),
        A.answers('Walker/C'),
        { by: 'A', concede: true },
        now(at('Meadow', 'B Walker'), { turn: 'B', discard: { B: ['Invader'], C: ['Walker'] } }),
      ],
    }));

  it('cards that player owns leave the game, whoever controls them (TERM-5)', () =>
    play({
      cards,
      seats: { A: { hand: ['Claim'] }, B: {}, C: {} },
      bases: [at('Meadow', 'B Invader', 'A Walker', 'C Walker'), at('Moor')],
      steps: [
        A.plays('Claim'),
        A.answers('Invader'),
        { by: 'B', concede: true },
        now(at('Meadow', 'A Walker', 'C Walker'), { turn: 'A' }),
      ],
    }));

  it('cards due to return to that player go to their owner instead, at the deadline (IO-2)', () =>
    play({
      cards,
      turn: 'B',
      seats: { A: { hand: ['Charm'] }, B: { hand: ['Claim'] }, C: {} },
      bases: [at('Meadow', 'C Invader', 'A Watcher'), at('Moor', 'B Walker of A')],
      steps: [
        B.plays('Claim'),
        B.answers('Invader'),
        B.ends(),
        C.ends(),
        A.plays('Charm'),
        A.answers('Invader'),
        { by: 'B', concede: true },
        now(at('Meadow', 'A Invader', 'A Watcher'), at('Moor'), { turn: 'A', discard: { A: { has: ['Walker'] } } }),
        A.ends(),
        now(at('Meadow', 'C Invader', 'A Watcher'), { turn: 'C' }),
      ],
    }));

  it('a card lent to that player when it came into play goes to its owner, too (IO-2)', () =>
    play({
      cards,
      seats: { A: { hand: ['Charm'] }, B: {}, C: {} },
      bases: [at('Meadow', 'B Invader of C'), at('Moor')],
      steps: [
        A.plays('Charm'),
        { by: 'B', concede: true },
        now(at('Meadow', 'A Invader'), { turn: 'A' }),
        A.ends(),
        now(at('Meadow', 'C Invader'), { turn: 'C' }),
      ],
    }));

  it('nothing is given to a player who has conceded (WIN-3)', () =>
    play({
      cards: [
        actionCard(
          'Late Gift',
          'standard',
          'Choose a minion of yours, let its next player look on, then give it.',
          onPlay(function* (me) {
            const minion = (yield* chooseMinion(me, 'Choose a present', isYours(me)))!;
            const last = yield* look((q) => q.otherPlayers(me.seat).at(-1) ?? NOBODY);
            yield* chooseMinion({ ...me, seat: 1 }, 'Wait', () => true);
            yield* act(ops.control(minion, last));
          }),
        ),
      ],
      seats: { A: { hand: ['Late Gift'] }, B: {}, C: {} },
      bases: [at('Meadow', 'A Invader', 'B Walker', 'B Scout'), at('Moor')],
      steps: [
        A.plays('Late Gift'),
        { by: 'C', concede: true },
        B.answers('Scout'),
        now(at('Meadow', 'A Invader', 'B Walker', 'B Scout'), { asked: null }),
      ],
    }));
});
