import { type CardIx, type Cause, NOBODY, type Op } from '../model/index.ts';
import { causeName, openName } from './commit.ts';
import type { Game } from './game.ts';

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
export function textsToCopy(g: Game, { card, to }: Op): Text[] {
  const had = textsOf(g, card).map(({ from }) => from);
  return textsOf(g, to).filter(
    (one, i, all) => !had.includes(one.from) && all.findIndex(({ from }) => from === one.from) === i,
  );
}

function textsOf(g: Game, holder: CardIx): Text[] {
  const own = { from: holder, text: g.s.cards[holder]!.def, since: 0 };
  const copied = g.s.mods
    .filter((mod) => mod.kind === 'copy' && mod.card === holder)
    .map(({ from, text, n }) => ({ from, text: text!, since: n }));
  return [own, ...copied].filter(({ text, since }) =>
    g.q.defs[text]!.abilities.some((ability) => !g.q.hasLost(holder, ability, since)),
  );
}

/** The card has the abilities that another has at this moment, whatever becomes of that one (IO-2). */
export function copy(g: Game, op: Op, cause: Cause): void {
  const texts = textsToCopy(g, op);
  for (const { from, text } of texts)
    g.s.mods.push({
      kind: 'copy',
      card: op.card,
      n: ++g.s.clock,
      seat: op.seat,
      from,
      source: cause.card,
      sourceDef: cause.card === NOBODY ? NOBODY : g.s.cards[cause.card]!.def,
      until: op.until ?? { t: 'ever' },
      text,
    });
  g.q.touchTable();
  if (g.muted()) return;
  const by = cause.card === op.card ? undefined : causeName(g, cause);
  g.emit('copy', { card: g.shown(op.card), cards: texts.map(({ from }) => openName(g, from)), cause: by });
}
