import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { Player, startGame } from './testing/harness.ts';
import { served } from './testing/served.ts';

const site = served();

const metric = async (line: string): Promise<number> => {
  const text = await (await fetch(`http://localhost:${site.server.port}/metrics`)).text();
  const found = text.split('\n').find((one) => one.startsWith(`${line} `));
  return Number(found?.slice(line.length + 1) ?? Number.NaN);
};

test('GET /metrics tells tables, players, actions, times, refused messages, the store', async () => {
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
  const text = await (await fetch(`http://localhost:${site.server.port}/metrics`)).text();
  expect(text).not.toContain(a.token);
  expect(text).not.toContain(a.code);
});

test('the log is JSON without tokens, and of a fault of the rules it tells the place but not the words', () => {
  const file = fileURLToPath(new URL('./log.ts', import.meta.url));
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
