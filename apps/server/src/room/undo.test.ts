import { library } from '@smash/cards';
import { Guest, sameAs, seatAll } from '@smash/chaos/testing/guests.ts';
import { useTemporaryFolder } from '@smash/chaos/testing/harness.ts';
import type { State } from '@smash/engine';
import { hashOf } from '@smash/protocol';
import { buildPosition } from '@smash/testkit';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { SNAPSHOT_EVERY } from '../storage/gameWriter.ts';

const begins = (): State => ({
  ...buildPosition(
    {
      name: '',
      options: { cover: true },
      seats: {
        A: {
          factions: ['Dinosaurs', 'Aliens'],
          hand: ['War Raptor', 'Supreme Overlord', 'Walker', 'Mystic Studies', 'Scry', 'Howl', 'Natural Selection'],
          deck: ['Enchantress', 'Chronomage', 'Upgrade', 'Archmage', 'Summon', 'Neophyte'],
        },
        B: { factions: ['Pirates', 'Ninjas'], hand: ['Cut Lass', 'Shinobi'] },
        C: { factions: ['Robots', 'Tricksters'], hand: ['Zapbot'] },
      },
      bases: [
        { name: 'The Homeworld', cards: [{ seat: 'B', card: 'First Mate' }] },
        { name: 'Tortuga', cards: [{ seat: 'C', card: 'Gnome' }] },
        {
          name: 'The Central Brain',
          cards: [
            { seat: 'A', card: 'King Rex' },
            { seat: 'B', card: 'Buccaneer' },
          ],
        },
      ],
      steps: [],
    } as Parameters<typeof buildPosition>[0],
    'undo',
  ),
  library: library.id,
});

type Game = Awaited<ReturnType<typeof seatAll>>;
const folder = useTemporaryFolder();
let game: Game;
let a: Guest;
let b: Guest;
let c: Guest;

async function open(rule: 'free' | 'ask' | 'off' = 'ask'): Promise<void> {
  game = await seatAll(folder.path, begins(), rule);
  [a, b, c] = game.guests as [Guest, Guest, Guest];
}
const everybody = () => [...game.guests, game.watcher];
const hashes = () => everybody().map((one) => hashOf(one.view));
const stateHash = async () => hashOf((await game.stored()).now.state);

afterEach(async () => {
  vi.useRealTimers();
  await game.close();
});

