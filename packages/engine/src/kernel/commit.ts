import { type CardIx, type Cause, type Limit, type Mod, NOBODY, type Op, opOf, type Seat } from '../model/index.ts';
import type { CardName, EventType } from '../view/types.ts';
import { destroyBase } from './base-leaves.ts';
import { changeBaseCard, changesBaseCard } from './big-board.ts';
import { flipAgain, turnCoin } from './coin.ts';
import { copy } from './copy.ts';
import { draw, putBack } from './draw.ts';
import { isFaceDown } from './face-down.ts';
import type { Game } from './game.ts';
import { drawMadness, drawTreasures, hide, lift, stasis } from './hidden.ts';
import { endStay } from './lapse.ts';
import { replaceBase, swapBase } from './replace-base.ts';
import { chance } from './rng.ts';
import { stopPlay } from './stop.ts';
import { swap } from './swap.ts';
import { tellOfHand } from './to-hand.ts';
import { gainTurn } from './turn-order.ts';
import {
  attachments,
  isHidden,
  put,
  putHome,
  refill,
  refillBases,
  refillPile,
  shuffleDeck,
  shufflePile,
} from './zones.ts';

/** What acts out of hiding, or has gone there meanwhile, is told by its name; its id is nobody's business (INFO-2). */
export function openName(g: Game, card: CardIx): CardName {
  const name = g.named(card);
  return isHidden(g.s.cards[card]!.zone) ? { id: 0, name: name.name } : name;
}
export const causeName = (g: Game, { card }: Cause): CardName | undefined =>
  card === NOBODY ? undefined : openName(g, card);

