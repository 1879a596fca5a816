import type { Command, GameRecord, GameSetup, Undo } from '@smash/engine';
import * as z from 'zod/mini';

const seat = z.int().check(z.gte(0), z.lte(3));

export const command = z.discriminatedUnion('type', [
  z.object({ type: z.literal('answer'), seat, prompt: z.int(), pick: z.array(z.int()) }),
  z.object({ type: z.literal('concede'), seat }),
  z.object({ type: z.literal('agree'), seat, yes: z.boolean() }),
]) satisfies z.ZodMiniType<Command>;

/** Written into a record where something was taken back. */
const undo = z.object({ type: z.literal('undo'), seat, to: z.int().check(z.gte(0)) }) satisfies z.ZodMiniType<Undo>;

export const gameSetup = z.object({
  seed: z.string(),
  players: z.int().check(z.gte(2), z.lte(4)),
  factions: z.optional(z.array(z.tuple([z.string(), z.string()]))),
  draft: z.optional(
    z.object({
      mode: z.enum(['queensberry', 'free']),
      pool: z.optional(z.array(z.string())),
      firstChooser: z.optional(seat),
    }),
  ),
  first: z.optional(seat),
  pool: z.optional(z.array(z.string())),
  options: z.optional(
    z.partial(
      z.object({
        vpToWin: z.int(),
        mulligan: z.enum(['shuffle', 'discard', 'off']),
        duplicates: z.boolean(),
        allBases: z.boolean(),
        titans: z.boolean(),
        bigBase: z.boolean(),
        cover: z.boolean(),
      }),
    ),
  ),
}) satisfies z.ZodMiniType<GameSetup>;

/** A saved game: engine version, setup with the seed, and every command. From it the game can be played again. */
export const gameRecord = z.object({
  engine: z.string(),
  setup: gameSetup,
  commands: z.array(z.union([command, undo])),
}) satisfies z.ZodMiniType<GameRecord>;

/** The record of a game that is over, and who sat where; '' = not known any more. */
export const finishedGame = z.extend(gameRecord, { names: z.array(z.string()) });
export interface FinishedGame extends GameRecord {
  names: string[];
}
