import {
  act,
  afterDiscarded,
  at as atMoment,
  before,
  look,
  onPlay,
  ops,
  playedAt,
  scoringBase,
  special,
  thisBaseScores,
} from '@smash/engine/script';
import { describe, it } from 'vitest';
import { A, actionCard, at, B, baseCard, minionCard, now, offered, play } from '../play.ts';

const raze = actionCard(
  'Raze',
  'special',
  'Special: Before a base scores, destroy it.',
  playedAt('beforeScore', function* (me) {
    yield* act(ops.destroyBase(scoringBase(me)));
  }),
);
const herald = minionCard(
  'Herald',
  1,
  'Special: Before a base scores, you may gain 1 VP.',
  special('beforeScore', { may: true }, function* (me) {
    yield* act(ops.gainVp(me.seat, 1));
  }),
);
const level = actionCard(
  'Level',
  'standard',
  'Destroy the first base.',
  onPlay(function* () {
    yield* act(ops.destroyBase(yield* look((q) => q.bases()[0]!)));
  }),
);
const spring = baseCard(
  'Spring',
  'After this base is played, the current player draws a card.',
  onPlay(function* () {
    yield* act(ops.draw(yield* look((q) => q.s.current), 1));
  }),
);

describe('a base that is destroyed (ATT-6)', () => {
  it('SCORE-5 before it scores: nobody gets VP, other Specials stay unused, and its replacement may be ready itself', () =>
    play({
      cards: [raze, herald, { ...baseCard('Puddle', ''), breakpoint: 0 }],
      seats: { A: { hand: ['Raze'] } },
      bases: [at('Meadow', 'A Walker +10'), at('Moor', 'B Herald')],
      baseDeck: ['Puddle', 'Fen'],
      steps: [
        A.ends(),
        offered('A', ['Raze', 'pass']),
        A.answers('Raze'),
        // The question is now about Puddle.
        now(at('Puddle'), {
          asked: { seat: 'B', has: ['Herald'] },
          vp: { A: 0, B: 0 },
          discard: { A: ['Walker', 'Raze'] },
        }),
        B.answers('pass'),
        now(at('Fen'), { vp: { A: 0, B: 0 }, turn: 'B', bases: { Meadow: 'gone', Puddle: 'gone' } }),
      ],
    }));

  it('ATT-6 what comes there just before also leaves with it, and what reacts to that does (RES-7)', () =>
    play({
      cards: [
        level,
        minionCard(
          'Rescuer',
          2,
          'Ongoing: Before a base is destroyed, move this minion there.',
          before({ of: ['destroyBase'], when: () => true }, function* (me) {
            yield* act(ops.move(me.self, me.args.card));
          }),
        ),
        minionCard(
          'Mourner',
          1,
          'Ongoing: After a minion goes from play to the discard pile, gain 1 VP.',
          afterDiscarded({ when: () => true }, function* (me) {
            yield* act(ops.gainVp(me.seat, 1));
          }),
        ),
      ],
      seats: { A: { hand: ['Level'] } },
      bases: [at('Meadow'), at('Moor', 'B Rescuer', 'A Mourner')],
      baseDeck: ['Fen'],
      steps: [
        A.plays('Level'),
        now(at('Fen'), at('Moor', 'A Mourner'), { asked: null, discard: { B: ['Rescuer'] }, vp: { A: 1 } }),
      ],
    }));

  it('SCORE-8 choices for a scoring end with it, also if its base is destroyed after it scored (RES-7)', () =>
    play({
      cards: [
        minionCard(
          'Climber',
          1,
          'Special: After this base scores, you may move this minion to the first other base instead of the discard pile.',
          special('afterScore', { may: true, when: thisBaseScores }, function* (me) {
            yield* act(ops.fate(me.self, yield* look((q) => q.otherBases(q.base(me.self))[0]!), me.seat));
          }),
        ),
        minionCard(
          'Router',
          1,
          'Special: After a base scores, you may move each Climber to the last base and destroy the base that scored.',
          special('afterScore', { may: true }, function* (me) {
            const [last, climbers] = yield* look((q) => [
              q.bases().at(-1)!,
              q.minions((ix) => q.name(ix) === 'Climber'),
            ]);
            yield* act(...climbers.map((ix) => ops.move(ix, last)));
            yield* act(ops.destroyBase(scoringBase(me)));
          }),
        ),
      ],
      bases: [at('Meadow', 'A Climber', 'B Filler +9'), at('Moor', 'A Router'), at('Marsh', 'B Filler +8')],
      baseDeck: ['Heath', 'Fen'],
      steps: [
        A.ends(),
        A.answers('Climber'),
        A.answers('Router'),
        // Marsh is now ready to score. Nobody uses anything after it has scored.
        offered('A', ['Climber', 'Router', 'pass']),
        A.answers('pass'),
        now(at('Moor', 'A Router'), {
          turn: 'B',
          bases: { Meadow: 'gone', Marsh: 'gone' },
          discard: { A: ['Climber'] },
        }),
      ],
    }));

  it('SCORE-5 nor if it comes straight back because the base deck is empty (SCORE-10)', () =>
    play({
      cards: [raze, herald],
      seats: { A: { hand: ['Raze'] } },
      bases: [at('Meadow', 'A Walker +10'), at('Moor', 'B Herald')],
      baseDeck: [],
      steps: [A.ends(), A.answers('Raze'), now(at('Meadow'), { asked: null, vp: { A: 0 }, turn: 'B' })],
    }));

  it('SCORE-5 after VP were awarded it is replaced once, and the cards there are gone', () =>
    play({
      cards: [
        baseCard(
          'Volcano',
          'After this base scores, destroy it.',
          atMoment('afterScore', { when: (_q, me) => me.args.base === me.self }, function* (me) {
            yield* act(ops.destroyBase(me.self));
          }),
        ),
      ],
      bases: [at('Volcano', 'A Walker +10'), at('Moor')],
      baseDeck: ['Fen', 'Heath'],
      steps: [
        A.ends(),
        now(at('Fen'), {
          asked: null,
          vp: { A: 3 },
          turn: 'B',
          discard: { A: ['Walker'] },
          bases: { Volcano: 'gone', Heath: 'gone' },
        }),
      ],
    }));

  it('SCORE-10 the new base’s ability works once the card has resolved (RES-4)', () =>
    play({
      cards: [level, spring],
      seats: { A: { hand: ['Level'], deck: ['Walker', 'Invader'] } },
      bases: [at('Meadow', 'B Walker with A Upgrade', 'A Overrun'), at('Moor')],
      baseDeck: ['Spring'],
      steps: [
        A.plays('Level'),
        now(at('Spring'), {
          asked: null,
          hand: { A: ['Walker'] },
          discard: { A: ['Level', 'Upgrade', 'Overrun'], B: ['Walker'] },
        }),
      ],
    }));

  it('SCORE-10 even for a base that comes straight back (RES-4)', () =>
    play({
      cards: [level, spring],
      seats: { A: { hand: ['Level'], deck: ['Walker', 'Invader'] } },
      bases: [at('Spring'), at('Moor')],
      baseDeck: [],
      steps: [A.plays('Level'), now(at('Spring'), { asked: null, hand: { A: ['Walker'] } })],
    }));
});
