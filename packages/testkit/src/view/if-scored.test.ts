import { type BaseView, explain, type LaneView, resume, type State, view } from '@smash/engine';
import { describe, expect, it } from 'vitest';
import { explained } from '../invariants/explained.ts';
import { queryOf } from '../play.ts';
import { midGames } from '../random/mid-game.ts';

/** Their cards and bases keep power out of totals, or VP out of awards. */
const LESS = ['Mermaids', 'Luchadors', 'Clerics', 'Dragons', 'Robots', 'Zombies', 'Ninjas', 'Pirates'];

let played: State[] | undefined;
/** The tables, played when a test first asks for them. */
function tables(): State[] {
  played ??= [...midGames(30, 'if scored'), ...midGames(30, 'if scored', 120, LESS)];
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

/** Who awards other players one VP less (VP-6): on a base or on a minion there, unless cancelled. */
const STINGY = ['Great Wyrm', 'Ruins'];
function lessByHand({ lanes, actions }: BaseView, seat: number): number {
  const here = [...lanes.flatMap(({ minions }) => minions.flatMap((m) => [m, ...(m.on ?? [])])), ...actions];
  const stingy = here
    .filter((c) => !c.cancelled && c.controller !== seat)
    .flatMap((c) => [c.name, ...(c.copied ?? [])])
    .filter((name) => STINGY.includes(name));
  // It takes 1 VP from the player whose minion it is on.
  const on = lanes.filter((lane) => lane.seat === seat).flatMap(({ minions }) => minions.flatMap((m) => m.on ?? []));
  const toys = on.filter((c) => c.name === 'Zombie Duck Toy' && !c.cancelled && c.controller !== seat);
  return stingy.length + toys.length;
}

/**
 * VP-1 to VP-3 by hand: players with power or a minion take part, more power is better, equals share the better place.
 */
function placesByHand(base: BaseView): Pick<LaneView, 'seat' | 'rank' | 'vp'>[] {
  const { lanes, vp } = base;
  const part = lanes.filter((lane) => lane.total >= 1 || lane.minions.length > 0);
  return lanes.map((lane) => {
    const rank = 1 + part.filter((other) => other.total > lane.total).length;
    const counts = part.includes(lane) && rank <= 3;
    return {
      seat: lane.seat,
      rank: counts ? rank : null,
      vp: counts ? Math.max(0, (vp[rank - 1] ?? 0) - lessByHand(base, lane.seat)) : 0,
    };
  });
}

/** Power that cards keep out of these players' totals or, for nobody's, out of the base's, by its explanation. */
const keptFrom = (state: State, base: number, lanes: readonly { seat?: number }[]): number =>
  lanes
    .flatMap(({ seat }) => explain(state, 'spectator', base, 'total', seat))
    .reduce((sum, { kind, delta }) => (kind === 'withheld' ? sum - delta : sum), 0);

describe('the table’s numbers, in 60 positions from the middle of games (T-18)', () => {
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

  it('a base’s total is the sum of its lanes, and of the power that cards keep only out of theirs (T-18)', () => {
    let kept = 0;
    for (const state of tables())
      for (const base of view(state, 'spectator').bases) {
        const sum = base.lanes.reduce((all, lane) => all + lane.total, 0);
        const rest = keptFrom(state, base.id, base.lanes) - keptFrom(state, base.id, [{}]);
        expect([base.name, sum + rest]).toEqual([base.name, base.total]);
        if (rest > 0) kept++;
      }
    expect(kept).toBeGreaterThan(5);
  });

  it('VP-1 VP-2 VP-3 places and VP "if it scored now" match the actual payout (T-18)', () => {
    let paid = 0;
    for (const state of tables()) {
      for (const base of view(state, 'spectator').bases) {
        const told = base.lanes.map(({ seat, rank, vp }) => ({ seat, rank, vp }));
        expect([base.name, told]).toEqual([base.name, placesByHand(base)]);
        // A card may keep the base from scoring (SCORE-5).
        const ix = state.cards.findIndex((card) => card.id === base.id);
        if (!queryOf(state).canScore(ix)) continue;
        const after = score(state, base.id);
        // A card may keep the base from scoring.
        if (after.events[0]?.type === 'stopped') continue;
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
