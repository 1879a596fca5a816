import { type GainsAbility, gainsHere } from '../abilities/gains.ts';
import { at, type Triggered } from '../abilities/trigger.ts';
import { type CardIx, NOBODY, type Seat } from '../model/index.ts';
import type { Query } from '../query/query.ts';
import { MONSTERS_COME } from '../registry/rules.ts';
import { thisBaseScores } from './abilities.ts';
import { act, call, look, ops, type Script } from './language.ts';

/**
 * Plays the top card of the base deck: it stays as an extra base (PLAY-8) and gets its monsters before the card that
 * plays it continues (MON-3, RES-2). Returns it, or null if there is none.
 */
export function* playTopBase(): Script<CardIx | null> {
  yield* act(ops.refill(NOBODY));
  const [top] = yield* look((q) => q.s.baseDeck.slice(-1));
  if (top === undefined) return null;
  yield* act(ops.playBase(top));
  const monsters = yield* look((q) => (q.s.big ? 0 : q.def(top).monsters));
  if (monsters > 0) yield* call({ card: top, def: NOBODY, ix: MONSTERS_COME }, { seat: NOBODY });
  return top;
}

/**
 * "When this base scores, … gains n VP", for players who do not ignore it (TERM-13): given at that moment, and shown in
 * advance.
 */
export function vpWhenScoring(of: (q: Query, base: CardIx, seat: Seat) => number): [Triggered, GainsAbility] {
  const paid = (q: Query, base: CardIx, seat: Seat): number =>
    q.ignoring(base, seat) === 'must' ? 0 : of(q, base, seat);
  return [
    at('score', { when: thisBaseScores }, function* (me) {
      const gains = yield* look((q) => q.clockwise().map((seat) => [seat, paid(q, me.self, seat)]));
      yield* act(...gains.filter(([, n]) => n! > 0).map(([seat, n]) => ops.gainVp(seat!, n!)));
    }),
    gainsHere(paid),
  ];
}
