import { Client } from '@colyseus/sdk';
import { answerNext, eventually, nextAsked, Player, settled, startGame } from '@smash/chaos/testing/harness.ts';
import { Child, endChildren, memberEnv } from '@smash/chaos/testing/process.ts';
import { freePort, missing, type Service, startPostgres, startRedis } from '@smash/chaos/testing/services.ts';
import { isDue } from '@smash/testkit/due';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const absent = missing('initdb', 'postgres', 'redis-server');
if (absent) console.warn(`Not tested: several processes (${absent}).`);

const SOON = 60_000;

describe.skipIf(absent !== '')('several processes', { timeout: 300_000 }, () => {
  let postgres: Service;
  let redis: Service;
  let one: Child;
  let two: Child;

  /** Another test may take the port that was free a moment ago. */
  const start = (): Promise<Child> =>
    begun().catch((error: Error) => {
      if (error.message.includes('is in use')) return begun();
      throw error;
    });

  async function begun(): Promise<Child> {
    const port = await freePort();
    const child = new Child(memberEnv(port, postgres, redis));
    await child.port;
    return child;
  }

  beforeAll(async () => {
    [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
    [one, two] = await Promise.all([start(), start()]);
  }, 300_000);
  afterAll(async () => {
    await endChildren();
    await Promise.all([postgres.remove(), redis.remove()]);
  });

  /** A game at the first process, whose players do not reconnect automatically. */
  async function begin(at: Child): Promise<[Player, Player]> {
    const players = (await startGame(await at.port, 2)) as [Player, Player];
    for (const player of players) player.room.reconnection.enabled = false;
    return players;
  }

  async function playOn(players: Player[], answers: number): Promise<void> {
    for (let i = 0; i < answers; i++) await answerNext((await nextAsked(players))!);
    await settled(players);
  }

  /** Wait until the room has passed all decoy prompts; after that nothing happens automatically. */
  const covered = (players: Player[]): Promise<void> =>
    eventually(() => expect(players.some((player) => player.known!.view.prompt?.decoy)).toBe(false));

  /** Retries until the table is served, as a browser does. */
  async function comeBack(at: Child, { code, token }: Player): Promise<Player> {
    const port = await at.port;
    const until = Date.now() + SOON;
    for (;;) {
      try {
        return await Player.join(port, code, token);
      } catch (error) {
        // Must never report that there is no such table: a browser would believe it.
        expect((error as Error).message).not.toMatch(/not found/);
        if (Date.now() > until) throw error;
        await new Promise((done) => setTimeout(done, 100));
      }
    }
  }

  /** The reason of a request that must fail. */
  async function failing(work: Promise<unknown>): Promise<number> {
    const error = await work.then(
      () => expect.fail('It succeeded.'),
      (reason: { code: number }) => reason,
    );
    return error.code;
  }

  const client = async (at: Child) => new Client(`http://localhost:${await at.port}`);

  test('a table can be joined, watched and rejoined through any process', async () => {
    const host = await Player.create(await one.port);
    await host.sit('Ines');
    const guest = await Player.join(await two.port, host.code);
    await guest.sit('Mina');
    const watcher = await Player.join(await two.port, host.code.toLowerCase());
    for (const player of [host, guest]) await player.ask('ready', { ready: true });
    await host.ask('start');
    await eventually(() => expect(guest.known).not.toBeNull());
    await playOn([host, guest], 3);
    expect(watcher.known!.view.turn).toBe(host.known!.view.turn);
    await guest.leave();
    const again = await Player.join(await one.port, host.code, guest.token);
    expect(again.seat).toBe(1);
    await playOn([host, again], 2);
  });

  test('kill -9 of one process: its tables continue at the other, at the same prompt', async () => {
    const players = await begin(one);
    await playOn(players, 5);
    await covered(players);
    const before = players.map(({ known }) => known);
    await one.kill('SIGKILL');
    const again = await Promise.all(players.map((player) => comeBack(two, player)));
    expect(again.map(({ known }) => known!.view)).toEqual(before.map((known) => known!.view));
    await playOn(again, 4);
    one = await start();
  });

  test.runIf(isDue(6, 0))(
    'a frozen process: its tables continue at the other, and it lets go of them when it wakes',
    async () => {
      const players = await begin(one);
      await playOn(players, 5);
      await covered(players);
      const before = players.map(({ known }) => known);
      one.signal('SIGSTOP');
      const again = await Promise.all(players.map((player) => comeBack(two, player)));
      expect(again.map(({ known }) => known!.view)).toEqual(before.map((known) => known!.view));
      await playOn(again, 4);
      // The suspended process gets this command only after the game has gone on at the other one.
      const late = players[0].ask('concede').catch((error: unknown) => error);
      one.signal('SIGCONT');
      expect(await late).not.toBeNull();
      await eventually(() => expect(players.map(({ closed }) => closed === null)).toEqual([false, false]));
      await playOn(again, 2);
      expect(again[0]!.known!.view.over).toBeNull();
      const third = await comeBack(one, again[1]!);
      await playOn([again[0]!, third], 2);
    },
  );

  test('SIGTERM of one process: players are told, pending writes are stored, the other takes over', async () => {
    const players = await begin(one);
    await playOn(players, 5);
    await covered(players);
    const { view } = players[0].known!;
    expect(await one.kill('SIGTERM')).toBe(0);
    expect(players[0].notices.at(-1)).toContain('restarted');
    await eventually(() => expect(players[0].closed).not.toBeNull());
    const again = await Promise.all(players.map((player) => comeBack(two, player)));
    expect(again[0]!.known!.view).toEqual(view);
    await playOn(again, 3);
    one = await start();
  });

  test('Redis down: tables play on, requests that need it are refused; back and empty: all are found again', async () => {
    const players = await begin(one);
    await playOn(players, 2);
    await redis.stop();
    await playOn(players, 4);
    for (const at of [one, two]) {
      const asks = [failing((await client(at)).create('table')), failing((await client(at)).joinById(players[0].code))];
      expect(await Promise.all(asks)).toEqual([503, 503]);
    }
    await playOn(players, 2);
    await redis.start();
    const again = await comeBack(two, players[0]);
    await playOn([again, players[1]], 2);
    await Player.create(await one.port);
  });

  test('a Redis that hangs: no process is ready, and a refused opening leaves nothing behind', async () => {
    const ready = async (at: Child) => {
      const answer = await fetch(`http://localhost:${await at.port}/readyz`);
      return (await answer.json()) as { ready: boolean; reasons: string[]; tables: number };
    };
    await eventually(async () => expect((await ready(one)).ready).toBe(true));
    const { tables } = await ready(one);
    redis.pause(true);
    await eventually(async () => expect((await ready(one)).reasons).toEqual(['Redis cannot be reached.']));
    const makes = Array.from({ length: 3 }, async () => failing((await client(one)).create('table')));
    expect(await Promise.all(makes)).toEqual([503, 503, 503]);
    redis.pause(false);
    await eventually(async () => expect(await ready(one)).toMatchObject({ ready: true, tables }));
  });

  test('database down: the table says so and waits, then continues; the move is made once', async () => {
    const players = await begin(two);
    await playOn(players, 3);
    const asked = (await nextAsked(players))!;
    const vp = asked.known!.view.seats[asked.seat!]!.vp;
    await postgres.stop();
    const answered = asked.answer();
    await eventually(() => expect(players.map(({ lobby }) => lobby.paused)).toEqual([true, true]));
    expect(players[0].notices.at(-1)).toContain('save moves right now');
    expect(await players[1].refused('concede')).toMatchObject({ code: 'storage' });
    await postgres.start();
    await answered;
    await eventually(() => expect(players.map(({ lobby }) => lobby.paused)).toEqual([false, false]));
    await settled(players);
    expect(asked.known!.view.seats[asked.seat!]!.vp).toBe(vp + 1);
    await playOn(players, 3);
  });
});
