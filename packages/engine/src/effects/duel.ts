import type { CardIx, Seat } from '../model/index.ts';
import { defineHappening } from '../registry/effect.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    /** to: the minion challenged. */
    duel: { card: CardIx; seat: Seat; to: CardIx };
    /** to: the minion it has beaten. */
    winDuel: { card: CardIx; seat: Seat; to: CardIx };
  }
}

/** A minion becomes the challenger of another (DUEL-1). */
defineHappening('duel');
/** A minion has won a duel (DUEL-2). */
defineHappening('winDuel');
