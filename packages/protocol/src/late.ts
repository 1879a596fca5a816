/** Spectators who see all hands, two rounds late: a rule of the table. */
import type { EventView } from '@smash/engine';
import * as z from 'zod/mini';
import { applyOps, diff, type Op, ops } from './diff.ts';
import type { Json } from './json.ts';
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
 * To those spectators at first, and where nothing they have goes on; null = no turn is old enough yet. `from`: the turn at which the first is
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

/** To one of them who was shown turn `from` last: what is different now, and what the log says since. */
export const lateChange = z.object({ game: z.int(), from: z.int(), ops, events: z.array(eventView) });
export interface LateChange {
  game: number;
  from: number;
  ops: Op[];
  events: EventView[];
}

type Shown = Omit<LateView, 'game'>;
const openOf = ({ view, hands }: OpenView): Json => ({ view, hands }) as unknown as Json;

/** Null if the later log does not go on where the earlier one ends. */
export function changeLate(before: Shown, now: Shown): Omit<LateChange, 'game'> | null {
  const last = before.events.at(-1)?.n ?? 0;
  if ((now.events[0]?.n ?? 0) > last + 1) return null;
  const events = now.events.filter(({ n }) => n > last);
  return { from: before.view.turn, ops: diff(openOf(before), openOf(now)), events };
}

/** Null if it does not continue what was shown: `sync` then fetches the whole. */
export function applyLate({ late, from }: LateMessage, change: LateChange): LateMessage | null {
  if (late?.game !== change.game || late.view.turn !== change.from) return null;
  try {
    const { view, hands } = applyOps(openOf(late), change.ops) as unknown as OpenView;
    return { late: { game: late.game, view, hands, events: [...late.events, ...change.events] }, from };
  } catch {
    return null;
  }
}
