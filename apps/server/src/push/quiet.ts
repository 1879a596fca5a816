import type { Subscription } from '@smash/protocol';

const MINUTE = 60_000;
const DAY = 24 * 60;

/** Throws RangeError if the platform does not know the zone. */
const clockOf = (zone: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

export function isZone(zone: string): boolean {
  try {
    clockOf(zone);
    return true;
  } catch {
    return false;
  }
}

/** The end of the quiet hours that contain `now`, both ms since 1970; null = it is not in quiet hours. */
export function quietUntil(quiet: Subscription['quiet'], now: number): number | null {
  if (!quiet || quiet.from === quiet.to) return null;
  const [hours = 0, minutes = 0] = clockOf(quiet.zone).format(now).split(':').map(Number);
  const at = hours * 60 + minutes;
  const [from, to] = [quiet.from * 60, quiet.to * 60];
  const isQuiet = from < to ? at >= from && at < to : at >= from || at < to;
  return isQuiet ? now - (now % MINUTE) + ((to - at + DAY) % DAY) * MINUTE : null;
}
