/** The hashes of the tokens that open a seat. */
import type { RoomData, TokenData } from '../storage/rows.ts';

/** The hashes of all currently valid tokens. */
export const hashesOf = (data: TokenData): string[] => [
  data.tokenHash,
  ...(data.formerHash === undefined ? [] : [data.formerHash]),
  ...(data.unusedHashes ?? []),
];

/** Is this the hash of a valid token? */
export const isToken = (data: TokenData | undefined, hash: string): boolean =>
  data !== undefined && hashesOf(data).includes(hash);

/** The hashes of all tokens that open a seat of this room: of players, stand-ins, and people who were given a seat. */
export const allHashes = ({ seats }: RoomData): string[] =>
  seats.flatMap((one) =>
    one === null ? [] : [one, one.standIn, one.heir].flatMap((holder) => (holder ? hashesOf(holder) : [])),
  );
