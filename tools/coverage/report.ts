// Writes docs/coverage.md, reproducibly: the same tree gives the same bytes.
import { basename, dirname } from 'node:path';
import { type Coverage, waits } from './find.ts';
import type { Proof } from './proofs.ts';

const SHOWN = 2;

/** A scenario is identified by its folder and number. */
const short = (file: string): string =>
  file.endsWith('.json')
    ? `${basename(dirname(file))}/${basename(file, '.json').replace(/-.*/, '')}`
    : file.replace(/^packages\/cards\/src\/(?:decks\/)?(?=.*\/)|^.*\/(?=[^/]*$)/, '');

export function reportOf({ tree, rules, rulings }: Coverage, awaiting: Record<string, string>): string {
  const allRules = tree.sections.flatMap((section) => section.ids);
  const allRulings = tree.factions.flatMap((faction) => faction.rulings);
  const count = (list: readonly boolean[]): number => list.filter(Boolean).length;
  const lines = [
    '# What the tests prove',
    '',
    'Written by `pnpm coverage:rules`; not edited by hand. A test proves a rule or a ruling by naming it in its title.',
    '',
    `- Rules: ${allRules.length}, named by a test ${count(allRules.map((id) => rules.has(id)))}, waiting for a mechanic ` +
      `${count(allRules.map((id) => !rules.has(id) && waits(awaiting, id) !== undefined))}.`,
    `- Rulings of the built factions: ${allRulings.length}, named by a test ` +
      `${count(allRulings.map(({ id }) => rulings.has(id)))}.`,
    `- Tests that name a rule or a ruling: ${count(tree.proofs.map((p) => p.rules.length + p.rulings.length > 0))}.`,
    '',
    '# Rules',
  ];
  for (const { heading, ids } of tree.sections) {
    if (ids.length === 0) continue;
    lines.push('', `## ${heading}`, '', '| rule | tests | in |', '| --- | --- | --- |');
    for (const id of ids) lines.push(row(id, rules.get(id), waits(awaiting, id)));
  }
  lines.push('', '# Rulings');
  for (const faction of tree.factions) {
    if (faction.rulings.length === 0) continue;
    lines.push('', `## ${faction.name} (${faction.set})`, '', '| ruling | tests | in |', '| --- | --- | --- |');
    for (const { id } of faction.rulings) lines.push(row(id, rulings.get(id)));
  }
  return `${lines.join('\n')}\n`;
}

function row(id: string, proofs: readonly Proof[] = [], waiting?: string): string {
  const files = [...new Set(proofs.map(({ file }) => short(file)))].sort();
  const shown = files.slice(0, SHOWN).join(', ') + (files.length > SHOWN ? ' …' : '');
  return `| ${id} | ${proofs.length} | ${proofs.length === 0 && waiting !== undefined ? `waits for ${waiting}` : shown} |`;
}
