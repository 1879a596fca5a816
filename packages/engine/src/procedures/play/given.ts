import { commit } from '../../core/commit.ts';
import type { Game } from '../../core/game.ts';
import type { PlayFrame, Until } from '../../model/index.ts';
import { opWith } from '../../model/shape.ts';
import { causeOf } from '../../query/cause.ts';
import { effectOf } from '../../registry/effect.ts';

/** The text that plays it, which lies below, gives it abilities (IO-2). */
export function giveAbilities(g: Game, { card, seat }: PlayFrame, until: Until): void {
  const script = g.s.stack[g.s.stack.length - 2];
  if (script?.f !== 'script') return;
  commit(g, opWith('give', { card, seat, until }), causeOf(g.q, script.ref.card));
}

/** Might something happen instead of a resolved action going to the discard pile (RES-7)? */
export const mayGoElsewhere = ({ q }: Game): boolean =>
  q.catalogue.replaces && q.active().insteadsIn(effectOf('resolved').insteads).length > 0;
