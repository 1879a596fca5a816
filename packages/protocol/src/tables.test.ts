import type { View } from '@smash/engine';
import { describe, expect, it } from 'vitest';
import { packTable, type Standing, standingOf, unpackTable } from './tables.ts';

const view = (change: Partial<View>): View =>
  ({
    turn: 4,
    current: 1,
    seats: [{ vp: 3 }, { vp: 8 }],
    waiting: { seats: [1], what: '' },
    over: null,
    ...change,
  }) as View;

describe('the standing of a table', () => {
  it('keeps its time while the same seats are asked in the same turn', () => {
    const first = standingOf(view({}), 1000);
    expect(first).toEqual({ turn: 4, current: 1, asked: [1], vp: [3, 8], since: 1000 });
    expect(standingOf(view({}), 2000, first)).toBe(first);
    const scored = view({ seats: [{ vp: 5 }, { vp: 8 }] as View['seats'] });
    expect(standingOf(scored, 2000, first)).toEqual({ ...first, vp: [5, 8] });
    expect(standingOf(view({ turn: 5 }), 3000, first)).toMatchObject({ turn: 5, since: 3000 });
    const hidden = standingOf(view({ waiting: { seats: null, what: '' } }), 4000, first);
    expect(hidden).toMatchObject({ asked: null, since: 4000 });
    expect(standingOf(view({ waiting: null }), 5000, hidden)).toMatchObject({ asked: [], since: 5000 });
  });

  it('of a game that is over names its winners and final points', () => {
    const over = { winners: [0, 1], vp: [15, 15], how: 'points' as const };
    expect(standingOf(view({ over, waiting: null }), 9)).toMatchObject({ asked: [0, 1], vp: [15, 15] });
  });

  it('comes back from the wire as it was, to within a second', () => {
    const all: Standing[] = [
      { turn: 12, current: 0, asked: [0, 2], vp: [1, 2, 3], since: 1000 },
      { turn: 0, current: null, asked: null, vp: [0, 0, 0, 0], since: 61_000 },
      { turn: 3, current: 1, asked: [], vp: [14, 9], since: 1000 },
    ];
    for (const standing of all)
      expect(unpackTable(packTable({ phase: 'game', standing }, 61_000), 61_000)).toEqual({ phase: 'game', standing });
    expect(unpackTable(packTable({ phase: 'lobby', standing: all[0]! }, 5), 5)).toEqual({
      phase: 'lobby',
      standing: null,
    });
    expect(unpackTable(packTable({ phase: 'game', standing: null }, 5), 5)).toEqual({ phase: 'game', standing: null });
    const days = { until: 500_000, own: true };
    for (const one of [days, { ...days, own: false }]) {
      const table = { phase: 'game' as const, standing: all[0]!, days: one };
      expect(unpackTable(packTable(table, 61_000), 61_000)).toEqual(table);
    }
    for (const untold of [0, 1, undefined, [], [7]]) expect(unpackTable(untold, 5)).toBeNull();
  });
});
