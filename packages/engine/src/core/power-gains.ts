import type { CardIx, Cause, Trigger } from '../model/index.ts';
import { opOf } from '../model/shape.ts';
import { RULE } from './cause.ts';
import type { Game } from './game.ts';
import { collect, keep } from './triggers.ts';

/** The power of each minion, with its stamp, and the cards that would react to an increase, with their stamps. */
export interface PowersNoted {
  /** The version of the state. */
  at: number;
  powers: Map<CardIx, { stamp: number; power: number }>;
  watchers: Map<CardIx, number>;
}

/** Before a change: notes the powers, if a card in play reacts to an increase. */
export function notePowers(g: Game): void {
  if (g.q.catalogue.reactsToPower && g.powers === null) g.powers = noted(g);
}
function noted({ q, s }: Game): PowersNoted | null {
  const watching = q.triggers('gainPower');
  if (watching.length === 0) return null;
  const minions = q.minions().map((ix) => [ix, { stamp: s.cards[ix]!.stamp, power: q.power(ix) }] as const);
  return {
    at: q.now,
    powers: new Map(minions),
    watchers: new Map(watching.map(({ me }) => [me.self, s.cards[me.self]!.stamp])),
  };
}

/**
 * After a change: abilities react to each minion whose power has increased, if their card was in play before (RES-4). A
 * minion that enters play has gained nothing. Returns whether any reacts.
 */
export const tellOfPower = (g: Game, cause: Cause = RULE): boolean =>
  g.powers !== null && tellSince(g, g.powers, cause);
function tellSince(g: Game, before: PowersNoted, cause: Cause): boolean {
  if (before.at === g.q.now) return false;
  g.powers = noted(g);
  const found: Trigger[] = [];
  for (const [card, { stamp, power }] of g.powers?.powers ?? []) {
    const old = before.powers.get(card);
    if (old && old.stamp === stamp && power > old.power) collect(g, opOf('gainPower', { card }), cause, found);
  }
  const watching = found.filter((trigger) => before.watchers.get(trigger.card) === trigger.stamp);
  keep(g, watching);
  return watching.length > 0;
}

/** RES-1: a bonus that a minion's own Ongoing gives it from the start is not an increase. */
export function arrivesWithPower(g: Game, card: CardIx): void {
  const old = g.powers?.powers.get(card);
  if (old) old.power = g.q.power(card);
}
