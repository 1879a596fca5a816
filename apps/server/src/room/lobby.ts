/** Changes of seats and phases. Every function returns the new room or throws Refuse. */
import {
  type Between,
  type BotLevel,
  betweensOf,
  cleanName,
  isByDays,
  looksLike,
  type Resolved,
} from '@smash/protocol';
import { Refuse } from '../common/refuse.ts';
import type { Rematch, RoomData, SeatData } from '../storage/rows.ts';
import { forgetBrowsers } from './browsers.ts';
import { asNew } from './persons.ts';

export const letter = (seat: number): string => 'ABCD'[seat] ?? '?';

export function seatOf(room: RoomData, seat: number): SeatData {
  const data = room.seats[seat];
  if (!data) throw new Refuse('noSeat', 'Nobody sits there.');
  return data;
}

/** Throws Refuse while a stand-in plays for the seat: `what` only the player whose seat it is can do. */
export function needOwner(room: RoomData, seat: number, what: string): void {
  const { standIn, name } = seatOf(room, seat);
  if (standIn) throw new Refuse('noSeat', `Only ${name}, whose seat this is, can ${what}.`);
}

/** Throws Refuse unless the room is in one of these phases. */
export const needPhase = (room: RoomData, ...phases: RoomData['phase'][]): void => {
  if (phases.includes(room.phase)) return;
  const why = { lobby: 'The game has not begun.', game: 'The game is under way.', over: 'The game is over.' };
  throw new Refuse('phase', why[room.phase]);
};

/** A stand-in for the host is not host. */
export const needHost = (room: RoomData, seat: number): void => {
  if (room.host !== seat || room.seats[seat]?.standIn) throw new Refuse('notHost', 'Only the host can do that.');
};

/** The name as displayed. */
export function properName(raw: string): string {
  const name = cleanName(raw);
  if (name === null) throw new Refuse('name', 'Please type a name with at least one visible character.');
  return name;
}

/** The names of its player, its stand-in and whoever was given it. */
const namesAt = ({ name, standIn, heir }: SeatData): string[] =>
  [name, standIn?.name, heir?.name].filter((one) => one !== undefined);

/**
 * The name, with a number appended if it looks like another player's at the table. `own`: a seat whose name it may
 * match, -1 = none. `also`: other names it must not look like.
 */
export function nameFor(room: RoomData, raw: string, own = -1, also: readonly string[] = []): string {
  properName(raw);
  const others = [...room.seats.flatMap((seat, i) => (seat && i !== own ? namesAt(seat) : [])), ...also];
  for (let n = 1; ; n++) {
    const suffix = n === 1 ? '' : ` ${n}`;
    const name = `${cleanName(raw, suffix.length) ?? ''}${suffix}`.trim();
    if (!others.some((other) => looksLike(name, other))) return name;
  }
}

export const withSeat = (room: RoomData, seat: number, data: SeatData | null): RoomData => ({
  ...room,
  seats: room.seats.map((one, i) => (i === seat ? data : one)),
});

export const unready = (room: RoomData): RoomData => ({
  ...room,
  seats: room.seats.map((one) => one && { ...one, ready: one.bot !== undefined }),
});

/** Sit down at the requested seat, or at the first free one. */
export function takeSeat(room: RoomData, rawName: string, mark: number | undefined, tokenHash: string) {
  needPhase(room, 'lobby');
  if (mark !== undefined && mark >= room.seats.length)
    throw new Refuse('unknown', `This table has no seat ${letter(mark)}.`);
  const seat = mark ?? room.seats.indexOf(null);
  if (seat < 0) throw new Refuse('full', 'All seats are taken. You can watch.');
  if (room.lock) throw new Refuse('locked', 'The host has locked the seats. You can watch.');
  const holder = room.seats[seat];
  if (holder) throw new Refuse('taken', `${holder.name} has seat ${letter(seat)}.`);
  const name = nameFor(room, rawName, seat);
  const next = withSeat(room, seat, { name, ready: false, tokenHash, rematch: '' });
  return { room: { ...next, host: room.host < 0 ? seat : room.host }, seat, name };
}

