import { NOBODY, type Seat } from './ids.ts';
import type { EffectMap, Op, Verb } from './op.ts';
import type { Card, Zone } from './state.ts';

/*
 * For speed only. V8 compiles accesses to objects of one hidden class into plain loads: so every op has the same fields
 * in the same order, whatever its verb needs. A list that is refilled repeatedly is emptied by popping, which keeps its
 * memory.
 */

type Simple = 'card' | 'seat' | 'to' | 'n';
type Payload<V extends Verb> = EffectMap[V];

/** An op whose payload is only cards, seats and numbers, as most are. */
export function opOf<V extends Verb>(verb: V, fields: Pick<Payload<V>, keyof Payload<V> & Simple>): Op {
  const { card, seat, to, n } = fields as Partial<Pick<Op, Simple>>;
  return {
    verb,
    card: card ?? NOBODY,
    seat: seat ?? NOBODY,
    to: to ?? NOBODY,
    n: n ?? 0,
    by: undefined,
    shared: undefined,
    redirected: undefined,
    spot: undefined,
    until: undefined,
    from: undefined,
    limit: undefined,
    plays: undefined,
    text: undefined,
    delayed: undefined,
    cards: undefined,
  };
}
/** An op with any payload. */
export const opWith = <V extends Verb>(verb: V, fields: Payload<V>): Op => Object.assign(opOf(verb, fields), fields);

/** A copy of an op, which may come from a saved game with only the used fields. */
export const opLike = (op: Op, changes: Partial<Omit<Op, 'verb'>>): Op =>
  Object.assign(opOf(op.verb, op as never), op, changes);

/** A card out of play, with no past (IO-1). */
export const newCard = (id: number, def: number, owner: Seat, controller: Seat, zone: Zone): Card => ({
  id,
  def,
  owner,
  controller,
  zone,
  at: NOBODY,
  stamp: 0,
  since: 0,
  moved: 0,
  left: NOBODY,
  counters: 0,
  stasis: 0,
  fresh: false,
  named: '',
});

/** Subtracting nothing gives -0, which would make the compiler store every op's numbers as doubles. */
export const whole = (n: number): number => n | 0;

/** Empties a list that is refilled repeatedly. */
export function empty(list: unknown[]): void {
  while (list.length > 0) list.pop();
}
