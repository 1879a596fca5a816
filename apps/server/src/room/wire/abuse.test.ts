import { fakeEngine } from '@smash/chaos/testing/fakeEngine.ts';
import { eventually, Player, startGame, temporaryFolder, testConfig } from '@smash/chaos/testing/harness.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { type RunningServer, startServer } from '../../server.ts';

const folder = temporaryFolder();
let server: RunningServer;
/** A test sets this to make the rules fail. */
let failing: 'apply' | 'view' | 'explain' | null = null;

beforeAll(async () => {
  const fail = (where: typeof failing) => {
    if (failing === where) throw new Error(`a defect in ${where}`);
  };
  server = await startServer(testConfig(folder.path), {
    ...fakeEngine,
    apply: (state, command) => {
      fail('apply');
      return fakeEngine.apply(state, command);
    },
    views: (state, viewers) => {
      fail('view');
      return fakeEngine.views(state, viewers);
    },
    explain: (...args) => {
      fail('explain');
      return fakeEngine.explain(...args);
    },
  });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterAll(async () => {
  await server.close();
  folder.remove();
});
beforeEach(() => {
  failing = null;
});

const counted = (): Record<string, number> => ({ ...server.metrics.refused });

/** The refusal of the work; checks that the table is the same before and after. */
async function changesNothing(player: Player, code: string, work: () => Promise<unknown>): Promise<void> {
  const table = server.tables.get(player.code)!;
  const before = [JSON.stringify(table.room), JSON.stringify(table.lobby())];
  const count = counted()[code] ?? 0;
  await work();
  await eventually(async () => expect(counted()[code] ?? 0).toBeGreaterThan(count));
  expect([JSON.stringify(table.room), JSON.stringify(table.lobby())]).toEqual(before);
}

describe('a bad message changes nothing and is counted', () => {
  test('wrong schema', async () => {
    const [a] = (await startGame(server.port, 2)) as [Player, Player];
    for (const payload of [undefined, 7, { prompt: 1 }, { prompt: 1, pick: 'all' }, { prompt: -1, pick: [] }]) {
      await changesNothing(a, 'invalid', async () => {
        expect(await a.refused('answer', payload)).toMatchObject({ code: 'invalid' });
      });
    }
    await changesNothing(a, 'invalid', async () => a.room.send('answer', { pick: { $gt: 1 } }));
    expect(a.closed).toBeNull();
  });

  test('wrong seat, closed prompt, option never offered', async () => {
    const [a, b] = (await startGame(server.port, 2)) as [Player, Player];
    const { id, options } = a.prompt!;
    const tries: [Player, object][] = [
      [b, { prompt: id, pick: [options[0]!.id] }],
      [a, { prompt: id + 5, pick: [options[0]!.id] }],
      [a, { prompt: id, pick: [99_999] }],
    ];
    const refusals = new Set<string>();
    for (const [player, answer] of tries)
      await changesNothing(a, 'unknown', async () => {
        refusals.add(JSON.stringify(await player.refused('answer', answer)));
      });
    expect([...refusals]).toHaveLength(1);
  });

  test('no sync first', async () => {
    const host = await Player.create(server.port);
    const { Client } = await import('@colyseus/sdk');
    const room = await new Client(`http://localhost:${server.port}`).joinById(host.code);
    await expect(room.request('seat', { name: 'x' })).rejects.toMatchObject({ reason: { code: 'unsynced' } });
    await room.leave();
  });

  test('an unknown type', async () => {
    const [a] = (await startGame(server.port, 2)) as [Player, Player];
    await changesNothing(a, 'unknownType', async () => a.room.send('__proto__', {}));
    await changesNothing(a, 'unknownType', () => expect(a.room.request('constructor', {})).rejects.toThrow());
    expect(a.closed).toBeNull();
  });

  /** A spectator does this; it must be closed as a stranger, counted, and change nothing stored. */
  async function putsOut(player: Player, work: (guest: Player) => void): Promise<void> {
    const { room } = server.tables.get(player.code)!;
    const [stored, count] = [JSON.stringify(room), counted().strange ?? 0];
    const guest = await Player.join(server.port, player.code);
    guest.room.reconnection.enabled = false;
    work(guest);
    await eventually(() => expect([guest.closed !== null, counted().strange]).toEqual([true, count + 1]));
    expect(JSON.stringify(server.tables.get(player.code)!.room)).toBe(stored);
  }

  test('a type that means something to Colyseus: the connection is closed, and nothing is acknowledged', async () => {
    const [a] = (await startGame(server.port, 2)) as [Player, Player];
    let answered = 0;
    await putsOut(a, ({ room }) => {
      const asked = room.request('*', {});
      asked.then(() => answered++).catch(() => {});
    });
    for (const type of ['*', '_$bname']) await putsOut(a, ({ room }) => room.send(type, {}));
    await putsOut(a, ({ room }) => room.sendBytes('*', new Uint8Array(1)));
    expect([answered, a.closed]).toEqual([0, null]);
  });

  test('malformed text: the connection is closed, and nothing is stored or printed', async () => {
    const [a, b] = (await startGame(server.port, 2)) as [Player, Player];
    const printed = vi.mocked(console.error).mock.calls.length;
    const field = [...Buffer.from('\xa4name', 'latin1')];
    for (const bytes of [[0xc1], [0xed, 0xa0, 0x80]]) {
      const text = [0xa0 + bytes.length + 2, 0x41, ...bytes, 0x42];
      for (const frame of [
        [21, 99, ...field, 0x81, ...field, ...text],
        [13, ...field, 0x81, ...field, ...text],
        [13, ...text, 0xc0],
      ])
        await putsOut(a, ({ room }) => {
          const { ws } = room.connection.transport as unknown as { ws: { send(bytes: Uint8Array): void } };
          ws.send(Uint8Array.from(frame));
        });
    }
    expect(vi.mocked(console.error).mock.calls.length).toBe(printed);
    await a.answer();
    await eventually(() => expect(b.known!.view.seats[0]!.vp).toBe(1));
  });

  test('too large: the connection is closed', async () => {
    const [a, first] = (await startGame(server.port, 2)) as [Player, Player];
    const b = await Player.join(server.port, first.code, first.token, 'laptop');
    const holder = () => server.tables.get(b.code)!.room.seats[1]!.browser;
    await eventually(() => expect(holder()).not.toContain('connection'));
    b.room.reconnection.enabled = false;
    await changesNothing(a, 'size', async () => {
      b.room.send('name', { name: 'x'.repeat(20_000) });
      await eventually(() => expect(b.closed).not.toBeNull());
      // Only presence changes: the seat is taken up again.
      await Player.join(server.port, b.code, b.token, 'laptop');
    });
  });

  test('too many: refused softly, then dropped', async () => {
    const [a, b] = (await startGame(server.port, 2)) as [Player, Player];
    const answers = await Promise.allSettled(Array.from({ length: 60 }, () => b.ask('whyNot', { card: 1 })));
    expect(
      answers.filter((one) => one.status === 'rejected' && String(one.reason).includes('"rate"')).length,
    ).toBeGreaterThan(10);
    expect(b.closed).toBeNull();
    expect(counted().rate).toBeGreaterThan(10);
    await new Promise((done) => setTimeout(done, 1100));
    for (let i = 0; i < 400; i++) b.room.send('ready', { ready: true });
    await eventually(() => expect(b.closed).not.toBeNull());
    await eventually(async () => expect(counted().flood).toBe(1));
    await a.answer();
  });

  test('bytes that are not a message', async () => {
    const [a] = (await startGame(server.port, 2)) as [Player, Player];
    const { port } = server;
    const { sessionId, connection } = a.room;
    expect(sessionId).toBeTruthy();
    const socket = (connection.transport as unknown as { ws: { send(bytes: Uint8Array): void } }).ws;
    for (const bytes of [
      [],
      [255],
      [13],
      [13, 0xbf],
      [14, 1],
      [15, 200, 1],
      [13, 0xa3, 97, 98, 99, 0xdd, 255, 255, 255, 255],
    ]) {
      socket.send(Uint8Array.from(bytes));
    }
    await new Promise((done) => setTimeout(done, 100));
    expect((await fetch(`http://localhost:${port}/healthz`)).status).toBe(200);
    const other = await Player.join(port, a.code);
    expect(other.known).not.toBeNull();
  });

  test('a message in ever more fragments ends its connection', async () => {
    const [a] = (await startGame(server.port, 2)) as [Player, Player];
    const place = await fetch(`http://localhost:${server.port}/matchmake/joinById/${a.code}`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
    const { processId, roomId, sessionId } = (await place.json()) as Record<string, string>;
    const socket = new WebSocket(`ws://localhost:${server.port}/${processId}/${roomId}?sessionId=${sessionId}`);
    await new Promise((done) => socket.once('message', done));
    for (let i = 0; i < 20; i++) socket.send(Uint8Array.of(1), { fin: false });
    expect(await new Promise((done) => socket.once('close', done))).toBe(1008);
    await a.answer();
  });
});

describe('an internal error', () => {
  test('in the rules: the game is unchanged, the players are told, and it continues', async () => {
    const [a, b] = (await startGame(server.port, 2)) as [Player, Player];
    for (const where of ['apply', 'view'] as const) {
      failing = where;
      await changesNothing(a, 'server', async () => {
        expect(await a.refused('answer', { prompt: a.prompt!.id, pick: [a.prompt!.options[0]!.id] })).toMatchObject({
          code: 'server',
        });
      });
      failing = null;
      await eventually(() => expect(b.notices.at(-1)).toContain('could not carry out the move of Player 0'));
    }
    await a.answer();
    await eventually(() => expect(b.known!.view.seats[0]!.vp).toBe(1));
  });

  test('in a handler: answered as an internal error, the process survives', async () => {
    const [a] = (await startGame(server.port, 2)) as [Player, Player];
    failing = 'explain';
    const { id } = a.known!.view.hand[0]!;
    await changesNothing(a, 'server', async () => {
      expect(await a.refused('explain', { id, stat: 'power' })).toMatchObject({ code: 'server' });
    });
    failing = null;
    await a.ask('explain', { id, stat: 'power' });
  });
});

describe('HTTP', () => {
  const url = (path: string) => `http://localhost:${server.port}${path}`;

  test('/healthz reports only that the process is alive; pages that are not built', async () => {
    expect(await (await fetch(url('/healthz'))).json()).toEqual({ ok: true, version: expect.stringMatching(/^\d/) });
    expect((await fetch(url('/r/BAKE-22'))).status).toBe(503);
    expect((await fetch(url('/assets/none.js'))).status).toBe(404);
    expect((await fetch(url('/favicon.png'))).status).toBe(404);
  });

  test('long or endless bodies are not read; rooms only by code', async () => {
    const post = (path: string, body: string | ReadableStream, extra = {}) =>
      fetch(url(path), { method: 'POST', body, headers: { 'content-type': 'application/json' }, ...extra });
    expect((await post('/matchmake/create/table', JSON.stringify({ x: 'x'.repeat(10_000) }))).status).toBe(413);
    const endless = new ReadableStream({ start: (c) => c.enqueue(new TextEncoder().encode('{')) });
    expect((await post('/matchmake/create/table', endless, { duplex: 'half' })).status).toBe(413);
    const rooms = server.tables.size;
    expect((await post('/matchmake/joinOrCreate/table', '{}')).ok).toBe(false);
    expect((await post('/matchmake/create/table', '{"table":"x","code":"BAKE-22"}')).ok).toBe(true);
    expect(server.tables.size).toBe(rooms + 1);
  });
});
