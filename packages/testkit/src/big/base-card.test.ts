import { view } from '@smash/engine';
import { act, after, grants, look, onPlay, ops, type Query, talent } from '@smash/engine/script';
import { describe, expect, it } from 'vitest';
import { A, actionCard, at, B, baseCard, minionCard, now, offered, play } from '../play.ts';

const north = (q: Query): number => q.bases()[0]!;
const change = (name: string, what: (side: number, next: number) => ReturnType<typeof ops.destroyBase>) =>
  actionCard(
    name,
    'standard',
    '',
    onPlay(function* () {
      const [side, next] = yield* look((q) => [north(q), q.s.baseDeck.at(-1)!]);
      yield* act(what(side!, next!));
    }),
  );
const flag = actionCard('Flag', 'base', '');
/** Whoever plays a minion here draws a card. */
const inn = baseCard(
  'Inn',
  '',
  after('play', { when: (_q, me, played) => played.to === me.self }, function* (me) {
    yield* act(ops.draw(me.args.seat, 1));
  }),
);
const next = { baseDeck: ['Moor', 'Marsh', 'Heath'] };

describe('the base card (BIG-3)', () => {
  it('its ability applies to each side separately (BIG-3)', () =>
    play({
      bigBase: { card: 'Inn' },
      ...next,
      cards: [inn],
      seats: { A: { hand: ['Filler'] }, B: { hand: ['Filler'] } },
      bases: [],
      steps: [
        A.plays('Filler', 'North'),
        A.answers('North Yard'),
        now({ hand: { A: 1 } }),
        A.ends(),
        B.plays('Filler', 'West'),
        B.answers('West Yard'),
        now({ hand: { A: 1, B: 1 } }),
      ],
    }));
  it('what it gives in a turn it gives per side, and once-per-turn uses count per side (BIG-3, EXT-2)', () =>
    play({
      bigBase: { card: 'Camp' },
      ...next,
      cards: [
        baseCard(
          'Camp',
          '',
          grants('minion', { here: true }),
          talent(function* (me) {
            yield* act(ops.draw(me.seat, 1));
          }),
        ),
      ],
      seats: { A: { hand: Array(6).fill('Filler') } },
      bases: [at('North', 'A Filler'), at('East', 'A Filler')],
      steps: [
        A.plays('Filler', 'North'),
        A.plays('Filler', 'East'),
        A.plays('Filler', 'North'),
        now({ cannot: [A.plays('Filler', 'North'), A.plays('Filler', 'East')], can: [A.plays('Filler', 'South')] }),
        A.uses('North'),
        A.uses('East'),
        now({ hand: { A: 5 }, cannot: [A.uses('North'), A.uses('East')], can: [A.uses('South'), A.uses('West')] }),
      ],
    }));
  it('its breakpoint only answers cards that read it; a side is worth one VP (BIG-3)', () =>
    play({
      bigBase: { card: 'Tortuga' },
      ...next,
      bases: [at('North', 'A Filler +40')],
      steps: [
        now({ bases: { North: { breakpoint: 21, total: 41 } } }),
        (table) => {
          const [side] = view(table.state, 'spectator').bases;
          expect([side!.name, side!.vp, side!.ready, side!.lanes[0]!.vp]).toEqual(['North', [1], false, 1]);
        },
      ],
    }));
  it('brings no monsters: they are not part of its ability (BIG-3, MON-3)', () =>
    play({
      bigBase: { card: 'Meadow' },
      turn: 'B',
      baseDeck: ['Dungeon', 'Marsh'],
      cards: [{ ...baseCard('Dungeon', ''), monsters: 2 }],
      monsterDeck: ['Bigfoot', 'Ghoul', 'King Tut'],
      bases: [],
      steps: [B.ends(), now(at('North'), { bigBase: { card: 'Dungeon' }, monsterDeck: 3 })],
    }));
  it('effects of a base entering play happen at each side, when the card comes (BIG-3, SET-8)', () =>
    play({
      bigBase: { card: 'Meadow' },
      turn: 'B',
      baseDeck: ['Fort', 'Marsh'],
      cards: [
        baseCard(
          'Fort',
          '',
          onPlay(function* (me) {
            yield* act(...(yield* look((q) => q.minionsAt(me.self).slice())).map((ix) => ops.counters(ix, 1)));
          }),
        ),
      ],
      bases: [at('North', 'A Filler'), at('West', 'B Walker')],
      steps: [
        B.ends(),
        now({ bigBase: { card: 'Fort' }, cards: { Filler: { counters: 1 }, Walker: { counters: 1 } } }),
      ],
    }));
});

