import {
  act,
  afterDiscarded,
  atStartOfYourTurn,
  chooseToDo,
  here,
  look,
  onPlay,
  ops,
  ownPower,
  playExtraMinion,
  special,
  thisBaseScores,
} from '@smash/engine/script';
import { describe, it } from 'vitest';
import { A, actionCard, at, B, baseCard, minionCard, now, offered, play, seat } from '../play.ts';

const early = minionCard(
  'Early Bird',
  2,
  'At the start of your turn, draw a card.',
  atStartOfYourTurn(function* (me) {
    yield* act(ops.draw(me.seat, 1));
  }),
);

describe('a card that enters play at a moment takes part in it', () => {
  const caller = minionCard(
    'Caller',
    2,
    'At the start of your turn, play an extra minion.',
    atStartOfYourTurn(function* (me) {
      yield* playExtraMinion(me.seat, {});
    }),
  );

  it('at the start of the turn it uses its ability in the same phase, once (TURN-2, TURN-3)', () =>
    play({
      cards: [early, caller],
      phase: 'start',
      seats: { A: { hand: ['Early Bird', 'Cannon'], deck: ['Howl', 'Dinghy'] } },
      bases: [at('Meadow', 'A Caller', 'B Early Bird'), at('Moor')],
      steps: [
        A.answers('Moor'),
        now(at('Meadow', 'A Caller', 'B Early Bird'), at('Moor', 'A Early Bird'), {
          asked: null,
          phase: 'play',
          hand: { A: ['Cannon', 'Howl'], B: 0 },
        }),
      ],
    }));

  const herald = minionCard(
    'Herald',
    2,
    'Special: Before this base scores, draw a card.',
    special('beforeScore', { when: thisBaseScores }, function* (me) {
      yield* act(ops.draw(me.seat, 1));
    }),
  );
  it('a mandatory ability that comes between the optional ones resolves before the next player acts (ME-2, ME-3)', () =>
    play({
      cards: [herald],
      seats: {
        A: { hand: ['Hidden Ninja', 'Herald'], deck: ['Howl', 'Upgrade', 'Probe', 'Dinghy'] },
        B: { hand: ['Hidden Ninja', 'Filler'] },
      },
      bases: [at('Meadow', 'A Filler +9', 'B Filler'), at('Moor', 'A Herald')],
      steps: [
        A.ends(),
        offered('A', ['Hidden Ninja', 'pass']),
        now({ hand: { A: ['Hidden Ninja', 'Herald'] } }),
        A.answers('Hidden Ninja'),
        // The card is drawn, once and for the Herald here alone; B has not acted yet.
        now(at('Meadow', 'A Filler', 'A Herald', 'B Filler'), {
          asked: { seat: 'B', has: ['Hidden Ninja', 'pass'] },
          hand: { A: ['Howl'] },
          vp: { A: 0, B: 0 },
        }),
        B.answers('Hidden Ninja'),
        now(at('Heath'), { hand: { A: { has: ['Howl'] } }, vp: { A: 3, B: 2 } }),
      ],
    }));
});

describe('an ability triggered by one part of another', () => {
  const feint = actionCard(
    'Feint',
    'standard',
    'Destroy every Gremlin. You may draw a card.',
    onPlay(function* (me) {
      yield* act(...(yield* look((q) => q.minions((ix) => q.name(ix) === 'Gremlin'))).map(ops.destroy));
      if (yield* chooseToDo(me.seat, 'Draw a card', 'Draw', 'Do not')) yield* act(ops.draw(me.seat, 1));
    }),
  );
  const table = {
    cards: [feint],
    seats: { A: { hand: ['Feint'], deck: ['Howl'] }, B: { deck: ['Cannon', 'Probe'] } },
    bases: [at('Meadow', 'B Gremlin', 'A Walker'), at('Moor')],
  };

  it('waits until that ability has resolved: the Gremlin takes the card drawn at its end (RES-4, RES-8)', () =>
    play({
      ...table,
      steps: [
        A.plays('Feint'),
        now(at('Meadow', 'A Walker'), { asked: { seat: 'A', has: ['yes', 'no'] }, hand: { A: [], B: [] } }),
        A.answers('yes'),
        now({ asked: null, hand: { A: [], B: ['Cannon'] }, discard: { A: ['Feint', 'Howl'], B: ['Gremlin'] } }),
      ],
    }));

  it('and finds no card to take when none was drawn (RES-8)', () =>
    play({
      ...table,
      steps: [
        A.plays('Feint'),
        A.answers('no'),
        now({ asked: null, hand: { A: [], B: ['Cannon'] }, deck: { A: ['Howl'] }, discard: { A: ['Feint'] } }),
      ],
    }));
});

