import * as z from 'zod/mini';

/** The first four are live; the others by days: a move now and then, with pages closed in between. */
export const clockRules = ['off', 'relaxed', 'brisk', 'blitz', 'day', 'days3', 'week'] as const;
export type ClockRule = (typeof clockRules)[number];

const MINUTE = 60_000;
export const DAY_MS: number = 24 * 60 * MINUTE;

/** All times in ms. */
export interface ClockTimes {
  /** Days instead of minutes: deadlines are stored, and extra time is used automatically. */
  byDays: boolean;
  turn: number;
  /** For each question put to another player. */
  ask: number;
  /** For each faction choice. */
  draft: number;
  /** How much extra time a player may take, and how often per game. */
  more: number;
  mostMore: number;
}

const live = (turn: number, ask: number): ClockTimes => ({
  byDays: false,
  turn,
  ask,
  draft: 45_000,
  more: MINUTE,
  mostMore: 3,
});
const byDays = (days: number, extra: number): ClockTimes => ({
  byDays: true,
  turn: days * DAY_MS,
  ask: days * DAY_MS,
  draft: days * DAY_MS,
  more: DAY_MS,
  mostMore: extra,
});

export const CLOCKS: Readonly<Record<Exclude<ClockRule, 'off'>, ClockTimes>> = {
  relaxed: live(180_000, 30_000),
  brisk: live(90_000, 20_000),
  blitz: live(45_000, 12_000),
  day: byDays(1, 3),
  days3: byDays(3, 5),
  week: byDays(7, 7),
};

export const isByDays = (rule: ClockRule): boolean => rule !== 'off' && CLOCKS[rule].byDays;

/** Sent to every connection when a clock starts or stops; in between, the browser counts down. null = no clock. */
export const clockMessage = z.object({
  clock: z.nullable(
    z.object({
      /** Seat whose turn it is; -1 = nobody's. */
      turn: z.int(),
      turnMs: z.int(),
      runs: z.boolean(),
      /** Time left for the viewer's own question; null = not asked. */
      ownMs: z.nullable(z.int()),
      /** How many time extensions are left; by days they are used automatically. */
      more: z.int(),
      byDays: z.boolean(),
    }),
  ),
});
export type ClockMessage = z.infer<typeof clockMessage>;
