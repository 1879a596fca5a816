import { type Cause, type Modifier, NOBODY, type Op, type OpOf, type Verb } from '../model/index.ts';
import type { Game } from './game.ts';

/** Stores a modifier that lasts until the op's deadline. */
export function modify<V extends Verb>(
  g: Game,
  one: OpOf<V>,
  kind: Modifier['kind'],
  cause: Cause,
  n?: number,
): Modifier {
  // Every op has all the fields, whatever its verb uses (model/shape.ts).
  const op = one as unknown as Op;
  const mod: Modifier = {
    kind,
    card: op.card,
    n: n ?? op.n,
    seat: op.seat,
    from: op.to,
    source: cause.card,
    sourceDef: cause.card === NOBODY ? NOBODY : g.s.cards[cause.card]!.def,
    until: op.until ?? { t: 'ever' },
  };
  g.s.modifiers.push(mod);
  g.q.touch();
  return mod;
}

/**
 * The same for a modifier that a text gives: it is looked up in the text, not on the card using it, which may have
 * copied the text (IO-2).
 */
export function modifyByText<V extends Verb>(g: Game, op: OpOf<V>, kind: Modifier['kind'], cause: Cause): void {
  const mod = modifyTable(g, op, kind, cause);
  const script = g.s.stack.findLast((frame) => frame.f === 'script');
  if (script && script.ref.card === cause.card && script.ref.def !== NOBODY) mod.sourceDef = script.ref.def;
}

/** The same for modifiers that change control or active abilities. */
export function modifyTable<V extends Verb>(
  g: Game,
  op: OpOf<V>,
  kind: Modifier['kind'],
  cause: Cause,
  n?: number,
): Modifier {
  const mod = modify(g, op, kind, cause, n);
  g.q.touchTable();
  return mod;
}
