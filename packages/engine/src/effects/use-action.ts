import type { CardIx, Seat } from '../model/index.ts';
import { defineHappening } from '../registry/effect.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    useAction: { card: CardIx; seat: Seat };
  }
}

/** A player has played a fusion as an action and uses its Action ability (FUS-1, RES-5). */
defineHappening('useAction');
