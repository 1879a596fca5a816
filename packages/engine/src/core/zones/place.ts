import { type CardIx, type Cause, isFaceDown, type Seat, type Spot, type Zone } from '../../model/index.ts';
import { isHeld, isHeldBy } from '../../query/whose.ts';
import { causeName, seatOf } from '../cause.ts';
import type { Game } from '../game.ts';
import { leavePlay, shedAttachments } from './leave-play.ts';
import { tellOfHand } from './to-hand.ts';
import { isHidden, putHome, sentFromPlay } from './zones.ts';

const isDeck = (zone: Zone): boolean => zone === 'monsterDeck' || zone === 'treasureDeck';
const END_OF: Partial<Record<Spot, 'top' | 'bottom'>> = { pileTop: 'top', pileBottom: 'bottom' };

/** To a hand, deck or discard pile from wherever it is. A titan is set aside (TIT-1). */
export function placeCard(g: Game, ix: CardIx, where: Spot, seat: Seat, cause: Cause, named = false): void {
  const card = g.edit(ix);
  const spot = sentFromPlay(g, ix, where) ?? where;
  if (g.q.isTitan(ix)) return leavePlay(g, ix, 'discard', 'leave', cause);
  const from = card.zone;
  const hiddenBefore = from === 'hand' || from === 'deck' || isFaceDown(from);
  shedAttachments(g, ix, cause);
  const before = card.id;
  const holder = card.controller;
  const wasOpen = g.q.inPlay(ix) || from === 'discard';
  putHome(g, ix, spot, seat, named);
  if (wasOpen) tellOfHand(g, ix, cause);
  if (g.muted()) return;
  const name = g.q.name(ix);
  const whose = isHeld(g.q, ix) ? card.controller : undefined;
  const fields = {
    seat: seatOf(g, cause),
    other: whose,
    from,
    // A card that cannot go to a hand is discarded.
    to: whose === undefined || spot === 'hand' ? card.zone : spot,
    text: isDeck(card.zone) ? END_OF[spot] : undefined,
    cause: causeName(g, cause),
  };
  if (hiddenBefore && isHidden(card.zone))
    // Both the previous and the new holder see the card; the previous one does not learn its new id.
    g.emit(
      'place',
      { ...fields, count: 1 },
      {
        seats: card.zone === 'hand' ? [holder, card.controller] : [holder],
        fields: { card: { id: isHeldBy(g.q, ix, holder) ? before : 0, name } },
      },
    );
  else g.emit('place', { ...fields, card: { id: isHidden(card.zone) ? before : card.id, name } });
}
