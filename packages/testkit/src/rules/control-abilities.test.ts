import { act, after, type CardIx, chooseMinion, give, grants, look, onPlay, ops, talent } from '@smash/engine/script';
import { describe, it } from 'vitest';
import { A, actionCard, at, B, minionCard, now, play } from '../play.ts';
import { cards } from './control-cards.ts';

describe('what a new controller can do with a card', () => {
  it('a talent immediately, but not twice in the same turn (ABL-5, TERM-5)', () =>
    play({
      cards,
      seats: { A: { hand: ['Claim', 'Claim', 'Gift'] } },
      bases: [at('Meadow', 'B Sage'), at('Moor')],
      steps: [
        A.plays('Claim'),
        A.uses('Sage'),
        now({ hand: { A: ['Claim', 'Filler', 'Gift'] }, cannot: [A.uses('Sage')] }),
        A.plays('Gift'),
        now(at('Meadow', 'B Sage'), { cannot: [A.uses('Sage')] }),
        A.plays('Claim'),
        now(at('Meadow', 'A Sage'), { asked: null, cannot: [A.uses('Sage')] }),
        A.ends(),
        B.ends(),
        A.uses('Sage'),
        now({ turn: 'A', asked: null }),
      ],
    }));

  const steward = minionCard(
    'Steward',
    2,
    'Ongoing: On each of your turns you may play an extra minion.',
    grants('minion'),
  );

  it('"on each of your turns" starts immediately, once per turn (TERM-5, EXT-2)', () =>
    play({
      cards: [...cards, steward],
      seats: { A: { hand: ['Claim', 'Gift', 'Claim', 'Filler', 'Filler', 'Filler'] } },
      bases: [at('Meadow', 'B Steward'), at('Moor')],
      steps: [
        A.plays('Filler', 'Moor'),
        now({ cannot: [A.plays('Filler', 'Moor')] }),
        A.plays('Claim'),
        A.answers('Steward'),
        A.plays('Filler', 'Moor'),
        now({ cannot: [A.plays('Filler', 'Moor')] }),
        A.plays('Gift'),
        A.answers('Steward'),
        A.plays('Claim'),
        A.answers('Steward'),
        now(at('Meadow', 'A Steward'), { asked: null, cannot: [A.plays('Filler', 'Moor')] }),
      ],
    }));

  it('but not for a player whose turn it is not (TERM-5)', () =>
    play({
      cards: [...cards, steward],
      seats: { A: { hand: ['Gift'] }, B: { hand: ['Filler', 'Filler', 'Filler'] } },
      bases: [at('Meadow', 'A Steward'), at('Moor')],
      steps: [
        A.plays('Gift'),
        A.ends(),
        B.plays('Filler', 'Moor'),
        B.plays('Filler', 'Moor'),
        now(at('Moor', 'B Filler', 'B Filler'), { asked: null, cannot: [B.plays('Filler', 'Moor')] }),
      ],
    }));

  it('actions on it stay with the player who played them (ATT-4)', () =>
    play({
      cards: [
        ...cards,
        actionCard(
          'Pension',
          'minion',
          'Talent: Draw a card.',
          talent(function* (me) {
            yield* act(ops.draw(me.seat, 1));
          }),
        ),
      ],
      seats: { A: { hand: ['Gift'] } },
      bases: [at('Meadow', 'A Invader with A Pension'), at('Moor')],
      steps: [
        A.plays('Gift'),
        A.uses('Pension'),
        now(at('Meadow', 'B Invader with A Pension'), { asked: null, hand: { A: ['Filler'] } }),
        A.ends(),
        now({ turn: 'B', cannot: [B.uses('Pension')] }),
      ],
    }));
});

