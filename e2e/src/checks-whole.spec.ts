/** What a full table on a large screen must show whole. Long because each fault has a check of its own. */
import { expect, type Page, test } from '@playwright/test';
import { fixtureNames, shareFixtures, showFixture } from './support/fixtures.ts';
import { framedNumbers } from './support/frames.ts';
import { isThere } from './support/settled.ts';
import { contextOf, FINGER, SIZES } from './support/sizes.ts';
import { sometimes } from './support/sometimes.ts';

const share = (browser: Parameters<typeof shareFixtures>[0], name: string): Promise<Page> =>
  shareFixtures(browser, contextOf(SIZES[name]!));

/** The first words of texts that are not shown whole. */
const cutTexts = (page: Page, texts: string): Promise<string[]> =>
  page
    .locator(texts)
    .evaluateAll((all) =>
      all.flatMap((text) =>
        text.scrollHeight > text.clientHeight + Number.parseFloat(getComputedStyle(text).lineHeight) / 2
          ? [text.textContent!.slice(0, 40)]
          : [],
      ),
    );

for (const [place, name] of ['V1', 'V2', 'V3', 'V8'].entries())
  sometimes(6, place)(`${name}: every base of a crowded table shows its whole ability`, async ({ browser }) => {
    const page = await share(browser, name);
    for (const fixture of [
      ...['stress4', 'titan-stress', 'names', 'mid4', 'react'],
      ...['boards', 'stasis', 'titans', 'bigdiscard', 'long-hand'],
    ]) {
      await showFixture(page, fixture);
      await expect.poll(() => cutTexts(page, '[data-ability]'), fixture).toEqual([]);
    }
  });

test('V1: in the light theme, too, every base of a crowded table shows its whole ability', async ({ browser }) => {
  const page = await share(browser, 'V1');
  await page.evaluate(() => Object.assign(document.documentElement.dataset, { theme: 'light' }));
  await showFixture(page, 'stress4');
  await expect.poll(() => cutTexts(page, '[data-ability]')).toEqual([]);
  await page.evaluate(() => delete document.documentElement.dataset.theme);
});

test('V4: the bases of a table in the middle of a game show their whole abilities', async ({ browser }) => {
  const page = await share(browser, 'V4');
  for (const fixture of ['mid4', 'stress4', 'titan-stress', 'names', 'react']) {
    await showFixture(page, fixture);
    await expect.poll(() => cutTexts(page, '[data-ability]'), fixture).toEqual([]);
  }
});

for (const [place, name] of ['V1', 'V2', 'V3', 'V8'].entries())
  sometimes(6, place)(
    `${name}: ten cards in hand show their whole texts, in letters of at least 12 px`,
    async ({ browser }) => {
      const page = await share(browser, name);
      // Beside a rail or on a laptop, a Big Base board leaves the hand less room.
      for (const fixture of [
        'stress4',
        'play',
        'react',
        ...(name === 'V3' ? ['big-stress', 'titan-stress', 'stasis'] : []),
      ]) {
        await showFixture(page, fixture);
        await expect.poll(() => cutTexts(page, '[data-hand] [data-text]'), fixture).toEqual([]);
        const sizes = await page
          .locator('[data-hand] [data-text]')
          .evaluateAll((all) => all.map((text) => Number.parseFloat(getComputedStyle(text).fontSize)));
        expect(Math.min(...sizes), fixture).toBeGreaterThanOrEqual(12);
      }
    },
  );

for (const [place, name] of ['V1', 'V2', 'V3', 'V8'].entries())
  sometimes(6, place)(`${name}: a full hand has no card without text or picture`, async ({ browser }) => {
    const page = await share(browser, name);
    for (const fixture of ['stress4', 'titan-stress', 'stress', 'long-hand', 'bigdiscard', 'big-stress', 'stasis']) {
      await showFixture(page, fixture);
      const faults = () =>
        page.locator('[data-hand]').evaluateAll((cards) =>
          cards.flatMap((card) => {
            const text = card.querySelector<HTMLElement>('[data-text]')!;
            const isPictured = [...card.querySelectorAll('img')].some((one) => one.getBoundingClientRect().height > 12);
            return text.offsetHeight > 0 || isPictured ? [] : [card.ariaLabel];
          }),
        );
      await expect.poll(faults, fixture).toEqual([]);
    }
  });

for (const [place, name] of ['V1', 'V2', 'V3', 'V4', 'V8'].entries())
  sometimes(6, place)(
    `${name}: a chip shows its emblem or its name beside the mark of a changed power, within its edges`,
    async ({ browser }) => {
      const page = await share(browser, name);
      for (const fixture of ['stress4', 'titan-stress', 'boards', 'big', 'big-stress']) {
        await showFixture(page, fixture);
        const faults = await page.locator('[data-chip][data-testid^="tile-"]').evaluateAll((all) => {
          const range = document.createRange();
          const isDrawn = ({ width, height }: DOMRect) => width >= 1 && height >= 1;
          /** Letters leave about one pixel of their line free above and below. */
          const linesOf = (name: Element) => {
            range.selectNodeContents(name);
            return [...range.getClientRects()].map(
              (line) => new DOMRect(line.x, line.y + 1, line.width, line.height - 2),
            );
          };
          return all.flatMap((chip) => {
            const pictured = [...chip.querySelectorAll('img')].map((one) => one.getBoundingClientRect());
            const told = [...chip.querySelectorAll('[data-name], [data-begun]')].flatMap(linesOf);
            const shown = [...pictured, ...told].filter(isDrawn);
            const marks = [...chip.querySelectorAll('[data-noted] :is(svg, small)')].map((one) =>
              one.getBoundingClientRect(),
            );
            const edge = chip.getBoundingClientRect();
            const isOut = [...shown, ...marks].some(
              ({ top, right, bottom }) => top < edge.top || bottom > edge.bottom || right > edge.right,
            );
            const over = marks.some((mark) =>
              shown.some(
                (one) =>
                  Math.min(one.right, mark.right) - Math.max(one.left, mark.left) > 1 &&
                  Math.min(one.bottom, mark.bottom) - Math.max(one.top, mark.top) > 1,
              ),
            );
            const why = { bare: shown.length === 0, out: isOut, over };
            const faults = Object.entries(why).flatMap(([fault, is]) => (is ? [fault] : []));
            return faults.length > 0 ? [`${chip.getAttribute('aria-label')}: ${faults.join()}`] : [];
          });
        });
        expect(faults, fixture).toEqual([]);
      }
    },
  );

