import { protect } from '@smash/engine/script';
import { A, at, B, minionCard, now, offered, play } from '@smash/testkit/play';
import { describe, it } from 'vitest';

describe('Seeing Stars: Destroy any minion with power 3 or less.', () => {
  const hand = { A: { hand: ['Seeing Stars'] } };

  it('offers every minion of power 3 or less anywhere and destroys the chosen one', () =>
    play({
      seats: hand,
      bases: [at('Meadow', 'A Walker', 'B Invader', 'B Buccaneer'), at('Moor', 'B Scout +1', 'B Collector')],
      steps: [
        A.plays('Seeing Stars'),
        offered('A', ['Walker', 'Invader', 'Collector'], ['Buccaneer', 'Scout', 'done']),
        A.answers('Invader'),
        now(at('Meadow', 'A Walker', 'B Buccaneer'), at('Moor', 'B Scout', 'B Collector'), {
          asked: null,
          discard: { A: ['Seeing Stars'], B: ['Invader'] },
        }),
      ],
    }));

  it('has to destroy your own minion if only that is weak enough (RES-11)', () =>
    play({
      seats: hand,
      bases: [at('Meadow', 'A Walker', 'B Buccaneer'), at('Moor')],
      steps: [
        A.plays('Seeing Stars'),
        now(at('Meadow', 'B Buccaneer'), { asked: null, discard: { A: ['Walker', 'Seeing Stars'] } }),
      ],
    }));

  it('does nothing without a target, and nothing to a protected one (PLAY-5, RES-13)', () =>
    play({
      seats: { A: { hand: ['Seeing Stars'] }, B: { hand: ['Seeing Stars'] } },
      bases: [at('Meadow', 'A Pirate King'), at('Moor', 'B Walker with B Smoke Bomb')],
      steps: [
        A.plays('Seeing Stars'),
        now(at('Moor', 'B Walker with B Smoke Bomb'), { asked: null, discard: { A: ['Seeing Stars'] } }),
      ],
    }));
});