describe('effects on base cards never touch sides or slots (BIG-3)', () => {
  const here = [at('North', 'A Filler', 'A Flag', 'B Walker'), at('South', 'B Filler')];
  const kept = (card: string, more: object) => [
    ...here,
    {
      asked: null,
      bigBase: { card, slots: { 'North Gate': 'A' as const, 'North Yard': 'B' as const, 'South Gate': 'B' as const } },
      ...more,
    },
  ];
  it.each([
    ['swapped', 'Swap', change('Swap', ops.swapBase), kept('Moor', { baseDeck: { has: ['Meadow', 'Marsh'] } })],
    ['replaced', 'Replace', change('Replace', ops.replaceBase), kept('Moor', { baseDiscard: ['Meadow'] })],
    ['destroyed', 'Raze', change('Raze', ops.destroyBase), kept('Moor', { baseDiscard: ['Meadow'] })],
    [
      'joined by an extra one, which replaces it',
      'Found',
      change('Found', (_side, card) => ops.playBase(card)),
      kept('Moor', { baseDiscard: ['Meadow'], baseCount: 4 }),
    ],
  ])('the base card is %s, and all cards stay (BIG-3, PLAY-8, SWAP-2, ATT-6)', (_how, name, card, then) =>
    play({
      bigBase: { card: 'Meadow' },
      ...next,
      cards: [card, flag],
      seats: { A: { hand: [name] } },
      bases: here,
      steps: [A.plays(name), now(...then)],
    }),
  );
  it('the new base card acts from then on, even mid-turn, and the next one is shown (BIG-3, BIG-2)', () =>
    play({
      bigBase: { card: 'Meadow' },
      baseDeck: ['Inn', 'Marsh'],
      cards: [inn, change('Replace', ops.replaceBase)],
      seats: { A: { hand: ['Replace', 'Filler'] } },
      bases: [at('East', 'A Filler')],
      steps: [
        A.plays('Replace'),
        now({ hand: { A: 1 }, sees: { spectator: { has: ['Marsh', 'Inn'] } } }),
        A.plays('Filler', 'East'),
        now({ hand: { A: 1 } }),
      ],
    }));
  it('changes to the breakpoint end with the base card (BIG-3, CALC-2)', () =>
    play({
      bigBase: { card: 'Meadow' },
      ...next,
      cards: [
        actionCard(
          'Dam',
          'standard',
          '',
          onPlay(function* () {
            yield* act(ops.breakpoint(yield* look(north), -3, { t: 'ever' }));
          }),
        ),
        change('Replace', ops.replaceBase),
        minionCard(
          'Page',
          0,
          '',
          onPlay(function* (me) {
            yield* act(ops.allow(me.seat, {}, 'action'));
          }),
        ),
      ],
      seats: { A: { hand: ['Dam', 'Replace', 'Page'] } },
      bases: [at('East', 'A Filler')],
      steps: [
        A.plays('Dam'),
        now({ bases: { North: { breakpoint: 7 }, East: { breakpoint: 10 } } }),
        A.plays('Page', 'East'),
        A.plays('Replace'),
        now({ bases: { North: { breakpoint: 10 } } }),
      ],
    }));
  it('"a base" is a side: four of them are offered (BIG-3)', () =>
    play({
      bigBase: { card: 'Meadow' },
      ...next,
      cards: [flag],
      seats: { A: { hand: ['Flag'] } },
      bases: [at('North', 'B Filler')],
      steps: [
        now({ can: ['North', 'East', 'South', 'West'].map((side) => A.plays('Flag', side)) }),
        A.plays('Flag', 'North'),
        offered('A', ['North Yard', 'North Tower']),
      ],
    }));
});
