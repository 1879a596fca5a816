import { opWith } from '../model/shape.ts';
import { causeOf } from '../query/cause.ts';
import { permissions } from '../query/extra-plays.ts';
import { commit } from './commit.ts';
import type { Game } from './game.ts';

/**
 * EXT-5: a standing permission that names no place stays usable for the turn from the moment it first takes effect for
 * the current player, whatever happens to its card. Call whenever abilities may have become active.
 */
export function keepPermissions(g: Game): void {
  const { q, s } = g;
  if (s.phase === 'play' && q.catalogue.grants && q.active().grants.length > 0) keepThem(g);
}
function keepThem(g: Game): void {
  const { q } = g;
  const seat = q.s.current;
  for (const { ability, me, def, ix, given } of permissions(q, seat, false)) {
    g.useUp(ability, me.self, def, ix, seat, given);
    const limit = ability.power === undefined ? {} : { power: ability.power };
    commit(g, opWith('allow', { seat, n: 1, limit, plays: ability.plays }), causeOf(q, me.self));
  }
}
