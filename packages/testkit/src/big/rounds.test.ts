import { apply, resume, view } from '@smash/engine';
import {
  act,
  after,
  atStartOfYourTurn,
  endOfTurn,
  look,
  at as moment,
  onPlay,
  ops,
  talent,
} from '@smash/engine/script';
import { describe, expect, it } from 'vitest';
import { A, actionCard, at, B, C, minionCard, now, offered, play, refused } from '../play.ts';
import { buildPosition } from '../position.ts';
import { sentences } from '../told.ts';

const bigBase = { card: 'Meadow' };
const next = { baseDeck: ['Moor', 'Marsh', 'Heath'] };

/** +2 power until the end of the turn. */
const drill = actionCard(
  'Drill',
  'standard',
  '',
  onPlay(function* (me) {
    const mine = yield* look((q) => q.minionsOf(me.seat));
    const until = yield* endOfTurn();
    yield* act(...mine.map((ix) => ops.power(ix, 2, until)));
  }),
);
/** +2 power until the start of your next turn. */
const guard = actionCard(
  'Guard',
  'standard',
  '',
  onPlay(function* (me) {
    const [mine, turn] = yield* look((q) => [q.minionsOf(me.seat), q.s.turn] as const as [number[], number]);
    yield* act(...mine.map((ix) => ops.power(ix, 2, { t: 'turnStart', seat: me.seat, after: turn })));
  }),
);
/** At the end of its player's turn it grows. */
const sleeper = minionCard(
  'Sleeper',
  1,
  '',
  moment('turnEnd', { when: (q, me) => q.s.current === me.seat }, function* (me) {
    yield* act(ops.counters(me.self, 1));
  }),
);
const trainer = minionCard(
  'Trainer',
  1,
  '',
  talent(function* (me) {
    yield* act(ops.counters(me.self, 1));
  }),
);