describe('"you" of an ability', () => {
  const turncoat = minionCard(
    'Turncoat',
    2,
    'Give another player control of this minion. Destroy a minion here.',
    onPlay(function* (me) {
      yield* give(me, me.self);
      const victim: CardIx = yield* look((q) => q.minionsAt(q.base(me.self))[0]!);
      yield* act(ops.destroy(victim));
    }),
  );
  const judge = minionCard(
    'Judge',
    1,
    'Each time you have destroyed a minion, gain 1 VP.',
    after('destroy', { when: (_q, me, gone) => gone.by === me.seat }, function* (me) {
      yield* act(ops.gainVp(me.seat, 1));
    }),
  );

  it('remains who it was at the start, even if the card changes hands meanwhile (TERM-2, RES-4)', () =>
    play({
      cards: [turncoat, judge],
      seats: { A: { hand: ['Turncoat'] } },
      bases: [at('Meadow', 'B Walker', 'A Invader'), at('Moor', 'A Judge', 'B Judge')],
      steps: [
        A.plays('Turncoat', 'Meadow'),
        now(at('Meadow', 'A Invader', 'B Turncoat'), { asked: null, vp: { A: 1, B: 0 } }),
      ],
    }));
});

describe('an ability triggered before its card changed hands', () => {
  const kidnapper = minionCard(
    'Kidnapper',
    2,
    'Take control of a minion here.',
    onPlay(function* (me) {
      const minion = (yield* chooseMinion(me, 'Kidnap a minion', (q, ix) => q.base(ix) === q.base(me.self)))!;
      yield* act(ops.control(minion, me.seat));
    }),
  );
  const host = minionCard(
    'Host',
    2,
    'Each time a minion has been played, draw a card.',
    after('play', { when: (q, _me, played) => q.isMinionCard(played.card) }, function* (me) {
      yield* act(ops.draw(me.seat, 1));
    }),
  );
  const sentry = minionCard(
    'Sentry',
    2,
    'Each time another player has played a minion, draw a card.',
    after('play', { when: (q, me, played) => q.isMinionCard(played.card) && played.seat !== me.seat }, function* (me) {
      yield* act(ops.draw(me.seat, 1));
    }),
  );
  const heirloom = minionCard(
    'Heirloom',
    2,
    'After you give another player control of this minion, draw a card.',
    after(
      'control',
      { when: (_q, me, given) => given.card === me.self && given.controller === me.seat && given.by === me.seat },
      function* (me) {
        yield* act(ops.draw(me.seat, 1));
      },
    ),
  );

  it('is used by the card’s controller when it resolves (ABL-8, RES-4)', () =>
    play({
      cards: [kidnapper, host],
      seats: { A: { hand: ['Kidnapper'] } },
      bases: [at('Meadow', 'B Host'), at('Moor')],
      steps: [
        A.plays('Kidnapper', 'Meadow'),
        A.answers('Host'),
        now(at('Meadow', 'A Host', 'A Kidnapper'), { asked: null, hand: { A: ['Filler'], B: [] } }),
      ],
    }));

  it('is lost if it would not have triggered for that player (ABL-8, RES-4)', () =>
    play({
      cards: [kidnapper, sentry],
      seats: { A: { hand: ['Kidnapper'] } },
      bases: [at('Meadow', 'B Sentry'), at('Moor', 'B Sentry')],
      steps: [
        A.plays('Kidnapper', 'Meadow'),
        A.answers('Sentry'),
        now(at('Meadow', 'A Sentry', 'A Kidnapper'), at('Moor', 'B Sentry'), {
          asked: null,
          hand: { A: [], B: ['Filler'] },
        }),
      ],
    }));

  it('if triggered by the change itself, stays with the player who gave the card away (RES-4)', () =>
    play({
      cards: [...cards, heirloom],
      seats: { A: { hand: ['Gift'] } },
      bases: [at('Meadow', 'A Heirloom'), at('Moor')],
      steps: [A.plays('Gift'), now(at('Meadow', 'B Heirloom'), { asked: null, hand: { A: ['Filler'], B: [] } })],
    }));
});
