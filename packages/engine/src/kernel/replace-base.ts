import { type CardIx, type Cause, type Frame, NOBODY, type Op } from '../model/index.ts';
import { causeName, leavePlay } from './commit.ts';
import type { Game } from './game.ts';
import { shuffle } from './rng.ts';
import { put } from './zones.ts';

/**
 * Another base comes in the place of one in play, which is discarded. All cards there stay. A base that was being scored
 * hands its scoring on: its text beats SCORE-5 (CONF-1), and SCORE-4 holds for the new one.
 */
export function replaceBase(g: Game, op: Op, cause: Cause): void {
  const s = g.s;
  const place = s.table.indexOf(op.card);
  const old = g.named(op.card);
  put(g, op.card, 'baseDiscard', NOBODY);
  put(g, op.to, 'table', NOBODY);
  s.table.splice(s.table.indexOf(op.to), 1);
  s.table.splice(place, 0, op.to);
  for (const ix of s.inPlay) {
    const card = s.cards[ix]!;
    if (card.at === op.card && (card.zone === 'base' || card.zone === 'baseAction' || card.zone === 'buried'))
      card.at = op.to;
  }
  s.mods = s.mods
    .filter((mod) => mod.card !== op.card)
    .map((mod) =>
      mod.until.t === 'scored' && mod.until.base === op.card ? { ...mod, until: { t: 'scored', base: op.to } } : mod,
    );
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

/** SWAP-2, with the erratum of Terraforming: minions and what is on them stay, actions on the old base are discarded. */
export function swapBase(g: Game, op: Op, cause: Cause): void {
  const s = g.s;
  const place = s.table.indexOf(op.card);
  for (const ix of s.inPlay.slice()) {
    const card = s.cards[ix]!;
    if (card.zone === 'baseAction' && card.at === op.card) leavePlay(g, ix, 'discard', 'lost', cause);
  }
  const old = g.named(op.card);
  put(g, op.card, 'baseDeck', NOBODY);
  put(g, op.to, 'table', NOBODY);
  s.table.splice(s.table.indexOf(op.to), 1);
  s.table.splice(place, 0, op.to);
  for (const ix of s.inPlay) {
    const card = s.cards[ix]!;
    if (card.at === op.card && (card.zone === 'base' || card.zone === 'buried')) card.at = op.to;
  }
  s.mods = s.mods.filter((mod) => mod.card !== op.card);
  shuffle(s, s.baseDeck);
  g.q.touchTable();
  g.emit('base', { base: g.named(op.to), card: old, text: 'swapped', cause: causeName(g, cause) });
}