for (const [place, name] of ['V1', 'V2', 'V3', 'V4', 'V5', 'V6', 'V7', 'V8'].entries())
  sometimes(6, place)(
    `${name}: the frame of a target covers no total, no slot's text and no mark of a player or an ability`,
    async ({ browser }) => {
      const page = await share(browser, name);
      const found: Record<string, string[]> = {};
      for (const fixture of [
        ...['long-hand', 'mid4', 'stress4', 'titan-stress', 'buried', 'play', 'react', 'big-stress'],
        ...['names', 'monsters', 'titans', 'big', 'big-slot'],
      ]) {
        await showFixture(page, fixture);
        const faults = await framedNumbers(page);
        if (faults.length > 0) found[fixture] = faults;
      }
      expect(found).toEqual({});
    },
  );

for (const [place, name] of ['V1', 'V8'].entries())
  sometimes(6, place)(
    `${name}: brackets of titans below the panel are clear of the window's edge, and pictures in hand of reasons`,
    async ({ browser }) => {
      const page = await share(browser, name);
      await showFixture(page, 'titan-stress');
      const free = await page.locator('[data-below] [data-testid^="titan-"][data-legal]').evaluateAll((all) => {
        const scale = Number(getComputedStyle(document.documentElement).getPropertyValue('--scale')) || 1;
        const beyond = (one: Element): number => -Number.parseFloat(getComputedStyle(one, '::after').bottom);
        return all.map((one) => (innerHeight - one.getBoundingClientRect().bottom) / scale - beyond(one));
      });
      expect(free.length).toBeGreaterThan(0);
      for (const px of free) expect(px).toBeGreaterThanOrEqual(4);
      await showFixture(page, 'window');
      const apart = await page.locator('[data-hand][data-noted]').evaluateAll((cards) =>
        cards.flatMap((card) => {
          const picture = card.querySelector('img')?.parentElement?.getBoundingClientRect();
          const reason = card.querySelector('[data-mark-of="reason"]')!.getBoundingClientRect();
          return picture && picture.height > 0 ? [reason.top - picture.bottom] : [];
        }),
      );
      expect(apart.length).toBeGreaterThan(0);
      for (const px of apart) expect(px).toBeGreaterThanOrEqual(3);
    },
  );

for (const [place, name] of ['V1', 'V2', 'V3', 'V8'].entries())
  sometimes(6, place)(
    `${name}: every card ends within its lane, and counters are clear of the power above them`,
    async ({ browser }) => {
      const page = await share(browser, name);
      const found: Record<string, string[]> = {};
      for (const fixture of ['buried', 'stress4', 'titan-stress', 'mid4', 'monsters', 'order']) {
        await showFixture(page, fixture);
        const faults = await page.locator('[data-testid^="lane-"]').evaluateAll((lanes) => {
          const range = document.createRange();
          const scale = Number(getComputedStyle(document.documentElement).getPropertyValue('--scale')) || 1;
          return lanes.flatMap((lane) => {
            const end = lane.getBoundingClientRect().bottom + 0.5;
            const out = [...lane.querySelectorAll('li > button')].filter(
              (one) => one.getBoundingClientRect().bottom > end,
            );
            const covered = [...lane.querySelectorAll('[data-noted="counters"]')].filter((power) => {
              const disc = power.querySelector('small')!.getBoundingClientRect();
              range.selectNodeContents(power.firstChild!);
              const { top, bottom, right } = range.getBoundingClientRect();
              const half = Number.parseFloat(getComputedStyle(power).fontSize) * scale * 0.35;
              return disc.left < right && disc.top < (top + bottom) / 2 + half;
            });
            return [...out, ...covered].map((one) => one.closest('button')!.ariaLabel ?? '');
          });
        });
        if (faults.length > 0) found[fixture] = faults;
      }
      expect(found).toEqual({});
    },
  );

for (const [place, name] of ['V1', 'V2', 'V3', 'V8'].entries())
  sometimes(6, place)(
    `${name}: minions of a Big Base board and monsters show their names, and slots their texts`,
    async ({ browser }) => {
      const page = await share(browser, name);
      // Lanes of a crowded laptop are too narrow for four names.
      for (const fixture of name === 'V2' ? ['big', 'boards'] : ['big', 'boards', 'big-stress']) {
        await showFixture(page, fixture);
        const nameless = page.locator('main[data-region="bases"] [data-testid^="tile-"]:not(:has([data-name]))');
        await expect(nameless, fixture).toHaveCount(0);
        await expect.poll(() => cutTexts(page, '[data-testid^="slot-"] > button > span'), fixture).toEqual([]);
        const solid = await page.locator('[data-testid^="slot-"] > button > span').evaluateAll(
          (all) =>
            all.filter((text) => {
              const { fontSize, lineHeight } = getComputedStyle(text);
              return Number.parseFloat(lineHeight) <= Number.parseFloat(fontSize) && fontSize === '12px';
            }).length,
        );
        // Names are whole and keep clear of the power beside them.
        const near = await page.locator('[data-side] [data-testid^="tile-"]').evaluateAll((tiles) => {
          const range = document.createRange();
          return tiles.flatMap((tile) => {
            range.selectNodeContents(tile.querySelector('[data-noted], span')!.firstChild!);
            const power = range.getBoundingClientRect();
            const named = tile.querySelector('[data-name]')!;
            range.selectNodeContents(named);
            const isNear = [...range.getClientRects()].some(
              (line) => line.left - power.right < 2 && line.top < power.bottom - 4 && line.bottom > power.top + 4,
            );
            return isNear ? [tile.ariaLabel] : [];
          });
        });
        if (name === 'V1' || name === 'V8') expect(near, `${fixture}: names that touch a number`).toEqual([]);
        // Four full sides need every pixel.
        if (fixture === 'big') expect(solid, 'small letters without space between their lines').toBe(0);
        // Other boards have room for letters as large as those of other texts.
        if (fixture === 'big' && name === 'V3')
          for (const text of await page.locator('[data-testid^="slot-"] > button > span').all())
            await expect(text).toHaveCSS('font-size', '14px');
      }
    },
  );

for (const [place, name] of ['V1', 'V2', 'V3', 'V4', 'V5', 'V6', 'V7', 'V8'].entries())
  sometimes(6, place)(
    `${name}: a list over the bases neither covers nor dims the scores and the last event, and says what asks`,
    async ({ browser }) => {
      const page = await share(browser, name);
      for (const fixture of ['away', 'shown', 'order']) {
        await showFixture(page, fixture);
        const list = page.getByTestId('choice');
        const { x, y: top, width } = (await list.boundingBox())!;
        const shade = await list.evaluate((sheet) => {
          const { top: above, right } = getComputedStyle(sheet, '::backdrop');
          const scale = Number(getComputedStyle(document.documentElement).getPropertyValue('--scale'));
          return { above: parseFloat(above) * scale, right: innerWidth - parseFloat(right) * scale };
        });
        for (const part of await page
          .locator('[data-testid="topbar"], [data-testid="opponents"], [data-testid="ticker"]')
          .all()) {
          const { y, height } = (await part.boundingBox())!;
          expect(y + height, fixture).toBeLessThanOrEqual(Math.min(top, shade.above) + 1);
        }
        const hasRail = name === 'V1' || name === 'V8';
        const edge = hasRail ? (await page.getByTestId('rail').boundingBox())!.x : Number.POSITIVE_INFINITY;
        expect(edge, fixture).toBeGreaterThanOrEqual(Math.max(shade.right, hasRail ? x + width : 0) - 1);
        await expect(list.locator('[data-source]'), fixture).toHaveText(/^[A-Z][\w ]+ · [A-Z].+\.$/);
      }
    },
  );

