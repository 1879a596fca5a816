import { act, controlsHost, look, on, ops, special } from '@smash/engine/script';
import { describe, it } from 'vitest';
import { A, actionCard, at, B, minionCard, now, offered, play } from '../play.ts';

/** "After this base scores, you may draw a card": somebody to wait for. */
const waiter = minionCard(
  'Waiter',
  1,
  'Special: After this base scores, you may draw a card.',
  special('afterScore', { may: true, when: (q, me) => q.base(me.self) === me.args.base }, function* (me) {
    yield* act(ops.draw(me.seat, 1));
  }),
);
const saved = minionCard(
  'Saved',
  1,
  'Special: After this base scores, this minion may move to another base instead of going to the discard pile.',
  special('afterScore', { may: true, when: (q, me) => q.base(me.self) === me.args.base }, function* (me) {
    yield* act(ops.fate(me.self, yield* look((q) => q.otherBases(q.base(me.self))[0]!), me.seat));
  }),
);

describe('a player who concedes while a base scores (WIN-3)', () => {
  it('WIN-3 the scoring is not finished: what others chose for it does not come true at the next one (RES-7, SCORE-8)', () =>
    play({
      cards: [waiter, saved],
      titans: [{ seat: 'B', card: 'The Kraken' }],
      seats: { A: {}, B: {}, C: {} },
      bases: [at('Meadow', 'A Waiter', 'B Saved', 'C Filler +10'), at('Moor')],
      steps: [
        A.ends(),
        B.answers('The Kraken', 'Saved'),
        now({ asked: { seat: 'A', has: ['Waiter'] } }),
        { by: 'A', concede: true },
        now(at('Meadow', 'B Saved', 'C Filler'), { turn: 'B', phase: 'play', titans: { B: ['The Kraken'] } }),
        B.ends(),
        offered('B', ['The Kraken', 'Saved', 'pass']),
        B.answers('pass'),
        now(at('Heath'), at('Moor'), { turn: 'C', titans: { B: ['The Kraken'] }, discard: { B: { has: ['Saved'] } } }),
        { by: 'C', concede: true },
        now({ over: true, winners: ['B'] }),
      ],
    }));
});

describe('what a player controlled who concedes (WIN-3)', () => {
  it('WIN-3 a minion controlled through an action goes to its owner’s discard pile (TERM-5)', () =>
    play({
      cards: [
        {
          ...actionCard('Leash', 'minion', 'Put this on a minion. Ongoing: You control it.', controlsHost()),
          target: on(() => true).on,
        },
      ],
      seats: { A: {}, B: {}, C: {} },
      bases: [at('Meadow', 'A Invader with B Leash', 'A Walker'), at('Moor', 'C Filler')],
      steps: [
        now({ cards: { Invader: { controller: 'B' } } }),
        { by: 'B', concede: true },
        now(at('Meadow', 'A Walker'), at('Moor', 'C Filler'), { turn: 'A', discard: { A: ['Invader'] } }),
      ],
    }));
});
