import { type CardIx, type Cause, type Modifier, NOBODY, type Op, type Seat, type Verb } from '../model/index.ts';
import { opOf } from '../model/shape.ts';
import type { Ability, PowerAbility } from '../script/definition.ts';
import type { Active } from './active.ts';
import type { Query } from './query.ts';

/** Is the minion's power protected from a change by that card (TERM-2), with this ability? */
export function guardedFrom(q: Query, ix: CardIx, source: CardIx, delta: number, by?: Active<PowerAbility>): boolean {
  if (q.active().averts.length === 0 && !q.hasShields() && !mayProtectFrom(q, 'power')) return false;
  const op: Op = opOf('power', { card: ix, n: delta });
  const cause: Cause = by?.ability.given
    ? { card: source, seat: by.me.seat, type: q.defs[by.def]!.type }
    : causeOf(q, source);
  if (q.protection(op, cause) !== NOBODY) return true;
  // An effect that an "instead" is about to avert does not count meanwhile (RES-7).
  for (const { ability, me } of q.active().averts) if (ability.when(q, me, op, cause)) return true;
  return false;
}

/** Could a protection in play prevent such an op at all? */
export function mayProtectFrom(q: Query, verb: Verb): boolean {
  for (const { ability } of q.active().protect) if (ability.only === undefined || ability.only === verb) return true;
  return false;
}

/** The card's current type: a fusion is an action only while it is being played as one (FUS-1). */
export function typeOf(q: Query, ix: CardIx): Cause['type'] {
  const { type, fusion } = q.def(ix);
  return fusion && q.card(ix).zone === 'limbo' && q.isBeingPlayed(ix) ? 'action' : type;
}

/** A card as the cause of its ability's effects. A base is nobody's (TERM-15). */
export function causeOf(q: Query, source: CardIx): Cause {
  const type = typeOf(q, source);
  return { card: source, seat: type === 'base' ? NOBODY : q.controller(source), type };
}
/**
 * The cause of an "instead" that was chosen earlier and is carried out now (RES-7): the card that offered it, even if it
 * has left since, and the player who chose.
 */
export function causeOfFate(q: Query, { source, sourceDef, seat }: Modifier): Cause {
  if (sourceDef === NOBODY) return { card: source, seat, type: 'rule' };
  const { type } = q.defs[sourceDef]!;
  return type === 'base' ? { card: source, seat, from: NOBODY, type } : { card: source, seat, type };
}
/**
 * "You" of an ability remains the same player throughout, even if it gives its own card away or removes it from play
 * (RES-4). If a base has a player carry something out, that player did it, though the card is nobody's (TERM-2,
 * TERM-15).
 */
export function causeOfAbility(q: Query, source: CardIx, you: Seat, ability?: Ability): Cause {
  const cause = causeOf(q, source);
  if (cause.type === 'base') return ability && namesPlayer(ability) ? { ...cause, seat: you, from: NOBODY } : cause;
  // Whoever carries it out, it remains an ability of its controller's card (TERM-15).
  if (ability?.kind === 'use' && ability.anyone) return { ...cause, seat: you, from: cause.seat };
  // An uncontrolled monster acts for itself (MON-2).
  if (cause.seat !== NOBODY || !q.isMonsterCard(source)) cause.seat = you;
  return cause;
}
/** Does the base's text name a player to carry it out? Otherwise the base itself does. */
const namesPlayer = (ability: Ability): boolean =>
  ability.kind === 'use' ||
  ability.kind === 'delayed' ||
  (ability.kind === 'trigger' && (ability.optional || ability.seats !== undefined));
