/**
 * How much of the page React renders for each tap on the fullest table, and for a move in a real game; for
 * `pnpm bench --only renders`. Prints one JSON object: commits and components rendered, means per touch. Counts are exact
 * and do not depend on the machine.
 */
import { chromium, type Locator, type Page } from '@playwright/test';
import { chromiumArgs, ensureChromium } from '../tools/chromium.ts';
import buildFixtures from './src/support/build-fixtures.ts';
import { openFixtures, showFixture } from './src/support/fixtures.ts';

/** ms: by then a preview or a forecast has appeared. */
const PAUSE = 400;

interface Fiber {
  tag: number;
  flags: number;
  type: unknown;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
}

interface Counted {
  commits: number;
  components: number;
  names: Record<string, number>;
}

/** Observes every commit like React's developer tools, and counts the components that rendered in it. */
function count(): void {
  const counted: Counted = { commits: 0, components: 0, names: {} };
  // Function, class, forwardRef, memo, simple memo.
  const tags = new Set([0, 1, 11, 14, 15]);
  const performedWork = 1;
  const nameOf = ({ type }: Fiber): string => {
    const inner = (type as { type?: unknown } | null)?.type ?? type;
    return (inner as { name?: string } | null)?.name ?? '?';
  };
  const note = (fiber: Fiber) => {
    if (!tags.has(fiber.tag)) return;
    counted.components++;
    counted.names[nameOf(fiber)] = (counted.names[nameOf(fiber)] ?? 0) + 1;
  };
  const mounted = (fiber: Fiber) => {
    note(fiber);
    for (let child = fiber.child; child; child = child.sibling) mounted(child);
  };
  const updated = (fiber: Fiber, before: Fiber) => {
    if (fiber.flags & performedWork) note(fiber);
    if (fiber.child === before.child) return;
    for (let child = fiber.child; child; child = child.sibling)
      if (child.alternate) updated(child, child.alternate);
      else mounted(child);
  };
  Object.assign(window, {
    counted,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      renderers: new Map(),
      checkDCE() {},
      inject: () => 1,
      onCommitFiberUnmount() {},
      onPostCommitFiberRoot() {},
      onCommitFiberRoot(_: number, { current }: { current: Fiber }) {
        counted.commits++;
        if (current.alternate) updated(current, current.alternate);
        else mounted(current);
      },
    },
  });
}

const read = (page: Page): Promise<Counted> =>
  page.evaluate(() => {
    const { counted } = window as unknown as { counted: Counted };
    const now = structuredClone(counted);
    Object.assign(counted, { commits: 0, components: 0, names: {} });
    return now;
  });

const total = (list: Counted[], names: Record<string, number> = {}) => {
  const mean = (of: (one: Counted) => number) =>
    Math.round((list.reduce((sum, one) => sum + of(one), 0) / list.length) * 10) / 10;
  for (const one of list) for (const [name, n] of Object.entries(one.names)) names[name] = (names[name] ?? 0) + n;
  return { touches: list.length, commits: mean((one) => one.commits), components: mean((one) => one.components) };
};

/** The pointer goes there first: renders caused by that alone do not count as the touch. */
async function touch(page: Page, thing: Locator): Promise<Counted> {
  const box = (await thing.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 3);
  await page.waitForTimeout(PAUSE);
  await read(page);
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForTimeout(PAUSE);
  return read(page);
}

async function press(page: Page, key: string): Promise<Counted> {
  await read(page);
  await page.keyboard.press(key);
  await page.waitForTimeout(PAUSE);
  return read(page);
}

async function measure(page: Page): Promise<void> {
  await showFixture(page, 'stress4');
  await page.waitForTimeout(PAUSE);
  const hand = page.locator('[data-hand][data-legal="true"]');
  const taken: Counted[] = [];
  const back: Counted[] = [];
  for (let i = 0; i < (await hand.count()); i++) {
    taken.push(await touch(page, hand.nth(i)));
    back.push(await press(page, 'Escape'));
  }
  await showFixture(page, 'play');
  await page.waitForTimeout(PAUSE);
  await touch(page, page.locator('[data-hand][data-legal="true"]').first());
  const base = page.locator('[data-base][data-legal="true"]').first();
  const move = (await base.count()) ? [await touch(page, base)] : [];
  const names = {};
  console.log(
    JSON.stringify({
      takeUp: total(taken, process.argv.includes('--names') ? names : {}),
      putBack: total(back),
      ...(move.length ? { move: total(move) } : {}),
      ...(process.argv.includes('--names') ? { names, moved: move[0]?.names } : {}),
    }),
  );
}

buildFixtures();
const browser = await chromium.launch({ args: chromiumArgs, executablePath: ensureChromium() });
try {
  await measure(await openFixtures(browser, { viewport: { width: 1440, height: 900 } }, count));
} finally {
  await browser.close();
}
