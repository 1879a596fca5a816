import { causeName, openName } from '../core/cause.ts';
import { copyText } from '../core/copy-text.ts';
import type { Game } from '../core/game.ts';
import type { CardIx, Until } from '../model/index.ts';
import { opWith } from '../model/shape.ts';
import { defineEffect } from '../registry/effect.ts';
import { by, c, cards, defineWords } from '../registry/words.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    /** to: the card copied from. */
    copy: { card: CardIx; to: CardIx; until: Until };
  }
  interface EventTypes {
    copy: true;
  }
}

/** The card gets the abilities another card has right now, whatever happens to that other card later (IO-2). */
defineEffect('copy', {
  affects: 'now',
  possible: (g, op) => g.q.inPlay(op.card) && textsToCopy(g, op.card, op.to).length > 0,
  commit(g, op, cause) {
    const texts = textsToCopy(g, op.card, op.to);
    const until: Until = op.until ?? { t: 'ever' };
    for (const { from, text } of texts) copyText(g, op.card, { text, from, source: cause.card, until });
    g.q.touchTable();
    if (g.muted()) return;
    const source = cause.card === op.card ? undefined : causeName(g, cause);
    g.emit('copy', { card: g.shown(op.card), cards: texts.map(({ from }) => openName(g, from)), cause: source });
  },
  sharedAs: (q, { to }) => `Copies ${q.name(to)}`,
});
defineWords('copy', (e) => [c(e.card), ' has the abilities of ', ...cards(e), ...by(e)]);

/** A text, the card it is from, and since when. */
interface Text {
  from: CardIx;
  text: number;
  since: number;
}

/**
 * The texts a copy would bring: those of the copied card, and those it has copied itself. Excludes fully cancelled ones
 * (TERM-4), and any the card already has from that very card, so as not to duplicate an ability.
 */
function textsToCopy(g: Game, card: CardIx, other: CardIx): Text[] {
  const had = textsOf(g, card).map(({ from }) => from);
  return textsOf(g, other).filter(
    (one, i, all) => !had.includes(one.from) && all.findIndex(({ from }) => from === one.from) === i,
  );
}

function textsOf(g: Game, holder: CardIx): Text[] {
  const own = { from: holder, text: g.s.cards[holder]!.def, since: 0 };
  const copied = g.s.modifiers
    .filter((mod) => mod.kind === 'copy' && mod.card === holder)
    .map(({ from, text, n }) => ({ from, text: text!, since: n }));
  const texts = [own, ...copied].filter(({ text, since }) =>
    g.q.defs[text]!.abilities.some((ability) => !g.q.hasLost(holder, ability, since)),
  );
  return [...texts, ...giftsOf(g, holder)];
}

/** ABL-9: an ability that an action gives a minion is the minion's. */
const giftsOf = ({ q }: Game, minion: CardIx): Text[] =>
  q
    .active()
    .gives.filter(
      ({ ability, me }) =>
        q.card(me.self).at === minion &&
        q.isMinion(minion) &&
        !q.hasLost(minion, ability.ability, q.card(me.self).stamp, me.self),
    )
    .map(({ me, def }) => ({ from: me.self, text: def, since: q.card(me.self).stamp }));

/** Copies another card's current abilities: `copyAbilities` also resolves on-play ones. */
export const copy = (card: CardIx, from: CardIx, until: Until) => opWith('copy', { card, to: from, until });
