import type { CardIx, State } from '../../model/index.ts';
import type { Game } from '../game.ts';
import { freshId } from '../zones/ids.ts';
import { chance } from './rng.ts';

/**
 * Shuffles a pile of cards and gives each a new public id (INFO-2): an id from before the shuffle no longer names
 * anything. There is no other way to shuffle cards.
 */
export function shuffleCards(g: Game, pile: CardIx[]): void {
  permute(g.s, pile);
  for (const ix of pile) g.edit(ix).id = freshId(g.s);
  if (pile === g.s.baseDeck) g.q.touchBaseDeck();
}

/** Shuffles public things without ids: names of factions. */
export const shuffleNames = (s: State, names: string[]): void => permute(s, names);

function permute<T>(s: State, list: T[]): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = chance(s, i + 1);
    const t = list[i]!;
    list[i] = list[j]!;
    list[j] = t;
  }
}
