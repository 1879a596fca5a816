import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { NO_LIMITS } from '@smash/chaos/testing/limits.ts';
import { expect, test, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { Budgets } from './budgets.ts';
import { Line } from './line.ts';

test('hands everything written in one tick to the system in one call, in order', async () => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', WebSocket: Line });
  await once(server, 'listening');
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const [line, { socket }] = (await once(server, 'connection')) as [Line, IncomingMessage];
  const heard: number[] = [];
  client.on('message', (data: Buffer) => heard.push(data[0]!));
  line.watch(socket, new Budgets(NO_LIMITS.perAddress, NO_LIMITS.perConnection, () => {}).allowance(''), 0);
  const written = vi.spyOn(socket, '_writev');
  line.send(new Uint8Array([1]));
  // Resolve a promise within the tick, as for another move that was stored together with this one.
  await Promise.resolve();
  line.send(new Uint8Array([2]));
  line.send(new Uint8Array([3]));
  expect(written).not.toHaveBeenCalled();
  line.close();
  await once(client, 'close');
  expect(heard).toEqual([1, 2, 3]);
  expect(written).toHaveBeenCalledOnce();
  server.close();
});

test('sends the given bytes, even if the buffer is reused before the socket can write', async () => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', WebSocket: Line });
  await once(server, 'listening');
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const [line, { socket }] = (await once(server, 'connection')) as [Line, IncomingMessage];
  const heard: number[] = [];
  client.on('message', (data: Buffer) => heard.push(data[0]!));
  // Like a socket whose peer reads slowly: nothing is written yet.
  socket.cork();
  const buffer = new Uint8Array(1);
  for (const n of [1, 2, 3]) {
    buffer[0] = n;
    line.send(buffer);
  }
  // ws itself corks and uncorks around a frame.
  while (socket.writableCorked > 0) socket.uncork();
  line.close();
  await once(client, 'close');
  expect(heard).toEqual([1, 2, 3]);
  server.close();
});

test('a message of any length arrives as it was sent', async () => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', WebSocket: Line });
  await once(server, 'listening');
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const [line, { socket }] = (await once(server, 'connection')) as [Line, IncomingMessage];
  const heard: Buffer[] = [];
  client.on('message', (data: Buffer) => heard.push(data));
  line.watch(socket, new Budgets(NO_LIMITS.perAddress, NO_LIMITS.perConnection, () => {}).allowance(''), 0);
  const lengths = [0, 1, 125, 126, 65_535, 65_536, 200_000];
  for (const length of lengths) line.send(new Uint8Array(length).fill(length % 251));
  line.close();
  await once(client, 'close');
  expect(heard.map(({ length }) => length)).toEqual(lengths);
  expect(heard.every((data) => data.every((byte) => byte === data.length % 251))).toBe(true);
  server.close();
});

test('a message of any length reaches a peer that reads; other unread bytes have a limit', async () => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', WebSocket: Line });
  await once(server, 'listening');
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const [line, { socket }] = (await once(server, 'connection')) as [Line, IncomingMessage];
  line.watch(socket, new Budgets(NO_LIMITS.perAddress, NO_LIMITS.perConnection, () => {}).allowance(''), 0);
  const large = new Uint8Array(5_000_000);
  for (let i = 0; i < 2; i++) {
    const heard = once(client, 'message');
    line.send(large);
    line.check();
    expect(((await heard)[0] as Buffer).length).toBe(large.length);
    await vi.waitFor(() => expect(line.bufferedAmount).toBe(0), { timeout: 300_000 });
  }
  client.pause();
  socket.cork();
  line.send(large);
  line.send(new Uint8Array(900_000));
  expect(line.cut).toBeNull();
  line.send(new Uint8Array(200_000));
  expect(line.cut).toBe('unsent');
  client.terminate();
  server.close();
});

test('closes a connection that has read nothing for a minute while something waits for it, however little', async () => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', WebSocket: Line });
  await once(server, 'listening');
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const [line, { socket }] = (await once(server, 'connection')) as [Line, IncomingMessage];
  line.watch(socket, new Budgets(NO_LIMITS.perAddress, NO_LIMITS.perConnection, () => {}).allowance(''), 0);
  line.isInRoom = true;
  vi.useFakeTimers({ toFake: ['performance'] });
  const later = (seconds: number) => {
    for (let i = 0; i < seconds; i++) {
      vi.advanceTimersByTime(1000);
      line.check();
    }
  };
  // Nothing is waiting.
  later(300);
  expect(line.cut).toBeNull();
  // A slow reader: something waits all the time, and now and then some of it is read.
  for (let i = 0; i < 5; i++) {
    socket.cork();
    line.send(new Uint8Array(100));
    later(50);
    const heard = once(client, 'message');
    socket.uncork();
    await heard;
    await vi.waitFor(() => expect(line.bufferedAmount).toBe(0));
    later(1);
  }
  expect(line.cut).toBeNull();
  socket.cork();
  for (let i = 0; i < 59; i++) {
    // More is sent meanwhile, and it answers all pings.
    line.send(new Uint8Array(100));
    client.pong();
    later(1);
  }
  expect(line.cut).toBeNull();
  later(2);
  expect(line.cut).toBe('unsent');
  vi.useRealTimers();
  client.terminate();
  server.close();
});

test.each([
  ['never enters a room is closed after 15 s', false, 'stray'],
  ['is in a room stays', true, null],
])('a connection that %s', async (_what, isInRoom, cut) => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', WebSocket: Line });
  await once(server, 'listening');
  vi.useFakeTimers({ toFake: ['performance'] });
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const opened = once(client, 'open');
  const [line, { socket }] = (await once(server, 'connection')) as [Line, IncomingMessage];
  await opened;
  line.watch(socket, new Budgets(NO_LIMITS.perAddress, NO_LIMITS.perConnection, () => {}).allowance(''), 0);
  line.isInRoom = isInRoom;
  vi.advanceTimersByTime(14_000);
  line.check();
  expect(line.cut).toBeNull();
  vi.advanceTimersByTime(2000);
  line.check();
  expect(line.cut).toBe(cut);
  vi.useRealTimers();
  client.terminate();
  server.close();
});

test('reads little more from a connection once it floods', async () => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', WebSocket: Line });
  await once(server, 'listening');
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const opened = once(client, 'open');
  const [line, { socket }] = (await once(server, 'connection')) as [Line, IncomingMessage];
  await opened;
  line.watch(socket, new Budgets(NO_LIMITS.perAddress, NO_LIMITS.perConnection, () => {}).allowance(''), 10);
  let heard = 0;
  line.on('pong', () => heard++);
  const closed = once(line, 'close');
  // The peer stops reading, so it never learns that it should stop, and keeps sending.
  client.pause();
  const flood = (pongs: number) => {
    for (let i = 0; i < pongs; i++) client.pong();
  };
  flood(1000);
  await vi.waitFor(() => expect(line.cut).toBe('flood'), { timeout: 60_000 });
  flood(100_000);
  await closed;
  // Two buffers of a stream, 64 KiB each; such a frame has 6 bytes.
  expect(heard).toBeLessThan(23_000);
  client.terminate();
  server.close();
});
