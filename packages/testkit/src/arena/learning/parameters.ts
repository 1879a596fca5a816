import { LAYOUT, type Network } from '@smash/bots';

/** All weights of a network in one list, so that they can be learnt: first the dense ones, then those of cards. */
export interface Parameters {
  values: Float64Array;
  /** Every card that may occur: an index into this list stands for its name. */
  names: readonly string[];
  /** Where the values of cards in hand and in play begin. */
  held: number;
  placed: number;
}

export function parametersOf(network: Network, names: readonly string[]): Parameters {
  const held = LAYOUT.size;
  const placed = held + names.length;
  const values = new Float64Array(placed + names.length);
  const cards = network.cardsOf(names);
  values.set(network.dense);
  values.set(cards.held, held);
  values.set(cards.placed, placed);
  return { values, names, held, placed };
}

/** The network that has these parameters, as they are or will be. */
export function networkOf({ values, names, held, placed }: Parameters): Network {
  const cards = { held: values.subarray(held, placed), placed: values.subarray(placed) };
  const numbers = new Map(names.map((name, i) => [name, i]));
  return {
    dense: values.subarray(0, held),
    cardsOf(ofGame) {
      if (ofGame === names) return cards;
      const pick = (list: Float64Array) => Float64Array.from(ofGame, (name) => list[numbers.get(name) ?? -1] ?? 0);
      return { held: pick(cards.held), placed: pick(cards.placed) };
    },
  };
}

/** Small random weights, the same for the same source of randomness. Cards are worth nothing yet. */
export function newParameters(names: readonly string[], random: () => number): Parameters {
  const values = new Float64Array(LAYOUT.size + 2 * names.length);
  const spread = (from: number, to: number, deviation: number): void => {
    for (let i = from; i < to; i++) values[i] = deviation * normal(random);
  };
  spread(LAYOUT.base, LAYOUT.baseBias, 0.25);
  spread(LAYOUT.seat, LAYOUT.seatBias, 0.18);
  spread(LAYOUT.out, LAYOUT.direct, 0.25);
  return { values, names, held: LAYOUT.size, placed: LAYOUT.size + names.length };
}

const normal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
