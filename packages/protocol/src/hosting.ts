/** Who may join a table: its lock, who has been removed, and who asks to sit in for an absent player. */
import * as z from 'zod/mini';

/** open: anybody with the link; seats: nobody new may take a seat; all: nobody new may enter. */
export const locks = ['open', 'seats', 'all'] as const;
export type Lock = (typeof locks)[number];

/** How long a key moves a seat to another device, ms. */
export const MOVE_MS = 5 * 60_000;

/** How long the others may take to agree that a player gives the seat to somebody else, ms. */
export const GIVE_MS = 60_000;

/** A player wants to give the seat to somebody else: all others who play have to agree. */
export const givingAsk = z.object({
  /** Number of the request. */
  id: z.int(),
  seat: z.int(),
  /** Time left to answer. */
  ms: z.int(),
  /** Seats that have not answered yet. */
  waiting: z.array(z.int()),
});
export type GivingAsk = z.infer<typeof givingAsk>;

/** The state of such a request; null = there is none (any more). */
export const givingMessage = z.object({ ask: z.nullable(givingAsk) });
export type GivingMessage = z.infer<typeof givingMessage>;

/** To the player who asked, when all have agreed: the key that gives the seat away, see `claim`. */
export const giftMessage = z.object({ key: z.string() });
export type GiftMessage = z.infer<typeof giftMessage>;

/** Why joining failed: error codes modelled on HTTP's. */
export const DOOR = { putOut: 403, locked: 423, closed: 410, damaged: 422 } as const;

/** Made by the browser from a secret of its own and the room code. It identifies people who have been removed. */
export const visitor = z.string().check(z.minLength(16), z.maxLength(64));

/** What a browser presents when it joins. The seat's token itself follows with `sync`. */
export const entry = z.object({
  visitor: z.optional(visitor),
  /** SHA-256 (hex) of the token, or of a key that moves a seat: seated players get in regardless of the lock. */
  seat: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
});
export type Entry = z.infer<typeof entry>;

/** For the host only: numbers by which to remove spectators, and who has been removed. */
export const guestsMessage = z.object({
  watchers: z.array(z.int()),
  /** Newest last. `n` is used to readmit them. A spectator has no name, only the number they had; a player has 0. */
  out: z.array(z.object({ n: z.int(), name: z.string(), watcher: z.int() })),
});
export type GuestsMessage = z.infer<typeof guestsMessage>;

/** Requests to sit in, as far as they concern this connection: players vote on all, spectators see only their own. */
export const seatAsksMessage = z.object({
  asks: z.array(
    z.object({
      /** Number of the spectator who asks. */
      watcher: z.int(),
      seat: z.int(),
      name: z.string(),
      own: z.boolean(),
      /** How the viewer's seat has voted. */
      vote: z.enum(['', 'yes', 'no']),
    }),
  ),
});
export type SeatAsksMessage = z.infer<typeof seatAsksMessage>;
export type SeatAsk = SeatAsksMessage['asks'][number];

/** The last message to somebody who is removed. */
export const outMessage = z.object({ text: z.string() });
export type OutMessage = z.infer<typeof outMessage>;
