/**
 * What a screen reader hears: the announcements of the page. Whether they are complete is tested in
 * apps/web/src/table/model/voice.test.ts.
 */
import { expect, type Page } from '@playwright/test';
import { openFixtures, showFixture } from './support/fixtures.ts';
import { sometimes } from './support/sometimes.ts';
import { decide, promptOf, type Shown } from './support/table.ts';

interface Told {
  at: number;
  text: string;
}
interface Heard {
  polite: Told[];
  now: Told[];
  /** Questions, with the time at which each appeared on the screen. */
  asked: Told[];
}

async function listen(page: Page): Promise<() => Promise<Heard>> {
  await page.evaluate(() => {
    const heard: Heard = { polite: [], now: [], asked: [] };
    Object.assign(window, { heard });
    const follow = (list: Told[], text: () => string) => {
      let before = text();
      return () => {
        if (text() === before) return;
        before = text();
        if (before) list.push({ at: performance.now(), text: before });
      };
    };
    const words = (id: string) => () => document.getElementById(id)?.textContent ?? '';
    const key = () => {
      const prompt = (window as unknown as { __t: Shown }).__t.prompt();
      return prompt ? `${prompt.seat}/${prompt.id}` : '';
    };
    const all = [
      follow(heard.polite, words('say-polite')),
      follow(heard.now, words('say-now')),
      follow(heard.asked, key),
    ];
    const observer = new MutationObserver(() => {
      for (const one of all) one();
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { heard: Heard }).heard);
}

const median = (all: number[]): number => all.toSorted((a, b) => a - b)[all.length >> 1]!;

const letters = (text: string | null | undefined): string => (text ?? '').replace(/[^A-Za-z0-9]/g, '');

sometimes(6, 4)(
  'ten plays as a screen reader hears them: questions at once, the rest at a bearable pace (T-19)',
  async ({ browser }) => {
    const page = await openFixtures(browser, { viewport: { width: 1440, height: 900 } });
    await showFixture(page, 'live');
    const heard = await listen(page);
    for (let plays = 0; plays < 10; ) {
      const prompt = await promptOf(page);
      if (!prompt) throw new Error('Nobody is asked.');
      await decide(page, prompt);
      if (prompt.kind === 'play') plays++;
    }
    const log = page.getByRole('log');
    await expect(log).toHaveAttribute('aria-live', 'off');
    const end = letters(await log.locator('li').last().textContent()).slice(-12);
    await expect.poll(async () => letters((await heard()).polite.at(-1)?.text)).toContain(end);

    const { polite, now, asked } = await heard();
    expect(asked.length).toBeGreaterThanOrEqual(10);
    expect(now).toHaveLength(asked.length);
    for (const { text } of now) expect(text).toMatch(/^Your decision: .+\. \d+ legal\./);
    // Exact timing is tested in voice.test.ts. A stalled page announces some items late, so compare the median.
    const waits = now.map(({ at }, i) => at - asked[i]!.at);
    const gaps = polite.slice(1).map(({ at }, i) => at - polite[i]!.at);
    expect(median(waits), `of ${waits}`).toBeLessThanOrEqual(500);
    expect(median(gaps), `of ${gaps}`).toBeGreaterThan(600);
    await page.context().close();
  },
);
