import { instead } from '../abilities/instead.ts';
import type { CardIx } from '../model/index.ts';
import type { Query } from '../query/query.ts';
import { canTakeOn, playerOf } from '../query/redirect.ts';
import { isAnother } from '../query/whose.ts';
import { subjectsOf } from '../registry/effect.ts';
import { chooseToDo } from './choose.ts';
import type { AbilityContext, ReplacementEffect } from './definition.ts';
import { look, redirect } from './language.ts';

/**
 * "When a card played by another player directly affects such a minion, you may have it affect this minion instead":
 * covers the effects of its play, and an action put on that minion. This minion gets the effect even if it could not
 * have been chosen.
 */
export const mayTakeOn = (which: (me: AbilityContext) => (q: Query, minion: CardIx) => boolean): ReplacementEffect =>
  instead(
    {
      of: 'affect',
      when: (q, me, op, cause) =>
        isAnother(me, playerOf(q, cause)) && canTakeOn(q, op, me.self) && subjectsOf(op).some((ix) => which(me)(q, ix)),
    },
    function* (me) {
      const from = yield* look((q) => {
        const event = q.s.stack.findLast((frame) => frame.f === 'event')!;
        return subjectsOf(event.ops[event.i]!).find((ix) => which(me)(q, ix))!;
      });
      const [own, other] = yield* look((q) => [q.name(me.self), q.name(from)]);
      const title = `Choose ${own} instead of ${other}`.slice(0, 60);
      if (yield* chooseToDo(me.seat, title, 'Take it on', 'Let it happen', [from])) yield* redirect(from, me.self);
      // The effect happens to one or the other, so it is never prevented.
      return false;
    },
  );
