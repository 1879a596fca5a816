import { NOBODY, type Playout, type Query, type Seat, type Standing, type State } from '@smash/engine/seal';
import { OTHERS } from '../evaluator.ts';

/** How many numbers describe a seat at one base, and a seat by itself. */
export const AT_BASE = 16;
export const OF_SEAT = 16;
/**
 * Indexes of the two numbers of a seat that the network itself fills in: what its cards in hand and in play are worth.
 */
export const HELD = 5;
export const PLACED = 13;

/** A table as the network sees it. */
export interface Features {
  seats: number;
  bases: number;
  /** AT_BASE numbers for each base of the first seat, then of the next. */
  atBase: Float64Array;
  /** OF_SEAT numbers for each seat. */
  ofSeat: Float64Array;
  /** By seat, as indexes into State.names. */
  held: number[][];
  placed: number[][];
  names: readonly string[];
}

export const newFeatures = (): Features => ({
  ...{ seats: 0, bases: 0, atBase: new Float64Array(0), ofSeat: new Float64Array(0), held: [], placed: [], names: [] },
});

const SIDE = [1];

/** Describes the table; `ended`: as if the current player ended the turn now. Overwrites `into`. */
export function describeTable(playout: Playout, ended: boolean, into: Features = newFeatures()): Features {
  const { state, query } = playout;
  const standings = playout.standings();
  const seats = state.seats.length;
  into.seats = seats;
  into.bases = standings.length;
  into.names = state.names;
  into.atBase = zeros(into.atBase, seats * standings.length * AT_BASE);
  into.ofSeat = zeros(into.ofSeat, seats * OF_SEAT);
  for (let seat = 0; seat < seats; seat++) {
    for (let b = 0; b < standings.length; b++)
      describeSeatAtBase(query, standings[b]!, seat, into.atBase, (seat * standings.length + b) * AT_BASE);
    describeSeat(state, seat, state.phase === 'play' && !ended, into.ofSeat, seat * OF_SEAT);
  }
  addCards(query, into);
  return into;
}

function zeros(list: Float64Array, length: number): Float64Array {
  if (list.length !== length) return new Float64Array(length);
  list.fill(0);
  return list;
}

function describeSeatAtBase(q: Query, standing: Standing, me: Seat, to: Float64Array, at: number): void {
  const { total, breakpoint, power, vp, minions, ready, base } = standing;
  const isSide = q.s.big !== null;
  const awards = isSide ? SIDE : q.def(base).vp;
  let best = 0;
  let second = 0;
  let bestVp = 0;
  let theirs = 0;
  for (let seat = 0; seat < power.length; seat++) {
    if (seat === me) continue;
    theirs += minions[seat]!;
    bestVp = Math.max(bestVp, vp[seat]!);
    if (power[seat]! > best) {
      second = best;
      best = power[seat]!;
    } else if (power[seat]! > second) second = power[seat]!;
  }
  const full = breakpoint > 0 ? Math.min(total / breakpoint, 1.2) : 1.2;
  const ahead = power[me]! - best;
  to[at] = full;
  to[at + 1] = full * full;
  to[at + 2] = Math.min(power[me]!, 30) / 10;
  to[at + 3] = Math.min(best, 30) / 10;
  to[at + 4] = Math.min(second, 30) / 10;
  to[at + 5] = Math.max(-1, Math.min(1, ahead / 5));
  to[at + 6] = Math.sign(ahead);
  to[at + 7] = vp[me]! / 4;
  to[at + 8] = bestVp / 4;
  to[at + 9] = (awards[0] ?? 0) / 4;
  to[at + 10] = (awards[1] ?? 0) / 4;
  to[at + 11] = (awards[2] ?? 0) / 4;
  to[at + 12] = Math.min(Math.max(0, breakpoint - total), 20) / 10;
  to[at + 13] = Math.min(minions[me]!, 6) / 3;
  to[at + 14] = Math.min(theirs, 8) / 3;
  to[at + 15] = ready && !isSide ? 1 : 0;
}

/** `plays`: regular plays that are left still count. */
function describeSeat(s: State, me: Seat, plays: boolean, to: Float64Array, at: number): void {
  const mine = s.seats[me]!;
  const others = s.seats.length - 1;
  let bestVp = 0;
  let cards = 0;
  for (let seat = 0; seat <= others; seat++) {
    const one = s.seats[seat]!;
    if (seat === me || one.out) continue;
    bestVp = Math.max(bestVp, one.vp);
    cards += one.hand.length;
  }
  const toGo = Math.max(0, s.options.vpToWin - mine.vp);
  const turns = (me - s.current + s.seats.length) % s.seats.length;
  to[at] = mine.vp / 10;
  to[at + 1] = toGo / 10;
  to[at + 2] = Math.max(0, 4 - toGo) / 4;
  to[at + 3] = (mine.vp - bestVp) / 5;
  to[at + 4] = Math.min(mine.hand.length, 12) / 5;
  to[at + 6] = Math.min(mine.deck.length, 30) / 20;
  to[at + 7] = Math.min(cards / others, 12) / 5;
  to[at + 8] = turns === 0 ? 1 : 0;
  to[at + 9] = turns / s.seats.length;
  if (plays && turns === 0) {
    to[at + 10] = Math.min(mine.minions, 2);
    to[at + 11] = Math.min(mine.actions, 2);
  }
  to[at + 14] = (others - 1) / 2;
  to[at + 15] = s.big ? 1 : 0;
}

/** Each seat's cards, and at 12 how many of them are neither minion nor base. */
function addCards(q: Query, { seats, ofSeat, held, placed }: Features): void {
  const { cards } = q.s;
  held.length = seats;
  placed.length = seats;
  for (let seat = 0; seat < seats; seat++) {
    held[seat] = emptied(held[seat]);
    placed[seat] = emptied(placed[seat]);
    for (const ix of q.s.seats[seat]!.hand) held[seat]!.push(cards[ix]!.def);
  }
  for (const ix of q.s.inPlay) {
    const seat = q.controller(ix);
    if (seat === NOBODY) continue;
    const { def, zone } = cards[ix]!;
    placed[seat]!.push(def);
    if (OTHERS.has(zone)) ofSeat[seat * OF_SEAT + 12]! += 0.25;
  }
}
/** Popping keeps the list's memory for the next table. */
function emptied(list: number[] = []): number[] {
  while (list.length > 0) list.pop();
  return list;
}
