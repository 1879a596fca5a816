import type { State } from '@smash/engine';
import { HIDDEN } from '../invariants/holder.ts';
import { queryOf } from '../scenario/refs.ts';

/**
 * The public information, read from the state and not from a view: if it differs between two deals, the rules reveal it
 * (a power that counts a hand, a question asked only of players with a minion), and nothing has leaked.
 */
export function openFacts(s: State): string {
  const q = queryOf(s);
  const cards = s.cards.map((card, ix) => {
    if (HIDDEN.has(card.zone)) return [card.zone, card.controller, card.at];
    const { zone, controller, at, def, counters, stasis } = card;
    const isMinion = zone === 'base' && q.isMinion(ix);
    return [zone, controller, at, def, counters, stasis, isMinion ? q.power(ix) : 0, q.isCancelled(ix)];
  });
  const bases = q.bases().map((base) => [base, q.breakpoint(base), q.total(base)]);
  const seats = s.seats.map(({ vp, minions, actions, out }) => [vp, minions, actions, out]);
  const asked = s.asks.filter((ask) => !ask.hidden).map(({ seat, kind }) => [seat, kind]);
  const { turn, phase, current, scoring, over, extraTurns } = s;
  return JSON.stringify([
    turn,
    phase,
    current,
    scoring,
    over,
    extraTurns,
    s.seats.map((_, seat) => q.extraPlays(seat).length),
    seats,
    bases,
    asked,
    cards,
  ]);
}
