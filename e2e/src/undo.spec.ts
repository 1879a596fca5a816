import { expect, type Page } from '@playwright/test';
import { check } from './support/axe.ts';
import { photograph } from './support/photograph.ts';
import { type Position, prepare } from './support/prepared.ts';
import { join, openRoom, person, start } from './support/room.ts';
import { startServer } from './support/server.ts';
import { sometimes } from './support/sometimes.ts';
import { decide, promptOf, viewOf } from './support/table.ts';

const begins: Position = {
  options: { cover: true },
  seats: {
    A: { factions: ['Dinosaurs', 'Wizards'], hand: ['War Raptor', 'King Rex', 'Mystic Studies', 'Howl'], vp: 3 },
    B: { factions: ['Pirates', 'Aliens'], hand: ['Cut Lass', 'Scout'], vp: 5 },
  },
  bases: [
    { name: 'Jungle Oasis', cards: [{ seat: 'B', card: 'First Mate' }] },
    { name: 'The Homeworld', cards: [{ seat: 'A', card: 'Armor Stego' }] },
    { name: 'Tortuga' },
  ],
};

const SIZES = [
  [1440, 900],
  [1280, 720],
  [768, 1024],
  [390, 844],
] as const;

/** A screenshot at each size, on request only. */
async function photographAll(page: Page, name: string): Promise<void> {
  if (!process.env.SHOTS) return;
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await photograph(page, name);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

async function playCard(page: Page, name: string): Promise<void> {
  const prompt = (await promptOf(page))!;
  await decide(page, prompt, (_, { options }) => options.filter((one) => one.name === name).slice(0, 1));
}

const minions = async (page: Page) =>
  (await viewOf(page))!.bases.flatMap((base) => base.lanes.flatMap((lane) => lane.minions.map((one) => one.name)));
const hand = async (page: Page) => (await viewOf(page))!.hand.map((one) => one.name);

sometimes(6, 5)(
  "a key undoes a minion; undoing a drawn card needs the other player's consent (T-26)",
  async ({ browser }) => {
    const server = await startServer({ begins: prepare(begins, 'undo') });
    const [a, b] = [await person(browser), await person(browser)];
    const link = await openRoom(a.page, server.url);
    await join(b.page, link, 'Mina');
    await start(a.page, [b.page]);
    const [mine, other] = [a.page, b.page];
    await expect.poll(async () => (await promptOf(mine))?.kind).toBe('play');
    await expect(mine.getByTestId('btn-undo')).toBeHidden();

    await playCard(mine, 'War Raptor');
    await expect(mine.getByTestId('btn-undo')).toHaveAccessibleName(/^Undo: Play War Raptor on/);
    await expect(mine.getByTestId('btn-undo')).toHaveAttribute('aria-keyshortcuts', 'U');
    await photographAll(mine, 'undo');
    await mine.keyboard.press('u');
    for (const page of [mine, other]) await expect.poll(() => minions(page)).toEqual(['First Mate', 'Armor Stego']);
    await expect(mine.getByTestId('btn-undo')).toBeHidden();
    await expect(other.getByTestId('toast')).toContainText('took back the last move');
    await expect(other.getByRole('log')).not.toContainText('War Raptor');

    await playCard(mine, 'Mystic Studies');
    await mine.keyboard.press('u');
    await expect(mine.getByTestId('undo-why')).toContainText('Can’t undo: a card was drawn.');
    await photographAll(mine, 'undo-barred');
    await mine.getByTestId('btn-askundo').click();
    await expect(other.getByTestId('undo-request')).toContainText('Play Mystic Studies');
    await expect(other.locator('#say-now')).toContainText('asks to undo');
    await photographAll(other, 'undo-request');
    await photographAll(mine, 'undo-asked');
    await check(other, 'a request to take back');
    await other.getByTestId('undo-allow').click();
    await expect.poll(() => hand(mine)).toEqual(['War Raptor', 'King Rex', 'Mystic Studies', 'Howl']);
    for (const page of [mine, other]) await expect(page.getByTestId('undo-request')).toBeHidden();

    // A player who wants no requests sees none, and refuses them all.
    await other.evaluate(() => localStorage.setItem('smash.settings', JSON.stringify({ blockUndo: true })));
    await other.reload();
    await expect.poll(() => viewOf(other)).not.toBeNull();
    await playCard(mine, 'Mystic Studies');
    await mine.keyboard.press('u');
    await mine.getByTestId('btn-askundo').click();
    await expect(mine.getByTestId('toast')).toContainText('The table said no');
    expect(await hand(mine)).toHaveLength(5);

    for (const one of [a, b]) await one.context.close();
    await server.remove();
  },
);
