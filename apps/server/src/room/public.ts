import type { LobbyView } from '@smash/protocol';
import type { Match } from '../game/match.ts';
import { replayId } from '../storage/finished.ts';
import type { RoomData } from '../storage/rows.ts';
import { isSeated, screenOf } from './browsers.ts';
import { botOf, playerOf } from './lobby.ts';
import { addressOf } from './origin.ts';
import type { Peer } from './peer.ts';
import { termsOf } from './rules.ts';

/** The public summary of a table. Of the game, only what a spectator sees. */
export function lobbyOf(
  room: RoomData,
  match: Match | null,
  peers: ReadonlySet<Peer>,
  paused: boolean,
  absence: (seat: number) => LobbyView['seats'][number]['absence'],
): LobbyView {
  const view = match?.shown('spectator').view;
  const goesOn = room.phase === 'lobby' ? room.origin : room.goesOn;
  const held = new Set([...peers].flatMap((peer) => (peer.seat === null ? [] : [peer.seat])));
  return {
    code: room.code,
    phase: room.phase,
    host: room.host,
    watchers: [...peers].filter(({ seat, synced, visitor }) => seat === null && synced && !isSeated(room, visitor))
      .length,
    lock: room.lock ?? 'open',
    options: room.options,
    seats: room.seats.map((seat, i) => ({
      taken: seat !== null,
      name: seat ? playerOf(seat) : '',
      ready: seat?.ready ?? false,
      here: held.has(i) || seat?.bot !== undefined,
      bot: botOf(seat) ?? '',
      style: seat?.style ?? 'plain',
      screen: screenOf(room, i),
      was: room.origin?.names[i] ?? '',
      absence: absence(i),
      rematch: seat?.rematch ?? '',
      vp: view?.seats[i]?.vp ?? 0,
      hand: view?.seats[i]?.hand ?? 0,
      deck: view?.seats[i]?.deck ?? 0,
    })),
    from: goesOn?.turn ?? -1,
    fresh: goesOn?.fresh ?? false,
    origin: room.origin ? addressOf(room.code, room.origin) : '',
    terms: room.phase === 'lobby' ? termsOf(room) : '',
    game: room.games,
    turn: view?.turn ?? 0,
    current: view?.current ?? -1,
    step: view?.phase ?? '',
    commitment: match?.commitment ?? '',
    seed: match?.over && !match.stuck ? match.seed : '',
    replay: match?.over && !match.stuck ? replayId(match.id, match.seed, match.key) : '',
    stuck: room.lost ? 'lost' : room.phase === 'game' ? (match?.stuck ?? '') : '',
    paused,
  };
}
