/** The tests written with `play()` as scenes, for the build of the pages. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { testLibrary } from '../library.ts';
import type { SceneFile } from '../scenes.ts';
import { namedIn } from './named.ts';
import type { ReadPlay } from './read.ts';

export interface PlayGroup {
  /** As in "tests/werewolves". */
  id: string;
  /** Key → scene. */
  scenes: Record<string, SceneFile>;
}

/** Runs all of them once; a few seconds. Throws if their process fails. */
export function readPlayGroups(): PlayGroup[] {
  const main = fileURLToPath(new URL('./main.ts', import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [main], { encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (status !== 0) throw new Error(`The tests could not be read: ${stderr}`);
  const groups = new Map<string, PlayGroup>();
  for (const [file, plays] of Object.entries(JSON.parse(stdout) as Record<string, ReadPlay[]>)) {
    // cards/src/werewolves/cards.test.ts → tests/werewolves, cards-1
    const [folder = '', ...rest] = file.split('/').slice(2);
    const id = `tests/${folder.replace('.test.ts', '')}`;
    const group = groups.get(id) ?? { id, scenes: {} };
    groups.set(id, group);
    const name = (rest.length > 0 ? rest.join('-') : folder).replace('.test.ts', '');
    for (const play of plays) group.scenes[`${name}-${play.key}`] = sceneOf(play);
  }
  return [...groups.values()].filter(({ scenes }) => Object.keys(scenes).length > 0);
}

function sceneOf({ titles, nth, scenario, cards, checked }: ReadPlay): SceneFile {
  const { rules, rulings } = namedIn(titles.join(' '));
  const [title = '', ...around] = titles.map(withoutIds).reverse();
  const subject = around.map((text) => text.split(':')[0]!).find((text) => text.length < 50);
  const isCard = subject !== undefined && Object.hasOwn(testLibrary.defs, subject);
  return {
    ...scenario,
    name: [subject, nth > 1 ? `${title} (${nth})` : title].filter(Boolean).join(': '),
    ...(isCard && { why: around.find((text) => text.startsWith(subject)) }),
    rules: [...new Set(rules), ...new Set(rulings.map((id) => `ruling:${id}`)), ...(isCard ? [`card:${subject}`] : [])],
    ...(cards.length > 0 && { cards }),
    ...(checked > 0 && { checked }),
  };
}

/** A title for readers, who are shown its rules and rulings beside it. Begins with a capital. */
function withoutIds(title: string): string {
  const words = title
    .replace(/^(?:(?:[a-z0-9-]*[a-z][a-z0-9-]*\/\d+|[A-Z]{2,}-\d+)(?:[,:]| and)? *)+/, '')
    .replaceAll(/ ?\((?:(?:[A-Z]{2,}-\d+|[a-z0-9-]*[a-z][a-z0-9-]*\/\d+)(?:, )?)+\)/g, '')
    .trim();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
