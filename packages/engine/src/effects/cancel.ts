import { modifyTable } from '../core/modify.ts';
import { type CardIx, NOBODY, type Until } from '../model/index.ts';
import { opWith } from '../model/shape.ts';
import { defineEffect } from '../registry/effect.ts';

type Label = 'ongoing' | 'special' | 'talent';

declare module '../model/op.ts' {
  interface EffectMap {
    /** to: an action whose given ability stays; text: only abilities with this label. */
    cancel: { card: CardIx; until: Until; to?: CardIx; text?: Label };
  }
}

defineEffect('cancel', {
  affects: 'now',
  // In a hand: a card about to be played, whose own conditions then do not apply either.
  possible: ({ q }, { card }) => q.inPlay(card) || q.card(card).zone === 'hand',
  commit(g, op, cause) {
    const mod = modifyTable(g, op, 'cancel', cause, ++g.s.clock);
    if (op.text) mod.label = op.text;
  },
  sharedAs: () => 'Its abilities are cancelled',
});

/** Its current abilities, except those given by that action, are treated as absent (TERM-4). */
export const cancel = (card: CardIx, until: Until, except: CardIx = NOBODY) =>
  opWith('cancel', { card, until, to: except });
/** The same as `cancel` for its abilities with one label. */
export const cancelLabel = (card: CardIx, label: Label, until: Until) => opWith('cancel', { card, until, text: label });
