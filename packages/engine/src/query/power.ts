import { type CardIx, type Cause, NOBODY, type Op, type Until } from '../model/index.ts';
import type { Query } from './query.ts';

export type PartKind = 'printed' | 'counter' | 'ongoing' | 'base' | 'temporary';
/** source: the card whose text adds the delta, by index into State.cards; NOBODY for printed power and counters. */
export type PowerSink = (delta: number, kind: PartKind, source: CardIx, sourceDef: number, until: Until | null) => void;

/** All that makes up the power of a minion in play (CALC-1): printed, counters, bonuses with a deadline, continuous ones. */
export function addPower(q: Query, ix: CardIx, sink: PowerSink): void {
  const card = q.card(ix);
  sink(q.defs[card.def]!.power, 'printed', NOBODY, -1, null);
  if (card.counters !== 0) sink(card.counters, 'counter', NOBODY, -1, null);
  for (const mod of q.s.mods) {
    if (mod.kind === 'power' && mod.card === ix) sink(mod.n, 'temporary', mod.source, mod.sourceDef, mod.until);
  }
  // CALC-3: bonuses first. A protection that asks for the power is then tested before each malus in turn.
  const less: [CardIx, number][] = [];
  for (const p of q.active().power) {
    const delta = p.ability.of(q, p.me, ix);
    if (delta < 0) less.push([p.me.self, delta]);
    else if (delta > 0) addOngoing(q, ix, p.me.self, delta, sink);
  }
  for (const [source, delta] of less) addOngoing(q, ix, source, delta, sink);
}

function addOngoing(q: Query, ix: CardIx, source: CardIx, delta: number, sink: PowerSink): void {
  const active = q.active();
  // A card that is not affected by another one gets neither its bonus nor its malus (TERM-2).
  const guarded = active.protect.length > 0 || active.averts.length > 0 || q.hasShields();
  if (guarded && source !== ix && shielded(q, ix, source, delta)) return;
  const isBase = q.def(source).type === 'base';
  if (isBase && q.ignoring(source, q.controller(ix)) === 'must') return;
  // TERM-13: "may ignore" a continuous effect: ignored where that helps the player.
  if (isBase && delta < 0 && q.ignoring(source, q.controller(ix)) === 'may') return;
  sink(delta, isBase ? 'base' : 'ongoing', source, q.card(source).def, null);
}

function shielded(q: Query, ix: CardIx, source: CardIx, delta: number): boolean {
  const op: Op = { verb: 'power', card: ix, seat: NOBODY, to: NOBODY, n: delta };
  const cause = causeOf(q, source);
  if (q.protection(op, cause) !== NOBODY) return true;
  // What an "instead" is about to keep off does not count meanwhile (RES-7).
  return q.active().averts.some((a) => a.ability.when(q, a.me, op, cause));
}

/** A card as the cause of what its ability does. A base is nobody's (TERM-15). */
export function causeOf(q: Query, source: CardIx): Cause {
  const type = q.def(source).type;
  return { card: source, seat: type === 'base' ? NOBODY : q.controller(source), type };
}

/** Current breakpoint, never below zero (CONF-1). */
export function breakpointOf(q: Query, base: CardIx): number {
  let sum = 0;
  addBreakpoint(q, base, (delta) => {
    sum += delta;
  });
  return Math.max(0, sum);
}

export function addBreakpoint(q: Query, base: CardIx, sink: PowerSink): void {
  sink(q.def(base).breakpoint, 'printed', NOBODY, -1, null);
  for (const mod of q.s.mods) {
    if (mod.kind === 'breakpoint' && mod.card === base) sink(mod.n, 'temporary', mod.source, mod.sourceDef, mod.until);
  }
  for (const b of q.active().breakpoint) {
    const delta = b.ability.of(q, b.me, base);
    if (delta !== 0)
      sink(delta, q.def(b.me.self).type === 'base' ? 'base' : 'ongoing', b.me.self, q.card(b.me.self).def, null);
  }
}
