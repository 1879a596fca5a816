/**
 * The scenarios and tests for readers, each loaded when opened: `scenes/index.json`, `scenes/lists/GROUP.json`, and
 * `scenes/GROUP/NAME.json` (a scenario) or `scenes/tests/GROUP.json` (tests).
 */
import { readScenes } from '@smash/testkit/scene-index';
import type { Plugin } from 'vite';

/** Path below `scenes/` → text. */
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
    generateBundle() {
      for (const [path, source] of readAssets()) this.emitFile({ type: 'asset', fileName: `scenes/${path}`, source });
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
