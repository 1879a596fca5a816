import { type CardIx, type Cause, NOBODY, type Op } from '../model/index.ts';
import { causeName, leavePlay } from './commit.ts';
import type { Game } from './game.ts';
import { tellOfHand } from './to-hand.ts';
import { put, putHome } from './zones.ts';

/** SWAP-1, SWAP-2: all at once. What is on a card stays in its place; what was done to it for a while does not follow. */
export function swap(g: Game, op: Op, cause: Cause): void {
  const { s, q } = g;
  const [here, other] = [op.card, op.to];
  const before = { host: g.named(here), base: g.named(q.base(here)) };
  s.mods = s.mods.filter((mod) => mod.kind === 'control' || (mod.card !== here && mod.card !== other));
  s.duties = s.duties.filter(({ args }) => args.card !== here && args.card !== other);
  if (q.isMinion(other)) trade(g, here, other);
  else bringIn(g, op, cause);
  g.q.touchTable();
  // Named as they lie face up: the one that went, before; the one that came, after (INFO-2).
  if (!g.muted()) g.emit('swap', { seat: op.seat, card: g.named(other), ...before, cause: causeName(g, cause) });
}

function trade(g: Game, one: CardIx, other: CardIx): void {
  const [a, b] = [g.edit(one), g.edit(other)];
  const [onOne, onOther] = [g.q.actionsOn(one).slice(), g.q.actionsOn(other).slice()];
  [a.at, b.at] = [b.at, a.at];
  [a.counters, b.counters] = [b.counters, a.counters];
  for (const ix of onOne) g.edit(ix).at = other;
  for (const ix of onOther) g.edit(ix).at = one;
}

/** The one from outside takes the place with all that is there; it is played by what comes next. */
function bringIn(g: Game, op: Op, cause: Cause): void {
  const { zone } = g.s.cards[op.to]!;
  const { counters, at } = g.s.cards[op.card]!;
  const on = g.q.actionsOn(op.card).slice();
  put(g, op.to, 'base', op.seat, at);
  g.edit(op.to).counters = counters;
  for (const ix of on) g.edit(ix).at = op.to;
  // STO-2: what is stored under a card is not on it, and leaves play with it.
  for (const ix of g.q.stored(op.card)) leavePlay(g, ix, 'discard', 'lost', cause);
  putHome(g, op.card, zone === 'discard' || zone === 'hand' ? zone : 'deck', NOBODY);
  tellOfHand(g, op.card, cause);
}
