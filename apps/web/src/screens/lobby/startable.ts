/** Why the game cannot start yet, in words. The server decides; this only predicts its decision. */

import type { LobbyView } from '@smash/protocol';
import { listed, say } from '../../i18n/say.ts';

export interface Startable {
  /** The button's label. */
  word: string;
  /** The reason, next to the button. */
  why: string;
  can: boolean;
  /** Only players' Ready is missing. */
  onlyReady: boolean;
}

export const tooFewFactions = (players: number, needed: number, factions: number): string =>
  say('{players} players need {needed} different factions, and there are {factions}. Turn on “Same faction twice”.', {
    players,
    needed,
    factions,
  });

/** Does this seat get ready with the host's Start? True for the host's seat, and for others at the host's screen. */
export const starts = ({ seats, host }: LobbyView, seat: number): boolean =>
  seat === host || (seats[host] !== undefined && seats[seat]?.screen === seats[host].screen);

/** `you`: the viewer's seat. The host gets ready by starting. */
export function startable(lobby: LobbyView, you: number | null, factions: number): Startable {
  const { seats, options, host } = lobby;
  const taken = seats.filter((seat) => seat.taken);
  const no = (word: string, why: string): Startable => ({ word, why, can: false, onlyReady: false });
  if (taken.length < 2)
    return no(
      say('Start · needs 2 players'),
      lobby.lock === 'open'
        ? say('A game needs at least two players. Share the link.')
        : say('A game needs at least two players, and this table is locked.'),
    );
  if (lobby.from >= 0 && taken.length < seats.length)
    return no(say('Start · every seat is needed'), say('This game goes on: every seat needs a player or a bot.'));
  const needed = options.duplicates ? 2 : taken.length * 2;
  if (lobby.from < 0 && factions < needed) {
    return no(say('Start · too few factions'), tooFewFactions(taken.length, needed, factions));
  }
  const waiting = seats.flatMap((seat, i) => (seat.taken && !seat.ready && !starts(lobby, i) ? [seat.name] : []));
  const open = seats.length - taken.length;
  if (waiting.length > 0) {
    return {
      word: say('Start · {n, plural, one {# seat} other {# seats}} not ready', { n: waiting.length }),
      why: say('Everyone must be ready. Waiting for {names}.', { names: listed(waiting) }),
      can: false,
      onlyReady: true,
    };
  }
  if (you !== host) {
    const who = seats[host]?.name ?? say('The host');
    return no(say('Waiting for the host'), say('Everyone is ready. {who} starts the game.', { who }));
  }
  return {
    word: say('Start with {n, plural, =2 {two} =3 {three} =4 {four} other {#}}', { n: taken.length }),
    why: say(
      'Everyone is ready.{open, plural, =0 {} one { An open seat stays empty.} other { Open seats stay empty.}}',
      { open },
    ),
    can: true,
    onlyReady: false,
  };
}
