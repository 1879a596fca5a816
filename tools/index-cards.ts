// `pnpm index:cards`: finds the folders of factions and shared decks in packages/cards/src and writes their indexes:
// modules of imports, the list of factions for the screens, and the list in README.md. `--check` writes nothing and
// exits with 1 if an index is out of date.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { filesBelow, root } from './files.ts';

interface Folder {
  /** Below packages/cards/src: `pirates`, `decks/madness`. */
  path: string;
  /** The name that its cards.ts exports: `giantAnts` for `giant-ants`. */
  exported: string;
  facts: { set: string; faction?: string; deck?: string; tags?: string[]; complexity?: number };
}

const HOME = 'packages/cards/src';

/** Factions older than this index keep their order, so that old seeds still deal the same game. */
const FIRST =
  'aliens dinosaurs ninjas pirates robots tricksters wizards zombies bear-cavalry ghosts killer-plants steampunks ' +
  'ancient-egyptians changerbots cowboys geeks giant-ants kaiju mega-troopers samurai superheroes vampires vikings ' +
  'decks/madness ignobles kitty-cats clerics dwarves mages minions-of-cthulhu miskatonic-university decks/monsters ' +
  'decks/treasures warriors gi-gerald shapeshifters disco-dancers backtimers adolescent-epic-geckos time-travelers explorers';

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const camelCase = (text: string): string => text.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function findFolders(): Folder[] {
  const first = FIRST.split(' ');
  const rank = (path: string): number => (first.includes(path) ? first.indexOf(path) : first.length);
  return filesBelow(HOME)
    .flatMap((file) => /\/src\/((?:decks\/)?[^/]+)\/facts\.json$/.exec(file)?.[1] ?? [])
    .sort((a, b) => rank(a) - rank(b) || compare(a, b))
    .map((path) => ({
      path,
      exported: camelCase(path.replace(/^decks\//, '')),
      facts: JSON.parse(readFileSync(`${root}/${HOME}/${path}/facts.json`, 'utf8')),
    }));
}

const HEAD = '// Written by `pnpm index:cards`; not edited by hand.\n';

const sourcesModule = (folders: Folder[]): string =>
  `${HEAD}${folders.map(({ exported, path }) => `import { ${exported} } from './${path}/cards.ts';\n`).join('')}
export const sources = [
${folders.map(({ exported }) => `  ${exported},\n`).join('')}];
`;

function sharedDecksModule(folders: Folder[]): string {
  const decks = folders.flatMap(({ facts: { deck, set } }) => (deck === undefined ? [] : [{ deck, set }]));
  return `${HEAD}/** The set that each shared deck comes with (SET-6). Imports no scripts, so that a page stays small. */
export const sharedDecks: readonly { deck: string; set: string }[] = ${JSON.stringify(decks, null, 2)};
`;
}

/** What a list of factions shows of each, in alphabetical order: a page that lists them all loads no card. */
function factionsModule(folders: Folder[]): string {
  const entries = folders.flatMap(({ facts: { faction, set, tags = [], complexity = 0 } }) =>
    faction === undefined ? [] : [{ faction, set, tags, complexity }],
  );
  entries.sort((a, b) => compare(a.faction, b.faction));
  return `${HEAD}export interface FactionEntry {
  faction: string;
  set: string;
  /** What it is about, most typical first. */
  tags: readonly string[];
  /** 1 (easy) to 3 (hard). */
  complexity: number;
}

/** Every faction, in alphabetical order. Imports no facts and no scripts, so that a page stays small. */
export const factionIndex: readonly FactionEntry[] = [
${entries.map((entry) => `  ${JSON.stringify(entry)},\n`).join('')}];
`;
}

const BLOCK = /(<!-- factions[^>]*-->\n)[\s\S]*(<!-- \/factions -->)/;

/** README.md with its list of factions by set. Throws if it has no place for the list. */
function readmeOf(folders: Folder[]): string {
  const readme = readFileSync(`${root}/README.md`, 'utf8');
  if (!BLOCK.test(readme)) throw new Error('README.md has no <!-- factions --> block');
  const factions = folders.flatMap(({ facts: { faction, set } }) => (faction === undefined ? [] : [{ faction, set }]));
  const sets = [...new Set(factions.map(({ set }) => set))].sort(compare);
  const namesIn = (set: string): string =>
    factions
      .filter((one) => one.set === set)
      .map(({ faction }) => faction)
      .sort(compare)
      .join(', ');
  const lines = sets.map((set) => `- ${set}: ${namesIn(set)}`);
  const list = [`${factions.length} factions so far, with their bases and titans:`, '', ...lines, ''].join('\n');
  return readme.replace(BLOCK, (_, open: string, close: string) => `${open}${list}${close}`);
}

const folders = findFolders();
const products = [
  { file: `${HOME}/index.generated.ts`, text: sourcesModule(folders) },
  { file: `${HOME}/decks/index.generated.ts`, text: sharedDecksModule(folders) },
  { file: `${HOME}/factions.generated.ts`, text: factionsModule(folders) },
  { file: 'README.md', text: readmeOf(folders) },
];
const stale = products.filter(
  ({ file, text }) => !existsSync(`${root}/${file}`) || readFileSync(`${root}/${file}`, 'utf8') !== text,
);
if (process.argv.includes('--check')) {
  for (const { file } of stale) console.error(`${file} is out of date: run \`pnpm index:cards\``);
  console.log(stale.length === 0 ? 'Index of the cards: up to date.' : 'Index of the cards: out of date.');
  process.exitCode = stale.length === 0 ? 0 : 1;
} else {
  for (const { file, text } of stale) writeFileSync(`${root}/${file}`, text);
  console.log(`${folders.length} folders; written: ${stale.map(({ file }) => file).join(', ') || 'nothing new'}.`);
}
