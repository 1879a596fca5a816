/** Requirements for every screen at every size, measured in one page that switches between fixtures. */
// Long because every requirement that holds at some sizes only has a walk of its own.
import { type Browser, expect, type Page, test } from '@playwright/test';
import { coveredThings, scrolledParts, unexplained, unseen } from './support/covered.ts';
import {
  BOARDS,
  fixtureNames,
  openFixtures,
  ROOMS,
  SCREENS,
  SHEETS,
  shareFixtures,
  showFixture,
  speak,
  TABLES,
  TASKS,
} from './support/fixtures.ts';
import { crossedEdges, halfLines } from './support/halves.ts';
import { LONG } from './support/long.ts';
import { type Faults, measure } from './support/measure.ts';
import { fusedWords, looseMarks, lostNames } from './support/names.ts';
import { panelFaults } from './support/panels.ts';
import { photograph } from './support/photograph.ts';
import { isThere } from './support/settled.ts';
import { contextOf, SIZES, type Size } from './support/sizes.ts';
import { sometimes } from './support/sometimes.ts';

/** Of two similar sizes only the tighter one is walked: it finds every fault that the other would. */
const WALKED = LONG ? Object.keys(SIZES) : ['V2', 'V4', 'V5', 'V6', 'V7', 'V1', 'V1 at 400 %'];
/** Each screen at a third of the sizes, neighbouring screens at others. With LONG=1 every screen at every size. */
const walk = (fixtures: string[], name: string): string[] => shareOf(fixtures, 3, WALKED.indexOf(name));
/** Every `parts`-th fixture, starting at `turn`: all of them after `parts` turns. With LONG=1 all every time. */
const shareOf = (fixtures: string[], parts: number, turn: number): string[] =>
  LONG ? fixtures : fixtures.filter((_, i) => i % parts === turn % parts);
/** Tables that must show their last event, even during questions, refusals and stages. */
const TELLING = [...TABLES, ...TASKS, ...BOARDS, 'stasis', 'days', 'days-play', 'titans-watched'];

/** A zoomed page scrolls, so what covers what depends on the position. */
const isZoomed = (name: string): boolean => name.includes('%');

/** A page that is not shared, for tests that change more than the fixture. */
const open = (browser: Browser, size: Size): Promise<Page> => openFixtures(browser, contextOf(size));
const share = (browser: Browser, size: Size): Promise<Page> => shareFixtures(browser, contextOf(size));

/** Faults of the line that shows the last event, in layouts without a log. */
async function lostEvent(page: Page): Promise<string[]> {
  if (await isThere(page.locator('dialog:popover-open'))) return [];
  const ticker = page.getByTestId('ticker');
  if (!(await isThere(ticker))) return (await isThere(page.getByRole('log'))) ? [] : ['there is none'];
  const height = (await ticker.boundingBox())?.height ?? 0;
  const newest = ticker.locator('[data-event]').first();
  const numbers = await newest.locator('b:not(:empty)').evaluateAll((all) =>
    all.filter((one) => {
      const [own, around] = [one, one.closest('[data-testid="ticker"]')!].map((el) => el.getBoundingClientRect());
      return own!.right > around!.right || own!.bottom > around!.bottom || one.scrollWidth > one.clientWidth + 1;
    }),
  );
  // An event that does not fit whole is laid out beside the others, out of sight.
  const cut = await ticker.locator('[data-event]').evaluateAll((all) =>
    all.filter((one) => {
      const bar = one.closest('[data-bar]')?.getBoundingClientRect();
      const { left, bottom } = one.getBoundingClientRect();
      return bar && left < bar.right && bottom > bar.bottom + 1;
    }),
  );
  return [
    ...(await unseen(page, '[data-testid="ticker"]')),
    ...cut.map(() => 'an event is cut'),
    ...(height > 14 ? [] : [`${height} px high`]),
    ...numbers.map(() => 'its number is cut'),
  ];
}

for (const [turn, name] of WALKED.entries()) {
  const size = SIZES[name]!;
  sometimes(6, turn)(
    `${name}: nothing is off-screen, covered or scrolled, targets are large enough, and everything is legible, the last event too (T-03, T-04, T-05, T-06)`,
    async ({ browser }) => {
      const page = await share(browser, size);
      const found: Record<string, { [check: string]: string[] }> = {};
      // Checks both in one walk, because showing a screen takes longer than measuring it.
      for (const fixture of walk(await fixtureNames(page), name)) {
        if (SHEETS.includes(fixture)) continue;
        const isScreen = SCREENS.includes(fixture);
        if (isZoomed(name) && !isScreen) continue;
        await showFixture(page, fixture);
        const finger = size.touch && !size.small ? 44 : 24;
        const measured: Partial<Faults> = isScreen
          ? await measure(page, {
              scrolls: size.small === true || ROOMS.includes(fixture),
              target: finger,
              answer: size.small ? 24 : Math.max(finger, 40),
              inset: 0,
            })
          : {};
        const faults: (typeof found)[string] = { ...measured };
        faults.covers = await coveredThings(page, isZoomed(name) || (ROOMS.includes(fixture) && size.small === true));
        if (!isZoomed(name)) {
          faults.scrolled = await scrolledParts(page);
          faults.panels = await panelFaults(page);
          faults.reasons = await unexplained(page);
          faults.names = [...(await lostNames(page)), ...(await looseMarks(page)), ...(await fusedWords(page))];
          faults.halves = [...(await halfLines(page)), ...(await crossedEdges(page))];
          if (TELLING.includes(fixture)) faults.event = await lostEvent(page);
        }
        if (Object.values(faults).some((list) => list.length > 0)) found[fixture] = faults;
        if (isScreen) await photograph(page, fixture);
      }
      expect(found).toEqual({});
    },
  );
}