describe('a round (BIG-2)', () => {
  it('each player takes a turn, starting with the First Player, without Score Bases, Draw 2 Cards and End Turn (BIG-2, TURN-1)', () =>
    play({
      bigBase: { ...bigBase, first: 'B' },
      ...next,
      turn: 'B',
      seats: { A: {}, B: {}, C: { deck: ['Filler', 'Filler', 'Filler'] } },
      bases: [at('North', 'B Filler +30', 'C Filler')],
      steps: [
        now({ turn: 'B', phase: 'play' }),
        B.ends(),
        now({ turn: 'C', phase: 'play', hand: { A: 0, B: 0, C: 0 } }),
        C.ends(),
        now({ turn: 'A', hand: { A: 0, B: 0, C: 0 }, vp: { A: 0, B: 0, C: 0 } }),
        A.ends(),
        // North has far more power than its base card's breakpoint, which means nothing on the board.
        now(at('North', 'B Filler', 'C Filler'), {
          turn: 'B',
          hand: { A: 2, B: 2, C: 2 },
          vp: { A: 0, B: 0, C: 0 },
          bigBase: { round: 2, period: 1, first: 'B' },
        }),
      ],
    }));
  it('everyone draws two and discards down to ten at the end of the round (BIG-2, TURN-6)', () =>
    play({
      bigBase,
      ...next,
      turn: 'B',
      seats: { A: { hand: Array(9).fill('Filler') }, B: { hand: [...Array(9).fill('Filler'), 'Drill'] } },
      cards: [drill],
      bases: [],
      steps: [
        B.ends(),
        now({ phase: 'draw', hand: { A: 11, B: 12 } }),
        A.answers('Filler'),
        now({ phase: 'draw', hand: { A: 10, B: 12 } }),
        refused(B.answers('Drill')),
        B.answers('Drill', 'Filler'),
        now({ turn: 'A', phase: 'play', hand: { A: 10, B: 10 }, discard: { A: 1, B: 2 } }),
      ],
    }));
  it('effects until the end of the turn last until the end of the round, through the turns of others (BIG-2, TERM-11)', () =>
    play({
      bigBase,
      ...next,
      cards: [drill],
      seats: { A: { hand: ['Drill'] } },
      bases: [at('North', 'A Walker')],
      steps: [
        A.plays('Drill'),
        now({ cards: { Walker: { power: 4 } } }),
        A.ends(),
        now({ turn: 'B', cards: { Walker: { power: 4 } } }),
        B.ends(),
        now({ turn: 'A', cards: { Walker: { power: 2 } } }),
      ],
    }));
  it('effects until the start of a player’s turn end then, in the next round (BIG-2, TURN-2)', () =>
    play({
      bigBase,
      ...next,
      turn: 'B',
      cards: [guard],
      seats: { B: { hand: ['Guard'] } },
      bases: [at('North', 'B Walker')],
      steps: [
        B.plays('Guard'),
        B.ends(),
        now({ turn: 'A', cards: { Walker: { power: 4 } } }),
        A.ends(),
        now({ turn: 'B', cards: { Walker: { power: 2 } } }),
      ],
    }));
  it('"at the end of your turn" comes at the end of the round, once for each player (BIG-2, TURN-7)', () =>
    play({
      bigBase,
      ...next,
      cards: [sleeper],
      bases: [at('North', 'A Sleeper'), at('East', 'B Sleeper')],
      steps: [
        A.ends(),
        now({ turn: 'B', cards: { 'Sleeper/A': { counters: 0 }, 'Sleeper/B': { counters: 0 } } }),
        B.ends(),
        A.answers('Sleeper/B'),
        now({ turn: 'A', cards: { 'Sleeper/A': { counters: 1 }, 'Sleeper/B': { counters: 1 } } }),
      ],
    }));
  it('things done "in a turn" count at the end of the round, which is the end of that turn (BIG-2)', () =>
    play({
      bigBase: { card: 'Spikey Chair Room' },
      ...next,
      seats: { A: { hand: ['Filler'] }, B: { hand: ['Filler'] } },
      bases: [at('North', 'B Walker')],
      steps: [
        A.plays('Filler', 'East'),
        A.answers('East Yard'),
        A.ends(),
        B.ends(),
        // A has played a minion at East; B has played none in this round.
        offered('A', ['East', 'pass']),
        A.answers('East'),
        now(at('East'), { turn: 'A', hand: { A: 3 }, bigBase: { round: 2 } }),
        A.ends(),
        B.plays('Filler', 'North'),
        B.ends(),
        now({ turn: 'A', bigBase: { round: 3 } }),
      ],
    }));
  it('a talent may be used in each of its player’s turns; "at the start of your turn" stays where it is (BIG-2, ABL-5)', () =>
    play({
      bigBase,
      ...next,
      cards: [
        trainer,
        minionCard(
          'Riser',
          1,
          '',
          atStartOfYourTurn(function* (me) {
            yield* act(ops.counters(me.self, 1));
          }),
        ),
      ],
      bases: [at('North', 'A Trainer', 'B Riser')],
      steps: [
        A.uses('Trainer'),
        refused(A.uses('Trainer')),
        A.ends(),
        now({ turn: 'B', cards: { Riser: { counters: 1 }, Trainer: { counters: 1 } } }),
        B.ends(),
        A.uses('Trainer'),
        now({ turn: 'A', cards: { Riser: { counters: 1 }, Trainer: { counters: 2 } } }),
      ],
    }));
  it('the base card changes each round, and everybody sees the next one (BIG-2, INFO-1)', () =>
    play({
      bigBase,
      ...next,
      turn: 'B',
      bases: [at('North', 'A Filler')],
      steps: [
        (table) => expect(view(table.state, 'spectator').bigBase!.next!.name).toBe('Moor'),
        now({ bigBase: { card: 'Meadow' }, sees: { A: { has: ['Moor'], lacks: ['Marsh'] } } }),
        B.ends(),
        now(at('North', 'A Filler'), { bigBase: { card: 'Moor', round: 2 }, baseDiscard: ['Meadow'] }),
        (table) => {
          const board = view(table.state, 0).bigBase!;
          expect([board.card.name, board.next!.name, board.round, board.period]).toEqual(['Moor', 'Marsh', 2, 1]);
          expect(sentences(table, 'round', 'base')).toEqual([
            'Moor replaced Meadow',
            'Period 1, round 2: A is First Player',
          ]);
        },
      ],
    }));
  it('an empty base deck is rebuilt from the discard pile, so that there is always a next one (BIG-2, SCORE-10)', () =>
    play({
      bigBase,
      turn: 'B',
      baseDeck: ['Moor'],
      bases: [],
      steps: [B.ends(), now({ bigBase: { card: 'Moor' }, baseDeck: ['Meadow'], baseDiscard: 0 })],
    }));
  it('an extra turn gained by scoring comes after the round, before the next one begins (BIG-2)', () => {
    const position = {
      seats: { A: {}, B: {} },
      bigBase: { card: 'Meadow', round: 3, period: 1 },
      baseDeck: ['Moor', 'Marsh'],
    };
    const s = buildPosition({ ...position, phase: 'draw' }, '1');
    s.extraTurns.push({ seat: 1, turn: 0 });
    let { state } = resume(s);
    const turns: [number, number][] = [];
    while (state.big!.round < 2) {
      const [ask] = state.asks;
      turns.push([state.current, state.big!.period]);
      state = apply(state, { type: 'answer', seat: ask!.seat, prompt: ask!.id, pick: [ask!.options.length - 1] }).state;
    }
    expect(turns).toEqual([
      [1, 2],
      [0, 2],
      [1, 2],
    ]);
  });
});

