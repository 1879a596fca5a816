import { setTimeout as pause } from 'node:timers/promises';
import { hashOf } from '@smash/protocol';
import { engine } from '@smash/server/game/engine.ts';
import { restoreMatch } from '@smash/server/storage/restore.ts';
import { readRoom } from '@smash/server/storage/rows.ts';
import type { Store } from '@smash/server/storage/store.ts';
import { type Bot, newGame, type World } from './bot.ts';

const MOST_ROOMS = 10_000;

/** This many games at once; when one is over, another begins. */
export class Crowd {
  readonly bots: Bot[] = [];
  readonly faults: string[] = [];
  games = 0;
  readonly #world: World;
  readonly #running: Promise<void>[] = [];
  #stopped = false;

  constructor(games: number, world: World) {
    this.#world = world;
    for (let i = 0; i < games; i++) this.#running.push(this.#keep());
  }

  get live(): Bot[] {
    return this.bots.filter((bot) => !bot.stopped && bot.known?.view.over === null);
  }

  get acknowledged(): string[] {
    return this.bots.flatMap((bot) => bot.acknowledged);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    for (const bot of this.bots) bot.stopped = true;
    // A bot that waits for its turn does not notice `stopped`, so wait no longer than this.
    await Promise.race([Promise.all(this.#running), pause(3000)]);
  }

  /** How long after `from` each player was back at the table; games that ended meanwhile do not count. */
  async back(from: number, within: number): Promise<number[]> {
    const bots = this.live;
    const until = from + within;
    while (Date.now() < until && bots.some((bot) => bot.syncedAt < from && !bot.stopped)) await pause(20);
    return bots.map((bot) => (bot.syncedAt >= from ? bot.syncedAt - from : within));
  }

  async #keep(): Promise<void> {
    while (!this.#stopped) {
      let bots: Bot[];
      try {
        bots = await newGame(this.#world);
      } catch {
        // The game could not begin because the server was down.
        await pause(200);
        continue;
      }
      this.games++;
      this.bots.push(...bots);
      await Promise.all(
        bots.map((bot) => bot.live().catch((fault) => this.faults.push(`${bot.code}: ${fault.message}`))),
      );
    }
  }
}

export interface Verdict {
  acknowledged: number;
  lost: number;
  twice: number;
  /** Games whose record does not lead to the stored state, or whose players see a different one. */
  different: number;
}

export const sum = (a: Verdict, b: Verdict): Verdict => ({
  acknowledged: b.acknowledged,
  lost: a.lost + b.lost,
  twice: a.twice + b.twice,
  different: a.different + b.different,
});

/**
 * Compares what was acknowledged with what is stored. A finished game cannot change: once it matches, it is added to
 * `sealed` and not replayed again.
 */
export async function judge(
  crowd: Crowd,
  acknowledged: string[],
  store: Store,
  sealed = new Set<number>(),
): Promise<Verdict> {
  const stored: string[] = [];
  let different = 0;
  for (const { code, data } of await store.rooms('', MOST_ROOMS)) {
    const room = readRoom(code, data);
    if (room.gameId === null) continue;
    const game = await store.game(room.gameId);
    stored.push(...game.commands.flatMap(({ id }) => (id === '' ? [] : [id])));
    if (sealed.has(room.gameId)) continue;
    const readOnly = (snapshot: typeof game.snapshot) =>
      ({ game: async () => ({ ...game, snapshot }) }) as unknown as Store;
    const whole = await restoreMatch(engine, readOnly(null), room);
    const quick = await restoreMatch(engine, readOnly(game.snapshot), room);
    if (whole?.stuck !== '' || quick?.stuck !== '') {
      different++;
      continue;
    }
    const hashes = [whole, quick].map((match) => hashOf(match.now.state as never));
    const seen = crowd.bots.filter(({ code, known }) => code === room.code && known?.view.over !== null && known);
    const ends = seen.every((bot) => hashOf(bot.known!.view) === whole.shown(bot.seat).hash);
    if (hashes[0] !== hashes[1] || !ends) different++;
    else if (room.phase === 'over') sealed.add(room.gameId);
  }
  const known = new Set(stored);
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((id) => !known.has(id)).length,
    twice: stored.length - known.size,
    different,
  };
}
