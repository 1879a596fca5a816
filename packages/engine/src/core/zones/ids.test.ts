import { describe, expect, it } from 'vitest';
import type { State } from '../../model/index.ts';
import { seedOldRng, seedRng } from '../chance/rng.ts';
import { freshId, seedIds } from './ids.ts';

const begun = (rng: State['rng']): State => ({ rng, ids: seedIds(rng), nextId: 1 }) as State;
const take = (s: State, n: number): number[] => Array.from({ length: n }, () => freshId(s));

describe('public ids (INFO-2)', () => {
  it.each([
    ['ChaCha20', seedRng('ids')],
    ['sfc32', seedOldRng('ids')],
  ])('INFO-2 no id comes twice, over several blocks, with %s', (_name, rng) => {
    const ids = take(begun(rng), 10_000);
    expect(new Set(ids).size).toBe(10_000);
    expect(Math.min(...ids)).toBe(1);
    // Small enough to be short on the wire.
    expect(Math.max(...ids)).toBeLessThan(10_300);
  });

  it('the same seed gives the same ids, another seed others, and they do not consume the game’s randomness', () => {
    const s = begun(seedRng('one'));
    const rng = structuredClone(s.rng);
    const ids = take(s, 100);
    expect(s.rng).toEqual(rng);
    expect(take(begun(seedRng('one')), 100)).toEqual(ids);
    expect(take(begun(seedRng('two')), 100)).not.toEqual(ids);
  });

  it('a game continues with the ids of the version that began it', () => {
    const ids = take(begun(seedRng('pinned')), 4200);
    expect(ids.slice(0, 8)).toEqual(FIRST);
    // Around the end of the first block.
    expect(ids.slice(2044, 2052)).toEqual(AROUND);
    expect(ids.reduce((sum, id, i) => (sum + id * (i + 1)) % 1_000_003, 0)).toBe(SUM);
  });

  it('INFO-2 the later of two ids is equally often the lower one, even for neighbours', () => {
    let lower = 0;
    const games = 2000;
    for (let i = 0; i < games; i++) {
      const [a, b] = take(begun(seedRng(`pair ${i}`)), 2);
      if (b! < a!) lower++;
    }
    // Five standard deviations of a fair coin.
    expect(Math.abs(lower - games / 2)).toBeLessThan(5 * Math.sqrt(games / 4));
  });

  it('a state from before version 1.3.0 continues above its issued ids', () => {
    const old = { rng: seedOldRng('old'), nextId: 300 } as State;
    const ids = take(old, 3000);
    expect(Math.min(...ids)).toBeGreaterThanOrEqual(300);
    expect(new Set(ids).size).toBe(3000);
    // Continues identically from its stored text.
    const again = JSON.parse(JSON.stringify({ ...old, nextId: 1000 })) as State;
    expect(take(again, 10)).toEqual(ids.slice(700, 710));
  });
});

/** As version 1.3.0 drew them. */
const FIRST = [1478, 293, 1126, 865, 624, 151, 508, 468];
const AROUND = [696, 720, 166, 852, 2569, 2594, 2483, 3389];
const SUM = 197468;
