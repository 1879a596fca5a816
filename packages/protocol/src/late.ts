/** Spectators who see all hands, two rounds late: a rule of the table. */
import type { EventView } from '@smash/engine';
import * as z from 'zod/mini';
import type { OpenView } from './open.ts';
import { cardView, eventView, gameView } from './view.ts';

/** open: face-up cards, immediately; late: all hands, as they were two rounds before. */
export const watcherRules = ['open', 'late'] as const;
export type WatcherRule = (typeof watcherRules)[number];

/** How many turns behind those spectators are: two rounds. */
export const lateBy = (players: number): number => 2 * players;

/** The game as that turn began. `events`: the newest page of the log so far, oldest first. */
export interface LateView extends OpenView {
  game: number;
  events: EventView[];
}

/**
 * To those spectators whenever it changes; null = no turn is old enough yet. `from`: the turn at which the first is
 * shown.
 */
export const lateMessage = z.object({
  late: z.nullable(
    z.object({ game: z.int(), view: gameView, hands: z.array(z.array(cardView)), events: z.array(eventView) }),
  ),
  from: z.int(),
});
export interface LateMessage {
  late: LateView | null;
  from: number;
}
