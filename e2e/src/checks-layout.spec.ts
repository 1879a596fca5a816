/** What must hold on every screen at every size, measured in one page that goes from fixture to fixture. */
import { expect, type Page, test } from '@playwright/test';
import { openFixtures, showFixture } from './support/fixtures.ts';
import { type Faults, measure } from './support/measure.ts';

const TABLES = [
  'early',
  'mid4',
  'play',
  'stress4',
  'react',
  'scoring',
  'tie',
  'buried',
  'titan',
  'monsters',
  'treasures',
];
const MORE = ['duel', 'order', 'allocate', 'bigdiscard', 'spectator', 'disconnected', 'stasis', 'big', 'big-stress'];
const ROOMS = ['lobby', 'draft', 'curtain', 'result', 'error'];

interface Size {
  width: number;
  height: number;
  touch?: boolean;
  /** Small or enlarged: the page may be longer than the screen. */
  long?: boolean;
}
const SIZES: Record<string, Size> = {
  V1: { width: 1440, height: 900 },
  V2: { width: 1280, height: 720 },
  V3: { width: 1024, height: 768, touch: true },
  V4: { width: 768, height: 1024, touch: true },
  V5: { width: 390, height: 844, touch: true },
  V6: { width: 320, height: 640, touch: true, long: true },
  V7: { width: 844, height: 390, touch: true, long: true },
  'V1 at 200 %': { width: 720, height: 450, long: true },
  'V1 at 400 %': { width: 360, height: 225, long: true },
};

async function faultsOf(page: Page, fixture: string, size: Size): Promise<Faults> {
  await showFixture(page, fixture);
  const answer = size.touch ? 44 : 40;
  return measure(page, {
    scrolls: size.long === true || ROOMS.includes(fixture),
    target: size.touch ? 44 : 24,
    answer,
    inset: 0,
  });
}

for (const [name, size] of Object.entries(SIZES)) {
  test(`${name}: nothing beside the screen, fingers find everything, all can be read (T-03, T-04, T-05, T-06)`, async ({
    browser,
  }) => {
    const page = await openFixtures(browser, { viewport: size, hasTouch: size.touch === true });
    const found: Record<string, Faults> = {};
    for (const fixture of [...TABLES, ...MORE, ...ROOMS]) {
      const faults = await faultsOf(page, fixture, size);
      if (Object.values(faults).some((list) => list.length > 0)) found[fixture] = faults;
    }
    expect(found).toEqual({});
    await page.context().close();
  });
}
