/**
 * How quickly the fullest table responds to a touch or a key, in a browser throttled four times; for `pnpm bench --only
 * input`. Prints one JSON object; ms of wall time, over several rounds of the same inputs.
 */
import { chromium, type Locator, type Page } from '@playwright/test';
import { chromiumArgs, ensureChromium } from '../tools/chromium.ts';
import buildFixtures from './src/support/build-fixtures.ts';
import { openFixtures, showFixture } from './src/support/fixtures.ts';

const SLOWER = 4;
const ROUNDS = 3;
/** ms: nobody answers twice within this. */
const PAUSE = 250;

interface Kept {
  /** Per interaction, its longest event: ms from the input to the next frame. */
  reactions: Map<number, number>;
  tasks: number[];
}

function listen(): void {
  const kept: Kept = { reactions: new Map(), tasks: [] };
  (window as unknown as { kept: Kept }).kept = kept;
  const events = new PerformanceObserver((list) => {
    for (const one of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (one.interactionId)
        kept.reactions.set(one.interactionId, Math.max(kept.reactions.get(one.interactionId) ?? 0, one.duration));
  });
  events.observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) kept.tasks.push(one.duration);
  }).observe({ type: 'longtask', buffered: true });
}

/** Selects cards, puts them on bases, inspects them, navigates by keyboard: the actions of a turn. */
async function handle(page: Page): Promise<void> {
  const hand = page.locator('[data-hand]');
  const cards = await hand.count();
  // Only raw mouse events: locating elements in the page would use the page's own time.
  const tap = async (thing: Locator) => {
    const box = (await thing.boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 3);
    await page.waitForTimeout(PAUSE);
    await page.mouse.down();
    await page.waitForTimeout(60);
    await page.mouse.up();
    await page.waitForTimeout(PAUSE);
  };
  const press = async (key: string) => {
    await page.keyboard.press(key, { delay: 40 });
    await page.waitForTimeout(PAUSE);
  };
  for (let i = 0; i < cards; i++) {
    await tap(hand.nth(i));
    if (i % 2) await press('Escape');
  }
  for (const key of [
    'j',
    'j',
    'ArrowRight',
    'ArrowDown',
    'h',
    'ArrowRight',
    'b',
    'ArrowRight',
    'v',
    'p',
    '?',
    'Escape',
  ])
    await press(key);
  await tap(hand.first());
  await tap(page.locator('[data-base][data-legal="true"]').first());
}

async function measure(page: Page): Promise<void> {
  const reactions: number[] = [];
  const tasks: number[] = [];
  await page.evaluate(listen);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  for (let round = 0; round < ROUNDS; round++) {
    await showFixture(page, 'stress4');
    await page.waitForTimeout(1000);
    await page.evaluate(() => (window as unknown as { kept: Kept }).kept.tasks.splice(0));
    await handle(page);
    const kept = await page.evaluate(() => {
      const { kept } = window as unknown as { kept: Kept };
      const now = { reactions: [...kept.reactions.values()], tasks: kept.tasks.splice(0) };
      kept.reactions.clear();
      return now;
    });
    reactions.push(...kept.reactions);
    tasks.push(...kept.tasks);
  }
  const sorted = reactions.toSorted((a, b) => a - b);
  const of = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  const longestTaskMs = Math.max(0, ...tasks);
  console.log(
    JSON.stringify({
      slower: SLOWER,
      interactions: sorted.length,
      p50Ms: of(0.5),
      p95Ms: of(0.95),
      longestMs: of(1),
      longestTaskMs,
    }),
  );
}

buildFixtures();
const browser = await chromium.launch({ args: chromiumArgs, executablePath: ensureChromium() });
try {
  await measure(await openFixtures(browser, { viewport: { width: 1440, height: 900 } }));
} finally {
  await browser.close();
}
