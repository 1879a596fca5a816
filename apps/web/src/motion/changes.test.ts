import { describe, expect, it } from 'vitest';
import { base, card, printed, view } from '../fixtures/views/build.ts';
import type { CardView, EventView, View } from '../view/types.ts';
import { cardsOf } from '../view/where.ts';
import { changesOf } from './changes.ts';
import { LONGEST, STILL, TIMINGS, tempo } from './timing.ts';

printed({ Walker: 2, Giant: 5 });

const meadow = base('Meadow', 6, [3, 2, 1], [['Walker'], ['Giant']]);
const shore = base('Shore', 20, [3, 2, 1], [[], []]);
const before = view({ bases: [meadow, shore], hand: [card('Giant', 0), card('Walker', 0)] });
const [walker] = cardsOf(meadow.lanes[0]!) as [CardView];
const [giant] = cardsOf(meadow.lanes[1]!) as [CardView];

type Table = typeof meadow;
const withCards = (table: Table, ...lanes: CardView[][]): Table => ({
  ...table,
  total: lanes.flat().reduce((sum, one) => sum + (one.power ?? 0), 0),
  lanes: table.lanes.map((lane, i) => ({ ...lane, minions: lanes[i] ?? [] })),
});
const after = (bases: Table[], extra: Partial<View> = {}): View => ({ ...before, bases, ...extra });
const event = (type: EventView['type'], one: CardView): EventView => ({
  n: 1,
  turn: 7,
  type,
  card: { id: one.id, name: one.name },
});
const came = { ...card('Giant', 0), id: 900, controller: 0 };

describe('visible changes', () => {
  it('there are none between two equal views', () => {
    expect(changesOf(before, after([meadow, shore]), [])).toEqual([]);
  });

  it('a card from one’s own hand comes from there, under its new number', () => {
    const now = after([withCards(meadow, [walker, came], [giant]), shore], { hand: before.hand.slice(1) });
    expect(changesOf(before, now, [])).toEqual([{ kind: 'enter', card: 900, seat: 0, hand: before.hand[0]!.id }]);
  });

  it('a card nobody saw in a hand comes from its player', () => {
    const theirs = { ...came, controller: 1 };
    const now = after([withCards(meadow, [walker], [giant, theirs]), shore]);
    expect(changesOf(before, now, [])).toEqual([{ kind: 'enter', card: 900, seat: 1, hand: null }]);
  });

  it('two cards of one name come from two places in the hand', () => {
    const hand = [card('Walker', 0), card('Walker', 0)];
    const two = [901, 902].map((id) => ({ ...card('Walker', 0), id, controller: 0 }));
    const now = after([withCards(meadow, [walker, ...two], [giant]), shore], { hand: [] });
    expect(changesOf({ ...before, hand }, now, []).map((one) => one.kind === 'enter' && one.hand)).toEqual(
      hand.map((one) => one.id),
    );
  });

  it('a card at another base has moved, and a missing one was destroyed if an event says so', () => {
    const now = after([withCards(meadow, [], []), withCards(shore, [walker], [])]);
    expect(changesOf(before, now, [event('destroy', giant)])).toEqual([
      { kind: 'move', card: walker.id },
      { kind: 'destroy', card: giant.id, name: 'Giant', power: 5, seat: 1 },
    ]);
    expect(changesOf(before, now, [event('return', giant)])[1]?.kind).toBe('leave');
  });

  it('power shows its difference, and a breakpoint is announced when reached', () => {
    const now = after([withCards(meadow, [{ ...walker, power: 4 }], [giant]), shore]);
    const was = { ...before, bases: [{ ...meadow, total: 5 }, shore] };
    expect(changesOf(was, now, [])).toEqual([
      { kind: 'power', card: walker.id, by: 2 },
      { kind: 'breaks', base: meadow.id },
    ]);
  });

  it('one’s own turn is announced, not those of others', () => {
    const next = (current: number) => changesOf(before, after([meadow, shore], { turn: 8, current }), []);
    expect(next(0)).toEqual([{ kind: 'turn' }]);
    expect(next(1)).toEqual([]);
  });

  it('another viewer, an undone turn or a draft is a jump, not a movement', () => {
    const empty = [withCards(meadow), shore];
    expect(changesOf(before, after(empty, { viewer: 1 }), [])).toEqual([]);
    expect(changesOf(before, after(empty, { turn: 6 }), [])).toEqual([]);
    expect(changesOf({ ...before, phase: 'draft' }, after(empty), [])).toEqual([]);
  });
});

describe('durations', () => {
  it('nothing delays reading for more than 1200 ms (T-33)', () => {
    expect(Math.max(...Object.values(TIMINGS).map((one) => one.ms), ...Object.values(STILL))).toBeLessThanOrEqual(
      LONGEST,
    );
    expect(LONGEST).toBeLessThanOrEqual(1200);
  });
  it.each([
    [1, 100, 1],
    [7, 100, 0.5],
    [17, 100, 0],
    [1, 200, 0.5],
    [1, 50, 2],
    [1, 0, 0],
  ])('%i changes at %i %% take %d times as long each', (changes, speed, factor) => {
    expect(tempo(changes, speed)).toBe(factor);
  });
});