/** Do it: the only place where a game changes, apart from turn and phase bookkeeping. */
export function commit(g: Game, op: Op, cause: Cause): void {
  const s = g.s;
  if (changesBaseCard(s, op.verb)) return changeBaseCard(g, op, cause);
  switch (op.verb) {
    case 'destroy': {
      const worth = g.q.isMonster(op.card) && op.text !== 'unpaid' ? g.q.def(op.card).treasures : 0;
      if (g.q.isMinion(op.card)) s.destroyed.push({ base: g.q.base(op.card), controller: g.q.controller(op.card) });
      leavePlay(g, op.card, 'discard', 'destroy', cause);
      // MON-5: at once, as part of the destruction.
      const seat = op.by ?? cause.seat;
      if (worth > 0 && seat !== NOBODY) drawTreasures(g, seat, worth, cause);
      return;
    }
    case 'leave':
      return leavePlay(g, op.card, 'discard', 'leave', cause);
    case 'return':
      return leavePlay(g, op.card, 'hand', 'return', cause);
    case 'place':
      return place(g, op, cause);
    case 'move': {
      const from = g.q.base(op.card);
      const card = g.edit(op.card);
      card.at = op.to;
      card.moved = s.turn;
      card.left = from;
      endStay(s, op.card);
      if (g.q.isTitan(op.card)) g.titanCame(op.card);
      g.q.touchCard(op.card);
      if (!g.muted())
        g.emit('move', {
          seat: seatOf(g, cause),
          card: g.named(op.card),
          base: g.named(from),
          toBase: g.named(op.to),
          cause: causeName(g, cause),
        });
      return;
    }
    case 'swap':
      return swap(g, op, cause);
    case 'transfer': {
      const card = g.edit(op.card);
      card.at = op.to;
      card.zone = g.q.isBase(op.to) ? 'baseAction' : 'on';
      g.q.touchTable();
      if (!g.muted()) g.emit('attach', { card: g.named(op.card), host: g.shown(op.to), cause: causeName(g, cause) });
      return;
    }
    case 'discard': {
      const holder = s.cards[op.card]!.controller;
      const from = s.cards[op.card]!.zone;
      putHome(g, op.card, 'discard');
      const seat = holder === NOBODY ? seatOf(g, cause) : holder;
      if (!g.muted()) g.emit('discard', { seat, card: g.named(op.card), from, cause: causeName(g, cause) });
      return;
    }
    case 'draw':
      return draw(g, op, cause);
    case 'vp':
      s.seats[op.seat]!.vp = Math.max(0, s.seats[op.seat]!.vp + op.n);
      // What a base awards is told by the one event that says it scored.
      if (cause.type !== 'rule' && !g.muted())
        g.emit('vp', { seat: op.seat, amount: op.n, now: s.seats[op.seat]!.vp, cause: causeName(g, cause) });
      return;
    case 'counter':
    case 'transferCounters':
      g.edit(op.card).counters = Math.max(0, s.cards[op.card]!.counters + op.n);
      if (op.verb === 'counter' && op.n > 0 && g.q.isMinion(op.card)) countPlaced(g, op, cause);
      g.q.touch();
      if (!g.muted())
        g.emit('counter', {
          card: g.shown(op.card),
          amount: op.n,
          now: s.cards[op.card]!.counters,
          cause: causeName(g, cause),
        });
      return;
    case 'power':
    case 'breakpoint':
    case 'starting':
    case 'total':
    case 'cancel':
    case 'silence':
    case 'fate':
    case 'shield':
    case 'ban':
    case 'give':
      return modify(g, op, op.verb, cause);
    case 'copy':
      return copy(g, op, cause);
    case 'control':
      return control(g, op, cause);
    case 'allow':
      allow(g, op, cause);
      if (!g.muted())
        g.emit('power', { seat: op.seat, text: `extra ${op.plays ?? 'minion'}`, cause: causeName(g, cause) });
      return;
    case 'name':
      g.edit(op.card).named = op.text ?? '';
      g.q.touch();
      if (!g.muted()) g.emit('choose', { seat: op.seat, card: g.shown(op.card), text: op.text });
      return;
    case 'discardRandom':
      return discardAtRandom(g, op.seat, op.n, cause);
    case 'takeRandom':
      return takeAtRandom(g, op, cause);
    case 'lift':
      return lift(g, op, cause);
    case 'order':
      return putBack(g, op);
    case 'duty':
      if (op.duty) s.duties.push(op.duty);
      return;
    case 'asAction':
      s.actionPlays.push({ seat: op.seat, card: NOBODY, stamp: 0 });
      return;
    case 'attach':
    case 'onePart':
      return;
    case 'turnCoin':
      return turnCoin(g, cause);
    case 'flipAgain':
      return flipAgain(g);
    case 'stop':
      return stopPlay(g, op, cause);
    case 'truce': {
      const duel = s.stack.findLast((frame) => frame.f === 'duel');
      if (duel) duel.truce = true;
      return;
    }
    case 'shuffle':
      return shuffleDeck(g, op);
    case 'refill':
      if (op.seat === NOBODY) refillBases(g, op.n);
      else refill(g, op.seat, op.n);
      return;
    case 'reveal':
      if (!g.muted())
        g.emit('reveal', { seat: op.seat, cards: g.namedAll(op.cards ?? []), cause: causeName(g, cause) });
      return;
    case 'look':
      if (!g.muted()) {
        const cards = op.cards ?? [];
        g.emit(
          'look',
          {
            seat: op.seat,
            other: op.n,
            count: cards.length,
            from: op.from,
            cause: causeName(g, cause),
          },
          { seats: [op.seat], fields: { cards: g.namedAll(cards) } },
        );
      }
      return;
    case 'playBase':
      put(g, op.card, 'table', NOBODY);
      g.emit('base', { base: g.named(op.card), text: 'dealt', cause: causeName(g, cause) });
      return;
    case 'swapBase':
      return swapBase(g, op, cause);
    case 'extraTurn':
      return gainTurn(g, op, cause);
    case 'destroyBase':
      return destroyBase(g, op.card, cause);
    case 'replaceBase':
      return replaceBase(g, op, cause);
    case 'bury':
    case 'store':
      return hide(g, op, cause);
    case 'stasis':
      return stasis(g, op, cause);
    case 'madness':
      return drawMadness(g, op, cause);
    case 'treasure':
      return drawTreasures(g, op.seat, op.n, cause);
    case 'showTreasure':
      put(g, op.card, 'limbo', NOBODY);
      g.emit('reveal', { cards: [g.named(op.card)], text: 'treasure' });
      return;
    case 'refillPile':
      refillPile(g, pileOf(op), op.n);
      return;
    case 'shufflePile':
      shufflePile(g, pileOf(op));
      return;
    default:
      throw new Error(`No way to commit "${op.verb}"`);
  }
}

