/** The rules of a table, and agreeing to them. Every function returns the new room or throws Refuse. */
import type { Resolved, TableOptions } from '@smash/protocol';
import { Refuse } from '../common/refuse.ts';
import { sha256 } from '../common/tokens.ts';
import type { OriginData, RoomData } from '../storage/rows.ts';
import { fitSeats, needHost, needOwner, needPhase, needsConsent, seatOf, unready, withSeat } from './lobby.ts';

/** What a player who is ready agrees to. */
export const termsOf = ({ options, origin }: RoomData): string =>
  sha256(JSON.stringify([options, origin && [origin.hash ?? origin.of, origin.played, origin.fresh]]));

export function setReady(room: RoomData, seat: number, { ready, terms }: Resolved<'ready'>): RoomData {
  needPhase(room, 'lobby');
  // It is the player's hand that all would see late, and the player's game that goes on.
  if (ready && needsConsent(room)) needOwner(room, seat, 'agree to this game');
  // The player agreed before the change arrived.
  if (ready && (terms === undefined ? room.origin !== undefined : terms !== termsOf(room)))
    throw new Refuse('changed', 'What will be played has just changed: please look at it first.');
  return withSeat(room, seat, { ...seatOf(room, seat), ready });
}

/** Changes rules and clears everybody's Ready, because they agreed to other rules. `said` describes the change. */
export function changeOptions(room: RoomData, by: number, change: Partial<TableOptions>, sets: readonly string[]) {
  needPhase(room, 'lobby');
  needHost(room, by);
  const unknown = change.sets?.find((set) => !sets.includes(set));
  if (unknown !== undefined) throw new Refuse('unknown', `There is no set called ${unknown} here.`);
  const options = { ...room.options, ...(change.sets ? { ...change, sets: [...new Set(change.sets)] } : change) };
  const said = (Object.keys(change) as (keyof TableOptions)[])
    .filter((key) => JSON.stringify(options[key]) !== JSON.stringify(room.options[key]))
    .map((key) => `${optionNames[key]} ${sayOption(options[key])}`);
  if (said.length === 0) return { room, said };
  return { room: unready({ ...fitSeats(room, options.players), options }), said };
}

const optionNames: Record<keyof TableOptions, string> = {
  players: 'players',
  factions: 'faction choice',
  vpToWin: 'VP target',
  duplicates: 'same faction twice',
  titans: 'titans',
  bigBase: 'Big Base',
  tellMask: 'hidden reaction speed',
  mulligan: 'redraw',
  undo: 'undo',
  clock: 'clock',
  hints: 'hints',
  watchers: 'spectators see',
  sets: 'sets',
};

const DAYS: Partial<Record<TableOptions[keyof TableOptions] & string, string>> = {
  day: '1 day a turn',
  days3: '3 days a turn',
  week: '7 days a turn',
};

const sayOption = (value: TableOptions[keyof TableOptions]): string => {
  if (typeof value === 'string' && DAYS[value]) return DAYS[value];
  if (Array.isArray(value)) return value.length === 0 ? 'all' : value.join(', ');
  if (value === 'ask') return 'free + ask';
  if (value === 'queensberry') return 'snake draft';
  if (value === 'open') return 'open cards';
  if (value === 'late') return 'all hands, two rounds late';
  return typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value);
};

/** The next game goes on from a moment of another, with its seats and rules. */
export function goOnFrom(room: RoomData, by: number, rules: Partial<TableOptions>, origin: OriginData): RoomData {
  needPhase(room, 'lobby');
  needHost(room, by);
  const options = { ...room.options, ...rules };
  return unready({ ...fitSeats(room, options.players), options, origin });
}
