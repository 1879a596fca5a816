import { type CardIx, NOBODY, type Seat } from '../model/index.ts';
import type { Query } from '../query/query.ts';
import { isOwn, isYours } from '../query/whose.ts';
import { chooseMinion, choosePlayer } from './choose.ts';
import type { AbilityContext } from './definition.ts';
import { act, look, ops, type Script } from './language.ts';

/** A minion that you own and could get back: somebody else controls it, or your control is only temporary. */
export const isLent =
  (me: AbilityContext) =>
  (q: Query, ix: CardIx): boolean =>
    isOwn(me)(q, ix) && q.changesHands(ix, me.seat);

/** "Give another player control of" this minion. Returns the new controller, NOBODY if it stayed. */
export function* give(me: AbilityContext, minion: CardIx, options: { may?: boolean } = {}): Script<Seat> {
  const name = yield* look((q) => q.name(minion));
  const others = yield* look((q) => (isYours(me)(q, minion) ? q.otherPlayers(me.seat) : []));
  const player = yield* choosePlayer(me, `Give control of ${name} to a player`.slice(0, 60), others, options);
  if (player === NOBODY) return NOBODY;
  const [done] = yield* act(ops.control(minion, player));
  return done ? player : NOBODY;
}

/** "Give another player control of one of your minions to …". */
export function* giveOne(me: AbilityContext): Script<{ minion: CardIx; to: Seat } | null> {
  // A cost paid to get something can always be declined (RES-11).
  const minion = yield* chooseMinion(me, 'Choose a minion to give away', isYours(me), { may: true });
  if (minion === null) return null;
  const to = yield* give(me, minion);
  return to === NOBODY ? null : { minion, to };
}
