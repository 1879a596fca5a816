import { createHash } from 'node:crypto';
import { eventually, Player } from '@smash/chaos/testing/harness.ts';
import { served } from '@smash/chaos/testing/served.ts';
import { checkMix, holds, MIX_MS, type MixRecord, type Refused, serverCommitment } from '@smash/protocol';
import { afterEach, expect, test, vi } from 'vitest';

const site = served();
afterEach(() => void vi.useRealTimers());

interface Frame {
  way: 'in' | 'out';
  by: number;
  bytes: string;
}

/** Everything sent over these players' sockets from now on, in order. */
function tapped(players: readonly Player[]): Frame[] {
  const frames: Frame[] = [];
  for (const [by, { room }] of players.entries()) {
    const { ws } = room.connection.transport as unknown as { ws: WebSocket };
    const send = ws.send.bind(ws);
    ws.send = (data) => {
      frames.push({ way: 'out', by, bytes: Buffer.from(data as Uint8Array).toString('latin1') });
      send(data);
    };
    ws.addEventListener('message', ({ data }: MessageEvent) => {
      frames.push({ way: 'in', by, bytes: Buffer.from(data as ArrayBuffer).toString('latin1') });
    });
  }
  return frames;
}

async function seated(count: number): Promise<Player[]> {
  const host = await Player.create(site.server.port);
  const all = [host];
  while (all.length < count) all.push(await Player.join(site.server.port, host.code));
  for (const [i, player] of all.entries()) await player.sit(`Player ${i}`);
  return all;
}
async function recordOf({ code }: Player): Promise<[MixRecord, string]> {
  const { mix, setup } = (await site.server.store.record(site.server.tables.get(code)!.room.gameId!))!;
  return [mix!, setup.seed];
}
const raw = (player: Player, type: string, payload: object): Promise<Refused | null> =>
  player.room.request(type as never, payload as never, { timeout: 100_000 }).then(
    () => null,
    (error: { reason: Refused }) => error.reason,
  );

test.each([2, 3, 4])(
  'on the wire with %i players: the server commits first, no bits before all commitments, no secret before the end',
  async (count) => {
    const players = await seated(count);
    const watcher = await Player.join(site.server.port, players[0]!.code);
    const everybody = [...players, watcher];
    const frames = tapped(everybody);
    await players[0]!.ask('start', { anyway: true });
    await eventually(() => expect(everybody.every(({ mix }) => mix.mix?.stage === 'fixed')).toBe(true));
    const [mix, seed] = await recordOf(players[0]!);
    expect(holds(checkMix(mix, seed))).toBe(true);

    const first = (way: Frame['way'], by: number, words: string[]) =>
      frames.findIndex((one) => one.way === way && one.by === by && words.every((word) => one.bytes.includes(word)));
    const commitments = mix.seats.map(({ commitment }) => commitment);
    for (const [by, { commitment, bits }] of mix.seats.entries()) {
      const steps = [
        first('in', by, [mix.commitment]),
        first('out', by, [commitment]),
        first('in', by, [mix.commitment, ...commitments]),
        first('out', by, [bits]),
      ];
      expect(steps).not.toContain(-1);
      expect(steps).toEqual([...steps].sort((a, b) => a - b));
      // Nobody else learns the bits while the game runs, nor what they were mixed with.
      expect(frames.filter((one) => one.bytes.includes(bits))).toHaveLength(1);
    }
    // Before any bits were sent, every connection had the server's commitment.
    const told = Math.min(...mix.seats.map(({ bits }, by) => first('out', by, [bits])));
    for (let by = 0; by < everybody.length; by++) expect(first('in', by, [mix.commitment])).toBeLessThan(told);
    for (const word of [mix.secret, seed]) expect(frames.some((one) => one.bytes.includes(word))).toBe(false);

    // Only one secret matches that commitment: a server that draws a thousand others afterwards has no choice.
    const seen = players[0]!.mixer.notes.get(1)!.commitment;
    expect(serverCommitment(mix, mix.secret)).toBe(seen);
    for (let i = 0; i < 1000; i++) {
      const other = createHash('sha256').update(`${seed} ${i}`).digest('hex');
      expect(serverCommitment(mix, other)).not.toBe(seen);
    }
    for (const player of players.slice(1)) await player.ask('concede');
    await eventually(() => expect(everybody.every(({ mix }) => mix.mix?.stage === 'open')).toBe(true));
    for (const word of [mix.secret, seed, ...mix.seats.map(({ bits }) => bits)])
      expect(frames.some((one) => one.way === 'in' && one.bytes.includes(word))).toBe(true);
  },
);

test('over sockets: one is silent, one commits and never reveals, one reveals other bits; spectators are refused', async () => {
  const players = await seated(4);
  const [host, silent, withholds, lies] = players as [Player, Player, Player, Player];
  const watcher = await Player.join(site.server.port, host.code);
  for (const { mixer } of [silent, withholds, lies]) mixer.take = async () => {};
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const started = raw(host, 'start', { anyway: true });
  await eventually(() => expect(lies.mix.mix?.stage).toBe('commit'));
  const { round } = lies.mix.mix!;
  const unfit = site.server.metrics.refused.unfit ?? 0;
  const [mine, theirs, bits] = ['1'.repeat(64), '2'.repeat(64), '3'.repeat(32)];
  expect(await raw(watcher, 'commit', { round, commitment: mine })).toMatchObject({ code: 'noSeat' });
  expect(await raw(lies, 'commit', { round, commitment: 'short' })).toMatchObject({ code: 'invalid' });
  expect(await raw(lies, 'commit', { round, commitment: mine, seat: 1 })).toMatchObject({ code: 'invalid' });
  expect(await raw(lies, 'commit', { round, commitment: mine })).toBeNull();
  expect(await raw(withholds, 'commit', { round, commitment: theirs })).toBeNull();
  expect(await raw(withholds, 'reveal', { round, bits })).toMatchObject({ code: 'phase' });
  await vi.advanceTimersByTimeAsync(MIX_MS);
  await eventually(() => expect(lies.mix.mix?.stage).toBe('reveal'));
  expect(await raw(silent, 'commit', { round, commitment: theirs })).toMatchObject({ code: 'phase' });
  expect(await raw(silent, 'reveal', { round, bits })).toMatchObject({ code: 'phase' });
  expect(await raw(lies, 'reveal', { round, bits })).toMatchObject({ code: 'unfit' });
  expect(site.server.metrics.refused.unfit).toBe(unfit + 1);
  await vi.advanceTimersByTimeAsync(MIX_MS);
  expect(await started).toBeNull();
  const [mix, seed] = await recordOf(host);
  expect(checkMix(mix, seed)).toEqual({ server: true, seed: true, seats: ['in', 'silent', 'withheld', 'withheld'] });
  await eventually(() => {
    for (const player of [...players, watcher])
      expect(player.mix.mix).toMatchObject({
        stage: 'fixed',
        seats: mix.seats.map(({ bits: own }) => ({ told: own !== '' })),
      });
  });
});
