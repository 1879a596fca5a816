import type { Random } from '@smash/bots';
import { apply, barrier, type Command, type GameEvent, type State, view, viewEvents } from '@smash/engine';
import { excerpts } from '../excerpts.ts';
import { redeal } from './redeal.ts';

/**
 * A play without an undo barrier has revealed nothing to its player: it does the same whatever is hidden from that
 * player (T-26). Null if that holds. Only plays are tried: inside an ability the journal remembers what was seen.
 */
export function undoTellsNothing(
  before: State,
  command: Command,
  after: State,
  events: readonly GameEvent[],
  random: Random,
): string | null {
  const isPlay = before.asks.some((ask) => ask.seat === command.seat && ask.kind === 'play');
  // Without covers, a window in which nobody is asked reveals that nobody could act (INFO-4).
  if (!isPlay || !before.options.cover || barrier(before, command, after, events)) return null;
  const other = apply(redeal(before, command.seat, random), command);
  if (!other.ok) return `a play that can be undone is refused when others hold other cards: ${other.refusal.text}`;
  const seen = (state: State, told: readonly GameEvent[]): string =>
    JSON.stringify([view(state, command.seat), viewEvents(told, command.seat)]);
  const [real, dealt] = [seen(after, events), seen(other.state, other.events)];
  if (real === dealt) return null;
  return `a play that can be undone tells what is hidden: ${excerpts(real, dealt)}`;
}
