/**
 * How all players together make the seed of a game (docs/decisions/0008). The server commits to a secret first, then
 * every browser commits to bits of its own and reveals them; the seed is a hash of all of it. The hash covers lines of
 * plain text, so that anybody can verify it with `sha256sum`.
 */
import * as z from 'zod/mini';
import { sha256Hex } from './sha256.ts';

const hex = (digits: number) => z.string().check(z.regex(new RegExp(`^[0-9a-f]{${digits}}$`)));
const maybe = (digits: number) => z.string().check(z.regex(new RegExp(`^([0-9a-f]{${digits}})?$`)));

export const roundId = hex(32);
export const commitmentHex = hex(64);
/** 128 bits, in hex. */
export const playerBits = hex(32);

/** How long to wait for a player's commitment, and then for the bits, in ms. */
export const MIX_MS = 10_000;

/** The context a mix is bound to: it is useless at another table, in another game or in a second attempt. */
const place = {
  room: z.string().check(z.regex(/^[\x20-\x7e]{1,64}$/)),
  /** Number of the game at this table, from 1. */
  game: z.int().check(z.gte(1)),
  /** New for every attempt. */
  round: roundId,
  /** SHA-256 of the server's secret, announced before any player has committed. */
  commitment: commitmentHex,
};

/** What the seed of one game was derived from. Seats are those of the game, in order. */
export const mixRecord = z.object({
  ...place,
  secret: hex(64),
  seats: z
    .array(
      z.object({
        /** '' = no answer in time. */
        commitment: maybe(64),
        /** '' = no matching bits in time: the seed does not include this player. */
        bits: maybe(32),
      }),
    )
    .check(z.minLength(2), z.maxLength(4)),
});
export type MixRecord = z.infer<typeof mixRecord>;
/** A mix with its seed and who sat where, as given to verifiers. */
export const toldMix = z.object({ mix: mixRecord, seed: hex(64), names: z.array(z.string()) });
export type ToldMix = z.infer<typeof toldMix>;
export type MixPlace = Pick<MixRecord, 'room' | 'game' | 'round'>;

/**
 * What the table is told about a mix: `commit` and `reveal` are the two questions, `fixed` = the game is dealt, `open`
 * = the game is over, and secret and bits are public.
 */
const mixView = z.object({
  ...place,
  stage: z.enum(['commit', 'reveal', 'fixed', 'open']),
  /** '' until the game is over. */
  secret: maybe(64),
  seats: z.array(
    z.object({
      name: z.string(),
      commitment: maybe(64),
      /** The bits matched and arrived in time: the seed includes this player. */
      told: z.boolean(),
      /** A bot: it is not asked. */
      bot: z.optional(z.boolean()),
      /** '' until the game is over. */
      bits: maybe(32),
    }),
  ),
});
export type MixView = z.infer<typeof mixView>;

/** `you`: the viewer's seat in it; null = watching. */
export const mixMessage = z.object({ mix: z.nullable(mixView), you: z.nullable(z.int()) });
export type MixMessage = z.infer<typeof mixMessage>;

const hashed = (what: string, { room, game, round }: MixPlace, lines: string[]): string =>
  sha256Hex([`smash-table mix 1 ${what}`, `room ${room}`, `game ${game}`, `round ${round}`, ...lines].join('\n'));

export const serverCommitment = (at: MixPlace, secret: string): string => hashed('server', at, [`secret ${secret}`]);

/** Includes the server's commitment, so that it is valid with no other, and the seat, so that nobody can copy it. */
export const playerCommitment = (at: MixPlace & { commitment: string }, seat: number, bits: string): string =>
  hashed('player', at, [`server ${at.commitment}`, `seat ${seat}`, `bits ${bits}`]);

/** The seed of the game, 64 hex digits. `bits` by seat, '' = not in it. */
export const mixedSeed = (at: MixPlace, secret: string, bits: readonly string[]): string =>
  hashed('seed', at, [`secret ${secret}`, ...bits.flatMap((own, seat) => (own === '' ? [] : [`seat ${seat} ${own}`]))]);

/**
 * in = the seed contains these bits; silent = never committed; withheld = committed but did not reveal; wrong =
 * revealed bits that do not match the commitment.
 */
export type MixPart = 'in' | 'silent' | 'withheld' | 'wrong';

export interface MixChecked {
  /** The server's secret matches its commitment. */
  server: boolean;
  seats: MixPart[];
  /** The seed is the hash of secret and bits. */
  seed: boolean;
}

/** Recomputes everything. */
export function checkMix(mix: MixRecord, seed: string): MixChecked {
  return {
    server: serverCommitment(mix, mix.secret) === mix.commitment,
    seats: mix.seats.map(({ commitment, bits }, seat) => {
      if (bits === '') return commitment === '' ? 'silent' : 'withheld';
      return playerCommitment(mix, seat, bits) === commitment ? 'in' : 'wrong';
    }),
    seed:
      mixedSeed(
        mix,
        mix.secret,
        mix.seats.map(({ bits }) => bits),
      ) === seed,
  };
}

export const holds = ({ server, seats, seed }: MixChecked): boolean => server && seed && !seats.includes('wrong');
