import {
  AT_BASE,
  active,
  BASE_UNITS,
  chancesOf,
  type Features,
  HELD,
  INPUTS,
  LAYOUT,
  LEAK,
  type Network,
  OF_SEAT,
  PLACED,
  type Trace,
  UNITS,
  worths,
} from '@smash/bots';
import type { Parameters } from './parameters.ts';

const slope = (sum: number): number => (sum > 0 ? 1 : LEAK);

/**
 * Adds the gradient of the cross entropy between everybody's predicted chances and the target, by parameter. Returns
 * the entropy. `touched` collects the parameters of cards that have a gradient. The features must use the names of the
 * parameters.
 */
export function addGradient(
  network: Network,
  { values, held, placed }: Parameters,
  f: Features,
  target: readonly number[],
  gradient: Float64Array,
  touched: Set<number>,
): number {
  const trace: Trace = { base: [], inputs: [], units: [] };
  const chances = chancesOf(worths(network, f, trace));
  const ofInputs = new Float64Array(INPUTS);
  let entropy = 0;
  for (let s = 0; s < f.seats; s++) {
    entropy -= target[s]! * Math.log(Math.max(1e-9, chances[s]!));
    const error = chances[s]! - target[s]!;
    ofInputs.fill(0);
    for (let u = 0; u < UNITS; u++) {
      const sum = trace.units[s * UNITS + u]!;
      gradient[LAYOUT.out + u]! += error * active(sum);
      const d = error * values[LAYOUT.out + u]! * slope(sum);
      gradient[LAYOUT.seatBias + u]! += d;
      for (let i = 0; i < INPUTS; i++) {
        const weight = LAYOUT.seat + i * UNITS + u;
        gradient[weight]! += d * trace.inputs[s * INPUTS + i]!;
        ofInputs[i]! += d * values[weight]!;
      }
    }
    for (let i = 0; i < OF_SEAT; i++) {
      gradient[LAYOUT.direct + i]! += error * f.ofSeat[s * OF_SEAT + i]!;
      ofInputs[BASE_UNITS + i]! += error * values[LAYOUT.direct + i]!;
    }
    for (let b = 0; b < f.bases; b++) addBaseGradient(f.atBase, s * f.bases + b, trace, ofInputs, gradient);
    for (const [cards, from, input] of [
      [f.held[s]!, held, HELD],
      [f.placed[s]!, placed, PLACED],
    ] as const)
      for (const card of cards) {
        gradient[from + card]! += ofInputs[BASE_UNITS + input]!;
        touched.add(from + card);
      }
  }
  return entropy;
}

function addBaseGradient(
  numbers: Float64Array,
  n: number,
  trace: Trace,
  ofInputs: Float64Array,
  gradient: Float64Array,
): void {
  for (let u = 0; u < BASE_UNITS; u++) {
    const d = ofInputs[u]! * slope(trace.base[n * BASE_UNITS + u]!);
    gradient[LAYOUT.baseBias + u]! += d;
    for (let i = 0; i < AT_BASE; i++) gradient[LAYOUT.base + i * BASE_UNITS + u]! += d * numbers[n * AT_BASE + i]!;
  }
}