describe('steps that reveal nothing are undone immediately (T-26)', () => {
  test('one by one, to the very same state, views and logs', async () => {
    await open();
    const before = { state: await stateHash(), views: hashes(), logs: everybody().map((one) => one.known!.events) };
    expect(a.undo).toBeNull();
    await a.choose('Play Supreme Overlord on Tortuga');
    expect(a.undo).toMatchObject({ label: 'Play Supreme Overlord on Tortuga', barred: '', ask: false });
    const between = { state: await stateHash(), views: hashes() };
    await a.choose('Gnome on Tortuga');
    expect(a.undo?.label).toBe('Gnome on Tortuga');
    expect(b.undo).toBeNull();
    await a.back();
    expect({ state: await stateHash(), views: hashes() }).toEqual(between);
    await a.back();
    expect({ state: await stateHash(), views: hashes(), logs: everybody().map((one) => one.known!.events) }).toEqual(
      before,
    );
    expect(a.undo).toBeNull();
    expect(b.notices).toEqual(['Ines took back the last move.', 'Ines took back the last move.']);
    expect(a.notices).toEqual([]);
    // The game then takes another course.
    await a.choose('Play War Raptor on Tortuga');
    expect(a.view.bases[1]!.lanes[0]!.minions.map((one) => one.name)).toEqual(['War Raptor']);
    expect(sameAs(b.known).log).toEqual(sameAs(c.known).log);
  });

  test('a restart afterwards reaches the same state, from the stored state and from the whole record', async () => {
    await open();
    await a.choose('Play War Raptor on Tortuga');
    await a.back();
    await a.choose('Play Supreme Overlord on Tortuga');
    await a.choose('Gnome on Tortuga');
    await a.back();
    await a.choose('First Mate on The Homeworld');
    const again = await game.restart();
    const guest = new Guest(again);
    guest.token = a.token;
    await guest.sync();
    expect(sameAs(guest.known)).toEqual(sameAs(a.known));
    expect(guest.known!.undone).toBe(2);
    expect(guest.undo).toEqual(a.undo);
    // Steps after the last undo can still be undone, and the record's numbers continue.
    await guest.back();
    await guest.choose('Gnome on Tortuga');
    await again.close();
    const whole = await game.wholeRecord();
    expect(hashOf(whole.now.state)).toBe(await stateHash());
    expect(hashOf(whole.shown(0).view)).toBe(hashOf(guest.view));
    expect(whole.log(0)).toEqual(guest.known!.events);
    expect(whole.undone).toBe(3);
  });

  test('it is stored like any other entry; a state only if it goes back beyond the stored one', async () => {
    await open();
    const entries = vi.spyOn(game.store, 'addCommand');
    const states = () => entries.mock.calls.flatMap(([, { n }, state]) => (state ? [n] : []));
    const isSame = async () => {
      const now = await stateHash();
      const record = await game.wholeRecord();
      expect([hashOf(record.now.state), hashOf(record.shown(0).view)]).toEqual([now, hashOf(a.view)]);
    };
    for (let i = 0; i < 19; i++) {
      await a.choose('Play War Raptor on Tortuga');
      await a.back();
    }
    expect(states()).toEqual([]);
    await isSame();
    await a.choose('Play Supreme Overlord on Tortuga');
    await a.choose('Gnome on Tortuga');
    expect(states()).toEqual([SNAPSHOT_EVERY]);
    await a.choose('Play Howl');
    await a.back();
    expect(states()).toEqual([SNAPSHOT_EVERY]);
    await isSame();
    await a.back();
    expect(states()).toEqual([SNAPSHOT_EVERY, 43]);
    await isSame();
    await a.choose('First Mate on The Homeworld');
    await isSame();
    // A server that has just started does not know how old the stored state is.
    const again = await game.restart();
    const guest = new Guest(again);
    guest.token = a.token;
    await guest.sync();
    await guest.back();
    expect(states()).toEqual([SNAPSHOT_EVERY, 43, 45]);
    await guest.choose('Gnome on Tortuga');
    await guest.back();
    expect(states()).toEqual([SNAPSHOT_EVERY, 43, 45]);
    expect(hashOf((await game.stored()).shown(0).view)).toBe(hashOf(guest.view));
    await again.close();
  });

  test('returning players, latecomers and spectators have the same log as the others', async () => {
    await open();
    await a.choose('Play War Raptor on Tortuga');
    const away = new Guest(game.table);
    away.token = b.token;
    await away.sync();
    game.table.part(away.peer);
    await a.back();
    // The same number of events, with the same numbers.
    await a.choose('Play War Raptor on The Homeworld');
    game.table.join(away.peer);
    await away.sync();
    expect(away.known!.events.filter((event) => event.type === 'play')).toMatchObject([
      { base: { name: 'The Homeworld' } },
    ]);
    const late = new Guest(game.table);
    await late.sync();
    expect(late.known!.events).toEqual(game.watcher.known!.events);
    expect(late.known!.events.filter((event) => event.type === 'play')).toHaveLength(1);
  });

  test('if the undo cannot be stored, nothing has changed', async () => {
    await open();
    await a.choose('Play War Raptor on Tortuga');
    const before = { state: await stateHash(), views: hashes(), undo: a.undo };
    game.store.addCommand = async () => {
      throw new Error('disk I/O error');
    };
    expect(await a.refused('undo', { step: a.undo!.step })).toMatchObject({ code: 'storage' });
    // Restore the class's method.
    Reflect.deleteProperty(game.store, 'addCommand');
    expect({ state: await stateHash(), views: hashes(), undo: a.undo }).toEqual(before);
    await a.back();
    expect(a.undo).toBeNull();
  });

  test('an answer to an undone question is refused, and so is an undo of a step that is gone', async () => {
    await open();
    await a.choose('Play Supreme Overlord on Tortuga');
    const { id } = a.view.prompt!;
    const { step } = a.undo!;
    await a.back();
    expect(await a.refused('answer', { prompt: id, pick: [0] })).toMatchObject({ code: 'unknown' });
    expect(await a.refused('undo', { step })).toMatchObject({ code: 'unknown' });
    await a.choose('Play War Raptor on Tortuga');
    await a.choose('Play Howl');
    // Pressed twice: the second press means the step that was shown.
    const shown = a.undo!.step;
    await a.ask('undo', { step: shown });
    expect(await a.refused('undo', { step: shown })).toMatchObject({ code: 'unknown' });
    expect(a.undo?.label).toBe('Play War Raptor on Tortuga');
  });

  test('only during one’s own turn, only by players, and not if the table has it off', async () => {
    await open();
    await a.choose('Play War Raptor on Tortuga');
    const { step } = a.undo!;
    expect(await b.refused('undo', { step })).toMatchObject({ code: 'unknown' });
    expect(await game.watcher.refused('undo', { step })).toMatchObject({ code: 'noSeat' });
    await a.choose('End turn');
    expect(a.undo).toBeNull();
    game.close();
    folder.renew();
    await open('off');
    await a.choose('Play War Raptor on Tortuga');
    expect(a.undo).toBeNull();
    expect(await a.refused('undo', { step: 1 })).toMatchObject({ code: 'unknown' });
  });
});