for (const [place, name] of ['V1', 'V2', 'V3', 'V4', 'V5', 'V6', 'V7', 'V8'].entries())
  sometimes(6, place)(`${name}: whatever covers the bases shows all their totals in one line`, async ({ browser }) => {
    const page = await share(browser, name);
    for (const [fixture, sheet] of [
      ['away', 'choice'],
      ['order', 'choice'],
      ['shown', 'choice'],
      ['duel', 'duel-stage'],
      ['treasures', 'sharing'],
      ['scoring', 'scoring'],
      ['big-scoring', 'scoring'],
    ] as const) {
      await showFixture(page, fixture);
      const below = page.locator('[data-region="bases"] [data-base]');
      const told = await below.evaluateAll((all) =>
        all.map((base) => {
          const [, side, power] = /^(\w+), (\d+) power/.exec(base.ariaLabel!) ?? [];
          return side ? side + power : /, (\d+) of (\d+),/.exec(base.ariaLabel!)!.slice(1).join('/');
        }),
      );
      const totals = page.getByTestId(sheet).locator('[data-totals] [data-sum]');
      await expect(totals, fixture).toHaveText(told.map((total) => new RegExp(`${total}$`)));
      for (const total of await totals.all()) await expect(total, fixture).toBeInViewport({ ratio: 1 });
      const lines = await totals.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
      expect(new Set(lines).size, fixture).toBe(1);
      if (sheet === 'scoring') await expect(page.getByTestId('btn-scored'), fixture).toBeInViewport({ ratio: 1 });
    }
  });

for (const [place, name] of ['V1', 'V2', 'V3', 'V4', 'V5', 'V6', 'V7', 'V8'].entries())
  sometimes(6, place)(`${name}: a text that is too long ends in dots after a whole word`, async ({ browser }) => {
    const page = await share(browser, name);
    for (const fixture of [
      ...['names', 'against', 'boards', 'puzzle', 'days-play', 'big-stress', 'bigdiscard', 'spectator', 'mid4'],
    ]) {
      await showFixture(page, fixture);
      const faults = await page
        .locator(':is([data-text], [data-ability], [data-rule], [data-what], [data-told])')
        .evaluateAll((all) => {
          const range = document.createRange();
          const scale = Number(getComputedStyle(document.documentElement).getPropertyValue('--scale')) || 1;
          return all.flatMap((text) => {
            const line = Number.parseFloat(getComputedStyle(text).lineHeight);
            if (text.clientHeight === 0 || text.scrollHeight <= text.clientHeight + line / 2) return [];
            const dots = getComputedStyle(text, '::before');
            const { right, bottom } = text.getBoundingClientRect();
            const nodes = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
            let [last, end] = ['', 0];
            for (let node = nodes.nextNode(); node; node = nodes.nextNode())
              for (const { 0: word, index } of node.nodeValue!.matchAll(/\S+/g)) {
                range.setStart(node, index);
                range.setEnd(node, index + word.length);
                const box = [...range.getClientRects()].at(-1);
                if (box && box.bottom <= bottom + 2) [last, end] = [word, box.right];
              }
            const isMarked = dots.content.startsWith('"…"') && dots.float === 'right';
            // The dots fit beside the last word and start right after it.
            const room = (right - end) / scale;
            const isApart =
              room >= Number.parseFloat(dots.fontSize) * 0.7 && Math.abs(room - Number.parseFloat(dots.width)) < 6;
            return isMarked && isApart ? [] : [`${text.textContent!.slice(0, 40)}: ${last}`];
          });
        });
      expect(faults, fixture).toEqual([]);
    }
  });

for (const [place, name] of ['V1', 'V2', 'V3', 'V4', 'V5', 'V6', 'V8'].entries())
  sometimes(6, place)(
    `${name}: a tile shows its whole text, or else its picture, or only its name if the picture would be low`,
    async ({ browser }) => {
      const page = await share(browser, name);
      const found: Record<string, string[]> = {};
      for (const fixture of await fixtureNames(page)) {
        await showFixture(page, fixture);
        const faults = await page.locator('li[data-full] > button').evaluateAll((tiles) =>
          tiles.flatMap((tile) => {
            const text = tile.querySelector<HTMLElement>('[data-told]')!;
            const isTold = text.offsetHeight > 0 && text.textContent !== '';
            const { top, bottom } = text.getBoundingClientRect();
            const called = tile.querySelector('[data-name]')!;
            const named = called.getBoundingClientRect().bottom;
            // The last line must keep clear of the tile's edge ...
            const edge =
              tile.getBoundingClientRect().bottom - Number.parseFloat(getComputedStyle(tile).borderBottomWidth);
            // ... and of attached actions that are named below the text.
            const on = tile.querySelector('[data-on]')?.getBoundingClientRect();
            const isBelow = on !== undefined && on.height > 0 && on.top > top;
            const isCovered = isTold && isBelow && bottom > on.top + 1;
            const hasMore = text.scrollHeight > text.clientHeight + 1 || text.textContent!.endsWith('…');
            const isCut = isCovered || (isTold && (hasMore || bottom > edge - 2.5 || top < named - 1));
            const isPictured = [...tile.querySelectorAll('img')].some((one) => one.getBoundingClientRect().height > 12);
            // A tile with its name alone is as low as others; on a desktop it is as high as its lane unless a picture
            // fits beside the name.
            const scale = Number(getComputedStyle(document.documentElement).getPropertyValue('--scale')) || 1;
            const { width, height } = tile.getBoundingClientRect();
            const isNarrow = tile.closest('[data-layout="desktop"]') !== null && width < 150 * scale;
            const isBare = tile.closest('[data-bare]') !== null && (isNarrow || height <= 45 * scale);
            const isBroken = isBare && called.scrollHeight > called.clientHeight + 3;
            const [fault] = [
              isCut && 'cut',
              !isTold && !isPictured && !isBare && 'blank',
              isBroken && 'a part of its name',
            ].filter(Boolean);
            return fault ? [`${tile.ariaLabel}: ${fault}`] : [];
          }),
        );
        // A mere strip of a picture shows nothing, and a picture next to texts does not say what its card does. With a
        // mouse, half a lane may hold a small picture.
        const strips = await page.locator('li[data-full] > [data-untold]').evaluateAll((tiles, isWide) => {
          const scale = Number(getComputedStyle(document.documentElement).getPropertyValue('--scale')) || 1;
          return tiles.flatMap((tile) => {
            const { width, height } = tile.querySelector('[data-picture]')!.getBoundingClientRect();
            const hasMouse = tile.closest('[data-layout="desktop"], [data-layout="laptop"]') !== null;
            const least = hasMouse ? Math.min(55, Math.max(36, width / scale / 2)) - 0.5 : 55;
            const others = [...tile.closest('ul')!.querySelectorAll(':scope > [data-full] > button')];
            const isStrip = height / scale < least && !(height === 0 && tile.closest('[data-bare]'));
            const isMixed = others.some((one) => !one.matches('[data-untold]'));
            return isWide && (isStrip || isMixed)
              ? [`${tile.ariaLabel}: ${isStrip ? 'a strip' : 'unlike others'}`]
              : [];
          });
        }, !['V4', 'V5', 'V6'].includes(name));
        const all = [...faults, ...strips];
        if (all.length > 0) found[fixture] = all;
      }
      expect(found).toEqual({});
    },
  );

