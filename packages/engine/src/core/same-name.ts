import type { CardIx } from '../model/index.ts';
import { nameLimit } from '../query/names.ts';
import type { Game } from './game.ts';

/** A play of this group has been used for that card: the others must be of cards with the same name. 0: of no group. */
export function bindToName({ s, q }: Game, group: number, card: CardIx): void {
  if (group === 0) return;
  const name = nameLimit(q, card);
  s.extraPlays = s.extraPlays.map((one) => (one.group === group ? { ...one, limit: { ...one.limit, name } } : one));
}
