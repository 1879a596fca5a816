import { timingSafeEqual } from 'node:crypto';
import type { FinishedGame } from '@smash/protocol';
import type { Application } from 'express';
import { Bucket } from './bucket.ts';
import type { GameEngine } from './game.ts';
import { log } from './log.ts';
import type { Store } from './store/store.ts';
import { sha256 } from './tokens.ts';

/** Of all browsers together: a record is read from the disk as a whole. */
const AT_ONCE = 60;
const PER_SECOND = 10;

/**
 * The address of a game's record. Made of the seed, which nobody knows before the game is over: it cannot be guessed, and
 * whoever sat at the table gets it with the result (docs/decisions/0003).
 */
export const replayId = (game: number, seed: string): string => `${game}-${sha256(`replay ${seed}`).slice(0, 32)}`;

/** The record of a game that is over; null for every other id, whether there is such a game or not. */
export async function findReplay(store: Store, engine: GameEngine, id: string): Promise<FinishedGame | null> {
  const game = /^(\d{1,15})-[0-9a-f]{32}$/.exec(id)?.[1];
  const stored = game === undefined ? null : await store.record(Number(game));
  if (!stored) return null;
  const { last, ...record } = stored;
  const known = timingSafeEqual(Buffer.from(id), Buffer.from(replayId(Number(game), record.setup.seed)));
  return known && last && engine.view(last, 'spectator').over ? record : null;
}

export function serveReplays(app: Application, find: (id: string) => Promise<FinishedGame | null>): void {
  const bucket = new Bucket(AT_ONCE, PER_SECOND, Date.now());
  app.get('/api/replay/:id', async (request, response) => {
    response.set('Cache-Control', 'no-store');
    if (!bucket.take(Date.now())) {
      response.status(429).set('Retry-After', '5').type('text').send('Too many requests at once.\n');
      return;
    }
    const found = await readable(find(request.params.id));
    if (found) response.json(found);
    else response.status(404).type('text').send('There is no such replay.\n');
  });
}

/** A record that cannot be read is as good as none. */
async function readable(found: Promise<FinishedGame | null>): Promise<FinishedGame | null> {
  try {
    return await found;
  } catch (error) {
    log('replay not read', { error });
    return null;
  }
}
