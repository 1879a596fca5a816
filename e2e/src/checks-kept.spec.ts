/**
 * A half-made choice survives a reload. For rooms see online.spec.ts; for every half-made choice of whole games,
 * never-stuck.test.ts.
 */
import { expect, type Page } from '@playwright/test';
import { openFixtures, showFixture } from './support/fixtures.ts';
import { LONG } from './support/long.ts';
import { settled } from './support/settled.ts';
import { sometimes } from './support/sometimes.ts';
import type { Shown } from './support/table.ts';

type Half = (page: Page) => Promise<void>;

const card =
  (...places: number[]): Half =>
  async (page) => {
    for (const n of places) await page.getByTestId(`hand-${n}`).click();
  };
const lit =
  (...places: number[]): Half =>
  async (page) => {
    for (const n of places) await page.locator('[data-stop][data-legal="true"]').nth(n).click();
  };
const listed =
  (...options: number[]): Half =>
  async (page) => {
    for (const id of options) await page.getByTestId('choice').getByTestId(`prompt-option-${id}`).click();
  };

const HALVES: [string, Half][] = [
  ['play', card(0)],
  [
    'fusion',
    async (page) => {
      await page.getByTestId('hand-0').click();
      await page.getByTestId('side-minion').click();
    },
  ],
  ['mid4', lit(0)],
  ['react', lit(0)],
  ['duel', card(2)],
  ['order', listed(1, 0)],
  ['bigdiscard', card(4, 1)],
  ['away', listed(5, 2)],
];

/** The question and the half-made answer, as buttons in the bar and picks on the table and in the list. */
const shown = (page: Page) =>
  page.evaluate(() => {
    const words = (selector: string) =>
      [...document.querySelectorAll(selector)].map((one) => one.getAttribute('aria-label') ?? one.textContent);
    return {
      prompt: (window as unknown as { __t: Shown }).__t.prompt()?.id,
      bar: words('[data-testid="prompt"] h2, [data-testid="prompt"] button'),
      ticked: words('[data-chosen], [data-picked]'),
    };
  });

sometimes(6, 1)(
  'a reload during different questions restores the question and the half-made choice (T-24)',
  async ({ browser }) => {
    const page = await openFixtures(browser, { viewport: { width: 1440, height: 900 } });
    // Every other half-made choice; all eight with LONG=1.
    for (const [name, half] of HALVES.filter((_, i) => LONG || i % 2 === 1)) {
      await showFixture(page, name);
      const before = await shown(page);
      await half(page);
      await settled(page);
      await expect.poll(() => shown(page), name).not.toEqual(before);
      const begun = await shown(page);
      await page.evaluate((one) => history.replaceState(null, '', `?fixture=${one}`), name);
      await page.reload();
      await expect.poll(() => shown(page), name).toEqual(begun);
    }
    await page.context().close();
  },
);
