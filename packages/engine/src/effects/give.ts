import { modifyByText } from '../core/modify.ts';
import type { CardIx, Seat, Until } from '../model/index.ts';
import { opWith } from '../model/shape.ts';
import { defineEffect } from '../registry/effect.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    give: { card: CardIx; seat: Seat; until: Until };
  }
}

defineEffect('give', {
  affects: 'later',
  possible: ({ q }, { card }) => q.inPlay(card),
  commit: (g, op, cause) => modifyByText(g, op, 'give', cause),
  sharedAs: () => 'What else it says of the minion',
});

/** For a while the `given` abilities of this card work for the other one, whatever happens to this one. */
export const give = (card: CardIx, seat: Seat, until: Until) => opWith('give', { card, seat, until });
