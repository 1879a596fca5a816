import type { CardIx, Cause, OpOf, Zone } from '../../model/index.ts';
import { causeName } from '../cause.ts';
import type { Game } from '../game.ts';
import { shedAttachments } from './leave-play.ts';
import { isHidden, put } from './zones.ts';

/** BURY-3, STA-2: a card coming out of hiding may not go straight back. */
export const isLeaving = (g: Game, card: CardIx, zone: Zone): boolean =>
  g.s.stack.some((f) => f.f === 'play' && f.card === card && f.from === zone);

type Hiding = Pick<OpOf<'bury'>, 'card' | 'to' | 'seat'>;
/**
 * BURY-1, STO-1: face down at a base, or under a card. Nobody else learns its face unless everybody has just seen it.
 */
export function hide(g: Game, { card: ix, to, seat }: Hiding, verb: 'bury' | 'store', cause: Cause): void {
  const card = g.s.cards[ix]!;
  const from = card.zone;
  const wasHidden = isHidden(from);
  const before = g.named(ix);
  shedAttachments(g, ix, cause);
  put(g, ix, verb === 'bury' ? 'buried' : 'under', seat, to);
  if (g.muted()) return;
  const place = verb === 'bury' ? { base: g.named(to) } : { host: g.named(to) };
  const fields = { seat, cause: causeName(g, cause), ...place };
  // Its player did not know the id it had in the deck (INFO-2).
  const known = from === 'deck' ? g.named(ix) : before;
  if (wasHidden) g.emit(verb, { ...fields, count: 1 }, { seats: [seat], fields: { card: known } });
  else g.emit(verb, { ...fields, card: before });
}
