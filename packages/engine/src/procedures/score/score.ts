import { baseEnters } from '../../core/bases/enter.ts';
import { discardBase, isScoring, leavesAnyway, leavingWith, stillScores } from '../../core/bases/leave.ts';
import { openName, RULE } from '../../core/cause.ts';
import { takeDelayed } from '../../core/delayed.ts';
import { type Game, pickOne } from '../../core/game.ts';
import { perform } from '../../core/gate.ts';
import { awaitMoment, openMoment } from '../../core/open-window.ts';
import { type Args, type CardIx, NOBODY, type Op, type ScoreFrame, type Seat } from '../../model/index.ts';
import { opOf } from '../../model/shape.ts';
import { isByBase } from '../../query/limit.ts';
import { cardOption } from '../../query/plays.ts';
import type { Query } from '../../query/query.ts';
import type { Rank } from '../../query/rank.ts';
import { countsFor, isControlledBy } from '../../query/whose.ts';
import { defineFrame } from '../../registry/frame.ts';
import { TREASURES_REVEALED, TREASURES_SHARED } from '../../registry/rules.ts';
import type { RankView } from '../../view/types.ts';
import { settle } from '../loop/settle.ts';
import { carryOut, firstOfEach } from './fates.ts';

/** SCORE-1 to SCORE-13, step by step. */
function stepScore(g: Game, frame: ScoreFrame): void {
  switch (frame.step) {
    case 'find':
      return find(g, frame);
    case 'before':
      frame.step = 'award';
      openMoment(g, 'beforeScore', frame.about);
      return;
    case 'award':
      if (stopped(g, frame)) return;
      frame.step = 'treasures';
      openMoment(g, 'score', frame.about);
      return;
    case 'treasures':
      if (stopped(g, frame)) return;
      award(g, frame);
      return revealTreasures(g, frame);
    case 'share':
      frame.step = 'after';
      g.resolve({ card: frame.base, def: NOBODY, ix: TREASURES_SHARED }, NOBODY, {});
      return;
    case 'after':
      frame.step = 'clear';
      openMoment(g, 'afterScore', frame.about);
      return;
    case 'clear':
      // Cards that arrive while others leave also leave (ATT-6), but not endlessly (LOOP-1).
      if (!isScoring(g, frame.base) || !g.countUse(clearing(frame.base)) || !clear(g, frame)) frame.step = 'replace';
      return;
    case 'replace':
      frame.step = 'next';
      replace(g, frame);
      return;
    case 'next':
      done(g, frame);
      return;
  }
}

const clearing = (card: CardIx) => ({ card, def: NOBODY, ix: NOBODY });

/** SCORE-1, SCORE-2: checked anew each time; the current player picks. */
function find(g: Game, frame: ScoreFrame): void {
  const ready: CardIx[] = [];
  for (const base of g.q.bases()) if (g.q.ready(base)) ready.push(base);
  if (ready.length === 0) {
    g.ret(null);
    return;
  }
  if (ready.length === 1) return chooseBase(g, frame, ready[0]!);
  const ask = pickOne(g.s.current, 'base', 'Choose the base that scores next', ready.map(cardOption));
  ask.reason = ['Score Bases'];
  g.ask(ask);
}

function chooseBase(g: Game, frame: ScoreFrame, base: CardIx): void {
  frame.base = base;
  frame.about = { base };
  frame.step = 'before';
  g.setScoring(base);
  if (g.muted()) return;
  g.emit('scoring', { base: g.named(base), amount: g.q.total(base), now: g.q.breakpoint(base) });
}

/** SCORE-5: the scoring base left play, or can no longer score, before VP were awarded. */
function stopped(g: Game, frame: ScoreFrame): boolean {
  if (stillScores(g, frame.base)) return false;
  const text = isScoring(g, frame.base) ? 'cannot' : 'gone';
  g.emit('stopped', { base: openName(g, frame.base), text, rule: 'SCORE-5' });
  done(g, frame);
  return true;
}

/** SCORE-6, VP-1 to VP-3. `about` keeps what later abilities may query: all places, and who had a minion here. */
function award(g: Game, frame: ScoreFrame): void {
  const q = g.q;
  const base = frame.base;
  const list = q.ranks(base);
  frame.about = scoringAbout(q, base);
  if (!g.muted()) tellOfScore(g, base, list);
  const ops: Op[] = [];
  for (const rank of list) if (rank.vp > 0) ops.push(opOf('vp', { seat: rank.seat, n: rank.vp }));
  if (ops.length > 0) perform(g, ops, RULE);
}

function tellOfScore(g: Game, base: CardIx, list: readonly Rank[]): void {
  const q = g.q;
  const ranks: RankView[] = list
    .map((r) => ({
      seat: r.seat,
      power: r.power,
      place: r.place || null,
      vp: r.vp,
      now: g.s.seats[r.seat]!.vp + r.vp,
      cards: powersOf(q, base, r.seat),
    }))
    .sort((a, b) => (a.place ?? 9) - (b.place ?? 9) || b.power - a.power);
  g.emit('scored', { base: g.named(base), amount: q.total(base), now: q.breakpoint(base), ranks });
}