export const seatOf = (g: Game, cause: Cause): Seat | undefined =>
  cause.seat === NOBODY ? (cause.type === 'base' ? undefined : g.s.current) : cause.seat;

/** What a player has placed on minions in a turn; transferring is not placing (TERM-1). */
function countPlaced(g: Game, op: Op, cause: Cause): void {
  const seat = op.by ?? cause.seat;
  if (seat !== NOBODY) g.s.seats[seat]!.countersPlaced += op.n;
}
/** Whose a card is, or which abilities work, is changed by these. */
const CHANGES_TABLE: ReadonlySet<Mod['kind']> = new Set<Mod['kind']>(['control', 'cancel', 'silence', 'give']);
/** What these change depends on what came first. */
const STAMPED: ReadonlySet<Mod['kind']> = new Set<Mod['kind']>(['control', 'cancel']);

/** Which shared deck the op is about. */
const pileOf = ({ text }: Op) => (text === 'monsterDeck' ? text : 'treasureDeck');

function modify(g: Game, op: Op, kind: Mod['kind'], cause: Cause): void {
  const s = g.s;
  s.mods.push({
    kind,
    card: op.card,
    n: STAMPED.has(kind) ? ++s.clock : op.n,
    seat: op.seat,
    from: op.to,
    source: cause.card,
    sourceDef: cause.card === NOBODY ? NOBODY : g.s.cards[cause.card]!.def,
    until: op.until ?? { t: 'ever' },
    ...(kind === 'cancel' && op.text && { label: op.text }),
    ...(kind === 'fate' && op.to === NOBODY && { spot: op.spot ?? 'hand' }),
  });
  if (CHANGES_TABLE.has(kind)) g.q.touchTable();
  else g.q.touch();
  // What comes instead of a base is shown when it comes.
  // Which of several starting powers counts is seen from the power.
  const isNumber =
    kind === 'power' || kind === 'breakpoint' || (kind === 'starting' && g.q.isBase(op.card)) || kind === 'total';
  if ((!isNumber && kind !== 'fate') || (kind === 'fate' && g.q.isBase(op.card))) return;
  if (g.muted()) return;
  const seat = kind === 'total' ? op.seat : undefined;
  if (isNumber) g.emit('power', { seat, card: g.shown(op.card), amount: op.n, text: kind, cause: causeName(g, cause) });
  else
    g.emit('choose', {
      seat: op.seat,
      card: g.named(op.card),
      to: op.to === NOBODY ? (op.spot ?? 'hand') : undefined,
      toBase: op.to === NOBODY ? undefined : g.named(op.to),
      cause: causeName(g, cause),
    });
}

/** IO-2: a change without a deadline lasts until the card leaves or changes hands again, one with a deadline ends by it. */
function control(g: Game, op: Op, cause: Cause): void {
  const former = g.q.controller(op.card);
  modify(g, op, 'control', cause);
  if (g.muted()) return;
  g.emit('control', {
    seat: op.seat,
    other: former === NOBODY ? undefined : former,
    card: g.named(op.card),
    text: op.until?.t === 'turnEnd' ? 'this turn' : undefined,
    cause: causeName(g, cause),
  });
}

/** ATT-2: what is on a card, or under it, is discarded. */
export function shedAttachments(g: Game, card: CardIx, cause: Cause): void {
  for (const on of attachments(g.s, card)) leavePlay(g, on, 'discard', 'lost', cause);
}

/**
 * ATT-2: what is on a card that leaves play is discarded with it, each card to its own owner (TERM-5). A titan that leaves
 * is set aside, whatever the text says (TIT-1).
 */
