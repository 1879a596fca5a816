import type { View, Viewer } from '@smash/engine';
import { CLOCKS, type ClockRule } from '@smash/protocol';
import type { AskedTime, Times } from '../storage/rows.ts';

/** Time for the table itself to answer for a seat; after that the table is loaded to do so. */
export const WAKE_MS = 60_000;

/** After a standstill everybody has at least this long: browsers must connect, and people look up. */
const GRACE_MS = 5000;

/** What the times of a position follow from. */
export interface Moment {
  rule: Exclude<ClockRule, 'off'>;
  /** Number of the game at its table. */
  game: number;
  players: number;
  shown(viewer: Viewer): View;
  /** The table answers for the seat by itself: by a bot, or a pass. */
  isAuto(seat: number): boolean;
  /** On the clock of the rule. */
  now: number;
}

/** The clocks at this position, after those before it; null = the game is over. */
export function timesAt(before: Times | null, { rule, game, players, shown, isAuto, now }: Moment): Times | null {
  const { byDays, turn: turnMs, ask: askMs, draft: draftMs } = CLOCKS[rule];
  const table = shown('spectator');
  if (table.over) return null;
  const current = table.draft ? -1 : (table.current ?? -1);
  const turn = [game, table.turn, current] as const;
  const isSameTurn = before?.turn.join() === turn.join();
  const known = isSameTurn ? before.asked : [];
  // A question under a mask does not use the turn's time: the clock would reveal who is asked.
  const isOpen = table.waiting?.seats?.includes(current) === true;
  let left = isSameTurn ? before.left : turnMs;
  const asked: AskedTime[] = [];
  for (let seat = 0; seat < players; seat++) {
    const { prompt } = shown(seat);
    const then = known.find((one) => one.seat === seat);
    const wakes = byDays && prompt !== null && isAuto(seat);
    if (then && then.prompt === prompt?.id && (then.wakes ?? false) === wakes) {
      asked.push(then);
      continue;
    }
    if (then?.ofTurn) left = Math.max(0, then.until - now);
    // A decoy has a clock like any other question: its player may leave before it is passed.
    if (!prompt) continue;
    // Letting the table answer and then taking over again must not gain a player any time.
    const own = then?.prompt !== prompt.id || then.ofTurn ? undefined : then.wakes ? then.own : then.until;
    if (wakes) {
      asked.push({ seat, prompt: prompt.id, ofTurn: false, until: now + WAKE_MS, wakes, ...(own && { own }) });
      continue;
    }
    const ofTurn = seat === current && isOpen;
    const until = ofTurn ? now + left : (own ?? now + (table.draft ? draftMs : askMs));
    asked.push({ seat, prompt: prompt.id, ofTurn, until });
  }
  const more = before?.turn[0] === game ? before.more : Array(players).fill(0);
  return { turn, left, asked, more };
}

/** The same times, with these changes to that seat's question. */
export const withAsked = (times: Times, seat: number, change: Partial<AskedTime>): Times => ({
  ...times,
  asked: times.asked.map((one) => (one.seat === seat ? { ...one, ...change } : one)),
});

/** That seat takes extra time for its open question, starting at `now` if its time is up already. */
export function withMore(times: Times, seat: number, ms: number, now: number): Times {
  const more = times.more.map((n, i) => (i === seat ? n + 1 : n));
  const until = times.asked.find((one) => one.seat === seat)?.until ?? now;
  return withAsked({ ...times, more }, seat, { until: Math.max(until, now) + ms });
}

/** The same times after a standstill of `ms` that ended `now`. */
export const afterStandstill = (times: Times, ms: number, now: number): Times => ({
  ...times,
  asked: times.asked.map(({ own, ...one }) => ({
    ...one,
    until: Math.max(one.until + ms, now + GRACE_MS),
    ...(own && { own: own + ms }),
  })),
});
