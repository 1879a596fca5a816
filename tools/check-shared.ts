// `pnpm check:shared`: what has changed in the source's rules, scenarios and card facts since we copied them. A report
// for those who have the source material next to the checkout; never a failure.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from './files.ts';
import { differences } from './shared/differences.ts';

const theirs = join(root, '..', 'shared');
let behind = 0;

const note = (text: string): void => {
  behind += 1;
  console.log(text);
};

const filesIn = (dir: string): string[] =>
  existsSync(dir)
    ? readdirSync(dir, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(dir.length + 1))
        .sort()
    : [];

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);
const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** The rules by id; ignores the introduction, which is ours. */
function rulesOf(file: string): Map<string, string> {
  const rules = new Map<string, string>();
  const body = readFileSync(file, 'utf8').replace(/^[\s\S]*?\n(?=Words:)/, '');
  let heading = '';
  let key = 'introduction';
  for (const line of body.split('\n')) {
    const id = /^- \*\*([A-Z]+-\d+)\b/.exec(line)?.[1];
    if (line.startsWith('#')) heading = key = line.replace(/^#+\s*/, '');
    else if (id) key = id;
    else if (line.trim() === '') key = heading || key;
    if (line.trim() !== '') rules.set(key, `${rules.get(key) ?? ''}${line}\n`);
  }
  return rules;
}

/**
 * Our rules say the same in sentences for players, so the source is compared with itself as it was when ours last
 * followed it: `rules.json` has a hash per rule, which `--followed` renews.
 */
function compareRules(): void {
  const known = join(root, 'tools/shared/rules.json');
  const source = Object.fromEntries([...rulesOf(join(theirs, 'rules.md'))].map(([id, text]) => [id, hashOf(text)]));
  if (process.argv.includes('--followed')) writeFileSync(known, `${JSON.stringify(source, null, 2)}\n`);
  const followed = readJson(known) as Record<string, string>;
  for (const [id, hash] of Object.entries(source))
    if (followed[id] !== hash) note(`docs/rules.md: ${id} ${followed[id] ? 'has changed' : 'is new'} in the source`);
  for (const id of Object.keys(followed))
    if (!(id in source)) note(`docs/rules.md: ${id} is not in the source any more`);
}

/** Compares the files that both have. Returns the JSON files that only the source has. */
function compareFiles(ourDir: string, theirDir: string): string[] {
  const [ours, source] = [filesIn(join(root, ourDir)), filesIn(join(theirs, theirDir))];
  for (const file of ours.filter((one) => source.includes(one))) {
    for (const found of differences(readJson(join(root, ourDir, file)), readJson(join(theirs, theirDir, file))))
      note(`${ourDir}/${file}: ${found}`);
  }
  return source.filter((file) => file.endsWith('.json') && !ours.includes(file));
}

type Facts = {
  deck?: string;
  set?: string;
  faction?: string;
  cards: { name: string; copies: number; reprint?: string }[];
};

/** With the facts of reprints, which the source repeats. */
function withReprints(facts: Facts): Facts {
  const original = (name: string, faction: string): object => {
    const file = join(root, 'packages/cards/src', faction.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'), 'facts.json');
    return (readJson(file) as Facts).cards.find((card) => card.name === name) ?? {};
  };
  return {
    ...facts,
    cards: facts.cards.map(({ reprint, ...card }) =>
      reprint === undefined ? card : { ...original(card.name, reprint), ...card },
    ),
  };
}

/** Our folders are named after their files: <faction>/facts.json here is <set>/<faction>.json there. */
function compareFacts(): string[] {
  const home = 'packages/cards/src';
  const ours = new Map(
    filesIn(join(root, home))
      .filter((file) => basename(file) === 'facts.json')
      .map((file) => [`${basename(dirname(file))}.json`, `${home}/${file}`]),
  );
  return filesIn(join(theirs, 'cards')).filter((file) => {
    const own = ours.get(basename(file));
    if (own === undefined) return file.endsWith('.json');
    const facts = readJson(join(root, own)) as Facts;
    // The source does not say which set a shared deck belongs to.
    if (facts.deck !== undefined) delete facts.set;
    for (const found of differences(withReprints(facts), readJson(join(theirs, 'cards', file))))
      note(`${own}: ${found}`);
    return false;
  });
}

if (!existsSync(join(theirs, 'rules.md'))) {
  console.log(`Nothing to compare with: there is no ${join('..', 'shared', 'rules.md')} beside this checkout.`);
} else {
  compareRules();
  // Our own scenarios and the factions we have not built are expected to differ.
  for (const file of compareFiles('packages/testkit/scenarios', 'scenarios'))
    note(`packages/testkit/scenarios/${file}: is missing here`);
  const unbuilt = compareFacts();
  console.log(`${unbuilt.length} faction and deck files of the source are not built yet.`);
  console.log(behind === 0 ? 'Everything is up to date.' : `${behind} differences.`);
}