/** A table with days per turn has the longest line below a question. */
for (const [turn, [name, size]] of Object.entries(SIZES).slice(0, 8).entries())
  sometimes(6, turn + 1)(
    `${name}: in German, a refusal at a table with days per turn covers nothing, and every link stays in sight`,
    async ({ browser }) => {
      const page = await share(browser, size);
      await speak(page, 'de');
      const found: Record<string, string[]> = {};
      const prompt = page.getByTestId('prompt');
      for (const fixture of ['days', 'days-play']) {
        await showFixture(page, fixture);
        await photograph(page, `${fixture}-de`);
        const faults = [await coveredThings(page), await scrolledParts(page), await lostNames(page)].flat();
        if (faults.length > 0) found[fixture] = faults;
        for (const way of ['refusal', 'rule-link', 'clock', 'btn-list', 'btn-hint'])
          await expect(prompt.getByTestId(way), fixture).toBeInViewport({ ratio: 1 });
      }
      expect(found).toEqual({});
      await speak(page, 'en');
    },
  );

for (const [turn, name] of ['V1', 'V2', 'V3', 'V8'].entries())
  sometimes(6, turn + 2)(
    `${name}: a refusal keeps the decision's height, and ends with the link to its rule`,
    async ({ browser }) => {
      const page = await share(browser, SIZES[name]!);
      const prompt = page.getByTestId('prompt');
      await showFixture(page, 'days-calm');
      const { height } = (await prompt.boundingBox())!;
      for (const fixture of ['days', 'days-play']) {
        await showFixture(page, fixture);
        expect((await prompt.boundingBox())!.height, fixture).toBeCloseTo(height, 0);
        const isAlone = await prompt.getByTestId('refusal').evaluate((notice) => {
          const range = document.createRange();
          range.selectNodeContents(notice.firstChild!);
          const last = [...range.getClientRects()].at(-1)!;
          const why = notice.querySelector('button')!.getBoundingClientRect();
          return Math.abs(last.top + last.bottom - why.top - why.bottom) > last.height;
        });
        expect(isAlone, fixture).toBe(false);
      }
    },
  );

test('V4: a refusal changes neither the heights of bases and decision nor any tiles', async ({ browser }) => {
  const page = await share(browser, SIZES.V4!);
  const shown = () =>
    page.evaluate(() => ({
      heights: [...document.querySelectorAll('[data-testid="prompt"], [data-ability]')].map(
        (one) => one.getBoundingClientRect().height,
      ),
      densities: [...document.querySelectorAll<HTMLElement>('[data-density]')].map(({ dataset }) => dataset.density),
    }));
  await showFixture(page, 'days-calm');
  const calm = await shown();
  for (const fixture of ['days', 'days-play']) {
    await showFixture(page, fixture);
    expect(await shown(), fixture).toEqual(calm);
  }
});

for (const name of ['V4', 'V7'])
  test(`${name}: below a refusal the link to its rule follows the other links`, async ({ browser }) => {
    const page = await share(browser, SIZES[name]!);
    for (const fixture of ['days', 'days-play']) {
      await showFixture(page, fixture);
      const prompt = page.getByTestId('prompt');
      const [hint, rule] = [prompt.getByTestId('btn-hint'), prompt.getByTestId('rule-link')];
      const [before, after] = [(await hint.boundingBox())!, (await rule.boundingBox())!];
      expect(after.x - before.x - before.width, fixture).toBeLessThan(32);
      // The link stays on the paper.
      const { y, height } = (await prompt.boundingBox())!;
      expect(after.y + after.height, fixture).toBeLessThanOrEqual(y + height - 2);
    }
  });

for (const [turn, name] of ['V1', 'V2', 'V4', 'V5', 'V6', 'V7'].entries())
  sometimes(6, turn + 2)(
    `${name}: at twice the reading size the question is whole and covers nothing`,
    async ({ browser }) => {
      const page = await share(browser, SIZES[name]!);
      await page.evaluate(() => document.documentElement.style.setProperty('--reading', '2'));
      const found: Record<string, string[]> = {};
      for (const fixture of ['days', 'play', 'mid4', 'react']) {
        await showFixture(page, fixture);
        await photograph(page, `${fixture}-twice`);
        const faults = [await coveredThings(page), await scrolledParts(page)].flat();
        if (faults.length > 0) found[fixture] = faults;
      }
      expect(found).toEqual({});
      await page.evaluate(() => document.documentElement.style.removeProperty('--reading'));
    },
  );

