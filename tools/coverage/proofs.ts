// Every test in the workspace, with the rules and rulings it names.
import { readFileSync } from 'node:fs';
import { type Named, namedIn } from '../../packages/testkit/src/plays/named.ts';
import { firstUnbuilt } from '../../packages/testkit/src/scenario/unknown.ts';
import { filesBelow, root } from '../files.ts';
import { namedByScenario, type RulingId, rulingsOf, type Section, sectionsOf } from './ids.ts';
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
  /** Scenarios that wait for cards or mechanics: they do not run, and prove nothing yet. */
  waiting: Proof[];
}

const read = (file: string): string => readFileSync(`${root}/${file}`, 'utf8');

export function readTree(): Tree {
  const packages = filesBelow('packages');
  const tests = [...packages, ...filesBelow('apps'), ...filesBelow('chaos'), ...filesBelow('e2e')]
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
    .flatMap((file) => titlesIn(read(file)).map((title) => ({ file, title, ...namedIn(title) })));
  const scenarios = packages.filter((file) => /^packages\/[^/]+\/scenarios\/.*\.json$/.test(file)).map(scenarioIn);
  return {
    sections: sectionsOf(read('docs/rules.md')),
    factions: packages.filter((file) => /^packages\/cards\/src\/.*\/facts\.json$/.test(file)).map(factionIn),
    proofs: [...tests, ...scenarios.filter(({ built }) => built)],
    waiting: scenarios.filter(({ built }) => !built),
  };
}

function factionIn(file: string): Faction {
  const facts: { set?: string; faction?: string; deck?: string } = JSON.parse(read(file));
  return { set: facts.set ?? 'Shared decks', name: facts.faction ?? facts.deck ?? '', rulings: rulingsOf(facts) };
}

function scenarioIn(file: string): Proof & { built: boolean } {
  const json: { name: string; rules?: string[] } = JSON.parse(read(file));
  return { file, title: json.name, ...namedByScenario(json.rules ?? []), built: firstUnbuilt(json) === null };
}
