import { causeName } from '../core/cause.ts';
import { noteDeckSeen } from '../core/deck-seen.ts';
import { put } from '../core/zones/zones.ts';
import type { CardIx, Seat } from '../model/index.ts';
import { opWith } from '../model/shape.ts';
import { defineEffect } from '../registry/effect.ts';
import { by, cards, defineWords, who } from '../registry/words.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    reveal: { seat: Seat; cards: CardIx[]; text?: 'lift' };
  }
  interface EventMap {
    reveal: { shown: CardIx[] };
  }
  interface EventTypes {
    reveal: true;
  }
}

defineEffect('reveal', {
  possible: (_g, { cards }) => cards.length > 0,
  commit(g, op, cause) {
    const cards = op.cards ?? [];
    noteDeckSeen(g, op, cause);
    if (op.text === 'lift') for (const ix of cards) put(g, ix, 'limbo', op.seat);
    if (!g.muted()) g.emit('reveal', { seat: op.seat, cards: g.namedAll(cards), cause: causeName(g, cause) });
  },
});
defineWords('reveal', (e) => [who(e.seat), ' revealed ', ...cards(e), ...by(e)]);

/** Shows cards to everybody (INFO-3). */
export const reveal = (seat: Seat, cards: CardIx[]) => opWith('reveal', { seat, cards });

/** Reveals cards of the player's deck, which are in no zone until they are played, drawn or put back (TOP-1). */
export const lift = (seat: Seat, cards: CardIx[]) => opWith('reveal', { seat, cards, text: 'lift' });
