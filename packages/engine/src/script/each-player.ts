import type { Seat } from '../model/index.ts';
import type { Query } from '../query/query.ts';
import type { AbilityContext } from './definition.ts';
import { look, type Script } from './language.ts';

/** What an ability does for one player. */
type Part = (player: Seat) => Script<unknown>;

/** "Each player": carries this out for each of them in turn order (ME-6). */
export function* forEachPlayer(part: Part): Script {
  yield* forEachOf(yield* look((q) => q.clockwise()), part);
}
/** "Each player who …", which is decided for all of them as this begins. */
export function* forEachPlayerWho(who: (q: Query, player: Seat) => boolean, part: Part): Script {
  yield* forEachOf(yield* look((q) => q.clockwise().filter((player) => who(q, player))), part);
}
/** "Each other player". */
export function* forEachOtherPlayer(me: AbilityContext, part: Part): Script {
  yield* forEachOf(yield* look((q) => q.otherPlayers(me.seat)), part);
}
/**
 * The same for these players, in this order. Nothing happens for one who has left by then, and nobody is asked about a
 * player who leaves: their part ends there (WIN-3).
 */
export function* forEachOf(players: readonly Seat[], part: Part): Script {
  for (const player of players)
    if (yield* look((q) => !q.s.seats[player]!.out)) yield* concerning(player, part(player));
}

function* concerning(player: Seat, part: Script<unknown>): Script {
  for (let next = part.next(); !next.done; ) {
    const step = next.value;
    const asksAbout = step.y === 'ask' && step.of.seat !== player;
    const answer: unknown = yield asksAbout ? { y: 'ask', of: { ...step.of, about: player } } : step;
    if (asksAbout && answer === null) return;
    next = part.next(answer);
  }
}
