// Which tests prove which rules, and what is missing.
import { prefixOf } from './ids.ts';
import type { Proof, Tree } from './proofs.ts';

type Index = ReadonlyMap<string, readonly Proof[]>;

export interface Coverage {
  tree: Tree;
  /** Tests by the rule or ruling they name. */
  rules: Index;
  rulings: Index;
  /** One line each; all must be resolved. */
  gaps: string[];
  /** Entries of the waiting list that look out of date. */
  notes: string[];
}

/** Why a rule cannot be proved yet; undefined = it can. */
export const waits = (awaiting: Record<string, string>, rule: string): string | undefined =>
  awaiting[rule] ?? awaiting[prefixOf(rule)];

export function findCoverage(tree: Tree, awaiting: Record<string, string>): Coverage {
  const allRules = tree.sections.flatMap((section) => section.ids);
  const allRulings = tree.factions.flatMap((faction) => faction.rulings);
  const rules = indexOf(tree.proofs, (proof) => proof.rules);
  const rulings = indexOf(tree.proofs, (proof) => proof.rulings);
  const gaps: string[] = [];

  for (const { id, conflict } of allRulings) {
    const proofs = rulings.get(id) ?? [];
    if (proofs.length === 0) gaps.push(`${id}: no test names this ruling`);
    else if (conflict !== undefined && !proofs.some((proof) => proof.rules.includes(conflict)))
      gaps.push(`${id}: it goes against ${conflict}, and none of its tests names that rule`);
  }
  for (const id of allRules)
    if (!rules.has(id) && waits(awaiting, id) === undefined) gaps.push(`${id}: no test names this rule`);
  const known = new Set([...allRules, ...allRulings.map(({ id }) => id)]);
  const slip = ({ file, title }: Proof, ids: readonly string[]): string[] =>
    ids.filter((id) => !known.has(id)).map((id) => `${id}: there is no such id (${file}: ${title})`);
  for (const proof of tree.proofs) gaps.push(...slip(proof, [...proof.rules, ...proof.rulings]));
  // Waiting scenarios may name rulings of factions that are not built yet.
  for (const proof of tree.waiting) gaps.push(...slip(proof, proof.rules));

  return { tree, rules, rulings, gaps, notes: notesOn(awaiting, allRules, rules) };
}

function indexOf(proofs: readonly Proof[], named: (proof: Proof) => readonly string[]): Index {
  const index = new Map<string, Proof[]>();
  for (const proof of proofs) for (const id of new Set(named(proof))) index.set(id, [...(index.get(id) ?? []), proof]);
  return index;
}

/** A waiting section may be partly proved; once fully proved, it no longer waits. */
function notesOn(awaiting: Record<string, string>, allRules: readonly string[], rules: Index): string[] {
  return Object.keys(awaiting).flatMap((key) => {
    const waiting = allRules.filter((id) => id === key || prefixOf(id) === key);
    if (waiting.length === 0) return [`${key} waits for ${awaiting[key]}, but there is no such rule`];
    return waiting.every((id) => rules.has(id)) ? [`${key} waits for ${awaiting[key]}, but tests name it`] : [];
  });
}
