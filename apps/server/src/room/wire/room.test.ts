import { answerNext, eventually, nextAsked, Player, settled, startGame } from '@smash/chaos/testing/harness.ts';
import { NO_LIMITS } from '@smash/chaos/testing/limits.ts';
import { served } from '@smash/chaos/testing/served.ts';
import { checkMix, holds, mixRecord } from '@smash/protocol';
import { readable } from '@smash/testkit';
import { describe, expect, test } from 'vitest';

const site = served({ perConnection: NO_LIMITS.perConnection });

describe('lobby', () => {
  test('create, join by code in any spelling, sit, ready, start', async () => {
    const host = await Player.create(site.server.port);
    expect(host.code).toMatch(/^[A-HJ-NP-Z]{4,5}-[2-9]{5}$/);
    await host.sit('  Ines ');
    const guest = await Player.join(site.server.port, host.code.toLowerCase());
    await guest.sit('ines', 2);
    await eventually(() => expect(host.lobby.seats.map((seat) => seat.name)).toEqual(['Ines', '', 'ines 2', '']));
    expect(host.lobby).toMatchObject({ phase: 'lobby', host: 0, watchers: 0, code: host.code });
    expect(await host.refused('start')).toMatchObject({ code: 'notReady', text: 'Not ready yet: Ines, ines 2.' });
    await host.ask('ready', { ready: true });
    await guest.ask('ready', { ready: true });
    expect(await guest.refused('start')).toMatchObject({ code: 'notHost' });
    await host.ask('start');
    await eventually(() => expect(guest.known?.view.viewer).toBe(1));
    // Seats close up: C is now B, and its browser was told.
    expect(guest.seat).toBe(1);
    expect(host.lobby).toMatchObject({ phase: 'game', game: 1, seed: '' });
    expect(host.lobby.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(host.lobby.seats.map((seat) => seat.name)).toEqual(['Ines', 'ines 2']);
    expect(host.known?.view.hand).toHaveLength(5);
  });

  test('rules: the host changes them, everybody is told, Ready is cleared', async () => {
    const host = await Player.create(site.server.port);
    const other = await Player.join(site.server.port, host.code);
    await host.sit('Ines');
    await other.sit('Mina');
    await other.ask('ready', { ready: true });
    expect(await other.refused('options', { vpToWin: 12 })).toMatchObject({ code: 'notHost' });
    await host.ask('options', { vpToWin: 12, players: 3 });
    await eventually(() => expect(other.lobby.options).toMatchObject({ vpToWin: 12, players: 3, factions: 'free' }));
    expect(other.lobby.seats).toHaveLength(3);
    expect(other.lobby.seats.some((seat) => seat.ready)).toBe(false);
    expect(other.notices).toEqual(['Ines changed the rules: players 3, VP target 12.']);
    expect(await host.refused('options', { sets: ['No such set'] })).toMatchObject({ code: 'unknown' });
    expect(await host.refused('options', { vpToWin: 99 })).toMatchObject({ code: 'invalid' });
    await host.ask('options', { sets: ['One'], players: 3 });
    await other.ask('ready', { ready: true });
    await host.ask('ready', { ready: true });
    expect(await host.refused('start')).toMatchObject({ code: 'players' });
    expect(host.lobby.phase).toBe('lobby');
  });

  test('seats: taken, full, left, freed, renamed', async () => {
    const host = await Player.create(site.server.port);
    await host.sit('Ines');
    await host.ask('options', { players: 2 });
    const guest = await Player.join(site.server.port, host.code);
    expect(await guest.refused('seat', { name: 'Mina', mark: 0 })).toMatchObject({
      code: 'taken',
      text: 'Ines has seat A.',
    });
    expect(await guest.refused('seat', { name: '\u200b' })).toMatchObject({ code: 'name' });
    expect(await guest.refused('ready', { ready: true })).toMatchObject({ code: 'noSeat' });
    await guest.sit('Mina');
    const third = await Player.join(site.server.port, host.code);
    expect(await third.refused('seat', { name: 'Oskar' })).toMatchObject({ code: 'full' });
    expect(await guest.ask('name', { name: 'Mina B' })).toEqual({ name: 'Mina B' });
    expect(await host.refused('free', { seat: 1 })).toMatchObject({ code: 'taken' });
    await guest.room.leave();
    await eventually(() => expect(host.lobby.seats[1]!.here).toBe(false));
    await host.ask('free', { seat: 1 });
    const again = await Player.join(site.server.port, host.code, guest.token);
    expect(again.seat).toBeNull();
    expect((await again.sync()).tokenKnown).toBe(false);
    await host.ask('leave');
    await third.sit('Oskar');
    await eventually(() => expect(again.lobby).toMatchObject({ host: 0, watchers: 2 }));
    expect(again.lobby.seats.map((seat) => seat.name)).toEqual(['Oskar', '']);
  });

  test('an unknown code is not found', async () => {
    await expect(Player.join(site.server.port, 'KALN-99')).rejects.toThrow();
  });
});

describe('game', () => {
  test('each connection gets its own view; patches lead to the same view as a full one', async () => {
    const players = await startGame(site.server.port, 3);
    const watcher = await Player.join(site.server.port, players[0]!.code);
    await playOn([...players], 20);
    await settled([watcher]);
    for (const player of [...players, watcher]) {
      const { view, events } = player.known!;
      expect(player.resyncs).toBe(0);
      player.known = null;
      await player.sync();
      expect(player.known!.view).toEqual(view);
      expect(player.known!.events).toEqual(events);
    }
    expect(watcher.known!.view.hand).toEqual([]);
    expect(watcher.known!.view.prompt).toBeNull();
    expect(await watcher.refused('answer', { prompt: 1, pick: [] })).toMatchObject({ code: 'noSeat' });
  });

  test('a hidden name never reaches anybody else, in any byte', async () => {
    const players = await startGame(site.server.port, 2);
    const watcher = await Player.join(site.server.port, players[0]!.code);
    await playOn([...players], 12);
    const seen = (player: Player) => player.frames.map(readable).join();
    const hands = players.map((player) => player.known!.view.hand.map((card) => card.name));
    expect(hands[0]!.length).toBeGreaterThan(0);
    for (const name of hands[0]!) {
      expect(seen(players[0]!)).toContain(name);
      expect(seen(players[1]!)).not.toContain(name);
      expect(seen(watcher)).not.toContain(name);
    }
    expect(seen(players[1]!)).not.toContain(players[0]!.token!);
  });

  test('a token restores the seat and the open prompt; a session id does not', async () => {
    const [a, b] = (await startGame(site.server.port, 2)) as [Player, Player];
    const open = a.prompt!;
    await a.leave();
    await eventually(() => expect(b.lobby.seats[0]!.here).toBe(false));
    const stranger = await Player.join(site.server.port, b.code, 'x'.repeat(43));
    expect(stranger.seat).toBeNull();
    const again = await Player.join(site.server.port, b.code, a.token);
    expect(again.seat).toBe(0);
    expect(again.prompt).toEqual(open);
    await again.answer();
    await eventually(() => expect(b.lobby.seats[0]!.here).toBe(true));
  });

  test('two tabs: the newest holds the seat, the other is told and can do nothing with it', async () => {
    const [a, b] = (await startGame(site.server.port, 2)) as [Player, Player];
    const tab = await Player.join(site.server.port, a.code, a.token);
    await eventually(() => expect(a.moved).toBe('This seat is open in another tab or on another device.'));
    const before = a.patches.length;
    expect(await a.refused('answer', { prompt: a.prompt!.id, pick: [] })).toMatchObject({ code: 'unsynced' });
    await tab.answer();
    await eventually(() => expect(b.patches.length).toBeGreaterThan(0));
    expect(a.patches.length).toBe(before);
    // After an undo:
    await a.sync();
    expect(a.seat).toBe(0);
    await eventually(() => expect(tab.moved).not.toBeNull());
  });

  test('a lost patch is detected and repaired', async () => {
    const [a, b] = (await startGame(site.server.port, 2)) as [Player, Player];
    b.known = { ...b.known!, seq: b.known!.seq - 1 };
    await a.answer();
    await eventually(() => expect(b.resyncs).toBeGreaterThan(0));
    await eventually(() => expect(b.known!.view.seats[0]!.vp).toBe(1));
    expect(b.known!.events.map((event) => event.n)).toEqual(a.known!.events.map((event) => event.n));
  });

  test('a dropped socket is resumed by the SDK and synced', async () => {
    const [a, b] = (await startGame(site.server.port, 2)) as [Player, Player];
    b.room.connection.close(4010);
    await eventually(() => expect(a.lobby.seats[1]!.here).toBe(false));
    await eventually(() => expect(a.lobby.seats[1]!.here).toBe(true));
    await a.answer();
    await eventually(() => expect(b.known!.view.seats[0]!.vp).toBe(1));
  });

  test('why and why not are answered about visible things only', async () => {
    const [a, b] = (await startGame(site.server.port, 2)) as [Player, Player];
    const own = a.known!.view.hand[0]!;
    expect(await a.ask('explain', { id: own.id, stat: 'power' })).toMatchObject([{ label: own.name }]);
    expect(await b.refused('explain', { id: own.id, stat: 'power' })).toMatchObject({ code: 'unknown' });
    expect(await b.ask('whyNot', { card: b.known!.view.hand[0]!.id })).toMatchObject({ code: 'notYourTurn' });
    expect(await b.refused('whyNot', { card: own.id })).toMatchObject({ code: 'unknown' });
  });

  test('a forecast goes to the player asked, while the question is open', async () => {
    const players = (await startGame(site.server.port, 2)) as [Player, Player];
    const asked = players.find((one) => one.known!.view.prompt)!;
    const { id: prompt, seat, options } = asked.known!.view.prompt!;
    const option = options[0]!.id;
    expect(await asked.ask('forecast', { prompt, option })).toMatchObject({ vp: [{ seat, n: 1 }] });
    const gone = await asked.refused('forecast', { prompt: prompt + 1, option });
    expect(gone).toMatchObject({ code: 'unknown' });
    const other = players.find((one) => !one.known!.view.prompt)!;
    expect(await other.refused('forecast', { prompt, option })).toEqual(gone);
    expect(await asked.refused('forecast', { prompt, option: -1 })).toMatchObject({ code: 'invalid' });
  });

  test('to the end, and a rematch with the same factions', async () => {
    const players = await startGame(site.server.port, 2);
    const [a, b] = players as [Player, Player];
    await playOn(players, 100);
    await eventually(() => expect(a.lobby.phase).toBe('over'));
    expect(a.known!.view.over).not.toBeNull();
    await eventually(() => expect(a.mix.mix).toMatchObject({ stage: 'open', commitment: a.lobby.commitment }));
    expect(holds(checkMix(mixRecord.parse(a.mix.mix), a.lobby.seed))).toBe(true);
    expect(await a.refused('concede')).toMatchObject({ code: 'phase' });
    await a.ask('rematch', { factions: 'same' });
    await eventually(() => expect(b.lobby.seats[0]!.rematch).toBe('same'));
    await b.ask('rematch', { factions: 'same' });
    await eventually(() => expect([a.known!.game, b.known!.game, a.known!.view.turn]).toEqual([2, 2, 1]));
    expect(a.lobby).toMatchObject({ phase: 'game', game: 2, seed: '' });
    await a.ask('agree', { yes: true });
    await b.ask('agree', { yes: true });
    await eventually(() => expect(a.known!.view.over?.how).toBe('agreed'));
    await b.ask('leave');
    expect(b.lobby.seats[1]!.taken).toBe(false);
    await eventually(() => expect(b.known!.view.viewer).toBe('spectator'));
    await a.ask('reopen');
    await eventually(() => expect(b.lobby).toMatchObject({ phase: 'lobby', turn: 0, commitment: '' }));
    // The seat's new player is not shown the previous hand.
    await b.sit('Somebody else', 1);
    expect((await b.sync()).full).toBeNull();
  });

  test('in a rematch with rotated seats everybody has the next seat, their own deck, and only their own hand', async () => {
    const players = (await startGame(site.server.port, 3)) as [Player, Player, Player];
    const decks = players[0].known!.view.seats.map(({ factions }) => factions);
    for (const player of players) await player.ask('agree', { yes: true });
    await eventually(() => expect(players[2].known!.view.over?.how).toBe('agreed'));
    for (const player of players) await player.ask('rematch', { factions: 'rotate' });
    await eventually(() => expect(players.map(({ known }) => known!.game)).toEqual([2, 2, 2]));
    expect(players.map(({ seat }) => seat)).toEqual([1, 2, 0]);
    expect(players.map(({ known }) => known!.view.viewer)).toEqual([1, 2, 0]);
    expect(players[0].lobby.seats.map(({ name }) => name)).toEqual(['Player 2', 'Player 0', 'Player 1']);
    expect(players[0].lobby.host).toBe(1);
    expect(players[0].known!.view.seats.map(({ factions }) => factions)).toEqual([decks[2], decks[0], decks[1]]);
  });

  test('conceding ends a two-player game', async () => {
    const [a, b] = (await startGame(site.server.port, 2)) as [Player, Player];
    await b.ask('concede');
    await eventually(() => expect(a.known!.view.over).toMatchObject({ winners: [0], how: 'last' }));
  });
});

/** Everybody answers their questions, this many times or until the end; then waits for the next question. */
async function playOn(players: Player[], answers: number): Promise<void> {
  for (let done = 0; done < answers; done++) {
    const player = await nextAsked(players);
    if (!player) return;
    await answerNext(player);
  }
  await nextAsked(players);
  await settled(players);
}