/** The bot that plays on the seat now. */
export const botOf = (seat: Readonly<SeatData> | null | undefined): BotLevel | undefined => seat?.bot ?? seat?.sub;

/** Does somebody play there who can decide about the table? */
const isPerson = (seat: Readonly<SeatData> | null): boolean =>
  seat !== null && botOf(seat) === undefined && !seat.standIn;

const BOTS = ['Bot Wren', 'Bot Quill', 'Bot Ember', 'Bot Flint'];

/**
 * The host gives a free seat to a bot, or another level or style to the bot there. `tokenHash`: of a token that nobody
 * has.
 */
export function seatBot(
  room: RoomData,
  by: number,
  { seat, level, style }: Resolved<'bot'>,
  tokenHash: string,
): RoomData {
  needPhase(room, 'lobby');
  needHost(room, by);
  if (seat >= room.seats.length) throw new Refuse('unknown', `This table has no seat ${letter(seat)}.`);
  const holder = room.seats[seat];
  if (holder && !holder.bot) throw new Refuse('taken', `${holder.name} has seat ${letter(seat)}.`);
  const bot = { bot: level ?? holder?.bot ?? 'medium', ...(style && { style }) };
  if (holder) return withSeat(room, seat, { ...holder, ...bot });
  const name = nameFor(room, BOTS[seat] ?? '', seat);
  return withSeat(room, seat, { name, ready: true, tokenHash, rematch: '', ...bot });
}

/** What a seat's claim to the role of host depends on. */
export interface People {
  /** Is its player at the table? */
  isHere(seat: number): boolean;
  /** Has its player conceded the running game? */
  isOut(seat: number): boolean;
}

const EVERYBODY: People = { isHere: () => true, isOut: () => false };

/** A bot plays for an absent player until that player is back. If it is the host, another player becomes host. */
export function subIn(room: RoomData, seat: number, level: BotLevel, people: People): RoomData {
  needPhase(room, 'game');
  const { open: _, ...data } = seatOf(room, seat);
  return withoutHost(withSeat(room, seat, { ...asNew(data), sub: level }), seat, people);
}

/** Another player becomes host, if there is one. */
function withoutHost(room: RoomData, seat: number, people: People): RoomData {
  if (room.host !== seat) return room;
  const other = nextHost(room, people) ?? nextHost(room, { ...people, isHere: () => true });
  return other === undefined ? room : { ...room, host: other };
}

/**
 * How good a seat's claim to the role of host is: 2 for a player who is there, 1 for one who is there but has conceded,
 * 0 = none.
 */
function claimOf({ seats }: RoomData, seat: number, { isHere, isOut }: People): number {
  if (!isPerson(seats[seat]!) || !isHere(seat)) return 0;
  return isOut(seat) ? 1 : 2;
}

/** Another seat than the host's with the best claim, the next one clockwise; undefined = no other has one. */
function nextHost(room: RoomData, people: People): number | undefined {
  const { seats, host } = room;
  const others = seats.map((_, i) => (host + 1 + i) % seats.length).filter((one) => one !== host);
  return [2, 1].flatMap((claim) => others.filter((one) => claimOf(room, one, people) === claim))[0];
}

/** Is the host at the table? A stand-in for the host is not host. True if there is no host. */
export const isHostHere = (room: RoomData, people: People): boolean =>
  room.host < 0 || claimOf(room, room.host, people) > 0;

/**
 * The next player present becomes host if the host is not there, or has conceded while that player has not. Otherwise
 * returns the same room.
 */
export function passOn(room: RoomData, people: People): RoomData {
  const next = nextHost(room, people);
  if (room.host < 0 || next === undefined) return room;
  return claimOf(room, next, people) > claimOf(room, room.host, people) ? { ...room, host: next } : room;
}

/** Could somebody new sit down? */
export const hasFreeSeat = (room: RoomData): boolean =>
  room.phase === 'lobby' && !room.lock && room.seats.includes(null);

