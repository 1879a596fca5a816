import { type CardIx, NOBODY } from '../model/index.ts';
import type { Query } from '../query/query.ts';
import { chooseBase, chooseCard } from './choose.ts';
import type { AbilityContext } from './definition.ts';
import { act, look, ops, playNow, type Script } from './language.ts';

/** Could this player play the titan there, or, if it is in play, move it there? */
const canCome = (q: Query, me: AbilityContext, titan: CardIx, base: CardIx): boolean =>
  q.isTitan(titan) ? q.base(titan) !== base : q.card(titan).zone === 'aside' && q.canPlay(me.seat, titan, base);

/** Titans of that name that could come to one of these bases, whoever owns them (TIT-3). */
export const titansToCome = (q: Query, me: AbilityContext, name: string, bases: readonly CardIx[]): CardIx[] =>
  q.titansNamed(name).filter((titan) => bases.some((base) => canCome(q, me, titan, base)));

/**
 * "Play … there or move it there", for the named titan: "there" is one of these bases. It is played immediately or not
 * at all, as the player chooses (TIT-2), unless using the ability was already that choice; one in play must move.
 */
export function* bringTitan(
  me: AbilityContext,
  name: string,
  bases: readonly CardIx[],
  options: { may?: boolean } = { may: true },
): Script {
  const titans = yield* look((q) => titansToCome(q, me, name, bases));
  const may = options.may && (yield* look((q) => !titans.some((ix) => q.isTitan(ix))));
  const titan = yield* chooseCard(me.seat, `Play ${name} or move it`.slice(0, 60), titans, { may });
  if (titan === null) return;
  const to = yield* chooseBase(
    me.seat,
    `Choose the base ${name} comes to`.slice(0, 60),
    yield* look((q) => bases.filter((base) => canCome(q, me, titan, base))),
  );
  if (yield* look((q) => q.isTitan(titan))) yield* act(ops.move(titan, to ?? NOBODY));
  else yield* playNow({ card: titan, at: to ?? NOBODY, seat: me.seat });
}