for (const [place, name] of ['V1', 'V2', 'V3', 'V4', 'V8'].entries())
  sometimes(6, place)(
    `${name}: a card out of stasis says in its frame why it cannot be played`,
    async ({ browser }) => {
      const page = await share(browser, name);
      await showFixture(page, 'boards');
      const ready = page.getByTestId('stasis').locator('button', { hasText: 'Wormhole' });
      const reason = ready.locator('[data-mark-of="reason"]');
      await expect(reason).toHaveText('special only');
      const [words, frame] = [(await reason.boundingBox())!, (await ready.boundingBox())!];
      expect(words.y + words.height).toBeLessThan(frame.y + frame.height - 1);
    },
  );

for (const [place, name] of ['V1', 'V2', 'V3', 'V4', 'V5', 'V8'].entries())
  sometimes(6, place)(`${name}: every empty lane says whether minions may be played there`, async ({ browser }) => {
    const page = await share(browser, name);
    const places = () =>
      page.getByText('Drop minions here').evaluateAll((all) =>
        all.map((one) => {
          const range = document.createRange();
          range.selectNodeContents(one);
          const [words, frame] = [range.getBoundingClientRect(), one.getBoundingClientRect()];
          const isClear = words.top >= frame.top + 2 && words.left >= frame.left + 4 && words.right <= frame.right - 4;
          return `${one.closest('[data-testid^="base-"]')!.getAttribute('data-testid')}${isClear ? '' : ' touches'}`;
        }),
      );
    await showFixture(page, 'lesson');
    await expect.poll(places).toEqual(['base-0']);
    await expect(page.getByText('Not in this step')).toHaveCount(name === 'V5' ? 0 : 2);
    await showFixture(page, 'puzzle');
    await expect.poll(places).toEqual(name === 'V5' ? [] : ['base-0', 'base-2']);
    // Of the empty lanes at bases that are shown, one is closed to minions.
    await showFixture(page, 'boards');
    await expect(page.getByText('Overrun: no minions here')).toHaveCount(name === 'V5' ? 0 : 1);
    await expect.poll(places).toEqual([]);
    await showFixture(page, 'against');
    await expect.poll(places).toEqual(name === 'V5' ? ['base-0'] : ['base-0', 'base-1', 'base-2', 'base-4']);
  });

for (const [place, name] of ['V1', 'V2', 'V3', 'V4', 'V8'].entries())
  sometimes(6, place)(
    `${name}: titans that are set aside and cards in stasis show their whole names`,
    async ({ browser }) => {
      const page = await share(browser, name);
      for (const fixture of ['stasis', 'boards', 'titan', 'titans', 'titan-stress', 'against', 'clash']) {
        await showFixture(page, fixture);
        const cut = await page.locator(':is([data-testid="aside"], [data-testid="stasis"]) button').evaluateAll((all) =>
          all.flatMap((one) => {
            const called = one.querySelector('[data-name]');
            const isWhole =
              called?.checkVisibility() &&
              called.scrollWidth <= called.clientWidth + 1 &&
              called.scrollHeight <= called.clientHeight + 3;
            return isWhole ? [] : [one.ariaLabel];
          }),
        );
        expect(cut, fixture).toEqual([]);
      }
    },
  );

for (const [place, name] of ['V1', 'V2', 'V3', 'V4', 'V5', 'V6', 'V7', 'V8'].entries())
  sometimes(6, place)(
    `${name}: titans that cannot be played now say why; on an upright tablet, stacked titans say it once`,
    async ({ browser }) => {
      const page = await share(browser, name);
      const isWide = ['V1', 'V2', 'V3', 'V8'].includes(name);
      for (const [fixture, why, most] of [
        ['against', 'only by its text', 2],
        ['titan', 'one at a time', 1],
        ['titans', 'one at a time', 1],
        ['titan-stress', 'only by its text', 1],
        ['puzzle', 'only by its text', 1],
      ] as const) {
        await showFixture(page, fixture);
        const peek = page.getByTestId('btn-hand');
        if (await isThere(peek)) await peek.click();
        const dim = page.getByTestId('aside').locator('[data-testid^="titan-"]:not([data-legal])');
        for (const titan of await dim.all())
          await expect(titan, fixture).toHaveAccessibleName(new RegExp(`, set aside, ${why}$`));
        const reasons = dim.getByText(why).filter({ visible: true });
        expect(await reasons.count(), fixture).toBeGreaterThan(0);
        if (isWide) await expect(reasons, fixture).toHaveCount(await dim.count());
        expect(await reasons.count(), fixture).toBeLessThanOrEqual(most);
        for (const reason of await reasons.all()) await expect(reason, fixture).toBeInViewport({ ratio: 0.99 });
        const touching = await reasons.evaluateAll(
          (all, beyond) => {
            const range = document.createRange();
            return all.filter((one) => {
              range.selectNodeContents(one);
              const { left, right, bottom } = range.getBoundingClientRect();
              const edge = one.closest('button')!.getBoundingClientRect();
              return left < edge.left - beyond || right > edge.right + beyond || bottom > edge.bottom + 1;
            }).length;
          },
          isWide ? 1 : 3,
        );
        expect(touching, fixture).toBe(0);
      }
    },
  );

