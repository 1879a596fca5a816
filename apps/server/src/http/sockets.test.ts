import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { eventually, temporaryFolder } from '@smash/chaos/testing/harness.ts';
import { NO_LIMITS } from '@smash/chaos/testing/limits.ts';
import { served } from '@smash/chaos/testing/served.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { trustNobody } from '../limits/address.ts';
import { Budgets } from '../limits/budgets.ts';
import { limitSockets } from './sockets.ts';

const pages = temporaryFolder();
// More than the system buffers for an unread socket.
const noise = Buffer.from(Array.from({ length: 8_000_000 }, (_, i) => (Math.imul(i, 2654435761) >>> 13) & 0xff));
mkdirSync(join(pages.path, 'assets'));
writeFileSync(join(pages.path, 'index.html'), noise);
writeFileSync(join(pages.path, 'assets/big.js'), noise);
writeFileSync(join(pages.path, 'assets/big.js.br'), noise);
writeFileSync(join(pages.path, 'assets/small.js'), 'small');
writeFileSync(join(pages.path, 'assets/small.js.br'), brotliCompressSync('small'));
afterAll(() => pages.remove());

const REQUESTS = 60;
const { perAddress } = readConfig({});
const site = served({ webDir: pages.path, perAddress: { ...perAddress, requests: REQUESTS, megabytes: 0 } });

/** A raw connection from that address. */
async function open(from: string, port = site.server.port): Promise<{ socket: Socket; got: () => string }> {
  const socket = connect({ host: '127.0.0.1', port, localAddress: from });
  let got = '';
  socket.on('error', () => {});
  socket.on('data', (data) => {
    got += data;
  });
  await new Promise((done) => socket.once('connect', done).once('close', done));
  return { socket, got: () => got };
}

const ask = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\nHost: here\r\n${headers}\r\n`;
const descriptors = () => readdirSync('/dev/fd').length;
const closed = ({ socket }: { socket: Socket }) => eventually(() => expect(socket.destroyed).toBe(true));

/** Listens, and waits for nobody longer than 50 ms. */
async function impatient(server: Server): Promise<Server> {
  limitSockets(server, trustNobody, new Budgets(NO_LIMITS.perAddress, NO_LIMITS.perConnection, () => {}), 50);
  await new Promise<void>((done) => server.listen(0, done));
  return server;
}

describe('a connection that sends nothing but blank lines', () => {
  it.each(['', ask('/')])('is cut off, also after an answer: %j', async (first) => {
    const server = await impatient(createServer((_request, response) => response.end('ok')));
    const one = await open('127.0.0.1', (server.address() as AddressInfo).port);
    one.socket.write(first);
    const dripping = setInterval(() => one.socket.write('\r\n'), 10);
    await closed(one);
    clearInterval(dripping);
    expect(one.got().includes('ok')).toBe(first !== '');
    server.close();
  });
});

describe('a page that is not read to its end', () => {
  it.each([
    ['/assets/big.js', 'Accept-Encoding: br\r\n'],
    ['/assets/big.js', 'Range: bytes=0-4000000\r\n'],
    ['/assets/big.js', 'If-None-Match: "other"\r\n'],
    ['/', ''],
  ])('leaves no file open: %s %s', async (path, headers) => {
    const before = descriptors();
    for (let i = 0; i < 10; i++) {
      const { socket } = await open('127.0.1.1');
      socket.pause();
      socket.write(ask(path, headers));
      if (i % 2) await new Promise((done) => setTimeout(done, 20));
      socket.destroy();
    }
    await eventually(() => expect(descriptors()).toBeLessThanOrEqual(before));
  });

  it('is sent completely to a reading client, and not again if cached', async () => {
    const get = async (headers: string) => {
      const one = await open('127.0.1.5');
      one.socket.write(ask('/assets/small.js', `${headers}Connection: close\r\n`));
      await closed(one);
      return one.got();
    };
    const first = await get('Accept-Encoding: br\r\n');
    expect(first).toMatch(/content-type: text\/javascript; charset=utf-8/i);
    expect(first).toMatch(/content-encoding: br/i);
    const etag = /etag: (.*)\r/i.exec(first)![1];
    expect(await get(`Accept-Encoding: br\r\nIf-None-Match: ${etag}\r\n`)).toMatch(/^HTTP\/1.1 304 /);
    // The uncompressed file is a different answer.
    expect(await get(`If-None-Match: ${etag}\r\n`)).toMatch(/^HTTP\/1.1 200 [\s\S]*\r\nsmall$/);
  });

  it('is cut off if nothing is read for a while', async () => {
    const server = await impatient(createServer((_request, response) => response.end(noise)));
    const one = await open('127.0.0.1', (server.address() as AddressInfo).port);
    one.socket.pause();
    one.socket.write(ask('/'));
    await eventually(async () => {
      const count = await new Promise((done) => server.getConnections((_error, n) => done(n)));
      expect(count).toBe(0);
    });
    one.socket.destroy();
    server.close();
  });
});

describe('a client that does not wait for answers', () => {
  it('is cut off, and everything it sent counts', async () => {
    const one = await open('127.0.1.2');
    one.socket.write(ask('/healthz').repeat(200));
    await closed(one);
    expect(one.got().match(/200 OK/g) ?? []).toHaveLength(0);
    // The budget is used up many times over.
    const next = await open('127.0.1.2');
    next.socket.write(ask('/healthz'));
    await closed(next);
    expect(next.got()).toBe('');
  });

  it('over budget, gets one short answer per connection, then none; others are served', async () => {
    let refused = 0;
    let silent = 0;
    for (let i = 0; silent === 0 && i < 300; i++) {
      const one = await open('127.0.1.3');
      one.socket.write(ask('/healthz', 'Connection: close\r\n'));
      await closed(one);
      if (one.got() === '') silent++;
      else if (one.got().startsWith('HTTP/1.1 429')) {
        refused++;
        expect(one.got().toLowerCase()).toContain('connection: close');
      }
    }
    expect([refused > 0, refused <= 60, silent]).toEqual([true, true, 1]);
    const other = await open('127.0.1.4');
    other.socket.write(ask('/healthz', 'Connection: close\r\n'));
    await closed(other);
    expect(other.got()).toContain('200 OK');
  });
});
