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

describe('HOSTS', () => {
  const named = served({ hosts: ['play.example.org'] });

  it('any other name gets nothing from any route, page or socket', async () => {
    for (const upgrade of ['', 'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n'])
      for (const [host, line] of [
        ['evil.example', /^HTTP\/1.1 421 /],
        ['play.example.org', /^HTTP\/1.1 (?!421)/],
      ] as const) {
        const answer = await new Promise<string>((done) => {
          const socket = connect(named.server.port, '127.0.0.1');
          const key = upgrade && 'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n';
          socket.write(
            `GET /healthz HTTP/1.1\r\nHost: ${host}:80\r\nOrigin: http://${host}:80\r\n${upgrade}${key}\r\n`,
          );
          socket.once('data', (data) => {
            done(String(data));
            socket.destroy();
          });
        });
        expect(answer).toMatch(line);
      }
  });
});