describe('while a base is scoring', () => {
  const judge = minionCard(
    'Judge',
    3,
    'Ongoing: While this base is scoring, this minion has +2 power.',
    ownPower((q, me) => (q.s.scoring === q.base(me.self) ? 2 : 0)),
  );
  const powers = (one: number, other: number) =>
    now({ cards: { 'Judge@Meadow': { power: one }, 'Judge@Moor': { power: other } } });

  it('lasts from choosing it until its replacement is in play, for this base only (SCORE-2, SCORE-12)', () =>
    play({
      cards: [judge],
      seats: { A: { hand: ['Full Sail'] } },
      baseDeck: ['Heath', 'Fen'],
      bases: [
        at('Meadow', 'A Judge', 'A First Mate', 'B Filler +5'),
        at('Moor', 'A Judge', 'B Filler +9'),
        at('Marsh', 'A Walker'),
      ],
      steps: [
        powers(3, 3),
        A.ends(),
        // Both bases are ready, and none has been chosen.
        offered('A', ['Meadow', 'Moor']),
        powers(3, 3),
        A.answers('Meadow'),
        offered('A', ['Full Sail', 'pass']),
        powers(5, 3),
        A.answers('pass'),
        // A's minions have 5 and 2 power against B's 6.
        now({ vp: { A: 3, B: 2 } }),
        offered('A', ['First Mate', 'pass']),
        powers(5, 3),
        A.answers('First Mate', 'Marsh'),
        now(at('Heath'), { cards: { Judge: { power: 5 } } }),
        offered('A', ['Full Sail', 'pass']),
        A.answers('pass'),
        now(at('Heath'), at('Fen'), at('Marsh', 'A Walker', 'A First Mate'), { turn: 'B', vp: { A: 5, B: 5 } }),
      ],
    }));

  it('is over when the new base is in play (SCORE-12)', () =>
    play({
      cards: [judge],
      seats: { A: {} },
      bases: [at('Tortuga', 'B Filler +19', 'A Filler'), at('Moor', 'A Judge', 'A Walker'), at('Marsh', 'A Judge')],
      steps: [
        A.ends(),
        offered('A', ['Judge@Moor', 'Walker', 'Judge@Marsh', 'no']),
        A.answers('Judge@Moor'),
        now(at('Heath', 'A Judge'), { cards: { 'Judge@Heath': { power: 3 } }, turn: 'B' }),
      ],
    }));
});

describe('ME-6: one ability that several players must use is used clockwise from the current player', () => {
  const wake = baseCard(
    'Wake',
    'After your minions here go to the discard pile, you may draw a card.',
    afterDiscarded(
      { when: (q, me, gone) => gone.base === here(q, me), seats: (_q, me) => [me.args.controller] },
      function* (me) {
        if (yield* chooseToDo(me.seat, 'Draw a card', 'Draw', 'Leave it')) yield* act(ops.draw(me.seat, 1));
      },
    ),
  );
  const cull = actionCard(
    'Cull',
    'standard',
    'Destroy every minion.',
    onPlay(function* () {
      yield* act(...(yield* look((q) => q.minions(() => true))).map(ops.destroy));
    }),
  );
  it.each(['A', 'B'] as const)('%s plays: that player draws first', (turn) =>
    play({
      cards: [wake, cull],
      turn,
      seats: { [turn]: { hand: ['Cull'] } },
      bases: [at('Wake', 'B Filler', 'A Filler'), at('Moor')],
      steps: [
        seat(turn).plays('Cull'),
        now({ asked: { seat: turn, has: ['yes', 'no'] } }),
        seat(turn).answers('no'),
        now({ asked: { seat: turn === 'A' ? 'B' : 'A', has: ['yes', 'no'] } }),
        seat(turn === 'A' ? 'B' : 'A').answers('no'),
        now({ asked: null }),
      ],
    }),
  );
  it('it is ordered once among other mandatory ones', () =>
    play({
      cards: [wake, cull],
      seats: { A: { hand: ['Cull'] } },
      bases: [at('Wake', 'B Filler', 'A Filler', 'B Samurai-Chan'), at('Moor')],
      steps: [A.plays('Cull'), offered('A', ['Wake', 'Samurai-Chan']), A.answers('Wake', 'no')],
    }));
});
