/** Games as stored. */
import type { Command, GameSetup, Undo } from '@smash/engine';
import { type GameFork, gameRecord, type MixRecord, mixRecord } from '@smash/protocol';
import * as z from 'zod/mini';
import { loadingPace } from '../common/pacer.ts';
import { sha256 } from '../common/tokens.ts';
import type { GameEvent, GameState } from '../game/gameEngine.ts';
import { json, Unreadable } from './rows.ts';
import type { Earlier, Snapshot, StoredCommand, StoredGame, StoredRecord } from './store.ts';

/** A game as stored. */
export interface GameRows {
  game: { engine: string; setup: string; events: string; mix: string | null; forks: string | null } | undefined;
  commands: readonly { n: number; command: string; events: string; id: string }[];
  snapshot: (StateTexts & { n: number; engine: string }) | undefined;
}

/** Parsed by hand: a game has thousands, and a visitor is waiting. */
const isCommand = (value: unknown): value is Command | Undo =>
  isObject(value) && typeof (value as Command).type === 'string' && Number.isInteger((value as Command).seat);
const areEvents = (value: unknown): value is GameEvent[] =>
  Array.isArray(value) && value.every((one) => isObject(one) && Number.isInteger((one as GameEvent).n));
const setup = z.looseObject({ seed: z.string(), players: z.int().check(z.gte(2), z.lte(4)) });

/**
 * Reads as much as possible: the commands end before the first that is unreadable or out of sequence. Other work gets
 * its turn meanwhile.
 */
export async function readGame({ game, commands, snapshot }: GameRows): Promise<StoredGame> {
  const read: StoredCommand[] = [];
  const pace = loadingPace();
  for (const row of commands) {
    await pace();
    const [made, then] = [json(row.command), json(row.events)];
    if (!isCommand(made) || !areEvents(then) || row.n !== read.length + 1) break;
    read.push({ n: row.n, command: made, events: then, id: row.id });
  }
  const forks = forksOf(game?.forks ?? null);
  const [begun, known] = [json(game?.events ?? ''), setup.safeParse(json(game?.setup ?? ''))];
  return {
    engine: game?.engine ?? '',
    setup: known.success ? (known.data as unknown as GameSetup) : null,
    events: areEvents(begun) ? begun : [],
    commands: read,
    ...mixOf(game?.mix ?? null),
    ...(forks && { forks }),
    whole: areEvents(begun) && known.success && read.length === commands.length && forks !== null,
    snapshot: readSnapshot(snapshot),
  };
}

/** A stored state as columns; `hash` is that of the whole. */
interface StateTexts {
  hash: string;
  state: string;
  earlier: string | null;
}

export function textsOf({ state, earlier }: Snapshot): StateTexts {
  const [now, before] = [JSON.stringify(state), earlier ? JSON.stringify(earlier) : null];
  return { hash: sha256(now + (before ?? '')), state: now, earlier: before };
}

function readSnapshot(row: GameRows['snapshot']): StoredGame['snapshot'] {
  if (!row || sha256(row.state + (row.earlier ?? '')) !== row.hash) return null;
  const [state, earlier] = [json(row.state), row.earlier === null ? null : json(row.earlier)];
  if (!isObject(state)) return null;
  return { n: row.n, engine: row.engine, state, ...(earlier !== null && { earlier: earlier as Earlier }) };
}

/** A record as stored. */
export interface RecordRows {
  game: { engine: string; setup: string; names: string; mix: string | null; forks: string | null };
  commands: readonly string[];
  last: string | null;
}

/** Throws Unreadable. Other work gets its turn meanwhile. */
export async function readRecord({ game, commands, last }: RecordRows): Promise<StoredRecord> {
  const parsed = z
    .object({ setup, names: z.array(z.string()) })
    .safeParse({ setup: json(game.setup), names: json(game.names) });
  const made: unknown[] = [];
  const pace = loadingPace();
  for (const command of commands) {
    await pace();
    made.push(json(command));
  }
  const forks = forksOf(game.forks);
  if (!parsed.success || !made.every(isCommand) || forks === null) throw new Unreadable('The record', parsed.error);
  const state = last === null ? null : json(last);
  return {
    engine: game.engine,
    setup: parsed.data.setup as unknown as GameSetup,
    names: parsed.data.names,
    commands: made,
    ...mixOf(game.mix),
    ...(forks && { forks }),
    last: isObject(state) ? state : null,
  };
}

/** The column of that name; null in games begun before version 1.3.0. */
function mixOf(column: string | null): { mix?: MixRecord } {
  const mix = column === null ? null : mixRecord.safeParse(json(column));
  return mix?.success ? { mix: mix.data } : {};
}

/** The column of that name; undefined = it goes on from no other game, null = damaged. */
function forksOf(column: string | null): GameFork[] | undefined | null {
  if (column === null) return undefined;
  return gameRecord.shape.forks.safeParse(json(column)).data ?? null;
}

const isObject = (value: unknown): value is GameState =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
