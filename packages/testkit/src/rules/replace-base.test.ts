import { act, at as atMoment, look, onPlay, ops, thisBaseScores } from '@smash/engine/script';
import { describe, it } from 'vitest';
import { A, actionCard, at, baseCard, now, play } from '../play.ts';

const drawsFirst = baseCard(
  'Herald',
  'Before this base scores, the current player draws a card.',
  atMoment('beforeScore', { when: thisBaseScores }, function* (me) {
    yield* act(ops.draw(me.seat, 1));
  }),
);
const mirage = baseCard(
  'Mirage',
  'Before this base scores, the top card of the base deck comes in its place.',
  atMoment('beforeScore', { when: thisBaseScores }, function* (me) {
    yield* act(ops.replaceBase(me.self, yield* look((q) => q.s.baseDeck.at(-1)!)));
  }),
);
const shift = actionCard(
  'Shift',
  'standard',
  'The top card of the base deck comes in the place of the first base.',
  onPlay(function* () {
    const [old, next] = yield* look((q) => [q.bases()[0]!, q.s.baseDeck.at(-1)!]);
    yield* act(ops.replaceBase(old!, next!));
  }),
);

describe('a base replaced by another with all cards on it', () => {
  it('outside scoring only gives up its place (ATT-6, CONF-1)', () =>
    play({
      cards: [shift],
      seats: { A: { hand: ['Shift'] } },
      baseDeck: ['Heath'],
      bases: [at('Meadow', 'A Walker with B Upgrade', 'B Overrun'), at('Moor', 'B Invader')],
      steps: [
        A.plays('Shift'),
        now(at('Heath', 'A Walker with B Upgrade', 'B Overrun'), at('Moor', 'B Invader'), {
          asked: null,
          baseDiscard: ['Meadow'],
        }),
      ],
    }));

  it('passes its scoring on: the new one scores regardless of its breakpoint, with its own text (CONF-1, SCORE-4, SCORE-13)', () =>
    play({
      cards: [mirage, drawsFirst],
      phase: 'score',
      baseDeck: ['Herald', 'Heath'],
      bases: [at('Mirage', 'A Walker +9', 'B Walker'), at('Moor')],
      steps: [now(at('Heath'), { turn: 'B', vp: { A: 3, B: 2 }, hand: { A: ['Filler', 'Filler', 'Filler'] } })],
    }));

  it('ends effects that last until it has scored; abilities before it scores still work (SCORE-3, SCORE-12)', () => {
    const banner = actionCard(
      'Banner',
      'base',
      'Before this base scores, each minion at another base gains +3 power until it has scored.',
      atMoment('beforeScore', { when: thisBaseScores }, function* (me) {
        const base = yield* look((q) => q.base(me.self));
        const others = yield* look((q) => q.minions((ix) => q.base(ix) !== base));
        yield* act(...others.map((ix) => ops.power(ix, 3, { t: 'scored', base })));
      }),
    );
    play({
      cards: [mirage, banner],
      phase: 'score',
      seats: { A: { hand: ['Hidden Ninja', 'Walker'] } },
      baseDeck: ['Heath', 'Fen'],
      bases: [at('Mirage', 'A Invader +9', 'B Banner'), at('Moor', 'B Invader')],
      steps: [
        A.answers('Banner'),
        now(at('Heath', 'A Invader', 'B Banner'), { cards: { 'Invader@Moor': { power: 6 } } }),
        A.plays('Hidden Ninja'),
        now(at('Heath', 'A Invader', 'B Banner', 'A Walker')),
        A.answers('?return'),
        now(at('Fen'), { turn: 'B', vp: { A: 3 }, baseDiscard: ['Mirage', 'Heath'] }),
        now({ cards: { 'Invader@Moor': { power: 3 } } }),
      ],
    });
  });
});

it('another base in the place of one that is destroyed ends what lasts there, and nothing elsewhere (ATT-6, CALC-2)', () => {
  const cheer = actionCard(
    'Cheer',
    'standard',
    'Each minion gains +2 power, and each base +4 breakpoint, until the end of the turn. Play an extra action.',
    onPlay(function* (me) {
      const until = yield* look((q) => ({ t: 'turnEnd' as const, turn: q.s.turn }));
      const [minions, bases] = yield* look((q) => [q.minions().slice(), q.bases().slice()]);
      yield* act(...minions!.map((ix) => ops.power(ix, 2, until)), ...bases!.map((ix) => ops.breakpoint(ix, 4, until)));
      yield* act(ops.allow(me.seat, {}, 'action'));
    }),
  );
  const renew = actionCard(
    'Renew',
    'standard',
    'The top card of the base deck comes in the place of the first base, which is destroyed.',
    onPlay(function* () {
      const [old, next] = yield* look((q) => [q.bases()[0]!, q.s.baseDeck.at(-1)!]);
      yield* act(ops.renewBase(old!, next!));
    }),
  );
  play({
    cards: [cheer, renew],
    seats: { A: { hand: ['Cheer', 'Renew'] } },
    baseDeck: ['Heath'],
    bases: [at('Meadow', 'A Walker'), at('Moor', 'A Invader')],
    steps: [
      A.plays('Cheer'),
      A.plays('Renew'),
      now(at('Heath', 'A Walker'), { asked: null, cards: { Walker: { power: 4 }, Invader: { power: 5 } } }),
    ],
  });
});
