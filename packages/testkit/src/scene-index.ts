/** Which scenarios show which rule and which ruling; for the build of the pages. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { scenarioFiles } from './scenario/files.ts';
import { firstUnbuilt } from './scenario/unknown.ts';

/** Scenes listed for each rule, ruling and card. */
const MOST = 4;
const folder = fileURLToPath(new URL('../scenarios', import.meta.url));

/** Rule, ruling or card → scenes, the one about fewest things first. */
type Listed = Record<string, string[]>;
export interface SceneIndex {
  rules: Listed;
  rulings: Listed;
  cards: Listed;
}

/** A scenario's file, without spaces; `id` as "own/1850-the-end". */
interface SceneFile {
  id: string;
  text: string;
}

/** Scenarios that wait for cards are no scenes. */
export function readScenes(): { files: SceneFile[]; index: SceneIndex } {
  const all = scenarioFiles(folder).flatMap((file) => {
    const json = JSON.parse(readFileSync(file, 'utf8')) as { rules?: string[] };
    const id = file.slice(folder.length + 1, -'.json'.length).replaceAll('\\', '/');
    return firstUnbuilt(json) === null ? [{ id, about: json.rules ?? [], text: JSON.stringify(json) }] : [];
  });
  all.sort((a, b) => a.about.length - b.about.length || (a.id < b.id ? -1 : 1));
  const index: SceneIndex = { rules: {}, rulings: {}, cards: {} };
  for (const { id, about } of all)
    for (const one of new Set(about)) {
      const [, kind, name = one] = /^(ruling|card):(.+)$/.exec(one) ?? [];
      const list = index[kind === 'ruling' ? 'rulings' : kind === 'card' ? 'cards' : 'rules'];
      list[name] = [...(list[name] ?? []), id].slice(0, MOST);
    }
  return { files: all.map(({ id, text }) => ({ id, text })), index };
}
