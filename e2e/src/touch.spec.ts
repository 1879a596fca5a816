import { expect, type Page, test } from '@playwright/test';
import type { PromptView } from '@smash/engine';
import { finger } from './support/finger.ts';
import { playHotseat } from './support/hotseat.ts';
import { LONG } from './support/long.ts';
import { MOVING } from './support/moving.ts';
import { person } from './support/room.ts';
import { commonServer, type TestServer } from './support/server.ts';
import { sometimes } from './support/sometimes.ts';

test.use(MOVING);

let server: TestServer;
test.beforeAll(async () => {
  server = await commonServer();
});

sometimes(6, 3)(
  'a whole two-player game by touch alone on a phone, with nothing off-screen at any step (T-10)',
  async ({ browser }) => {
    test.setTimeout(300_000);
    const { page, context } = await person(browser, { phone: true });
    // No cheating: any mouse event fails the test.
    await context.addInitScript(() => {
      addEventListener(
        'pointerdown',
        (event) => event.pointerType !== 'touch' && document.body.replaceChildren('a mouse was used'),
        true,
      );
    });
    await page.goto(server.url);
    await page.getByTestId('one-screen').tap();
    await page.getByRole('button', { name: '5', exact: true }).tap();
    await page.getByTestId('begin').tap();
    const hands = {
      ...finger,
      async decide(now: Page, prompt: PromptView) {
        expect(await now.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
        await finger.decide(now, prompt);
      },
    };
    // To the end, or for two rounds.
    const decisions = await playHotseat(page, hands, (view) => !LONG && (view?.turn ?? 0) > 4);
    expect(decisions).toBeGreaterThan(10);
    if (LONG) await expect(page.getByTestId('winner')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await context.close();
  },
);
