import { type CardIx, type Modifier, NOBODY, type Seat, type Until } from '../model/index.ts';
import type { ActiveIndex } from './active.ts';
import { guardedFrom } from './cause.ts';
import { appliesTo } from './ignored.ts';
import type { Query } from './query.ts';
import { resetOf } from './starting.ts';
import { isControlled, isControlledBy } from './whose.ts';

export type PartKind = 'printed' | 'set' | 'monster' | 'counter' | 'ongoing' | 'base' | 'temporary' | 'withheld';
/** source: the card responsible for the delta, an index into State.cards; NOBODY for printed power and counters. */
export type PowerSink = (delta: number, kind: PartKind, source: CardIx, sourceDef: number, until: Until | null) => void;

/**
 * All parts of the power of a minion in play (CALC-1): printed, starting, counters, temporary and continuous bonuses.
 */
export function addPower(q: Query, ix: CardIx, sink: PowerSink): void {
  const { counters } = q.card(ix);
  const active = q.active();
  sink(q.def(ix).power, 'printed', NOBODY, NOBODY, null);
  if (active.printed.length > 0) addPrintedChange(q, active, ix, sink);
  if (active.starting.length > 0) addStarting(q, ix, sink);
  if (counters !== 0) sink(counters, 'counter', NOBODY, NOBODY, null);
  // CALC-3: bonuses first, then each malus in turn.
  if (addChanges(q, active, ix, 1, sink)) addChanges(q, active, ix, -1, sink);
}

/** What a card changes the printed power of a minion in play to; of several the latest (TERM-9). */
function addPrintedChange(q: Query, { printed: list }: ActiveIndex, ix: CardIx, sink: PowerSink): void {
  const { power } = q.def(ix);
  for (let i = list.length - 1; i >= 0; i--) {
    const { ability, me } = list[i]!;
    const delta = (ability.of(q, me, ix) ?? power) - power;
    if (delta === 0 || (me.self !== ix && isPrintGuarded(q, ix, me.self, delta))) continue;
    sink(delta, 'set', me.self, q.card(me.self).def, null);
    return;
  }
}
/** CALC-3: a protection for a range of printed power uses the number without the change it would block. */
function isPrintGuarded(q: Query, ix: CardIx, source: CardIx, delta: number): boolean {
  q.unchanged ??= new Set();
  q.unchanged.add(ix);
  const guarded = guardedFrom(q, ix, source, delta);
  q.unchanged.delete(ix);
  return guarded;
}
export function printedPower(q: Query, ix: CardIx): number {
  if (!q.isMinion(ix) || q.unchanged?.has(ix)) return q.def(ix).power;
  let sum = q.def(ix).power;
  addPrintedChange(q, q.active(), ix, (delta) => {
    sum += delta;
  });
  return sum;
}

/** CALC-1: a starting power set by an ability replaces the printed one. */
function addStarting(q: Query, ix: CardIx, sink: PowerSink): void {
  const reset = resetOf(q, ix);
  const delta = reset ? reset.n - printedPower(q, ix) : 0;
  if (reset && delta !== 0) sink(delta, 'set', reset.card, reset.def, null);
}

/** All bonuses, or all maluses. True if there is any of the other kind, too. */
function addChanges(q: Query, active: ActiveIndex, ix: CardIx, sign: 1 | -1, sink: PowerSink): boolean {
  let others = false;
  for (const mod of q.s.modifiers) {
    if (mod.kind !== 'power' || mod.card !== ix) continue;
    if (mod.n * sign > 0) sink(mod.n, 'temporary', mod.source, mod.sourceDef, mod.until);
    else others = true;
  }
  for (const p of active.power) {
    const delta = p.ability.of(q, p.me, ix);
    if (delta === 0) continue;
    if (delta * sign < 0) {
      others = true;
      continue;
    }
    const source = p.me.self;
    // A given ability may come from a card that is hidden by now, whose face must not matter.
    const def = p.ability.given ? p.def : q.card(source).def;
    // A card not affected by another one gets neither its bonus nor its malus (TERM-2).
    if (guardedFrom(q, ix, source, delta, p)) continue;
    if (!appliesTo(q, source, q.controller(ix), delta < 0)) continue;
    sink(delta, q.defs[def]!.type === 'base' ? 'base' : 'ongoing', source, def, null);
  }
  return others;
}

export type OtherPowerSink = (
  delta: number,
  kind: 'counter' | 'ongoing' | 'base' | 'temporary',
  source: CardIx,
  seat: Seat,
) => void;

/** Could any player have power at this base apart from minions? Usually not. */
export function hasOtherPower(q: Query, base: CardIx): boolean {
  if (q.active().total.length > 0 || q.titansAt(base).length > 0) return true;
  for (const mod of q.s.modifiers) if (mod.kind === 'total') return true;
  return false;
}

