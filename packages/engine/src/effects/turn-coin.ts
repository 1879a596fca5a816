import { causeName } from '../core/cause.ts';
import { opOf } from '../model/shape.ts';
import { defineEffect } from '../registry/effect.ts';
import { by, defineWords, who } from '../registry/words.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    turnCoin: Record<never, never>;
  }
  interface EventTypes {
    coin: true;
  }
}

/** COIN-1: turns over the coin that has landed. */
defineEffect('turnCoin', {
  possible: ({ q }) => q.coin() !== null,
  commit(g, _op, cause) {
    const coin = g.s.stack.findLast((frame) => frame.f === 'coin');
    if (!coin) return;
    coin.heads = !coin.heads;
    g.emit('coin', { seat: coin.seat, text: side(coin.heads), from: side(!coin.heads), cause: causeName(g, cause) });
  },
});
const side = (heads: boolean): string => (heads ? 'heads' : 'tails');
defineWords('coin', (e) =>
  e.from
    ? ['The coin of ', who(e.seat), ` was turned from ${e.from} to ${e.text}`, ...by(e)]
    : [who(e.seat), ` flipped a coin: ${e.text}`, ...by(e)],
);

/** Turns over the coin just flipped (COIN-1). */
export const turnCoin = () => opOf('turnCoin', {});
