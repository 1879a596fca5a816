import { NOBODY } from './ids.ts';
import type { EffectMap, Op, Verb } from './op.ts';

/*
 * What speed asks for, and nobody else needs to know. V8 compiles code that reads objects of one hidden class into plain
 * loads: so every op has the same fields in the same order, whatever its verb needs. A list that is filled again and
 * again is emptied by popping, which keeps its memory.
 */

type Simple = 'card' | 'seat' | 'to' | 'n';
type Payload<V extends Verb> = EffectMap[V];

/** An op whose payload is cards, seats and numbers only, which most are. */
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
/** The same with any payload. */
export const opWith = <V extends Verb>(verb: V, fields: Payload<V>): Op => Object.assign(opOf(verb, fields), fields);

/** A copy of an op, also of one from a saved game, which has only the fields that are used. */
export const opLike = (op: Op, changes: Partial<Omit<Op, 'verb'>>): Op =>
  Object.assign(opOf(op.verb, op as never), op, changes);

/** Taking away nothing gives -0, for which the compiler would take every number of an op for a fraction. */
export const whole = (n: number): number => n | 0;

/** Empty a list that is filled again and again. */
export function empty(list: unknown[]): void {
  while (list.length > 0) list.pop();
}
