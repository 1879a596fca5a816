import { AT_BASE, type Features, HELD, OF_SEAT, PLACED } from './features.ts';

/**
 * What a seat is worth to win: a layer for each base, their sum next to the seat's own numbers, another layer. All seats
 * and all bases share the same weights, so any number of them fits.
 */
export interface Network {
  /** All weights but those of cards, in the order of LAYOUT. */
  dense: Float64Array;
  /** What the cards of a game are worth, by the index of their names in State.names. */
  cardsOf(names: readonly string[]): CardValues;
}
export interface CardValues {
  held: Float64Array;
  placed: Float64Array;
}

/** Neurons for each base, and for each seat. */
export const BASE_UNITS = 16;
export const UNITS = 16;
/** What the second layer gets. */
export const INPUTS = BASE_UNITS + OF_SEAT;

/** Where the weights of each part begin. `direct`: of the seat's own numbers, past both layers. */
const base = 0;
const baseBias = base + BASE_UNITS * AT_BASE;
const seat = baseBias + BASE_UNITS;
const seatBias = seat + UNITS * INPUTS;
const out = seatBias + UNITS;
const direct = out + UNITS;
export const LAYOUT = { base, baseBias, seat, seatBias, out, direct, size: direct + OF_SEAT };

/** The slope below zero: no neuron goes silent for ever. */
export const LEAK = 0.1;
export const active = (sum: number): number => (sum > 0 ? sum : LEAK * sum);

/** The sums of all neurons on the way, for training: by seat and base, and by seat. */
export interface Trace {
  base: number[];
  inputs: number[];
  units: number[];
}

/** What each seat is worth, by seat: the natural logarithm of its odds against the others. Fills in HELD and PLACED. */
export function worths(network: Network, f: Features, trace?: Trace): number[] {
  const w = network.dense;
  const cards = network.cardsOf(f.names);
  const found: number[] = [];
  const inputs = new Float64Array(INPUTS);
  for (let s = 0; s < f.seats; s++) {
    const own = s * OF_SEAT;
    f.ofSeat[own + HELD] = sumOf(cards.held, f.held[s]!);
    f.ofSeat[own + PLACED] = sumOf(cards.placed, f.placed[s]!);
    inputs.fill(0);
    for (let b = 0; b < f.bases; b++) addBase(w, f.atBase, (s * f.bases + b) * AT_BASE, inputs, trace);
    let worth = 0;
    for (let i = 0; i < OF_SEAT; i++) {
      inputs[BASE_UNITS + i] = f.ofSeat[own + i]!;
      worth += w[LAYOUT.direct + i]! * f.ofSeat[own + i]!;
    }
    for (let u = 0; u < UNITS; u++) {
      let sum = w[LAYOUT.seatBias + u]!;
      const row = LAYOUT.seat + u * INPUTS;
      for (let i = 0; i < INPUTS; i++) sum += w[row + i]! * inputs[i]!;
      trace?.units.push(sum);
      worth += w[LAYOUT.out + u]! * active(sum);
    }
    trace?.inputs.push(...inputs);
    found.push(worth);
  }
  return found;
}

function addBase(w: Float64Array, numbers: Float64Array, at: number, inputs: Float64Array, trace?: Trace): void {
  for (let u = 0; u < BASE_UNITS; u++) {
    let sum = w[LAYOUT.baseBias + u]!;
    const row = LAYOUT.base + u * AT_BASE;
    for (let i = 0; i < AT_BASE; i++) sum += w[row + i]! * numbers[at + i]!;
    trace?.base.push(sum);
    inputs[u]! += active(sum);
  }
}

function sumOf(values: Float64Array, cards: readonly number[]): number {
  let sum = 0;
  for (const def of cards) sum += values[def]!;
  return sum;
}

/** Everybody's chance to win with such worths, by seat: 0 to 1, together 1. */
export function chancesOf(found: readonly number[]): number[] {
  const top = Math.max(...found);
  const odds = found.map((worth) => Math.exp(worth - top));
  const sum = odds.reduce((all, one) => all + one, 0);
  return odds.map((one) => one / sum);
}
