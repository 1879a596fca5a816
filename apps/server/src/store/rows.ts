import type { LobbyPhase, TableOptions } from '@smash/protocol';

/** A seat that is taken. The token itself is nowhere but in its browser. */
export interface SeatData {
  name: string;
  ready: boolean;
  tokenHash: string;
  rematch: '' | 'same' | 'new';
  /** The table lets somebody sit in while the player is away. */
  open?: boolean;
  /** Who sits in. The player has the seat again when back. */
  standIn?: { name: string; tokenHash: string };
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
