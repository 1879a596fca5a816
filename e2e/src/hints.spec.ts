import { expect, type Page } from '@playwright/test';
import { check } from './support/axe.ts';
import { openPrepared, type Position } from './support/prepared.ts';
import { sometimes } from './support/sometimes.ts';

/** A has no minion in play: Howl has no effect, the others do. */
const alone: Position = {
  options: { cover: true },
  seats: {
    A: { factions: ['Dinosaurs', 'Pirates'], hand: ['Howl', 'King Rex', 'Powderkeg', 'Augmentation'] },
    B: { factions: ['Robots', 'Aliens'], hand: ['Zapbot', 'Scout'] },
  },
  bases: [{ name: 'Tar Pits', cards: [{ seat: 'B', card: 'Nukebot' }] }, { name: 'Tortuga' }, { name: 'Jungle Oasis' }],
};

sometimes(6, 3)(
  'a legal play that would do nothing says so, visibly and audibly, until it would do something',
  async ({ browser }) => {
    const { players, end } = await openPrepared(browser, alone);
    const [a] = players as [Page];
    const hand = a.getByTestId('hand');
    const howl = hand.getByRole('button', { name: /^Howl.*no effect now/ });
    await expect(howl).toBeVisible();
    await expect(howl).toContainText('no effect now');
    await expect(hand.getByText('no effect now')).toHaveCount(2);
    await expect(hand.getByRole('button', { name: /^King Rex.*no effect/ })).toHaveCount(0);
    await check(a, 'a play without effect');
    await a.getByTestId('btn-list').click();
    await expect(a.getByTestId('choice').getByText('no effect now')).toHaveCount(2);
    await a.keyboard.press('Escape');
    // With a minion of your own it has an effect.
    await hand.getByRole('button', { name: /^King Rex/ }).click();
    await a.getByRole('button', { name: /^Base 2, Tortuga/ }).click();
    await expect(hand.getByRole('button', { name: /^King Rex/ })).toHaveCount(0);
    await expect(hand.getByRole('button', { name: /^Howl.*legal/ })).toBeVisible();
    await expect(hand.getByRole('button', { name: /^Howl.*no effect/ })).toHaveCount(0);
    await end();
  },
);
