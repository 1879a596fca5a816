import type { Op } from '../model/index.ts';
import { NOBODY } from '../model/index.ts';
import type { Game } from './game.ts';
import { isLeaving } from './hidden.ts';

/** Could the op still happen to its subject? Asked again just before it is done. */
export function applies(g: Game, op: Op): boolean {
  const q = g.q;
  switch (op.verb) {
    case 'destroy':
    case 'return':
    case 'leave':
      return q.inPlay(op.card) && !q.isBase(op.card);
    case 'move':
      return (q.isMinion(op.card) || q.isTitan(op.card)) && q.isBase(op.to) && q.base(op.card) !== op.to;
    case 'stop':
      return q.isBeingPlayed(op.card);
    case 'place':
      return g.s.cards[op.card]!.zone !== 'box';
    case 'discard': {
      const zone = g.s.cards[op.card]!.zone;
      return zone === 'hand' || zone === 'deck' || zone === 'limbo';
    }
    case 'counter':
      return q.inPlay(op.card) || g.s.cards[op.card]!.zone === 'aside';
    case 'transferCounters':
      return q.inPlay(op.card) && g.s.cards[op.card]!.counters >= -op.n;
    case 'control':
      return q.inPlay(op.card) && q.changesHands(op.card, op.seat, op.until);
    case 'power':
    case 'cancel':
    case 'copy':
    case 'fate':
    case 'give':
    case 'name':
      return q.inPlay(op.card);
    case 'bury':
      return q.isBase(op.to) && g.s.cards[op.card]!.zone !== 'box' && !isLeaving(g, op.card, 'buried');
    case 'store':
      return q.inPlay(op.to) && g.s.cards[op.card]!.zone !== 'box';
    case 'stasis':
      return op.n > 0
        ? g.s.cards[op.card]!.zone !== 'box' && !isLeaving(g, op.card, 'stasis')
        : g.s.cards[op.card]!.stasis > 0;
    case 'madness':
      return g.s.piles.madness.length > 0;
    case 'takeRandom':
      return g.s.seats[op.n]!.hand.length > 0;
    case 'shield':
      return op.card === NOBODY || q.inPlay(op.card);
    case 'swap':
      return q.isMinion(op.card) && op.card !== op.to && g.s.cards[op.to]!.zone !== 'box';
    case 'transfer':
      return q.inPlay(op.card) && q.inPlay(op.to);
    case 'breakpoint':
    case 'starting':
    case 'total':
    case 'destroyBase':
    case 'silence':
      return q.isBase(op.card);
    case 'playBase':
      return g.s.cards[op.card]!.zone === 'baseDeck' || g.s.cards[op.card]!.zone === 'baseDiscard';
    case 'swapBase':
    case 'replaceBase':
      return q.isBase(op.card) && g.s.cards[op.to]!.zone === 'baseDeck';
    case 'vp':
      return op.seat !== NOBODY && !g.s.seats[op.seat]!.out && (op.n > 0 || g.s.seats[op.seat]!.vp > 0);
    default:
      return true;
  }
}
