import { connect } from 'node:net';
import { Stranger } from '@smash/chaos/strangers/stranger.ts';
import { Player } from '@smash/chaos/testing/harness.ts';
import { NO_LIMITS } from '@smash/chaos/testing/limits.ts';
import { served } from '@smash/chaos/testing/served.ts';
import { describe, expect, it } from 'vitest';
import { parseTrust } from '../limits/address.ts';

const site = served({
  host: '127.0.0.1',
  trust: parseTrust('127.0.0.9'),
  perAddress: { ...NO_LIMITS.perAddress, rooms: 2 },
});

/** The status of the answer to a request from that address. */
const send = (from: string, lines: string[], body = '{}'): Promise<number> =>
  new Promise((resolve, reject) => {
    const socket = connect({ port: site.server.port, host: '127.0.0.1', localAddress: from }, () =>
      socket.write(
        [
          'POST /matchmake/create/table HTTP/1.1',
          'Content-Type: application/json',
          `Content-Length: ${body.length}`,
          ...lines,
          '',
          body,
        ].join('\r\n'),
      ),
    );
    socket.once('data', (data) => {
      resolve(Number(String(data).split(' ')[1]));
      socket.destroy();
    });
    socket.once('close', () => resolve(0));
    socket.once('error', reject);
  });

const HOST = 'Host: x';
const claims = (address: string) =>
  ['X-Real-IP', 'X-Forwarded-For', 'X-Client-IP'].map((name) => `${name}: ${address}`);

describe('the address whose budget is used', () => {
  it('is not the client’s to choose: varying claims gains nothing', async () => {
    const seen: number[] = [];
    for (let i = 0; i < 5; i++) seen.push(await send('127.0.0.2', [HOST, ...claims(`198.51.100.${i}`)]));
    expect(seen).toEqual([200, 200, 429, 429, 429]);
  });

  it('is our own proxy’s to choose', async () => {
    const seen: number[] = [];
    for (let i = 0; i < 5; i++) seen.push(await send('127.0.0.9', [HOST, ...claims(`198.51.100.${i}`)]));
    expect(seen).toEqual([200, 200, 200, 200, 200]);
  });

  it('is the same for sockets', async () => {
    const host = await Player.create(site.server.port);
    const stranger = await Stranger.join(site.server.port, '127.0.0.7', host.code);
    const addresses = [...site.server.tables.get(host.code)!.peers].map(({ address }) => address);
    expect(addresses.sort()).toEqual(['127.0.0.1', '127.0.0.7']);
    stranger.end();
  });
});

describe('headers that claim an address', () => {
  it('are answered or refused, and never left hanging', async () => {
    expect(await send('127.0.0.3', ['Host: a[b'])).toBe(400);
    expect(await send('127.0.0.3', [HOST, 'X-Forwarded-Proto: ht tp'])).toBe(200);
    expect(await send('127.0.0.4', [HOST, 'X-Forwarded-Proto: https'])).toBe(200);
    expect(await send('127.0.0.4', [HOST], '{{')).toBe(400);
  });
});
