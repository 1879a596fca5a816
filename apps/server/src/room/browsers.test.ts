import { ask } from '@smash/chaos/testing/ask.ts';
import { BareTables } from '@smash/chaos/testing/bareTables.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Peer } from './peer.ts';
import type { Table } from './table.ts';

let bare: BareTables;
let table: Table;

beforeEach(async () => {
  bare = new BareTables();
  table = await bare.open();
});
afterEach(async () => {
  await bare.close();
});

/** A connection from the browser with this mark. */
async function comes(browser: string, token?: string): Promise<Peer> {
  const peer = new Peer(() => {}, '10.0.0.1', browser);
  table.join(peer);
  await ask(table, peer, 'sync', token === undefined ? {} : { token });
  return peer;
}
const sits = async (browser: string, name: string): Promise<string> =>
  (await ask(table, await comes(browser), 'seat', { name })).token;
const screens = () => table.lobby().seats.map(({ screen }) => screen);

test('one browser holds several seats, each with a token and a connection of its own, and the lobby says so', async () => {
  await sits('laptop', 'Ines');
  await sits('phone', 'Mina');
  await sits('laptop', 'Oskar');
  expect(table.lobby().seats.map(({ name, here }) => [name, here])).toEqual([
    ['Ines', true],
    ['Mina', true],
    ['Oskar', true],
    ['', false],
  ]);
  expect(screens()).toEqual([0, 1, 0, 3]);
});

test('whoever opens the table says which browser it is with the first sync, and never again', async () => {
  const host = await comes('');
  await ask(table, host, 'sync', { visitor: 'the same as another' });
  expect(host.visitor).toBe('');
  const peer = new Peer(() => {}, '10.0.0.1', '');
  table.join(peer);
  await ask(table, peer, 'sync', { visitor: 'laptop-of-the-host' });
  await ask(table, peer, 'seat', { name: 'Ines' });
  await sits('laptop-of-the-host', 'Mina');
  expect(screens()).toEqual([0, 0, 2, 3]);
});

test('browsers that do not say which they are share nothing', async () => {
  await sits('', 'Ines');
  await sits('', 'Mina');
  expect(screens()).toEqual([0, 1, 2, 3]);
});

test('it survives a restart, and follows a seat that moves to another browser', async () => {
  await sits('laptop', 'Ines');
  const token = await sits('laptop', 'Mina');
  table = await bare.restart(table.code);
  expect(screens()).toEqual([0, 0, 2, 3]);
  const phone = await comes('phone', token);
  await ask(table, phone, 'renew', { token });
  expect(screens()).toEqual([0, 1, 2, 3]);
});

test('a spectator whose browser holds a seat is not listed as one', async () => {
  await sits('laptop', 'Ines');
  await sits('laptop', 'Mina');
  await comes('laptop');
  expect(table.lobby().watchers).toBe(0);
  const [host] = table.peers;
  expect(table.seats.guestsFor(host!).watchers).toEqual([]);
  const watcher = await comes('phone');
  expect(table.lobby().watchers).toBe(1);
  expect(table.seats.guestsFor(host!).watchers).toEqual([watcher.n]);
});
