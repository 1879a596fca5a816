import { type CardIx, type Cause, type Frame, NOBODY, type Op, type Zone } from '../model/index.ts';
import { causeName, leavePlay } from './commit.ts';
import type { Game } from './game.ts';
import { endStay } from './lapse.ts';
import { shuffle } from './rng.ts';
import { put } from './zones.ts';

/** A base comes into play in that place of the row. */
export function putBase(g: Game, base: CardIx, place: number): void {
  put(g, base, 'table', NOBODY);
  g.s.table.splice(g.s.table.indexOf(base), 1);
  g.s.table.splice(place, 0, base);
  g.q.touchTable();
}

/** Another base comes in the place of one in play, and what is there in those zones stays. */
function exchange(g: Game, { card: old, to: next }: Op, goesTo: Zone, stays: readonly Zone[]): void {
  const place = g.s.table.indexOf(old);
  put(g, old, goesTo, NOBODY);
  putBase(g, next, place);
  for (const ix of g.s.inPlay) {
    const { at, zone } = g.s.cards[ix]!;
    if (at === old && stays.includes(zone)) g.edit(ix).at = next;
  }
}

/** SWAP-2: with a base of the base deck. The actions on the old one are discarded, the cards there stay. */
export function swapBase(g: Game, op: Op, cause: Cause): void {
  const s = g.s;
  for (const ix of s.inPlay.slice()) {
    const card = s.cards[ix]!;
    if (card.zone === 'baseAction' && card.at === op.card) leavePlay(g, ix, 'discard', 'lost', cause);
  }
  const old = g.named(op.card);
  exchange(g, op, 'baseDeck', ['base', 'buried']);
  s.mods = s.mods.filter((mod) => mod.card !== op.card);
  endStay(s, op.card);
  shuffle(s, s.baseDeck);
  g.q.touchTable();
  g.emit('base', { base: g.named(op.to), card: old, text: 'swapped', cause: causeName(g, cause) });
}

/**
 * Another base comes in the place of one in play, which is discarded. All cards there stay. A base that was being scored
 * hands its scoring on: its text beats SCORE-5 (CONF-1), and SCORE-4 holds for the new one.
 */
export function replaceBase(g: Game, op: Op, cause: Cause): void {
  const s = g.s;
  const old = g.named(op.card);
  exchange(g, op, 'baseDiscard', ['base', 'baseAction', 'buried']);
  s.mods = s.mods
    .filter((mod) => mod.card !== op.card)
    .map((mod) =>
      mod.until.t === 'scored' && mod.until.base === op.card ? { ...mod, until: { t: 'scored', base: op.to } } : mod,
    );
  endStay(s, op.card);
  g.q.touchTable();
  g.emit('base', { base: g.named(op.to), card: old, text: 'replaced', cause: causeName(g, cause) });
  if (s.scoring !== op.card) return;
  s.scoring = op.to;
  for (const frame of s.stack) handOn(frame, op.card, op.to);
  g.emit('scoring', { base: g.named(op.to), amount: g.q.total(op.to), now: g.q.breakpoint(op.to) });
}

function handOn(frame: Frame, from: CardIx, to: CardIx): void {
  if ((frame.f !== 'score' && frame.f !== 'window') || frame.about.base !== from) return;
  frame.about = { ...frame.about, base: to };
  if (frame.f === 'score') frame.base = to;
}
