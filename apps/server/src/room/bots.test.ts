import type { Seen } from '@smash/bots';
import { think } from '@smash/bots';
import { ask } from '@smash/chaos/testing/ask.ts';
import { BarePlayer } from '@smash/chaos/testing/bareTable.ts';
import { fakeClock, passing, useTemporaryFolder } from '@smash/chaos/testing/harness.ts';
import type { PromptView } from '@smash/engine';
import type { BotLevel, BotStyle } from '@smash/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Asker } from '../bots/thread.ts';
import { engine } from '../game/engine.ts';
import { SqliteStore } from '../storage/sqlite.ts';
import type { Table } from './table.ts';
import { Tables } from './tables.ts';

const folder = useTemporaryFolder();
let store: SqliteStore;
let tables: Tables;
let table: Table;
let host: BarePlayer;
let token: string;
/** What bots were given, for which level, and on whose behalf. */
let asked: { level: BotLevel; seen: Seen; asker: Asker; style: BotStyle | undefined }[];
/** Bots think until they are told to stop. */
let isEndless: boolean;

const thinker = {
  async think(level: BotLevel, seen: Seen, asker: Asker, style?: BotStyle) {
    asked.push({ level, seen, asker, style });
    if (isEndless) await new Promise((_, reject) => asker.signal!.addEventListener('abort', reject));
    return think(seen, 'easy');
  },
  hint: (seen: Seen) => Promise.resolve(think(seen, 'easy')),
};
const open = () => new Tables({ engine, store, version: '', build: '', coverMs: [0, 0], thinker, botPaceMs: 0 }, 10);

beforeEach(async () => {
  fakeClock();
  store = new SqliteStore(folder.path);
  asked = [];
  isEndless = false;
  tables = open();
  table = await tables.open();
  host = new BarePlayer(table);
  token = (await table.seats.takeSeat(host.peer, { name: 'Ines' })).token;
  await ask(table, host.peer, 'options', { players: 3, factions: 'random', vpToWin: 5, mulligan: 'off' });
});
afterEach(async () => {
  vi.useRealTimers();
  await tables.close();
  await store.close();
});

const seats = () => table.lobby().seats.map(({ name, bot, ready, here, absence }) => [name, bot, ready, here, absence]);

/** Plays the first card, or ends the turn; passes where that is allowed. */
function choice({ kind, options, optional, min }: PromptView): number[] {
  if (kind === 'play') return [(options.find(({ verb }) => verb === 'play') ?? options.at(-1)!).id];
  return optional ? [] : options.slice(0, min).map(({ id }) => id);
}

/** These people keep answering until `stop` returns true. */
async function playOn(people: BarePlayer[], stop: () => boolean): Promise<void> {
  for (let n = 0; n < 3000 && !stop(); n++) {
    const player = people.find(({ known, prompt }) => known && prompt && !prompt.decoy);
    if (player?.prompt) {
      const { prompt } = player;
      await ask(table, player.peer, 'answer', { prompt: prompt.id, pick: choice(prompt) }).catch(() => {});
    }
    await passing(1);
  }
  expect(stop()).toBe(true);
}
const isOver = () => host.view.over !== null;

test('the host gives free seats to bots of a level, and takes them back', async () => {
  await ask(table, host.peer, 'bot', { seat: 1, level: 'medium' });
  await ask(table, host.peer, 'bot', { seat: 1, level: 'hard' });
  await ask(table, host.peer, 'bot', { seat: 2, level: 'easy' });
  expect(seats()).toEqual([
    ['Ines', '', false, true, ''],
    ['Bot Quill', 'hard', true, true, ''],
    ['Bot Ember', 'easy', true, true, ''],
  ]);
  await ask(table, host.peer, 'options', { vpToWin: 6 });
  expect(table.lobby().seats[1]).toMatchObject({ ready: true });
  await ask(table, host.peer, 'free', { seat: 2 });
  expect(table.lobby().seats[2]).toMatchObject({ taken: false, bot: '' });
  await expect(ask(table, host.peer, 'passHost', { seat: 1 })).rejects.toThrow(/bot/);
});

