import { act, after, ops, protect } from '@smash/engine/script';
import { A, at, B, baseCard, now, offered, play, titled } from '@smash/testkit/play';
import { describe, it } from 'vitest';

describe('Pirate King: Special: You may move this minion to a base before that base scores.', () => {
  const ready = [at('Meadow', 'A Filler +3', 'B Filler +5'), at('Moor', 'A Pirate King')];

  it('comes from elsewhere before the VP are awarded, in another turn too (SCORE-3, SCORE-13, ABL-4)', () =>
    play({
      turn: 'B',
      bases: ready,
      steps: [
        B.ends(),
        offered('A', ['Pirate King', 'pass']),
        A.answers('Pirate King'),
        now(at('Moor'), { asked: null, turn: 'A', vp: { A: 3, B: 2 }, discard: { A: { has: ['Pirate King'] } } }),
      ],
    }));

  it('may stay where he is', () =>
    play({
      bases: ready,
      steps: [A.ends(), A.answers('pass'), now(at('Moor', 'A Pirate King'), { vp: { A: 2, B: 3 } })],
    }));

  it('does nothing at the base that scores, and nothing in the Play Cards phase', () =>
    play({
      bases: [at('Meadow', 'A Pirate King', 'B Filler +5'), at('Moor')],
      steps: [
        now({ cannot: [A.uses('Pirate King')] }),
        A.ends(),
        now({ asked: null, turn: 'B', vp: { A: 2, B: 3 }, discard: { A: { has: ['Pirate King'] } } }),
      ],
    }));

  it('is asked for every base that scores, and two kings may go to one (ABL-4)', () =>
    play({
      bases: [at('Meadow', 'B Filler +9'), at('Moor', 'B Filler +9'), at('Marsh', 'A Pirate King', 'A Pirate King')],
      steps: [
        A.ends(),
        A.answers('Meadow', 'pass'),
        now(at('Marsh', 'A Pirate King', 'A Pirate King'), { vp: { A: 0, B: 3 } }),
        A.answers('Moor', 'Pirate King', 'Pirate King'),
        now(at('Marsh'), { asked: null, vp: { A: 3, B: 6 } }),
      ],
    }));
});

