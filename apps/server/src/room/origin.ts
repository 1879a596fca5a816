/** A table whose game goes on from a moment of a finished one. */
import { type FinishedGame, forkOf, type Resolved, type TableOptions } from '@smash/protocol';
import { Refuse } from '../common/refuse.ts';
import { type Forked, playForked } from '../game/forked.ts';
import type { GameEngine } from '../game/gameEngine.ts';
import { findReplay } from '../http/replays.ts';
import type { OriginData, RoomData } from '../storage/rows.ts';
import type { Store } from '../storage/store.ts';
import * as lobby from './lobby.ts';

/** Rules that such a game has begun with. */
const FIXED = [
  'players',
  'factions',
  'vpToWin',
  'duplicates',
  'titans',
  'bigBase',
  'tellMask',
  'mulligan',
  'sets',
] as const;

async function recordOf(store: Store, engine: GameEngine, replay: string): Promise<FinishedGame> {
  const record = await findReplay(store, engine, replay).catch(() => null);
  if (!record) throw new Refuse('unknown', 'The game this table continues is no longer stored.');
  return record;
}

/** The room with the seats and rules of that game. Throws Refuse. */
export async function withOrigin(
  { store, engine }: { store: Store; engine: GameEngine },
  before: () => RoomData,
  by: number,
  { replay, played, fresh }: Resolved<'playOn'>,
): Promise<RoomData> {
  const record = await recordOf(store, engine, replay);
  const { state } = playForked(engine, forkOf(record, played));
  const { turn } = engine.view(state, 'spectator');
  const { setup, names } = record;
  const { vpToWin = 15, mulligan = 'shuffle', ...rest } = setup.options ?? {};
  const rules: Partial<TableOptions> = {
    players: setup.players,
    vpToWin,
    mulligan,
    duplicates: rest.duplicates === true,
    titans: rest.titans === true,
    bigBase: rest.bigBase === true,
    tellMask: rest.coverChoices === true,
    sets: [],
  };
  const origin: OriginData = { replay, played, fresh, turn, names };
  return lobby.goOnFrom(before(), by, rules, origin);
}

/** The game itself. `seed`: of new shuffles, and what it was made of. */
export async function beginFrom(
  { store, engine }: { store: Store; engine: GameEngine },
  { replay, played, fresh }: OriginData,
  { seed, record: mix }: { seed: string; record: NonNullable<FinishedGame['mix']> },
): Promise<Forked> {
  const record = forkOf(await recordOf(store, engine, replay), played, fresh ? seed : undefined);
  const forks = (record.forks ?? []).map((fork, i, all) => (fresh && i === all.length - 1 ? { ...fork, mix } : fork));
  return playForked(engine, { ...record, forks });
}

/** Throws Refuse for rules that such a game has begun with. */
export function needFree(room: RoomData, change: Partial<TableOptions>): void {
  if (room.origin && FIXED.some((key) => key in change))
    throw new Refuse('invalid', 'This game keeps the rules it began with.');
}
