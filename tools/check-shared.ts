// `pnpm check:shared`: where our copies of the rules, the scenarios and the card facts have fallen behind the
// material they were taken from. A report for those who have that material beside the checkout; never a failure.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './files.ts';

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

/** Two JSON files are the same if they say the same, however they are laid out. */
function same(one: string, other: string): boolean {
  const [a, b] = [readFileSync(one, 'utf8'), readFileSync(other, 'utf8')];
  if (a === b) return true;
  try {
    return JSON.stringify(JSON.parse(a)) === JSON.stringify(JSON.parse(b));
  } catch {
    return false;
  }
}

/** The rules by id; the introduction, which is ours, is not compared. */
function rulesOf(file: string): Map<string, string> {
  const rules = new Map<string, string>();
  const body = readFileSync(file, 'utf8').replace(/^[\s\S]*?\n(?=Words:)/, '');
  let heading = '';
  let key = 'introduction';
  for (const line of body.split('\n')) {
    const id = /^- \*\*([A-Z]+-[0-9a-z]+)\*\*/.exec(line)?.[1];
    if (line.startsWith('#')) heading = key = line.replace(/^#+\s*/, '');
    else if (id) key = id;
    else if (line.trim() === '') key = heading || key;
    if (line.trim() !== '') rules.set(key, `${rules.get(key) ?? ''}${line}\n`);
  }
  return rules;
}

function compareRules(): void {
  const ours = rulesOf(join(root, 'docs/rules.md'));
  const source = rulesOf(join(theirs, 'rules.md'));
  for (const [id, text] of source) {
    if (!ours.has(id)) note(`docs/rules.md: lacks ${id}`);
    else if (ours.get(id) !== text) note(`docs/rules.md: ${id} has changed`);
  }
  for (const id of ours.keys()) if (!source.has(id)) note(`docs/rules.md: ${id} is not in the source any more`);
}

function compareFiles(ourDir: string, theirDir: string, options: { all: boolean }): void {
  const [ours, source] = [filesIn(join(root, ourDir)), filesIn(join(theirs, theirDir))];
  for (const file of ours) {
    if (!source.includes(file)) note(`${ourDir}/${file}: is not in the source any more`);
    else if (!same(join(root, ourDir, file), join(theirs, theirDir, file))) note(`${ourDir}/${file}: has changed`);
  }
  const missing = source.filter((file) => file.endsWith('.json') && !ours.includes(file));
  if (options.all) for (const file of missing) note(`${ourDir}/${file}: is missing here`);
  else console.log(`${ourDir}: ${ours.length} built, ${missing.length} not built yet`);
}

if (!existsSync(join(theirs, 'rules.md'))) {
  console.log(`Nothing to compare with: there is no ${join('..', 'shared', 'rules.md')} beside this checkout.`);
} else {
  compareRules();
  compareFiles('packages/testkit/scenarios', 'scenarios', { all: true });
  compareFiles('packages/cards/facts', 'cards', { all: false });
  console.log(behind === 0 ? 'All copies are up to date.' : `${behind} differences.`);
}
