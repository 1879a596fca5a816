import { type CardIx, NOBODY } from '../model/index.ts';
import type { Query } from '../query/query.ts';
import { later, scoringBase, special, type ToldOf } from './abilities.ts';
import { chooseBase, chooseCard } from './choose.ts';
import type { AbilityContext, DelayedAbility, Triggered } from './definition.ts';
import { act, look, ops, playNow, type Script } from './language.ts';
import { schedule } from './later.ts';

/** While this titan is set aside: places a counter on it. */
export function* gatherCounter(me: AbilityContext): Script {
  yield* act(ops.marks(me.self, 1));
}
/** Special: after the nth or a later counter has been placed on this titan, you may remove them all and play it. */
export const playedForCounters = (n: number): Triggered =>
  special(
    'mark',
    {
      from: 'aside',
      may: true,
      when: (q, me, placed) => placed.card === me.self && placed.n > 0 && q.card(me.self).counters + placed.n >= n,
      possible: (q, me) => q.hasPlace(me.seat, me.self),
    },
    function* (me) {
      const bases = yield* look((q) => q.places(me.seat, me.self));
      const at = yield* chooseBase(me.seat, 'Choose the base it is played on', bases);
      if (at === null) return;
      yield* act(ops.marks(me.self, -(yield* look((q) => q.card(me.self).counters))));
      yield* playNow({ card: me.self, at, seat: me.seat });
    },
  );

/** Could this player play the titan there, or, if it is in play, move it there? */
const canCome = (q: Query, me: AbilityContext, titan: CardIx, base: CardIx): boolean =>
  q.isTitan(titan) ? q.base(titan) !== base : q.card(titan).zone === 'aside' && q.canPlay(me.seat, titan, base);

/** Titans of that name that could come to one of these bases, whoever owns them (TIT-3). */
export const titansToCome = (q: Query, me: AbilityContext, name: string, bases: readonly CardIx[]): CardIx[] =>
  q.titansNamed(name).filter((titan) => bases.some((base) => canCome(q, me, titan, base)));

/** Titans of that name that could be played at one of these bases. */
export const titansToPlay = (q: Query, me: AbilityContext, name: string, bases: readonly CardIx[]): CardIx[] =>
  titansToCome(q, me, name, bases).filter((titan) => !q.isTitan(titan));

/** "Play …" for the named titan, at one of these bases: immediately or not at all (TIT-2), as the player has chosen. */
export function* playNamedTitan(me: AbilityContext, name: string, bases: readonly CardIx[]): Script {
  const titans = yield* look((q) => titansToPlay(q, me, name, bases));
  const titan = yield* chooseCard(me.seat, `Choose the ${name} to play`.slice(0, 60), titans);
  if (titan !== null) yield* comeTo(me, name, titan, bases);
}

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
  yield* comeTo(me, name, titan, bases);
}
function* comeTo(me: AbilityContext, name: string, titan: CardIx, bases: readonly CardIx[]): Script {
  const to = yield* chooseBase(
    me.seat,
    `Choose the base ${name} comes to`.slice(0, 60),
    yield* look((q) => bases.filter((base) => canCome(q, me, titan, base))),
  );
  if (yield* look((q) => q.isTitan(titan))) yield* act(ops.move(titan, to ?? NOBODY));
  else yield* playNow({ card: titan, at: to ?? NOBODY, seat: me.seat });
}

/**
 * Special: after a base scores, you may play this titan, if it is not in play, on the base that replaces that one. No
 * other titan of yours may be in play then (TIT-3); one at the scored base is gone by then.
 */
export const playsTitanOnReplacement = (
  when: (q: Query, me: AbilityContext<ToldOf<'afterScore'>>) => boolean,
): [Triggered, DelayedAbility] => [
  special(
    'afterScore',
    {
      may: true,
      from: 'aside',
      possible: (q, me) => q.isReplaced(scoringBase(me)),
      when: (q, me) => when(q, me) && (q.titanOf(me.seat) === NOBODY || q.base(q.titanOf(me.seat)) === scoringBase(me)),
    },
    function* (me) {
      yield* schedule(me, 'replaced');
    },
  ),
  later<{ replacement: CardIx }>(function* (me) {
    yield* playNow({ card: me.self, at: me.args.replacement, seat: me.seat });
  }),
];
