// Ids of rules ("RES-13") and of rulings ("buccaneer/2"): where they are defined, and where scenarios name them.
import type { Named } from '../../packages/testkit/src/plays/named.ts';

export interface Section {
  heading: string;
  ids: string[];
}

/** The rules of docs/rules.md, by section. A line may contain several. */
export function sectionsOf(markdown: string): Section[] {
  const sections: Section[] = [];
  for (const line of markdown.split('\n')) {
    if (line.startsWith('## ')) sections.push({ heading: line.slice(3), ids: [] });
    for (const [, id] of line.matchAll(/\*\*([A-Z]+-\d+)\b/g)) sections.at(-1)?.ids.push(id!);
  }
  return sections;
}

/** "RES" of "RES-13". */
export const prefixOf = (rule: string): string => rule.slice(0, rule.lastIndexOf('-'));

export interface RulingId {
  id: string;
  /** The rule it overrides. */
  conflict?: string;
}

/** All rulings in a faction's facts, for any kind of card, in order. */
export function rulingsOf(facts: unknown): RulingId[] {
  if (Array.isArray(facts)) return facts.flatMap(rulingsOf);
  if (typeof facts !== 'object' || facts === null) return [];
  return Object.entries(facts).flatMap(([key, value]) =>
    key === 'rulings' ? (value as RulingId[]) : rulingsOf(value),
  );
}

/** What the `rules` of a scenario name, where a ruling is written `ruling:buccaneer/2`. */
export const namedByScenario = (list: readonly string[]): Named => ({
  rules: list.filter((text) => !text.includes(':')),
  rulings: list.filter((text) => text.startsWith('ruling:')).map((text) => text.slice('ruling:'.length)),
});
