import * as z from 'zod/mini';

export const clockRules = ['off', 'relaxed', 'brisk', 'blitz'] as const;
type Rule = Exclude<(typeof clockRules)[number], 'off'>;

/** Time for a turn, and for each question put to another player. */
export const CLOCKS: Readonly<Record<Rule, { turnMs: number; askMs: number }>> = {
  relaxed: { turnMs: 180_000, askMs: 30_000 },
  brisk: { turnMs: 90_000, askMs: 20_000 },
  blitz: { turnMs: 45_000, askMs: 12_000 },
};
/** Time for each faction choice. */
export const DRAFT_MS = 45_000;
/** How much extra time a player may take, and how often per game. */
export const MORE_MS = 60_000;
export const MOST_MORE = 3;

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
      /** How many time extensions are left. */
      more: z.int(),
    }),
  ),
});
export type ClockMessage = z.infer<typeof clockMessage>;
