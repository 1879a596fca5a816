import type { CardIx, Cause, Op, Verb } from '../model/index.ts';
import { NOBODY } from '../model/index.ts';
import { textsToCopy } from './copy.ts';
import type { Game } from './game.ts';
import { isLeaving } from './hidden.ts';

/** Could the op still happen to its subject? Asked again just before it is done. */
export const applies = (g: Game, op: Op, cause: Cause): boolean =>
  isPossible(g, op) &&
  (cause.type === 'rule' ||
    (isInReach(g, op.card, op, cause) && (!hasHost(op.verb) || isInReach(g, op.to, op, cause))));
const hasHost = (verb: Verb): boolean => verb === 'transfer' || verb === 'swap' || verb === 'store';

/**
 * STA-1, STO-1: a card in stasis is touched only by what puts counters on it or takes them off, and by its own text; what
 * is on it waits with it; a stored card is touched only by text of the card it is under.
 */
function isInReach(g: Game, ix: CardIx, { verb }: Op, cause: Cause): boolean {
  if (ix === NOBODY) return true;
  const { zone, at } = g.s.cards[ix]!;
  if (zone === 'stasis') return verb === 'stasis' || cause.card === ix;
  return zone === 'under' ? cause.card === at : !g.q.isOnStasis(ix);
}

function isPossible(g: Game, op: Op): boolean {
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
      return zone === 'hand' || zone === 'deck' || zone === 'limbo' || zone === 'baseDeck';
    }
    // Of a card without an owner there is no deck (DECK-2, MON-1).
    case 'shuffle':
      return op.seat !== NOBODY || op.text !== undefined;
    case 'counter':
      return q.inPlay(op.card) || g.s.cards[op.card]!.zone === 'aside';
    case 'transferCounters':
      return q.inPlay(op.card) && g.s.cards[op.card]!.counters >= -op.n;
    case 'control':
      return q.inPlay(op.card) && q.changesHands(op.card, op.seat, op.until);
    case 'power':
    case 'cancel':
    case 'fate':
    case 'give':
    case 'name':
      return q.inPlay(op.card);
    case 'copy':
      return q.inPlay(op.card) && textsToCopy(g, op).length > 0;
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
    case 'starting':
      return q.isBase(op.card) || q.isMinion(op.card);
    case 'breakpoint':
    case 'total':
    case 'destroyBase':
    case 'silence':
      return q.isBase(op.card);
    case 'turnCoin':
    case 'flipAgain':
      return q.coin() !== null;
    case 'playBase':
      return g.s.cards[op.card]!.zone === 'baseDeck' || g.s.cards[op.card]!.zone === 'baseDiscard';
    case 'swapBase':
    case 'replaceBase':
      return q.isBase(op.card) && g.s.cards[op.to]!.zone === 'baseDeck';
    case 'extraTurn':
      return !g.s.seats[op.seat]!.out;
    case 'vp':
      return op.seat !== NOBODY && !g.s.seats[op.seat]!.out && (op.n > 0 || g.s.seats[op.seat]!.vp > 0);
    default:
      return true;
  }
}
