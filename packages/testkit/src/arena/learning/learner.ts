import { type Features, LAYOUT, type Network, type Random, shuffled } from '@smash/bots';
import { addGradient } from './gradient.ts';
import { networkOf, type Parameters } from './parameters.ts';
import type { Lesson } from './self-play.ts';

/** How many lessons make one step, and how many old ones are kept to be learnt again. */
const STEP = 64;
const KEPT = 300_000;
/** How many old lessons are learnt again with each new one. */
const AGAIN = 2;
/** How fast the averaged parameters follow. */
const FOLLOW = 0.0005;

/** Adam's usual constants. */
const [MEAN, SPREAD, TINY] = [0.9, 0.999, 1e-8];

/** Learns a network by stochastic gradient descent (Adam), and averages its parameters over time. */
export class Learner {
  /** Changes as the learner learns. */
  readonly network: Network;
  private readonly now: Parameters;
  private readonly average: Parameters;
  private readonly mean: Float64Array;
  private readonly spread: Float64Array;
  private readonly numbers: Map<string, number>;
  private readonly random: Random;
  private readonly kept: Lesson[] = [];
  private steps = 0;

  constructor(parameters: Parameters, random: Random) {
    this.now = parameters;
    this.average = { ...parameters, values: parameters.values.slice() };
    this.network = networkOf(parameters);
    this.mean = new Float64Array(parameters.values.length);
    this.spread = new Float64Array(parameters.values.length);
    this.numbers = new Map(parameters.names.map((name, i) => [name, i]));
    this.random = random;
  }

  /** The averaged parameters: they are less noisy, so they are the ones to play with. */
  get result(): Parameters {
    return this.average;
  }

  /** Learns new lessons together with old ones. Returns the mean entropy before each step, in natural units. */
  learn(lessons: readonly Lesson[], rate: number): number {
    const fresh = lessons.map(({ features, target }) => ({ features: this.translated(features), target }));
    const again = this.kept.length === 0 ? 0 : AGAIN * fresh.length;
    const old = Array.from({ length: again }, () => this.kept[Math.floor(this.random() * this.kept.length)]!);
    const entropy = this.learnAll(shuffled(this.random, [...fresh, ...old]), rate);
    for (const lesson of fresh) {
      if (this.kept.length < KEPT) this.kept.push(lesson);
      else this.kept[Math.floor(this.random() * KEPT)] = lesson;
    }
    return entropy;
  }

  private learnAll(lessons: readonly Lesson[], rate: number): number {
    const gradient = new Float64Array(this.now.values.length);
    const touched = new Set<number>();
    let entropy = 0;
    for (let n = 0; n + STEP <= lessons.length; n += STEP) {
      for (const { features, target } of lessons.slice(n, n + STEP))
        entropy += addGradient(this.network, this.now, features, target, gradient, touched);
      this.steps++;
      for (let i = 0; i < LAYOUT.size; i++) this.improve(i, gradient, rate);
      for (const i of touched) this.improve(i, gradient, rate);
      touched.clear();
    }
    return entropy / Math.max(1, lessons.length - (lessons.length % STEP));
  }

  private improve(i: number, gradient: Float64Array, rate: number): void {
    const d = gradient[i]! / STEP;
    gradient[i] = 0;
    this.mean[i] = MEAN * this.mean[i]! + (1 - MEAN) * d;
    this.spread[i] = SPREAD * this.spread[i]! + (1 - SPREAD) * d * d;
    const step = this.mean[i]! / (1 - MEAN ** this.steps);
    this.now.values[i]! -= (rate * step) / (Math.sqrt(this.spread[i]! / (1 - SPREAD ** this.steps)) + TINY);
    this.average.values[i]! += FOLLOW * (this.now.values[i]! - this.average.values[i]!);
  }

  /** The features, with the parameters' list of names instead of the game's. */
  private translated(f: Features): Features {
    const translate = (cards: readonly number[]): number[] =>
      cards.flatMap((def) => this.numbers.get(f.names[def]!) ?? []);
    return { ...f, held: f.held.map(translate), placed: f.placed.map(translate), names: this.now.names };
  }
}
