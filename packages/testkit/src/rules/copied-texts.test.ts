import {
  act,
  afterDiscarded,
  before,
  chooseCard,
  copyAbilities,
  endOfTurn,
  given,
  later,
  look,
  minionsHave,
  onPlay,
  ops,
  schedule,
  talent,
} from '@smash/engine/script';
import { describe, it } from 'vitest';
import { A, at, minionCard, now, play } from '../play.ts';

/** A text whose parts take effect later: they belong to that text, whichever card has copied it. */
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

describe('copying the abilities of another card as they are now', () => {
  const mimic = minionCard(
    'Mimic',
    1,
    'Choose another card in play. This minion has its abilities.',
    onPlay(function* (me) {
      const others = yield* look((q) => q.s.inPlay.filter((ix) => ix !== me.self));
      const from = yield* chooseCard(me.seat, 'Choose the card to copy', others);
      if (from !== null) yield* copyAbilities(me, from, { t: 'ever' });
    }),
  );
  const scribe = minionCard(
    'Scribe',
    2,
    'Draw a card.',
    onPlay(function* (me) {
      yield* act(ops.draw(me.seat, 1));
    }),
  );
  const seats = { A: { hand: ['Mimic'], deck: ['Invader', 'Walker'] } };

  it('the text of a card in stasis may be read, though nothing else affects that card (STA-1)', () =>
    play({
      cards: [mimic, scribe],
      seats,
      stasis: [{ seat: 'B', card: 'Scribe', counters: 2 }],
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Mimic', 'Meadow'),
        now(at('Meadow', 'A Mimic'), { asked: null, hand: { A: ['Invader'] }, stasis: { B: { Scribe: 2 } } }),
      ],
    }));

  it('what else happens to it as it copies is no part of that text (RES-7)', () =>
    play({
      cards: [
        mimic,
        scribe,
        minionCard(
          'Tutor',
          2,
          'Before a minion copies a card, it gets +50 power this turn.',
          before({ of: ['copy'], when: () => true }, function* (me) {
            yield* act(ops.power(me.args.card, 50, yield* endOfTurn()));
          }),
        ),
      ],
      seats,
      bases: [at('Meadow', 'B Scribe'), at('Moor', 'A Tutor')],
      steps: [
        A.plays('Mimic', 'Meadow'),
        A.answers('Scribe'),
        now({ asked: null, hand: { A: ['Invader'] }, cards: { Mimic: { power: 51 } } }),
      ],
    }));
});
