import { view } from '@smash/engine';
import {
  act,
  after,
  type CardIx,
  chooseMinion,
  endOfTurn,
  give,
  grants,
  isYours,
  look,
  NOBODY,
  onPlay,
  ops,
  protect,
  talent,
} from '@smash/engine/script';
import { describe, expect, it } from 'vitest';
import { A, actionCard, at, B, C, minionCard, now, offered, play } from '../play.ts';
import { sentences } from '../told.ts';

const charm = actionCard(
  'Charm',
  'standard',
  'Take control of a minion for this turn. You may play an extra action.',
  onPlay(function* (me) {
    const minion = (yield* chooseMinion(me, 'Charm a minion'))!;
    yield* act(ops.control(minion, me.seat, yield* endOfTurn()), ops.allow(me.seat, {}, 'action'));
  }),
);
const claim = actionCard(
  'Claim',
  'standard',
  'Take control of a minion. You may play an extra action.',
  onPlay(function* (me) {
    const minion = (yield* chooseMinion(me, 'Claim a minion'))!;
    yield* act(ops.control(minion, me.seat), ops.allow(me.seat, {}, 'action'));
  }),
);
const gift = actionCard(
  'Gift',
  'standard',
  'Give another player control of one of your minions. You may play an extra action.',
  onPlay(function* (me) {
    yield* give(me, (yield* chooseMinion(me, 'Choose a present', isYours(me)))!);
    yield* act(ops.allow(me.seat, {}, 'action'));
  }),
);
const sage = minionCard(
  'Sage',
  2,
  'Talent: Draw a card.',
  talent(function* (me) {
    yield* act(ops.draw(me.seat, 1));
  }),
);
const watcher = minionCard(
  'Watcher',
  1,
  'Each time a card has come to another player, draw a card.',
  after('control', {}, function* (me) {
    yield* act(ops.draw(me.seat, 1));
  }),
);
const cards = [charm, claim, gift, sage, watcher];

describe('a change of control with a deadline', () => {
  it('ends with the turn: the minion counts for whoever has it, in play and in the view, and goes back (TERM-5, IO-2)', () =>
    play({
      cards,
      seats: { A: { hand: ['Charm'] } },
      bases: [at('Meadow', 'B Invader', 'A Walker'), at('Moor', 'B Walker')],
      steps: [
        A.plays('Charm'),
        A.answers('Invader'),
        now(at('Meadow', 'A Invader', 'A Walker'), at('Moor', 'B Walker'), {
          asked: null,
          bases: { Meadow: { power: { A: 5, B: 0 } } },
          cards: { Invader: { owner: 'B' } },
        }),
        ({ state }) => {
          const lanes = view(state, 'spectator').bases[0]!.lanes;
          expect(lanes.map((lane) => [lane.total, lane.minions.map((m) => [m.name, m.owner, m.controller])])).toEqual([
            [
              5,
              [
                ['Invader', 1, 0],
                ['Walker', 0, 0],
              ],
            ],
            [0, []],
          ]);
        },
        A.ends(),
        now(at('Meadow', 'B Invader', 'A Walker'), { turn: 'B' }),
        (table) =>
          expect(sentences(table, 'control')).toEqual([
            'A gained control of Invader for this turn (Charm)',
            'B regained control of Invader',
          ]),
      ],
    }));

  it('gives it back to whoever had it, who need not be its owner (IO-2)', () =>
    play({
      cards,
      turn: 'B',
      seats: { A: { hand: ['Charm'] }, B: { hand: ['Claim'] }, C: {} },
      bases: [at('Meadow', 'C Invader'), at('Moor')],
      steps: [
        B.plays('Claim'),
        now(at('Meadow', 'B Invader'), { asked: null }),
        B.ends(),
        C.ends(),
        A.plays('Charm'),
        now(at('Meadow', 'A Invader'), { asked: null }),
        A.ends(),
        now(at('Meadow', 'B Invader'), { turn: 'B', cards: { Invader: { owner: 'C' } } }),
        (table) => expect(sentences(table, 'control').at(-1)).toBe('B regained control of Invader'),
      ],
    }));

  it('is ended by a later one without a deadline: who then has it keeps it (IO-2)', () =>
    play({
      cards,
      seats: { A: { hand: ['Charm', 'Gift'] }, B: {}, C: {} },
      bases: [at('Meadow', 'C Invader'), at('Moor')],
      steps: [
        A.plays('Charm'),
        A.plays('Gift'),
        offered('A', ['B', 'C']),
        A.answers('B'),
        now(at('Meadow', 'B Invader'), { asked: null }),
        A.ends(),
        now(at('Meadow', 'B Invader'), { turn: 'B' }),
        B.ends(),
        C.ends(),
        now(at('Meadow', 'B Invader'), { turn: 'A' }),
      ],
    }));
});

