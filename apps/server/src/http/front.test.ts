import { connect } from 'node:net';
import { Server } from '@colyseus/core';
import { served } from '@smash/chaos/testing/served.ts';
import type { Application } from 'express';
import { describe, expect, it } from 'vitest';

const FRIEND = 'https://friends.example';
const FOREIGN = ['https://evil.example', 'http://localhost:1', 'null', 'https://friends.example.evil.example'];
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const site = served({ origins: [FRIEND] });

interface Layer {
  route?: { path: string };
}

/** Every path with a handler: Express routes, Colyseus routes, and some unknown ones. */
function paths(): string[] {
  const { router, transport } = Server.current as unknown as {
    router: { endpoints: Record<string, { path: string }> };
    transport: { getExpressApp(): Application };
  };
  const express = (transport.getExpressApp().router.stack as Layer[]).flatMap(({ route }) => route?.path ?? []);
  const colyseus = Object.values(router.endpoints).map(({ path }) => path);
  const filled = [...express, ...colyseus].flatMap((path) => {
    if (path === '/{*page}') return ['/r/KILN-42', '/nothing.js'];
    if (path === '/matchmake/:method/:roomName')
      return ['create/table', 'joinById/KILN-42', 'reconnect/KILN-42', 'join/table'].map((one) => `/matchmake/${one}`);
    return [path.replace(/:\w+/g, '1-0123456789abcdef0123456789abcdef')];
  });
  return [
    ...new Set([...filled, '/', '/metrics', '/__healthcheck', '/__apidocs', '/matchmake/', '/%', '/api/replay/x']),
  ];
}

const send = (path: string, method: string, headers: Record<string, string>) =>
  fetch(`http://localhost:${site.server.port}${path}`, {
    method,
    headers: { ...headers, ...(method === 'POST' ? { 'content-type': 'application/json' } : {}) },
    ...(method === 'POST' ? { body: '{' } : {}),
  });

const cors = (response: Response) =>
  Object.fromEntries([...response.headers].filter(([name]) => name.startsWith('access-control')));

describe('cross-origin access', () => {
  it('the list of routes is complete enough to test', () => {
    expect(paths()).toEqual(expect.arrayContaining(['/healthz', '/matchmake/create/table', '/r/KILN-42']));
  });

  it('the library shows nothing of its own', async () => {
    for (const path of ['/__healthcheck', '/__healthcheck/', '//__healthcheck', '/__healthcheck?x', '/__apidocs'])
      for (const method of METHODS) {
        const response = await send(path, method, {});
        expect([path, method, response.status]).toEqual([path, method, 404]);
      }
  });

  it('a foreign page can read no answer of any route or method, and no preflight', async () => {
    const rooms = site.server.tables.size;
    for (const path of paths())
      for (const method of METHODS)
        for (const origin of FOREIGN) {
          const response = await send(path, method, { origin, 'access-control-request-method': 'POST' });
          expect([path, method, origin, response.status, cors(response)]).toEqual([path, method, origin, 403, {}]);
          expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin');
        }
    expect(site.server.tables.size).toBe(rooms);
  });

  it('programs without an origin learn nothing about origins either', async () => {
    for (const path of paths())
      for (const method of METHODS) {
        const response = await send(path, method, {});
        expect([path, method, cors(response)]).toEqual([path, method, {}]);
        expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin');
        await response.arrayBuffer();
      }
  });

  it('pages of this server and of ORIGINS can read every answer, errors included', async () => {
    const own = `http://localhost:${site.server.port}`;
    for (const path of paths())
      for (const method of METHODS)
        for (const origin of [own, FRIEND]) {
          const response = await send(path, method, { origin });
          const told = [
            path,
            method,
            response.headers.get('access-control-allow-origin'),
            response.headers.get('vary'),
          ];
          expect(told).toEqual([path, method, origin, expect.stringContaining('Origin')]);
          expect(response.headers.get('access-control-allow-credentials')).toBe('true');
          await response.arrayBuffer();
        }
    expect((await send('/matchmake/create/table', 'OPTIONS', { origin: FRIEND })).status).toBe(204);
  });
});