describe('conceding on the board (BIG-2, WIN-3)', () => {
  it('a player who concedes on their own turn ends it, and the round continues (BIG-2, WIN-3)', () =>
    play({
      bigBase,
      ...next,
      bases: [at('North', 'A Filler', 'C Filler')],
      steps: [
        { by: 'A', concede: true },
        now(at('North', 'C Filler'), { turn: 'B', bigBase: { first: 'B', slots: { 'North Gate': null } } }),
        B.ends(),
        now({ turn: 'C' }),
        C.ends(),
        now({ turn: 'B', bigBase: { round: 2, first: 'B' } }),
      ],
    }));
  it('if the First Player concedes while all draw, the role passes on, and the round ends normally (BIG-2, WIN-3)', () =>
    play({
      bigBase,
      ...next,
      turn: 'C',
      seats: { A: { hand: Array(9).fill('Filler') }, B: {}, C: {} },
      bases: [],
      steps: [
        C.ends(),
        now({ phase: 'draw', turn: 'A' }),
        { by: 'A', concede: true },
        now({ turn: 'B', phase: 'play', hand: { B: 2, C: 2 }, bigBase: { round: 2, first: 'B' } }),
      ],
    }));
  it('nobody is asked to order what that triggers before the next turn begins (ME-1, ATT-3)', () => {
    const mourner = (name: string) =>
      minionCard(
        name,
        1,
        'Ongoing: After an action is destroyed, gain 1 VP.',
        after('destroy', { when: (q, _me, { card }) => !q.isMinion(card) }, function* (me) {
          yield* act(ops.gainVp(me.seat, 1));
        }),
      );
    play({
      cards: [mourner('Mourner'), mourner('Wailer')],
      bigBase: { ...bigBase, first: 'A' },
      ...next,
      turn: 'B',
      bases: [
        // Without the curse of the player who left, the guru accepts no action of other players.
        at('North', 'A Game Guru with B Curse of Imprisonment, C Poison', 'A Mourner'),
        at('East', 'C Wailer'),
      ],
      steps: [
        { by: 'B', concede: true },
        now(at('North', 'A Game Guru', 'A Mourner'), { turn: 'C', asked: null, vp: { A: 1, C: 1 } }),
      ],
    });
  });
  it('a player who concedes while choosing a slot leaves it to others (BIG-1, WIN-3)', () =>
    play({
      bigBase,
      ...next,
      seats: { A: { hand: ['Filler'] } },
      bases: [at('North', 'B Filler', 'C Filler')],
      steps: [
        A.plays('Filler', 'East'),
        offered('A', ['East Gate', 'East Yard', 'East Tower']),
        { by: 'A', concede: true },
        now(at('East'), { turn: 'B', asked: null, bigBase: { slots: { 'East Gate': null } } }),
      ],
    }));
});
