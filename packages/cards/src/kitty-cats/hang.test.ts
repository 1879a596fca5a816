import { instead, look } from '@smash/engine/script';
import { A, at, B, baseCard, C, now, offered, play, queryOf } from '@smash/testkit/play';
import { rock } from '@smash/testkit/test-cards';
import { describe, expect, it } from 'vitest';

describe('Hang in There: Put this on one of your minions. Ongoing: If this minion would be destroyed, it moves to another base instead and this action is destroyed.', () => {
  it('goes only on your minions, and saves the minion once: its player chooses where it goes (RES-7)', () =>
    play({
      seats: { A: { hand: ['Hang in There'] }, B: { hand: ['Seeing Stars', 'Seeing Stars'] } },
      bases: [at('Meadow', 'A Invader', 'B Walker'), at('Moor', 'A Filler'), at('Marsh')],
      steps: [
        now({
          can: [A.plays('Hang in There', 'Invader'), A.plays('Hang in There', 'Filler')],
          cannot: [A.plays('Hang in There', 'Walker'), A.plays('Hang in There', 'Meadow')],
        }),
        A.plays('Hang in There', 'Invader'),
        A.ends(),
        B.plays('Seeing Stars'),
        B.answers('Invader'),
        offered('A', ['Moor', 'Marsh'], ['Meadow', 'no']),
        A.answers('Moor'),
        now(at('Meadow', 'B Walker'), at('Moor', 'A Filler', 'A Invader'), {
          asked: null,
          discard: { A: ['Hang in There'], B: ['Seeing Stars'] },
        }),
      ],
    }));

  it('in your own turn, and against what you do yourself, too; a minion beside it is not saved (RES-7)', () =>
    play({
      seats: { A: { hand: ['Cannon'] } },
      bases: [at('Meadow', 'A Walker with A Hang in There', 'A Collector'), at('Moor')],
      steps: [
        A.plays('Cannon'),
        A.answers('Walker', 'Collector'),
        now(at('Meadow'), at('Moor', 'A Walker'), {
          asked: null,
          discard: { A: ['Cannon', 'Collector', 'Hang in There'] },
        }),
      ],
    }));

  it('a minion that is returned, or leaves with its base, is not saved (TERM-1)', () =>
    play({
      turn: 'B',
      seats: { B: { hand: ['Beam Up'] } },
      bases: [
        at('Meadow', 'A Invader with A Hang in There'),
        at('Moor', 'A King Rex with A Hang in There', 'B Filler +2'),
      ],
      steps: [
        B.plays('Beam Up'),
        B.answers('Invader'),
        B.ends(),
        now(at('Meadow'), {
          asked: null,
          hand: { A: { has: ['Invader'] } },
          discard: { A: ['Hang in There', 'Hang in There', 'King Rex'] },
          vp: { A: 3, B: 2 },
        }),
      ],
    }));

  it('with no other base in play the minion stays where it is, and the action is destroyed (RES-7)', () =>
    play({
      turn: 'B',
      seats: { B: { hand: ['Seeing Stars'] } },
      bases: [at('Meadow', 'A Invader with A Hang in There')],
      steps: [
        B.plays('Seeing Stars'),
        now(at('Meadow', 'A Invader'), { asked: null, discard: { A: ['Hang in There'] } }),
      ],
    }));

  it('hang-in-there/1 the action’s controller chooses the base, whoever controls the minion by then (ATT-4)', () =>
    play({
      turn: 'C',
      seats: { B: { hand: ['Seeing Stars'] }, C: { hand: ["Cat's Paw", 'Whiskers'] } },
      bases: [at('Meadow', 'A Invader with A Hang in There', 'C Whiskers'), at('Moor'), at('Marsh')],
      steps: [
        C.plays("Cat's Paw"),
        C.answers('Invader'),
        C.uses('Whiskers@Meadow'),
        C.answers('Invader'),
        offered('A', ['Moor', 'Marsh']),
        A.answers('Marsh'),
        now(at('Meadow', 'C Whiskers'), at('Marsh', 'C Invader'), { discard: { A: ['Hang in There'] } }),
        C.ends(),
        now(at('Marsh', 'A Invader'), { turn: 'A' }),
      ],
    }));

  it('hang-in-there/2 a minion that cannot be destroyed stays, with the action on it (CAN-1)', () =>
    play({
      cards: [rock],
      turn: 'B',
      seats: { B: { hand: ['Seeing Stars'] } },
      bases: [at('Meadow', 'A Rock with A Hang in There'), at('Moor')],
      steps: [
        B.plays('Seeing Stars'),
        now(at('Meadow', 'A Rock with A Hang in There'), { asked: null, discard: { A: [], B: ['Seeing Stars'] } }),
      ],
    }));

  it.each([
    ['Buccaneer', ['A Buccaneer with A Grumpiness, A Hang in There']],
    ['Hang in There', ['A Buccaneer with A Grumpiness']],
  ])(
    'hang-in-there/3 of several such abilities the current player says which comes first: %s (CONF-2, RES-7)',
    (first, left) =>
      play({
        turn: 'B',
        seats: { B: { hand: ['Seeing Stars'] } },
        bases: [at('Meadow', 'A Buccaneer with A Grumpiness, A Hang in There'), at('Moor')],
        steps: [
          B.plays('Seeing Stars'),
          offered('B', ['Buccaneer', 'Hang in There']),
          B.answers(first),
          now(at('Meadow'), at('Moor', ...left), { asked: null }),
        ],
      }),
  );

  it('another that does not replace it leaves it to this one (RES-7)', () =>
    play({
      cards: [
        baseCard(
          'Hospice',
          'A minion that would be destroyed is looked at first.',
          instead({ of: 'destroy', when: (q, _me, op) => q.isMinion(op.card) }, function* () {
            return (yield* look((q) => q.s.turn)) < 0;
          }),
        ),
      ],
      turn: 'B',
      seats: { B: { hand: ['Seeing Stars'] } },
      bases: [at('Meadow', 'A Invader with A Hang in There'), at('Hospice')],
      steps: [
        B.plays('Seeing Stars'),
        B.answers('Hospice'),
        now(at('Meadow'), at('Hospice', 'A Invader'), { asked: null, discard: { A: ['Hang in There'] } }),
        ({ state }) => expect(queryOf(state).actions()).toEqual([]),
      ],
    }));
});
