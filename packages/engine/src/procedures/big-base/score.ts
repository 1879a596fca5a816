import { cardsWith } from '../../core/bases/leave.ts';
import { RULE } from '../../core/cause.ts';
import type { Game } from '../../core/game.ts';
import { perform } from '../../core/gate.ts';
import { awaitMoment, openMoment } from '../../core/open-window.ts';
import { type Args, type BoardFrame, type CardIx, NOBODY, type Op, type Seat } from '../../model/index.ts';
import { opOf } from '../../model/shape.ts';
import { boardRanks, lowest } from '../../query/big.ts';
import type { Rank } from '../../query/rank.ts';
import { defineFrame } from '../../registry/frame.ts';
import { TREASURES_REVEALED, TREASURES_SHARED } from '../../registry/rules.ts';
import type { RankView } from '../../view/types.ts';
import { settle } from '../loop/settle.ts';
import { carryOut, firstOfEach } from '../score/fates.ts';
import { forgetDelayed, forgetScoring, powersOf, rewardOf, scoringAbout } from '../score/score.ts';
import { leader, win } from '../turn/victory.ts';

/** The steps of scoring; those of `atSide` run for each side (BIG-3), in board order. */
const NEXT = {
  before: 'score',
  score: 'award',
  award: 'treasures',
  treasures: 'after',
  share: 'after',
  after: 'over',
  over: 'fates',
  fates: 'clear',
  clear: 'clear',
} as const;

/** BIG-4: the steps of SCORE, for the whole board. It cannot be stopped and is not chosen. */
function stepBoard(g: Game, frame: BoardFrame): void {
  leaveSide(g);
  switch (frame.step) {
    case 'before':
    case 'score':
    case 'treasures':
    case 'share':
    case 'after':
      return atSide(g, frame);
    case 'award':
      frame.step = NEXT.award;
      return award(g, frame);
    case 'over':
      frame.step = NEXT.over;
      return finish(g);
    case 'fates':
      if (followFates(g, frame)) frame.step = NEXT.fates;
      return;
    case 'clear':
      clear(g, frame);
  }
}

function atSide(g: Game, frame: BoardFrame): void {
  const side = g.s.table[frame.side];
  if (side === undefined) {
    frame.side = 0;
    frame.step = NEXT[frame.step];
    return;
  }
  g.setScoring(side);
  const about = frame.abouts[frame.side] ?? { base: side };
  if (frame.step === 'treasures') return revealTreasures(g, frame, side, about);
  frame.side++;
  switch (frame.step) {
    case 'before':
      return openMoment(g, 'beforeScore', about);
    case 'score':
      return openMoment(g, 'score', about);
    case 'share':
      frame.step = 'treasures';
      g.resolve({ card: side, def: NOBODY, ix: TREASURES_SHARED }, NOBODY, {});
      return;
    default:
      openMoment(g, 'afterScore', about);
  }
}

/** One side's windows are over: once-per-scored-base abilities reset for the next; delayed triggers know their side. */
function leaveSide(g: Game): void {
  const side = g.s.scoring;
  if (side === NOBODY) return;
  g.s.delayedTriggers = g.s.delayedTriggers.map((delayed) =>
    delayed.moment === 'replaced' && delayed.args.replacement === undefined
      ? { ...delayed, args: { ...delayed.args, replacement: side } }
      : delayed,
  );
  g.setScoring(NOBODY);
  forgetScoring(g);
}

function revealTreasures(g: Game, frame: BoardFrame, side: CardIx, about: Args): void {
  const n = rewardOf(g.q, side);
  if (n === 0) {
    frame.side++;
    return;
  }
  frame.step = 'share';
  awaitMoment(g, 'treasures', about);
  g.resolve({ card: side, def: NOBODY, ix: TREASURES_REVEALED }, NOBODY, { n });
}

/** By total power over the board, and one VP for the most power on each side. */
function award(g: Game, frame: BoardFrame): void {
  const { s, q } = g;
  frame.awarded = true;
  frame.abouts = s.table.map((side) => scoringAbout(q, side));
  s.big!.next = lowest(q);
  const vp = s.seats.map((seat) => seat.vp);
  const ops: Op[] = [];
  const tell = (list: Rank[], cards: (seat: Seat) => RankView['cards']): RankView[] =>
    list
      .map(({ seat, power, place, vp: gain }) => {
        if (gain > 0) ops.push(opOf('vp', { seat, n: gain }));
        vp[seat]! += gain;
        return { seat, power, place: place || null, vp: gain, now: vp[seat]!, cards: cards(seat) };
      })
      .sort((a, b) => (a.place ?? 9) - (b.place ?? 9) || b.power - a.power);
  const sides = (seat: Seat) =>
    s.table.map((side) => ({ name: q.name(side), power: q.total(side, seat) })).filter(({ power }) => power > 0);
  for (const side of s.table)
    g.emit('scored', { base: g.named(side), ranks: tell(q.ranks(side), (seat) => powersOf(q, side, seat)) });
  g.emit('period', { amount: s.big!.period, ranks: tell(boardRanks(q), sides) });
  if (ops.length > 0) perform(g, ops, RULE);
}

/** BIG-6: after period 3 the most VP win; on a tie, the cards stay and another round is played. */
function finish(g: Game): void {
  if (g.s.big!.period < 3) return;
  if (leader(g) === NOBODY) g.s.stack.pop();
  else win(g);
}

/** RES-7: cards with a chosen alternative go there. False if something must resolve first. */
function followFates(g: Game, frame: BoardFrame): boolean {
  const { s, q } = g;
  const fates = firstOfEach(g);
  const isNoted = (card: CardIx): boolean => frame.fates.some(([one]) => one === card);
  for (const { card } of fates) if (!isNoted(card)) frame.fates.push([card, q.base(card)]);
  if (!carryOut(g, fates)) return false;
  s.modifiers = s.modifiers.filter((mod) => (mod.kind !== 'fate' || q.isBase(mod.card)) && mod.until.t !== 'scored');
  return true;
}

/** All cards are discarded together, except those that have gone to another side. */
function clear(g: Game, frame: BoardFrame): void {
  const { s, q } = g;
  g.s.stack.pop();
  forgetDelayed(g);
  const saved = frame.fates.flatMap(([card, from]) => (q.inPlay(card) && q.base(card) !== from ? [card] : []));
  const isSaved = (ix: CardIx): boolean => saved.includes(ix) || saved.includes(s.cards[ix]!.at);
  const leaving = s.table.flatMap((side) => cardsWith(g, side)).filter((ix) => !isSaved(ix));
  if (leaving.length > 0)
    perform(
      g,
      leaving.map((card) => opOf('leave', { card })),
      RULE,
    );
}

defineFrame('board', {
  step(g, frame) {
    if (settle(g, frame)) stepBoard(g, frame);
  },
});
