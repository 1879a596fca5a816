import { view, viewEvents } from '@smash/engine';
import { act, chooseBase, look, at as moment, ops, scoringBase, special, thisBaseScores } from '@smash/engine/script';
import { describe, expect, it } from 'vitest';
import { A, actionCard, at, B, baseCard, C, minionCard, now, offered, play } from '../play.ts';
import { sentences } from '../told.ts';

const last = { card: 'Meadow', round: 3 };
const next = { baseDeck: ['Moor', 'Marsh', 'Heath'] };

describe('the board scores at the end of a period (BIG-4)', () => {
  it('VP by total power over the whole board, and one for the most power on each side (BIG-4)', () =>
    play({
      bigBase: last,
      ...next,
      turn: 'C',
      // A 5, B 6, C 1: B has the most in all, A leads two sides, B one, C none.
      bases: [
        at('North', 'A Filler +1', 'B Filler'),
        at('East', 'A Filler +2', 'B Filler', 'C Filler'),
        at('South', 'B Filler +3'),
      ],
      steps: [
        (table) => {
          const { totals, vp } = view(table.state, 0).bigBase!;
          expect(vp).toEqual([
            [4, 2, 1, 0],
            [6, 4, 2, 0],
            [8, 5, 3, 1],
          ]);
          expect(totals).toEqual([
            { seat: 0, power: 5, place: 2, vp: 2, sides: 2 },
            { seat: 1, power: 6, place: 1, vp: 4, sides: 1 },
            { seat: 2, power: 1, place: 3, vp: 1, sides: 0 },
          ]);
        },
        C.ends(),
        now(at('North'), at('East'), at('South'), at('West'), {
          vp: { A: 4, B: 5, C: 1 },
          discard: { A: 2, B: 3, C: 1 },
          hand: { A: 2, B: 2, C: 2 },
          // C had the lowest total power.
          bigBase: { period: 2, round: 1, first: 'C', slots: { 'North Gate': null, 'South Gate': null } },
          turn: 'C',
        }),
        (table) => {
          expect(sentences(table, 'period', 'scored')).toEqual([
            'North scored: A +1 VP, now 1',
            'East scored: A +1 VP, now 2',
            'South scored: B +1 VP, now 1',
            'West scored: ',
            'Period 1 scored: B +4 VP, now 5, A +2 VP, now 4, C +1 VP, now 1',
          ]);
        },
      ],
    }));
  it('reports who took which place with which cards, best place first (BIG-4, SCORE-8)', () =>
    play({
      cards: [actionCard('Flag', 'base', '')],
      bigBase: last,
      ...next,
      turn: 'C',
      seats: { A: {}, B: {}, C: {} },
      bases: [at('North', 'A Filler', 'B Filler +2', 'B Filler'), at('East', 'C Flag')],
      steps: [
        ({ state }) => {
          const { card, rounds, periods, round, period, totals } = view(state, 0).bigBase!;
          expect({ name: card.name, rounds, periods, round, period }).toEqual({
            name: 'Meadow',
            rounds: 3,
            periods: 3,
            round: 3,
            period: 1,
          });
          expect(totals.map(({ place, sides }) => [place, sides])).toEqual([
            [2, 0],
            [1, 1],
            [null, 0],
          ]);
        },
        C.ends(),
        (table) => {
          const told = viewEvents(table.events, 'spectator');
          expect(told.find(({ type }) => type === 'scored')!.ranks).toEqual([
            {
              seat: 1,
              power: 4,
              place: 1,
              vp: 1,
              now: 1,
              cards: [
                { name: 'Filler', power: 3 },
                { name: 'Filler', power: 1 },
              ],
            },
            { seat: 0, power: 1, place: 2, vp: 0, now: 0, cards: [{ name: 'Filler', power: 1 }] },
            { seat: 2, power: 0, place: null, vp: 0, now: 0, cards: [] },
          ]);
          expect(told.find(({ type }) => type === 'period')!.ranks).toEqual([
            { seat: 1, power: 4, place: 1, vp: 4, now: 5, cards: [{ name: 'North', power: 4 }] },
            { seat: 0, power: 1, place: 2, vp: 2, now: 2, cards: [{ name: 'North', power: 1 }] },
            { seat: 2, power: 0, place: null, vp: 0, now: 0, cards: [] },
          ]);
        },
      ],
    }));

  it.each([
    [1, [5, 2, 1, 0]],
    [2, [7, 4, 2, 0]],
    [3, [9, 5, 3, 1]],
  ])('period %i has its own VP for the places, even for the fourth (BIG-4, VP-1)', (period, [a, b, c, d]) =>
    play({
      bigBase: { ...last, period, slots: { 'North Tower': 'A' } },
      ...next,
      turn: 'D',
      bases: [at('North', 'A Filler +3', 'B Filler +2', 'C Filler +1', 'D Filler')],
      steps: [{ by: 'D', end: true }, now({ vp: { A: a, B: b, C: c, D: d }, over: period === 3 })],
    }),
  );
  it('tied players take the best place they tie for, on the board and on a side (BIG-4, VP-3)', () =>
    play({
      bigBase: last,
      ...next,
      turn: 'C',
      bases: [at('North', 'A Filler +1', 'B Filler +1'), at('South', 'C Filler')],
      steps: [
        (table) =>
          expect(view(table.state, 0).bigBase!.totals.map(({ place, vp, sides }) => [place, vp, sides])).toEqual([
            [1, 4, 1],
            [1, 4, 1],
            [3, 1, 1],
          ]),
        C.ends(),
        now({ vp: { A: 5, B: 5, C: 2 }, bigBase: { first: 'C' } }),
      ],
    }));
  it('a player with neither a minion nor power on the board takes no place (BIG-4, VP-2)', () =>
    play({
      bigBase: last,
      ...next,
      turn: 'B',
      cards: [actionCard('Flag', 'base', ''), minionCard('Ghost', 0, '')],
      seats: { A: {}, B: {}, C: {} },
      bases: [at('North', 'A Flag', 'B Ghost')],
      steps: [
        B.ends(),
        // On a tie for the least power, the first of the tied players clockwise from the old First Player.
        C.ends(),
        now({ vp: { A: 0, B: 5, C: 0 }, bigBase: { first: 'A' } }),
      ],
    }));
  it('of the players with the lowest total power, the first clockwise from the First Player becomes First Player (BIG-2)', () =>
    play({
      bigBase: { ...last, first: 'B', slots: { 'North Tower': 'B' } },
      ...next,
      turn: 'A',
      bases: [at('North', 'A Filler', 'B Filler +1', 'C Filler')],
      steps: [A.ends(), now({ bigBase: { first: 'C', period: 2 }, turn: 'C' })],
    }));
  it('scores only in the last round of a period (BIG-2, BIG-4)', () =>
    play({
      bigBase: { card: 'Meadow', round: 2 },
      ...next,
      turn: 'B',
      bases: [at('North', 'A Filler +20')],
      steps: [B.ends(), now(at('North', 'A Filler'), { vp: { A: 0 }, bigBase: { round: 3, period: 1 } })],
    }));
});

