import { expect, type Page, test } from '@playwright/test';
import { keyboard } from './support/keyboard.ts';
import { dealt } from './support/pairs.ts';
import { person } from './support/room.ts';
import { commonServer, type TestServer } from './support/server.ts';
import { sometimes } from './support/sometimes.ts';
import { decide, viewOf } from './support/table.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await commonServer();
});

/** Every animation from now on: what it moves, and for how long. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const seen: { moves: boolean; ms: number }[] = [];
    Object.assign(window, { seen });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      const moves = (frames as Keyframe[]).some((one) => one.transform && one.transform !== 'none');
      seen.push({ moves, ms: Number((options as KeyframeAnimationOptions).duration) });
      return animate.call(this, frames, options);
    };
  });
const seen = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: { moves: boolean; ms: number }[] }).seen);

for (const [place, reduced] of [false, true].entries()) {
  sometimes(3, place)(
    `a minion played ${reduced ? 'stands out without moving if motion is reduced (T-32)' : 'flies to its base without blocking the next action (T-33)'}`,
    async ({ browser }) => {
      const { page, context } = await person(browser);
      await page.emulateMedia({ reducedMotion: reduced ? 'reduce' : 'no-preference' });
      await page.goto(server.url);
      const kept = JSON.stringify(dealt(['Pirates', 'Robots'], ['Aliens', 'Ninjas']));
      await page.evaluate((game) => localStorage.setItem('smash.hotseat', game), kept);
      await page.getByTestId('one-screen').click();
      await page.getByTestId('continue').click();
      await keyboard.reveal(page);
      await expect(page.getByTestId('table')).toBeVisible();
      await watch(page);
      const prompt = (await viewOf(page))?.prompt;
      if (!prompt) throw new Error('Nobody is asked.');
      await decide(page, prompt, (view) => {
        const minion = prompt.options.find((one) => one.verb === 'play' && view.bases.some(({ id }) => id === one.at));
        return minion ? [minion] : [];
      });
      const shown = await seen(page);
      expect(shown.length).toBeGreaterThan(0);
      for (const one of shown) expect(one).toEqual({ moves: !reduced, ms: reduced ? 600 : 240 });
      // The state is up to date before the animation has ended.
      await page.getByTestId('btn-endturn').first().click();
      await expect(page.getByTestId('btn-endturn-sure').or(page.getByTestId('curtain'))).toBeVisible();
      await expect(page.getByTestId('motion').locator('div')).toHaveCount(0);
      await context.close();
    },
  );
}
