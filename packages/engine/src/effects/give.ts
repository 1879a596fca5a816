import { modifyTable } from '../core/modify.ts';
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
  commit(g, op, cause) {
    const mod = modifyTable(g, op, 'give', cause);
    // A text in use that is not the card's own, but copied or given to it: its abilities are meant.
    const script = g.s.stack.findLast((frame) => frame.f === 'script');
    if (script?.ref.card === mod.source) mod.sourceDef = script.ref.def;
  },
  sharedAs: () => 'What else it says of the minion',
});

/** For a while the `given` abilities of this card work for the other one, whatever happens to this one. */
export const give = (card: CardIx, seat: Seat, until: Until) => opWith('give', { card, seat, until });
