import { act, after, at as atMoment, onPlay, ops, playedOnNewBase } from '@smash/engine/script';
import { describe, it } from 'vitest';
import { A, actionCard, at, baseCard, minionCard, now, play, refused } from '../play.ts';

const colony = actionCard(
  'Colony',
  'base',
  'Play a new base from the base deck and put this on it. Gain 1 VP.',
  playedOnNewBase(),
  onPlay(function* (me) {
    yield* act(ops.gainVp(me.seat, 1));
  }),
);
const seal = minionCard(
  'Seal',
  1,
  'Ongoing: A base that scores is not replaced.',
  atMoment('afterScore', {}, function* (me) {
    yield* act(ops.notReplaced(me.args.base));
  }),
);
const harbour = baseCard(
  'Harbour',
  'When this base enters play, each player draws a card.',
  onPlay(function* () {
    yield* act(ops.draw(0, 1), ops.draw(1, 1));
  }),
);
const scribe = minionCard(
  'Scribe',
  1,
  'Ongoing: Gain 2 VP after an action is played on a base.',
  after('play', { when: (q, _me, played) => played.as === 'action' && q.isBase(played.to) }, function* (me) {
    yield* act(ops.gainVp(me.seat, 2));
  }),
);
const deck = ['Filler', 'Filler', 'Filler'];

describe('an action that is put on a base it brings', () => {
  it('is on that base, and was played there; the base stays as an extra one (PLAY-8)', () =>
    play({
      cards: [colony, scribe],
      seats: { A: { hand: ['Colony'] }, B: {} },
      baseDeck: ['Heath'],
      bases: [at('Meadow', 'A Scribe'), at('Moor')],
      steps: [
        A.plays('Colony'),
        now(at('Meadow', 'A Scribe'), at('Moor'), at('Heath', 'A Colony'), { asked: null, vp: { A: 3 }, baseCount: 3 }),
      ],
    }));

  it('what the base does as it enters waits for the action (RES-4)', () =>
    play({
      cards: [colony, harbour],
      seats: { A: { hand: ['Colony'], deck }, B: { deck } },
      baseDeck: ['Harbour'],
      bases: [at('Meadow'), at('Moor')],
      steps: [A.plays('Colony'), now(at('Harbour', 'A Colony'), { asked: null, vp: { A: 1 }, hand: { A: 1, B: 1 } })],
    }));

  it('no base to bring, no play (PLAY-4)', () =>
    play({
      cards: [colony],
      seats: { A: { hand: ['Colony'] }, B: {} },
      baseDeck: [],
      bases: [at('Meadow'), at('Moor')],
      steps: [refused(A.plays('Colony'))],
    }));
});

describe('a scored base that is not replaced', () => {
  it('is discarded, and the row is one shorter (SCORE-10)', () =>
    play({
      cards: [seal],
      seats: { A: { deck }, B: { deck } },
      baseDeck: ['Heath'],
      bases: [at('Meadow', 'A King Rex', 'B Invader'), at('Moor', 'A Seal')],
      steps: [A.ends(), now(at('Moor', 'A Seal'), { turn: 'B', baseCount: 1, baseDiscard: ['Meadow'], baseDeck: 1 })],
    }));
});
