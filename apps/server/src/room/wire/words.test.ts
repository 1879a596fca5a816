import { matchMaker } from '@colyseus/core';
import { Player } from '@smash/chaos/testing/harness.ts';
import { NO_LIMITS } from '@smash/chaos/testing/limits.ts';
import { served } from '@smash/chaos/testing/served.ts';
import { Packr } from 'msgpackr';
import { afterEach, expect, it, vi } from 'vitest';

const site = served({ perAddress: { ...NO_LIMITS.perAddress, codes: 20 } });
afterEach(() => vi.restoreAllMocks());

const post = (path: string, body: object = {}) =>
  fetch(`http://127.0.0.1:${site.server.port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

it('input our pages never send is answered in our own words, and logged without a stack', async () => {
  const logged: string[] = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => logged.push(String(line)) > 0);
  const player = await Player.create(site.server.port);
  const { ws } = player.room.connection.transport as unknown as { ws: WebSocket };
  const type = Buffer.from([0xa4, ...Buffer.from('name')]);
  const packed = new Packr({ useRecords: false });
  const frames = [
    Buffer.concat([Buffer.from([21, 101]), type, Buffer.alloc(8000, 0x91)]),
    Buffer.concat([Buffer.from([21, 102]), type, Buffer.from([0x92, 1])]),
    Buffer.concat([Buffer.from([21, 103, 0xab]), Buffer.from('constructor'), packed.pack({})]),
  ];
  for (const frame of frames) ws.send(frame);
  await player.refused('name', {});
  const replies = player.frames.filter((frame) => frame[0] === 22 && frame[1]! >= 101 && frame[1]! <= 103);
  expect(replies).toHaveLength(3);
  for (const reply of replies) {
    expect(packed.unpack(reply.subarray(3))).toEqual({
      name: 'Error',
      message: 'The table does not understand this message.',
    });
  }
  expect(logged.join('')).toContain('colyseus');
  expect(logged.join('')).not.toMatch(/\bat \w|node_modules|file:/);
  for (const path of ['/some/path', '/matchmake/secret/KILN-42', '/matchmake/__proto__/x', '/healthz']) {
    const answer = await post(path);
    expect([path, answer.status]).toEqual([path, 404]);
    expect(await answer.text()).not.toMatch(/Cannot|path|secret|__proto__|POST/);
  }
  await player.leave();
});

it('requests for things that do not exist all get the same answer, in our own words', async () => {
  const { code, room } = await Player.create(site.server.port);
  const answer = async (path: string, body: object = {}) => {
    const response = await post(path, body);
    return [response.status, await response.text()];
  };
  const nothing = await answer('/matchmake/secret/table');
  for (const name of ['lobby', 'Table', '__proto__', 'KILN-42'])
    expect(await answer(`/matchmake/create/${name}`)).toEqual(nothing);
  const unknown = await answer('/matchmake/joinById/KELP-22222');
  expect(unknown).toEqual([404, expect.stringContaining('not found')]);
  expect(await answer('/matchmake/joinById/__proto__')).toEqual(unknown);
  expect(await answer('/matchmake/reconnect/KELP-22222', { reconnectionToken: 'x' })).toEqual(unknown);
  expect(await answer(`/matchmake/reconnect/${code}`, { reconnectionToken: 'x' })).toEqual(unknown);
  expect(JSON.stringify([nothing, unknown])).not.toMatch(/KELP|room|handler|52\d|reconnection/);
  await room.leave();
});

it('a browser that is let in does not learn which process serves the table', async () => {
  const { code, room } = await Player.create(site.server.port);
  const reply = (await (await post(`/matchmake/joinById/${code}`)).json()) as { processId: string };
  expect(reply.processId).not.toBe(matchMaker.processId);
  expect(reply).toMatchObject({ roomId: code, sessionId: expect.any(String) });
  await room.leave();
});

it('a connection resumed without a token is answered like one with a wrong token', async () => {
  const error = vi.spyOn(process.stderr, 'write').mockImplementation(() => true);
  const { code, room } = await Player.create(site.server.port);
  const answers = [];
  for (const body of [{ reconnectionToken: 'wrong' }, {}]) {
    const answer = await post(`/matchmake/reconnect/${code}`, body);
    answers.push([answer.status, await answer.text()]);
  }
  expect(answers[1]).toEqual(answers[0]);
  expect(error.mock.calls.join('')).not.toContain('nobody could be let in');
  await room.leave();
});

it('a seat holder can return although somebody in the same network has guessed codes', async () => {
  const player = await Player.create(site.server.port);
  await player.sit('Ines');
  for (let i = 0; i < 25; i++) await post('/matchmake/joinById/KELP-22222');
  // Without a seat, known and unknown codes get the same answer.
  const known = await post(`/matchmake/joinById/${player.code}`, { seat: 'f'.repeat(64) });
  const unknown = await post('/matchmake/joinById/KELP-22222', { seat: 'f'.repeat(64) });
  expect([known.status, unknown.status]).toEqual([429, 429]);
  const again = await Player.join(site.server.port, player.code, player.token);
  expect(again.seat).toBe(0);
  await again.leave();
});