test('the host chooses a bot’s style; a new level does not change it, and it survives a restart', async () => {
  await ask(table, host.peer, 'bot', { seat: 1, level: 'medium', style: 'rusher' });
  await ask(table, host.peer, 'bot', { seat: 1, level: 'easy' });
  await ask(table, host.peer, 'bot', { seat: 2 });
  expect(table.lobby().seats.map(({ bot }) => bot)).toEqual(['', 'easy', 'medium']);
  // Level and style change independently: a host may change both before the first reply.
  await ask(table, host.peer, 'bot', { seat: 1, style: 'hoarder' });
  await ask(table, host.peer, 'bot', { seat: 1, style: 'rusher' });
  expect(table.lobby().seats.map(({ bot }) => bot)).toEqual(['', 'easy', 'medium']);
  const how = () => table.lobby().seats.map(({ style }) => style);
  expect(how()).toEqual(['plain', 'rusher', 'plain']);
  const { code } = table;
  await tables.close();
  tables = open();
  table = (await tables.load(code))!;
  expect(how()).toEqual(['plain', 'rusher', 'plain']);
  host = new BarePlayer(table);
  await table.sync(host.peer, { token } as never);
  await ask(table, host.peer, 'start', { anyway: true });
  await playOn([host], () => new Set(asked.map(({ style }) => style)).size > 1);
  for (const { seen, style } of asked) expect(style).toBe(seen.view.viewer === 1 ? 'rusher' : undefined);
});

test('only the host seats bots, only where nobody sits, and no bot becomes host', async () => {
  const guest = new BarePlayer(table);
  await table.seats.takeSeat(guest.peer, { name: 'Mina' });
  await expect(ask(table, guest.peer, 'bot', { seat: 2, level: 'easy' })).rejects.toThrow(/host/);
  await expect(ask(table, host.peer, 'bot', { seat: 1, level: 'easy' })).rejects.toThrow(/Mina/);
  await ask(table, guest.peer, 'leave', null);
  await ask(table, host.peer, 'bot', { seat: 1, level: 'easy' });
  await ask(table, host.peer, 'leave', null);
  expect(table.lobby().host).toBe(-1);
});

test('nobody frees the seat of a player who is there, makes an absent one host, or keeps a bot out', async () => {
  const guest = new BarePlayer(table);
  await table.seats.takeSeat(guest.peer, { name: 'Mina' });
  await ask(table, host.peer, 'bot', { seat: 2, level: 'easy' });
  await expect(ask(table, host.peer, 'free', { seat: 1 })).rejects.toThrow(/Mina is here/);
  await expect(ask(table, host.peer, 'putOut', { seat: 2 })).rejects.toThrow(/bot/);
  expect(table.room.out ?? []).toEqual([]);
  table.part(guest.peer);
  await expect(ask(table, host.peer, 'passHost', { seat: 1 })).rejects.toThrow(/Mina is not here/);
  await ask(table, host.peer, 'free', { seat: 1 });
  expect(seats().map(([name]) => name)).toEqual(['Ines', '', 'Bot Ember']);
});

test('bots think on behalf of the address that opened the table; without one, of the table', async () => {
  const addressed = (player: BarePlayer, address: string) => Object.assign(player.peer, { address });
  const guest = new BarePlayer(table);
  await table.seats.takeSeat(guest.peer, { name: 'Mina' });
  await ask(table, host.peer, 'bot', { seat: 2, level: 'easy' });
  await table.start(host.peer, { anyway: true });
  const until = async (owner: string) => {
    await playOn([host, guest], () => asked.length > 0);
    expect(asked.map(({ asker }) => asker.owner)).toEqual(asked.map(() => owner));
    asked = [];
  };
  await until(table.code);
  addressed(guest, '192.0.2.2');
  addressed(host, '192.0.2.1');
  await until('192.0.2.1');
  // Later connections from other addresses do not change the owner.
  table.part(host.peer);
  host = new BarePlayer(table, token);
  addressed(host, '192.0.2.3');
  await until('192.0.2.1');
});

test('a bot stops thinking as soon as its table has moved on or is closed', async () => {
  const guest = new BarePlayer(table);
  await table.seats.takeSeat(guest.peer, { name: 'Mina' });
  await ask(table, host.peer, 'bot', { seat: 2, level: 'easy' });
  // With hidden reaction speed, the question could outlast the concession below.
  await ask(table, host.peer, 'options', { tellMask: false });
  isEndless = true;
  await table.start(host.peer, { anyway: true });
  await playOn([host, guest], () => asked.length > 0);
  await passing(30_000);
  expect(asked.map(({ asker }) => asker.signal!.aborted)).toEqual([false]);
  await table.concede(guest.peer);
  await passing(1);
  expect(asked.map(({ asker }) => asker.signal!.aborted)).toEqual([true, false]);
  await tables.close();
  expect(asked.map(({ asker }) => asker.signal!.aborted)).toEqual([true, true]);
});

