import { causeName, openName } from '../core/cause.ts';
import type { Game } from '../core/game.ts';
import { type CardIx, NOBODY, type Until } from '../model/index.ts';
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

/** The card has the abilities that another has at this moment, whatever becomes of that one (IO-2). */
defineEffect('copy', {
  affects: 'now',
  possible: (g, op) => g.q.inPlay(op.card) && textsToCopy(g, op.card, op.to).length > 0,
  commit(g, op, cause) {
    const texts = textsToCopy(g, op.card, op.to);
    for (const { from, text } of texts)
      g.s.modifiers.push({
        kind: 'copy',
        card: op.card,
        n: ++g.s.clock,
        seat: NOBODY,
        from,
        source: cause.card,
        sourceDef: cause.card === NOBODY ? NOBODY : g.s.cards[cause.card]!.def,
        until: op.until ?? { t: 'ever' },
        text,
      });
    g.q.touchTable();
    if (g.muted()) return;
    const source = cause.card === op.card ? undefined : causeName(g, cause);
    g.emit('copy', { card: g.shown(op.card), cards: texts.map(({ from }) => openName(g, from)), cause: source });
  },
  sharedAs: (q, { to }) => `Copies ${q.name(to)}`,
});
defineWords('copy', (e) => [c(e.card), ' has the abilities of ', ...cards(e), ...by(e)]);

/** A text, of which card, and since when it is had. */
interface Text {
  from: CardIx;
  text: number;
  since: number;
}

/**
 * The texts a copy would bring: that of the card copied from, and those it has copied itself. None of which all is
 * cancelled (TERM-4), and none that the card has of that very card already: an ability is not had twice.
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

/** ABL-9: what an action gives a minion is an ability of that minion. */
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

/** It has the abilities that another card has now: `copyAbilities` also resolves those on-play. */
export const copy = (card: CardIx, from: CardIx, until: Until) => opWith('copy', { card, to: from, until });