sometimes(6, 0)("no touch target lies in the device's bottom safe area (T-44)", async ({ browser }) => {
  const page = await open(browser, SIZES.V5!);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom: 34, bottomMax: 34 } });
  const found: Record<string, string[]> = {};
  for (const fixture of [...TABLES, 'curtain']) {
    await showFixture(page, fixture);
    const { covered } = await measure(page, { scrolls: true, target: 24, answer: 24, inset: 34 });
    if (covered.length > 0) found[fixture] = covered;
  }
  expect(found).toEqual({});
  await page.context().close();
});

for (const [turn, name] of (['V1', 'V5'] as const).entries()) {
  sometimes(6, turn + 1)(
    `${name}: the list has every option that the engine offers, all within reach (T-07)`,
    async ({ browser }) => {
      const page = await share(browser, SIZES[name]!);
      for (const fixture of shareOf(TABLES, 2, turn)) {
        await showFixture(page, fixture);
        const count = await page.evaluate(() => {
          type Shown = { prompt(): { options: unknown[]; decoy?: boolean } | null };
          const prompt = (window as unknown as { __t: Shown }).__t.prompt();
          return prompt && !prompt.decoy ? prompt.options.length : 0;
        });
        if (count === 0 || fixture === 'scoring') continue;
        const list = page.getByTestId('choice');
        if (!(await isThere(list))) await page.getByTestId('btn-list').click();
        const options = list.locator('[data-testid^="prompt-option-"]');
        await expect(options, fixture).toHaveCount(count);
        await options.last().scrollIntoViewIfNeeded();
        await expect(options.last(), fixture).toBeInViewport({ ratio: 0.9 });
        await page.keyboard.press('Escape');
        await expect(list).toBeHidden();
      }
    },
  );
}

for (const [turn, name] of (['V5', 'V6', 'V7'] as const).entries())
  sometimes(6, turn + 1)(
    `${name}: each folded base has its meter, its state, and who would score what`,
    async ({ browser }) => {
      const page = await share(browser, SIZES[name]!);
      for (const fixture of ['mid4', 'play', 'tie', 'react', 'stress4', 'titans', 'spectator', 'boards']) {
        await showFixture(page, fixture);
        const faults = await page.locator('[data-region="bases"] button[aria-expanded="false"]').evaluateAll((strips) =>
          strips.flatMap((strip) => {
            const box = (selector: string) => strip.querySelector(selector)?.getBoundingClientRect();
            const ranks = [...strip.querySelectorAll('[data-rank]')].map((one) => one.getBoundingClientRect());
            const [own, total, meter] = [strip.getBoundingClientRect(), box('[data-total]')!, box('[data-meter]')];
            const told = [box('[data-word]')!, ...ranks];
            const shown = told.every(({ width, left, right }) => width > 0 && left >= own.left && right <= own.right);
            const clear = told.every(
              (one) => one.right <= total.left || one.bottom <= total.top || total.bottom <= one.top,
            );
            const said = strip.ariaLabel!;
            const brush = document.createElement('canvas').getContext('2d')!;
            const range = document.createRange();
            /** Top and bottom of the visible letters. */
            const ink = (el: Element) => {
              const { font, textTransform } = getComputedStyle(el);
              brush.font = font;
              const text = el.firstChild!.nodeValue!;
              const letters = brush.measureText(textTransform === 'uppercase' ? text.toUpperCase() : text);
              range.selectNodeContents(el.firstChild!);
              const box = range.getBoundingClientRect();
              const line = box.top + letters.fontBoundingBoxAscent;
              const { left, right } = box;
              return {
                left,
                right,
                top: line - letters.actualBoundingBoxAscent,
                bottom: line + letters.actualBoundingBoxDescent,
              };
            };
            const [name, sum] = ['[data-name]', '[data-total]'].map((part) => ink(strip.querySelector(part)!));
            const isApart = name!.right <= sum!.left || name!.bottom + 1 <= sum!.top || sum!.bottom <= name!.top;
            const targets = box('[data-targets]');
            const places = strip.querySelector('[data-rank]')?.parentElement?.children ?? [];
            const over = [...places].filter((one) => {
              const { left, right, top, bottom } = one.getBoundingClientRect();
              return (
                targets && left < targets.right && right > targets.left && top < targets.bottom && bottom > targets.top
              );
            });
            return [
              ...(isApart ? [] : [`its name touches its total: ${said}`]),
              ...over.map((one) => `targets over "${one.textContent}": ${said}`),
              ...(said.includes('first:') && ranks.length === 0 ? [`no leader: ${said}`] : []),
              ...(shown ? [] : [`its state or a place is not shown: ${said}`]),
              ...(clear ? [] : [`its state or a place lies over the total: ${said}`]),
              ...(meter && meter.height > 0 ? [] : [`no meter: ${said}`]),
            ];
          }),
        );
        expect(faults, fixture).toEqual([]);
      }
    },
  );

