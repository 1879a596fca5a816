/** `scenes/index.json` and `scenes/FOLDER/NAME.json`: the scenarios of the tests, for readers; each is loaded when opened. */
import { readScenes } from '@smash/testkit/scene-index';
import type { Plugin } from 'vite';

export function scenes(): Plugin {
  return {
    name: 'scenes',
    generateBundle() {
      const { files, index } = readScenes();
      this.emitFile({ type: 'asset', fileName: 'scenes/index.json', source: JSON.stringify(index) });
      for (const { id, text } of files) this.emitFile({ type: 'asset', fileName: `scenes/${id}.json`, source: text });
    },
    configureServer({ middlewares }) {
      middlewares.use('/scenes', (request, response, next) => {
        const { files, index } = readScenes();
        const id = /^\/(.+)\.json$/.exec(request.url ?? '')?.[1];
        const text = id === 'index' ? JSON.stringify(index) : files.find((one) => one.id === id)?.text;
        if (text === undefined) return next();
        response.setHeader('Content-Type', 'application/json').end(text);
      });
    },
  };
}