describe('abilities around the scoring (BIG-4)', () => {
  const rally = actionCard('Rally', 'special', '', {
    ...special('beforeScore', { may: true, from: 'hand' }, function* (me) {
      const [mine, side] = yield* look(
        (q) =>
          [q.minionsAt(scoringBase(me)).filter((ix) => q.controller(ix) === me.seat), scoringBase(me)] as const as [
            number[],
            number,
          ],
      );
      if (side >= 0) yield* act(...mine.map((ix) => ops.counters(ix, 5)));
    }),
    plays: true,
  });
  const prize = minionCard(
    'Prize',
    1,
    '',
    special('afterScore', { when: thisBaseScores }, function* (me) {
      if (yield* look(() => me.args.winners.includes(me.seat))) yield* act(ops.gainVp(me.seat, 1));
    }),
  );
  const fugitive = minionCard(
    'Escape',
    1,
    '',
    special('afterScore', { may: true, when: thisBaseScores }, function* (me) {
      const to = yield* chooseBase(me.seat, 'Choose where it goes', yield* look((q) => q.otherBases(q.base(me.self))));
      if (to !== null) yield* act(ops.fate(me.self, to, me.seat));
    }),
  );
  it('before scoring each side has its window, the First Player first, and all effects count (BIG-4, SCORE-3)', () =>
    play({
      bigBase: last,
      ...next,
      turn: 'B',
      cards: [rally],
      seats: { A: { hand: ['Rally'] }, B: {} },
      bases: [at('North', 'B Filler +1'), at('East', 'A Filler', 'B Filler')],
      steps: [
        B.ends(),
        offered('A', ['Rally', 'pass']),
        now({ phase: 'score', turn: 'A', vp: { A: 0 } }),
        A.answers('pass'),
        offered('A', ['Rally', 'pass']),
        A.plays('Rally'),
        now({ vp: { A: 5, B: 3 }, bigBase: { first: 'B' } }),
      ],
    }));
  it('after scoring "the winner" of a side is the player who had the most power there (BIG-4, SCORE-8)', () =>
    play({
      bigBase: last,
      ...next,
      turn: 'B',
      cards: [prize],
      bases: [at('North', 'A Prize', 'B Filler +5'), at('South', 'A Prize')],
      // B wins the board and North; A wins South, and gains one more VP from it.
      steps: [B.ends(), now({ vp: { A: 2 + 1 + 1, B: 4 + 1 } })],
    }));
  it('cards that go to another side instead of the discard pile stay there for the next period (BIG-4, RES-7)', () =>
    play({
      bigBase: last,
      ...next,
      turn: 'B',
      cards: [fugitive, actionCard('Ribbon', 'minion', '')],
      bases: [at('North', 'A Escape with B Ribbon', 'B Filler'), at('West', 'A Filler')],
      steps: [
        B.ends(),
        A.answers('Escape'),
        A.answers('West'),
        now(at('North'), at('West', 'A Escape with B Ribbon'), {
          bigBase: { period: 2, slots: { 'West Gate': 'A' } },
          discard: { A: 1, B: 1 },
        }),
      ],
    }));
  it('the base card’s ability works for each side separately (BIG-3, BIG-4)', () =>
    play({
      bigBase: { card: 'Fair', round: 3 },
      ...next,
      turn: 'B',
      cards: [
        baseCard(
          'Fair',
          '',
          moment('afterScore', { when: thisBaseScores, seats: (_q, me) => me.args.winners }, function* (me) {
            yield* act(ops.gainVp(me.seat, 1));
          }),
        ),
      ],
      bases: [at('North', 'A Filler', 'B Filler +2'), at('East', 'A Filler'), at('West', 'A Filler')],
      steps: [B.ends(), now({ vp: { A: 4 + 2 + 2, B: 4 + 1 + 1 } })],
    }));
  it('an ability that waits for the replacement base gets the side with its new card (BIG-3, SCORE-10)', () =>
    play({
      bigBase: { card: 'Tortuga', round: 3 },
      ...next,
      turn: 'B',
      cards: [fugitive],
      // B is second at North only; the minion that got away may come to North, which has a new base card by then.
      bases: [at('North', 'A Filler +1', 'B Filler'), at('East', 'B Escape')],
      steps: [
        B.ends(),
        B.answers('Escape'),
        B.answers('South'),
        B.answers('South Yard'),
        offered('B', ['Escape', 'no']),
        now({ bigBase: { card: 'Moor' } }),
        B.answers('Escape'),
        B.answers('North Yard'),
        now(at('North', 'B Escape'), { bigBase: { slots: { 'North Yard': 'B' } } }),
      ],
    }));
  it('treasures of monsters on a side go to the players with power at that side (BIG-4, MON-8)', () =>
    play({
      bigBase: last,
      ...next,
      turn: 'B',
      monsterDiscard: [],
      treasureDeck: ['Wishing Ring', 'Jetpack of Anachronism', 'Magic Missile'],
      bases: [at('North', 'A Filler', '- Bigfoot'), at('South', 'B Filler +3')],
      steps: [
        B.ends(),
        offered('A', ['Wishing Ring', 'Jetpack of Anachronism']),
        A.answers('Wishing Ring'),
        now(at('North'), at('South'), {
          hand: { A: { has: ['Wishing Ring', 'Jetpack of Anachronism'] }, B: ['Filler', 'Filler'] },
          treasureDeck: ['Magic Missile'],
          monsterDiscard: ['Bigfoot'],
        }),
      ],
    }));
  it('neither a base card destroyed meanwhile nor an empty side stops the scoring (BIG-4, SCORE-4)', () =>
    play({
      bigBase: last,
      ...next,
      turn: 'B',
      cards: [
        minionCard(
          'Traitor',
          3,
          '',
          special('beforeScore', { when: thisBaseScores }, function* (me) {
            yield* act(ops.destroyBase(yield* look((q) => q.base(me.self))), ops.destroy(me.self));
          }),
        ),
      ],
      bases: [at('North', 'A Traitor', 'B Filler')],
      steps: [B.ends(), now({ vp: { A: 0, B: 5 }, bigBase: { card: 'Marsh', period: 2 } })],
    }));
});

