/**
 * The scenarios and tests for readers, each loaded when opened: `scenes/index.json`, `scenes/lists/GROUP.json`, and
 * `scenes/GROUP/NAME.json` (a scenario) or `scenes/tests/GROUP.json` (tests).
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readScenes } from '@smash/testkit/scene-index';
import type { Plugin } from 'vite';

/** Lists and test groups are large enough to be worth compressing. */
const isLarge = (path: string): boolean => /^(index|lists\/.+|tests\/.+)\.json$/.test(path);

/** Maps paths below `scenes/` to their texts. */
function readAssets(): Map<string, string> {
  const { files, index, lists } = readScenes();
  return new Map([
    ['index.json', JSON.stringify(index)],
    ...Object.entries(lists).map(([group, list]) => [`lists/${group}.json`, JSON.stringify(list)] as const),
    ...files.map(({ id, text }) => [`${id}.json`, text] as const),
  ]);
}

export function scenes(): Plugin {
  let served: Map<string, string> | null = null;
  return {
    name: 'scenes',
    // Write these directly: as parts of the bundle, thousands of small files take longer than the whole client.
    writeBundle({ dir = '' }) {
      for (const [path, source] of readAssets()) {
        const file = join(dir, 'scenes', path);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, source);
        if (isLarge(path)) writeFileSync(`${file}.gz`, gzipSync(source));
      }
    },
    configureServer({ middlewares }) {
      middlewares.use('/scenes', (request, response, next) => {
        served ??= readAssets();
        const text = served.get((request.url ?? '').slice(1));
        if (text === undefined) return next();
        response.setHeader('Content-Type', 'application/json').end(text);
      });
    },
  };
}
