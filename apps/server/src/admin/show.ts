import type { LobbyView } from '@smash/protocol';
import type { GameEngine } from '../game/gameEngine.ts';
import { playerOf } from '../room/lobby.ts';
import { lobbyOf } from '../room/public.ts';
import { type GameRows, readGame } from '../storage/gameRows.ts';
import { restoreMatch } from '../storage/restore.ts';
import { type RoomData, readRoom } from '../storage/rows.ts';
import type { Store } from '../storage/store.ts';
import { type Access, Plain } from './access.ts';
import { timeOf } from './rooms.ts';

export interface RoomShown {
  code: string;
  phase: string;
  closed: boolean;
  lock: 'open' | 'seats' | 'all';
  /** Seat of the host; -1 = none. */
  host: number;
  /** ms since 1970; null = unknown. */
  movedAt: number | null;
  options: RoomData['options'];
  /** null = free. */
  seats: ({ name: string; plays: string; vp: number; hand: number; deck: number } | null)[];
  /** The public view of the game; null = there is none. */
  game: { number: number; engine: string; moves: number; turn: number; current: number; step: string } | null;
  /** The game cannot continue under the current rules. */
  stuck: boolean;
}

/** The room as a spectator sees it (INFO-2): nothing hidden, and no seed. Throws Plain. */
export async function showRoom(access: Access, code: string, engine: GameEngine): Promise<RoomShown> {
  const [row] = await access.all('SELECT data, closed FROM rooms WHERE code = ?', code);
  const room = readable(code, String(row?.data));
  const rows = room.gameId === null ? null : await gameOf(access, room.gameId);
  // The same code path as for players, on a read-only store.
  const store: Pick<Store, 'game'> = { game: () => readGame(rows!) };
  const match = rows && (await restoreMatch(engine, store as Store, room));
  const seen: LobbyView = lobbyOf(room, match, new Set(), false, () => '');
  return {
    code,
    phase: seen.phase,
    closed: Number(row?.closed) === 1,
    lock: room.lock ?? 'open',
    host: room.host,
    movedAt: timeOf(room.movedAt),
    options: room.options,
    seats: room.seats.map((seat, i) => {
      const { vp, hand, deck } = seen.seats[i]!;
      return seat && { name: seat.name, plays: playerOf(seat), vp, hand, deck };
    }),
    game: rows && {
      number: room.games,
      engine: rows.game?.engine ?? '',
      moves: rows.commands.length,
      turn: seen.turn,
      current: seen.current,
      step: seen.step,
    },
    stuck: rows !== null && match?.stuck !== '',
  };
}

function readable(code: string, data: string): RoomData {
  try {
    return readRoom(code, data);
  } catch (error) {
    throw new Plain(`Room ${code} is damaged and cannot be read.`, { cause: error });
  }
}

async function gameOf(access: Access, id: number): Promise<GameRows> {
  const [game] = await access.all('SELECT engine, setup, events, mix, forks FROM games WHERE id = ?', id);
  const commands = await access.all('SELECT n, command, events, id FROM commands WHERE game = ? ORDER BY n', id);
  const [snapshot] = await access.all('SELECT n, hash, state, earlier, engine FROM snapshots WHERE game = ?', id);
  // Both stores have text and numbers in these columns.
  return { game, commands, snapshot } as unknown as GameRows;
}
