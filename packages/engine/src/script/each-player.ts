import type { Seat } from '../model/index.ts';
import type { AbilityContext } from './definition.ts';
import { look, type Script } from './language.ts';

/**
 * "Each other player": carries this out for each of them in turn order. Nobody is asked about a player who has left:
 * their part ends there (WIN-3).
 */
export function* forEachOtherPlayer(me: AbilityContext, part: (player: Seat) => Script): Script {
  for (const player of yield* look((q) => q.otherPlayers(me.seat))) yield* concerning(player, part(player));
}

function* concerning(player: Seat, part: Script): Script {
  for (let next = part.next(); !next.done; ) {
    const step = next.value;
    const asksAbout = step.y === 'ask' && step.of.seat !== player;
    const answer: unknown = yield asksAbout ? { y: 'ask', of: { ...step.of, about: player } } : step;
    if (asksAbout && answer === null) return;
    next = part.next(answer);
  }
}
