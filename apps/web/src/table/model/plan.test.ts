import { expect, test } from 'vitest';
import { type Place, planned, share } from './plan.ts';

const place: Place = {
  ...{ height: 360, pairs: false, head: 32, tile: 40, gap: 6 },
  ...{ wide: 0, columns: 2, chips: 4, scrolls: false },
  slim: 6,
  lines: 5,
};
const base = (...counts: number[]) => ({ counts, monsters: 0, least: 0 });
const told = (plans: { told: number }[]) => plans.map((plan) => plan.told);

test('rows are as equal as their needs allow', () => {
  expect(share([10, 20, 30], 90)).toEqual([30, 30, 30]);
  expect(share([10, 20, 50], 90)).toEqual([20, 20, 50]);
  expect(share([10, 40, 50], 120)).toEqual([30, 40, 50]);
  expect(share([60, 60], 90)).toBeNull();
});

test('as many lines as leave every minion its name, the same for all bases', () => {
  expect(told(planned([base(1, 1, 1, 1), base(2, 1, 0, 1)], [place, place], 1, 4))).toEqual([3, 3]);
  const high = { ...place, height: 405 };
  expect(told(planned([base(1, 1, 1, 1), base(4, 1, 1, 1)], [high, high], 1, 4))).toEqual([3, 3]);
});

test('no more lines than the longest ability has', () => {
  const short = { ...place, lines: 1 };
  expect(told(planned([base(1, 1)], [short], 3, 4))).toEqual([1]);
  expect(told(planned([base(1, 1), base(1, 1)], [short, { ...place, lines: 2 }], 3, 4))).toEqual([2, 2]);
});

test('lanes are at the same heights in all bases, if there is room for all of them', () => {
  const [one, other] = planned([base(3, 1, 0), base(1, 1, 0)], [place, place], 1, 1);
  expect(one!.rows).toEqual(other!.rows);
  const tall = planned([base(8, 1), base(1, 8)], [place, place], 1, 1);
  expect(tall[0]!.rows).not.toEqual(tall[1]!.rows);
});

test('where rows may differ, no base shows chips so that they line up', () => {
  const tablet = {
    ...place,
    ...{ height: 240, pairs: true, head: 26, tile: 44, gap: 5, columns: 1, chips: 2, apart: true },
  };
  const shapes = [base(1, 1, 1, 3), base(2, 1, 0, 2)].map((one) => ({ ...one, called: [true, true, true, true] }));
  const close = { head: 22, gap: 4, tile: 44 };
  const densities = (apart: boolean) =>
    planned(shapes, Array(2).fill({ ...tablet, close, apart }), 0, 0).map(({ density }) => density);
  expect(densities(false).flat()).toContain('chip');
  expect(densities(true).flat()).not.toContain('chip');
});

test('monsters are part of the first row', () => {
  const [one, other] = planned([{ ...base(1, 1), monsters: 1 }, base(1, 1)], [place, place], 1, 1);
  expect(one!.neutral).toBe(78);
  expect(one!.rows).toEqual(other!.rows);
  expect(one!.rows![0]).toBeGreaterThanOrEqual(156);
});

test('tiles are lowered to keep names, but not below what a titan needs', () => {
  const low = { ...place, height: 4 * 62, close: { head: 24, gap: 4, tile: 26 } };
  const full = base(4, 4, 1, 1);
  const tileOf = (least: number) => planned([{ ...full, least }], [low], 0, 0)[0]!.tile;
  expect(tileOf(0)).toBeLessThan(36);
  expect(tileOf(36)).toBeGreaterThanOrEqual(36);
});

test('a titan is as high as is comfortable, unless a card would lose its name for it', () => {
  const planOf = (bases: number[][], height: number, least: number, roomy?: number) => {
    const low = { ...place, height, close: { head: 24, gap: 4, tile: 26 } };
    const shapes = bases.map((counts, i) => (i === 0 ? { ...base(...counts), least, roomy } : base(...counts)));
    return planned(shapes, Array(bases.length).fill(low), 0, 0);
  };
  // Next to a base whose tiles are low, so that their rows line up.
  const calm = [
    [2, 1],
    [3, 1],
  ];
  expect(planOf(calm, 140, 26)[0]!.tile).toBeLessThan(36);
  expect(planOf(calm, 140, 26, 36)[0]!.tile).toBeGreaterThanOrEqual(36);
  const crowded = [[4, 4]];
  expect(planOf(crowded, 188, 36)[0]!.density).toEqual(['chip', 'name']);
  expect(planOf(crowded, 188, 26, 36)[0]!.density).toEqual(['name', 'name']);
});

test('bases side by side are set closer together, or none of them', () => {
  const close = { head: 24, gap: 4, tile: 40 };
  const one = planned(
    [base(4, 1, 1, 1), base(1, 1, 1, 1)],
    [place, place].map((p) => ({ ...p, close })),
    1,
    1,
  );
  expect(one.map((plan) => plan.close)).toEqual([true, true]);
  const low = { ...place, height: 335, close };
  // Each base alone has room, but their rows line up only if both are set closer.
  const other = planned([base(3, 1, 1), base(1, 1, 3)], [low, low], 1, 1);
  expect(other.map((plan) => plan.close)).toEqual([true, true]);
  expect(other[0]!.rows).toEqual(other[1]!.rows);
});

