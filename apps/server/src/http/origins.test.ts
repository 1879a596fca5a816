import { connect } from 'node:net';
import { fakeEngine } from '@smash/chaos/testing/fakeEngine.ts';
import { temporaryFolder, testConfig } from '@smash/chaos/testing/harness.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { type RunningServer, startServer } from '../server.ts';
import { isAllowed, isOurHost } from './origins.ts';

const folder = temporaryFolder();
let server: RunningServer;
beforeAll(async () => {
  server = await startServer(testConfig(folder.path, { origins: ['https://friends.example'] }), fakeEngine);
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

const create = (origin?: string) =>
  fetch(`http://localhost:${server.port}/matchmake/create/table`, {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json', ...(origin === undefined ? {} : { origin }) },
  });

/** The status line of the answer to a WebSocket handshake. */
const handshake = (path: string, origin?: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(server.port, 'localhost', () =>
      socket.write(
        `GET ${path} HTTP/1.1\r\nHost: localhost:${server.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
          `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n` +
          `${origin === undefined ? '' : `Origin: ${origin}\r\n`}\r\n`,
      ),
    );
    socket.once('data', (data) => {
      resolve(String(data).split('\r\n')[0]!);
      socket.destroy();
    });
    socket.once('error', reject);
  });

describe('pages of other origins', () => {
  test.each([
    ['https://play.example', 'play.example', true],
    ['http://localhost:2567', 'localhost:2567', true],
    ['https://play.example:8443', 'play.example', true], // a proxy that passes on only the name
    ['https://friends.example', 'play.example', true],
    ['http://friends.example', 'play.example', false],
    ['https://play.example.evil.example', 'play.example', false],
    ['https://evil.example', 'play.example', false],
    ['http://localhost:9999', 'localhost:2567', false],
    ['null', 'play.example', false],
    ['', 'play.example', false],
    [undefined, 'play.example', true], // no browser
  ])('%s at %s: %s', (origin, host, allowed) => {
    expect(isAllowed(['https://friends.example'], { origin, host })).toBe(allowed);
  });

  test('cannot open rooms or sockets (ASVS 4.4.2)', async () => {
    const rooms = server.tables.size;
    expect((await create('https://evil.example')).status).toBe(403);
    expect((await create('null')).status).toBe(403);
    expect(server.tables.size).toBe(rooms);
    expect((await create(`http://localhost:${server.port}`)).ok).toBe(true);
    expect((await create('https://friends.example')).ok).toBe(true);
    expect((await create()).ok).toBe(true);
    expect(await handshake('/table/KELP-47382?sessionId=x', 'https://evil.example')).toContain('403');
    expect(await handshake('/table/KELP-47382?sessionId=x', `http://localhost:${server.port}`)).toContain('101');
  });

  test.each([
    ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'KELP-4738', 'kelp-47382', 'KELP-47382/x', '', '%'],
    'abcdefghi?reconnectionToken=KELP-47382',
  ])('no socket leads to what is no code of a table: %s', async (code) => {
    const query = code.includes('?') ? '' : '?sessionId=x';
    expect(await handshake(`/table/${code}${query}`)).toMatch(/^HTTP\/1.1 404 /);
    expect(await handshake(`/${code}${query}`)).toMatch(/^HTTP\/1.1 404 /);
  });

  test('invalid ones in the settings are reported in plain words', () => {
    expect(readConfig({}).origins).toEqual([]);
    expect(readConfig({ ORIGINS: 'https://a.example, http://b.example:81/' }).origins).toEqual([
      'https://a.example',
      'http://b.example:81',
    ]);
    for (const bad of ['a.example', 'ftp://a.example', 'https://a.example/path', '*'])
      expect(() => readConfig({ ORIGINS: bad })).toThrow('ORIGINS has');
  });
});

test('HOSTS: a site that points its own name here is refused, and names are read without a port', () => {
  const { hosts } = readConfig({ HOSTS: 'Play.example.org, 127.0.0.1' });
  const told = ['play.example.org', 'play.example.org:2567', 'PLAY.EXAMPLE.ORG', '127.0.0.1:80'];
  for (const host of told) expect([host, isOurHost(hosts, host)]).toEqual([host, true]);
  for (const host of ['evil.example', 'play.example.org.evil.example', '', undefined])
    expect([host, isOurHost(hosts, host)]).toEqual([host, false]);
  expect(isOurHost([], 'evil.example')).toBe(true);
  expect(() => readConfig({ HOSTS: 'play.example.org:80' })).toThrow('without a port');
});
