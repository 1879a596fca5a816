import { type CardIx, type Cause, NOBODY, type Op, type Spot } from '../model/index.ts';
import { causeName } from './commit.ts';
import type { Game } from './game.ts';
import { tellOfHand } from './to-hand.ts';
import { attachments, put, putHome } from './zones.ts';

/** SWAP-1, SWAP-2: all at once. What is on a card stays in its place; what was done to it for a while does not follow. */
export function swap(g: Game, op: Op, cause: Cause): void {
  const { s, q } = g;
  const [here, other] = [op.card, op.to];
  const names = { card: g.named(other), host: g.named(here), base: g.named(q.base(here)) };
  s.mods = s.mods.filter((mod) => mod.kind === 'control' || (mod.card !== here && mod.card !== other));
  if (q.isMinion(other)) trade(g, here, other);
  else
    bringIn(
      g,
      op,
      cause,
      s.cards[other]!.zone === 'discard' ? 'discard' : s.cards[other]!.zone === 'hand' ? 'hand' : 'deck',
    );
  g.q.touchTable();
  if (!g.muted()) g.emit('swap', { seat: op.seat, ...names, cause: causeName(g, cause) });
}

function trade(g: Game, one: CardIx, other: CardIx): void {
  const [a, b] = [g.s.cards[one]!, g.s.cards[other]!];
  const [onOne, onOther] = [attachments(g.s, one), attachments(g.s, other)];
  [a.at, b.at] = [b.at, a.at];
  [a.counters, b.counters] = [b.counters, a.counters];
  for (const ix of onOne) g.s.cards[ix]!.at = other;
  for (const ix of onOther) g.s.cards[ix]!.at = one;
}

/** The one from outside takes the place with all that is there; it is played by what comes next. */
function bringIn(g: Game, op: Op, cause: Cause, spot: Spot): void {
  const { counters, at } = g.s.cards[op.card]!;
  const on = attachments(g.s, op.card);
  put(g, op.to, 'base', op.seat, at);
  g.s.cards[op.to]!.counters = counters;
  for (const ix of on) g.s.cards[ix]!.at = op.to;
  putHome(g, op.card, spot, NOBODY);
  tellOfHand(g, op.card, cause);
}
