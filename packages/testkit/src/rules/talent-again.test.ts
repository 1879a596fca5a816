import { act, chooseMinion, isYours, onPlay, ops, talent, useTalentAgain } from '@smash/engine/script';
import { describe, it } from 'vitest';
import { A, actionCard, at, B, minionCard, now, offered, play, refused } from '../play.ts';

const trainer = minionCard(
  'Trainer',
  2,
  'Talent: Place a +1 power counter on this minion.',
  talent(function* (me) {
    yield* act(ops.counters(me.self, 1));
  }),
);
const twins = minionCard(
  'Twins',
  2,
  'Talent: Place a +1 power counter on this minion. Talent: Place two +1 power counters on this minion.',
  ...[1, 2].map((n) =>
    talent(function* (me) {
      yield* act(ops.counters(me.self, n));
    }),
  ),
);
const encore = actionCard(
  'Encore',
  'standard',
  "Choose one of your minions. You may use that minion's talent again this turn.",
  onPlay(function* (me) {
    const minion = yield* chooseMinion(me, 'Choose one of your minions', isYours(me));
    if (minion !== null) yield* useTalentAgain(me, minion);
  }),
);
const cards = [trainer, twins, encore];

describe('A used talent may be used again', () => {
  it('once more in this turn, and no more than that (ABL-5)', () =>
    play({
      cards,
      seats: { A: { hand: ['Encore'] } },
      bases: [at('Meadow', 'A Trainer'), at('Moor')],
      steps: [
        A.uses('Trainer'),
        refused(A.uses('Trainer')),
        A.plays('Encore'),
        A.uses('Trainer'),
        now({ asked: null, cards: { Trainer: { counters: 2 } } }),
        refused(A.uses('Trainer')),
      ],
    }));

  it('an unused one gains nothing; nor does another minion’s (ABL-5)', () =>
    play({
      cards,
      seats: { A: { hand: ['Encore', 'Time Loop'] } },
      bases: [at('Meadow', 'A Trainer', 'A Filler'), at('Moor', 'A Trainer')],
      steps: [
        A.uses('Trainer@Meadow'),
        A.plays('Encore'),
        offered('A', ['Trainer@Meadow', 'Trainer@Moor', 'Filler'], ['no']),
        A.answers('Trainer@Moor'),
        refused(A.uses('Trainer@Meadow')),
        A.uses('Trainer@Moor'),
        refused(A.uses('Trainer@Moor')),
        now({ asked: null }),
      ],
    }));

  it('one of several used ones is chosen (ABL-5)', () =>
    play({
      cards,
      seats: { A: { hand: ['Encore'] } },
      bases: [at('Meadow', 'A Twins'), at('Moor')],
      steps: [
        A.uses('Twins', 1),
        A.uses('Twins'),
        A.plays('Encore'),
        offered('A', ['0', '1']),
        A.answers('1'),
        A.uses('Twins'),
        now({ asked: null, cards: { Twins: { counters: 5 } } }),
        refused(A.uses('Twins')),
      ],
    }));

  it('in the next turn it may be used once, as usual (ABL-5)', () =>
    play({
      cards,
      seats: { A: { hand: ['Encore'] } },
      bases: [at('Meadow', 'A Trainer'), at('Moor')],
      steps: [
        A.uses('Trainer'),
        A.plays('Encore'),
        A.ends(),
        B.ends(),
        A.uses('Trainer'),
        refused(A.uses('Trainer')),
        now({ cards: { Trainer: { counters: 2 } } }),
      ],
    }));
});
