import { createHash } from 'node:crypto';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { VitePWA } from 'vite-plugin-pwa';
import { notices } from './build/notices.ts';
import { prerender } from './build/prerender.ts';
import { scenes } from './build/scenes.ts';

const server = `http://localhost:${process.env.PORT ?? '2567'}`;

/** The page knows which build it belongs to: the names of all its files, which hold their hashes. */
function stampBuild(): Plugin {
  return {
    name: 'stamp-build',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const names = Object.keys(bundle ?? {}).sort();
        const content = createHash('sha256').update(names.join()).digest('hex').slice(0, 16);
        return [{ tag: 'meta', attrs: { name: 'build', content }, injectTo: 'head' }];
      },
    },
  };
}

/**
 * Offline there are the pages that need no server. Pages always come from the network while there is one, those of rooms
 * never from anywhere else: an old page must not reach a table of a newer server.
 */
const offline = VitePWA({
  injectRegister: false,
  manifest: {
    name: 'Smash Table',
    short_name: 'Smash Table',
    description: 'An unofficial fan table for Smash Up: open a link and play, no account.',
    start_url: '/',
    display: 'standalone',
    background_color: '#12141c',
    theme_color: '#12141c',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  },
  workbox: {
    globPatterns: ['**/*.{js,css,html,woff2,png}'],
    // Ready printed for who comes by the network; the page without it does for all others.
    globIgnores: ['home.*.html', 'notices.js'],
    importScripts: ['notices.js'],
    // Every visit may be the first after a new build: what is cached is swapped at once, tabs that are open keep theirs.
    skipWaiting: true,
    clientsClaim: true,
    cleanupOutdatedCaches: true,
    navigateFallback: null,
    runtimeCaching: [
      {
        urlPattern: ({ request, url }) => request.mode === 'navigate' && !/^\/[rw]\//.test(url.pathname),
        handler: 'NetworkOnly',
        options: { precacheFallback: { fallbackURL: '/index.html' } },
      },
    ],
  },
});

/** The server sends these where the browser understands them. */
const compressed = compression({
  algorithms: ['gzip', 'brotliCompress'],
  include: /\.(js|css|svg|webmanifest)$/,
  threshold: 1024,
});

/** The page of the fixtures is in a build of its own (`--mode fixtures`), for tests alone. */
export default defineConfig(({ mode }) => ({
  plugins:
    mode === 'fixtures' ? [react()] : [react(), stampBuild(), notices(), scenes(), prerender(), offline, compressed],
  build: {
    target: 'es2022',
    ...(mode === 'fixtures' && {
      outDir: 'node_modules/.fixtures',
      minify: false,
      // One file: opening the page costs half as much as with one for each faction.
      rolldownOptions: { input: 'fixtures.html', output: { codeSplitting: false } },
    }),
  },
  server: {
    // Everything that is not a page or a module of the client belongs to the game server.
    proxy: {
      '/healthz': server,
      '/api': server,
      '/matchmake': { target: server, ws: true },
      // The socket of a room: ws://host/<process>/<room>
      '^/[\\w-]{9,}/[\\w-]{9,}(\\?|$)': { target: server, ws: true },
    },
  },
}));
