import { changeBaseCard } from '../core/bases/base-card.ts';
import { baseEntersByCard } from '../core/bases/enter.ts';
import { exchangeBases } from '../core/bases/replace.ts';
import { causeName } from '../core/cause.ts';
import { endWithBase } from '../core/lapse.ts';
import type { CardIx, Frame } from '../model/index.ts';
import { opOf } from '../model/shape.ts';
import { defineEffect } from '../registry/effect.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    replaceBase: { card: CardIx; to: CardIx };
  }
}

/**
 * Another base replaces one in play, which is discarded. All cards there stay. If the old base was being scored, the
 * new one is scored in its place: the text beats SCORE-5 (CONF-1), and SCORE-4 applies to the new base.
 */
defineEffect('replaceBase', {
  possible: ({ q }, { card, to }) => q.isBase(card) && q.card(to).zone === 'baseDeck',
  commit(g, op, cause) {
    const s = g.s;
    const old = g.named(op.card);
    exchangeBases(g, op.card, op.to, 'baseDiscard', ['base', 'baseAction', 'buried']);
    s.modifiers = s.modifiers.map((mod) =>
      mod.until.t === 'scored' && mod.until.base === op.card ? { ...mod, until: { t: 'scored', base: op.to } } : mod,
    );
    endWithBase(s, op.card);
    g.q.touchTable();
    g.emit('base', { base: g.named(op.to), card: old, text: 'replaced', cause: causeName(g, cause) });
    if (s.scoring !== op.card) return;
    g.setScoring(op.to);
    for (const frame of s.stack) handOn(frame, op.card, op.to);
    g.emit('scoring', { base: g.named(op.to), amount: g.q.total(op.to), now: g.q.breakpoint(op.to) });
  },
  onBoard: (g, { to }, cause) => changeBaseCard(g, to, cause),
  bringsBase: baseEntersByCard,
});

function handOn(frame: Frame, from: CardIx, to: CardIx): void {
  if ((frame.f !== 'score' && frame.f !== 'window') || frame.about.base !== from) return;
  frame.about = { ...frame.about, base: to };
  if (frame.f === 'score') frame.base = to;
}

/**
 * Discards the base and puts one from the base deck in its place: all cards there stay, and a scoring continues with
 * the new base.
 */
export const replaceBase = (card: CardIx, to: CardIx) => opOf('replaceBase', { card, to });