describe('a change of control without a deadline', () => {
  it('lasts from turn to turn until the minion leaves play, and is forgotten then (IO-1, IO-2, TERM-5)', () =>
    play({
      cards,
      seats: { A: { hand: ['Claim', 'Beam Up'] } },
      bases: [at('Meadow', 'B Invader'), at('Moor')],
      steps: [
        A.plays('Claim'),
        A.ends(),
        now(at('Meadow', 'A Invader'), { turn: 'B' }),
        B.ends(),
        A.plays('Beam Up'),
        now(at('Meadow'), { asked: null, hand: { A: { lacks: ['Invader'] }, B: { has: ['Invader'] } } }),
        A.ends(),
        B.plays('Invader', 'Moor'),
        now(at('Moor', 'B Invader'), { asked: null, vp: { A: 0, B: 1 } }),
      ],
    }));

  it('a protected minion is not taken, and nothing is set off (CAN-1)', () =>
    play({
      cards: [
        ...cards,
        minionCard(
          'Loyal',
          2,
          'Other players cannot take control of this minion.',
          protect((_q, me, op, cause) => op.verb === 'control' && op.card === me.self && cause.seat !== me.seat),
        ),
      ],
      seats: { A: { hand: ['Claim'] } },
      bases: [at('Meadow', 'B Loyal', 'A Watcher'), at('Moor')],
      steps: [
        A.plays('Claim'),
        offered('A', ['Loyal', 'Watcher']),
        A.answers('Loyal'),
        now(at('Meadow', 'B Loyal', 'A Watcher'), { asked: null, hand: { A: [] } }),
        (table) => expect(sentences(table, 'control')).toEqual([]),
      ],
    }));

  it('taking what you have is no event (TERM-5)', () =>
    play({
      cards,
      seats: { A: { hand: ['Claim', 'Charm'], deck: ['Howl', 'Dinghy'] } },
      bases: [at('Meadow', 'B Invader', 'A Watcher'), at('Moor')],
      steps: [
        A.plays('Claim'),
        A.answers('Watcher'),
        now(at('Meadow', 'B Invader', 'A Watcher'), { asked: null, hand: { A: ['Charm'] } }),
        A.plays('Charm'),
        A.answers('Invader'),
        now(at('Meadow', 'A Invader', 'A Watcher'), { asked: null, hand: { A: ['Howl'] } }),
      ],
    }));

  it('taken for good while it is yours for the turn, it stays yours afterwards (IO-2)', () =>
    play({
      cards,
      seats: { A: { hand: ['Charm', 'Claim', 'Charm'] } },
      bases: [at('Meadow', 'B Invader'), at('Moor')],
      steps: [
        A.plays('Charm'),
        A.plays('Claim'),
        A.plays('Charm'),
        A.ends(),
        now(at('Meadow', 'A Invader'), { turn: 'B' }),
        (table) =>
          expect(sentences(table, 'control')).toEqual([
            'A gained control of Invader for this turn (Charm)',
            'A gained control of Invader (Claim)',
          ]),
      ],
    }));

  it('the base scores for whoever controls it, and it goes to its owner (TERM-5, SCORE-9)', () =>
    play({
      cards,
      seats: { A: { hand: ['Claim'] } },
      bases: [at('Meadow', 'B Invader +8', 'B Walker'), at('Moor')],
      steps: [
        A.plays('Claim'),
        A.answers('Invader'),
        A.ends(),
        now({ turn: 'B', vp: { A: 3, B: 2 }, discard: { A: ['Claim'], B: ['Invader', 'Walker'] } }),
      ],
    }));
});

