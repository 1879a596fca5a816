import { causeName } from '../core/cause.ts';
import { noteDeckSeen } from '../core/deck-seen.ts';
import { type CardIx, NOBODY, type Seat, type Zone } from '../model/index.ts';
import { opWith } from '../model/shape.ts';
import { defineEffect } from '../registry/effect.ts';
import { by, cards, defineWords, who } from '../registry/words.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    /** n: the seat whose cards they are, NOBODY for the base deck; from: their zone. */
    look: { seat: Seat; cards: CardIx[]; n: Seat; from: Zone };
  }
  interface EventMap {
    look: { shown: CardIx[] };
  }
  interface EventTypes {
    look: true;
  }
}

defineEffect('look', {
  commit(g, op, cause) {
    const shown = op.cards ?? [];
    noteDeckSeen(g, op, cause);
    if (g.muted()) return;
    const other = op.n === NOBODY ? undefined : op.n;
    g.emit(
      'look',
      { seat: op.seat, other, count: shown.length, from: op.from, cause: causeName(g, cause) },
      { seats: [op.seat], fields: { cards: g.namedAll(shown) } },
    );
  },
});
defineWords('look', (e) => [
  who(e.seat),
  ...(e.other === undefined
    ? [' looked at the base deck']
    : [e.from === 'hand' ? ' looked at the hand of ' : ' looked at the deck of ', who(e.other)]),
  ': ',
  ...cards(e),
  ...by(e),
]);

/** Shows cards of somebody's hand or deck to one player (TERM-12). */
export const look = (seat: Seat, cards: CardIx[], whose: Seat, from: Zone) =>
  opWith('look', { seat, cards, n: whose, from });
