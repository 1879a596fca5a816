import { escapedLine } from '../common/escaped.ts';
import { plural } from './access.ts';
import type { Contents } from './backup.ts';
import type { Forgotten } from './forget.ts';
import type { RoomLine } from './rooms.ts';
import type { RoomShown } from './show.ts';

export const help = `pnpm admin COMMAND: manages the rooms of a server, whether it is running or not.

  rooms              lists all rooms: code, state, players, last move, size
  show CODE          shows one room: options, seats, state of the game (nothing hidden)
  close CODE         closes the table for everybody and keeps its data
  open CODE          reopens a closed table
  delete CODE        closes the table and deletes the room with all its games
  forget NAME        removes a name, and what was said under it, from all rooms, records and chats
  backup FILE        copies everything into one file while the server runs
  restore FILE       restores a backup into a store without rooms; stop the server first
  move --to URL      copies the data file into an empty PostgreSQL (postgres://…); stop the server first

  --json             machine-readable output
  --help             this text

It works on the server's store: set DATA_DIR or DATABASE_URL as for the server, and run it as the server's user.
Exit codes: 0 done, 1 failed (standard error says why), 2 wrong usage.`;

const size = (bytes: number): string =>
  bytes < 1e6 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;

const when = (ms: number | null): string =>
  ms === null ? 'unknown' : `${new Date(ms).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

const PHASES: Record<string, string> = { lobby: 'lobby', game: 'playing', over: 'game over' };

const phaseOf = (phase: string, closed: boolean): string => `${PHASES[phase] ?? phase}${closed ? ', closed' : ''}`;

export function roomList(rooms: RoomLine[]): string {
  if (rooms.length === 0) return 'There are no rooms.';
  return columns([
    ['CODE', 'STATE', 'LAST MOVE', 'SIZE', 'PLAYERS'],
    ...rooms.map(({ code, damaged, phase, closed, movedAt, bytes, players }) => [
      code,
      damaged ? 'damaged' : phaseOf(phase, closed),
      when(movedAt),
      size(bytes),
      players.join(', ') || '–',
    ]),
  ]);
}

function columns(raw: string[][]): string {
  const lines = raw.map((line) => line.map(escapedLine));
  const widths = lines[0]!.map((_, i) => Math.max(...lines.map((line) => [...(line[i] ?? '')].length)));
  return lines
    .map((line) =>
      line
        .map((cell, i) => cell + ' '.repeat(widths[i]! - [...cell].length))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const LOCKS = { seats: 'nobody new may sit down', all: 'nobody new may enter' };

export function roomShown(room: RoomShown): string {
  const { code, phase, closed, lock, movedAt, options, seats, host, game, stuck } = room;
  const nameAt = (seat: number) => seats[seat]?.plays ?? 'nobody';
  return [
    `${code}: ${phaseOf(phase, closed)}${lock === 'open' ? '' : `, locked (${LOCKS[lock]})`}`,
    `Last move: ${when(movedAt)}`,
    `Options:   ${Object.entries(options)
      .map(([name, value]) => `${name} ${Array.isArray(value) ? value.join(' + ') || 'all' : value}`)
      .join(', ')}`,
    ...(game
      ? [
          `Game:      number ${game.number}, rules ${game.engine}, ${plural(game.moves, 'move')}, turn ${game.turn}${
            game.step ? `, ${nameAt(game.current)} (${game.step})` : ''
          }${stuck ? '; it cannot continue under the current rules' : ''}`,
        ]
      : []),
    columns([
      ['SEAT', 'NAME', 'VP', 'HAND', 'DECK', ''],
      ...seats.map((seat, i) => [
        'ABCD'[i] ?? '?',
        seat?.name ?? '(free)',
        ...(seat && game ? [seat.vp, seat.hand, seat.deck].map(String) : ['', '', '']),
        [i === host ? 'host' : '', seat && seat.plays !== seat.name ? `${seat.plays} sits in` : '']
          .filter((one) => one !== '')
          .join(', '),
      ]),
    ]),
  ].join('\n');
}

export const contentsOf = ({ rooms, games, commands, bytes, damaged }: Contents): string =>
  `${plural(rooms, 'room')}, ${plural(games, 'game')} and ${plural(commands, 'move')} (${size(bytes)}${
    damaged.length > 0 ? `; damaged: ${damaged.map(escapedLine).join(', ')}` : ''
  })`;

export const forgottenOf = (name: string, { rooms, games, damaged }: Forgotten): string =>
  [
    `"${name}" was removed from ${plural(rooms, 'room')} and ${plural(games, 'record')}, and from the chats of a running server.`,
    ...(damaged.length > 0 ? [`Damaged, so the name may still be there: ${damaged.map(escapedLine).join(', ')}.`] : []),
  ].join('\n');
