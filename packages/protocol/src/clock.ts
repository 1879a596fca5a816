import * as z from 'zod/mini';

export const clockRules = ['off', 'relaxed', 'brisk', 'blitz'] as const;
type Rule = Exclude<(typeof clockRules)[number], 'off'>;

/** For a turn, and for each question to somebody else. */
export const CLOCKS: Readonly<Record<Rule, { turnMs: number; askMs: number }>> = {
  relaxed: { turnMs: 180_000, askMs: 30_000 },
  brisk: { turnMs: 90_000, askMs: 20_000 },
  blitz: { turnMs: 45_000, askMs: 12_000 },
};
/** For each choice of a faction. */
export const DRAFT_MS = 45_000;
/** A player may take so much more, so often in a game. */
export const MORE_MS = 60_000;
export const MOST_MORE = 3;

/** To each connection, when a clock starts or stands; between, the browser counts by itself. null = no clock. */
export const clockMessage = z.object({
  clock: z.nullable(
    z.object({
      /** Whose turn; -1 = nobody's. */
      turn: z.int(),
      turnMs: z.int(),
      runs: z.boolean(),
      /** For the own question; null = not asked. */
      ownMs: z.nullable(z.int()),
      /** How often more time can still be taken. */
      more: z.int(),
    }),
  ),
});
export type ClockMessage = z.infer<typeof clockMessage>;
