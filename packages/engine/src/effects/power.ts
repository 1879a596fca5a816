import { causeName } from '../core/cause.ts';
import { modify } from '../core/modify.ts';
import type { CardIx, Until } from '../model/index.ts';
import { opWith, whole } from '../model/shape.ts';
import { defineEffect } from '../registry/effect.ts';
import { by, c, defineWords, who } from '../registry/words.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    power: { card: CardIx; n: number; until?: Until };
  }
  interface EventTypes {
    /** text: what changes (power, breakpoint, starting, total) or the extra play granted. */
    power: true;
  }
}

defineEffect('power', {
  affects: 'now',
  strengthens: true,
  possible: ({ q }, { card }) => q.inPlay(card),
  commit(g, op, cause) {
    modify(g, op, 'power', cause);
    if (!g.muted())
      g.emit('power', { card: g.shown(op.card), amount: op.n, text: 'power', cause: causeName(g, cause) });
  },
  sharedAs: (_q, { n }) => `${n < 0 ? n : `+${n}`} power`,
});
defineWords('power', (e) => {
  if (e.text?.startsWith('extra ')) return [who(e.seat), ` may play an ${e.text}`, ...by(e)];
  if (e.text === 'total') return [who(e.seat), ` got +${e.amount} power at `, c(e.card), ...by(e)];
  if (e.text === 'starting') return ['The breakpoint of ', c(e.card), ` starts at ${e.amount}`, ...by(e)];
  return [c(e.card), ` ${(e.amount ?? 0) < 0 ? '' : '+'}${e.amount} ${e.text}`, ...by(e)];
});

export const power = (card: CardIx, n: number, until: Until) => opWith('power', { card, n: whole(n), until });