describe('steps that reveal something need the table’s consent (T-26)', () => {
  const draw = async (rule?: 'free') => {
    await open(rule);
    await a.choose('Play Mystic Studies');
  };

  test('it is refused with the reason; if only free undo is allowed, nobody can be asked', async () => {
    await draw('free');
    expect(a.undo).toMatchObject({ label: 'Play Mystic Studies', barred: 'a card was drawn', ask: false });
    expect(await a.refused('undo', { step: a.undo!.step })).toMatchObject({
      code: 'barred',
      text: 'Can’t undo: a card was drawn.',
    });
    expect(await a.refused('askUndo', { step: a.undo!.step })).toMatchObject({ code: 'barred' });
    // Steps after it can be undone freely.
    await a.choose('Play War Raptor on Tortuga');
    expect(a.undo).toMatchObject({ label: 'Play War Raptor on Tortuga', barred: '' });
    await a.back();
    expect(a.undo).toMatchObject({ label: 'Play Mystic Studies', barred: 'a card was drawn' });
  });

  test('all others agree: the very same state, and nobody else has learned the drawn card', async () => {
    await open();
    const before = { state: await stateHash(), views: hashes() };
    await a.choose('Play Mystic Studies');
    expect(a.undo?.ask).toBe(true);
    await a.askBack();
    for (const one of everybody()) {
      expect(one.asked).toMatchObject({ seat: 0, label: 'Play Mystic Studies', barred: 'a card was drawn' });
      expect(one.asked!.waiting).toEqual([1, 2]);
    }
    expect(await a.refused('askUndo', { step: a.undo!.step })).toMatchObject({
      text: expect.stringContaining('already'),
    });
    await b.allow(true);
    expect(c.asked!.waiting).toEqual([2]);
    expect(await b.refused('answerUndo', { id: b.asked!.id, allow: true })).toMatchObject({ code: 'barred' });
    await c.allow(true);
    expect({ state: await stateHash(), views: hashes() }).toEqual(before);
    expect(everybody().map((one) => one.asked)).toEqual([null, null, null, null]);
    expect(a.notices).toEqual(['The table said yes.']);
    expect(b.notices).toEqual(['Ines took back the last move.']);
    for (const one of [b, c, game.watcher]) expect(one.sent.join()).not.toMatch(/Enchantress|Chronomage/);
    expect((await game.restart()).undoing.open()).toBeNull();
  });

  test('one refuses: nothing changes, only the asker is told, and there are two requests per turn', async () => {
    await draw();
    const before = await stateHash();
    await a.askBack();
    await b.allow(false);
    expect(await c.refused('answerUndo', { id: 1, allow: true })).toMatchObject({ code: 'unknown' });
    expect(a.notices).toEqual(['The table said no, so it stays.']);
    expect([...b.notices, ...c.notices, ...game.watcher.notices]).toEqual([]);
    expect(a.undo?.ask).toBe(true);
    await a.askBack();
    await c.allow(false);
    expect(a.undo?.ask).toBe(false);
    expect(await a.refused('askUndo', { step: a.undo!.step })).toMatchObject({
      text: expect.stringContaining('twice'),
    });
    expect(await stateHash()).toBe(before);
  });

  test('after twenty seconds the request expires', async () => {
    await draw();
    vi.useFakeTimers();
    await a.askBack();
    await vi.advanceTimersByTimeAsync(19_000);
    const late = new Guest(game.table);
    await late.sync();
    expect(late.asked).toMatchObject({ seat: 0, ms: 1000 });
    await vi.advanceTimersByTimeAsync(1000);
    expect(everybody().map((one) => one.asked)).toEqual([null, null, null, null]);
    expect(a.notices).toEqual(['Not everybody answered in time, so it stays.']);
    expect(await b.refused('answerUndo', { id: 1, allow: true })).toMatchObject({ code: 'unknown' });
  });

  test('the game moves on: the request is closed', async () => {
    await draw();
    await a.askBack();
    await a.choose('Play War Raptor on Tortuga');
    expect(b.asked).toBeNull();
    expect(a.notices).toEqual(['The game has moved on, so the request is closed.']);
  });

  test('not while somebody else decides; afterwards it also undoes that decision', async () => {
    await open();
    const before = await stateHash();
    await a.choose('Play Natural Selection');
    expect(b.view.prompt?.kind).toBe('base');
    expect(a.undo).toMatchObject({ label: 'Play Natural Selection', barred: 'another player was asked', ask: false });
    expect(await a.refused('askUndo', { step: a.undo!.step })).toMatchObject({
      text: expect.stringContaining('deciding now'),
    });
    const [{ id }, { step }] = [b.view.prompt!, a.undo!];
    await b.choose('Tortuga');
    // It counts A's own commands: others may answer in secret (INFO-4).
    expect(a.undo!.step).toBe(step);
    expect(a.undo).toMatchObject({ label: 'Play Natural Selection', barred: 'another player was asked', ask: true });
    await a.askBack();
    await b.allow(true);
    await c.allow(true);
    expect(await stateHash()).toBe(before);
    expect(await b.refused('answer', { prompt: id, pick: [0] })).toMatchObject({ code: 'unknown' });
  });

  test('not while somebody is away, who could not answer', async () => {
    await draw();
    game.table.part(c.peer);
    expect(await a.refused('askUndo', { step: a.undo!.step })).toMatchObject({
      text: 'Oskar is not here to be asked.',
    });
    expect(a.undo?.ask).toBe(true);
  });

  test('not while a bot plays for somebody, who cannot be asked either', async () => {
    vi.useFakeTimers();
    await draw();
    game.table.part(c.peer);
    await vi.advanceTimersByTimeAsync(60_000);
    for (const one of [a, b]) await one.ask('away', { seat: 2, choice: 'bot' });
    await vi.advanceTimersByTimeAsync(1);
    expect(game.table.room.seats[2]).toMatchObject({ sub: 'medium' });
    expect(await a.refused('askUndo', { step: a.undo!.step })).toMatchObject({
      text: 'Oskar is not here to be asked.',
    });
  });

  test('for a private choice the others learn only that there was one', async () => {
    await open();
    await a.choose('Play Scry');
    await a.choose('Upgrade');
    expect(a.undo).toMatchObject({ label: 'Upgrade', barred: 'cards were revealed' });
    await a.askBack();
    expect(b.asked).toMatchObject({ label: '' });
    await b.allow(true);
    await c.allow(true);
    // A second undo crosses the search itself and needs separate consent.
    expect(a.undo).toMatchObject({ label: 'Play Scry', barred: 'cards were looked at', ask: true });
  });
});
