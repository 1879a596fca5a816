// Imports point one way: engine ← cards ← bots, engine ← protocol, all of them ← testkit, apps, e2e, bench.
// The folders in apps/web are layered, too: game ← table ← screens, on top of code that knows no game.
// Test files may import whatever they need: the arrows constrain the product, not its tests.
import { readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesBelow, isTest, root } from './files.ts';

type Rule = {
  /** Our packages that may be imported; a trailing `/*` stands for all their entry points. */
  ours: string[];
  /** Third-party packages and `node:` modules; 'any' = no restriction. */
  others: string[] | 'any';
  /** No clock, no randomness of its own, no I/O. */
  pure?: boolean;
};

const library = [
  '@smash/engine/*',
  '@smash/cards/*',
  '@smash/protocol/*',
  '@smash/bots',
  '@smash/testkit',
  '@smash/testkit/scenes',
  '@smash/testkit/scene-index',
  '@smash/testkit/puzzles',
  '@smash/testkit/balance',
];

const rules: Record<string, Rule> = {
  'packages/engine': { ours: [], others: [], pure: true },
  'packages/cards': { ours: ['@smash/engine/script', '@smash/engine/model'], others: [], pure: true },
  'packages/protocol': { ours: ['@smash/engine/*'], others: ['zod'] },
  // Bots see only what a seat may know, through their own entry point.
  'packages/bots': { ours: ['@smash/engine/seal'], others: [] },
  'packages/testkit': { ours: library, others: 'any' },
  'apps/server': { ours: library, others: 'any' },
  'apps/web': { ours: library, others: 'any' },
  chaos: {
    ours: [...library, '@smash/server/*', '@smash/testkit/args', '@smash/testkit/no-limits'],
    others: 'any',
  },
  e2e: {
    ours: [...library, '@smash/testkit/due', '@smash/testkit/push', '@smash/testkit/args', '@smash/testkit/no-limits'],
    others: 'any',
  },
  bench: { ours: [...library, '@smash/testkit/args'], others: 'any' },
};

/**
 * The layers of a folder, lowest first: each may import itself and those before it. Entries listed together must not
 * import each other. Files that are not named form the top layer.
 */
const layers: Record<string, (string | string[])[]> = {
  'apps/web/src': [
    ['browser', 'i18n', 'art', 'view', 'styles'],
    'settings',
    ['ui', 'motion', 'sound', 'cards'],
    'rules',
    'game',
    'table',
    'screens',
    ['main.tsx', 'fixtures'],
  ],
  'packages/engine/src': [
    'model',
    'registry',
    'query',
    'core',
    'effects',
    'abilities',
    'script',
    'procedures',
    'view',
    'undo',
    'playout',
    'seal',
  ],
  'apps/web/src/game': [
    ['chat', 'bots', 'tables.ts', 'played.ts'],
    'client.ts',
    'store.ts',
    ['base.ts', 'language.ts', 'useClient.ts'],
    ['online', 'hotseat', 'replay', 'lesson'],
    'puzzle',
  ],
  'apps/web/src/table': [
    'model',
    'state',
    'card',
    'prompt',
    ['board', 'hand', 'players', 'inspector', 'stages', 'chat', 'notes', 'signals', 'advice'],
    ['log', 'bar'],
  ],
  'apps/web/src/screens': [
    'settings',
    ['bar', 'coach', 'factions', 'report', 'curtain'],
    ['draft', 'result', 'reference', 'verify'],
    'lobby',
    ['hotseat', 'replay', 'learn', 'home', 'games', 'balance'],
    ['scene', 'puzzles'],
  ],
};

/** Relative imports that may leave their package. */
const shared = ['tools/build.ts', 'tools/chromium.ts', 'apps/server/src/http/headers.ts'];

const ambient =
  /\b(Math\.random|Date\.now|new Date|performance\.now|setTimeout|setInterval|queueMicrotask|(?:crypto|console|process)\.[A-Za-z]+|fetch\(|structuredClone)/;

const withoutComments = (source: string): string =>
  source.replace(/\/\*[\s\S]*?\*\//g, (text) => text.replace(/[^\n]/g, ' ')).replace(/(^|[^:'"`])\/\/[^\n]*/g, '$1');

export function importsOf(source: string): { from: string; line: number; isType: boolean }[] {
  const code = withoutComments(source);
  const pattern = /(?:\bfrom\s*|\bimport\s*\(\s*|\bimport\s+|\brequire\s*\(\s*)(['"])([^'"\s]+)\1/g;
  return [...code.matchAll(pattern)].map((match) => ({
    from: match[2] ?? '',
    line: code.slice(0, match.index).split('\n').length,
    isType: /\b(?:import|export) type\b[^;]*$/.test(code.slice(0, match.index)),
  }));
}

const allows = (list: string[], from: string): boolean =>
  list.some((one) => (one.endsWith('/*') ? `${from}/`.startsWith(one.slice(0, -1)) : one === from));

/** Why a file of a package may not import something; undefined if it may. */
export function refusal(home: string, file: string, from: string, isType = false): string | undefined {
  const rule = rules[home];
  if (!rule) return undefined;
  if (from.startsWith('.')) {
    const target = posix.join(dirname(file), from);
    if (!target.startsWith(`${home}/`) && !shared.includes(target)) return 'leaves its package';
    if (file.startsWith('packages/engine/src/model/') && !target.startsWith('packages/engine/src/model/'))
      return 'the model knows nothing but itself';
    // In the engine only code is layered: types may refer to higher layers.
    return isType && home === 'packages/engine' ? undefined : upward(file, target);
  }
  if (from.startsWith('@smash/')) return allows(rule.ours, from) ? undefined : 'against the arrows';
  if (rule.others === 'any' || rule.others.some((one) => from === one || from.startsWith(`${one}/`))) return undefined;
  return 'this package may not use it';
}

/** The layer a path belongs to, and the name that puts it there. */
function layerOf(folder: string, path: string): { level: number; name: string } {
  const name = path.slice(folder.length + 1).split('/')[0] ?? '';
  const level = layers[folder]!.findIndex((layer) => layer === name || layer.includes(name));
  return level < 0 ? { level: layers[folder]!.length, name: '' } : { level, name };
}

/** Why a file may not import another one of the same package; undefined if it may. */
export function upward(file: string, target: string): string | undefined {
  for (const folder of Object.keys(layers)) {
    if (!file.startsWith(`${folder}/`) || !target.startsWith(`${folder}/`)) continue;
    const here = layerOf(folder, file);
    const there = layerOf(folder, target);
    if (there.level > here.level) return `upward in ${folder}`;
    if (there.level === here.level && there.name !== here.name) return `sideways in ${folder}`;
  }
  return undefined;
}

/** Folders missing from the layers: they would count as the top layer. */
function unplaced(): string[] {
  const found = new Set<string>();
  for (const folder of Object.keys(layers))
    for (const file of filesBelow(folder)) {
      const path = file.slice(folder.length + 1);
      if (path.includes('/') && layerOf(folder, file).name === '') found.add(`${folder}/${path.split('/')[0]}`);
    }
  return [...found].map((folder) => `${folder}: in no layer`);
}

function check(): string[] {
  const problems = unplaced();
  for (const [home, rule] of Object.entries(rules)) {
    for (const file of filesBelow(home)) {
      if (!/\.(ts|tsx|mts|js|mjs)$/.test(file) || isTest(file)) continue;
      const source = readFileSync(`${root}/${file}`, 'utf8');
      for (const { from, line, isType } of importsOf(source)) {
        const reason = refusal(home, file, from, isType);
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
