import { later } from '../abilities/index.generated.ts';
import type { Args, CardIx, DelayedTrigger, Seat } from '../model/index.ts';
import { isYours } from '../query/whose.ts';
import type { AbilityContext, DelayedAbility } from './definition.ts';
import { act, look, ops, type Script } from './language.ts';

/** Schedules the one `later` of the text that is running now, whichever card uses it, for that moment. */
export function* schedule(
  me: AbilityContext,
  moment: DelayedTrigger['moment'],
  args: Args = {},
  seat: Seat = me.seat,
): Script {
  const [def, ix] = yield* look((q) => {
    const script = q.s.stack.findLast((frame) => frame.f === 'script')!;
    return [script.ref.def, q.defs[script.ref.def]!.abilities.findIndex(({ kind }) => kind === 'delayed')];
  });
  yield* act(ops.delay({ moment, card: me.self, def: def!, ix: ix!, seat, args }));
}

/** "May …" with the base that replaces this one: chosen once that base is in play (SCORE-8). */
export const mayOnReplacement = { may: true, banked: () => true };

type Due = { card: CardIx; stamp: number };

/** "At the end of the turn it is placed …, if you control it": schedules the `placedAtTurnEnd` of this text for that minion. */
export function* placeAtTurnEnd(me: AbilityContext, minion: CardIx | null, seat: Seat = me.seat): Script {
  if (minion === null) return;
  const stamp = yield* look((q) => q.card(minion).stamp);
  yield* schedule(me, 'turnEnd', { card: minion, stamp }, seat);
}
/** The minion goes to its owner's deck (TERM-5), if the player controls it and it is still the same card (IO-1). */
export const placedAtTurnEnd = (spot: 'top' | 'bottom'): DelayedAbility =>
  later<Due>(function* (me) {
    const { card, stamp } = me.args;
    if (yield* look((q) => q.isSame(card, stamp) && q.isMinion(card) && isYours(me)(q, card)))
      yield* act(ops.place(card, spot));
  });
