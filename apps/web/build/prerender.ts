/**
 * After the build: writes `home.<language>.html`, the rendered home page, so that it is visible before any script has
 * loaded. The server sends it for `/`; all other pages start from index.html.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { createServer, type Plugin } from 'vite';
import { scriptOf } from './script.ts';

const ROOT = '<div id="root"></div>';
const FIRST = '<!-- first -->';

/** @returns language → markup */
async function drawn(root: string): Promise<Record<string, string>> {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'warn',
    appType: 'custom',
    plugins: [react()],
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { homePages } = await server.ssrLoadModule('/src/prerender.tsx');
    return await homePages();
  } finally {
    await server.close();
  }
}

/** Fails if the build's styles lack the markup's classes: the prerendered page would be unstyled. */
function expectStyled(markup: string, css: string): void {
  const classes = new Set([...markup.matchAll(/class="([^"]*)"/g)].flatMap((m) => (m[1] ?? '').split(' ')));
  const own = [...classes].filter((one) => one.startsWith('_'));
  const unknown = own.filter((one) => !css.includes(`.${one}`));
  if (own.length === 0 || unknown.length > own.length / 3)
    throw new Error(`The printed home page has other classes than the styles: ${unknown.join(', ')}`);
}

/** Fails on style attributes: the server's Content-Security-Policy blocks them in HTML. */
function expectNoInlineStyles(markup: string): void {
  const inline = /<[^>]*\sstyle="[^>]*>/.exec(markup);
  if (inline) throw new Error(`The prerendered home page has a style attribute: ${inline[0].slice(0, 200)}`);
}

/** The scripts that make the page interactive load after the first paint: first.ts fetches them then. */
const laterScripts = (html: string): string =>
  html
    .replace(/<script type="module" crossorigin src="([^"]+)"><\/script>/, '<meta name="main" content="$1">')
    .replaceAll('rel="modulepreload"', 'rel="later"');

function write(file: string, html: string): void {
  writeFileSync(file, html);
  writeFileSync(`${file}.gz`, gzipSync(html, { level: 9 }));
  writeFileSync(`${file}.br`, brotliCompressSync(html));
}

export function prerender(): Plugin {
  let [root, folder, css] = ['', '', ''];
  return {
    name: 'prerender',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      folder = join(root, config.build.outDir);
    },
    async generateBundle(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName.endsWith('.css')) css += file.source;
      this.emitFile({ type: 'asset', name: 'first.js', source: await scriptOf(root, 'src/first.ts') });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const first = Object.keys(bundle ?? {}).find((name) => /first-[^/]*\.js$/.test(name));
        return html.replace(FIRST, first ? `<script src="/${first}"></script>` : '');
      },
    },
    async writeBundle() {
      const html = readFileSync(join(folder, 'index.html'), 'utf8');
      for (const [language, markup] of Object.entries(await drawn(root))) {
        expectStyled(markup, css);
        expectNoInlineStyles(markup);
        const page = laterScripts(html)
          .replace(ROOT, () => `<div id="root">${markup}</div>`)
          .replace('<html lang="en">', `<html lang="${language}">`);
        write(join(folder, `home.${language}.html`), page);
      }
    },
  };
}