describe('Buccaneer: Special: If this minion would be destroyed, it moves to another base instead.', () => {
  it('moves with everything on it (RES-7, ATT-2)', () =>
    play({
      seats: { A: { hand: ['Ninja Master'] } },
      bases: [at('Meadow', 'B Buccaneer +1 with A Poison', 'B Walker'), at('Moor', 'B Invader')],
      steps: [
        A.plays('Ninja Master', 'Meadow'),
        A.answers('Buccaneer'),
        now(at('Meadow', 'A Ninja Master', 'B Walker'), at('Moor', 'B Invader', 'B Buccaneer with A Poison'), {
          cards: { Buccaneer: { power: 1, counters: 1, controller: 'B' } },
          asked: null,
          discard: { A: [], B: [] },
        }),
      ],
    }));

  it('has to go; its controller chooses among all other bases, in any turn (RES-11)', () =>
    play({
      seats: { A: { hand: ['Ninja Master'] } },
      bases: [at('Meadow', 'B Buccaneer'), at('Moor'), at('Marsh')],
      steps: [
        A.plays('Ninja Master', 'Meadow'),
        A.answers('Buccaneer'),
        offered('B', ['Moor', 'Marsh'], ['Meadow', 'pass', 'done']),
        titled('B', 'Choose where Buccaneer goes'),
        B.answers('Marsh'),
        now(at('Meadow', 'A Ninja Master'), at('Moor'), at('Marsh', 'B Buccaneer')),
      ],
    }));

  it('saves only itself, and only from destruction (TERM-1)', () =>
    play({
      seats: { A: { hand: ['Seeing Stars', 'Supreme Overlord'] } },
      bases: [at('Meadow', 'B Buccaneer', 'B Walker'), at('Moor')],
      steps: [
        A.plays('Seeing Stars'),
        A.plays('Supreme Overlord', 'Moor'),
        A.answers('Buccaneer'),
        now(at('Meadow'), at('Moor', 'A Supreme Overlord'), { discard: { B: ['Walker'] }, hand: { B: ['Buccaneer'] } }),
      ],
    }));

  it('goes to the discard pile with a scored base: that is no destruction (SCORE-9)', () =>
    play({
      bases: [at('Meadow', 'B Buccaneer', 'A Filler +5'), at('Moor')],
      steps: [A.ends(), now(at('Moor'), { asked: null, discard: { B: { has: ['Buccaneer'] } } })],
    }));

  it('moves twice if two are destroyed together (RES-10)', () =>
    play({
      seats: { A: { hand: ['Powderkeg'] } },
      bases: [at('Meadow', 'A Pirate King', 'B Buccaneer', 'B Buccaneer'), at('Moor'), at('Marsh')],
      steps: [
        A.plays('Powderkeg'),
        B.answers('Moor', 'Marsh'),
        now(at('Meadow'), at('Moor', 'B Buccaneer'), at('Marsh', 'B Buccaneer'), {
          asked: null,
          discard: { A: ['Pirate King', 'Powderkeg'], B: [] },
        }),
      ],
    }));

  it('buccaneer/1 simply stays when it cannot be moved after all (RES-7)', () =>
    play({
      cards: [
        baseCard(
          'Snare',
          'Minions here cannot be moved.',
          protect((q, me, op) => op.verb === 'move' && q.base(op.card) === me.self),
        ),
      ],
      seats: { A: { hand: ['Ninja Master'] } },
      bases: [at('Snare', 'B Buccaneer'), at('Moor')],
      steps: [
        A.plays('Ninja Master', 'Snare'),
        A.answers('Buccaneer'),
        now(at('Snare', 'A Ninja Master', 'B Buccaneer'), at('Moor'), { asked: null, discard: { B: [] } }),
      ],
    }));

  it('buccaneer/2 does not count as destroyed: what reacts to a destruction does not trigger (RES-5)', () =>
    play({
      cards: [
        baseCard(
          'Wreckage',
          'Each time a minion has been destroyed here, the current player gains 1 VP.',
          after('destroy', { when: (_q, me, happened) => happened.base === me.self }, function* (me) {
            yield* act(ops.gainVp(me.seat, 1));
          }),
        ),
      ],
      seats: { A: { hand: ['Ninja Master', 'Seeing Stars'] } },
      bases: [at('Wreckage', 'B Buccaneer', 'B Walker'), at('Moor')],
      steps: [
        A.plays('Ninja Master', 'Wreckage'),
        A.answers('Buccaneer'),
        now(at('Moor', 'B Buccaneer'), { vp: { A: 0, B: 0 } }),
        A.plays('Seeing Stars'),
        now({ vp: { A: 1, B: 0 } }),
      ],
    }));

  it('buccaneer/3 is destroyed in the end where every base destroys it again: LOOP-1 cuts its ability first', () => {
    const crushes = after(
      'move',
      { when: (q, me, happened) => happened.to === me.self && q.power(happened.card) <= 2 },
      function* (me) {
        yield* act(ops.destroy(me.args.card));
      },
    );
    play({
      cards: [
        baseCard('Cliff', 'Each time a minion of power 2 or less has moved here, it is destroyed.', crushes),
        baseCard('Reef', 'Each time a minion of power 2 or less has moved here, it is destroyed.', crushes),
      ],
      seats: { A: { hand: ['Seeing Stars'] } },
      bases: [at('Cliff', 'B Buccaneer with A Poison'), at('Reef', 'B Invader +1')],
      steps: [
        A.plays('Seeing Stars'),
        now(at('Cliff'), at('Reef', 'B Invader'), {
          asked: null,
          discard: { A: ['Poison', 'Seeing Stars'], B: ['Buccaneer'] },
        }),
      ],
    });
  });
});

describe('Cut Lass: You may destroy a minion here with power 2 or less.', () => {
  const crew = [
    at('Meadow', 'B Walker', 'A Collector', 'B Invader', 'B Walker +1', 'B Scout with A Poison'),
    at('Moor', 'B Tenacious Z'),
  ];

  it('offers every minion here of power 2 or less, whoever controls it, and no other (CALC-1)', () =>
    play({
      seats: { A: { hand: ['Cut Lass'] } },
      bases: crew,
      steps: [
        A.plays('Cut Lass', 'Meadow'),
        offered('A', ['Walker#1', 'Collector', 'Scout'], ['Walker#2', 'Invader', 'Cut Lass', 'Tenacious Z']),
        A.answers('Walker#1'),
        now(at('Meadow', 'A Cut Lass', 'A Collector', 'B Invader', 'B Walker', 'B Scout with A Poison'), {
          asked: null,
          discard: { A: [], B: ['Walker'] },
        }),
        now(at('Moor', 'B Tenacious Z')),
      ],
    }));

  it('may be declined', () =>
    play({
      seats: { A: { hand: ['Cut Lass'] } },
      bases: [at('Meadow', 'B Walker'), at('Moor')],
      steps: [
        A.plays('Cut Lass', 'Meadow'),
        A.answers('no'),
        now(at('Meadow', 'A Cut Lass', 'B Walker'), { asked: null, discard: { B: [] } }),
      ],
    }));

  it('asks nothing where there is nobody weak, and nothing when she is moved (ABL-2)', () =>
    play({
      seats: { A: { hand: ['Cut Lass', 'Way of Deception'] } },
      bases: [at('Meadow', 'B Invader'), at('Moor', 'B Walker')],
      steps: [
        A.plays('Cut Lass', 'Meadow'),
        now({ asked: null }),
        A.plays('Way of Deception'),
        now(at('Meadow', 'B Invader'), at('Moor', 'B Walker', 'A Cut Lass'), { asked: null, discard: { B: [] } }),
      ],
    }));

  it('is no action: Smoke Bomb is no help against her (TERM-15)', () =>
    play({
      seats: { A: { hand: ['Cut Lass'] } },
      bases: [at('Meadow', 'B Walker with B Smoke Bomb'), at('Moor')],
      steps: [
        A.plays('Cut Lass', 'Meadow'),
        A.answers('Walker'),
        now(at('Meadow', 'A Cut Lass'), { discard: { B: ['Walker', 'Smoke Bomb'] } }),
      ],
    }));
});