describe('the end of the game (BIG-6)', () => {
  it('after period 3 the player with the most VP wins, however few (BIG-6)', () =>
    play({
      bigBase: { ...last, period: 3 },
      ...next,
      turn: 'B',
      seats: { A: { vp: 1 }, B: {} },
      bases: [at('North', 'A Filler')],
      steps: [B.ends(), now({ over: true, winners: ['A'], vp: { A: 10, B: 0 } })],
    }));
  it('not before, however many VP a player has (BIG-6, WIN-1)', () =>
    play({
      bigBase: { ...last, period: 2 },
      ...next,
      turn: 'B',
      seats: { A: { vp: 40 }, B: {} },
      bases: [at('North', 'A Filler')],
      steps: [B.ends(), now({ over: false, turn: 'B', bigBase: { period: 3, round: 1, first: 'B' } })],
    }));
  it('on a tie for the most VP the cards stay, and another round is played and scored as period 1, repeatedly (BIG-6)', () =>
    play({
      bigBase: { ...last, period: 3 },
      ...next,
      turn: 'B',
      seats: { A: { vp: 0 }, B: { hand: ['Filler', 'Filler'] } },
      bases: [at('North', 'A Filler'), at('South', 'B Filler')],
      steps: [
        B.ends(),
        now(at('North', 'A Filler'), at('South', 'B Filler'), {
          over: false,
          vp: { A: 9, B: 9 },
          turn: 'A',
          hand: { A: 2, B: 4 },
          bigBase: { period: 3, overtime: 1, card: 'Moor' },
        }),
        A.ends(),
        B.ends(),
        now({ over: false, vp: { A: 9 + 5, B: 9 + 5 }, bigBase: { overtime: 2 } }),
        A.ends(),
        B.plays('Filler', 'South'),
        B.ends(),
        now({ over: true, winners: ['B'], vp: { A: 14 + 2 + 1, B: 14 + 4 + 1 } }),
      ],
    }));
  it('Madness costs its VP at the end as usual (BIG-6, WIN-2)', () =>
    play({
      bigBase: { ...last, period: 3 },
      ...next,
      turn: 'B',
      seats: { A: { hand: ['Madness', 'Madness'] }, B: {} },
      bases: [at('North', 'A Filler')],
      steps: [B.ends(), now({ over: true, winners: ['A'], vp: { A: 8, B: 0 } })],
    }));
});