for (const [turn, [name, size]] of Object.entries(SIZES).slice(0, 8).entries())
  sometimes(6, turn + 2)(
    `${name}: a lost connection leaves the phases and the last event in sight`,
    async ({ browser }) => {
      const page = await share(browser, size);
      await showFixture(page, 'disconnected');
      const told = page.getByTestId('ticker').or(page.getByRole('log'));
      await expect(page.getByTestId('topbar').getByRole('list')).toBeInViewport({ ratio: 1 });
      await expect(page.getByTestId('connection')).toBeInViewport({ ratio: 1 });
      await expect(told.first()).toContainText('Cut Lass');
      await expect(told.first()).toBeInViewport({ ratio: 0.9 });
      await expect(page.getByTestId('prompt').locator('[data-tab]')).toHaveText('OFFLINEnothing is sent');
      // Buttons that send something must look disabled.
      const sending = page.locator(
        '[data-testid^="btn-pass"], [data-testid^="btn-confirm"], [data-testid="btn-endturn"]',
      );
      for (const button of await sending.filter({ visible: true }).all()) {
        await expect(button).toHaveAttribute('aria-disabled', 'true');
        await expect(button.locator('small')).toHaveText('offline');
      }
      if (size.width >= 1024) {
        await expect(page.getByTestId('topbar').getByText('SWAMP-47382')).toBeInViewport({ ratio: 1 });
        await expect(page.getByTestId('topbar').getByText('2 watching')).toBeVisible();
      }
      const outline = (el: Element) => getComputedStyle(el).outlineColor;
      const lost = await page.locator('[data-legal="true"]').first().evaluate(outline);
      await showFixture(page, 'mid4');
      expect(lost).not.toBe(await page.locator('[data-legal="true"]').first().evaluate(outline));
    },
  );

for (const [turn, [name, size]] of Object.entries(SIZES).slice(0, 8).entries())
  sometimes(6, turn)(`${name}: the text of a banner is whole, however long it is`, async ({ browser }) => {
    const page = await share(browser, size);
    for (const [fixture, text] of [
      ['lesson', 'coach'],
      ['puzzle', 'coach'],
      ['disconnected', 'connection'],
    ] as const) {
      await showFixture(page, fixture);
      const banner = page.getByTestId(text);
      const said = text === 'coach' ? banner.getByRole('status') : banner;
      // Use a sentence as long as the longest one of a lesson in German.
      if (text === 'coach')
        await said.evaluate((one) => {
          one.textContent = 'Tied for first, each of you would take 4. Play Howl: your minions get +1 power. '.repeat(
            2,
          );
        });
      const box = await said.evaluate((one) => [
        one.scrollHeight - one.clientHeight,
        one.scrollWidth - one.clientWidth,
      ]);
      expect(Math.max(...box), fixture).toBeLessThanOrEqual(1);
      await expect(said, fixture).toBeInViewport({ ratio: 1 });
      await expect(banner, fixture).toBeInViewport({ ratio: 1 });
    }
  });

for (const [turn, name] of (['V5', 'V6', 'V7'] as const).entries())
  sometimes(6, turn + 1)(`${name}: the controls of a replay are on the screen`, async ({ browser }) => {
    const page = await share(browser, SIZES[name]!);
    await showFixture(page, 'replay');
    await expect(page.getByTestId('replay-controls')).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
    await expect(page.getByTestId('replay-hands')).toBeHidden();
    await page.getByTestId('replay-unfold').click();
    await expect(page.getByTestId('replay-hands')).toBeInViewport({ ratio: 1 });
  });

for (const [turn, name] of (['V4', 'V5', 'V6', 'V7'] as const).entries())
  sometimes(6, turn + 2)(`${name}: the task, its base and the hand are on the screen together`, async ({ browser }) => {
    const page = await open(browser, SIZES[name]!);
    for (const fixture of TASKS) {
      await showFixture(page, fixture);
      const hand = page.getByTestId('hand');
      await expect(hand, fixture).toBeVisible();
      await photograph(page, `task-${fixture}`);
      for (const part of [page.getByTestId('coach'), hand, page.getByTestId('prompt')])
        await expect(part, fixture).toBeInViewport({ ratio: 0.99 });
      expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight), fixture).toBe(0);
      expect(await scrolledParts(page), fixture).toEqual([]);
      const base = /Win (.+) this turn/.exec((await page.getByTestId('coach').textContent()) ?? '')?.[1];
      const closed = page.locator('[data-region="bases"] button[aria-expanded="false"]');
      for (const strip of base ? await closed.all() : [])
        expect(await strip.getAttribute('aria-label')).not.toContain(base);
      await page.getByTestId('coach-fold').click();
      expect((await page.getByTestId('coach').boundingBox())!.height, fixture).toBeLessThanOrEqual(48);
    }
    await page.context().close();
  });

for (const [fixture, rows, least] of [
  ['scoring', '[data-testid="scoring"] li', 4],
  ['treasures', '[data-testid^="treasure-"]', 5],
  ['order', '[data-testid^="prompt-option-"]', 2],
  ['shown', '[data-testid^="prompt-option-"]', 2],
] as const)
  test(`V7: ${fixture} shows every row without scrolling`, async ({ browser }) => {
    const page = await share(browser, SIZES.V7!);
    await showFixture(page, fixture);
    const all = page.locator(rows);
    await expect.poll(() => all.count()).toBeGreaterThanOrEqual(least);
    for (const row of await all.all()) await expect(row).toBeInViewport({ ratio: 1 });
  });

