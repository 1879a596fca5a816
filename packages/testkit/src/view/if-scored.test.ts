import { type LaneView, resume, type State, view } from '@smash/engine';
import { describe, expect, it } from 'vitest';
import { explained } from '../invariants/explained.ts';
import { midGames } from '../random/mid-game.ts';

let played: State[] | undefined;
/** Played when a test first asks for them. */
function tables(): State[] {
  played ??= [...midGames(30, 'if scored')];
  return played;
}

/** Scores the base on a copy: straight to the award of VP, in the current position. */
function score(state: State, id: number): ReturnType<typeof resume> {
  const base = state.cards.findIndex((card) => card.id === id);
  const turn = state.stack.find((frame) => frame.f === 'turn');
  if (!turn) throw new Error('Nobody is on turn');
  const at = structuredClone({ ...state, asks: [], scoring: base, phase: 'score' as const });
  at.stack = [
    structuredClone(turn),
    { f: 'score', step: 'treasures', base, about: { base }, triggers: [] } as State['stack'][number],
  ];
  return resume(at);
}

/**
 * VP-1 to VP-3 by hand: players with power or a minion take part, more power is better, equals share the better place.
 */
function placesByHand(lanes: readonly LaneView[], vp: readonly number[]): Pick<LaneView, 'seat' | 'rank' | 'vp'>[] {
  const part = lanes.filter((lane) => lane.total >= 1 || lane.minions.length > 0);
  return lanes.map((lane) => {
    const rank = 1 + part.filter((other) => other.total > lane.total).length;
    const counts = part.includes(lane) && rank <= 3;
    return { seat: lane.seat, rank: counts ? rank : null, vp: counts ? Math.max(0, vp[rank - 1] ?? 0) : 0 };
  });
}

describe('the table’s numbers, in 30 positions from the middle of games (T-18)', () => {
  it('every power, total and breakpoint is the sum of its explanation (T-18)', () => {
    expect(
      tables()
        .map((state) => explained(state))
        .filter((wrong) => wrong !== null),
    ).toEqual([]);
    // There was something to explain.
    const cards = tables().flatMap((state) => view(state, 'spectator').bases.flatMap((b) => b.lanes));
    expect(cards.filter((lane) => lane.minions.length > 0).length).toBeGreaterThan(60);
  });

  it('a base’s total is the sum of its lanes (T-18)', () => {
    for (const state of tables())
      for (const base of view(state, 'spectator').bases)
        expect([base.name, base.lanes.reduce((sum, lane) => sum + lane.total, 0)]).toEqual([base.name, base.total]);
  });

  it('VP-1 VP-2 VP-3 places and VP "if it scored now" match the actual payout (T-18)', () => {
    let paid = 0;
    for (const state of tables()) {
      for (const base of view(state, 'spectator').bases) {
        const told = base.lanes.map(({ seat, rank, vp }) => ({ seat, rank, vp }));
        expect([base.name, told]).toEqual([base.name, placesByHand(base.lanes, base.vp)]);
        const after = score(state, base.id);
        const scored = after.events.filter((event) => event.type === 'scored');
        const ranks = (scored[0]!.ranks ?? []).map(({ seat, place, vp }) => ({ seat, rank: place, vp }));
        expect([base.name, ranks.sort((a, b) => a.seat - b.seat)]).toEqual([base.name, told]);
        // The total paid is what the bases awarded, plus what abilities gave.
        const gifts = after.events.filter((event) => event.type === 'vp');
        for (const { seat, vp } of told) {
          const awarded = scored.flatMap((event) => event.ranks ?? []).filter((rank) => rank.seat === seat);
          const given = gifts.filter((event) => event.seat === seat).map((event) => event.amount ?? 0);
          const all = [...awarded.map((rank) => rank.vp), ...given].reduce((sum, n) => sum + n, 0);
          expect([base.name, after.state.seats[seat]!.vp]).toEqual([base.name, state.seats[seat]!.vp + all]);
          if (vp > 0) paid++;
        }
      }
    }
    expect(paid).toBeGreaterThan(60);
  });
});
