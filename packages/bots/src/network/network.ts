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

/** Overwritten for each seat and each layer: a typed array takes longer to allocate than to fill. */
const inputs = new Float64Array(INPUTS);
const sums = new Float64Array(Math.max(BASE_UNITS, UNITS));

/** The natural logarithm of each seat's odds against the others, by seat. Fills in HELD and PLACED. */
export function worths(network: Network, f: Features, trace?: Trace): number[] {
  const w = network.dense;
  const cards = network.cardsOf(f.names);
  const found: number[] = [];
  for (let s = 0; s < f.seats; s++) {
    const own = s * OF_SEAT;
    f.ofSeat[own + HELD] = totalOf(cards.held, f.held[s]!);
    f.ofSeat[own + PLACED] = totalOf(cards.placed, f.placed[s]!);
    inputs.fill(0);
    for (let b = 0; b < f.bases; b++) {
      feed(w, AT_BASES, f.atBase, (s * f.bases + b) * AT_BASE);
      for (let u = 0; u < BASE_UNITS; u++) inputs[u]! += active(sums[u]!);
      if (trace) trace.base.push(...sums.subarray(0, BASE_UNITS));
    }
    let worth = 0;
    for (let i = 0; i < OF_SEAT; i++) {
      inputs[BASE_UNITS + i] = f.ofSeat[own + i]!;
      worth += w[LAYOUT.direct + i]! * f.ofSeat[own + i]!;
    }
    feed(w, OF_SEATS, inputs, 0);
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

/**
 * Fills `sums`, by neuron. Many inputs are zero; those cost nothing. Eight neurons at a time, because their sums stay in
 * the processor's registers: the number of neurons of a layer is a multiple of eight.
 */
function feed(w: Float64Array, { weights, bias, inputs: count, units }: Layer, from: Float64Array, at: number): void {
  for (let u = 0; u < units; u += 8) {
    let s0 = w[bias + u]!;
    let s1 = w[bias + u + 1]!;
    let s2 = w[bias + u + 2]!;
    let s3 = w[bias + u + 3]!;
    let s4 = w[bias + u + 4]!;
    let s5 = w[bias + u + 5]!;
    let s6 = w[bias + u + 6]!;
    let s7 = w[bias + u + 7]!;
    for (let i = 0; i < count; i++) {
      const input = from[at + i]!;
      if (input === 0) continue;
      const row = weights + i * units + u;
      s0 += w[row]! * input;
      s1 += w[row + 1]! * input;
      s2 += w[row + 2]! * input;
      s3 += w[row + 3]! * input;
      s4 += w[row + 4]! * input;
      s5 += w[row + 5]! * input;
      s6 += w[row + 6]! * input;
      s7 += w[row + 7]! * input;
    }
    sums[u] = s0;
    sums[u + 1] = s1;
    sums[u + 2] = s2;
    sums[u + 3] = s3;
    sums[u + 4] = s4;
    sums[u + 5] = s5;
    sums[u + 6] = s6;
    sums[u + 7] = s7;
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
