import { readFileSync } from 'node:fs';
import { library } from '@smash/cards';
import { describe, expect, it } from 'vitest';
import { newResult, playSeed } from './match.ts';
import { strengths, withTable } from './matrix.ts';
import { factionsOf } from './pools.ts';
import { summary } from './summary.ts';

const pool = library.factions.map(({ name }) => name);

describe('games between bots', () => {
  it('end, without a refused answer, and go the same way each time', () => {
    const play = () => {
      const result = newResult();
      playSeed({ a: 'easy', b: 'random', seed: 'arena', players: 2, pool, vpToWin: 4 }, 0, result);
      const { games, scores, decisions, refused, stuck } = result;
      return { games, scores, decisions, refused, stuck };
    };
    const first = play();
    expect(first).toMatchObject({ games: 2, refused: 0, stuck: 0 });
    expect(play()).toEqual(first);
  });
  it('g1 plays as it always has: a change of its answers makes all earlier measurements worthless', () => {
    const core = factionsOf('core');
    const result = newResult();
    const decisions = [0, 1, 2].map((n) => {
      playSeed({ a: 'g1', b: 'g1', seed: 'frozen', players: 2, pool: core, vpToWin: 5 }, n, result);
      return result.decisions;
    });
    // These numbers may change only with the rules or the core set.
    expect(decisions).toEqual([62, 210, 274]);
  });
  it('the pages show what has been played', () => {
    const text = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');
    expect(withTable(text('docs/bots.md'))).toBe(text('docs/bots.md'));
    expect(text('apps/web/src/screens/learn/strength.generated.json')).toBe(strengths());
  });
  it('the interval holds the mean, and grows narrower with more games', () => {
    const of = (scores: number[]) => summary({ ...newResult(), scores, games: 2 * scores.length });
    const few = of([1, 0.5, 1, 0.5]);
    const many = of(new Array<number[]>(16).fill([1, 0.5, 1, 0.5]).flat());
    expect([few.winRate, many.winRate]).toEqual([0.75, 0.75]);
    expect(few.low).toBeLessThan(many.low);
    expect(many.high).toBeLessThan(few.high);
    // Losing no game is not proof of always winning.
    expect(of([1, 1, 1, 1]).low).toBeLessThan(0.7);
  });
});
