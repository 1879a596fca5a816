import { eventually, Player, startGame } from '@smash/chaos/testing/harness.ts';
import { NO_LIMITS } from '@smash/chaos/testing/limits.ts';
import { served } from '@smash/chaos/testing/served.ts';
import { expect, test } from 'vitest';

const site = served({ perConnection: NO_LIMITS.perConnection });
const join = (code: string, browser?: string, token?: string) => Player.join(site.server.port, code, token, browser);
/** A table with Ines, the host, Mina, and a spectator. */
async function three() {
  const host = await Player.create(site.server.port);
  const guest = await join(host.code, 'of Mina');
  const watcher = await join(host.code, 'of the watcher');
  await host.sit('Ines');
  await guest.sit('Mina');
  return { host, guest, watcher, code: host.code };
}
const told = (player: Player, text: string) => eventually(() => expect(player.notices).toContain(text));
const numberOf = async (host: Player) => {
  await eventually(() => expect(host.guests.watchers).toHaveLength(1));
  return host.guests.watchers[0]!;
};

test('with the seats locked nobody new sits down, with a plain refusal, and everybody is told', async () => {
  const { host, guest, watcher } = await three();
  await host.ask('lock', { lock: 'seats' });
  await told(guest, 'The host locked the seats: no one new can sit.');
  expect(watcher.lobby.lock).toBe('seats');
  expect(await watcher.refused('seat', { name: 'Oskar' })).toEqual({
    code: 'locked',
    text: 'The host has locked the seats. You can watch.',
  });
  await (await join(host.code)).leave();
  await host.ask('lock', { lock: 'open' });
  await watcher.sit('Oskar');
});

test('with the table locked nobody new enters or sees anything; present people and seat holders can return', async () => {
  const { host, guest, watcher, code } = await three();
  await host.ask('lock', { lock: 'all' });
  for (const shown of [undefined, 'of a stranger'])
    await expect(join(code, shown)).rejects.toMatchObject({ code: 423, message: expect.stringContaining('locked') });
  await watcher.leave();
  await guest.leave();
  await (await join(code, 'of the watcher')).leave();
  expect((await join(code, 'of another browser', guest.token)).seat).toBe(1);
  await expect(join(code, 'of a stranger', 'x'.repeat(43))).rejects.toMatchObject({ code: 423 });
});

test('a removed spectator leaves immediately and stays out, even during a game, until the host readmits them', async () => {
  const [host, guest] = (await startGame(site.server.port, 2)) as [Player, Player];
  const watcher = await join(host.code, 'of the watcher');
  const second = await join(host.code, 'of the watcher');
  const other = await join(host.code, 'of a friend');
  await eventually(() => expect(host.guests.watchers).toHaveLength(2));
  const n = host.guests.watchers[0]!;
  await host.ask('putOut', { watcher: n });
  await eventually(() => expect(watcher.closed).not.toBeNull());
  expect(watcher.out).toBe('The host removed you from this table.');
  // Removes every tab of that browser but no other browser, although all of them, and the players, share one address.
  await eventually(() => expect(second.closed).not.toBeNull());
  expect(other.closed).toBeNull();
  await expect(join(host.code, 'of the watcher')).rejects.toMatchObject({ code: 403 });
  expect(host.guests.out).toMatchObject([{ n: 1, name: '', watcher: n }]);
  expect(guest.guests).toEqual({ watchers: [], out: [] });
  await host.ask('letIn', { n: 1 });
  expect((await join(host.code, 'of the watcher')).seat).toBeNull();
});

test('a player removed from the lobby loses the seat, and the token opens nothing', async () => {
  const { host, guest, code } = await three();
  await host.ask('putOut', { seat: 1 });
  await eventually(() => expect(guest.closed).not.toBeNull());
  expect(host.lobby.seats[1]!.taken).toBe(false);
  await expect(join(code, 'of another browser', guest.token)).rejects.toMatchObject({ code: 403 });
  await expect(join(code, 'of Mina')).rejects.toMatchObject({ code: 403 });
});

test('no player is removed during a game', async () => {
  const [host, guest] = (await startGame(site.server.port, 2)) as [Player, Player];
  expect(await host.refused('putOut', { seat: 1 })).toMatchObject({ code: 'phase' });
  expect(guest.closed).toBeNull();
});

test('host-only requests are refused to others, and only the host learns people’s numbers', async () => {
  const { host, guest, watcher } = await three();
  const n = await numberOf(host);
  for (const one of [guest, watcher]) {
    expect(await one.refused('lock', { lock: 'all' })).toMatchObject({ code: one === guest ? 'notHost' : 'noSeat' });
    // The same answer for a number in use and for an unused one.
    expect(await one.refused('putOut', { watcher: n })).toEqual(await one.refused('putOut', { watcher: 999 }));
    expect(await one.refused('letIn', { n: 1 })).toEqual(await one.refused('letIn', { n: 999 }));
    expect((await one.refused('passHost', { seat: 1 })).code).toMatch(/notHost|noSeat/);
    expect((await one.refused('putOut', { seat: 0 })).code).toMatch(/notHost|noSeat/);
  }
  expect(host.lobby).toMatchObject({ host: 0, lock: 'open' });
});

test('the role of host can be passed on, and passes on when the host leaves', async () => {
  const { host, guest, watcher } = await three();
  await host.ask('passHost', { seat: 1 });
  await told(watcher, 'Mina is the host now.');
  expect(await host.refused('lock', { lock: 'all' })).toMatchObject({ code: 'notHost' });
  await eventually(() => expect(guest.guests.watchers).toHaveLength(1));
  expect(host.guests).toEqual({ watchers: [], out: [] });
  await guest.ask('leave');
  await told(watcher, 'Ines is the host now.');
  await host.ask('lock', { lock: 'seats' });
});
