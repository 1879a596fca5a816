/** Which scenarios and tests show which rule and which ruling; for the client's build. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readPlayGroups } from './plays/index.ts';
import { scenarioFiles } from './scenario/files.ts';
import { firstUnbuilt } from './scenario/unknown.ts';

/** Scenes listed for each rule, ruling and card. */
const MOST = 4;
const folder = fileURLToPath(new URL('../scenarios', import.meta.url));

/** Rule, ruling or card → scenes. */
type Listed = Record<string, string[]>;
export interface SceneIndex {
  rules: Listed;
  rulings: Listed;
  cards: Listed;
  /** Group → how many scenes it has. */
  groups: Record<string, number>;
}

/** A file of the pages, without spaces: "own/1850-the-end" is a scenario, "tests/pirates" a group by keys. */
interface SceneAsset {
  id: string;
  text: string;
}

export interface Scenes {
  files: SceneAsset[];
  index: SceneIndex;
  /** Group → the scenes in it, each with its name. */
  lists: Record<string, [id: string, name: string][]>;
}

/** `play()` tests as well as scenarios. Scenarios that wait for cards are no scenes. */
export function readScenes(): Scenes {
  const scenarios = readScenarios();
  const groups = readPlayGroups();
  const plays = groups.flatMap(({ id, scenes }) =>
    Object.entries(scenes).map(([key, scene]) => named(`${id}/${key}`, scene)),
  );
  const index: SceneIndex = { rules: {}, rulings: {}, cards: {}, groups: {} };
  const lists: Scenes['lists'] = {};
  // The most specific comes first; a scenario, which says why, before a test.
  for (const { id, name, about } of [...scenarios, ...plays.toSorted(byAbout)]) {
    for (const one of new Set(about)) {
      const [, kind, what = one] = /^(ruling|card):(.+)$/.exec(one) ?? [];
      const listed = index[kind === 'ruling' ? 'rulings' : kind === 'card' ? 'cards' : 'rules'];
      listed[what] = [...(listed[what] ?? []), id].slice(0, MOST);
    }
    const group = id.slice(0, id.lastIndexOf('/'));
    lists[group] = [...(lists[group] ?? []), [id, name]];
  }
  for (const [group, list] of Object.entries(lists)) {
    list.sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
    index.groups[group] = list.length;
  }
  const files = [
    ...scenarios.map(({ id, text }) => ({ id, text })),
    ...groups.map(({ id, scenes }) => ({ id, text: JSON.stringify(scenes) })),
  ];
  return { files, index, lists };
}

interface NamedScene {
  id: string;
  name: string;
  about: string[];
}
const named = (id: string, { name, rules = [] }: { name: string; rules?: string[] }): NamedScene => ({
  id,
  name,
  about: rules,
});
const byAbout = (a: NamedScene, b: NamedScene): number => a.about.length - b.about.length || (a.id < b.id ? -1 : 1);

function readScenarios(): (NamedScene & SceneAsset)[] {
  return scenarioFiles(folder)
    .flatMap((file) => {
      const json = JSON.parse(readFileSync(file, 'utf8')) as { name: string; rules?: string[] };
      const id = file.slice(folder.length + 1, -'.json'.length).replaceAll('\\', '/');
      return firstUnbuilt(json) === null ? [{ ...named(id, json), text: JSON.stringify(json) }] : [];
    })
    .sort(byAbout);
}