describe('First Mate: Special: After this base scores, you may choose that, instead of going to the discard pile, this minion moves to another base.', () => {
  const scored = [at('Meadow', 'A First Mate', 'B Filler +7'), at('Moor', 'A First Mate'), at('Marsh')];

  it('moves to the base of its choice, in any turn; other cards are discarded (SCORE-8, SCORE-9)', () =>
    play({
      turn: 'B',
      bases: scored,
      steps: [
        B.ends(),
        offered('A', ['First Mate@Meadow', 'pass'], ['First Mate@Moor']),
        A.answers('First Mate@Meadow', 'Marsh'),
        now(at('Moor', 'A First Mate'), at('Marsh', 'A First Mate'), at('Heath'), {
          asked: null,
          turn: 'A',
          vp: { A: 2, B: 3 },
          discard: { A: [], B: ['Filler'] },
        }),
      ],
    }));

  it('may go to the discard pile after all', () =>
    play({
      bases: scored,
      steps: [
        A.ends(),
        A.answers('pass'),
        now(at('Moor', 'A First Mate'), at('Marsh'), { asked: null, discard: { A: ['First Mate'] } }),
      ],
    }));

  it('has nothing to ask where there is no other base', () =>
    play({
      bases: [at('Meadow', 'A First Mate', 'B Filler +7')],
      steps: [A.ends(), now(at('Heath'), { asked: null, turn: 'B', discard: { A: ['First Mate'], B: ['Filler'] } })],
    }));

  it('two of them go to different bases', () =>
    play({
      bases: [at('Meadow', 'A First Mate', 'A First Mate', 'B Filler +5'), at('Moor'), at('Marsh')],
      steps: [
        A.ends(),
        A.answers('First Mate#1', 'Moor', 'First Mate#2', 'Marsh'),
        now(at('Moor', 'A First Mate'), at('Marsh', 'A First Mate'), { asked: null }),
      ],
    }));

  it('first-mate/1 triggers again when the next base scores in the same turn', () =>
    play({
      baseDeck: ['Heath', 'Fen'],
      bases: [at('Meadow', 'A First Mate', 'B Filler +7'), at('Moor', 'B Filler +7'), at('Marsh')],
      steps: [
        A.ends(),
        A.answers('First Mate', 'Moor'),
        now(at('Moor', 'A First Mate', 'B Filler'), at('Heath'), { vp: { A: 4, B: 6 } }),
        A.answers('First Mate', 'Marsh'),
        now(at('Marsh', 'A First Mate'), at('Heath'), at('Fen'), { asked: null, vp: { A: 4, B: 6 } }),
      ],
    }));

  it('first-mate/2 cannot move to the base that replaces the scored one (SCORE-11)', () =>
    play({
      bases: scored,
      steps: [
        A.ends(),
        A.answers('First Mate'),
        offered('A', ['Moor', 'Marsh'], ['Heath', 'Meadow']),
        titled('A', 'Choose where First Mate goes'),
        A.answers('Moor'),
      ],
    }));

  it('first-mate/3 is chosen among the after-scoring abilities; the move comes with the discarding (RES-7)', () =>
    play({
      bases: [at('Meadow', 'A First Mate', 'B First Mate', 'B Filler +5'), at('Moor'), at('Marsh')],
      steps: [
        A.ends(),
        A.answers('First Mate/A', 'Moor'),
        now(at('Meadow', 'A First Mate', 'B First Mate', 'B Filler'), at('Moor'), {
          asked: { seat: 'B', has: ['pass'] },
        }),
        B.answers('pass'),
        now(at('Moor', 'A First Mate'), at('Marsh'), { discard: { A: [], B: ['First Mate', 'Filler'] } }),
      ],
    }));

  it('first-mate/4 does not move when something else removes it before that', () =>
    play({
      bases: [at('Ninja Dojo', 'A Filler +15', 'B First Mate'), at('Moor'), at('Marsh')],
      steps: [
        A.ends(),
        A.answers('pass'),
        B.answers('First Mate', 'Marsh'),
        A.answers('Ninja Dojo', 'First Mate'),
        now(at('Moor'), at('Marsh'), { asked: null, discard: { B: ['First Mate'] } }),
      ],
    }));
});
