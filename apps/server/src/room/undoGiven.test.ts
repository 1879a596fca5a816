import { library } from '@smash/cards';
import { Guest, seatAll } from '@smash/chaos/testing/guests.ts';
import { useTemporaryFolder } from '@smash/chaos/testing/harness.ts';
import { hashOf } from '@smash/protocol';
import { buildPosition } from '@smash/testkit';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const begins = {
  ...buildPosition(
    {
      name: '',
      options: { cover: true },
      seats: {
        A: {
          factions: ['Dinosaurs', 'Aliens'],
          hand: ['War Raptor', 'Mystic Studies'],
          deck: ['Enchantress', 'Chronomage', 'Upgrade', 'Archmage'],
        },
        B: { factions: ['Pirates', 'Ninjas'], hand: ['Shinobi'] },
        C: { factions: ['Robots', 'Tricksters'], hand: ['Zapbot'] },
      },
      bases: [{ name: 'Tortuga', cards: [{ seat: 'C', card: 'Gnome' }] }],
      steps: [],
    } as Parameters<typeof buildPosition>[0],
    'undo',
  ),
  library: library.id,
};
const folder = useTemporaryFolder();
let game: Awaited<ReturnType<typeof seatAll>>;
let a: Guest;
let b: Guest;
let c: Guest;

beforeEach(async () => {
  game = await seatAll(folder.path, begins);
  [a, b, c] = game.guests as [Guest, Guest, Guest];
});
afterEach(async () => {
  await game.close();
});

describe('when a seat is given away', () => {
  /** Gives the seat to a spectator, who is its player from now on. */
  async function give(giver: Guest): Promise<Guest> {
    await giver.ask('giveSeat');
    const { id } = game.table.giving.open()!;
    for (const one of game.guests) if (one !== giver) await one.ask('answerGiving', { id, allow: true });
    await vi.waitFor(() => expect(giver.sent.at(-1)).toContain('"key"'));
    const { key } = JSON.parse(giver.sent.at(-1)!) as { key: string };
    const friend = new Guest(game.table);
    await friend.sync();
    friend.token = ((await friend.ask('claim', { key, name: 'Uli' })) as { token: string }).token;
    await friend.sync();
    await vi.waitFor(() => expect(game.table.lobby().seats.some(({ name }) => name === 'Uli')).toBe(true));
    return friend;
  }

  test('an undo does not restore its former player’s agreement to end the game', async () => {
    await b.ask('agree', { yes: true });
    await a.choose('Play War Raptor on Tortuga');
    const uli = await give(b);
    await vi.waitFor(() => expect(game.table.game.agrees(1)).toBe(false));
    await a.askBack();
    await uli.allow(true);
    await c.allow(true);
    await vi.waitFor(() => expect(game.table.game.agrees(1)).toBe(false));
    expect(a.known!.undone).toBe(1);
    await a.ask('agree', { yes: true });
    await c.ask('agree', { yes: true });
    expect(game.table.lobby().phase).toBe('game');
    const record = await game.wholeRecord();
    expect(hashOf(record.now.state)).toBe(hashOf((await game.stored()).now.state));
    await uli.ask('agree', { yes: true });
    expect(game.table.lobby().phase).toBe('over');
  });

  test('its new player is asked again, and its former player’s requests are closed', async () => {
    await a.choose('Play War Raptor on Tortuga');
    await a.choose('Play Mystic Studies');
    await a.askBack();
    await b.allow(true);
    expect(game.table.undoing.open()!.waiting).toEqual([2]);
    const uli = await give(b);
    await vi.waitFor(() => expect(game.table.undoing.open()!.waiting).toEqual([2, 1]));
    await c.allow(true);
    expect(uli.asked!.waiting).toEqual([1]);
    game.guests[1] = uli;
    await give(a);
    await vi.waitFor(() => expect(game.table.undoing.open()).toBeNull());
  });
});
