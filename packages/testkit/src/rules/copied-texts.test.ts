import { act, afterDiscarded, endOfTurn, given, later, minionsHave, ops, schedule, talent } from '@smash/engine/script';
import { describe, it } from 'vitest';
import { A, at, minionCard, now, play } from '../play.ts';

/** A text whose parts work later: they are in that text, whichever card has copied it. */
const lecturer = minionCard(
  'Lecturer',
  2,
  'Talent: All minions have +1 power this turn.',
  talent(function* (me) {
    yield* act(ops.lasting(me.seat, yield* endOfTurn()));
  }),
  given(minionsHave(() => true, 1)),
);
const patron = minionCard(
  'Patron',
  2,
  'Talent: If this minion goes from play to the discard pile this turn, gain 1 VP.',
  talent(function* (me) {
    yield* act(ops.give(me.self, me.seat, yield* endOfTurn()));
  }),
  given(
    afterDiscarded({ when: (_q, me, gone) => gone.card === me.args.given }, function* (me) {
      yield* act(ops.gainVp(me.seat, 1));
    }),
  ),
);
const promiser = minionCard(
  'Promiser',
  2,
  'Talent: Gain 1 VP at the end of the turn.',
  talent(function* (me) {
    yield* schedule(me, 'turnEnd');
  }),
  later(function* (me) {
    yield* act(ops.gainVp(me.seat, 1));
  }),
);
const cards = [lecturer, patron, promiser];

describe('the parts of a copied text that work later (IO-2)', () => {
  it('what it gives to whatever is there works as on the card it was copied from', () =>
    play({
      cards,
      seats: { A: { hand: ['Copycat'] } },
      bases: [at('Moor', 'A Walker', 'B Lecturer')],
      steps: [
        A.plays('Copycat'),
        A.answers('?Lecturer'),
        A.uses('Copycat'),
        now({ cards: { Walker: { power: 3 }, Lecturer: { power: 3 } } }),
      ],
    }));

  it('what it gives to one card works for that card', () =>
    play({
      cards,
      seats: { A: { hand: ['Copycat', 'Seeing Stars'], vp: 0 } },
      bases: [at('Moor', 'B Patron')],
      steps: [
        A.plays('Copycat'),
        A.answers('?Patron'),
        A.uses('Copycat'),
        A.plays('Seeing Stars'),
        A.answers('?Copycat'),
        now({ vp: { A: 1 } }),
      ],
    }));

  it('what it schedules happens', () =>
    play({
      cards,
      seats: { A: { hand: ['Copycat'], vp: 0 } },
      bases: [at('Moor', 'B Promiser')],
      steps: [A.plays('Copycat'), A.answers('?Promiser'), A.uses('Copycat'), A.ends(), now({ vp: { A: 1 } })],
    }));
});