for (const [place, name] of ['V1', 'V2', 'V3', 'V4', 'V8'].entries())
  sometimes(6, place)(
    `${name}: every extra play names its source, clear of the end-turn button`,
    async ({ browser }) => {
      const page = await share(browser, name);
      // Beside a rail and beside two rows of a laptop's hand there is room for each extra play and its source.
      const isHigh = name === 'V1' || name === 'V2' || name === 'V8';
      const isLow = name === 'V2' || name === 'V3';
      const four = isHigh ? ['+Action', 'Time Loop', '+Minion', 'Summon'] : ['+Time Loop', '+Summon'];
      for (const [fixture, told, gap] of [
        ['stress', ['+Minion ≤2', 'The Homeworld'], 1],
        ['stress4', four, 5],
        // On a low screen, too, a source must not look like the button's label, whatever the button says.
        ...(['boards', 'days', 'big-slot'] as const)
          .filter(() => isLow)
          .map((table) => [table, ['The Homeworld'], 7] as const),
      ] as const) {
        await showFixture(page, fixture);
        const plays = page.getByRole('region', { name: 'Plays left' });
        for (const source of told) {
          const line = plays.getByText(source, { exact: true });
          await expect(line, fixture).toBeInViewport({ ratio: 1 });
          expect(await line.evaluate((one) => one.scrollWidth - one.clientWidth), fixture).toBeLessThanOrEqual(1);
        }
        const last = (await plays.getByRole('listitem').last().boundingBox())!;
        const end = (await page.getByTestId('btn-endturn').boundingBox())!;
        expect(end.y - last.y - last.height, fixture).toBeGreaterThanOrEqual(gap);
      }
    },
  );

for (const [place, name] of ['V1', 'V2', 'V3', 'V4', 'V8'].entries())
  sometimes(6, place)(
    `${name}: the tabs of attached actions have their players' marks, and stay clear of names and inside their lanes`,
    async ({ browser }) => {
      const page = await share(browser, name);
      for (const fixture of [
        ...['mid4', 'boards', 'spectator', 'watched', 'stasis', 'stress4', 'pair'],
        ...['bigdiscard', 'order', 'titans', 'replay', 'long-hand', 'names', 'monsters'],
      ]) {
        await showFixture(page, fixture);
        const touched = await page.locator('[data-att]').evaluateAll((tiles) => {
          const range = document.createRange();
          return tiles.flatMap((tile) => {
            const called = tile.querySelector('[data-name]');
            const tabs = [...tile.querySelectorAll('[aria-hidden] > i')].filter((one) => one.checkVisibility());
            if (!called || tabs.length === 0) return [];
            range.selectNodeContents(called);
            const lines = [...range.getClientRects()];
            // Each tab has its player's mark, so that it can be told apart without colour.
            const isMarked = tabs.every((tab) => !tab.matches('[data-seat]') || tab.querySelector('[data-mark]'));
            const lane = tile.closest('[role="group"]')?.getBoundingClientRect().right ?? Number.POSITIVE_INFINITY;
            const isClear = tabs.every((tab) => {
              const { left, right, top, bottom } = tab.getBoundingClientRect();
              // On a chip the name may start below the tab, and on a picture the tab is below the name.
              const beside = lines.filter(
                (line) => line.bottom > top && (!tile.matches('[data-called]') || line.top + 2 < bottom),
              );
              return beside.every((line) => left >= line.right + 1) && right <= lane + 0.5;
            });
            // Tabs do not cross the frame of the picture, either.
            const frame = tile.querySelector('[data-picture] > *');
            const box = frame?.checkVisibility() ? frame.getBoundingClientRect() : undefined;
            const isOff =
              !box ||
              !document.querySelector('[data-layout="desktop"]') ||
              tabs.every((tab) => {
                const { left, right, top, bottom } = tab.getBoundingClientRect();
                const isIn = left > box.left && right < box.right && top > box.top && bottom < box.bottom;
                return isIn || left >= box.right || right <= box.left || bottom <= box.top || top >= box.bottom;
              });
            return isMarked && isClear && isOff ? [] : [tile.ariaLabel];
          });
        });
        expect(touched, fixture).toEqual([]);
        const isWide = name !== 'V4';
        const marked = page.locator(`${isWide ? '[data-testid^="tile-"]' : '[data-chip]'} [data-mark-of="ability"]`);
        const covered = await marked.evaluateAll((marks) => {
          const scale = Number(getComputedStyle(document.documentElement).getPropertyValue('--scale')) || 1;
          const range = document.createRange();
          return marks.flatMap((mark) => {
            const { left, right, top, bottom } = mark.getBoundingClientRect();
            const tile = mark.closest('button')!;
            const called = tile.querySelector('[data-name]');
            if (called) range.selectNodeContents(called);
            const isOver =
              called &&
              [...range.getClientRects()].some(
                (line) => line.left < right && line.right > left && line.top + 2 < bottom && line.bottom - 2 > top,
              );
            // The mark does not cover the player's band, either, where the tile is wide enough.
            const isOnBand = !tile.matches('[data-chip]') && left < tile.getBoundingClientRect().left + 12 * scale;
            return isOver || isOnBand ? [tile.ariaLabel] : [];
          });
        });
        expect(covered, fixture).toEqual([]);
      }
    },
  );

for (const [place, name] of ['V1', 'V2', 'V3', 'V8'].entries())
  sometimes(6, place)(`${name}: names and counters stay clear of the edges of their tiles`, async ({ browser }) => {
    const page = await share(browser, name);
    const tables = ['stasis', 'titan-stress', 'names', 'stress4', 'bigdiscard', 'boards', 'long-hand'];
    for (const fixture of [...tables, 'big-stress']) {
      await showFixture(page, fixture);
      const cards = ':is([data-testid^="tile-"], [data-testid^="stasis-"], [data-testid^="buried-"])';
      const near = await page.locator(cards).evaluateAll((all) => {
        const range = document.createRange();
        return all.flatMap((one) => {
          const edge = one.getBoundingClientRect();
          const called = one.querySelector('[data-name], [data-nameless] i');
          if (called) range.selectNodeContents(called);
          const lines = called?.checkVisibility() ? [...range.getClientRects()] : [];
          const under = one.querySelector('[data-under]')?.getBoundingClientRect();
          // A chip's edge beside the band is narrow.
          const [least, most] = one.matches('[data-called]')
            ? [edge.left + 6, edge.right - 1]
            : [edge.left + 4, edge.right - (one.matches('[data-testid^="buried-"]') ? 3 : 4)];
          const discs = [...one.querySelectorAll('[data-noted="counters"] small')];
          const isNear =
            lines.some(({ left, right }) => left < least || right > most) ||
            discs.some((disc) => disc.getBoundingClientRect().bottom > edge.bottom - 3) ||
            (under &&
              lines.some(
                ({ top, bottom, left, right }) =>
                  top < under.bottom && bottom > under.top + 2 && left < under.right && right > under.left,
              ));
          return isNear ? [one.ariaLabel] : [];
        });
      });
      expect(near, fixture).toEqual([]);
    }
  });

