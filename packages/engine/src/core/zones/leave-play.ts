import { type CardIx, type Cause, type EventType, isFaceDown, NOBODY } from '../../model/index.ts';
import { causeName, seatOf } from '../cause.ts';
import type { Game } from '../game.ts';
import { goesOver, makeWay } from '../on-its-way.ts';
import { tellOfHand } from './to-hand.ts';
import { attachments, isHidden, putHome } from './zones.ts';

/** ATT-2: cards on or under a card are discarded, except an action that is just being transferred. */
export function shedAttachments(g: Game, card: CardIx, cause: Cause): void {
  makeWay(g, card);
  for (const on of attachments(g.s, card)) if (!goesOver(g, on)) leavePlay(g, on, 'discard', 'lost', cause);
}

/**
 * ATT-2: cards on a card that leaves play are discarded with it, each to its own owner (TERM-5). A titan that leaves is
 * set aside, whatever the text says (TIT-1).
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
  // Everybody saw a card that returns to a hand, under the id it had in play, unless it was face down.
  // One that cannot go to the hand is discarded.
  const how = type === 'return' && to === 'discard' ? 'leave' : type;
  const card = { id: isHidden(to) ? before : s.cards[ix]!.id, name: g.q.name(ix) };
  if (to === 'hand' && isFaceDown(from))
    g.emit(how, { ...fields, count: 1 }, { seats: [holder, controller], fields: { card } });
  else g.emit(how, { ...fields, card });
}
