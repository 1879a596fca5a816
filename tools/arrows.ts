// Imports point one way: engine ← cards ← bots, engine ← protocol, all of them ← testkit, apps, e2e, bench.
// Test files may import whatever they need: the arrows keep the product in shape, not its tests.
import { readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesBelow, isTest, root } from './files.ts';

type Rule = {
  /** Packages of ours that may be imported; a trailing `/*` stands for all their entry points. */
  ours: string[];
  /** Third-party packages and `node:` modules; 'any' where the outside world is allowed. */
  others: string[] | 'any';
  /** No clock, no chance of its own, no input or output. */
  pure?: boolean;
};

const library = ['@smash/engine/*', '@smash/cards', '@smash/protocol/*', '@smash/bots', '@smash/testkit'];

const rules: Record<string, Rule> = {
  'packages/engine': { ours: [], others: [], pure: true },
  'packages/cards': { ours: ['@smash/engine/script', '@smash/engine/model'], others: [], pure: true },
  'packages/protocol': { ours: ['@smash/engine/*'], others: ['zod'] },
  'packages/bots': { ours: ['@smash/engine/*', '@smash/cards'], others: [] },
  'packages/testkit': { ours: library, others: 'any' },
  'apps/server': { ours: library, others: 'any' },
  'apps/web': { ours: library, others: 'any' },
  e2e: { ours: library, others: 'any' },
  bench: { ours: library, others: 'any' },
};

/** Relative imports that may leave their package. */
const shared = ['tools/chromium.ts', 'apps/server/src/headers.ts'];

const ambient =
  /\b(Math\.random|Date\.now|new Date|performance\.now|setTimeout|setInterval|queueMicrotask|(?:crypto|console|process)\.[A-Za-z]+|fetch\(|structuredClone)/;

const withoutComments = (source: string): string =>
  source.replace(/\/\*[\s\S]*?\*\//g, (text) => text.replace(/[^\n]/g, ' ')).replace(/(^|[^:'"`])\/\/[^\n]*/g, '$1');

export function importsOf(source: string): { from: string; line: number }[] {
  const code = withoutComments(source);
  const pattern = /(?:\bfrom\s*|\bimport\s*\(\s*|\bimport\s+|\brequire\s*\(\s*)(['"])([^'"\s]+)\1/g;
  return [...code.matchAll(pattern)].map((match) => ({
    from: match[2] ?? '',
    line: code.slice(0, match.index).split('\n').length,
  }));
}

const allows = (list: string[], from: string): boolean =>
  list.some((one) => (one.endsWith('/*') ? `${from}/`.startsWith(one.slice(0, -1)) : one === from));

/** The reason why a file of a package may not import something, or undefined if it may. */
export function refusal(home: string, file: string, from: string): string | undefined {
  const rule = rules[home];
  if (!rule) return undefined;
  if (from.startsWith('.')) {
    const target = posix.join(dirname(file), from);
    if (!target.startsWith(`${home}/`) && !shared.includes(target)) return 'leaves its package';
    if (file.startsWith('packages/engine/src/model/') && !target.startsWith('packages/engine/src/model/'))
      return 'the model knows nothing but itself';
    return undefined;
  }
  if (from.startsWith('@smash/')) return allows(rule.ours, from) ? undefined : 'against the arrows';
  if (rule.others === 'any' || rule.others.some((one) => from === one || from.startsWith(`${one}/`))) return undefined;
  return 'this package may not use it';
}

function check(): string[] {
  const problems: string[] = [];
  for (const [home, rule] of Object.entries(rules)) {
    for (const file of filesBelow(home)) {
      if (!/\.(ts|tsx|mts|js|mjs)$/.test(file) || isTest(file)) continue;
      const source = readFileSync(`${root}/${file}`, 'utf8');
      for (const { from, line } of importsOf(source)) {
        const reason = refusal(home, file, from);
        if (reason) problems.push(`${file}:${line} imports ${from}: ${reason}`);
      }
      if (!rule.pure) continue;
      for (const [index, line] of withoutComments(source).split('\n').entries()) {
        const found = ambient.exec(line);
        if (found) problems.push(`${file}:${index + 1} uses ${found[1]}: no I/O, clock or chance here`);
      }
    }
  }
  return problems;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const problems = check();
  for (const problem of problems) console.error(problem);
  console.log(problems.length === 0 ? 'Import arrows: all right.' : `Import arrows: ${problems.length} wrong.`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