/** Leave one's own seat. The host role passes to the next player seated. */
export function leaveSeat(room: RoomData, seat: number, people: People): RoomData {
  needPhase(room, 'lobby', 'over');
  seatOf(room, seat);
  const next = withSeat(room, seat, null);
  const passed = withoutHost(next, seat, people);
  if (passed.host !== seat) return passed;
  // With nobody seated, nobody could unlock it.
  const { lock: _, guests: __, ...open } = next;
  return { ...open, host: -1 };
}

/** Leave the seat at which one sits: a stand-in leaves it to its player. */
export function standUp(room: RoomData, seat: number, people: People): RoomData {
  needPhase(room, 'lobby', 'over');
  return seatOf(room, seat).standIn ? comeBack(room, seat) : leaveSeat(room, seat, people);
}

/** The host frees another seat. */
export function freeSeat(room: RoomData, by: number, seat: number): RoomData {
  needPhase(room, 'lobby');
  needHost(room, by);
  if (by === seat) throw new Refuse('invalid', 'Leave your own seat instead.');
  return leaveSeat(room, seat, EVERYBODY);
}

/** What is asked of a seat at a table by days; undefined at other tables. */
export function betweenOf({ options, seats }: RoomData, seat: number): Between | undefined {
  if (!isByDays(options.clock)) return undefined;
  const wish = seats[seat]?.between;
  return wish && betweensOf(options.tellMask).includes(wish) ? wish : 'mine';
}

export function setBetween(room: RoomData, seat: number, between: Between): RoomData {
  const { clock, tellMask } = room.options;
  if (!isByDays(clock)) throw new Refuse('invalid', 'That setting is only for tables by days.');
  if (!betweensOf(tellMask).includes(between))
    throw new Refuse('invalid', 'This table keeps secret whether you hold something.');
  const data = seatOf(room, seat);
  return data.between === between ? room : withSeat(room, seat, { ...data, between });
}

export function rename(room: RoomData, seat: number, raw: string) {
  needPhase(room, 'lobby');
  const data = seatOf(room, seat);
  const { standIn, ...own } = data;
  const name = standIn ? nameFor(withSeat(room, seat, own), raw) : nameFor(room, raw, seat);
  return { room: withSeat(room, seat, standIn ? { ...data, standIn: { ...standIn, name } } : { ...data, name }), name };
}

/** Sets the number of seats. Players beyond the last one move up. */
export function fitSeats(room: RoomData, players: number): RoomData {
  const taken = room.seats.filter((one) => one !== null).length;
  if (taken > players) throw new Refuse('players', `${taken} people sit at the table already.`);
  if (players >= room.seats.length) {
    return { ...room, seats: [...room.seats, ...Array(players - room.seats.length).fill(null)] };
  }
  const seats = room.seats.slice(0, players);
  const order = seats.map((_, i) => i);
  room.seats.forEach((one, i) => {
    if (i < players || !one) return;
    const free = seats.indexOf(null);
    seats[free] = one;
    order[free] = i;
  });
  return { ...room, seats, host: order.indexOf(room.host) };
}

/** Showing hands late, and playing on from another game, need everybody's consent. */
export const needsConsent = ({ options, origin }: RoomData): boolean =>
  options.watchers === 'late' || origin !== undefined;

/** Ready to begin? Closes the gaps between seats, so that the game has exactly the taken ones. */
export function readyToStart(room: RoomData, by: number, anyway: boolean): RoomData {
  needPhase(room, 'lobby');
  needHost(room, by);
  const taken = room.seats.filter((one) => one !== null);
  if (taken.length < 2) throw new Refuse('players', 'A game needs at least two players.');
  const waiting = taken.filter((one) => !one.ready).map(playerOf);
  if (waiting.length > 0 && (!anyway || needsConsent(room)))
    throw new Refuse('notReady', `Not ready yet: ${waiting.join(', ')}.`);
  if (room.origin && taken.length < room.seats.length)
    throw new Refuse('players', `This game goes on with ${room.seats.length} players: every seat must be taken.`);
  return fitSeats(room, taken.length);
}

/** Ask for a rematch, or withdraw. */
export function askRematch(room: RoomData, seat: number, factions: Rematch | 'no'): RoomData {
  needPhase(room, 'over');
  return withSeat(room, seat, { ...seatOf(room, seat), rematch: factions === 'no' ? '' : factions });
}

