import { defaultOptions } from '@smash/protocol';
import { newCode } from '../../codes.ts';
import { engine } from '../../engine.ts';
import type { RoomData } from '../../store/rows.ts';
import { SqliteStore } from '../../store/sqlite.ts';
import { gameSetup } from '../../table/setup.ts';
import { newToken, sha256 } from '../../tokens.ts';

export interface Begun {
  code: string;
  tokens: string[];
}

/** Writes games of two that have just begun into a data file: a server opens no more than two tables a second. */
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