/** Power that players have at a base apart from minions: counters on titans, cards that give it (NPW-1). */
export function addOtherPower(q: Query, base: CardIx, sink: OtherPowerSink): void {
  for (const titan of q.titansAt(base)) {
    const { counters } = q.card(titan);
    if (counters > 0) sink(counters, 'counter', titan, q.controller(titan));
  }
  for (const t of q.active().total) {
    const isBase = q.isBase(t.me.self);
    for (let seat = 0; seat < q.s.seats.length; seat++) {
      const delta = q.s.seats[seat]!.out ? 0 : t.ability.of(q, t.me, base, seat);
      if (delta === 0 || !appliesTo(q, t.me.self, seat, delta < 0)) continue;
      sink(delta, isBase ? 'base' : 'ongoing', t.me.self, seat);
    }
  }
  for (const mod of q.s.modifiers) {
    if (mod.kind === 'total' && mod.card === base && !q.s.seats[mod.seat]!.out)
      sink(mod.n, 'temporary', mod.source, mod.seat);
  }
}

/** Could any power be withheld at all? Usually not. */
export function mayWithhold(q: Query): boolean {
  const { addsNothing, addsLess } = q.active();
  if (addsNothing.length > 0 || addsLess.length > 0) return true;
  for (const { kind } of q.s.modifiers) if (kind === 'addsNothing' || kind === 'addsPrinted') return true;
  return false;
}

/**
 * How cards change what a minion adds to its base or, given a seat, only to that player's total: its printed power
 * counts instead, or some or all of its power is withheld, together never more than there is (CONF-1).
 */
export function addWithheld(q: Query, ix: CardIx, seat: Seat, sink: PowerSink): void {
  let left = q.power(ix);
  const printed = seat === NOBODY ? undefined : printedOnly(q, ix);
  if (printed) {
    const delta = q.printedPower(ix) - left;
    left += delta;
    if (delta !== 0) sink(delta, 'withheld', printed.source, printed.sourceDef, printed.until);
  }
  const keep = (n: number, source: CardIx, def: number, until: Until | null): void => {
    const delta = Math.min(n, left);
    if (delta <= 0 || !appliesTo(q, source, q.controller(ix), true)) return;
    left -= delta;
    sink(-delta, 'withheld', source, def, until);
  };
  const { addsNothing, addsLess } = q.active();
  for (const breaks of seat === NOBODY ? [false] : [false, true])
    for (const { ability, me } of addsNothing)
      if (ability.breaks === breaks && ability.who(q, me, ix)) keep(left, me.self, q.card(me.self).def, null);
  if (seat === NOBODY) return;
  for (const mod of q.s.modifiers)
    if (mod.kind === 'addsNothing' && mod.card === ix) keep(left, mod.source, mod.sourceDef, mod.until);
  for (const { ability, me } of addsLess) keep(ability.of(q, me, ix), me.self, q.card(me.self).def, null);
}

/** The modifier by which the minion adds only its printed power to its controller's total, if there is one. */
const printedOnly = (q: Query, ix: CardIx): Modifier | undefined =>
  q.s.modifiers.find(
    (mod) => mod.kind === 'addsPrinted' && mod.card === q.base(ix) && !isControlledBy(q, ix, mod.seat),
  );

/** Current breakpoint, never below zero (CONF-1). */
export function breakpointOf(q: Query, base: CardIx): number {
  if (isBreakpointAsPrinted(q, base)) return Math.max(0, q.def(base).breakpoint);
  let sum = 0;
  addBreakpoint(q, base, (delta) => {
    sum += delta;
  });
  return Math.max(0, sum);
}

/** Is there nothing at all that `addBreakpoint` could add? Usually so. */
function isBreakpointAsPrinted(q: Query, base: CardIx): boolean {
  const { breakpoint, startingBreakpoint } = q.active();
  if (q.s.modifiers.length + breakpoint.length + startingBreakpoint.length > 0) return false;
  for (const ix of q.minionsAt(base)) if (!isControlled(q, ix)) return false;
  return true;
}

/** The latest change of the number printed on the base (TERM-9). */
function printedChange(q: Query, base: CardIx): Modifier | undefined {
  const { modifiers } = q.s;
  for (let i = modifiers.length - 1; i >= 0; i--)
    if (modifiers[i]!.kind === 'printed' && modifiers[i]!.card === base) return modifiers[i];
  return undefined;
}
/** The breakpoint printed on the base, or what a card changes that to (TERM-9). */
export const printedBreakpoint = (q: Query, base: CardIx): number =>
  printedChange(q, base)?.n ?? q.def(base).breakpoint;

export function addBreakpoint(q: Query, base: CardIx, sink: PowerSink): void {
  sink(q.def(base).breakpoint, 'printed', NOBODY, NOBODY, null);
  const change = printedChange(q, base);
  const printed = change?.n ?? q.def(base).breakpoint;
  if (change && printed !== q.def(base).breakpoint)
    sink(printed - q.def(base).breakpoint, 'set', change.source, change.sourceDef, change.until);
  const start = resetOf(q, base);
  if (start && start.n !== printed) sink(start.n - printed, 'set', start.card, start.def, start.until);
  for (const mod of q.s.modifiers) {
    if (mod.kind === 'breakpoint' && mod.card === base) sink(mod.n, 'temporary', mod.source, mod.sourceDef, mod.until);
  }
  for (const ix of q.minionsAt(base)) {
    if (!isControlled(q, ix)) sink(q.addedPower(ix), 'monster', ix, q.card(ix).def, null);
  }
  for (const b of q.active().breakpoint) {
    const delta = b.ability.of(q, b.me, base);
    if (delta !== 0)
      sink(delta, q.def(b.me.self).type === 'base' ? 'base' : 'ongoing', b.me.self, q.card(b.me.self).def, null);
  }
}
