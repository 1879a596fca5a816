import type { Game } from '../../core/game.ts';
import { NOBODY, type Seat } from '../../model/index.ts';

/** WIN-1: the sole player with the most VP; NOBODY on a tie. */
export function leader(g: Game): Seat {
  const { seats } = g.s;
  let best = NOBODY;
  let isTied = false;
  for (let seat = 0; seat < seats.length; seat++) {
    if (seats[seat]!.out) continue;
    const ahead = best === NOBODY ? 1 : seats[seat]!.vp - seats[best]!.vp;
    if (ahead > 0) best = seat;
    isTied = ahead === 0 || (isTied && ahead < 0);
  }
  return isTied ? NOBODY : best;
}

/** Ends the game on points, once somebody leads. */
export function win(g: Game): void {
  const winners = afterMadness(g);
  g.s.over = { winners, how: 'points' };
  g.emit('over', { winners, text: 'points' });
}

/**
 * WIN-2: with a sole leader everyone loses 1 VP for every two Madness cards. Then the most VP win; of those the fewest
 * Madness cards; still tied: all of them.
 */
function afterMadness(g: Game): Seat[] {
  const seats = g.s.seats.flatMap((state, seat) => (state.out ? [] : [seat]));
  const madness = g.s.seats.map((_, seat) => g.q.madnessOf(seat));
  for (const seat of seats) {
    const state = g.s.seats[seat]!;
    const loss = Math.min(state.vp, Math.floor(madness[seat]! / 2));
    state.vp -= loss;
    if (loss > 0) g.emit('vp', { seat, amount: -loss, now: state.vp, rule: 'WIN-2' });
  }
  const most = Math.max(...seats.map((seat) => g.s.seats[seat]!.vp));
  const best = seats.filter((seat) => g.s.seats[seat]!.vp === most);
  const fewest = Math.min(...best.map((seat) => madness[seat]!));
  return best.filter((seat) => madness[seat] === fewest);
}
