import type { Seat } from '../model/index.ts';
import { opOf } from '../model/shape.ts';
import { defineEffect } from '../registry/effect.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    onePart: { seat: Seat };
  }
}

/** RES-14: succeeds unless replaced, in which case the player uses both parts. */
defineEffect('onePart', { commit() {} });

/** The player uses one part of an ability that says OR; fails if something lets the player use both. */
export const useOnePart = (seat: Seat) => opOf('onePart', { seat });