for (const [turn, name] of ['V1', 'V2', 'V3', 'V4', 'V5', 'V6', 'V7', 'V8'].entries())
  sometimes(6, turn)(
    `${name}: a question with one card to see is answered next to it, without a list over the bases`,
    async ({ browser }) => {
      const page = await share(browser, SIZES[name]!);
      await showFixture(page, 'yesno');
      await expect(page.getByTestId('choice')).toHaveCount(0);
      const prompt = page.getByTestId('prompt');
      for (const words of [
        'Invader',
        ...(name === 'V5' || name === 'V6' ? [] : ['Walker']),
        'Discard it',
        'Put it back',
      ])
        await expect(prompt.getByRole('button', { name: words })).toBeInViewport({ ratio: 1 });
      await prompt.getByRole('button', { name: 'Invader' }).click();
      await expect(page.getByTestId('inspector').getByText('Gain 1 VP.').first()).toBeVisible();
    },
  );

for (const name of ['V1', 'V2', 'V3', 'V4'])
  test(`${name}: the decision does not repeat the title of a list`, async ({ browser }) => {
    const page = await share(browser, SIZES[name]!);
    for (const fixture of ['shown', 'away', 'order']) {
      await showFixture(page, fixture);
      await expect(page.getByTestId('choice').getByRole('heading').first()).toBeVisible();
      await expect(page.getByTestId('prompt').locator('h2')).toBeHidden();
      await expect(page.getByTestId('prompt').getByText('Answer in the list.')).toBeInViewport({ ratio: 1 });
    }
  });

test('V7: a list takes all the room of the table', async ({ browser }) => {
  const page = await share(browser, SIZES.V7!);
  for (const fixture of ['shown', 'away', 'order', 'bigdiscard']) {
    await showFixture(page, fixture);
    const panels = (await page.getByTestId('opponents').boundingBox())!;
    const list = (await page.getByTestId('choice').boundingBox())!;
    expect(list.y, fixture).toBeLessThanOrEqual(panels.y + panels.height + 1);
    expect(list.y + list.height, fixture).toBeGreaterThanOrEqual(389);
  }
});

test('V7: all buttons that pass are equally high', async ({ browser }) => {
  const page = await share(browser, SIZES.V7!);
  await showFixture(page, 'window');
  const heights = await page
    .getByTestId('prompt')
    .locator(':is([data-testid^="btn-pass"], [data-testid="btn-act"])')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(heights).toHaveLength(4);
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(1);
});

