import type { Plugin } from 'vite';
import { scriptOf } from './script.ts';

/** Builds `notices.js`, which the service worker imports. */
export function notices(): Plugin {
  let root = '';
  return {
    name: 'notices',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    async generateBundle() {
      const source = await scriptOf(root, 'src/browser/noticeWorker.ts');
      this.emitFile({ type: 'asset', fileName: 'notices.js', source });
    },
  };
}
