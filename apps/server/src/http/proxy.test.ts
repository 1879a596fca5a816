/** Runs the examples of docs/hosting.md in front of a real server, unchanged except for ports and TLS. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { answerNext, nextAsked, startGame, temporaryFolder } from '@smash/chaos/testing/harness.ts';
import { served } from '@smash/chaos/testing/served.ts';
import { answers, ended, find, freePort } from '@smash/chaos/testing/services.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseTrust } from '../limits/address.ts';

const page = readFileSync(new URL('../../../../docs/hosting.md', import.meta.url), 'utf8');
const example = (language: string): string => page.split(`\`\`\`${language}\n`)[1]!.split('```')[0]!;

/** Where the server listens: the proxy has different addresses for players and for the server. */
const HOST = Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === '::1'))
  ? '::1'
  : undefined;

interface Proxy {
  program: string;
  /** The command that starts it with this file. */
  args(file: string): string[];
  config(ports: { proxy: number; plain: number; server: number }, folder: string): string;
}

const proxies: Proxy[] = [
  {
    program: 'nginx',
    args: (file) => ['-c', file, '-e', 'stderr'],
    config: ({ proxy, plain, server }, folder) => `
      daemon off; master_process off; pid ${folder}/nginx.pid; events {}
      http {
        access_log off;
        ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((one) => `${one}_temp_path ${folder}/${one};`).join(' ')}
        ${example('nginx')
          .replace('listen 443 ssl;', `listen 127.0.0.1:${proxy};`)
          .replace('listen 80;', `listen 127.0.0.1:${plain};`)
          .replace(/^ *ssl_certificate.*$/gm, '')
          .replace('server_name table.example.org', 'server_name localhost')
          .replace('127.0.0.1:2567', `[::1]:${server}`)}
      }`,
  },
  {
    program: 'caddy',
    args: (file) => ['run', '--adapter', 'caddyfile', '--config', file],
    config: ({ proxy, server }) => `
      {
        admin off
      }
      ${example('caddy')
        .replace('table.example.org {', `http://localhost:${proxy} {\n  bind 127.0.0.1`)
        .replace('127.0.0.1:2567', `[::1]:${server}`)}`,
  },
];

/** One server for both proxies, because Colyseus allows only one per process. */
const at = served({ host: HOST, trust: parseTrust('1') });

describe.each(proxies)('behind $program', ({ program, args, config }) => {
  const path = HOST && find(program);
  if (!path) console.warn(`Not tested: ${program} is not installed, or there is no IPv6.`);
  const folder = temporaryFolder();
  let child: ChildProcess | undefined;
  let port: number;
  let plain: number;

  beforeAll(async () => {
    if (!path) return;
    [port, plain] = [await freePort(), await freePort()];
    const file = join(folder.path, 'config');
    writeFileSync(file, config({ proxy: port, plain, server: at.server.port }, folder.path));
    child = spawn(path, args(file), { cwd: folder.path, env: { HOME: folder.path }, stdio: 'ignore' });
    await answers(() => fetch(`http://localhost:${port}/healthz`));
  });
  afterAll(async () => {
    if (child) await ended(child, 'SIGKILL');
    folder.remove();
  });

  test.skipIf(!path)('a game is played over its WebSockets, and the server knows the players’ addresses', async () => {
    const players = await startGame(port, 2);
    for (let i = 0; i < 3; i++) await answerNext((await nextAsked(players))!);
    const { peers } = at.server.tables.get(players[0]!.code)!;
    // The proxy itself connects from ::1.
    expect([...peers].map(({ address }) => address)).toEqual(['127.0.0.1', '127.0.0.1']);
    for (const player of players) await player.leave();
  });

  test.skipIf(!path)('its own pages may open rooms, those of others may not; HTTPS is enforced', async () => {
    const open = (origin: string) =>
      fetch(`http://localhost:${port}/matchmake/create/table`, {
        method: 'POST',
        body: '{}',
        headers: { origin, 'content-type': 'application/json' },
      });
    expect((await open(`http://localhost:${port}`)).status).toBe(200);
    expect((await open('https://elsewhere.example')).status).toBe(403);
    const page = await fetch(`http://localhost:${port}/`);
    expect(page.headers.get('strict-transport-security')).toBe('max-age=31536000');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
    if (program !== 'nginx') return;
    const redirected = await fetch(`http://127.0.0.1:${plain}/r/KILN-22222`, { redirect: 'manual' });
    expect(redirected.status).toBe(301);
    expect(redirected.headers.get('location')).toMatch(/^https:.*\/r\/KILN-22222$/);
  });
});