for (const [place, name] of ['V1', 'V2', 'V3', 'V8'].entries())
  sometimes(6, place)(
    `${name}: the text about the next base card of a Big Base board fits its frame`,
    async ({ browser }) => {
      const page = await share(browser, name);
      for (const fixture of ['big', 'big-slot', 'big-stress', 'big-scoring']) {
        await showFixture(page, fixture);
        const free = await page.getByTestId('next-base').evaluate((frame) => {
          const words = document.createRange();
          words.selectNodeContents(frame.firstElementChild!);
          const [text, edge] = [words.getBoundingClientRect(), frame.getBoundingClientRect()];
          return Math.min(text.top - edge.top, edge.bottom - text.bottom);
        });
        // Boxes of letters are larger than the letters.
        expect(free, fixture).toBeGreaterThanOrEqual(0);
      }
    },
  );

for (const [place, name] of ['V1', 'V2', 'V3', 'V8'].entries())
  sometimes(6, place)(
    `${name}: equally wide cards in hand stand in columns, with names and texts alike in size`,
    async ({ browser }) => {
      const page = await share(browser, name);
      const isLow = name === 'V2' || name === 'V3';
      for (const fixture of [
        'bigdiscard',
        'stasis',
        'stress4',
        'names',
        'long-hand',
        'boards',
        'titans',
        'titan-stress',
        'early',
        'live',
        'big',
      ]) {
        await showFixture(page, fixture);
        const looks = () =>
          page.locator('[data-hand]').evaluateAll((cards) => {
            const boxes = cards.map((card) => card.getBoundingClientRect());
            const lefts = boxes.map(({ left }) => Math.round(left));
            const spread = (all: number[]) => Math.round(Math.max(...all) - Math.min(...all));
            const sizes = (part: string) =>
              cards.map((card) => Number.parseFloat(getComputedStyle(card.querySelector(part)!).fontSize));
            const first = lefts.findIndex((left, i) => i > 0 && left <= lefts[i - 1]!);
            const rows = first < 0 ? [boxes] : [boxes.slice(0, first), boxes.slice(first)];
            const ends = rows.map((row) => row.at(-1)!.right);
            const below = first < 0 ? [] : lefts.slice(first);
            // The cards of a row with one card fewer line up with those above.
            const isFilled = first !== below.length + 1;
            const isApart = (left: number, i: number) => Math.abs(left - lefts[i]!) > 1;
            return {
              apart: below.filter(isApart),
              hole: isFilled && spread(ends) > 1,
              isEven: rows.every((row) => spread(row.map(({ width }) => width)) <= 1),
              // A name in three lines may be a little smaller, a short text a little larger.
              areNamesAlike: spread(sizes('[data-name]')) <= 2,
              areTextsAlike: spread(sizes('[data-text]')) <= 1,
              // No text has larger letters than the name above it.
              larger: cards.filter((_, i) => sizes('[data-text]')[i]! > sizes('[data-name]')[i]! + 0.5).length,
            };
          });
        const alike = { apart: [], hole: false, isEven: true, areNamesAlike: true, areTextsAlike: true, larger: 0 };
        await expect.poll(looks, fixture).toEqual(alike);
        if (!isLow || !['names', 'stress4', 'stasis'].includes(fixture)) continue;
        // The bases get what the texts do not need: the longest text of each row ends near the edge of its card.
        const spare = () =>
          page.locator('[data-hand]').evaluateAll((cards) => {
            const free = (card: Element) =>
              card.getBoundingClientRect().bottom - card.querySelector('[data-text]')!.getBoundingClientRect().bottom;
            const rows = Map.groupBy(cards, (card) => Math.round(card.getBoundingClientRect().top));
            return Math.max(...[...rows.values()].map((row) => Math.min(...row.map(free))));
          });
        await expect.poll(spare, fixture).toBeLessThan(14);
      }
      if (name === 'V3') {
        await showFixture(page, 'live');
        await expect(page.getByTestId('hand'), 'five cards stay in one row').not.toHaveAttribute('data-rows');
      }
    },
  );

for (const [place, name] of ['V1', 'V2', 'V3', 'V8'].entries())
  sometimes(6, place)(
    `${name}: the plays left have a heading, and extra ones say where they come from`,
    async ({ browser }) => {
      const page = await share(browser, name);
      for (const [fixture, source] of [
        ['stress4', name === 'V3' ? '+Time Loop' : 'Time Loop'],
        ['stasis', 'The Homeworld'],
      ] as const) {
        await showFixture(page, fixture);
        const tray = page.getByRole('region', { name: 'Plays left' });
        for (const part of [tray.getByRole('heading'), tray.getByText(source, { exact: true })])
          await expect(part, fixture).toBeInViewport({ ratio: 1 });
        expect(await tray.locator('ul').evaluate((list) => list.scrollHeight - list.clientHeight), fixture).toBe(0);
      }
    },
  );

for (const [place, name] of ['V1', 'V2', 'V3', 'V8'].entries())
  sometimes(6, place)(
    `${name}: the slots of a side are equally wide, and their texts keep the spaces between words`,
    async ({ browser }) => {
      const page = await share(browser, name);
      for (const fixture of ['big', 'big-stress']) {
        await showFixture(page, fixture);
        const sides = await page.locator('[data-side]').evaluateAll((all) =>
          all.map((side) => {
            const slots = [...side.querySelectorAll<HTMLElement>('[data-testid^="slot-"]')];
            const widths = slots.map((slot) => slot.getBoundingClientRect().width);
            const squeezed = slots.filter((slot) => {
              const { letterSpacing } = getComputedStyle(slot.querySelector('button span')!);
              return Number.parseFloat(letterSpacing) < 0;
            });
            return { apart: Math.round(Math.max(...widths) - Math.min(...widths)), squeezed: squeezed.length };
          }),
        );
        expect(sides, fixture).toEqual(sides.map(() => ({ apart: 0, squeezed: 0 })));
      }
    },
  );

