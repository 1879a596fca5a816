import { changeBaseCard } from '../core/bases/base-card.ts';
import { baseIsPlayed } from '../core/bases/enter.ts';
import { causeName } from '../core/cause.ts';
import { put } from '../core/zones/zones.ts';
import { type CardIx, NOBODY } from '../model/index.ts';
import { opOf } from '../model/shape.ts';
import { defineEffect } from '../registry/effect.ts';
import { by, c, defineWords } from '../registry/words.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    playBase: { card: CardIx };
  }
  interface EventTypes {
    base: true;
  }
}

defineEffect('playBase', {
  possible: ({ q }, { card }) => q.card(card).zone === 'baseDeck' || q.card(card).zone === 'baseDiscard',
  commit(g, { card }, cause) {
    put(g, card, 'table', NOBODY);
    g.emit('base', { base: g.named(card), text: 'dealt', cause: causeName(g, cause) });
  },
  onBoard: (g, { card }, cause) => changeBaseCard(g, card, cause),
  bringsBase: baseIsPlayed,
});
defineWords('base', (e) =>
  e.card
    ? [c(e.base), e.text === 'swapped' ? ' was swapped with ' : ' replaced ', c(e.card), ...by(e)]
    : [c(e.base), ' was dealt'],
);

/** Puts a base from the base deck into play: it stays as an extra one (PLAY-8). */
export const playBase = (card: CardIx) => opOf('playBase', { card });