describe("Smoke Bomb: Put this on one of your minions. Ongoing: Other players' actions do not affect this minion. At the start of your turn, destroy this card.", () => {
  const guarded = at('Meadow', 'B Invader with B Smoke Bomb', 'B Walker');

  it('goes only on your own minions', () =>
    play({
      seats: { A: { hand: ['Smoke Bomb'] } },
      bases: [at('Meadow', 'A Walker', 'B Invader'), at('Moor', 'A Scout')],
      steps: [
        now({
          can: [A.plays('Smoke Bomb', 'Walker'), A.plays('Smoke Bomb', 'Scout')],
          cannot: [A.plays('Smoke Bomb', 'Invader')],
        }),
        A.plays('Smoke Bomb', 'Walker'),
        now(at('Meadow', 'A Walker with A Smoke Bomb', 'B Invader'), { asked: null }),
      ],
    }));

  it('stops the actions of others, including the lasting ones, but only on this minion (TERM-2)', () =>
    play({
      seats: { A: { hand: ['Crop Circles'] } },
      bases: [guarded, at('Moor', 'A Scout')],
      steps: [
        A.plays('Crop Circles'),
        A.answers('Meadow'),
        now(at('Meadow', 'B Invader with B Smoke Bomb'), at('Moor', 'A Scout'), {
          asked: null,
          hand: { B: ['Walker'] },
        }),
      ],
    }));

  it('does not stop minions, nor your own actions (TERM-15)', () =>
    play({
      turn: 'B',
      seats: { A: { hand: ['Ninja Master'] }, B: { hand: ['Way of Deception'] } },
      bases: [at('Meadow', 'A Walker'), at('Moor', 'A Invader with A Smoke Bomb', 'B Invader with B Smoke Bomb')],
      steps: [
        B.plays('Way of Deception'),
        now(at('Meadow', 'A Walker', 'B Invader with B Smoke Bomb'), { asked: null }),
        B.ends(),
        A.plays('Ninja Master', 'Meadow'),
        A.answers('Invader'),
        now(at('Meadow', 'A Walker', 'A Ninja Master'), { discard: { B: { has: ['Invader', 'Smoke Bomb'] } } }),
      ],
    }));

  it('destroys the actions of others that are on the minion already, and gives their power back (ATT-3)', () =>
    play({
      seats: { A: { hand: ['Smoke Bomb'] } },
      bases: [at('Meadow', 'A Pirate King with B Poison, A Poison'), at('Moor', 'A Walker with B Poison')],
      steps: [
        A.plays('Smoke Bomb', 'Pirate King'),
        now(at('Meadow', 'A Pirate King with A Poison, A Smoke Bomb'), at('Moor', 'A Walker with B Poison'), {
          asked: null,
          cards: { 'Pirate King': { power: 1 } },
          discard: { A: [], B: ['Poison'] },
        }),
      ],
    }));

  it("burns out at the start of your turn, not of others' (TURN-2)", () =>
    play({
      seats: { A: { hand: ['Smoke Bomb'] } },
      bases: [at('Meadow', 'A Walker'), at('Moor')],
      steps: [
        A.plays('Smoke Bomb', 'Walker'),
        A.ends(),
        now(at('Meadow', 'A Walker with A Smoke Bomb'), { turn: 'B' }),
        B.ends(),
        now(at('Meadow', 'A Walker'), { turn: 'A', discard: { A: ['Smoke Bomb'] } }),
      ],
    }));

  it('smoke-bomb/1 protects from everybody but its own player, even from a new controller of the minion (TERM-5)', () =>
    play({
      seats: { A: { hand: ['Way of Deception'] }, B: { hand: ['Way of Deception'] } },
      bases: [at('Meadow', 'A Invader of B with B Smoke Bomb'), at('Moor')],
      steps: [
        A.plays('Way of Deception'),
        now(at('Meadow', 'A Invader with B Smoke Bomb'), at('Moor'), {
          asked: null,
          discard: { A: ['Way of Deception'] },
        }),
      ],
    }));

  it('smoke-bomb/2 if its destruction is prevented it keeps protecting, and is retried at the next start (RES-5)', () =>
    play({
      cards: [
        minionCard(
          'Keeper',
          1,
          'Ongoing: Your actions here cannot be destroyed.',
          protect(
            (q, me, op) =>
              op.verb === 'destroy' &&
              !q.isMinion(op.card) &&
              q.controller(op.card) === me.seat &&
              q.base(op.card) === q.base(me.self),
          ),
        ),
      ],
      turn: 'B',
      seats: { B: { hand: ['Seeing Stars', 'Cut Lass'] } },
      bases: [at('Meadow', 'A Walker with A Smoke Bomb', 'A Keeper'), at('Moor')],
      steps: [
        B.ends(),
        now(at('Meadow', 'A Walker with A Smoke Bomb', 'A Keeper'), { turn: 'A', phase: 'play' }),
        A.ends(),
        B.plays('Seeing Stars'),
        B.answers('Walker'),
        now(at('Meadow', 'A Walker with A Smoke Bomb', 'A Keeper')),
        B.plays('Cut Lass', 'Meadow'),
        B.answers('Keeper'),
        B.ends(),
        now(at('Meadow', 'A Walker', 'B Cut Lass'), { turn: 'A', discard: { A: { has: ['Smoke Bomb', 'Keeper'] } } }),
      ],
    }));
});

describe('Way of Deception: Choose one of your minions and move it to another base.', () => {
  const hand = { A: { hand: ['Way of Deception'] } };

  it('moves one of your own minions to any other base, without playing it (ABL-2)', () =>
    play({
      seats: hand,
      bases: [at('Meadow', 'A Invader +1 with B Poison', 'B Walker'), at('Moor', 'A Walker'), at('Marsh')],
      steps: [
        A.plays('Way of Deception'),
        offered('A', ['Invader', 'Walker/A'], ['Walker/B', 'done']),
        A.answers('Invader'),
        offered('A', ['Moor', 'Marsh'], ['Meadow']),
        A.answers('Marsh'),
        now(at('Meadow', 'B Walker'), at('Moor', 'A Walker'), at('Marsh', 'A Invader with B Poison'), {
          asked: null,
          vp: { A: 0 },
          cards: { Invader: { counters: 1 } },
          discard: { A: ['Way of Deception'] },
        }),
      ],
    }));

  it('has to move one, and does nothing without any (RES-11, PLAY-5)', () =>
    play({
      seats: { A: { hand: ['Way of Deception'] }, B: { hand: ['Way of Deception'] } },
      bases: [at('Meadow', 'A Invader'), at('Moor')],
      steps: [
        A.plays('Way of Deception'),
        now(at('Moor', 'A Invader'), { asked: null }),
        A.ends(),
        B.plays('Way of Deception'),
        now(at('Moor', 'A Invader'), { asked: null, discard: { B: ['Way of Deception'] } }),
      ],
    }));
});