export function scoringAbout(q: Query, base: CardIx): Args {
  const list = q.ranks(base);
  const seatsAt = (place: number): Seat[] =>
    q.clockwise().filter((seat) => list.some((r) => r.seat === seat && r.place === place));
  const present = q.clockwise().filter((seat) => q.hasMinion(base, seat));
  return { base, winners: seatsAt(1), second: seatsAt(2), third: seatsAt(3), present };
}

/** MON-8: how many treasures the base gives when it scores. */
export function rewardOf(q: Query, base: CardIx): number {
  let n = 0;
  for (const ix of q.monstersAt(base)) n += q.def(ix).treasures;
  for (const { ability, me } of q.active().reward) n += ability.of(q, me, base);
  return n;
}

/** SCORE-7: they are revealed, then reactions happen, then they are shared out. */
function revealTreasures(g: Game, frame: ScoreFrame): void {
  const n = rewardOf(g.q, frame.base);
  frame.step = n > 0 ? 'share' : 'after';
  if (n === 0) return;
  awaitMoment(g, 'treasures', frame.about);
  g.resolve({ card: frame.base, def: NOBODY, ix: TREASURES_REVEALED }, NOBODY, { n });
}

/** The parts of a player's power on a base: minions, then other sources (NPW-1). */
export function powersOf(q: Query, base: CardIx, seat: Seat): RankView['cards'] {
  const list = q
    .minionsAt(base)
    .filter((ix) => isControlledBy(q, ix, seat))
    .map((ix) => ({ name: q.name(ix), power: q.addedPower(ix, seat) }));
  q.otherPower(base, (power, _kind, source, whose) => {
    if (countsFor(seat, whose)) list.push({ name: q.name(source), power });
  });
  return list;
}

/**
 * SCORE-9: everything leaves together; minions with a chosen alternative go there instead (RES-7). False if nothing was
 * there; otherwise it is called again.
 */
function clear(g: Game, frame: ScoreFrame): boolean {
  const s = g.s;
  const { base, kept = [] } = frame;
  const fates = firstOfEach(g).filter(({ card }) => g.q.base(card) === base);
  if (!carryOut(g, fates)) return true;
  // Card fates have been carried out or do not apply here; those choosing the next base are still needed.
  if (s.modifiers.length > 0) s.modifiers = s.modifiers.filter((mod) => mod.kind !== 'fate' || g.q.isBase(mod.card));
  const isKept = (card: CardIx): boolean => kept.includes(s.cards[card]!.stamp);
  const ops = leavingWith(g, base).map((op) => (isKept(op.card) ? leavesAnyway(op.card, base) : op));
  if (ops.length === 0) return fates.length > 0;
  frame.kept = ops.map(({ card }) => s.cards[card]!.stamp);
  perform(g, ops, RULE);
  return true;
}

/** SCORE-10; then abilities delayed until the new base is in play. */
function replace(g: Game, frame: ScoreFrame): void {
  const s = g.s;
  // SCORE-5: bases destroyed or swapped since then have already been replaced.
  if (!isScoring(g, frame.base)) {
    takeDelayed(s, 'replaced');
    return;
  }
  const next = discardBase(g, frame.base);
  resolveDelayed(g, next);
  if (next === NOBODY) return;
  // Pushed last: the new base's arrivals come before abilities waiting for it.
  baseEnters(g, next);
}

/** What was delayed until this base is in play; if there is none, it does not happen. */
function resolveDelayed(g: Game, next: CardIx): void {
  const due = takeDelayed(g.s, 'replaced');
  if (next === NOBODY) return;
  for (const { card, def, ix, seat, args } of due.reverse())
    g.resolve({ card, def, ix }, seat, { ...args, replacement: next });
}

/** SCORE-11: back to step 1. */
function done(g: Game, frame: ScoreFrame): void {
  g.setScoring(NOBODY);
  forgetScoring(g);
  leaveNothingBehind(g, frame.base);
  // Its player has left, so no other base scores in that turn (WIN-3).
  if (g.s.phase !== 'score') return g.ret(null);
  frame.step = 'find';
  frame.base = NOBODY;
  frame.about = {};
  if (frame.kept) delete frame.kept;
}

/**
 * Choices for this scoring, and what was to last until it is over, do not carry over to the next one, even if the base
 * has left, or the scoring was stopped or broken off (RES-7, SCORE-5, SCORE-8).
 */
export function leaveNothingBehind(g: Game, base: CardIx): void {
  forgetDelayed(g);
  if (g.s.modifiers.length > 0)
    g.s.modifiers = g.s.modifiers.filter(
      ({ kind, until }) => kind !== 'fate' && !(until.t === 'scored' && until.base === base),
    );
  g.q.touch();
}

/** Drops what was delayed until the end of this scoring, even if the scoring was stopped. */
export function forgetDelayed({ s }: Game): void {
  takeDelayed(s, 'afterScore');
}

/** "Once per scored base" may be used at the next one. */
export function forgetScoring({ s, q }: Game): void {
  if (!q.uses.byBase) return;
  for (const key of Object.keys(s.used)) if (isByBase(key)) delete s.used[key];
  q.uses.byBase = false;
}

defineFrame('score', {
  step(g, frame) {
    if (settle(g, frame)) stepScore(g, frame);
  },
  answer: (g, frame, _ask, picked) => chooseBase(g, frame, picked[0]!.card),
});
