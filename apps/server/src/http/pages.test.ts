import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { NO_LIMITS } from '@smash/chaos/testing/limits.ts';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Budgets } from '../limits/budgets.ts';
import { guardFront } from './front.ts';
import { securityHeaders } from './headers.ts';
import { Health } from './health.ts';
import { routes } from './routes.ts';
import { Standings } from './tables.ts';

const budgets = new Budgets(NO_LIMITS.perAddress, NO_LIMITS.perConnection, () => {});
const SCRIPT = 'console.log("a script of some length");';
const folder = mkdtempSync(join(tmpdir(), 'smash-pages-'));
let server: Server;
let url = '';

beforeAll(async () => {
  for (const name of ['assets', 'scenes']) mkdirSync(join(folder, name));
  for (const name of ['read', 'gone']) writeFileSync(join(folder, `scenes/${name}.json`), `{"name":"${name}"}`);
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>page</title>');
  for (const language of ['en', 'de']) writeFileSync(join(folder, `home.${language}.html`), `home in ${language}`);
  writeFileSync(join(folder, 'sw.js'), SCRIPT);
  writeFileSync(join(folder, '.sources'), 'a note of the build');
  writeFileSync(join(folder, 'assets/index-1.js'), SCRIPT);
  writeFileSync(join(folder, 'assets/index-1.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(join(folder, 'assets/index-1.js.gz'), gzipSync(SCRIPT));
  const app = express();
  routes(
    app,
    { webDir: folder },
    {
      version: '0',
      health: new Health({
        store: { probe: async () => {} },
        folder: null,
        redis: null,
        deadlines: () => true,
        counts: () => ({}),
      }),
    },
    async () => null,
    budgets,
    new Standings({ look: async () => [] }, budgets),
  );
  server = app.listen(0);
  await new Promise((done) => server.once('listening', done));
  guardFront(server, { origins: [], hosts: [] }, budgets);
  url = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string, encoding = '') => fetch(url + path, { headers: { 'accept-encoding': encoding } });

describe('the pages', () => {
  it.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['br, gzip', 'br'],
    ['', null],
  ])('a script is sent as the browser understands it: accepts "%s"', async (accepts, sent) => {
    const response = await get('/assets/index-1.js', accepts);
    expect(response.headers.get('content-encoding')).toBe(sent);
    expect(await response.text()).toBe(SCRIPT);
  });

  it('files with a hash in their name are cached for a year, everything else is revalidated', async () => {
    const cached = async (path: string) => (await get(path)).headers.get('cache-control');
    expect(await cached('/assets/index-1.js')).toBe('public, max-age=31536000, immutable');
    expect(await cached('/sw.js')).toBe('no-cache');
    expect(await cached('/r/KILN-42')).toBe('no-cache');
  });

  it('hidden files of the build are not among them', async () => {
    expect(await (await get('/.sources')).text()).not.toContain('a note of the build');
  });

  it('every address is a client page, but a missing file is not found', async () => {
    expect(await (await get('/r/KILN-42')).text()).toContain('<title>page</title>');
    for (const path of ['/assets/index-2.js', '/assets/../../package.json', '/favicon.ico', '/%2e%2e/package.json'])
      expect([path, (await get(path)).status]).toEqual([path, 404]);
  });

  it('positions are read when first requested, and are kept', async () => {
    expect(await (await get('/scenes/read.json')).json()).toEqual({ name: 'read' });
    rmSync(join(folder, 'scenes'), { recursive: true });
    expect(await (await get('/scenes/read.json')).json()).toEqual({ name: 'read' });
    expect((await get('/scenes/gone.json')).status).toBe(404);
  });

  it.each([
    ['de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['fr,en;q=0.5,de;q=0.3', 'en'],
    ['fr', 'en'],
    ['*', 'en'],
  ])('the home page comes printed in the first language there is: %s', async (wanted, language) => {
    const response = await fetch(`${url}/`, { headers: { 'accept-language': wanted } });
    expect(await response.text()).toBe(`home in ${language}`);
    expect(response.headers.get('vary')).toContain('Accept-Language');
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  it('every answer has the security headers', async () => {
    for (const path of ['/', '/assets/index-1.js', '/nothing.js', '/healthz']) {
      const { headers } = await get(path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'self'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain(`ws://${new URL(url).host}`);
      expect(policy).not.toMatch(/unsafe|\*/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    }
  });

  it('an invalid host does not get into them', () => {
    const policy = securityHeaders("evil; script-src 'unsafe-inline'")['Content-Security-Policy'];
    expect(policy).not.toMatch(/unsafe|evil/);
    expect(securityHeaders('[::1]:2567')['Content-Security-Policy']).toContain('ws://[::1]:2567');
  });
});