/** The rematch all people asked for; null = not all did, or a seat is free. */
export function rematchWanted(room: RoomData): Rematch | null {
  // Bots always want another game.
  const wishes = room.seats.flatMap((one) => (one?.bot ? [] : [one?.rematch]));
  if (wishes.length === 0 || wishes.some((one) => !one)) return null;
  if (wishes.includes('new')) return 'new';
  return wishes.includes('same') ? 'same' : 'rotate';
}

/** Rotates the seats by one. */
const moveOn = <T>(seats: readonly T[]): T[] => [...seats.slice(-1), ...seats.slice(0, -1)];

export const rotate = (room: RoomData): RoomData => ({
  ...room,
  seats: moveOn(room.seats),
  host: (room.host + 1) % room.seats.length,
});

/** The host takes the table back to the lobby; players keep their seats. */
export function reopen(room: RoomData, by: number): RoomData {
  needPhase(room, 'over');
  needHost(room, by);
  const { goesOn: _, ...left } = room;
  const cleared = unready({ ...left, phase: 'lobby', gameId: null });
  const seats = cleared.seats.map((one) => {
    if (!one) return null;
    const { sub: __, ...own } = one;
    return { ...own, rematch: '' as const };
  });
  return fitSeats({ ...cleared, seats }, room.options.players);
}

/** The room of a game that cannot continue. */
export function stuckRoom(room: RoomData, match: { stuck: string } | null): RoomData {
  needPhase(room, 'game');
  if (!match?.stuck) throw new Refuse('phase', 'This game can go on.');
  return room;
}

/** The players end a game that cannot continue. */
export const endGame = (room: RoomData, match: { stuck: string } | null): RoomData => ({
  ...stuckRoom(room, match),
  phase: 'over',
  ended: true,
});

/** The others have agreed to another player for the last game only. */
function withoutGift({ heir: _, moving, ...data }: SeatData): SeatData {
  return moving && !moving.gift ? { ...data, moving } : data;
}

/** A game has begun. */
export const playing = ({ ended: _, lost: __, goesOn: ___, origin, ...room }: RoomData): RoomData => ({
  ...forgetBrowsers(room),
  ...(origin && { goesOn: { turn: origin.turn, fresh: origin.fresh } }),
  phase: 'game',
  started: true,
  games: room.games + 1,
  seats: unready(room).seats.map((one) => one && { ...withoutGift(one), rematch: '' }),
});

/** The name of the current player of the seat. */
export const playerOf = (data: Readonly<SeatData>): string => data.standIn?.name ?? data.name;

/** The table allows a stand-in for an absent player. */
export const openSeat = (room: RoomData, seat: number): RoomData =>
  withSeat(room, seat, { ...seatOf(room, seat), open: true });

/** The table waits for the player after all. */
export function closeSeat(room: RoomData, seat: number): RoomData {
  const { open: _, ...data } = seatOf(room, seat);
  return withSeat(room, seat, data);
}

/** A spectator sits in. If it is for the host, another player becomes host. */
export function standIn(room: RoomData, seat: number, rawName: string, tokenHash: string, people: People) {
  needPhase(room, 'game');
  const data = seatOf(room, seat);
  if (!data.open) throw new Refuse('taken', `${data.name} has seat ${letter(seat)}.`);
  const name = nameFor(room, rawName);
  const next = withSeat(room, seat, { ...asNew(data), open: false, standIn: { name, tokenHash } });
  return { room: withoutHost(next, seat, people), name };
}

/** The player is back. */
export function comeBack(room: RoomData, seat: number): RoomData {
  const { open: _, standIn, sub, ...data } = seatOf(room, seat);
  return withSeat(room, seat, standIn || sub ? asNew(data) : data);
}

/** The decks of a rematch with the last game's decks; null = to be chosen. */
export function decksAgain(last: readonly string[][], rematch: Rematch | null, players: number) {
  const isWhole = last.length === players && last.every((pair) => pair.length === 2);
  if (!isWhole || rematch === null || rematch === 'new') return null;
  return (rematch === 'rotate' ? moveOn(last) : last) as [string, string][];
}
