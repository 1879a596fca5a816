import { opOf } from '../model/shape.ts';
import { defineEffect } from '../registry/effect.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    truce: Record<never, never>;
  }
}

defineEffect('truce', {
  commit({ s }) {
    const duel = s.stack.findLast((frame) => frame.f === 'duel');
    if (duel) duel.truce = true;
  },
});

/** No titan clash is resolved until the current duel has ended. */
export const truce = () => opOf('truce', {});