describe('what a new controller can do with a card', () => {
  it('a talent at once, but not once more in the same turn (ABL-5, TERM-5)', () =>
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

  it('"on each of your turns" begins at once, and is given once a turn (TERM-5, EXT-2)', () =>
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

  it('and not for a player whose turn it is not (TERM-5)', () =>
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

  it('actions on it stay with who played them (ATT-4)', () =>
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

  it('stays who it was when it began, though the card has gone to another player meanwhile (TERM-2, RES-4)', () =>
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

describe('control when a player concedes (WIN-3)', () => {
  it('what that player has of others goes to its owners, whatever gave it (TERM-5)', () =>
    play({
      cards,
      seats: { A: { hand: ['Claim', 'Charm'] }, B: {}, C: {} },
      bases: [at('Meadow', 'B Invader', 'C Walker', 'B Walker'), at('Moor')],
      steps: [
        A.plays('Claim'),
        A.answers('Invader'),
        A.plays('Charm'),
        A.answers('Walker/C'),
        { by: 'A', concede: true },
        now(at('Meadow', 'B Walker'), { turn: 'B', discard: { B: ['Invader'], C: ['Walker'] } }),
      ],
    }));

  it('what that player owns leaves the game, whoever has it (TERM-5)', () =>
    play({
      cards,
      seats: { A: { hand: ['Claim'] }, B: {}, C: {} },
      bases: [at('Meadow', 'B Invader', 'A Walker', 'C Walker'), at('Moor')],
      steps: [
        A.plays('Claim'),
        A.answers('Invader'),
        { by: 'B', concede: true },
        now(at('Meadow', 'A Walker', 'C Walker'), { turn: 'A' }),
      ],
    }));

  it('what would go back to that player goes to its owner instead, at the deadline (IO-2)', () =>
    play({
      cards,
      turn: 'B',
      seats: { A: { hand: ['Charm'] }, B: { hand: ['Claim'] }, C: {} },
      bases: [at('Meadow', 'C Invader', 'A Watcher'), at('Moor', 'B Walker of A')],
      steps: [
        B.plays('Claim'),
        B.answers('Invader'),
        B.ends(),
        C.ends(),
        A.plays('Charm'),
        A.answers('Invader'),
        { by: 'B', concede: true },
        now(at('Meadow', 'A Invader', 'A Watcher'), at('Moor'), { turn: 'A', discard: { A: { has: ['Walker'] } } }),
        A.ends(),
        now(at('Meadow', 'C Invader', 'A Watcher'), { turn: 'C' }),
      ],
    }));

  it('a card that this player was lent when it came into play goes to its owner, too (IO-2)', () =>
    play({
      cards,
      seats: { A: { hand: ['Charm'] }, B: {}, C: {} },
      bases: [at('Meadow', 'B Invader of C'), at('Moor')],
      steps: [
        A.plays('Charm'),
        { by: 'B', concede: true },
        now(at('Meadow', 'A Invader'), { turn: 'A' }),
        A.ends(),
        now(at('Meadow', 'C Invader'), { turn: 'C' }),
      ],
    }));

  it('nothing is given to a player who has conceded (WIN-3)', () =>
    play({
      cards: [
        actionCard(
          'Late Gift',
          'standard',
          'Choose a minion of yours, let its next player look on, then give it.',
          onPlay(function* (me) {
            const minion = (yield* chooseMinion(me, 'Choose a present', isYours(me)))!;
            const last = yield* look((q) => q.otherPlayers(me.seat).at(-1) ?? NOBODY);
            yield* chooseMinion({ ...me, seat: 1 }, 'Wait', () => true);
            yield* act(ops.control(minion, last));
          }),
        ),
      ],
      seats: { A: { hand: ['Late Gift'] }, B: {}, C: {} },
      bases: [at('Meadow', 'A Invader', 'B Walker', 'B Scout'), at('Moor')],
      steps: [
        A.plays('Late Gift'),
        { by: 'C', concede: true },
        B.answers('Scout'),
        now(at('Meadow', 'A Invader', 'B Walker', 'B Scout'), { asked: null }),
      ],
    }));
});

describe('an ability that was set off before its card changed hands', () => {
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

  it('is used by whoever has it when it resolves (ABL-8, RES-4)', () =>
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

  it('is lost where it would not have been set off for that player (ABL-8, RES-4)', () =>
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

  it('set off by the change itself it is still of whoever gave the card away (RES-4)', () =>
    play({
      cards: [...cards, heirloom],
      seats: { A: { hand: ['Gift'] } },
      bases: [at('Meadow', 'A Heirloom'), at('Moor')],
      steps: [A.plays('Gift'), now(at('Meadow', 'B Heirloom'), { asked: null, hand: { A: ['Filler'], B: [] } })],
    }));
});
