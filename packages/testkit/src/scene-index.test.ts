import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Scenario } from './scenario/schema.ts';
import { readScenes } from './scene-index.ts';
import { playScene } from './scenes.ts';

const { files, index } = readScenes();

it('every rule of the book has a scene', () => {
  const book = readFileSync(new URL('../../../docs/rules.md', import.meta.url), 'utf8');
  const rules = [...book.matchAll(/\*\*([A-Z]+-\d+)\b/g)].map(([, id]) => id!);
  expect(rules.length).toBeGreaterThan(170);
  expect(rules.filter((id) => !index.rules[id])).toEqual([]);
  expect(Object.keys(index.rules).filter((id) => !rules.includes(id))).toEqual([]);
});

it('a scene is small, and plays in the browser as it is tested', () => {
  const scenes = new Map(files.map(({ id, text }) => [id, text]));
  for (const [first = ''] of Object.values(index.rules)) {
    const text = scenes.get(first)!;
    expect([first, text.length < 8192]).toEqual([first, true]);
    const scenario = JSON.parse(text) as Scenario;
    const { checks, players } = playScene(scenario);
    expect([first, checks > 0, players >= 2]).toEqual([first, true, true]);
  }
});

it('a scene that goes otherwise than it says is not shown', () => {
  const scene = JSON.parse(files.find(({ id }) => id.endsWith('nobody-falls-below-zero'))!.text) as Scenario;
  const steps = scene.steps.map((step) => ('expect' in step ? { expect: { vp: { B: 1 } } } : step));
  expect(() => playScene({ ...scene, steps })).toThrow(/step 2/);
});
