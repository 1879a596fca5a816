import { opOf } from '../model/shape.ts';
import { defineEffect } from '../registry/effect.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    flipAgain: Record<never, never>;
  }
}

/**
 * COIN-1: repeats the flip as soon as the ability responsible has resolved. The previous flip has no further effect.
 */
defineEffect('flipAgain', {
  possible: ({ q }) => q.coin() !== null,
  commit({ s }) {
    const { stack } = s;
    const at = stack.findLastIndex((frame) => frame.f === 'coin');
    const coin = stack[at];
    const window = stack[at + 1];
    if (coin?.f !== 'coin') return;
    coin.step = 'flip';
    if (window?.f !== 'window') return;
    window.list = [];
    window.passes = s.seats.length;
  },
});

/** The coin just flipped is flipped again (COIN-1). */
export const flipAgain = () => opOf('flipAgain', {});
