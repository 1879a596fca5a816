import { defaultOptions } from '@smash/protocol';
import { newToken, sha256 } from '@smash/server/common/tokens.ts';
import { engine } from '@smash/server/game/engine.ts';
import { newCode } from '@smash/server/room/codes.ts';
import { gameSetup } from '@smash/server/room/setup.ts';
import type { RoomData } from '@smash/server/storage/rows.ts';
import { SqliteStore } from '@smash/server/storage/sqlite.ts';

export interface Begun {
  code: string;
  tokens: string[];
}

/** Writes newly begun two-player games into a data file, because a server opens no more than two tables a second. */
export async function beginGames(folder: string, count: number, seed: string): Promise<Begun[]> {
  const store = new SqliteStore(folder);
  const codes = new Set<string>();
  const begun: Begun[] = [];
  try {
    for (let i = 0; i < count; i++) {
      const code = newCode((known) => codes.has(known));
      codes.add(code);
      const tokens = [newToken(), newToken()];
      const options = { ...defaultOptions, players: 2, factions: 'random' as const };
      const room: RoomData = {
        code,
        phase: 'game',
        host: 0,
        options,
        seats: tokens.map((token, seat) => ({
          name: `Player ${seat}`,
          ready: true,
          rematch: '',
          tokenHash: sha256(token),
        })),
        games: 1,
        gameId: null,
        started: true,
        movedAt: Date.now(),
      };
      const setup = gameSetup(engine, options, 2, `${seed}-${i}`, null);
      await store.addRoom(room);
      await store.startGame(room, engine.version, setup, engine.create(setup).events);
      begun.push({ code, tokens });
    }
  } finally {
    await store.close();
  }
  return begun;
}
