import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readScenes } from './scene-index.ts';
import { playScene, type SceneFile } from './scenes.ts';

const { files, index, lists } = readScenes();
const scenes = new Map(
  files.flatMap(({ id, text }): [string, SceneFile][] =>
    id.startsWith('tests/')
      ? Object.entries(JSON.parse(text) as Record<string, SceneFile>).map(([key, scene]) => [`${id}/${key}`, scene])
      : [[id, JSON.parse(text)]],
  ),
);

it('every rule of the book has a scene', () => {
  const book = readFileSync(new URL('../../../docs/rules.md', import.meta.url), 'utf8');
  const rules = [...book.matchAll(/\*\*([A-Z]+-\d+)\b/g)].map(([, id]) => id!);
  expect(rules.length).toBeGreaterThan(170);
  expect(rules.filter((id) => !index.rules[id])).toEqual([]);
  expect(Object.keys(index.rules).filter((id) => !rules.includes(id))).toEqual([]);
});

it('a scene is small, and plays in the browser as it is tested', () => {
  for (const [first = ''] of Object.values(index.rules)) {
    const scene = scenes.get(first)!;
    expect([first, JSON.stringify(scene).length < 8192]).toEqual([first, true]);
    const { checks, players } = playScene(scene);
    expect([first, checks > 0, players >= 2]).toEqual([first, true, true]);
  }
});

it('nearly all tests written with play() are scenes, with their cards, and play', () => {
  const tests = [...scenes].filter(([id]) => id.startsWith('tests/'));
  expect(tests.length).toBeGreaterThan(6000);
  for (const [id, scene] of tests.filter((_, i) => i % 20 === 0))
    expect([id, playScene(scene).players >= 2]).toEqual([id, true]);
  const [own, shared] = [
    tests.find(([, { cards }]) => cards?.some((card) => typeof card !== 'string')),
    tests.find(([, { cards }]) => cards?.includes('Boost')),
  ];
  for (const one of [own, shared]) expect(playScene(one![1]).checks).toBeGreaterThan(0);
});

it('a test is named by its card and what it says, and shown with its rules and rulings', () => {
  const scene = scenes.get('tests/werewolves/cards-1')!;
  expect(scene).toMatchObject({
    name: 'Pack Alpha: Your minions here get +1 before the award, others and later ones do not',
    why: 'Pack Alpha: Special: Before this base scores, every minion of yours here gets +1 power this turn.',
    rules: ['SCORE-3', 'CALC-2', 'ruling:pack-alpha/1', 'card:Pack Alpha'],
  });
  expect(scenes.get('tests/werewolves/cards-2b')!.name).toMatch(/^Pack Alpha: It has to, .*\(2\)$/);
  expect(index.rulings['pack-alpha/1']).toContain('tests/werewolves/cards-1');
});

it('every scene is in the list of its group', () => {
  const listed = Object.values(lists).flat();
  expect(new Set(listed.map(([id]) => id))).toEqual(new Set(scenes.keys()));
  expect(Object.values(index.groups).reduce((sum, n) => sum + n, 0)).toBe(listed.length);
});

it('a scene that goes otherwise than it says is not shown', () => {
  const scene = [...scenes].find(([id]) => id.endsWith('nobody-falls-below-zero'))![1];
  const steps = scene.steps.map((step) => ('expect' in step ? { expect: { vp: { B: 1 } } } : step));
  expect(() => playScene({ ...scene, steps })).toThrow(/step 2/);
});
