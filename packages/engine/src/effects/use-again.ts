import { causeName } from '../core/cause.ts';
import type { CardIx } from '../model/index.ts';
import { opWith } from '../model/shape.ts';
import { defineEffect } from '../registry/effect.ts';
import { by, c, defineWords } from '../registry/words.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    /** text: the key by which `State.used` counts that talent. */
    useAgain: { card: CardIx; text: string };
  }
  interface EventTypes {
    useAgain: true;
  }
}

/** Takes back one use of a talent, so that it may be used again this turn (ABL-5). */
defineEffect('useAgain', {
  possible: ({ q }, { card, text }) => q.inPlay(card) && q.timesUsed(text) > 0,
  commit(g, { card, text }, cause) {
    g.s.used[text] = g.q.timesUsed(text) - 1;
    g.emit('useAgain', { card: g.shown(card), cause: causeName(g, cause) });
  },
});
defineWords('useAgain', (e) => [c(e.card), ' may use its talent again', ...by(e)]);

/** The card may use the talent with this `State.used` key once more this turn (ABL-5). */
export const useAgain = (card: CardIx, key: string) => opWith('useAgain', { card, text: key });
