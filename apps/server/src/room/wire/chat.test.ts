import { eventually, Player } from '@smash/chaos/testing/harness.ts';
import { NO_LIMITS } from '@smash/chaos/testing/limits.ts';
import { served } from '@smash/chaos/testing/served.ts';
import { expect, test } from 'vitest';

const site = served({ perConnection: NO_LIMITS.perConnection });

async function three() {
  const host = await Player.create(site.server.port);
  const guest = await Player.join(site.server.port, host.code);
  const watcher = await Player.join(site.server.port, host.code);
  await host.sit('Ines');
  await guest.sit('Mina');
  return { host, guest, watcher };
}

test('lines reach everybody in order, with their author, and latecomers read them', async () => {
  const { host, guest, watcher } = await three();
  await host.ask('chat', { text: '  Hello\u202e   there\u0007 ' });
  await guest.ask('chat', { phrase: 1 });
  await watcher.ask('chat', { text: '<b>nice</b>' });
  const lines = [
    { n: 1, seat: 0, name: 'Ines', text: 'Hello there' },
    { n: 2, seat: 1, name: 'Mina', phrase: 1 },
    // As typed: it is text and never anything else.
    { n: 3, seat: null, name: '', text: '<b>nice</b>' },
  ];
  for (const one of [host, guest, watcher]) await eventually(() => expect(one.chat).toEqual(lines));
  const late = await Player.join(site.server.port, host.code);
  expect((await late.sync()).chat).toEqual({ lines, hushed: false });
});

test('unreadable or too long lines and unknown phrases are refused and sent to nobody', async () => {
  const { host, guest } = await three();
  expect(await host.refused('chat', { text: '\u200b\u2060 ' })).toMatchObject({ code: 'invalid' });
  expect(await host.refused('chat', { text: 'x'.repeat(1001) })).toMatchObject({ code: 'invalid' });
  expect(await host.refused('chat', { phrase: 8 })).toMatchObject({ code: 'invalid' });
  expect(await host.refused('chat', { text: 'both', phrase: 1 } as never)).toMatchObject({ code: 'invalid' });
  await host.ask('chat', { text: 'y'.repeat(1000) });
  await eventually(() => expect(guest.chat).toEqual([{ n: 1, seat: 0, name: 'Ines', text: 'y'.repeat(200) }]));
});

test('somebody who talks too fast is told, and others are not slowed down', async () => {
  const { host, guest } = await three();
  for (let i = 0; i < 5; i++) await host.ask('chat', { text: `line ${i}` });
  expect(await host.refused('chat', { text: 'one more' })).toMatchObject({ code: 'rate' });
  await guest.ask('chat', { text: 'hello' });
  await eventually(() => expect(guest.chat.at(-1)).toMatchObject({ text: 'hello', name: 'Mina' }));
  expect(guest.chat).toHaveLength(6);
});

test('a player mutes and unmutes the spectators; a spectator cannot', async () => {
  const { host, guest, watcher } = await three();
  expect(await watcher.refused('hush', { on: true })).toMatchObject({ code: 'noSeat' });
  await guest.ask('hush', { on: true });
  await eventually(() => expect(watcher.hushed).toBe(true));
  expect(await watcher.refused('chat', { text: 'I see' })).toMatchObject({ code: 'noSeat' });
  await host.ask('chat', { text: 'quiet now' });
  await host.ask('hush', { on: false });
  await watcher.ask('chat', { text: 'I see' });
  await eventually(() => expect(host.chat.map((line) => line.text)).toEqual(['quiet now', 'I see']));
});

test('the limit belongs to the seat and survives reconnecting; spectators share one', async () => {
  const { host, guest, watcher } = await three();
  for (let i = 0; i < 5; i++) await guest.ask('chat', { text: `line ${i}` });
  await guest.leave();
  const again = await Player.join(site.server.port, host.code, guest.token);
  expect(await again.refused('chat', { text: 'one more' })).toMatchObject({ code: 'rate' });
  for (let i = 0; i < 10; i++) await watcher.ask('chat', { text: `seen ${i}` });
  const other = await Player.join(site.server.port, host.code);
  expect(await other.refused('chat', { text: 'and I' })).toMatchObject({ code: 'rate' });
  await host.ask('chat', { text: 'players are heard nevertheless' });
});
