import { chancesOf, judging, learntNetwork, seededRandom, worths } from '@smash/bots';
import { library } from '@smash/cards';
import { createGame } from '@smash/engine';
import { Playout } from '@smash/engine/seal';
import { describe, expect, it } from 'vitest';
import { addGradient } from './gradient.ts';
import { Learner } from './learner.ts';
import { networkOf, newParameters, parametersOf } from './parameters.ts';
import { type Lesson, playLessons, playSearchLessons } from './self-play.ts';

const pool = library.factions.map(({ name }) => name);
const names = Object.values(library.defs).map(({ name }) => name);
const play = (players: number): Lesson[] =>
  playLessons(learntNetwork, { seed: 'lessons', players, pool, vpToWin: 3 }, seededRandom('lessons'));

/** The same lessons, with the parameters' list of names. */
const translated = (lessons: readonly Lesson[]): Lesson[] =>
  lessons.map(({ features, target }) => {
    const translate = (cards: number[]): number[] => cards.map((def) => names.indexOf(features.names[def]!));
    const { held, placed } = features;
    return { target, features: { ...features, names, held: held.map(translate), placed: placed.map(translate) } };
  });

describe('a game played to learn from', () => {
  it('gives the same lessons each time, whose chances add up to one and end with the result', () => {
    const lessons = play(3);
    expect(play(3)).toEqual(lessons);
    for (const { target } of lessons) expect(target.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    const results = lessons.at(-1)!.target.map((share) => (share > 0 ? Math.round(1 / share) : 0));
    expect(Math.max(...results)).toBeGreaterThan(0);
    expect(results.filter((n) => n > 0).every((n) => n === results.filter((one) => one > 0).length)).toBe(true);
  });
});

describe('a game of bots to learn from', () => {
  it('gives the same lessons each time, which a level that judges otherwise changes', () => {
    const setup = { seed: 'searched', players: 2, pool, vpToWin: 3 };
    const of = (level: 'g1' | 'easy') => playSearchLessons(learntNetwork, level, setup, seededRandom('searched'));
    const lessons = of('g1');
    expect(of('g1')).toEqual(lessons);
    expect(lessons.length).toBeGreaterThan(10);
    for (const { target } of lessons) expect(target.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    expect(of('easy')).not.toEqual(lessons);
  });
});

describe('learning', () => {
  it('follows the gradient: the change of the entropy for a small change of each parameter', () => {
    const parameters = parametersOf(learntNetwork, names);
    const network = networkOf(parameters);
    const [{ features, target }] = translated(play(2).slice(20, 21)) as [Lesson];
    const gradient = new Float64Array(parameters.values.length);
    const touched = new Set<number>();
    addGradient(network, parameters, features, target, gradient, touched);
    const entropyAt = (i: number, change: number): number => {
      parameters.values[i]! += change;
      const chances = chancesOf(worths(network, features));
      parameters.values[i]! -= change;
      return -target.reduce((sum, share, seat) => sum + share * Math.log(chances[seat]!), 0);
    };
    const random = seededRandom('gradient');
    const some = Array.from({ length: 60 }, () => Math.floor(random() * parameters.held));
    expect(touched.size).toBeGreaterThan(2);
    for (const i of [...some, ...touched]) {
      const measured = (entropyAt(i, 1e-5) - entropyAt(i, -1e-5)) / 2e-5;
      expect(gradient[i]).toBeCloseTo(measured, 4);
    }
  });
  it('makes a new network judge the games it has learnt from better and better', () => {
    const random = seededRandom('learner');
    const learner = new Learner(newParameters(names, random), random);
    const lessons = [2, 3, 4].flatMap(play);
    const entropies = Array.from({ length: 15 }, () => learner.learn(lessons, 0.002));
    expect(entropies.at(-1)).toBeLessThan(0.8 * entropies[0]!);
  });
});

describe('the learnt network', () => {
  const judge = judging(learntNetwork);
  it('judges both players alike where they are alike, and the leader higher', () => {
    const { state } = createGame({ seed: 'alike', players: 2, pool }, library);
    const [even, ahead] = [structuredClone(state), structuredClone(state)];
    ahead.seats[0]!.vp = 8;
    const of = (one: typeof state): number => judge.value(Playout.from(one), 0);
    expect(of(ahead)).toBeGreaterThan(of(even) + 3);
    expect(judge.value(Playout.from(even), 1)).toBeCloseTo(-of(even));
  });
});