test('rotating the phone or opening its keyboard keeps the selection and the prompt in sight (T-43)', async ({
  browser,
}) => {
  const page = await open(browser, SIZES.V5!);
  await showFixture(page, 'play');
  const prompt = page.getByTestId('prompt');
  if (await isThere(page.getByTestId('btn-hand'))) await page.getByTestId('btn-hand').click();
  await page.getByTestId('hand-0').click();
  await expect(prompt).toContainText('Buccaneer: choose where');
  for (const [width, height] of [
    [844, 390],
    [390, 844],
    [390, 500],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(prompt).toContainText('Buccaneer: choose where');
    await expect(prompt.getByRole('heading')).toBeInViewport();
    await expect(prompt.getByRole('button', { name: 'Back' })).toBeInViewport({ ratio: 0.9 });
  }
  await page.context().close();
});

test('the check finds an element that covers a score', async ({ browser }) => {
  const page = await open(browser, SIZES.V1!);
  await showFixture(page, 'play');
  expect(await coveredThings(page)).toEqual([]);
  await page.evaluate(() => {
    const box = document.querySelector('[data-score]')!.getBoundingClientRect();
    const over = Object.assign(document.createElement('div'), { className: 'over' });
    Object.assign(over.style, { position: 'fixed', background: 'red', zIndex: '99' });
    Object.assign(over.style, { left: `${box.left}px`, top: `${box.top}px`, width: '10px', height: '10px' });
    document.body.append(over);
  });
  expect(await coveredThings(page)).toHaveLength(1);
  await page.context().close();
});

test('the check finds a line of text cut in half, and a mark that covers a name', async ({ browser }) => {
  const page = await open(browser, SIZES.V1!);
  await showFixture(page, 'play');
  expect([...(await halfLines(page)), ...(await crossedEdges(page))]).toEqual([]);
  await page.evaluate(() => {
    const name = document.querySelector<HTMLElement>('li > [data-testid^="tile-"] [data-name]')!;
    const mark = Object.assign(document.createElement('i'), { className: 'mark' });
    mark.dataset.markOf = 'test';
    Object.assign(mark.style, { position: 'absolute', inset: '0' });
    name.closest('button')!.append(mark);
    Object.assign(document.querySelector<HTMLElement>('[data-testid="prompt"] h2')!.style, { height: '10px' });
  });
  expect((await halfLines(page)).join()).toContain('Play cards or end your turn');
  expect((await crossedEdges(page)).join()).toContain('a mark over');
  await page.context().close();
});

test('V5: a crowded base and ten cards in hand are in sight together', async ({ browser }) => {
  const page = await share(browser, SIZES.V5!);
  await showFixture(page, 'stress4');
  await expect(page.locator('[data-testid^="hand-"]')).toHaveCount(10);
  await expect(page.locator('[data-testid^="tile-"]:not([class*="attached"])')).toHaveCount(16);
  expect(await unseen(page, '[data-testid^="tile-"], [data-testid^="hand-"]')).toEqual([]);
});

for (const [turn, name] of ['V5', 'V6', 'V7'].entries())
  sometimes(6, turn)(
    `${name}: a full hand that has been opened hides nothing, and its names are whole`,
    async ({ browser }) => {
      const page = await share(browser, SIZES[name]!);
      const found: Record<string, string[]> = {};
      for (const fixture of ['long-hand', 'stress4']) {
        await showFixture(page, fixture);
        if (await isThere(page.getByTestId('btn-hand'))) await page.getByTestId('btn-hand').click();
        await expect(page.getByTestId('hand-9')).toBeVisible();
        await photograph(page, `${fixture}-open`);
        const faults = [
          ...(await coveredThings(page)),
          ...(await scrolledParts(page)),
          ...(await lostNames(page)),
          ...(await unseen(page, '[data-testid^="tile-"], [data-testid^="hand-"]')),
        ];
        if (faults.length > 0) found[fixture] = faults;
      }
      expect(found).toEqual({});
    },
  );

for (const [turn, name] of ['V1', 'V2', 'V3', 'V4', 'V5', 'V7'].entries())
  sometimes(6, turn + 1)(
    `${name}: on a crowded Big Base board every minion is shown: none is part of a sum, and no side is folded`,
    async ({ browser }) => {
      const page = await share(browser, SIZES[name]!);
      await showFixture(page, 'big-stress');
      const slots = page.locator('[data-testid^="slot-"]');
      const tiles = await slots.evaluateAll((all) =>
        all.map((slot) => slot.querySelectorAll('[data-testid^="tile-"]').length),
      );
      // A phone shows one open side at a time.
      expect(tiles).toEqual(Array(name === 'V5' || name === 'V7' ? 4 : 16).fill(4));
      expect(await unseen(page, '[data-testid^="tile-"]')).toEqual([]);
    },
  );

for (const [turn, name] of ['V1', 'V2', 'V3', 'V8'].entries())
  sometimes(6, turn + 2)(
    `${name}: the columns of the bases are equally wide, however many minions there are`,
    async ({ browser }) => {
      const page = await share(browser, SIZES[name]!);
      for (const fixture of ['stress4', 'titan-stress', 'mid4']) {
        await showFixture(page, fixture);
        const widths = await page
          .locator('[data-region="bases"] > section')
          .evaluateAll((all) => all.map((base) => Math.round(base.getBoundingClientRect().width)));
        expect(Math.max(...widths) - Math.min(...widths), fixture).toBeLessThanOrEqual(1);
      }
    },
  );

for (const [turn, name] of ['V1', 'V2', 'V3', 'V8'].entries())
  sometimes(6, turn)(
    `${name}: every base shows its whole ability or three lines of it, names of bases line up, and no minion hangs out of its lane`,
    async ({ browser }) => {
      const page = await share(browser, SIZES[name]!);
      const fixtures = [...TABLES, 'stasis', 'boards', 'buried', 'titans', 'titan-stress', 'replay'];
      for (const fixture of shareOf(fixtures, 2, turn)) {
        await showFixture(page, fixture);
        const bases = await page.locator('[data-region="bases"] > section').evaluateAll((all) =>
          all.map((base) => {
            const [name, told] = ['[data-name]', '[data-ability]'].map((part) => base.querySelector(part)!);
            const line = Number.parseFloat(getComputedStyle(told!).lineHeight);
            // Letters reach a little below their line.
            const isWhole = told!.scrollHeight < told!.clientHeight + line / 2;
            return {
              top: Math.round(name!.getBoundingClientRect().top),
              // Wide abilities say as much in two lines.
              isTold: isWhole || told!.clientHeight >= (told!.clientWidth > 300 ? 2 : 3) * line - 1,
            };
          }),
        );
        const hanging = await page.locator('[data-testid^="lane-"]').evaluateAll((all) =>
          all.flatMap((lane) => {
            const { bottom } = lane.getBoundingClientRect();
            const low = [...lane.querySelectorAll('button')].filter(
              (one) => one.getBoundingClientRect().bottom > bottom + 2,
            );
            return low.map((one) => `${one.dataset.testid} in ${(lane as HTMLElement).dataset.testid}`);
          }),
        );
        expect(hanging, fixture).toEqual([]);
        expect(
          bases.map(({ isTold }) => isTold),
          fixture,
        ).toEqual(bases.map(() => true));
        expect(new Set(bases.map(({ top }) => top)).size, fixture).toBe(1);
        // Nothing at a base covers its name, and no line drawn on the paper touches the name.
        const covered = await page.locator('[data-region="bases"] > section').evaluateAll((all) => {
          const range = document.createRange();
          return all.flatMap((base) => {
            const name = base.querySelector('[data-name]')!;
            range.selectNodeContents(name);
            const { left, right, top, bottom } = range.getBoundingClientRect();
            const capital = (top + bottom) / 2 - Number.parseFloat(getComputedStyle(name).fontSize) * 0.36;
            const flags = [...base.querySelectorAll('header + div > [data-testid^="tile-"]')].filter((one) => {
              const box = one.getBoundingClientRect();
              return box.left < right && box.right > left && box.bottom > capital;
            });
            const rule = getComputedStyle(name.parentElement!, '::before');
            const drawn = [rule.top, rule.borderTopWidth, rule.height].map(Number.parseFloat);
            const end = drawn.reduce((sum, one) => sum + one, name.parentElement!.getBoundingClientRect().top);
            const isRuled = rule.content !== 'none' && end > capital - 2;
            return [...flags.map((one) => one.textContent), ...(isRuled ? ['the rule of a hot base'] : [])].map(
              (what) => `${what} on ${name.textContent}`,
            );
          });
        });
        expect(covered, fixture).toEqual([]);
      }
    },
  );

for (const [turn, name] of ['V1', 'V2', 'V3', 'V8'].entries())
  sometimes(6, turn + 1)(
    `${name}: every card in hand shows its text, playable or not, in whole lines within its edges`,
    async ({ browser }) => {
      const page = await share(browser, SIZES[name]!);
      for (const fixture of ['react', 'play', 'names', 'stasis', 'stress4', 'long-hand']) {
        await showFixture(page, fixture);
        const faults = await page.locator('[data-hand]').evaluateAll((all) =>
          all.flatMap((card) => {
            const text = card.querySelector<HTMLElement>('[data-text]')!;
            const [own, around] = [text, card].map((one) => one.getBoundingClientRect());
            const line = Number.parseFloat(getComputedStyle(text).lineHeight);
            const lines = text.clientHeight / line;
            const isWhole = text.scrollHeight < text.clientHeight + line / 2;
            if (lines > 0.9 && own!.bottom <= around!.bottom - 1 && (isWhole || lines > 1.9)) return [];
            return `${card.querySelector('[data-name]')!.textContent}: ${lines.toFixed(1)} lines`;
          }),
        );
        expect(faults, fixture).toEqual([]);
      }
    },
  );

for (const [turn, name] of ['V1', 'V2', 'V3', 'V8'].entries())
  sometimes(6, turn)(
    `${name}: cards in two rows show their whole texts, so that nobody discards what they cannot read`,
    async ({ browser }) => {
      const page = await share(browser, SIZES[name]!);
      for (const fixture of [
        'bigdiscard',
        'stress',
        'stress4',
        'titan-stress',
        'long-hand',
        'names',
        'big-stress',
        'stasis',
      ]) {
        await showFixture(page, fixture);
        const cut = () =>
          page.locator('[data-hand] [data-text]').evaluateAll((texts) =>
            texts.flatMap((text) => {
              const isWhole = text.clientHeight > 0 && text.scrollHeight <= text.clientHeight + 2;
              const called = text.closest('button')!.querySelector('[data-name]')!.textContent!;
              return isWhole ? [] : called.replaceAll('\u00ad', '');
            }),
          );
        await expect.poll(cut, fixture).toEqual([]);
      }
    },
  );

for (const [turn, name] of ['V1', 'V2', 'V3', 'V8'].entries())
  sometimes(6, turn + 2)(
    `${name}: texts of cards in hand are large and loose enough, even if they are too long`,
    async ({ browser }) => {
      const page = await share(browser, SIZES[name]!);
      for (const fixture of [
        ...['long-hand', 'names', 'bigdiscard', 'stress4', 'boards', 'stress', 'titan-stress', 'big-stress', 'stasis'],
        ...['titans', 'play', 'puzzle', 'days-play', 'mid4', 'react', 'against', 'early', 'live'],
      ]) {
        await showFixture(page, fixture);
        const crushed = () =>
          page.locator('[data-hand] [data-text]').evaluateAll((texts) =>
            texts.flatMap((text) => {
              const { fontSize, lineHeight, letterSpacing } = getComputedStyle(text);
              const [size, line] = [fontSize, lineHeight].map(Number.parseFloat);
              const isLoose = size! >= 12 && line! / size! > 1.14 && !(Number.parseFloat(letterSpacing) < 0);
              return isLoose ? [] : `${fontSize} ${lineHeight} ${letterSpacing} ${text.textContent}`;
            }),
          );
        await expect.poll(crushed, fixture).toEqual([]);
      }
    },
  );

for (const [turn, name] of ['V1', 'V2', 'V3', 'V8'].entries())
  sometimes(6, turn)(
    `${name}: each minion of a crowded base has its name, and every base its whole ability`,
    async ({ browser }) => {
      const page = await share(browser, SIZES[name]!);
      for (const fixture of ['stress4', 'titan-stress', 'bigdiscard', 'mid4', 'react']) {
        await showFixture(page, fixture);
        const bases = page.locator('[data-region="bases"]');
        const tiles = bases.locator('li > [data-testid^="tile-"]');
        expect(await tiles.locator('[data-name]').count(), fixture).toBe(await tiles.count());
        const cut = await bases
          .locator('[data-ability]')
          .evaluateAll((all) =>
            all.filter((one) => one.scrollHeight > one.clientHeight + 2).map((one) => one.textContent),
          );
        expect(cut, fixture).toEqual([]);
        expect(await lostNames(page), fixture).toEqual([]);
      }
    },
  );

for (const [name, fixture, where] of [
  ['V2', 'scoring', 'the phases'],
  ['V3', 'boards', 'the counts of shared decks'],
] as const)
  test(`${name}: three events are shown beside ${where}`, async ({ browser }) => {
    const page = await share(browser, SIZES[name]!);
    await showFixture(page, fixture);
    const events = page.getByTestId('ticker').locator('[data-event]');
    await expect(events).toHaveCount(3);
    for (const event of await events.all()) await expect(event).toBeInViewport({ ratio: 1 });
    expect(await halfLines(page)).toEqual([]);
  });

test('V1: the undo button says everything that it takes back, and the question where it comes from', async ({
  browser,
}) => {
  const page = await share(browser, SIZES.V1!);
  await showFixture(page, 'days');
  const said = page.getByTestId('btn-undo').locator('span').first();
  expect(await said.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(1);
  await expect(page.getByTestId('prompt').getByRole('button', { name: 'Cut Lass' })).toBeInViewport({ ratio: 1 });
});

for (const [turn, name] of ['V1', 'V2', 'V3'].entries())
  sometimes(6, turn + 1)(`${name}: every leading lane says how many VP it would get`, async ({ browser }) => {
    const page = await share(browser, SIZES[name]!);
    for (const fixture of ['stress4', 'titan-stress', 'mid4']) {
      await showFixture(page, fixture);
      const winners = page.locator('[data-region="bases"] [data-first]');
      for (const first of await winners.allTextContents()) expect(first, fixture).toMatch(/^1st · \d+ VP$/);
      expect(await winners.count(), fixture).toBeGreaterThan(3);
    }
  });

for (const [turn, name] of ['V4', 'V5', 'V6', 'V7'].entries())
  sometimes(6, turn + 2)(
    `${name}: every open base shows its whole ability, or two lines of it`,
    async ({ browser }) => {
      const page = await share(browser, SIZES[name]!);
      const fixtures = [...TABLES, 'stasis', 'titan-stress', 'titans', 'names', 'long-hand', 'boards', 'buried'];
      for (const fixture of shareOf(fixtures, 2, turn)) {
        await showFixture(page, fixture);
        const told = page.locator('[data-region="bases"] > section[data-open] [data-ability]:not(:empty)');
        const lines = await told.evaluateAll((all) =>
          all.map((text) => {
            const line = Number.parseFloat(getComputedStyle(text).lineHeight);
            // Letters reach a little below their line.
            return text.scrollHeight < text.clientHeight + line / 2 ? 2 : Math.round(text.clientHeight / line);
          }),
        );
        expect(Math.min(...lines), fixture).toBeGreaterThanOrEqual(2);
      }
    },
  );

for (const [turn, name] of ['V5', 'V6', 'V7'].entries())
  sometimes(6, turn)(`${name}: a folded base flags the actions that stay there`, async ({ browser }) => {
    const page = await share(browser, SIZES[name]!);
    for (const [fixture, base] of [
      ['stress4', 'Temple of Goju'],
      ['mid4', 'Temple of Goju'],
      ['against', 'Evans City Cemetery'],
    ] as const) {
      await showFixture(page, fixture);
      const strip = page.getByRole('region', { name: base }).locator('button[aria-expanded="false"]');
      await expect(strip.locator('[data-flag]').first(), fixture).toBeInViewport({ ratio: 0.99 });
      expect(await strip.locator('[data-name]').evaluate((el) => el.scrollWidth - el.clientWidth), fixture).toBe(0);
    }
  });

for (const [turn, name] of ['V3', 'V4', 'V5', 'V7'].entries())
  sometimes(6, turn + 1)(
    `${name}: the Big Base board shows every slot of an open side, and every other side`,
    async ({ browser }) => {
      const page = await share(browser, SIZES[name]!);
      await showFixture(page, 'big');
      await expect(page.locator('[data-testid^="slot-"]')).toHaveCount(name === 'V5' || name === 'V7' ? 4 : 16);
      expect(await unseen(page, '[data-testid^="slot-"], [data-testid^="base-"] [data-base]')).toEqual([]);
    },
  );

for (const [turn, [name, size]] of Object.entries(SIZES).slice(0, 8).entries())
  sometimes(6, turn + 2)(`${name}: the last event is shown, even beside an open hand`, async ({ browser }) => {
    const page = await share(browser, size);
    const told = page.getByTestId('ticker').or(page.getByRole('log')).first();
    for (const fixture of ['mid4', 'big', 'days', 'days-play']) {
      await showFixture(page, fixture);
      if (await isThere(page.getByTestId('btn-hand'))) await page.getByTestId('btn-hand').click();
      await expect(told, fixture).toContainText('Cut Lass');
      await expect(told, fixture).toBeInViewport({ ratio: 0.9 });
    }
  });
