/** A table whose game continues from a moment of a finished one. */
import {
  type FinishedGame,
  finishedGame,
  forkOf,
  normaliseCode,
  type Resolved,
  type TableOptions,
  tableOptions,
} from '@smash/protocol';
import * as z from 'zod/mini';
import { Refuse } from '../common/refuse.ts';
import { newToken, sha256 } from '../common/tokens.ts';
import { type Forked, needFinished, needTime, playForked, rulesChanged } from '../game/forked.ts';
import type { GameEngine } from '../game/gameEngine.ts';
import { unpackRecord } from '../game/packed.ts';
import { findReplay, OlderRules } from '../storage/finished.ts';
import { type OriginData, type RoomData, readRoom, Unreadable } from '../storage/rows.ts';
import type { Store } from '../storage/store.ts';
import { needHost, needPhase } from './lobby.ts';
import { goOnFrom } from './rules.ts';

/** Rules that such a game inherits. */
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

/** Where a game's record is, or the record itself. */
type Source = Pick<OriginData, 'replay' | 'record'>;

async function recordOf(store: Store, engine: GameEngine, { replay, record: packed }: Source): Promise<FinishedGame> {
  if ((replay === undefined) === (packed === undefined))
    throw new Refuse('invalid', 'A game is needed: where its record is, or the record.');
  if (replay === undefined) return unpackRecord(packed as string);
  const record = await findReplay(store, engine, replay).catch((error) => {
    if (error instanceof OlderRules) throw rulesChanged();
    if (error instanceof Unreadable) return null;
    throw error;
  });
  if (!record) throw new Refuse('unknown', 'The game this table continues is no longer stored.');
  return record;
}

/** Where everybody at the table finds the record: in the store, or at the table about to continue it. */
export const addressOf = (code: string, { replay, of = '', hash = of }: OriginData): string =>
  replay ?? `${code}-${hash.slice(0, 32)}`;

/** The record that a table's host brought, while the table's next game is to continue it. */
async function broughtRecord(store: Store, address: string): Promise<FinishedGame | null> {
  const code = normaliseCode(address.slice(0, address.lastIndexOf('-')));
  if (code === null) return null;
  const [row] = await store.look([code]);
  const origin = row && readRoom(code, row.data).origin;
  return origin?.record && addressOf(code, origin) === address ? unpackRecord(origin.record) : null;
}

/**
 * The record of a finished game, from the store or from a table about to continue it. Null for every other address.
 * Throws OlderRules.
 */
export const recordAt = async (store: Store, engine: GameEngine, address: string): Promise<FinishedGame | null> =>
  (await findReplay(store, engine, address)) ?? broughtRecord(store, address);

/** The room with the seats and rules of that game. Throws Refuse. */
export async function withOrigin(
  { store, engine }: { store: Store; engine: GameEngine },
  before: () => RoomData,
  by: number,
  { played, fresh, ...source }: Resolved<'playOn'>,
): Promise<RoomData> {
  // Before looking anything up: whatever else is asked of the table waits meanwhile.
  needPhase(before(), 'lobby');
  needHost(before(), by);
  needTime();
  const record = await recordOf(store, engine, source);
  // A stored record is known to be finished.
  if (source.record !== undefined) await needFinished(engine, record);
  const fork = forkOf(record, played);
  // What is stored must be readable again.
  if (!finishedGame.safeParse(fork).success)
    throw new Refuse('invalid', 'That game has been continued too often to go on once more.');
  const { state } = await playForked(engine, fork);
  const { of } = fork.forks!.at(-1)!;
  const { turn } = engine.view(state, 'spectator');
  const { setup, names } = record;
  const hash = sha256(source.replay ?? source.record!);
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
  // A browser's own record may say anything.
  if (!z.partial(tableOptions).safeParse(rules).success)
    throw new Refuse('invalid', 'That game has rules that no table can have.');
  return goOnFrom(before(), by, rules, { ...source, hash, of, played, fresh, turn, names });
}

/** Begins the game that goes on from there. `seed`: of the new shuffles; `record`: what the seed was mixed from. */
export async function beginFrom(
  { store, engine }: { store: Store; engine: GameEngine },
  { played, fresh, ...source }: OriginData,
  { seed, record: mix }: { seed: string; record: NonNullable<FinishedGame['mix']> },
): Promise<Forked> {
  const record = forkOf(await recordOf(store, engine, source), played, fresh ? seed : undefined);
  const forks = record.forks!.with(-1, { ...record.forks!.at(-1)!, ...(fresh ? { mix } : { key: newToken() }) });
  return playForked(engine, { ...record, forks });
}

/** Throws Refuse for changes to inherited rules. */
export function needFree(room: RoomData, change: Partial<TableOptions>): void {
  if (room.origin && FIXED.some((key) => key in change))
    throw new Refuse('invalid', 'This game keeps the rules it began with.');
}