export function leavePlay(g: Game, ix: CardIx, zone: 'discard' | 'hand', type: EventType, cause: Cause): void {
  const s = g.s;
  const base = g.q.base(ix);
  shedAttachments(g, ix, cause);
  const { owner, id: before, zone: from } = s.cards[ix]!;
  const holder = g.q.controller(ix);
  putHome(g, ix, zone);
  tellOfHand(g, ix, cause);
  const { zone: to, controller } = s.cards[ix]!;
  if (g.muted()) return;
  const whose = to === 'hand' ? controller : owner;
  const fields = {
    seat: seatOf(g, cause),
    other: whose === NOBODY ? undefined : whose,
    to,
    base: base === NOBODY ? undefined : g.named(base),
    cause: causeName(g, cause),
  };
  // A card returned to a hand was seen by all on its way, under the id it had in play; not one that lay face down.
  const card = { id: to === 'hand' ? before : s.cards[ix]!.id, name: g.q.name(ix) };
  if (to === 'hand' && isFaceDown(from))
    g.emit(type, { ...fields, count: 1 }, { seats: [holder, controller], fields: { card } });
  else g.emit(type, { ...fields, card });
}

function place(g: Game, op: Op, cause: Cause): void {
  const card = g.edit(op.card);
  if (g.q.isTitan(op.card)) return leavePlay(g, op.card, 'discard', 'leave', cause);
  const from = card.zone;
  const hiddenBefore = from === 'hand' || from === 'deck' || isFaceDown(from);
  shedAttachments(g, op.card, cause);
  const before = card.id;
  const spot = op.spot ?? 'discard';
  const holder = card.controller;
  const wasOpen = g.q.inPlay(op.card) || from === 'discard';
  putHome(g, op.card, spot, op.seat);
  if (wasOpen) tellOfHand(g, op.card, cause);
  if (g.muted()) return;
  const name = g.q.name(op.card);
  const whose = card.controller === NOBODY ? undefined : card.controller;
  const fields = {
    seat: seatOf(g, cause),
    other: whose,
    from,
    to: whose === undefined ? card.zone : spot,
    cause: causeName(g, cause),
  };
  if (hiddenBefore && isHidden(card.zone))
    // Seen by whoever held it, and by whoever holds it now in a hand: the one does not learn the id it has for the other.
    g.emit(
      'place',
      { ...fields, count: 1 },
      {
        seats: card.zone === 'hand' ? [holder, card.controller] : [holder],
        fields: { card: { id: card.controller === holder ? before : 0, name } },
      },
    );
  else g.emit('place', { ...fields, card: { id: isHidden(card.zone) ? before : card.id, name } });
}

/** EXT-2: an extra play to be kept, or several that must all go to cards of one name. */
function allow(g: Game, op: Op, cause: Cause): void {
  const s = g.s;
  const group = op.text === 'name' ? ++s.clock : 0;
  for (let i = 0; i < op.n; i++)
    s.allowances.push({
      seat: op.seat,
      type: op.plays ?? 'minion',
      limit: limitOf(op.limit ?? {}),
      group,
      source: cause.card,
      sourceDef: s.cards[cause.card]!.def,
    });
}

/** All limits have the same fields: they are asked of every card in a hand. */
const limitOf = ({ power, base, empty, name, from }: Limit): Limit => ({ power, base, empty, name, from });

/** Each card of the hand is as likely as any other; the server's source of chance decides. */
function discardAtRandom(g: Game, seat: Seat, n: number, cause: Cause): void {
  for (let i = 0; i < n; i++) {
    const hand = g.s.seats[seat]!.hand;
    if (hand.length === 0) return;
    const card = hand[chance(g.s, hand.length)]!;
    commit(g, opOf('discard', { card, seat }), cause);
  }
}

/** A card of one player's hand, each as likely as any other, goes to the hand of another. */
function takeAtRandom(g: Game, op: Op, cause: Cause): void {
  const hand = g.s.seats[op.n]!.hand;
  const card = hand[chance(g.s, hand.length)]!;
  place(g, { ...op, verb: 'place', card, spot: 'hand' }, cause);
}
