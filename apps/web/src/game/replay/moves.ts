/** From stop to stop: by event, by turn, by base scored. */
import type { Stop } from './recording.ts';

export type Way = 'event' | 'turn' | 'base';

/** Where a step forward (1) or back (-1) leads; the same place when there is none in that direction. */
export function step(stops: readonly Stop[], at: number, way: Way, by: 1 | -1): number {
  const ends = (i: number): boolean => {
    const stop = stops[i];
    if (!stop) return false;
    return way === 'event' || (way === 'turn' ? stop.turn !== stops[i - 1]?.turn : stop.scored);
  };
  for (let i = at + by; i >= 0 && i < stops.length; i += by) if (ends(i)) return i;
  // Before the first base and after the last there is still a beginning and an end.
  return by < 0 ? 0 : stops.length - 1;
}

/** What a key does: null = nothing. */
export type ReplayKey = { step: Way; by: 1 | -1 } | 'play';

export function replayKey(
  event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>,
): ReplayKey | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (event.key === ' ') return 'play';
  const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : null;
  return by && { step: event.shiftKey ? 'turn' : 'event', by };
}

/** ms that a stop is looked at: a base that scores has a list to be read. */
export const dwell = ({ scored }: Stop, speed: number): number => (scored ? 3600 : 1200) / speed;
