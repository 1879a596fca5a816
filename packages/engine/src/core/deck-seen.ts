import type { CardIx, Cause } from '../model/index.ts';
import { DECK_SEEN, seesDeck } from '../query/deck-seen.ts';
import { effectOf } from '../registry/effect.ts';
import type { Game } from './game.ts';

/** Records for the turn that an ability looks at, reveals or searches something, if any card in this game cares. */
export function noteDeckSeen(g: Game, { verb, cards = [] }: { verb: string; cards?: CardIx[] }, cause: Cause): void {
  if (!g.q.catalogue.reactionIn(effectOf('search').list)) return;
  if (seesDeck(g.q, { verb, shown: cards })) g.use(DECK_SEEN, cause.card);
}
