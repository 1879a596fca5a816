import { expect, test } from 'vitest';
import { eventually, Player } from './testing/harness.ts';
import { served } from './testing/served.ts';

const site = served({ messageRate: 500 });

async function three() {
  const host = await Player.create(site.server.port);
  const guest = await Player.join(site.server.port, host.code);
  const watcher = await Player.join(site.server.port, host.code);
  await host.sit('Ines');
  await guest.sit('Mina');
  return { host, guest, watcher };
}

test('what is said reaches everybody in order, with who said it, and whoever comes later reads it', async () => {
  const { host, guest, watcher } = await three();
  await host.ask('chat', { text: '  Hello\u202e   there\u0007 ' });
  await guest.ask('chat', { phrase: 1 });
  await watcher.ask('chat', { text: '<b>nice</b>' });
  const lines = [
    { n: 1, seat: 0, name: 'Ines', text: 'Hello there' },
    { n: 2, seat: 1, name: 'Mina', phrase: 1 },
    // As it was typed: it is text and never anything else.
    { n: 3, seat: null, name: '', text: '<b>nice</b>' },
  ];
  for (const one of [host, guest, watcher]) await eventually(() => expect(one.chat).toEqual(lines));
  const late = await Player.join(site.server.port, host.code);
  expect((await late.sync()).chat).toEqual({ lines, hushed: false });
});

test('what cannot be read, is too long, or is no phrase, is refused and said to nobody', async () => {
  const { host, guest } = await three();
  expect(await host.refused('chat', { text: '\u200b\u2060 ' })).toMatchObject({ code: 'invalid' });
  expect(await host.refused('chat', { text: 'x'.repeat(1001) })).toMatchObject({ code: 'invalid' });
  expect(await host.refused('chat', { phrase: 8 })).toMatchObject({ code: 'invalid' });
  expect(await host.refused('chat', { text: 'both', phrase: 1 } as never)).toMatchObject({ code: 'invalid' });
  await host.ask('chat', { text: 'y'.repeat(1000) });
  await eventually(() => expect(guest.chat).toEqual([{ n: 1, seat: 0, name: 'Ines', text: 'y'.repeat(200) }]));
});

test('whoever talks too fast is told so, and others are not held up', async () => {
  const { host, guest } = await three();
  for (let i = 0; i < 5; i++) await host.ask('chat', { text: `line ${i}` });
  expect(await host.refused('chat', { text: 'one more' })).toMatchObject({ code: 'rate' });
  await guest.ask('chat', { text: 'hello' });
  await eventually(() => expect(guest.chat.at(-1)).toMatchObject({ text: 'hello', name: 'Mina' }));
  expect(guest.chat).toHaveLength(6);
});

test('a player mutes those who watch, and lets them speak again; a watcher cannot', async () => {
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
