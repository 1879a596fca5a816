// Results, kept from run to run, and docs/mutation.md.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { namedIn } from '../../packages/testkit/src/plays/named.ts';
import { root } from '../files.ts';
import { type Accepted, accepted } from './accepted.ts';
import type { Mutant } from './operators.ts';
import type { Result, Tried } from './try.ts';

/** The stored result of a faction or sample. */
export interface Kept extends Result {
  name: string;
  /** Hash of the sources and tests. */
  hash: string;
  day: string;
}

const folder = join(root, 'node_modules/.cache/mutation');

export function keep(kept: Kept): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${kept.name}.json`), JSON.stringify(kept));
}

export function known(name: string): Kept | null {
  const path = join(folder, `${name}.json`);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Kept) : null;
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Why this survivor is accepted; null = a test is missing. */
function excuse({ file, home, was, now }: Mutant): Accepted | null {
  const same = (mine: string | undefined, its: string): boolean => mine === undefined || plain(mine) === plain(its);
  return (
    accepted.find((one) => same(one.file, file) && same(one.home, home) && same(one.was, was) && same(one.now, now)) ??
    null
  );
}

export interface Sums {
  total: number;
  killed: number;
  /** Killed by the compiler alone; included in `killed`. */
  refused: number;
  /** Survivors with a reason. */
  excused: Tried[];
  /** Survivors that need a test. */
  open: Tried[];
  /** Rulings whose tests kill nothing. */
  unproved: string[];
  /** Number of rulings with a test that kills something. */
  proved: number;
}

export function sumsOf({ tried, rulings }: Result): Sums {
  const live = tried.filter(({ verdict }) => verdict === 'survived' || verdict === 'unreached');
  const kills = new Map<string, boolean>();
  for (const { test, kills: mutant } of rulings)
    for (const id of namedIn(test.split(' > ').at(-1)!).rulings)
      kills.set(id, (kills.get(id) ?? false) || mutant !== null);
  return {
    total: tried.length,
    killed: tried.length - live.length,
    refused: tried.filter(({ verdict }) => verdict === 'refused').length,
    excused: live.filter(({ mutant }) => excuse(mutant)),
    open: live.filter(({ mutant }) => !excuse(mutant)),
    unproved: [...kills].flatMap(([id, any]) => (any ? [] : [id])),
    proved: [...kills.values()].filter(Boolean).length,
  };
}

const short = (text: string): string => {
  const line = plain(text);
  return (line.length > 70 ? `${line.slice(0, 67)}…` : line).replaceAll('|', '\\|');
};

export const lineOf = ({ mutant: { file, line, home, was, now, form }, verdict }: Tried): string => {
  const to = form === 'expression' ? `→ \`${short(now)}\`` : 'left out';
  return `${file}:${line} (${home}): \`${short(was)}\` ${to}${verdict === 'unreached' ? ', which no test reaches' : ''}`;
};

export const rate = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

const REPORT = join(root, 'docs/mutation.md');
const ENGINE = 'engine';

const ENGINE_SAYS =
  'The beginning of a seeded sample. A mutant meets the tests of the rules first, then those of views and the hashes of random games, then those of cards, scenarios and the generated proofs. What has outlived one of these stages and has not met the next counts as open.';

const HEAD = [
  '| | Mutants | Killed | | By types alone | Equivalent | Open | Rulings proved | Run |',
  '|---|--:|--:|--:|--:|--:|--:|--:|---|',
];

/** The report's entry for one folder or sample. */
interface Entry {
  row: string;
  survivors: string[];
}

function entryOf(kept: Kept): Entry {
  const { total, killed, refused, excused, open, unproved, proved } = sumsOf(kept);
  return {
    row: `| ${kept.name} | ${total} | ${killed} | ${rate(killed, total)} | ${refused} | ${excused.length} | ${open.length} | ${proved} of ${proved + unproved.length} | ${kept.day} |`,
    survivors: [
      ...unproved.map((id) => `- Ruling ${id}: its tests kill nothing.`),
      ...open.map((one) => `- Open: ${lineOf(one)}`),
      ...excused.map((one) => `- Equivalent: ${lineOf(one)}. ${excuse(one.mutant)!.reason}`),
    ],
  };
}

/** The entries of a report, by folder or sample. */
function entriesIn(report: string): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  let survivors: string[] | undefined;
  for (const line of report.split('\n')) {
    const name = /^\| ([\w-]+) \|/.exec(line)?.[1];
    if (name) entries.set(name, { row: line, survivors: [] });
    else if (line.startsWith('#')) survivors = entries.get(line.replace(/^#+ /, ''))?.survivors;
    else if (line.startsWith('- ')) survivors?.push(line);
  }
  return entries;
}

/** The report with the new results. Existing folders without a new result keep their entry. */
export function reportWith(before: string, results: readonly Kept[], folders: readonly string[]): string {
  const entries = entriesIn(before);
  for (const kept of results) entries.set(kept.name, entryOf(kept));
  const cards = [...entries.keys()].filter((name) => folders.includes(name)).sort();
  const engine = entries.has(ENGINE) ? [ENGINE] : [];
  const rows = (names: string[]): string[] => names.map((name) => entries.get(name)!.row);
  const sum = (column: number): number =>
    rows(cards).reduce((total, row) => total + Number(row.split(' | ')[column]), 0);
  const [total, killed] = [sum(1), sum(2)];
  const missing = folders.filter((name) => !entries.has(name)).sort();
  return [
    '# Mutation testing',
    '',
    'Written by `pnpm mutate cards` and `pnpm mutate engine`; do not edit it by hand.',
    '[Decision 10](decisions/0010-mutants-are-switched-in-one-process.md) explains how it works.',
    '',
    'A mutant is one small change to a source file. It is killed when a test fails or the compiler rejects it. *Equivalent*',
    'mutants survive because they change nothing that a test could see (`tools/mutation/accepted.ts` gives the reasons);',
    '*open* ones point to a missing test.',
    'A ruling is proved when a test that names it kills at least one mutant.',
    '',
    `Cards: ${killed} of ${total} mutants killed (${rate(killed, total)}) in ${cards.length} folders.${missing.length > 0 ? ` Not run yet: ${missing.join(', ')}.` : ''}`,
    '',
    '## Cards',
    '',
    ...HEAD,
    ...rows(cards),
    '',
    ...(engine.length > 0 ? ['## Engine', '', ENGINE_SAYS, '', ...HEAD] : []),
    ...rows(engine),
    ...(engine.length > 0 ? [''] : []),
    '## Survivors',
    '',
    ...[...cards, ...engine].flatMap((name) => {
      const { survivors } = entries.get(name)!;
      return survivors.length > 0 ? [`### ${name}`, ...survivors, ''] : [];
    }),
  ].join('\n');
}

/** Brings docs/mutation.md up to date with these results. `folders` are those that have card scripts. */
export function writeReport(results: readonly Kept[], folders: readonly string[]): void {
  const before = existsSync(REPORT) ? readFileSync(REPORT, 'utf8') : '';
  writeFileSync(REPORT, reportWith(before, results, folders));
}
