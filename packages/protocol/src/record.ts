import type { Command, Fork, GameRecord, GameSetup, Undo } from '@smash/engine';
import * as z from 'zod/mini';
import { type MixRecord, mixRecord } from './mix.ts';

const seat = z.int().check(z.gte(0), z.lte(3));

export const command = z.discriminatedUnion('type', [
  z.object({ type: z.literal('answer'), seat, prompt: z.int(), pick: z.array(z.int()) }),
  z.object({ type: z.literal('concede'), seat }),
  z.object({ type: z.literal('agree'), seat, yes: z.boolean() }),
]) satisfies z.ZodMiniType<Command>;

/** Undo entries in a record. */
const undo = z.object({ type: z.literal('undo'), seat, to: z.int().check(z.gte(0)) }) satisfies z.ZodMiniType<Undo>;

/** A seed or a hash: without lone surrogates, which some decoders reject. A browser may bring a record, so all is short. */
const text = z.string().check(
  z.maxLength(128),
  z.refine((one) => !/\p{Surrogate}/u.test(one)),
);
/** As in ENGINE_VERSION. */
const version = z.string().check(z.regex(/^[\w.-]{1,20}$/));
/** See GameFork. */
const key = z.string().check(z.regex(/^[\w-]{1,64}$/));
const faction = z.string().check(z.maxLength(60));
const pool = z.optional(z.array(faction).check(z.maxLength(500)));

export const gameSetup = z
  .object({
    seed: text,
    players: z.int().check(z.gte(2), z.lte(4)),
    factions: z.optional(z.array(z.tuple([faction, faction])).check(z.maxLength(4))),
    draft: z.optional(
      z.object({
        mode: z.enum(['queensberry', 'free']),
        pool,
        firstChooser: z.optional(seat),
      }),
    ),
    first: z.optional(seat),
    pool,
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
          coverChoices: z.boolean(),
        }),
      ),
    ),
  })
  .check(
    z.refine(({ players, first = 0, draft }) => first < players && (draft?.firstChooser ?? 0) < players),
  ) satisfies z.ZodMiniType<GameSetup>;

/**
 * A saved game: engine version, setup with the seed, and every command, enough to replay the game. `mix`: what the seed
 * was derived from; absent in single-screen games and in games begun before version 1.3.0. `forks`: the games it was
 * forked from (fork.ts).
 */
export const gameRecord = z.object({
  engine: version,
  setup: gameSetup,
  mix: z.optional(mixRecord),
  commands: z.array(z.union([command, undo])),
  forks: z.optional(
    z
      .array(
        z.object({
          at: z.int().check(z.gte(0)),
          of: text,
          seed: z.optional(text),
          mix: z.optional(mixRecord),
          key: z.optional(key),
        }),
      )
      .check(z.maxLength(100)),
  ),
}) satisfies z.ZodMiniType<SavedGame>;
/**
 * `mix`: what the seed of its new shuffles was derived from, at an online table. `key`: random, if it keeps the other
 * game's shuffles, so that knowing that game's seed does not give away the address of this one's record.
 */
export interface GameFork extends Fork {
  mix?: MixRecord | undefined;
  key?: string | undefined;
}
export interface SavedGame extends Omit<GameRecord, 'forks'> {
  mix?: MixRecord | undefined;
  forks?: readonly GameFork[] | undefined;
}

/** The record of a finished game, and who sat where; '' = no longer known. */
export const finishedGame = z.extend(gameRecord, { names: z.array(z.string()) });
export interface FinishedGame extends SavedGame {
  names: string[];
}
