import { type CardIx, type Cause, NOBODY, type Op } from '../model/index.ts';
import { opOf, opWith } from '../model/shape.ts';
import type { Active } from '../query/active.ts';
import { causeOf } from '../query/cause.ts';
import { attaching, rejecting, rejectsNone } from '../query/protection.ts';
import type { Query } from '../query/query.ts';
import { isStopped } from '../query/restrictions.ts';
import { isContested, isPick, isUndecided } from '../query/starting.ts';
import { START_PICKED } from '../registry/rules.ts';
import type { ReplacementEffect } from '../script/definition.ts';
import { cannotStay } from './bases/leave.ts';
import { RULE } from './cause.ts';
import type { Game } from './game.ts';
import { perform } from './gate.ts';

/**
 * Makes the changes that the current state requires, whatever led to it. Called after each ability. True if it started
 * an ability: then call it again.
 */
export function applyStateBasedActions(g: Game): boolean {
  // A protection may depend on anything, even on the number of cards in a hand.
  return (g.settled !== g.q.now || !g.q.remembers) && applyNow(g);
}
function applyNow(g: Game): boolean {
  const { q } = g;
  const { protects, replaces, starts, destroysItself } = q.catalogue;
  if (!protects && !replaces && !starts && !destroysItself && !q.hasShields() && !q.hasStarts()) return false;
  const active = q.active();
  const guards = active.protect.length > 0 || active.averts.length > 0 || q.hasShields();
  if (!guards && !mayBeContested(q) && active.destroysItself.length === 0) return false;
  // Read the abilities again in each condition: the previous one may have changed them.
  if (!rejectsNone(q) && shed(g)) return true;
  if (q.active().averts.length > 0 && avert(g)) return true;
  if (mayBeContested(q) && decideStarting(g)) return true;
  if (q.active().destroysItself.length > 0 && destroyOne(g)) return true;
  g.settled = q.now;
  return false;
}

/**
 * Destroys a card whose condition for destroying itself is met. One that cannot be destroyed stays and is not retried.
 */
function destroyOne(g: Game): boolean {
  const { q } = g;
  for (const { ability, me, def, ix } of q.active().destroysItself) {
    if (!ability.when(q, me)) continue;
    if (q.protection(opOf('destroy', { card: me.self }), causeOf(q, me.self)) !== NOBODY) continue;
    if (g.resolve({ card: me.self, def, ix }, me.seat, {})) return true;
  }
  return false;
}

/**
 * ATT-3: actions on a card that they may no longer affect are destroyed immediately, or discarded if the card says so.
 */
function shed(g: Game): boolean {
  const { cards, inPlay } = g.s;
  for (let i = 0; i < inPlay.length; i++) {
    const before = inPlay.length;
    if (cards[inPlay[i]!]!.zone === 'on' && shedOne(g, inPlay[i]!)) return true;
    // Some have left the list: check the remaining ones again.
    if (inPlay.length < before) i = -1;
  }
  return false;
}
function shedOne(g: Game, ix: CardIx): boolean {
  const shield = rejecting(g.q, ix);
  if (shield === NOBODY) return false;
  if (discards(g, shield, ix)) return perform(g, [cannotStay(ix)], RULE) === null;
  const destroys: Op = opOf('destroy', { card: ix });
  // If it cannot be destroyed either, it stays without effect; do not retry after every change.
  if (g.q.protection(destroys, causeOf(g.q, shield)) !== NOBODY) return false;
  return perform(g, [destroys], causeOf(g.q, shield)) === null;
}

/** Does the protection say that rejected attachments are discarded? */
function discards({ q }: Game, shield: CardIx, action: CardIx): boolean {
  const op = attaching(q, action);
  const cause = causeOf(q, action);
  return q
    .active()
    .protect.some((p) => p.me.self === shield && p.ability.discards && p.ability.blocks(q, p.me, op, cause));
}

const mayBeContested = (q: Query): boolean =>
  q.active().starting.length > 1 || q.active().startingBreakpoint.length > 0 || q.hasStarts();

/** CALC-1: if several abilities set a starting power or breakpoint, the current player picks one. */
function decideStarting(g: Game): boolean {
  forgetPicks(g);
  const card = [...g.q.minions(), ...g.q.bases()].find((ix) => isUndecided(g.q, ix));
  if (card === undefined) return false;
  const ref = { card, def: NOBODY, ix: START_PICKED };
  if (!g.countUse(ref)) return false;
  g.push({ f: 'script', ref, seat: g.s.current, args: {}, journal: [], at: '' });
  return true;
}

/** Once there is nothing to pick from, whatever comes later is picked from anew. */
function forgetPicks({ s, q }: Game): void {
  const left = s.modifiers.filter((mod) => !isPick(mod) || isContested(q, mod.card));
  if (left.length === s.modifiers.length) return;
  s.modifiers = left;
  q.touch();
}

/**
 * RES-7 for continuous effects: an "instead" averts what would affect a minion, by changing its power, or by an action on
 * it that cancels its abilities or takes control of it (TERM-2).
 */
function avert(g: Game): boolean {
  const { q } = g;
  const { power, printed, starting } = q.active();
  const minions = q.minions();
  const isAverted = (source: CardIx, of: (ix: CardIx) => number): boolean =>
    minions.some((ix) => {
      const n = ix === source ? 0 : of(ix);
      return n !== 0 && avertOne(g, opOf('power', { card: ix, n }), causeOf(q, source));
    });
  for (const { ability, me } of power) if (isAverted(me.self, (ix) => ability.of(q, me, ix))) return true;
  for (const { ability, me } of printed) {
    const change = (ix: CardIx): number => (ability.of(q, me, ix) ?? q.def(ix).power) - q.def(ix).power;
    if (isAverted(me.self, change)) return true;
  }
  for (const { ability, me } of starting) {
    const change = (ix: CardIx): number => (ability.of(q, me, ix) ?? q.printedPower(ix)) - q.printedPower(ix);
    if (isAverted(me.self, change)) return true;
  }
  return minions.some((ix) => q.actionsOn(ix).some((action) => avertHold(g, ix, action)));
}
function avertHold(g: Game, minion: CardIx, action: CardIx): boolean {
  const { q } = g;
  if (q.card(action).fresh) return false;
  const me = { self: action, seat: q.controller(action), args: {} };
  let op: Op | null = null;
  q.eachAbility(action, (ability) => {
    if (ability.kind === 'cancels' && !ability.given && ability.who(q, me, minion))
      op = opWith('cancel', { card: minion, until: { t: 'ever' } });
    if (ability.kind === 'controls' && ability.when(q, me))
      op = opWith('control', { card: minion, seat: me.seat, until: { t: 'ever' } });
  });
  return op !== null && avertOne(g, op, causeOf(q, action));
}
function averting({ q }: Game, op: Op, cause: Cause): Active<ReplacementEffect> | null {
  for (const way of q.active().averts)
    if (!isStopped(q, way.ability, way.me.seat) && way.ability.when(q, way.me, op, cause)) return way;
  return null;
}
function avertOne(g: Game, op: Op, cause: Cause): boolean {
  const { q } = g;
  const entry = averting(g, op, cause);
  if (!entry || q.protection(op, cause) !== NOBODY) return false;
  const ref = { card: entry.me.self, def: entry.def, ix: entry.ix };
  if (!g.countUse(ref)) return false;
  const args = { card: op.card, by: cause.seat, byCard: cause.card };
  g.push({ f: 'script', ref, seat: entry.me.seat, args, journal: [], at: '' });
  return true;
}