it('a client that waits for "100 Continue" gets the answer to its request instead', async () => {
  const answer = await new Promise<string>((done) => {
    const socket = connect(site.server.port, '127.0.0.1');
    socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\n\r\n');
    socket.once('data', (data) => {
      done(String(data));
      socket.destroy();
    });
  });
  expect(answer).toMatch(/^HTTP\/1.1 200 /);
});

const UPGRADE = [
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  `Sec-WebSocket-Key: ${'A'.repeat(22)}==`,
];

/** The whole answer to a request with these lines, as it is on the wire. */
const answerTo = (port: number, lines: string[], path = '/healthz', method = 'GET'): Promise<string> =>
  new Promise((done) => {
    const socket = connect(port, '127.0.0.1');
    socket.write([`${method} ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
    socket.once('data', (data) => {
      done(String(data));
      socket.destroy();
    });
  });

describe('a Host header', () => {
  const SECRET = 'evil.example';

  it.each([
    ['two of them', ['Host: localhost', `Host: ${SECRET}`]],
    ['twice the same', ['Host: localhost', 'host: localhost']],
    ['a list', [`Host: localhost, ${SECRET}`]],
    ['a list without spaces', [`Host: localhost,${SECRET}`]],
    ['with a user', [`Host: ${SECRET}@localhost`]],
    ['with a path', [`Host: localhost/${SECRET}`]],
    ['with a query', [`Host: localhost?${SECRET}`]],
    ['with a backslash', [`Host: localhost\\${SECRET}`]],
    ['percent-encoded', ['Host: %6cocalhost']],
    ['without a name', ['Host: :80']],
    ['with a port that is none', ['Host: localhost:99999']],
  ])('%s is refused in plain words, for pages and sockets alike', async (_, lines) => {
    for (const more of [[], UPGRADE]) {
      const answer = await answerTo(site.server.port, [...lines, ...more], '/table/KELP-47382?sessionId=x');
      expect(answer).toMatch(/^HTTP\/1.1 400 /);
      expect(answer).toMatch(/This request does not say properly which server it is for\.\n$/);
      expect(answer).not.toContain(SECRET);
    }
  });

  it('of any name or number is accepted', async () => {
    for (const host of ['localhost', 'LOCALHOST:1', '127.0.0.1', '[::1]:80', 'my_host', 'xn--bcher-kva.example'])
      expect(await answerTo(site.server.port, [`Host: ${host}`])).toMatch(/^HTTP\/1.1 200 /);
  });
});

it('whatever is refused first is told why in plain words, without repeating the request', async () => {
  const origin = 'https://evil.example';
  for (const [status, lines, words] of [
    [403, [`Origin: ${origin}`], 'Pages of other sites may not use this server.'],
    [413, ['Content-Length: 9000'], 'This request is too long, or does not say how long it is.'],
    [413, ['Transfer-Encoding: chunked'], 'This request is too long, or does not say how long it is.'],
  ] as const) {
    const answer = await answerTo(site.server.port, ['Host: localhost', ...lines], '/healthz?evil', 'POST');
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} .*\r\n\r\n${words}\n$`, 's'));
    expect(answer).not.toContain('evil');
  }
  const socket = await answerTo(site.server.port, ['Host: localhost', `Origin: ${origin}`, ...UPGRADE], '/table/x');
  expect(socket).toMatch(/^HTTP\/1.1 403 .*\r\n\r\nPages of other sites may not use this server\.\n$/s);
});

describe('HOSTS', () => {
  const named = served({ hosts: ['play.example.org'] });

  it('any other name gets nothing from any route, page or socket', async () => {
    for (const upgrade of [[], UPGRADE])
      for (const [host, line] of [
        ['evil.example', /^HTTP\/1.1 421 .*\r\n\r\nThis server does not answer to that name\.\n$/s],
        ['play.example.org', /^HTTP\/1.1 (?!421)/],
      ] as const) {
        const lines = [`Host: ${host}:80`, `Origin: http://${host}:80`, ...upgrade];
        expect(await answerTo(named.server.port, lines)).toMatch(line);
      }
  });
});