test('tiles are lowered until the rows of all bases line up', () => {
  const close = { head: 26, gap: 4, tile: 26 };
  const room = { ...place, height: 270, head: 26, gap: 4, tile: 36, lines: 0, close };
  const [one, other] = planned([base(3, 0, 3), base(3, 3, 0)], [room, room], 0, 0);
  expect(one!.rows).toEqual(other!.rows);
  expect(one!.tile).toBeLessThan(36);
  expect(other!.tile).toBe(one!.tile);
});

test('for the first lines of an ability a lane may give its names, but none with a titan', () => {
  const room = { ...place, height: 375 };
  const crowded = base(4, 1, 1, 1);
  expect(told(planned([crowded], [room], 1, 4))).toEqual([4]);
  expect(told(planned([{ ...crowded, least: 36 }], [room], 1, 4))).toEqual([1]);
});

test('without bases there is nothing to plan', () => {
  expect(planned([], [], 1, 4)).toEqual([]);
});

test('on a phone, tiles are lowered for the first lines of an ability before anything scrolls', () => {
  const side = { ...place, pairs: true, scrolls: true, height: 163, lines: 3, head: 21, gap: 2, tile: 44 };
  const [plan] = planned([base(2, 1, 1, 2)], [{ ...side, close: { head: 23, gap: 2, tile: 30 } }], 0, 6);
  expect(plan).toMatchObject({ told: 3, tile: 34, density: ['name', 'name', 'name', 'name'] });
});

test('on a phone tiles are as high as their rows allow, up to a finger', () => {
  const phone = { ...place, scrolls: true, pairs: true, tile: 36, lines: 0 };
  const tileIn = (height: number) => planned([base(1, 1, 1, 1)], [{ ...phone, height }], 0, 0)[0]!.tile;
  const needs = 2 * (phone.head + phone.tile + phone.gap);
  expect(tileIn(needs)).toBe(36);
  expect(tileIn(needs + 8)).toBe(40);
  expect(tileIn(400)).toBe(44);
});

test('chips that tell names make room for lines of abilities', () => {
  const tablet: Place = { ...place, height: 270, pairs: true, head: 28, tile: 44, columns: 1, chips: 2 };
  const full = base(2, 1, 2, 1);
  const called = { ...full, called: [true, true, true, true] };
  const [before] = planned([full, full], [tablet, tablet], 1, 5);
  const [after] = planned([called, called], [tablet, tablet], 1, 5);
  expect(after!.told).toBeGreaterThan(before!.told);
  expect(after!.density).toEqual(['chip', 'name', 'chip', 'name']);
});

test('beside a base that is closer set, chips that tell names leave room for as many lines', () => {
  const close = { head: 21, gap: 2, tile: 44 };
  const tablet: Place = { ...place, height: 288, pairs: true, head: 28, gap: 6, tile: 44, columns: 1, chips: 2, close };
  const named = { ...base(1, 1, 1, 3), called: [true, true, true, false] };
  const chipped = { ...base(2, 1, 0, 2), called: [true, true, true, true] };
  const [one, other] = planned([named, chipped], [tablet, tablet], 1, 4);
  expect([one!.told, other!.told]).toEqual([4, 4]);
  expect(one!.rows).toEqual(other!.rows);
  expect(one!.density).toEqual(['name', 'name', 'name', 'name']);
});

test('one crowded lane takes no texts from the others', () => {
  const wide: Place = { ...place, height: 480, wide: 1 };
  const shown = (...all: number[][]) =>
    planned(
      all.map((counts) => base(...counts)),
      all.map(() => wide),
      1,
      1,
    ).flatMap(({ density }) => density);
  const isNamed = shown([4, 1, 1, 1], [1, 1, 1, 1]).map((one) => one === 'name');
  expect(isNamed).toEqual([true, ...Array(7).fill(false)]);
  expect(shown([6, 1, 1], [1, 1, 1])).toContain('card');
});

test('two cards side by side show pictures if there is no room for their texts', () => {
  const bases = [base(2, 1, 0, 1), base(1, 1, 1, 1)];
  const fullness = (height: number, pictured: number) => {
    const one = { ...place, height, wide: 1, pictured };
    return new Set(planned(bases, [one, one], 1, 1).flatMap(({ density }) => density.slice(0, 2)));
  };
  expect([...fullness(500, 2)]).toEqual(['text']);
  expect([...fullness(500, 1)]).toEqual(['name', 'text']);
  expect([...fullness(300, 2)]).toEqual(['name']);
});

test('tiles are raised where all lanes turn out high enough, but not beside monsters', () => {
  const raised = { ...place, tallest: 48 };
  const tilesOf = (...monsters: number[]) =>
    planned(
      monsters.map((n) => ({ ...base(1, 1), monsters: n })),
      monsters.map(() => raised),
      1,
      1,
    ).map(({ tile }) => tile);
  expect(tilesOf(0, 0)).toEqual([48, 48]);
  expect(tilesOf(1, 0)).toEqual([40, 40]);
  const full = planned([base(4, 4, 4, 4)], [{ ...raised, height: 4 * 124 + 15 }], 1, 1);
  expect(full[0]!.tile).toBe(40);
});

test('chips are names again where their lane turns out high enough', () => {
  const tablet: Place = {
    ...place,
    ...{ pairs: true, height: 300, head: 28, tile: 44, columns: 1, chips: 2 },
    close: { head: 21, gap: 2, tile: 44 },
  };
  const shapes = [base(1, 1, 1, 3), { ...base(2, 1, 0, 2), called: [true, true, true, true] }];
  const [, other] = planned(shapes, [tablet, tablet], 3, 3);
  expect(other!.density[0]).toBe('chip');
  expect(other!.density[3]).toBe('name');
});
