/** The tests written with `play()` as scenes, for the client's build. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
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

const KEPT = fileURLToPath(new URL('../../../../node_modules/.cache/plays.json', import.meta.url));

/** A hash of everything the tests could depend on. */
function hashOfSources(): string {
  const packages = fileURLToPath(new URL('../../..', import.meta.url));
  const hash = createHash('sha256');
  for (const name of readdirSync(packages))
    for (const file of readdirSync(`${packages}${name}/src`, { recursive: true, encoding: 'utf8' }).sort())
      if (/\.(ts|json)$/.test(file))
        hash.update(`${name}/${file}\0`).update(readFileSync(`${packages}${name}/src/${file}`));
  return hash.digest('hex');
}

/** Runs them all, or reuses a result for the same sources: a build often follows the unit tests. */
function readAll(): Record<string, ReadPlay[]> {
  const hash = hashOfSources();
  const kept = existsSync(KEPT) ? (JSON.parse(readFileSync(KEPT, 'utf8')) as { hash: string; plays: string }) : null;
  if (kept?.hash === hash) return JSON.parse(kept.plays);
  const main = fileURLToPath(new URL('./main.ts', import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [main], { encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (status !== 0) throw new Error(`The tests could not be read: ${stderr}`);
  mkdirSync(dirname(KEPT), { recursive: true });
  writeFileSync(`${KEPT}.new`, JSON.stringify({ hash, plays: stdout }));
  renameSync(`${KEPT}.new`, KEPT);
  return JSON.parse(stdout);
}

/** Takes some seconds at first. Throws if the tests cannot be read. */
export function readPlayGroups(): PlayGroup[] {
  const groups = new Map<string, PlayGroup>();
  for (const [file, plays] of Object.entries(readAll())) {
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
