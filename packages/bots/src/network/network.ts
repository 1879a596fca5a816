import { AT_BASE, type Features, HELD, OF_SEAT, PLACED } from './features.ts';

/**
 * Rates a seat's chance to win: one layer for each base, then another on their sum and the seat's own numbers. All
 * seats and all bases share the same weights, so any number of them fits.
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

/**
 * Where the weights of each part begin. In both layers, the weights of one input lie together, one per neuron.
 * `direct`: the weights from the seat's own numbers straight to the result.
 */
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

/** The natural logarithm of each seat's odds against the others, by seat. Fills in HELD and PLACED. */
export function worths(network: Network, f: Features, trace?: Trace): number[] {
  const w = network.dense;
  const cards = network.cardsOf(f.names);
  const found: number[] = [];
  const inputs = new Float64Array(INPUTS);
  const sums = new Float64Array(Math.max(BASE_UNITS, UNITS));
  for (let s = 0; s < f.seats; s++) {
    const own = s * OF_SEAT;
    f.ofSeat[own + HELD] = totalOf(cards.held, f.held[s]!);
    f.ofSeat[own + PLACED] = totalOf(cards.placed, f.placed[s]!);
    inputs.fill(0);
    for (let b = 0; b < f.bases; b++) {
      feed(w, AT_BASES, f.atBase, (s * f.bases + b) * AT_BASE, sums);
      for (let u = 0; u < BASE_UNITS; u++) inputs[u]! += active(sums[u]!);
      if (trace) trace.base.push(...sums.subarray(0, BASE_UNITS));
    }
    let worth = 0;
    for (let i = 0; i < OF_SEAT; i++) {
      inputs[BASE_UNITS + i] = f.ofSeat[own + i]!;
      worth += w[LAYOUT.direct + i]! * f.ofSeat[own + i]!;
    }
    feed(w, OF_SEATS, inputs, 0, sums);
    for (let u = 0; u < UNITS; u++) worth += w[LAYOUT.out + u]! * active(sums[u]!);
    if (trace) trace.units.push(...sums.subarray(0, UNITS));
    trace?.inputs.push(...inputs);
    found.push(worth);
  }
  return found;
}

interface Layer {
  /** Where its weights begin, and its biases. */
  weights: number;
  bias: number;
  inputs: number;
  units: number;
}
const AT_BASES: Layer = { weights: LAYOUT.base, bias: LAYOUT.baseBias, inputs: AT_BASE, units: BASE_UNITS };
const OF_SEATS: Layer = { weights: LAYOUT.seat, bias: LAYOUT.seatBias, inputs: INPUTS, units: UNITS };

/** Fills `sums`, by neuron. Many inputs are zero; those cost nothing. */
function feed(
  w: Float64Array,
  { weights, bias, inputs, units }: Layer,
  from: Float64Array,
  at: number,
  sums: Float64Array,
): void {
  for (let u = 0; u < units; u++) sums[u] = w[bias + u]!;
  for (let i = 0; i < inputs; i++) {
    const input = from[at + i]!;
    if (input === 0) continue;
    const row = weights + i * units;
    for (let u = 0; u < units; u++) sums[u]! += w[row + u]! * input;
  }
}

function totalOf(values: Float64Array, cards: readonly number[]): number {
  let all = 0;
  for (const def of cards) all += values[def]!;
  return all;
}

/** Everybody's chance to win with such worths, by seat: 0 to 1, together 1. */
export function chancesOf(found: readonly number[]): number[] {
  const top = Math.max(...found);
  const odds = found.map((worth) => Math.exp(worth - top));
  const sum = odds.reduce((all, one) => all + one, 0);
  return odds.map((one) => one / sum);
}
