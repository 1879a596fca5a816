import type { Playout, Query, Seat, Standing } from '@smash/engine/seal';
import { type Evaluator, OTHERS, valueOfResult } from './evaluator.ts';
import { handWorth } from './hand.ts';
import type { Weights } from './weights.ts';

const LEAD = 5;
const ENDGAME = 4;
const MOST_CARDS = 10;

/**
 * What the game is worth to a seat, in VP: its own table compared with the best other one and with the others' average.
 */
export function value(playout: Playout, me: Seat, weights: Weights): number {
  const { state, query } = playout;
  const result = valueOfResult(playout, me);
  if (result !== null) return result;
  const worth = worthOf(query, playout.standings(), weights);
  let best = Number.NEGATIVE_INFINITY;
  let sum = 0;
  for (let seat = 0; seat < worth.length; seat++) {
    if (seat === me || state.seats[seat]!.out) continue;
    best = Math.max(best, worth[seat]!);
    sum += worth[seat]!;
  }
  const others = worth.length - 1;
  return worth[me]! - weights.theirs * (others === 1 ? best : 0.6 * best + 0.4 * (sum / others));
}

/** What makes ending the turn slightly better than a play that changes nothing, in VP. */
const PATIENCE = 0.01;

export const weighing = (weights: Weights): Evaluator => ({
  value: (playout, me) => value(playout, me, weights),
  valueOfEnding: (playout, me) => value(playout, me, weights) + PATIENCE,
});

function worthOf(q: Query, standings: readonly Standing[], w: Weights): number[] {
  const { s } = q;
  const worth: number[] = [];
  const vp: number[] = [];
  for (const seat of s.seats) {
    const better = w.cards === 0 ? 0 : w.cards * handWorth(q, seat.hand);
    worth.push(w.hand * Math.min(MOST_CARDS, seat.hand.length) + better);
    vp.push(seat.vp);
  }
  for (const standing of standings) addBase(standing, worth, vp, s.big !== null, w);
  for (const ix of s.inPlay) {
    if (!OTHERS.has(s.cards[ix]!.zone)) continue;
    const seat = q.controller(ix);
    if (seat >= 0) worth[seat]! += w.other;
  }
  const close = s.options.vpToWin - ENDGAME;
  for (let seat = 0; seat < worth.length; seat++)
    worth[seat]! += vp[seat]! + (w.near * Math.max(0, vp[seat]! - close)) / ENDGAME;
  return worth;
}

/** Adds a base. One that is ready scores at the end of this turn. */
function addBase(standing: Standing, worth: number[], vp: number[], isSide: boolean, w: Weights): void {
  const { total, breakpoint, power, minions } = standing;
  const scores = standing.ready && !isSide;
  const full = breakpoint > 0 ? Math.min(1, total / breakpoint) : 1;
  let best = -1;
  let second = -1;
  for (const one of power) {
    if (one > best) {
      second = best;
      best = one;
    } else if (one > second) second = one;
  }
  for (let seat = 0; seat < power.length; seat++) {
    const mine = power[seat]!;
    if (scores) vp[seat]! += standing.vp[seat]!;
    else worth[seat]! += w.soon * standing.vp[seat]! * full * full;
    worth[seat]! += w.power * mine + w.minion * minions[seat]!;
    if (scores || mine <= 0) continue;
    const ahead = mine - (mine === best ? Math.max(0, second) : best);
    worth[seat]! += w.lead * full * Math.max(-1, Math.min(1, ahead / LEAD));
  }
}
