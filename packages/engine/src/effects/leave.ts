import type { ANYWAY } from '../core/bases/leave.ts';
import { leavePlay as leaves } from '../core/zones/leave-play.ts';
import { type CardIx, NOBODY } from '../model/index.ts';
import { opOf } from '../model/shape.ts';
import { defineEffect } from '../registry/effect.ts';
import { by, c, defineWords, zone } from '../registry/words.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    /**
     * text 'lost': the card could not stay where it was. ANYWAY: nothing replaces it. to: the base it leaves with, unless
     * it has gone elsewhere first.
     */
    leave: { card: CardIx; to?: CardIx; text?: 'lost' | typeof ANYWAY };
  }
  interface EventTypes {
    leave: true;
    /** It left along with something else, or could not stay. */
    lost: true;
  }
}

defineEffect('leave', {
  possible: ({ q }, { card, to }) => q.inPlay(card) && !q.isBase(card) && (to === NOBODY || q.base(card) === to),
  commit: (g, op, cause) => leaves(g, op.card, 'discard', op.text === 'lost' ? 'lost' : 'leave', cause),
  sendsTo: () => 'discard',
});
for (const type of ['leave', 'lost'] as const)
  defineWords(type, (e) => [c(e.card), e.to === 'aside' ? ' was set aside' : ` went to ${zone(e.to)}`, ...by(e)]);

/** To the discard pile from play, without being destroyed. */
export const leavePlay = (card: CardIx) => opOf('leave', { card });
