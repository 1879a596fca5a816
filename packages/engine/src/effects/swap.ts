import { causeName } from '../core/cause.ts';
import type { Game } from '../core/game.ts';
import { leavePlay } from '../core/zones/leave-play.ts';
import { tellOfHand } from '../core/zones/to-hand.ts';
import { put, putHome } from '../core/zones/zones.ts';
import { type CardIx, type Cause, NOBODY, type OpOf, type Seat, type Spot, type Zone } from '../model/index.ts';
import { opOf } from '../model/shape.ts';
import { defineEffect } from '../registry/effect.ts';
import { by, c, defineWords } from '../registry/words.ts';

declare module '../model/op.ts' {
  interface EffectMap {
    /** card: the minion in play, to: its replacement. */
    swap: { card: CardIx; to: CardIx; seat: Seat };
  }
  interface EventTypes {
    swap: true;
  }
}

/** SWAP-1, SWAP-2: simultaneous. Attached cards stay in place; temporary modifiers do not follow. */
defineEffect('swap', {
  affects: 'now',
  twofold: true,
  reachesTo: true,
  mirrored: true,
  // SWAP-1: the leaving card takes the former zone of the incoming one; in play they only trade places.
  sendsTo: ({ to }, { q, s }) => (q.isMinion(to) ? null : formerZone(s.cards[to]!.zone)),
  possible: ({ q }, { card, to }) => q.isMinion(card) && card !== to && q.card(to).zone !== 'box',
  commit(g, op, cause) {
    const former = g.q.isMinion(op.to) ? null : formerZone(g.s.cards[op.to]!.zone);
    exchange(g, op, cause);
    if (former === null) return;
    putHome(g, op.card, former, NOBODY);
    tellOfHand(g, op.card, cause);
  },
  // RES-7: what happens instead changes only where the leaving card goes.
  ahead: exchange,
});
defineWords('swap', (e) => [c(e.card), ' took the place of ', c(e.host), ' on ', c(e.base), ...by(e)]);

const formerZone = (zone: Zone): Spot => (zone === 'discard' || zone === 'hand' ? zone : 'deck');

/** Everything but the departure of the card in play, if it leaves. */
function exchange(g: Game, op: OpOf<'swap'>, cause: Cause): void {
  const { s, q } = g;
  const [here, other] = [op.card, op.to];
  const before = { host: g.named(here), base: g.named(q.base(here)) };
  s.modifiers = s.modifiers.filter((mod) => mod.kind === 'control' || (mod.card !== here && mod.card !== other));
  s.delayedTriggers = s.delayedTriggers.filter(({ args }) => args.card !== here && args.card !== other);
  if (q.isMinion(other)) trade(g, here, other);
  else bringIn(g, op, cause);
  g.q.touchTable();
  // Both are named while face up (INFO-2).
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

/** The incoming card takes over the place and everything attached there; the next step plays it. */
function bringIn(g: Game, op: OpOf<'swap'>, cause: Cause): void {
  const { counters, at } = g.s.cards[op.card]!;
  const on = g.q.actionsOn(op.card).slice();
  put(g, op.to, 'base', op.seat, at);
  g.edit(op.to).counters = counters;
  for (const ix of on) g.edit(ix).at = op.to;
  // STO-2: a stored card is not on the card it is under, and leaves play with it.
  for (const ix of g.q.stored(op.card)) leavePlay(g, ix, 'discard', 'lost', cause);
}

/** Two minions trade places; one from outside play must then be played there: see `swap` in `script`. */
export const swap = (card: CardIx, to: CardIx, seat: Seat) => opOf('swap', { card, to, seat });