for (const [place, name] of ['V1', 'V2', 'V3', 'V8'].entries())
  sometimes(6, place)(
    `${name}: where no hand takes up room, minions of most lanes show more than their names`,
    async ({ browser }) => {
      const page = await share(browser, name);
      for (const fixture of ['spectator', 'watched']) {
        await showFixture(page, fixture);
        const lanes = await page.locator('[data-testid^="lane-"]:has(li > [data-testid^="tile-"])').evaluateAll((all) =>
          all.map((lane) =>
            [...lane.querySelectorAll('li > [data-testid^="tile-"]')].filter((tile) => {
              const told = [...tile.querySelectorAll('[data-told], [data-told] + span > *')];
              const isTold = told.some((one) => one.checkVisibility() && one.getBoundingClientRect().height > 12);
              return isTold !== (lane.querySelector('[data-bare]') === null);
            }).length === 0
              ? lane.querySelector('[data-bare]') === null
              : null,
          ),
        );
        // A lane shows its texts all or not at all.
        expect(lanes, fixture).not.toContain(null);
        expect(lanes.filter(Boolean).length, fixture).toBeGreaterThan(lanes.length / 2);
        if (name === 'V1' || name === 'V8') expect(lanes, fixture).not.toContain(false);
      }
      // The same beside a hand if there is room for pictures next to names or below them.
      const others: Record<string, string[]> = { V1: ['puzzle'], V2: ['pair'] };
      for (const fixture of others[name] ?? []) {
        await showFixture(page, fixture);
        await expect(page.locator('[data-bare]'), fixture).toHaveCount(0);
      }
      // Low tiles of a desktop look alike: all show texts, or all show names at the full height of their lanes.
      for (const fixture of name === 'V8' ? ['mid4', 'days', 'react', 'tie'] : []) {
        await showFixture(page, fixture);
        const lanes = page.locator('[data-testid^="lane-"]:has(li > [data-testid^="tile-"])');
        const bare = page.locator('[data-testid^="lane-"]:has([data-bare])');
        expect(2 * (await bare.count()), fixture).toBeLessThan(await lanes.count());
      }
      if (name === 'V2' || name === 'V3') {
        await showFixture(page, 'lesson');
        await expect(page.locator('[data-testid^="tile-"] [data-told]')).toBeInViewport({ ratio: 1 });
      }
    },
  );

for (const [place, name] of ['V1', 'V2', 'V3', 'V8'].entries())
  sometimes(6, place)(
    `${name}: treasures can be folded away, to see the totals before one is taken`,
    async ({ browser }) => {
      const page = await share(browser, name);
      await showFixture(page, 'treasures');
      const sheet = page.getByTestId('sharing');
      await page.getByTestId('sharing-fold').click();
      await expect(sheet).toBeHidden();
      const totals = page.locator('[data-region="bases"] [data-total]');
      expect(await totals.count()).toBe(3);
      for (const total of await totals.all()) await expect(total).toBeInViewport({ ratio: 1 });
      await page.getByTestId('sharing-unfold').click();
      await expect(sheet).toBeInViewport({ ratio: 0.99 });
    },
  );

for (const [place, name] of ['V5', 'V6', 'V7'].entries())
  sometimes(6, place)(
    `${name}: treasures can be folded away, to see the bases before one is taken`,
    async ({ browser }) => {
      const page = await share(browser, name);
      await showFixture(page, 'treasures');
      const sheet = page.getByTestId('sharing');
      const fold = page.getByTestId('sharing-fold');
      await expect(fold).toHaveAccessibleName('See the table');
      const { width, height } = (await fold.boundingBox())!;
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(FINGER);
      await fold.click();
      await expect(sheet).toBeHidden();
      await expect(page.locator('[data-open] [data-lane-total]').first()).toBeInViewport({ ratio: 1 });
      await page.getByTestId('sharing-unfold').click();
      await expect(sheet).toBeInViewport({ ratio: 0.9 });
    },
  );

for (const [place, name] of ['V5', 'V6'].entries())
  sometimes(6, place + 3)(`${name}: a spectator is told what happened and its outcome`, async ({ browser }) => {
    const page = await share(browser, name);
    await showFixture(page, 'titans-watched');
    const title = page.getByTestId('prompt').getByRole('heading');
    await expect(title).toContainText('4 against 2');
    expect(await title.evaluate((el) => el.scrollHeight - el.clientHeight)).toBeLessThanOrEqual(2);
  });

for (const [place, name] of ['V1', 'V3', 'V8'].entries())
  sometimes(6, place)(
    `${name}: frames of cards in hand are clear of each other and of the edges of the screen`,
    async ({ browser }) => {
      const page = await share(browser, name);
      for (const fixture of [
        'bigdiscard',
        'stress4',
        'titan-stress',
        'long-hand',
        'stasis',
        'names',
        'kinds',
        'big-stress',
      ]) {
        await showFixture(page, fixture);
        const near = () =>
          page.locator('[data-hand]').evaluateAll((cards) => {
            const scale = Number(getComputedStyle(document.documentElement).getPropertyValue('--scale')) || 1;
            const frames = cards.map((card) => {
              const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(card);
              const beyond =
                outlineStyle === 'none'
                  ? 0
                  : (Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)) * scale;
              const { left, top, width, height } = card.getBoundingClientRect();
              return new DOMRect(left - beyond, top - beyond, width + 2 * beyond, height + 2 * beyond);
            });
            const least = 4 * scale - 0.5;
            const edge = innerHeight - 2 * scale;
            return frames.flatMap((one, i) => {
              const low = one.bottom > edge ? [`${cards[i]!.ariaLabel} at the edge`] : [];
              const others = frames.slice(i + 1).flatMap((other, at) => {
                const across = Math.max(one.left, other.left) - Math.min(one.right, other.right);
                const down = Math.max(one.top, other.top) - Math.min(one.bottom, other.bottom);
                return Math.max(across, down) < least ? [`${i} beside ${i + 1 + at}`] : [];
              });
              return [...low, ...others];
            });
          });
        await expect.poll(near, fixture).toEqual([]);
      }
    },
  );

for (const [place, name] of ['V1', 'V2', 'V8'].entries())
  sometimes(6, place)(
    `${name}: cards in one row of a lane have the same height, and contain the marks of attached actions`,
    async ({ browser }) => {
      const page = await share(browser, name);
      for (const fixture of [
        'mid4',
        'titan',
        'titans',
        'names',
        'buried',
        'stress4',
        'kinds',
        'days',
        'spectator',
        'big',
      ]) {
        await showFixture(page, fixture);
        const faults = () =>
          page.locator('[data-testid^="lane-"] > ul').evaluateAll((lists) =>
            lists.flatMap((list) => {
              const buttons = [...list.querySelectorAll<HTMLElement>(':scope > li > button')];
              const boxes = buttons.map((one) => one.getBoundingClientRect());
              const uneven = boxes.some(({ top, height }) =>
                boxes.some((other) => Math.abs(other.top - top) < 2 && Math.abs(other.height - height) > 2),
              );
              const out = buttons.flatMap((button, i) => {
                const marks = [...button.querySelectorAll(':scope > [aria-hidden] > i, :scope > [data-on]')];
                return marks
                  .map((mark) => mark.getBoundingClientRect())
                  .filter(({ width, right }) => width > 0 && right > boxes[i]!.right - 1)
                  .map(() => `a mark beyond ${button.ariaLabel}`);
              });
              return [...(uneven ? [`uneven: ${list.textContent}`] : []), ...out];
            }),
          );
        await expect.poll(faults, fixture).toEqual([]);
      }
      // A minion alone in its lane has room for the name of an attached action, except on a laptop.
      for (const fixture of name === 'V2' ? [] : ['mid4', 'kinds', 'days', 'tie']) {
        await showFixture(page, fixture);
        await expect(page.locator('li[data-alone] [data-on]').getByText('Poison').first(), fixture).toBeVisible();
      }
      // So has one in half a lane if its tile is high; elsewhere a clip says that the mark is not that of its owner.
      await showFixture(page, 'mid4');
      if (name === 'V8') await expect(page.locator('[data-on]').getByText('Smoke Bomb')).toBeVisible();
      // The lowest tiles of a laptop have no room for it.
      const named = name === 'V2' ? ['mid4', 'play', 'pair', 'spectator'] : ['mid4', 'bigdiscard', 'play', 'stress'];
      for (const fixture of named) {
        await showFixture(page, fixture);
        const unnamed = await page
          .locator('[data-att]:not([data-chip])')
          .evaluateAll((all) =>
            all
              .filter((tile) => !tile.querySelector('[data-on]')?.checkVisibility())
              .map((tile) => tile.querySelector(':scope > [aria-hidden] > svg')?.checkVisibility() ?? 'no clip'),
          );
        expect(unnamed, fixture).toEqual(unnamed.map(() => true));
      }
      // A laptop stacks the marks of a titan.
      if (name === 'V2') return;
      await showFixture(page, 'titans');
      const marks = page.getByRole('button', { name: /^Big Funny Giant/ }).locator('span:last-of-type > *');
      const [counters, cancelled] = await marks.evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect().toJSON()),
      );
      expect(cancelled.left - counters.right).toBeGreaterThanOrEqual(3);
    },
  );

