/** Why the game cannot begin yet, in words. The server decides; this only tells it beforehand. */
import type { LobbyView } from '@smash/protocol';

export interface Startable {
  /** On the button. */
  word: string;
  /** Beside it. */
  why: string;
  can: boolean;
  /** Everything is there but somebody's Ready. */
  onlyReady: boolean;
}

const and = (names: string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
const NUMBERS = ['no', 'one', 'two', 'three', 'four'];

/** `you` = the own seat: the host's own Ready comes with Start. */
export function startable(lobby: LobbyView, you: number | null, factions: number): Startable {
  const { seats, options, host } = lobby;
  const taken = seats.filter((seat) => seat.taken);
  const no = (word: string, why: string): Startable => ({ word, why, can: false, onlyReady: false });
  if (taken.length < 2) return no('Start · needs 2 players', 'A game needs at least two players. Share the link.');
  const needed = options.duplicates ? 2 : taken.length * 2;
  if (factions < needed) {
    const many = `${taken.length} players need ${needed} different factions, and there are ${factions}.`;
    return no('Start · too few factions', `${many} Turn on “Same faction twice”.`);
  }
  const waiting = seats.flatMap((seat, i) => (seat.taken && !seat.ready && i !== host ? [seat.name] : []));
  const open = seats.length - taken.length;
  const left = open > 0 ? ` ${open === 1 ? 'An open seat stays' : 'Open seats stay'} empty.` : '';
  if (waiting.length > 0) {
    const seatsWord = `${waiting.length} ${waiting.length === 1 ? 'seat' : 'seats'} not ready`;
    return {
      word: `Start · ${seatsWord}`,
      why: `Everyone must be ready. Waiting for ${and(waiting)}.`,
      can: false,
      onlyReady: true,
    };
  }
  if (you !== host) {
    const who = seats[host]?.name ?? 'the host';
    return no('Waiting for the host', `Everyone is ready. ${who} starts the game.`);
  }
  return {
    word: `Start with ${NUMBERS[taken.length] ?? taken.length}`,
    why: `Everyone is ready.${left}`,
    can: true,
    onlyReady: false,
  };
}
