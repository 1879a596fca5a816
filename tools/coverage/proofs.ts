// Every test of the workspace and the rules and rulings it names.
import { readFileSync } from 'node:fs';
import { firstUnbuilt } from '../../packages/testkit/src/scenario/unknown.ts';
import { filesBelow, root } from '../files.ts';
import { type Named, namedByScenario, namedIn, type RulingId, rulingsOf, type Section, sectionsOf } from './ids.ts';
import { titlesIn } from './titles.ts';

export interface Proof extends Named {
  file: string;
  title: string;
}
interface Faction {
  set: string;
  name: string;
  rulings: RulingId[];
}
export interface Tree {
  sections: Section[];
  factions: Faction[];
  proofs: Proof[];
}

const read = (file: string): string => readFileSync(`${root}/${file}`, 'utf8');

export function readTree(): Tree {
  const packages = filesBelow('packages');
  const files = [...packages, ...filesBelow('apps'), ...filesBelow('e2e')];
  return {
    sections: sectionsOf(read('docs/rules.md')),
    factions: packages.filter((file) => /^packages\/cards\/facts\/.*\.json$/.test(file)).map(factionIn),
    proofs: [
      ...files
        .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
        .flatMap((file) => titlesIn(read(file)).map((title) => ({ file, title, ...namedIn(title) }))),
      ...packages.filter((file) => /^packages\/[^/]+\/scenarios\/.*\.json$/.test(file)).flatMap(scenarioIn),
    ],
  };
}

function factionIn(file: string): Faction {
  const facts: { set: string; faction: string } = JSON.parse(read(file));
  return { set: facts.set, name: facts.faction, rulings: rulingsOf(facts) };
}

/** A scenario that waits for cards or mechanics is not played, and proves nothing yet. */
function scenarioIn(file: string): Proof[] {
  const json: { name: string; rules?: string[] } = JSON.parse(read(file));
  if (firstUnbuilt(json) !== null) return [];
  return [{ file, title: json.name, ...namedByScenario(json.rules ?? []) }];
}