for (const [place, name] of ['V1', 'V8'].entries())
  sometimes(6, place)(
    `${name}: a titan in a high hexagon shows its emblem, or its whole text if there is room`,
    async ({ browser }) => {
      const page = await share(browser, name);
      for (const fixture of ['puzzle', 'titans-watched']) {
        await showFixture(page, fixture);
        const emblems = page.locator('ul:not([data-bare]) > li > [data-telling] > [data-name] + img');
        await expect(emblems, fixture).not.toHaveCount(0);
        for (const emblem of await emblems.all()) await expect(emblem, fixture).toBeVisible();
      }
      const titan = page.getByRole('button', { name: /^Big Funny Giant/ });
      const told = titan.locator('[data-told]');
      await expect(told).toBeHidden();
      await titan.evaluate((el) => Object.assign(el.closest('ul')!.style, { flex: 'none', height: '400px' }));
      await expect(told).toBeVisible();
      await expect(titan.locator('img')).toBeHidden();
      const [{ top, bottom }, text] = await Promise.all(
        [titan, told].map((one) => one.evaluate((el) => el.getBoundingClientRect().toJSON())),
      );
      expect(text.top).toBeGreaterThan(top + 20);
      expect(text.bottom).toBeLessThan(bottom - 5);
      const above = await titan.locator('[data-name]').evaluate((el) => el.getBoundingClientRect().bottom);
      expect(text.top).toBeGreaterThanOrEqual(above);
    },
  );

for (const [place, name] of ['V1', 'V2', 'V8'].entries())
  sometimes(6, place)(
    `${name}: a won side counts as points, and what a panel keeps aside is clear of its numbers`,
    async ({ browser }) => {
      const page = await share(browser, name);
      await showFixture(page, 'big-scoring');
      await expect(page.getByTestId('scoring').locator('[data-none]')).toHaveCount(0);
      for (const fixture of ['boards', 'stasis']) {
        await showFixture(page, fixture);
        const gaps = await page.locator('[data-testid^="player-"]').evaluateAll((panels) => {
          const scale = Number(getComputedStyle(document.documentElement).getPropertyValue('--scale')) || 1;
          return panels.flatMap((panel) => {
            const counts = panel.querySelector('[data-counts]')!.getBoundingClientRect();
            const kept = [...panel.querySelectorAll('[data-counts]')].flatMap((one) => [
              ...one.previousElementSibling!.querySelectorAll('*'),
            ]);
            return kept
              .filter((one) => getComputedStyle(one).borderTopStyle === 'dashed')
              .map((one) => one.getBoundingClientRect())
              .filter(({ height, left, right }) => height > 0 && left < counts.right && right > counts.left)
              .map(({ bottom }) => (counts.top - bottom) / scale);
          });
        });
        expect(gaps.length, fixture).toBeGreaterThan(0);
        for (const gap of gaps) expect(gap, fixture).toBeGreaterThanOrEqual(3.5);
      }
    },
  );

test('V2: lanes of two minions each line up across bases, beside a hand of two rows, too', async ({ browser }) => {
  const page = await share(browser, 'V2');
  await showFixture(page, 'bigdiscard');
  const tops = await page
    .locator('[data-lanes] > [data-seat]')
    .evaluateAll((all) => all.map((lane) => Math.round(lane.getBoundingClientRect().top)));
  expect(new Set(tops).size).toBe(2);
});

test('V1: a base whose window is open is being scored', async ({ browser }) => {
  const page = await share(browser, 'V1');
  for (const fixture of ['react', 'window', 'only', 'cover']) {
    await showFixture(page, fixture);
    await expect(page.getByText('SCORING NOW').filter({ visible: true }).first(), fixture).toBeVisible();
    await expect(page.locator('[data-mark-of="reason"]').getByText('not now'), fixture).toHaveCount(0);
  }
});

test('V3: frames of targets are clear of plates above them and of the edge of the window; places are equally high', async ({
  browser,
}) => {
  const page = await share(browser, 'V3');
  for (const fixture of ['react', 'window', 'long-hand']) {
    await showFixture(page, fixture);
    const beyond = await page
      .locator('[data-lanes] [data-close] [data-testid^="tile-"][data-legal]')
      .evaluateAll((all) =>
        all.map((one) => {
          const { outlineOffset, outlineWidth } = getComputedStyle(one);
          return Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
        }),
      );
    expect(Math.max(0, ...beyond), fixture).toBe(0);
  }
  await showFixture(page, 'titan-stress');
  const titan = (await page.getByTestId('aside').locator('[data-legal]').boundingBox())!;
  expect(titan.y + titan.height).toBeLessThanOrEqual(SIZES.V3!.height - 5);
  await showFixture(page, 'stasis');
  const heights = await page
    .locator('[data-testid^="stasis-"]')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(1);
});

test('V3: a list of seven answers shows six of them, and power on three sides takes one line', async ({ browser }) => {
  const page = await share(browser, 'V3');
  await showFixture(page, 'away');
  const answers = page.locator('[data-testid^="prompt-option-"]');
  await expect(answers).toHaveCount(7);
  for (const answer of (await answers.all()).slice(0, 6)) await expect(answer).toBeInViewport({ ratio: 0.99 });
  await showFixture(page, 'big-scoring');
  const rows = await page
    .getByTestId('scoring')
    .locator('ol > li')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(Math.max(...rows) - Math.min(...rows)).toBeLessThan(2);
});
