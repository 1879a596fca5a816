import { answerNext, nextAsked, Player, settled, startGame } from '@smash/chaos/testing/harness.ts';
import { served } from '@smash/chaos/testing/served.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { readConfig } from '../config.ts';

const { perAddress, perConnection } = readConfig({});
const site = served({ perAddress: { ...perAddress, rooms: 3 }, perConnection, coverMs: [50, 80] });
afterEach(() => void vi.restoreAllMocks());

test('setting the clock back or forward ten minutes stops no table, and resets or exhausts no budget', {
  timeout: 300_000,
}, async () => {
  const players = (await startGame(site.server.port, 2)) as [Player, Player];
  const [a] = players;
  const playOn = async () => {
    for (let i = 0; i < 4; i++) await answerNext((await nextAsked(players))!);
    await settled(players);
  };
  /** Waits until the budget's window is over. */
  const over = () => new Promise((done) => setTimeout(done, 3100));
  const pace = async () => {
    const asked = Array.from({ length: 50 }, () => a.ask('name', { name: 'Ines' }));
    const answers = await Promise.allSettled(asked);
    return answers.filter((one) => one.status === 'rejected' && String(one.reason).includes('"rate"')).length;
  };
  await playOn();
  const now = Date.now;
  for (const jump of [-600_000, 600_000]) {
    expect(await pace()).toBeGreaterThan(0);
    vi.spyOn(Date, 'now').mockImplementation(() => now() + jump);
    expect(await pace()).toBeGreaterThan(0);
    await over();
    await playOn();
    await (await Player.create(site.server.port)).leave();
    vi.restoreAllMocks();
  }
  await expect(Player.create(site.server.port)).rejects.toThrow('Many tables were opened from your network');
});
