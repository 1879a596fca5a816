import type { Game } from '../../core/game.ts';
import { NOBODY, type Seat, type State } from '../../model/index.ts';

/** Whose extra turn comes next, or NOBODY. */
function nextExtra({ extraTurns, seats }: State): Seat {
  for (const { seat } of extraTurns) if (!seats[seat]!.out) return seat;
  return NOBODY;
}

/**
 * Who plays after the current turn, as things stand: extra turns first, then the player to the left of the one they
 * postponed (TURN-8).
 */
export function nextSeat(s: State): Seat {
  const extra = nextExtra(s);
  if (extra !== NOBODY) return extra;
  const n = s.seats.length;
  let seat = s.resumeFrom === NOBODY ? s.current : s.resumeFrom;
  do seat = (seat + 1) % n;
  while (s.seats[seat]!.out);
  return seat;
}

/** Starts the next extra turn: whose it is, or NOBODY if none is left. */
export function takeExtraTurn(g: Game): Seat {
  const { s } = g;
  const seat = nextExtra(s);
  if (seat !== NOBODY) beginExtra(g, seat);
  else if (s.extraTurns.length > 0) s.extraTurns = [];
  return seat;
}
function beginExtra(g: Game, seat: Seat): void {
  const { extraTurns } = g.s;
  extraTurns.splice(0, 1 + extraTurns.findIndex((one) => one.seat === seat));
  g.emit('extraTurn', { seat });
}

/** The turn passes. */
export function nextPlayer(g: Game): void {
  const { s } = g;
  const next = nextSeat(s);
  const extra = nextExtra(s) !== NOBODY;
  if (!extra) s.resumeFrom = NOBODY;
  else if (s.resumeFrom === NOBODY) s.resumeFrom = s.current;
  s.current = next;
  takeExtraTurn(g);
}
