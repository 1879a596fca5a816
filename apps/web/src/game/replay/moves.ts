/** Steps through the stops of a replay: by event, by turn, by scored base. */
import type { Stop } from './recording.ts';

export type Way = 'event' | 'turn' | 'base';

/** The stop that a step forward (1) or back (-1) leads to; the same stop if there is none in that direction. */
export function step(stops: readonly Stop[], at: number, way: Way, by: 1 | -1): number {
  const ends = (i: number): boolean => {
    const stop = stops[i];
    if (!stop) return false;
    return way === 'event' || (way === 'turn' ? stop.turn !== stops[i - 1]?.turn : stop.scored);
  };
  for (let i = at + by; i >= 0 && i < stops.length; i += by) if (ends(i)) return i;
  // Besides scored bases, the beginning and the end are stops.
  return by < 0 ? 0 : stops.length - 1;
}

/** What a key does; null = nothing. */
export type ReplayKey = { step: Way; by: 1 | -1 } | 'play';

export function replayKey(
  event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>,
): ReplayKey | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (event.key === ' ') return 'play';
  const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : null;
  return by && { step: event.shiftKey ? 'turn' : 'event', by };
}

/** ms to stay at a stop: longer if a base scored, because its list takes time to read. */
export const dwell = ({ scored }: Stop, speed: number): number => (scored ? 3600 : 1200) / speed;
