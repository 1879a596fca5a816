import type { State } from '@smash/engine';
import { queryOf } from '../scenario/refs.ts';

const UNSEEN = new Set<string>(['deck', 'hand', 'baseDeck', 'buried', 'under', 'duel', 'monsterDeck', 'treasureDeck']);

/**
 * What lies open to all, read from the state and not from a view: where it differs between two deals, it is the rules
 * that tell (a power that counts a hand, a question that only somebody with a minion is asked), and nothing has leaked.
 */
export function openFacts(s: State): string {
  const q = queryOf(s);
  const cards = s.cards.map((card, ix) => {
    if (UNSEEN.has(card.zone)) return [card.zone, card.controller, card.at];
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
