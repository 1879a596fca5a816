import type { LobbyPhase, TableOptions } from '@smash/protocol';

/** Another game: with the same decks, with these and everybody a seat further, or with new ones. */
export type Rematch = 'same' | 'rotate' | 'new';

/** What a seat is had by. The token itself is nowhere but in its browser. */
export interface TokenData {
  tokenHash: string;
  /** Of the token before it, good until the new one has been used. */
  formerHash?: string;
}

/** A seat that is taken. */
export interface SeatData extends TokenData {
  name: string;
  ready: boolean;
  rematch: '' | Rematch;
  /** The table lets somebody sit in while the player is away. */
  open?: boolean;
  /** Who sits in. The player has the seat again when back. */
  standIn?: TokenData & { name: string };
}

/** All that is kept of a room besides its games. Replaced as a whole, never changed in place. */
export interface RoomData {
  readonly code: string;
  readonly phase: LobbyPhase;
  /** Seat of the host; -1 = nobody sits. */
  readonly host: number;
  readonly options: TableOptions;
  /** As many as the table has places; null = free. */
  readonly seats: readonly (Readonly<SeatData> | null)[];
  /** Games begun at this table. */
  readonly games: number;
  /** Row of the game on the table, running or just over. */
  readonly gameId: number | null;
  /** A game was once begun here: the room is kept longer. */
  readonly started: boolean;
  /** ms since 1970. */
  readonly movedAt: number;
}

/** Who sits where; '' = nobody. */
export const namesOf = (room: RoomData): string[] => room.seats.map((seat) => seat?.name ?? '');