test('the game ends as soon as all people agree, bots or not', async () => {
  const guest = new BarePlayer(table);
  await table.seats.takeSeat(guest.peer, { name: 'Mina' });
  await ask(table, host.peer, 'bot', { seat: 2, level: 'easy' });
  await table.start(host.peer, { anyway: true });
  await ask(table, host.peer, 'agree', { yes: true });
  await passing(1);
  expect(isOver()).toBe(false);
  await ask(table, host.peer, 'agree', { yes: false });
  await ask(table, guest.peer, 'agree', { yes: true });
  await passing(1);
  expect(isOver()).toBe(false);
  await ask(table, host.peer, 'agree', { yes: true });
  await passing(1);
  expect(host.view.over).toMatchObject({ how: 'agreed' });
});

test('people who have agreed need not wait for a player whom a bot replaces', async () => {
  const guest = new BarePlayer(table);
  await table.seats.takeSeat(guest.peer, { name: 'Mina' });
  await table.start(host.peer, { anyway: true });
  await ask(table, host.peer, 'agree', { yes: true });
  table.part(guest.peer);
  await passing(60_000);
  expect(isOver()).toBe(false);
  await ask(table, host.peer, 'away', { seat: 1, choice: 'bot' });
  await passing(1);
  expect(host.view.over).toMatchObject({ how: 'agreed' });
});

test('bots do not play for spectators alone', async () => {
  await ask(table, host.peer, 'bot', { seat: 1, level: 'easy' });
  await ask(table, host.peer, 'bot', { seat: 2, level: 'easy' });
  await table.start(host.peer, { anyway: true });
  await playOn([host], () => host.view.current !== 0 && host.view.turn > 3);
  const watcher = new BarePlayer(table);
  table.part(host.peer);
  await passing(10);
  const { turn, n } = { turn: watcher.view.turn, n: asked.length };
  await passing(30_000);
  expect([watcher.view.turn, asked.length]).toEqual([turn, n]);
  host = new BarePlayer(table, token);
  await playOn([host], () => host.view.turn > turn + 1);
});

test('bots play a whole game, knowing only their own hand, and want a rematch', async () => {
  await ask(table, host.peer, 'bot', { seat: 1, level: 'medium' });
  await ask(table, host.peer, 'bot', { seat: 2, level: 'hard' });
  await table.start(host.peer, { anyway: true });
  expect(host.mix.mix?.seats.map(({ told, bot }) => [told, bot])).toEqual([
    [true, undefined],
    [false, true],
    [false, true],
  ]);
  await playOn([host], isOver);
  expect(new Set(asked.map(({ level, seen }) => `${seen.view.viewer} ${level}`))).toEqual(
    new Set(['1 medium', '2 hard']),
  );
  for (const { seen } of asked) {
    expect(Object.keys(seen).sort()).toEqual(['memory', 'sealed', 'view']);
    expect(seen.view.prompt?.seat).toBe(seen.view.viewer);
  }
  await table.rematch(host.peer, { factions: 'same' });
  expect(table.lobby()).toMatchObject({ phase: 'game', game: 2 });
  await playOn([host], () => host.view.turn > 2);
});

test('after a restart the bots go on, once somebody is there', async () => {
  await ask(table, host.peer, 'bot', { seat: 1, level: 'medium' });
  await table.start(host.peer, { anyway: true });
  await playOn([host], () => host.view.turn > 2);
  const { turn } = host.view;
  await tables.close();
  tables = open();
  table = (await tables.load(table.code))!;
  expect(table.lobby().seats[1]).toMatchObject({ name: 'Bot Quill', bot: 'medium', here: true });
  asked = [];
  await passing(5000);
  expect(asked).toEqual([]);
  host = new BarePlayer(table, token);
  await playOn([host], () => host.view.turn > turn + 1);
  expect(asked.length).toBeGreaterThan(0);
});

test('a bot plays for a player who has left, if the table wants that, until the player is back', async () => {
  const guest = new BarePlayer(table);
  const theirs = (await table.seats.takeSeat(guest.peer, { name: 'Mina' })).token;
  await table.start(host.peer, { anyway: true });
  await playOn([host, guest], () => host.view.turn > 1);
  table.part(guest.peer);
  await passing(60_000);
  expect(table.lobby().seats[1]!.absence).toBe('choose');
  await ask(table, host.peer, 'away', { seat: 1, choice: 'bot' });
  await passing(1);
  expect(seats()[1]).toEqual(['Mina', 'medium', false, false, '']);
  expect(host.notices.at(-1)).toBe('A bot plays for Mina, who has the seat again when back.');
  const { turn } = host.view;
  await playOn([host], () => host.view.turn > turn + 2);

  const again = new BarePlayer(table, theirs);
  await passing(1);
  expect(seats()[1]).toEqual(['Mina', '', false, true, '']);
  const before = asked.length;
  await playOn([host, again], () => host.view.turn > turn + 4);
  expect(asked.length).toBe(before);
});
