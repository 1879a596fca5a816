import { spawnSync } from 'node:child_process';
import { networkInterfaces } from 'node:os';
import { fileURLToPath } from 'node:url';
import { fakeEngine, fakeState } from '@smash/chaos/testing/fakeEngine.ts';
import { eventually, Player, startGame } from '@smash/chaos/testing/harness.ts';
import { served } from '@smash/chaos/testing/served.ts';
import { expect, test, vi } from 'vitest';
import { readConfig } from '../config.ts';

/** The hands dealt in the next game. */
let hands: string[][] | null = null;
const site = served(
  { metricsPort: 0, coverMs: [100, 100] },
  {
    ...fakeEngine,
    create: (setup) => {
      const created = fakeEngine.create(setup);
      if (!hands) return created;
      const state = fakeState(created.state);
      let id = 500;
      state.hands = hands.map((names) => names.map((name) => ({ id: id++, name })));
      state.deck = [];
      return created;
    },
  },
);

const figures = async (): Promise<string> =>
  (await fetch(`http://127.0.0.1:${site.server.metricsPort}/metrics`)).text();

const metric = async (line: string): Promise<number> => {
  const text = await figures();
  const found = text.split('\n').find((one) => one.startsWith(`${line} `));
  return Number(found?.slice(line.length + 1) ?? Number.NaN);
};

test('GET /metrics reports tables, players, actions, times, refused messages and the store', async () => {
  const [a] = (await startGame(site.server.port, 2)) as [Player, Player];
  await Player.join(site.server.port, a.code);
  await a.answer();
  await a.refused('ready', { ready: true });
  expect(await metric('smash_tables{phase="game"}')).toBe(1);
  expect(await metric('smash_connections{role="player"}')).toBe(2);
  expect(await metric('smash_connections{role="watcher"}')).toBe(1);
  expect(await metric('smash_request_seconds_count{type="answer"}')).toBe(1);
  expect(await metric('smash_store_seconds_count{operation="addCommand"}')).toBe(1);
  expect(await metric('smash_refused_total{code="phase"}')).toBe(1);
  expect(await metric('smash_paused_tables')).toBe(0);
  vi.spyOn(site.server.store, 'saveRoom').mockRejectedValueOnce(new Error('disk I/O error'));
  const other = await Player.create(site.server.port);
  await other.refused('seat', { name: 'Ines' });
  expect(await metric('smash_store_failures_total{operation="saveRoom"}')).toBe(1);
  expect(await metric('smash_paused_tables')).toBe(1);
  const text = await figures();
  expect(text).not.toContain(a.token);
  expect(text).not.toContain(a.code);
});

test('INFO-4 the metrics are the same whether a player or the room passed', async () => {
  /** How the move and request metrics change while the others pass a window. */
  const passed = async (held: string, byHand: boolean): Promise<unknown> => {
    hands = [
      ['Loud drum', 'Quiet one'],
      [held, 'Quiet two'],
    ];
    const [a, b] = (await startGame(site.server.port, 2)) as [Player, Player];
    hands = null;
    const counts = async () =>
      Object.fromEntries(
        (await figures()).split('\n').flatMap((line): [string, number][] => {
          const [, name, value] = /^(smash_(?:moves_total|request_seconds_(?:count|bucket)).*) (\d+)$/.exec(line) ?? [];
          return name ? [[name, Number(value)]] : [];
        }),
      );
    const before = await counts();
    const loud = a.prompt!.options.find(({ label }) => label.includes('Loud'))!;
    await a.answer([loud.id]);
    await eventually(() => expect(b.prompt).not.toBeNull());
    if (byHand) await b.answer([]);
    await eventually(() => expect(a.known!.view.turn).toBe(2));
    const after = await counts();
    const rose = Object.entries(after).filter(([name, n]) => n !== (before[name] ?? 0));
    // The duration of the same request varies.
    return rose.flatMap(([name, n]) => (name.includes('_bucket') ? [] : [[name, n - (before[name] ?? 0)]]));
  };
  const byRoom = await passed('Quiet three', false);
  expect(await passed('Secret door', true)).toEqual(byRoom);
  expect(byRoom).toContainEqual(['smash_moves_total{type="answer"}', 2]);
});

test('the metrics are only on their own port, on the loopback address, and no web page can read them', async () => {
  const { port, metricsPort } = site.server;
  for (const path of ['/metrics', '/METRICS', '/Metrics/', '/p1/metrics', '/p1/METRICS', '/metrics/x', '//metrics'])
    expect([path, (await fetch(`http://localhost:${port}${path}`)).status]).toEqual([path, 404]);
  const response = await fetch(`http://127.0.0.1:${metricsPort}/metrics`, {
    headers: { origin: 'https://evil.example' },
  });
  expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  for (const path of ['/', '/healthz', '/metrics/x', '/matchmake/create/table'])
    expect((await fetch(`http://127.0.0.1:${metricsPort}${path}`)).status).toBe(404);
  const others = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  for (const { address, internal, family } of others) {
    if (internal || family !== 'IPv4') continue;
    await expect(fetch(`http://${address}:${metricsPort}/metrics`)).rejects.toThrow();
  }
  expect(readConfig({})).toMatchObject({ metricsPort: null, metricsHost: '127.0.0.1' });
  expect(readConfig({ METRICS_PORT: '9464' })).toMatchObject({ metricsPort: 9464, metricsHost: '127.0.0.1' });
});

test('the log is JSON without tokens; a fault of the rules is logged with its location but not its message', () => {
  const file = fileURLToPath(new URL('../common/log.ts', import.meta.url));
  const script = `import { log } from ${JSON.stringify(file)};
    log('sat down', { room: 'KILN-42', token: 'secret-token', seat: { tokenHash: 'secret-hash' } });
    log('engine failed', { n: 3, fault: new Error('No card Hidden Ninja') });
    log('not saved', { error: Object.assign(new Error('disk full'), { code: '53100' }) });`;
  const { stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  const lines = stderr
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines[0]).toMatchObject({ level: 'info', msg: 'sat down', room: 'KILN-42' });
  expect(lines[1]).toMatchObject({
    level: 'error',
    msg: 'engine failed',
    n: 3,
    fault: expect.stringContaining(' at '),
  });
  expect(lines[2]).toMatchObject({ error: { code: '53100', stack: expect.stringContaining('disk full') } });
  expect(stderr).not.toMatch(/secret|Hidden Ninja/);
});
