/** What phones and upright tablets must show despite little room. Long because each fault has a check of its own. */
import { expect, type Page, test } from '@playwright/test';
import { shareFixtures, showFixture } from './support/fixtures.ts';
import { isThere, stands } from './support/settled.ts';
import { contextOf, FINGER, SIZES } from './support/sizes.ts';
import { sometimes } from './support/sometimes.ts';

const share = (browser: Parameters<typeof shareFixtures>[0], name: string): Promise<Page> =>
  shareFixtures(browser, contextOf(SIZES[name]!));

async function openHand(page: Page): Promise<void> {
  const peek = page.getByTestId('btn-hand');
  if (await isThere(peek)) await peek.click();
}

for (const [turn, name] of ['V5', 'V6', 'V7'].entries())
  sometimes(6, turn)(
    `${name}: a limited play says where it may be used or comes from, even beside an open hand`,
    async ({ browser }) => {
      const page = await share(browser, name);
      for (const fixture of ['boards', 'big', 'stress', 'stasis']) {
        await showFixture(page, fixture);
        const where = page.getByTestId('hand').getByText('The Homeworld', { exact: true });
        await expect(where, fixture).toBeInViewport({ ratio: 1 });
        await openHand(page);
        await expect(where, fixture).toBeInViewport({ ratio: 1 });
        // Signs keep clear of the words after them, and "≤" of its number.
        const clear = await page
          .getByTestId('hand')
          .locator('li[data-type]')
          .evaluateAll((plays) =>
            plays.flatMap((play) => {
              const words = document.createRange();
              const [sign, least] = [play.querySelector('i'), play.querySelector('[data-least]')];
              words.selectNodeContents(sign?.nextElementSibling ?? play);
              if (sign && !sign.nextElementSibling) words.setStartAfter(sign);
              const from = sign?.getBoundingClientRect();
              const text = [...words.getClientRects()].filter(({ width }) => width > 1).map(({ left }) => left);
              return [
                ...(from?.width ? [Math.min(...text) - from.right] : []),
                ...(least ? [Number.parseFloat(getComputedStyle(least).letterSpacing)] : []),
              ];
            }),
          );
        if (clear.length > 0) expect(Math.min(...clear), fixture).toBeGreaterThanOrEqual(0.9);
      }
    },
  );

for (const [turn, name] of ['V5', 'V6', 'V7'].entries())
  sometimes(6, turn + 1)(`${name}: a card in stasis shows its name`, async ({ browser }) => {
    const page = await share(browser, name);
    await showFixture(page, 'stasis');
    const named = page.getByTestId('hand').locator('[data-name]').getByText('Lightning Strike');
    await expect(named.first()).toBeInViewport({ ratio: 0.99 });
    // The name is followed by the number of cards stored under the card.
    const peek = page.getByTestId('btn-hand');
    if (await isThere(peek)) await expect(peek).toContainText('Letter From Another Time1');
    await openHand(page);
    await expect(named.first()).toBeInViewport({ ratio: 0.99 });
  });

test('V5: a crowded base shows its ability beside a full hand', async ({ browser }) => {
  const page = await share(browser, 'V5');
  for (const fixture of ['stress4', 'stress', 'titan-stress']) {
    await showFixture(page, fixture);
    const ability = page.locator('[data-open] [data-ability]');
    await expect(ability, fixture).toBeInViewport({ ratio: 1 });
    const { height } = (await ability.boundingBox())!;
    expect(height, fixture).toBeGreaterThanOrEqual(30);
  }
});

const TOLD = [
  'mid4',
  'scoring',
  'big-scoring',
  'react',
  'stress',
  'duel',
  'bigdiscard',
  'names',
  'titans-watched',
  'replay',
];
for (const [turn, name] of ['V5', 'V6', 'V7'].entries())
  sometimes(6, turn + 2)(`${name}: the newest event is shown in full`, async ({ browser }) => {
    const page = await share(browser, name);
    for (const fixture of TOLD) {
      await showFixture(page, fixture);
      const ticker = page.getByTestId('ticker');
      if (!(await isThere(ticker))) continue;
      const cut = await ticker.evaluate((el) => {
        const words = document.createRange();
        words.selectNodeContents(el.querySelector('[data-event]')!);
        const [text, box] = [words.getBoundingClientRect(), el.getBoundingClientRect()];
        // Boxes of letters are larger than the letters.
        return [text.right - box.right, text.bottom - box.bottom - 2, box.top - text.top - 2].filter((px) => px > 0);
      });
      expect(cut, fixture).toEqual([]);
      await expect(ticker.locator('[data-cut]'), fixture).toHaveCount(0);
      // A changed number stands apart from the words before it, and no dot after a place ends a line.
      for (const event of await ticker.locator('[data-event]').allTextContents())
        expect(event, fixture).not.toMatch(/[^,](now \d|[+−]\d+ VP)|\d ·/);
    }
  });

test('V7: cards in a lane are as high as a finger where there is room, and no name of a titan is cut off', async ({
  browser,
}) => {
  const page = await share(browser, 'V7');
  const least = { titan: 43.5, titans: 43.5, stress: 39.5, stress4: 39.5, 'titan-stress': 39.5, puzzle: 43.5 };
  for (const [fixture, px] of Object.entries(least)) {
    await showFixture(page, fixture);
    const cards = page.locator('[data-open] li > :is([data-testid^="tile-"], [data-testid^="titan-"])');
    const heights = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().height));
    expect(Math.min(...heights), fixture).toBeGreaterThanOrEqual(px);
    await expect(page.locator('[data-open] [data-testid^="titan-"]').filter({ hasText: /\.$/ }), fixture).toHaveCount(
      0,
    );
  }
});

test('V7: closed sides of a Big Base board are as high as a finger where the open one leaves room', async ({
  browser,
}) => {
  const page = await share(browser, 'V7');
  for (const fixture of ['big', 'big-slot']) {
    await showFixture(page, fixture);
    const closed = page.locator('[data-side] > button[aria-expanded="false"]');
    await expect(closed, fixture).toHaveCount(3);
    for (const side of await closed.all())
      expect((await side.boundingBox())!.height, fixture).toBeGreaterThanOrEqual(40);
  }
});

test('V7: a lost connection leaves two events, the way out of a stage has words, and tabs stay inside their tiles', async ({
  browser,
}) => {
  const page = await share(browser, 'V7');
  await showFixture(page, 'disconnected');
  for (const event of (await page.getByTestId('ticker').locator('[data-event]').all()).slice(0, 2))
    await expect(event).toBeInViewport({ ratio: 0.95 });
  await showFixture(page, 'treasures');
  const words = page.getByTestId('sharing-fold').getByText('See the table');
  expect((await words.boundingBox())!.width).toBeGreaterThan(40);
  await showFixture(page, 'watched');
  const out = await page
    .locator('[data-open] [data-att]:not([data-chip], [data-full]) > [aria-hidden] > i')
    .evaluateAll((tabs) =>
      tabs.map((tab) => tab.getBoundingClientRect().right - tab.closest('button')!.getBoundingClientRect().right),
    );
  expect(out.length).toBeGreaterThan(0);
  expect(Math.max(...out)).toBeLessThanOrEqual(0);
});

test('V7: an attached action is a clip with a number, a titan in a narrow cell has words, and slots are described in letters of body size', async ({
  browser,
}) => {
  const page = await share(browser, 'V7');
  await showFixture(page, 'watched');
  const tab = page.locator('[data-open] [data-att]:not([data-chip], [data-full]) > [aria-hidden]').first();
  await expect(tab.locator('svg')).toBeVisible();
  await expect(tab).toHaveText('1');
  await showFixture(page, 'titan-stress');
  await expect(page.locator('[data-lanes] [data-testid^="titan-"]').getByText('Fort')).toBeVisible();
  for (const fixture of ['big', 'big-slot', 'big-stress']) {
    await showFixture(page, fixture);
    const sizes = await page
      .locator('[data-testid^="slot-"] [data-rule]')
      .evaluateAll((texts) =>
        texts.map((text) => getComputedStyle(text)).flatMap((one) => [one.fontSize, one.lineHeight]),
      );
    for (const px of sizes) expect(Number.parseFloat(px), fixture).toBeGreaterThanOrEqual(14);
  }
});

test('V4: texts of three cards are whole, and a cut text shows nothing of its next line', async ({ browser }) => {
  const page = await share(browser, 'V4');
  for (const fixture of ['tie', 'scoring', 'order', 'buried', 'titan']) {
    await showFixture(page, fixture);
    await expect(page.locator('[data-hand] [data-text]').first(), fixture).toBeVisible();
    await expect(page.locator('[data-hand] [data-cut]'), fixture).toHaveCount(0);
  }
  for (const fixture of ['play', 'names']) {
    await showFixture(page, fixture);
    const beyond = await page.locator('[data-hand] [data-cut]').evaluateAll((texts) =>
      texts.map((text) => {
        const { lineHeight } = getComputedStyle(text);
        const shown = Number((text as HTMLElement).style.getPropertyValue('--shown'));
        return text.getBoundingClientRect().height - shown * Number.parseFloat(lineHeight);
      }),
    );
    expect(beyond.length, fixture).toBeGreaterThan(0);
    for (const px of beyond) expect(px, fixture).toBeLessThanOrEqual(1.5);
  }
  // Below long names two lines of the text have room.
  const shown = await page
    .locator('[data-hand] [data-cut]')
    .evaluateAll((texts) => texts.map((text) => Number((text as HTMLElement).style.getPropertyValue('--shown'))));
  expect(Math.min(...shown)).toBeGreaterThanOrEqual(2);
});

test('V4: in a single row of bases minions show their texts or pictures, and two cards fill the row of the hand', async ({
  browser,
}) => {
  const page = await share(browser, 'V4');
  await showFixture(page, 'allocate');
  const tiles = page.locator('[data-lanes] [data-testid^="tile-"]');
  await expect(tiles).not.toHaveCount(0);
  for (const tile of await tiles.all()) await expect(tile.locator('[data-told], [data-picture]').first()).toBeVisible();
  for (const fixture of ['allocate', 'monsters', 'treasures']) {
    await showFixture(page, fixture);
    const free = await page.locator('ul:has(> li > [data-hand])').evaluate((row) => {
      const cards = [...row.children].map((card) => card.getBoundingClientRect().width);
      return row.clientWidth - cards.reduce((sum, width) => sum + width, 0);
    });
    expect(free, fixture).toBeLessThan(10);
  }
});

test('V4: three lines of a question are clear of its edges, and a finger hits the links in them', async ({
  browser,
}) => {
  const page = await share(browser, 'V4');
  for (const fixture of ['only', 'window', 'react', 'days', 'days-play']) {
    await showFixture(page, fixture);
    const found = await page.getByTestId('prompt').evaluate((prompt) => {
      const edge = prompt.getBoundingClientRect();
      const links = [...prompt.querySelectorAll('[data-said] button')];
      return links.map((link) => {
        const { left, right, bottom } = link.getBoundingClientRect();
        const below = document.elementFromPoint((left + right) / 2, bottom + 6);
        return { free: edge.bottom - bottom, isHit: below?.closest('button') === link };
      });
    });
    expect(found.length, fixture).toBeGreaterThan(0);
    expect(Math.min(...found.map(({ free }) => free)), fixture).toBeGreaterThanOrEqual(5);
    expect(
      found.filter(({ isHit }) => !isHit),
      fixture,
    ).toEqual([]);
  }
  await showFixture(page, 'window');
  await expect(page.getByTestId('btn-pass-longer').getByText('longer')).toBeInViewport({ ratio: 1 });
});

test('V4: chips are as high as a finger is wide, and as far apart', async ({ browser }) => {
  const page = await share(browser, 'V4');
  for (const fixture of ['stress4', 'titan-stress', 'big-stress']) {
    await showFixture(page, fixture);
    const heights = await page
      .locator('li > [data-testid^="tile-"]')
      .evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(10);
    expect(Math.min(...heights), fixture).toBeGreaterThanOrEqual(43.5);
    const pitches = await page.locator('[data-lanes] ul:has([data-chip])').evaluateAll((lanes) =>
      lanes.flatMap((lane) => {
        const boxes = [...lane.children].map((cell) => cell.getBoundingClientRect());
        return boxes.flatMap(({ left, top }, i) => (boxes[i + 1]?.top === top ? boxes[i + 1]!.left - left : []));
      }),
    );
    expect(Math.min(...pitches), fixture).toBeGreaterThanOrEqual(43.5);
  }
});

test('V5: the draft leaves no empty room below a list that has more rows', async ({ browser }) => {
  const page = await share(browser, 'V5');
  await showFixture(page, 'draft');
  const gaps = await page.evaluate(() =>
    [...document.querySelectorAll('[data-testid="draft"] [data-more]')].map((list) => {
      const around = list.parentElement!.parentElement!;
      const next = list.closest('main')?.nextElementSibling ?? around.lastElementChild!;
      const cue = list.nextElementSibling?.querySelector('[data-testid="more-below"]');
      return next.getBoundingClientRect().top - (cue ?? list).getBoundingClientRect().bottom;
    }),
  );
  expect(gaps).toHaveLength(2);
  expect(Math.max(...gaps)).toBeLessThanOrEqual(32);
  // The button keeps clear of the line at the end of the list, and is high enough for its letters and frame.
  const cue = page.getByTestId('draft').locator('[data-more] + div > [data-testid="more-below"]');
  const [above, height] = await cue.evaluate((one) => {
    const { top, height } = one.getBoundingClientRect();
    return [top - one.parentElement!.previousElementSibling!.getBoundingClientRect().bottom, height] as const;
  });
  expect(above).toBeGreaterThanOrEqual(4);
  expect(height).toBeGreaterThanOrEqual(FINGER);
});

test('V5: a list that scrolls is cut neither after a label nor within an entry', async ({ browser }) => {
  const page = await share(browser, 'V5');
  await showFixture(page, 'lobby');
  const bare = await page.locator('[data-more] [data-heads]').evaluateAll((labels) =>
    labels.flatMap((label) => {
      const { bottom } = label.closest('[data-more]')!.getBoundingClientRect();
      const first = label.nextElementSibling!.firstElementChild!.getBoundingClientRect();
      return label.getBoundingClientRect().top < bottom - 3 && first.bottom > bottom ? [label.textContent] : [];
    }),
  );
  expect(bare).toEqual([]);
  await showFixture(page, 'draft');
  const cut = await page
    .getByTestId('faction-sheet')
    .locator('[data-more] li')
    .evaluateAll((rows) => {
      const edge = rows[0]!.closest('[data-more]')!.getBoundingClientRect().bottom;
      return rows.filter((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        return top < edge - 3 && bottom > edge + 1;
      }).length;
    });
  expect(cut).toBe(0);
});

test('V7: the draft shows three rows of factions, and the count of picks in one line', async ({ browser }) => {
  const page = await share(browser, 'V7');
  await showFixture(page, 'draft');
  const grid = page.getByTestId('draft').locator('main [data-more]');
  const tops = await grid.locator('button').evaluateAll((tiles) => {
    const edge = tiles[0]!.closest('[data-more]')!.getBoundingClientRect().bottom;
    const boxes = tiles.map((tile) => tile.getBoundingClientRect()).filter(({ bottom }) => bottom <= edge + 1);
    return new Set(boxes.map(({ top }) => Math.round(top))).size;
  });
  expect(tops).toBeGreaterThanOrEqual(3);
  const lines = await page
    .getByTestId('pick')
    .getByText('1 of 2', { exact: true })
    .evaluate((el) => el.getClientRects().length);
  expect(lines).toBe(1);
  await expect(page.getByTestId('pick'), 'no dot ends its first line').not.toContainText('·');
});

test('V6: the words of a filter keep clear of its arrow', async ({ browser }) => {
  const page = await share(browser, 'V6');
  await showFixture(page, 'draft');
  const free = await page.locator('[data-testid="draft"] select').evaluateAll((all) =>
    (all as HTMLSelectElement[]).map((select) => {
      const style = getComputedStyle(select);
      const pen = document.createElement('canvas').getContext('2d')!;
      pen.font = style.font;
      pen.letterSpacing = style.letterSpacing;
      const words = pen.measureText(select.selectedOptions[0]!.text).width;
      return select.clientWidth - Number.parseFloat(style.paddingLeft) - words - 16;
    }),
  );
  for (const px of free) expect(px).toBeGreaterThanOrEqual(2);
});

test('V6: a hand of long names shows all of them in one size, in letters that are not squeezed together', async ({
  browser,
}) => {
  const page = await share(browser, 'V6');
  await showFixture(page, 'names');
  const cards = await page.locator('[data-hand]').evaluateAll((all) =>
    all.map((card) => {
      const [name, plate] = [
        card.querySelector('[data-name]')!,
        card.querySelector('[data-name]')!.previousElementSibling!,
      ];
      const { fontSize, letterSpacing } = getComputedStyle(name);
      const words = document.createRange();
      words.selectNodeContents(name);
      const [text, box] = [words.getBoundingClientRect(), card.getBoundingClientRect()];
      return {
        size: `${fontSize} ${plate.getBoundingClientRect().width}`,
        // "normal" if it is nothing.
        spacing: (Number.parseFloat(letterSpacing) || 0) / Number.parseFloat(fontSize),
        free: Math.min(box.right - text.right, box.bottom - text.bottom),
      };
    }),
  );
  expect(new Set(cards.map(({ size }) => size)).size).toBe(1);
  for (const { spacing, free } of cards) {
    expect(spacing).toBeGreaterThanOrEqual(-0.03);
    expect(free).toBeGreaterThanOrEqual(2);
  }
});

test('V6: the name of a titan set aside stays within its hexagon', async ({ browser }) => {
  const page = await share(browser, 'V6');
  for (const fixture of ['against', 'titan', 'titans']) {
    await showFixture(page, fixture);
    const free = await page
      .getByTestId('aside')
      .locator('[data-name]')
      .evaluateAll((names) =>
        names.map((name) => {
          const words = document.createRange();
          words.selectNodeContents(name);
          return name.closest('button')!.getBoundingClientRect().right - words.getBoundingClientRect().right;
        }),
      );
    expect(free.length, fixture).toBeGreaterThan(0);
    // The hexagon's edge slopes inwards beside the first line.
    for (const px of free) expect(px, fixture).toBeGreaterThanOrEqual(5);
  }
});

for (const name of ['V5', 'V6', 'V7'])
  test(`${name}: a list that scrolls has a button that says how much is left`, async ({ browser }) => {
    const page = await share(browser, name);
    await showFixture(page, 'bigdiscard');
    const list = page.getByTestId('choice');
    const more = list.getByTestId('more-below');
    await expect(more).toBeInViewport({ ratio: 1 });
    const inSight = await list.locator('li').evaluateAll((rows) => {
      const edge = rows[0]!.closest('[data-more]')!.getBoundingClientRect().bottom + 1;
      return rows.filter((row) => row.getBoundingClientRect().bottom <= edge).length;
    });
    const all = await list.locator('li').count();
    await expect(more).toHaveText(`${all - inSight} more`);
    // The button disappears with the last tap, while the list is still scrolling.
    await expect(async () => {
      if (await isThere(more)) await more.click({ timeout: 1000 });
      await expect(more).toBeHidden({ timeout: 1000 });
    }).toPass();
    await expect(list.locator('li').last()).toBeInViewport({ ratio: 0.99 });
    for (const fixture of ['lobby', 'draft', 'result']) {
      await showFixture(page, fixture);
      await expect(page.getByTestId('more-below').first(), fixture).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(besideCues), fixture).toEqual([]);
    }
  });

/**
 * What a button to the rest of a list covers, and what the list's edge cuts. Runs in the page: must be self-contained.
 */
function besideCues(): string[] {
  const cues = [...document.querySelectorAll('[data-testid="more-below"]')].map((cue) => cue.getBoundingClientRect());
  return [...document.querySelectorAll('[data-more]')].flatMap((list) => {
    const edge = list.getBoundingClientRect().bottom;
    return [...list.querySelectorAll('li, button, p')].flatMap((row) => {
      const box = row.getBoundingClientRect();
      const bottom = Math.min(box.bottom, edge);
      const isUnder = cues.some(
        (cue) => cue.top < bottom - 1 && cue.bottom > box.top && cue.left < box.right && cue.right > box.left,
      );
      const isCut = box.top < edge - 3 && box.bottom > edge + 1 && row.matches('li, button') && !row.closest('aside');
      return [...(isUnder ? [`under a cue: ${row.textContent}`] : []), ...(isCut ? [`cut: ${row.textContent}`] : [])];
    });
  });
}

for (const [turn, name] of ['V4', 'V5', 'V6', 'V7'].entries())
  sometimes(6, turn)(
    `${name}: a lane with minions shows its rank, and a panel how many cards its player holds`,
    async ({ browser }) => {
      const page = await share(browser, name);
      for (const fixture of ['mid4', 'stress4', 'react', 'tie']) {
        await showFixture(page, fixture);
        const silent = await page.locator('[data-testid^="lane-"]').evaluateAll((lanes) =>
          lanes.flatMap((lane) => {
            const { testid } = (lane as HTMLElement).dataset;
            const hasMinions = lane.querySelector('[data-testid^="tile-"]') !== null;
            return hasMinions && !/\d(st|nd|rd|th)/.test(lane.firstElementChild!.textContent) ? [testid] : [];
          }),
        );
        expect(silent, fixture).toEqual([]);
        // The smallest phones have no room for the count beside a score.
        if (name === 'V6') continue;
        for (const count of await page.locator('[data-testid^="player-"] [data-counts] > :first-child').all())
          await expect(count, fixture).toBeInViewport({ ratio: 1 });
      }
      for (const fixture of name === 'V4' ? ['titans-watched', 'replay', 'watched'] : []) {
        await showFixture(page, fixture);
        // Titans of a player stand apart.
        const apart = await page.getByTestId('pip').evaluateAll((pips) =>
          pips.flatMap((pip) => {
            const next = pip.nextElementSibling;
            return next?.matches('[data-testid="pip"]')
              ? [next.getBoundingClientRect().left - pip.getBoundingClientRect().right]
              : [];
          }),
        );
        expect(Math.min(0, ...apart), fixture).toBe(0);
        const free = await page.locator('[data-testid^="player-"] [data-counts] > :first-child').evaluateAll((counts) =>
          counts.map((count) => {
            const panel = count.closest('[data-testid^="player-"]')!;
            return panel.getBoundingClientRect().right - count.getBoundingClientRect().right;
          }),
        );
        expect(Math.min(...free), fixture).toBeGreaterThanOrEqual(2);
      }
    },
  );

test('V7: a list of options leaves the phase, the turn and the scores in sight', async ({ browser }) => {
  const page = await share(browser, 'V7');
  await showFixture(page, 'bigdiscard');
  const list = page.getByTestId('choice');
  await expect(list).toContainText('Hand limit');
  const { y } = (await list.boundingBox())!;
  for (const part of ['topbar', 'opponents']) {
    const box = (await page.getByTestId(part).boundingBox())!;
    expect(box.y + box.height, part).toBeLessThanOrEqual(y + 1);
  }
});

test('V7: a folded side of a Big Base board shows its total, and the shares of all players', async ({ browser }) => {
  const page = await share(browser, 'V7');
  await showFixture(page, 'big-stress');
  const sides = page.locator('[data-side] > button[aria-expanded="false"]');
  await expect(sides).toHaveCount(3);
  for (const side of await sides.all()) {
    const shares = side.locator('[data-share]');
    await expect(shares).toHaveCount(4);
    const powers = (await shares.allTextContents()).map((text) => Number(/\d+/.exec(text)?.[0]));
    await expect(side.locator('[data-total]')).toHaveText(`${powers.reduce((sum, one) => sum + one, 0)}`);
    const edge = (await side.boundingBox())!;
    for (const part of [...(await shares.all()), side.locator('[data-total]')]) {
      await expect(part).toBeInViewport({ ratio: 1 });
      const { x, width } = (await part.boundingBox())!;
      expect(x + width).toBeLessThanOrEqual(edge.x + edge.width);
    }
  }
});

test('V7: the line below the seats of a lobby keeps clear of the last seat', async ({ browser }) => {
  const page = await share(browser, 'V7');
  await showFixture(page, 'lobby');
  const below = await page.locator('[data-more]').evaluate((list) => {
    const last = [...list.querySelectorAll('[data-testid^="seat-"]')].at(-1)!;
    return list.getBoundingClientRect().bottom - last.getBoundingClientRect().bottom;
  });
  expect(below).toBeGreaterThanOrEqual(5);
});

test('V7: a folded base counts the actions on its minions', async ({ browser }) => {
  const page = await share(browser, 'V7');
  await showFixture(page, 'mid4');
  const strip = page.getByRole('region', { name: 'Evans City Cemetery' }).locator('button[aria-expanded="false"]');
  await expect(strip).toHaveAccessibleName(/, 2 actions on minions/);
  const marks = strip.locator('[data-mark-of="attached"]');
  await expect(marks).toHaveText(['1', '1']);
  await expect(marks.locator('svg')).toHaveCount(2);
  for (const mark of await marks.all()) await expect(mark).toBeInViewport({ ratio: 1 });
});

test('V7: the open seat of a lobby is in sight', async ({ browser }) => {
  const page = await share(browser, 'V7');
  await showFixture(page, 'lobby');
  await expect(page.getByText('Open seat')).toBeInViewport({ ratio: 1 });
});

test('V4: cards that show only names have them in one size, clear of the band of the player', async ({ browser }) => {
  const page = await share(browser, 'V4');
  for (const fixture of ['bigdiscard', 'stress4', 'titan-stress', 'stress']) {
    await showFixture(page, fixture);
    const names = await page.locator('[data-hand]:not([data-wordy]) [data-name]').evaluateAll((all) =>
      all.map((name) => {
        const words = document.createRange();
        words.selectNodeContents(name);
        const card = name.closest('button')!;
        // The band of the player starts after the border of the card.
        const band = Number.parseFloat(getComputedStyle(card, '::before').width) + 4;
        const { left, right } = words.getBoundingClientRect();
        const edge = card.getBoundingClientRect();
        const isClear = left - edge.left >= band + 1 && right <= edge.right;
        return { size: Number.parseFloat(getComputedStyle(name).fontSize), isClear };
      }),
    );
    const sizes = names.map(({ size }) => size);
    expect(Math.max(...sizes) - Math.min(...sizes), fixture).toBeLessThan(0.5);
    expect(
      names.filter(({ isClear }) => !isClear),
      fixture,
    ).toEqual([]);
  }
});

for (const name of ['V1', 'V2', 'V3', 'V4', 'V5', 'V7'])
  test(`${name}: the poster of a result shows no mere strip of a picture, and its graph fills the width`, async ({
    browser,
  }) => {
    const page = await share(browser, name);
    await showFixture(page, 'result');
    const widths = await page
      .locator('[data-poster] img')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
    expect(widths.filter((width) => width > 0 && width < 90)).toEqual([]);
    const graph = page.getByRole('img', { name: /^Points per turn/ });
    const { drawn, given } = await graph.evaluate((one) => ({
      drawn: (one as SVGSVGElement).viewBox.baseVal.width * (one as SVGSVGElement).getScreenCTM()!.a,
      given: one.clientWidth,
    }));
    expect(drawn).toBeGreaterThan(given * 0.9);
  });

test('V4: a full hand shows its names in large letters, and no text below 14 px', async ({ browser }) => {
  const page = await share(browser, 'V4');
  for (const fixture of ['stress4', 'mid4', 'play']) {
    await showFixture(page, fixture);
    const sizes = await page
      .locator('[data-hand] [data-text], [data-ability]')
      .evaluateAll((texts) =>
        texts
          .filter((text) => text.checkVisibility())
          .map((text) => Number.parseFloat(getComputedStyle(text).fontSize)),
      );
    expect(Math.min(...sizes), fixture).toBeGreaterThanOrEqual(14);
  }
  for (const fixture of ['mid4', 'play', 'react']) {
    await showFixture(page, fixture);
    const cards = await page.locator('[data-hand]').evaluateAll((all) =>
      all.map((card) => {
        const sizeOf = (of: Element) => Number.parseFloat(getComputedStyle(of).fontSize);
        const name = card.querySelector('[data-name]')!;
        return { name: sizeOf(name), number: sizeOf(name.previousElementSibling!) };
      }),
    );
    expect(Math.min(...cards.map(({ name }) => name)), fixture).toBeGreaterThanOrEqual(15);
    expect(Math.min(...cards.map(({ number }) => number)), fixture).toBeGreaterThanOrEqual(20);
  }
});

for (const name of ['V3', 'V4'])
  test(`${name}: nearly empty lanes leave height to the pictures of bases and to the hand`, async ({ browser }) => {
    const page = await share(browser, name);
    for (const fixture of ['early', 'fusion', 'clash']) {
      await showFixture(page, fixture);
      const pictures = await page
        .locator('[data-open] > header img')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
      expect(pictures, fixture).toHaveLength(3);
      expect(Math.min(...pictures), fixture).toBeGreaterThanOrEqual(48);
      await expect(page.locator('[data-hand] [data-text]').first(), fixture).toBeVisible();
      await expect(page.locator('[data-hand] [data-cut]'), fixture).toHaveCount(0);
    }
  });

for (const name of ['V5', 'V6', 'V7'])
  test(`${name}: a base whose scoring asks a question is the open one`, async ({ browser }) => {
    const page = await share(browser, name);
    for (const fixture of ['react', 'window', 'only']) {
      await showFixture(page, fixture);
      await expect(page.getByTestId('base-0'), fixture).toHaveAttribute('data-open');
      await expect(page.getByTestId('hand').getByText('your answer'), fixture).toBeVisible();
      // If a closed base contains something to choose, its strip has a frame that does not cross the name.
      for (const strip of await page.locator('[data-inside]').all()) {
        await expect(strip, fixture).toHaveCSS('outline-style', 'solid');
        await expect(strip, fixture).toHaveCSS('outline-offset', '0px');
      }
    }
  });

for (const name of ['V5', 'V6'])
  test(`${name}: the torn edge of the decision stays clear of the bases`, async ({ browser }) => {
    const page = await share(browser, name);
    for (const fixture of ['play', 'stress4', 'titan-stress', 'react', 'allocate']) {
      await showFixture(page, fixture);
      const gap = await page.evaluate(() => {
        const bottoms = [...document.querySelectorAll('[data-region="bases"] [data-meter]')].map(
          (meter) => meter.getBoundingClientRect().bottom,
        );
        // The decision's tab reaches as high as its torn edge.
        const tab = document.querySelector('[data-testid="prompt"] [data-tab]')!.getBoundingClientRect();
        return tab.top - Math.max(...bottoms);
      });
      expect(gap, fixture).toBeGreaterThanOrEqual(3.5);
    }
  });

test('V7: no short word of a full hand is broken, cut or on the band of its player', async ({ browser }) => {
  const page = await share(browser, 'V7');
  for (const fixture of ['stress4', 'titan-stress', 'stasis', 'long-hand', 'big-stress']) {
    await showFixture(page, fixture);
    const faults = await page.locator('[data-hand] [data-name]').evaluateAll((names) =>
      names.flatMap((name) => {
        const text = name.firstChild as Text;
        const words = [...text.data.matchAll(/[^\s-]+/g)];
        return words.flatMap(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
          const isBroken = word.length < 10 && new Set(boxes.map(({ top }) => Math.round(top))).size > 1;
          const card = name.closest('button')!;
          const edge = card.getBoundingClientRect();
          // The band of the player starts after the border of the card.
          const band = Number.parseFloat(getComputedStyle(card, '::before').width) + 4;
          const isCrossed = boxes.some(({ left, right }) => right > edge.right - 1 || left < edge.left + band + 1);
          return isBroken || isCrossed ? [word] : [];
        });
      }),
    );
    expect(faults, fixture).toEqual([]);
  }
});

test('V7: a full hand keeps clear of the plays left, which keep clear of each other', async ({ browser }) => {
  const page = await share(browser, 'V7');
  for (const fixture of ['titan-stress', 'stress', 'stress4', 'boards', 'stasis', 'days-calm']) {
    await showFixture(page, fixture);
    const plays = page.getByTestId('hand').getByRole('list', { name: 'Plays left' });
    const { x } = (await plays.boundingBox())!;
    const card = (await page.locator('[data-hand]').last().boundingBox())!;
    expect(x - card.x - card.width, fixture).toBeGreaterThanOrEqual(7);
    const boxes = await plays.getByRole('listitem').evaluateAll((all) =>
      all.map((one) => {
        const words = document.createRange();
        words.selectNodeContents(one);
        const { left, right, top } = words.getBoundingClientRect();
        return { left, right, top };
      }),
    );
    for (const one of boxes)
      for (const other of boxes)
        if (other.left > one.right - 4) expect(other.left - one.right, fixture).toBeGreaterThanOrEqual(10);
  }
});

test('V7: minions of a crowded base show their names in two lines, with spaces between words', async ({ browser }) => {
  const page = await share(browser, 'V7');
  for (const fixture of ['stress', 'stress4', 'titan-stress', 'big-slot', 'big-stress']) {
    await showFixture(page, fixture);
    const names = await page.locator('[data-begun]').evaluateAll((all) =>
      all.map((one) => {
        const words = document.createRange();
        words.selectNodeContents(one);
        const [own, tile] = [words.getBoundingClientRect(), one.closest('button')!.getBoundingClientRect()];
        // Descenders of the last line keep clear of the edge.
        const isWithin = own.right <= tile.right - 1 && own.bottom <= tile.bottom - 0.5;
        // A low chip has no room for a number above two lines, so the number is beside them.
        const power = one.previousElementSibling!.getBoundingClientRect();
        const isClear = tile.height >= 38 || own.height < 16 || own.left >= power.right;
        return `${one.textContent}${isWithin && isClear ? '' : ' hangs out'}`;
      }),
    );
    expect(names.length, fixture).toBeGreaterThan(2);
    expect(
      names.filter((one) => /\.$|hangs out/.test(one)),
      fixture,
    ).toEqual([]);
  }
});

for (const name of ['V4', 'V7'])
  test(`${name}: the letter of a small mark stands on the colour of its player`, async ({ browser }) => {
    const page = await share(browser, name);
    await showFixture(page, name === 'V7' ? 'big-stress' : 'mid4');
    const bare = await page.locator('svg[data-mark]').evaluateAll((all) =>
      all.flatMap((mark) => {
        const [shape, letter] = ['path', 'text'].map((part) => getComputedStyle(mark.querySelector(part)!));
        const isSmall = mark.getBoundingClientRect().width < 19.5;
        return isSmall && letter!.stroke !== shape!.fill ? [mark.outerHTML] : [];
      }),
    );
    expect(bare).toEqual([]);
  });

for (const [turn, name] of ['V5', 'V6', 'V7'].entries())
  sometimes(6, turn)(
    `${name}: the hand shows the plays left in words, whether it is open or closed`,
    async ({ browser }) => {
      const page = await share(browser, name);
      for (const fixture of ['mid4', 'names', 'stress4', 'boards', 'titan-stress', 'days']) {
        await showFixture(page, fixture);
        for (const isOpen of [false, true]) {
          if (isOpen) await openHand(page);
          const plays = page.getByTestId('hand').getByRole('list', { name: 'Plays left' }).getByRole('listitem');
          for (const play of await plays.all()) {
            await expect(play, fixture).toHaveText(/min\.|act\.|minion|action/);
            await expect(play, fixture).toBeInViewport({ ratio: 0.99 });
          }
        }
      }
    },
  );

for (const [turn, name] of ['V4', 'V5', 'V6', 'V7', 'V2'].entries())
  sometimes(6, turn + 1)(
    `${name}: playable cards side by side are single frames, and below a refusal the ways on share a line`,
    async ({ browser }) => {
      const page = await share(browser, name);
      for (const fixture of ['names', 'boards', 'play']) {
        await showFixture(page, fixture);
        await openHand(page);
        const frames = await page.locator('[data-hand][data-legal="true"]').evaluateAll((cards) =>
          cards.map((card) => {
            const { outlineOffset, outlineWidth } = getComputedStyle(card);
            const hasBrackets = getComputedStyle(card, '::after').content !== 'none';
            return hasBrackets ? 99 : Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
          }),
        );
        expect(Math.max(...frames), fixture).toBeLessThanOrEqual(0);
      }
      // The button has another height on a laptop.
      if (name === 'V2') return;
      for (const fixture of ['days', 'days-play']) {
        await showFixture(page, fixture);
        const ways = await page
          .getByTestId('prompt')
          .locator(
            ':is([data-testid="clock"], [data-testid="btn-list"], [data-testid="btn-hint"], [data-testid="rule-link"])',
          )
          .evaluateAll((all) => all.map((way) => way.getBoundingClientRect()));
        expect(ways, fixture).toHaveLength(4);
        const middles = ways.map(({ top, bottom }) => (top + bottom) / 2);
        expect(Math.max(...middles) - Math.min(...middles), fixture).toBeLessThan(8);
        const across = ways.sort((a, b) => a.left - b.left);
        for (const [i, { left }] of across.slice(1).entries()) expect(left, fixture).toBeGreaterThan(across[i]!.right);
        if (name === 'V7') for (const { width } of ways) expect(width, fixture).toBeGreaterThanOrEqual(FINGER);
      }
    },
  );

test('V4: a titan after narrow chips fills the free cells, and shows its name', async ({ browser }) => {
  const page = await share(browser, 'V4');
  await showFixture(page, 'titan-stress');
  const lane = page.locator('[data-density="slim"]');
  const titan = lane.locator('[data-testid^="titan-"]');
  await expect(titan.locator('[data-name]')).toBeVisible();
  const faults = await lane.evaluate((list) => {
    const [tiles, last] = [list.getBoundingClientRect(), list.lastElementChild!.getBoundingClientRect()];
    const name = list.lastElementChild!.querySelector('[data-name]')!;
    const isCut = name.scrollHeight > name.clientHeight + 2 || name.scrollWidth > name.clientWidth + 2;
    return { hole: tiles.right - last.right > 1, isCut };
  });
  expect(faults).toEqual({ hole: false, isCut: false });
});

for (const name of ['V4', 'V7'])
  test(`${name}: powers of chips side by side line up above their names, and the names of a hand line up as well`, async ({
    browser,
  }) => {
    const page = await share(browser, name);
    for (const fixture of ['stress4', 'stress', 'titan-stress', 'big-stress']) {
      await showFixture(page, fixture);
      await openHand(page);
      const faults = await page.evaluate(() => {
        const range = document.createRange();
        const topOf = (text: Element): number => {
          range.selectNodeContents(text);
          return range.getClientRects()[0]!.top;
        };
        /** px: smaller differences are invisible. */
        const differ = (all: number[]): boolean => Math.max(...all) - Math.min(...all) > 0.6;
        const chips = [
          ...document.querySelectorAll('[data-density] > li > [data-chip]:is([data-brief], [data-called])'),
        ];
        const rows = Object.values(Object.groupBy(chips, (chip) => Math.round(chip.getBoundingClientRect().top)));
        const names = [
          ...document.querySelectorAll('[data-layout="landscape"] [data-hand]:not([data-wordy]) [data-name]'),
        ];
        return [
          ...rows.flatMap((row) =>
            ['power', 'name'].filter((_, i) => differ(row!.map((chip) => topOf(chip.children[i]!)))),
          ),
          ...chips.filter((chip) => topOf(chip.children[1]!) < topOf(chip.children[0]!) + 8).map(() => 'beside'),
          ...chips
            .filter((chip) => {
              const [power, name] = [...chip.children].map((one) => one.getBoundingClientRect());
              return chip.matches('[data-layout="portrait"] *') && name!.top - power!.bottom < 2;
            })
            .map(() => 'close'),
          ...(differ(names.map(topOf)) ? ['hand'] : []),
          ...(differ(names.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)))
            ? ['letters of the hand']
            : []),
        ];
      });
      expect(faults, fixture).toEqual([]);
    }
  });

test('V7: meters of folded bases are equally wide, and no button touches the end of its paper', async ({ browser }) => {
  const page = await share(browser, 'V7');
  for (const fixture of ['mid4', 'stress4', 'names', 'boards']) {
    await showFixture(page, fixture);
    const widths = await page
      .locator('[data-region="bases"] > section:not([data-open]) [data-meter]')
      .evaluateAll((all) => all.map((meter) => meter.getBoundingClientRect().width));
    expect(widths.length, fixture).toBeGreaterThan(2);
    expect(Math.max(...widths) - Math.min(...widths), fixture).toBeLessThan(1);
    const below = await page.getByTestId('prompt').evaluate((prompt) => {
      const buttons = [...prompt.querySelectorAll('button:not(.link, [data-said] *)')];
      const ends = buttons.map((one) => one.getBoundingClientRect().bottom);
      const isPaper = getComputedStyle(prompt).borderBottomColor === getComputedStyle(prompt).backgroundColor;
      return isPaper ? prompt.getBoundingClientRect().bottom - Math.max(...ends) : 0;
    });
    expect(below, fixture).toBeGreaterThanOrEqual(2);
  }
});

test('V4: a question in two lines keeps the height of the table', async ({ browser }) => {
  const page = await share(browser, 'V4');
  const heights: number[] = [];
  for (const fixture of ['react', 'only', 'window']) {
    await showFixture(page, fixture);
    heights.push((await page.getByTestId('prompt').boundingBox())!.height);
  }
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(0.5);
});

test('V7: a list shows the whole text of each card, and lines of the last event keep apart', async ({ browser }) => {
  const page = await share(browser, 'V7');
  for (const fixture of ['order', 'away', 'bigdiscard']) {
    await showFixture(page, fixture);
    const cut = await page
      .getByTestId('choice')
      .locator('[data-rule]')
      .evaluateAll((all) =>
        all
          .filter((text) => text.matches('[data-cut]') || text.scrollHeight > text.clientHeight + 4)
          .map((text) => text.textContent),
      );
    expect(cut, fixture).toEqual([]);
    const leading = await page
      .getByTestId('ticker')
      .locator('[data-what]')
      .evaluateAll((all) =>
        all.map((line) => {
          const { fontSize, lineHeight } = getComputedStyle(line);
          return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
        }),
      );
    expect(Math.min(...leading), fixture).toBeGreaterThanOrEqual(1.1);
  }
});

for (const name of ['V5', 'V6', 'V7'])
  test(`${name}: a list keeps the viewer's score visible; a curtain's box ends above its foot`, async ({ browser }) => {
    const page = await share(browser, name);
    await showFixture(page, 'bigdiscard');
    await expect(page.getByTestId('choice').locator('[data-own-score]')).toBeInViewport({ ratio: 1 });
    await showFixture(page, 'curtain');
    const curtain = page.getByTestId('curtain');
    const [box, foot] = [await curtain.locator('section').boundingBox(), await page.getByTestId('look').boundingBox()];
    expect(box!.y + box!.height).toBeLessThanOrEqual(foot!.y);
    // The curtain does not mention the Enter key, which a phone does not have.
    const { width } = (await curtain.getByText('or press Enter twice').boundingBox())!;
    expect(width).toBeLessThan(2);
  });

test('V6: actions stand beside the name of their base', async ({ browser }) => {
  const page = await share(browser, 'V6');
  for (const fixture of ['names', 'stress4', 'titan-stress', 'long-hand']) {
    await showFixture(page, fixture);
    await expect(page.locator('[data-region="bases"] > [data-open]'), fixture).toHaveAttribute('data-flags', 'beside');
  }
});

/** Names of cards in hand that touch an edge, including their descenders. Runs in the page. */
function touchingNames(): string[] {
  const range = document.createRange();
  return [...document.querySelectorAll<HTMLElement>('[data-testid="hand"] button [data-name]')].flatMap((name) => {
    const card = name.closest('button')!.getBoundingClientRect();
    const below = Number.parseFloat(getComputedStyle(name).fontSize) * 0.45;
    range.selectNodeContents(name);
    const isOut = [...range.getClientRects()].some(
      ({ top, bottom, right }) => right > card.right - 1.5 || (top + bottom) / 2 + below > card.bottom - 1,
    );
    return isOut ? [name.textContent] : [];
  });
}

for (const [turn, name] of ['V5', 'V6'].entries())
  sometimes(6, turn + 3)(
    `${name}: names in an open hand are clear of the edges of their cards`,
    async ({ browser }) => {
      const page = await share(browser, name);
      for (const fixture of ['against', 'names', 'boards', 'titans', 'play', 'opening']) {
        await showFixture(page, fixture);
        // The hand is already open when it is dealt.
        if (fixture !== 'opening') await openHand(page);
        await expect(page.locator('[data-hand]').first(), fixture).toBeVisible();
        expect(await page.evaluate(touchingNames), fixture).toEqual([]);
      }
    },
  );

for (const name of ['V5', 'V6', 'V7'])
  test(`${name}: the menu is in the bar, whatever else is there`, async ({ browser }) => {
    const page = await share(browser, name);
    for (const fixture of ['spectator', 'disconnected', 'days', 'replay']) {
      await showFixture(page, fixture);
      await expect(page.getByTestId('topbar').getByRole('button').last(), fixture).toBeInViewport({ ratio: 0.95 });
    }
    // The log has its sign, however long its newest line is.
    for (const fixture of ['titans', 'titans-watched']) {
      await showFixture(page, fixture);
      const sign = page.getByTestId('ticker').locator(':scope > svg');
      await expect(sign, fixture).toBeInViewport({ ratio: 0.99 });
    }
  });

test('V5: three bases are as wide as the screen, even beside an open hand', async ({ browser }) => {
  const page = await share(browser, 'V5');
  for (const fixture of ['early', 'clash', 'fusion']) {
    await showFixture(page, fixture);
    await expect(page.locator('[data-hand]').first(), fixture).toBeVisible();
    const widths = await page
      .locator('[data-region="bases"] button[aria-expanded="false"]')
      .evaluateAll((strips) => strips.map((strip) => strip.getBoundingClientRect().width));
    expect(widths, fixture).toHaveLength(2);
    expect(Math.min(...widths), fixture).toBeGreaterThan(300);
  }
});

for (const [turn, name] of ['V5', 'V6', 'V7'].entries())
  sometimes(6, turn + 3)(
    `${name}: a Big Base board shows what its base and slots do, and its minions line up and show their whole names`,
    async ({ browser }) => {
      const page = await share(browser, name);
      for (const fixture of ['big', 'big-slot', 'big-stress']) {
        await showFixture(page, fixture);
        await expect(page.locator('[data-rule]').first(), fixture).toBeVisible();
        await expect(page.locator('[data-rule][data-cut]'), fixture).toHaveCount(0);
        const base = page.getByTestId('base-card');
        await expect(base, fixture).toHaveText(/After each time a minion is played/);
        const words = await base.locator('[data-rule] > :last-child').evaluate((text) => text.getClientRects().length);
        expect(words, fixture).toBeGreaterThan(0);
        await expect(
          page.locator('li > [data-testid^="tile-"] [data-begun]').filter({ hasText: /\.$/ }),
          fixture,
        ).toHaveCount(0);
        const tops = await page
          .locator('[data-testid^="slot-"]')
          .evaluateAll((slots) =>
            slots.map((slot) => slot.querySelector('[data-testid^="lane-"]')?.getBoundingClientRect().top),
          );
        for (const at of [0, 2])
          if (tops[at] !== undefined && tops[at + 1] !== undefined)
            expect(tops[at], fixture).toBeCloseTo(tops[at + 1]!, 0);
        const wide = await page
          .locator('[data-testid^="board-total-"]')
          .evaluateAll(
            (all) =>
              all.filter(
                (one) => one.lastElementChild!.getBoundingClientRect().right > one.getBoundingClientRect().right + 1,
              ).length,
          );
        expect(wide, fixture).toBe(0);
      }
    },
  );

for (const [turn, name] of ['V5', 'V6'].entries())
  sometimes(6, turn + 4)(`${name}: marks of folded bases keep clear of their meters`, async ({ browser }) => {
    const page = await share(browser, name);
    for (const fixture of ['stress', 'titan-stress', 'boards', 'titan', 'names', 'against', 'buried']) {
      await showFixture(page, fixture);
      const strips = page.locator('[data-region="bases"] button[aria-expanded="false"]');
      const clear = await strips.evaluateAll((all) =>
        all.flatMap((strip) => {
          const [meter, ...rest] = strip.lastElementChild!.lastElementChild!.children;
          const marks = rest.flatMap((one) => [...one.children]).filter((one) => one.getBoundingClientRect().width > 1);
          const { top } = meter!.getBoundingClientRect();
          return marks.map((mark) => top - mark.getBoundingClientRect().bottom);
        }),
      );
      expect(clear.length, fixture).toBeGreaterThan(3);
      expect(Math.min(...clear), fixture).toBeGreaterThanOrEqual(1);
    }
    // Plates show their unit, even three of them beside a mark, and what the places left would pay.
    const strips = page.locator('[data-region="bases"] button[aria-expanded="false"]');
    for (const fixture of ['stress', 'titans', 'boards', 'names', 'react', 'titan']) {
      await showFixture(page, fixture);
      const units = strips.getByText('VP', { exact: true });
      await expect(units, fixture).toHaveCount(4);
      for (const unit of await units.all()) await expect(unit, fixture).toBeInViewport({ ratio: 1 });
      const gaps = await units.evaluateAll((all) =>
        all.flatMap((unit) => {
          const marks = [...unit.parentElement!.previousElementSibling!.children];
          const beside = marks.filter((mark) => !mark.hasAttribute('data-targets'));
          return beside.map((mark) => mark.getBoundingClientRect().left - unit.getBoundingClientRect().right);
        }),
      );
      expect(Math.min(9, ...gaps), fixture).toBeGreaterThanOrEqual(2);
    }
    await showFixture(page, 'against');
    await expect(strips.first().locator('[data-left]')).toHaveText(['2', '1']);
    // The count of buried cards has an outline, which must keep clear of the total, too.
    await showFixture(page, 'buried');
    const [mark, total] = await page
      .getByRole('button', { expanded: false })
      .filter({ has: page.locator('[data-mark-of="buried"]') })
      .evaluate((strip) =>
        ['[data-mark-of="buried"]', '[data-total]'].map((part) => {
          const { top, bottom } = strip.querySelector(part)!.getBoundingClientRect();
          return { top, bottom };
        }),
      );
    expect(mark!.top - 1 - total!.bottom).toBeGreaterThanOrEqual(0.5);
  });

test('V6: a base folded across the whole screen uses its width', async ({ browser }) => {
  const page = await share(browser, 'V6');
  for (const fixture of ['early', 'pair', 'allocate', 'monsters']) {
    await showFixture(page, fixture);
    const used = await page.locator('[data-region="bases"] button[aria-expanded="false"]').evaluateAll((strips) =>
      strips.map((strip) => {
        const told = strip.querySelector('[data-word]')!.getBoundingClientRect();
        const paid = strip.lastElementChild!.lastElementChild!.lastElementChild!.getBoundingClientRect();
        return paid.left - told.right;
      }),
    );
    expect(used, fixture).toHaveLength(2);
    for (const gap of used) expect(gap, fixture).toBeGreaterThanOrEqual(0);
  }
});

for (const [turn, name] of ['V5', 'V6'].entries())
  sometimes(6, turn)(`${name}: minions and titans stand two by two with their whole names`, async ({ browser }) => {
    const page = await share(browser, name);
    // On a phone of ordinary size the chips in slots of a Big Base board show whole names.
    const slot = name === 'V6' ? ['big-slot', 'big-stress'] : [];
    for (const fixture of [
      'mid4',
      'react',
      'stress4',
      'boards',
      'stress',
      'titan-stress',
      'titan',
      'titans',
      ...slot,
    ]) {
      await showFixture(page, fixture);
      const tiles = page.locator('li > :is([data-testid^="tile-"], [data-testid^="titan-"])');
      await expect(tiles.first(), fixture).toBeVisible();
      await expect(tiles.filter({ hasNot: page.locator('[data-name]') }), fixture).toHaveCount(0);
      // In a full lane the titan is in the head.
      const heads = await page
        .locator('[data-testid^="lane-"] > :first-child [data-testid^="titan-"]')
        .evaluateAll((all) => all.map((titan) => titan.getBoundingClientRect().height));
      expect(heads, fixture).toHaveLength(fixture === 'titan-stress' ? 1 : 0);
      for (const height of heads) expect(height, fixture).toBeGreaterThanOrEqual(24);
      const clear = await page
        .locator('[data-testid^="lane-"] > :first-child [data-testid^="titan-"]')
        .evaluateAll((all) =>
          all.flatMap((titan) => {
            const edge = titan.getBoundingClientRect();
            const total = titan.parentElement!.nextElementSibling!.getBoundingClientRect();
            const inside = [...titan.querySelectorAll('img, small')].map((one) => one.getBoundingClientRect());
            return [
              ...[...titan.querySelectorAll('img')].map((one) => one.getBoundingClientRect().width - 16),
              total.left - edge.right - 4,
              ...inside.flatMap(({ left, right, top, bottom }) => [
                top - edge.top,
                edge.bottom - bottom,
                left - edge.left - 4,
                edge.right - right - 1,
              ]),
            ];
          }),
        );
      for (const gap of clear) expect(gap, fixture).toBeGreaterThanOrEqual(2);
    }
  });

for (const [turn, name] of ['V5', 'V6', 'V7'].entries())
  sometimes(6, turn)(
    `${name}: a folded base counts its buried cards and monsters, and keeps its two breakpoints apart`,
    async ({ browser }) => {
      const page = await share(browser, name);
      for (const [fixture, mark, words] of [
        ['buried', 'buried', '2 buried'],
        ['boards', 'monsters', '2 monsters'],
      ] as const) {
        await showFixture(page, fixture);
        const strip = page.getByRole('button', { expanded: false }).filter({
          has: page.locator(`[data-mark-of="${mark}"]`),
        });
        await expect(strip, fixture).toHaveAccessibleName(new RegExp(words));
        await expect(strip.locator(`[data-mark-of="${mark}"]`), fixture).toBeInViewport({ ratio: 1 });
        // Triangles always mean power.
        await expect(page.getByTestId('bases').getByText(/[▼▽▾▿]/), fixture).toHaveCount(0);
      }
      const gaps = await page.locator('[data-total] small').evaluateAll((all) =>
        all.flatMap((small) => {
          const arrow = small.querySelector('svg');
          if (!arrow) return [];
          const now = document.createRange();
          now.selectNode(small.lastChild!);
          const box = arrow.getBoundingClientRect();
          const before = small.querySelector('s')!.getBoundingClientRect();
          return [now.getBoundingClientRect().left - box.right, before.width === 0 ? 9 : box.left - before.right];
        }),
      );
      expect(gaps.length).toBeGreaterThan(0);
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(1);
      // A strip that is wide enough shows the printed and the present breakpoint.
      if (name === 'V6') await showFixture(page, 'monsters');
      for (const printed of await page.locator('[data-total] s').all()) await expect(printed).toBeVisible();
    },
  );

for (const [turn, name] of ['V5', 'V6', 'V7'].entries())
  sometimes(6, turn + 1)(`${name}: long names in hand stay clear of their plates and of edges`, async ({ browser }) => {
    const page = await share(browser, name);
    for (const fixture of ['names', 'long-hand', 'buried']) {
      await showFixture(page, fixture);
      await openHand(page);
      const faults = await page.locator('[data-hand] [data-name]').evaluateAll((names) =>
        names.flatMap((one) => {
          const text = document.createRange();
          text.selectNodeContents(one);
          const plate = one.previousElementSibling!.getBoundingClientRect();
          const card = one.closest('button')!.getBoundingClientRect();
          const isOver = [...text.getClientRects()].some(
            (line) =>
              (line.left < plate.right && line.top + 3 < plate.bottom && line.bottom - 3 > plate.top) ||
              line.right > card.right - 1 ||
              line.bottom > card.bottom,
          );
          return isOver ? [one.textContent] : [];
        }),
      );
      expect(faults, fixture).toEqual([]);
    }
  });

for (const [turn, name] of ['V5', 'V6'].entries())
  sometimes(2, turn)(
    `${name}: a limit is in words on a line of its own, and a spent play is shown as none`,
    async ({ browser }) => {
      const page = await share(browser, name);
      const hand = page.getByTestId('hand');
      // On the smallest phones an open hand leaves no line for the limit.
      for (const fixture of name === 'V6' ? ['days'] : ['boards', 'days']) {
        await showFixture(page, fixture);
        const limit = hand.getByText('power 2 or less', { exact: true });
        await expect(limit, fixture).toBeInViewport({ ratio: 1 });
        const { y, height } = (await limit.boundingBox())!;
        const below = await hand.locator('[data-hand], [data-testid="btn-hand"]').first().boundingBox();
        expect(y + height, fixture).toBeLessThanOrEqual(below!.y + 2);
      }
      await showFixture(page, 'mid4');
      await expect(hand.getByText('0 minions')).toBeInViewport({ ratio: 1 });
    },
  );

for (const name of ['V4', 'V5', 'V6', 'V7'])
  test(`${name}: a refusal names its rule, on an upright phone in a row of its own`, async ({ browser }) => {
    const page = await share(browser, name);
    await showFixture(page, 'days');
    const refusal = page.getByTestId('refusal');
    const rule = page.getByTestId('prompt').getByRole('button', { name: 'Why? (RES-13)', exact: true });
    await expect(rule).toBeInViewport({ ratio: 1 });
    if (name !== 'V5' && name !== 'V6') return;
    const tab = (await page.getByTestId('prompt').locator('[data-tab]').boundingBox())!;
    // The browser rounds positions.
    expect((await refusal.boundingBox())!.y).toBeGreaterThanOrEqual(tab.y + tab.height - 1.01);
    // However long the refusal is, it stays within the column of the buttons.
    await showFixture(page, 'days-play');
    const [words, buttons] = await page.getByTestId('prompt').evaluate((prompt) => {
      const range = document.createRange();
      range.selectNodeContents(prompt.querySelector('[data-testid="refusal"]')!.firstChild!);
      const ends = [...prompt.querySelectorAll('button:not(.link)')].map((one) => one.getBoundingClientRect().right);
      return [range.getBoundingClientRect().right, Math.max(...ends)] as const;
    });
    expect(words).toBeLessThanOrEqual(buttons + 0.5);
  });

test('V4: the question above a refusal is clear of the torn edge', async ({ browser }) => {
  const page = await share(browser, 'V4');
  for (const fixture of ['days', 'days-play']) {
    await showFixture(page, fixture);
    const above = await page.getByTestId('prompt').evaluate((prompt) => {
      const title = prompt.querySelector('h2')!.getBoundingClientRect();
      return title.top - prompt.getBoundingClientRect().top;
    });
    expect(above, fixture).toBeGreaterThanOrEqual(7);
  }
});

for (const name of Object.keys(SIZES).filter((one) => one !== 'V1 at 400 %'))
  test(`${name}: a replay labels the bar of chances, and says whose each is`, async ({ browser }) => {
    const page = await share(browser, name);
    await showFixture(page, 'replay');
    const bar = page.getByTestId('replay-chances');
    await expect(bar.getByText('Chance to win', { exact: true })).toBeInViewport({ ratio: 1 });
    const told = await bar.locator('b').allTextContents();
    expect(told.map((words) => words.replace(/ \d+%$/, ''))).toEqual(['A', 'B', 'C', 'D']);
    await expect(bar.getByText(/^ \d+%$/).filter({ visible: true })).toHaveCount(4);
    const { y, height } = (await bar.boundingBox())!;
    expect((await page.getByTestId('replay-play').boundingBox())!.y).toBeGreaterThanOrEqual(y + height);
    for (const word of ['Base', 'Turn', 'Event'])
      await expect(page.getByTestId('replay-controls').getByText(word, { exact: true })).toHaveCount(2);
    // Drawn like everything else, not by the browser.
    const ruler = page.getByTestId('replay-scrubber');
    expect(await ruler.evaluate((one) => getComputedStyle(one).appearance)).toBe('none');
    await expect(ruler).toHaveAttribute('title', /bases that scored/);
    // The marks cross it.
    const line = (await ruler.boundingBox())!;
    const marks = (await page.getByTestId('replay-marks').boundingBox())!;
    expect(marks.y + marks.height / 2).toBeCloseTo(line.y + line.height / 2, 0);
  });

for (const name of ['V1', 'V2', 'V3', 'V4', 'V5', 'V6', 'V7', 'V8'])
  test(`${name}: the lower part of a replay has the edges of the table above it`, async ({ browser }) => {
    const page = await share(browser, name);
    await showFixture(page, 'replay');
    const left = (await page.getByTestId('bases').locator('[data-testid^="base-"]').first().boundingBox())!.x;
    expect((await page.getByTestId('replay-chances').boundingBox())!.x).toBeCloseTo(left, 0);
    const last = (await page.getByTestId('replay-from').boundingBox())!;
    expect(SIZES[name]!.width - last.x - last.width).toBeCloseTo(left, 0);
  });

test('V6: buttons of a replay are a finger wide, its slider half the screen, and all chances are on the screen', async ({
  browser,
}) => {
  const page = await share(browser, 'V6');
  await showFixture(page, 'replay');
  const controls = page.getByTestId('replay-controls');
  for (const button of await controls.getByRole('button').all()) {
    const { width, height } = (await button.boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(FINGER);
    await expect(button).toBeInViewport({ ratio: 1 });
  }
  expect((await page.getByTestId('replay-scrubber').boundingBox())!.width).toBeGreaterThanOrEqual(180);
  const { x, width } = (await page.getByTestId('replay-chances').boundingBox())!;
  expect(x + width).toBeLessThanOrEqual(316);
});

test('V6: a folded side of a Big Base board shows the shares of all players', async ({ browser }) => {
  const page = await share(browser, 'V6');
  await showFixture(page, 'big-stress');
  const sides = page.locator('[data-side] > button[aria-expanded="false"]');
  await expect(sides).toHaveCount(3);
  for (const side of await sides.all()) {
    const edge = (await side.boundingBox())!;
    const shares = await side.locator('[data-share]').filter({ visible: true }).all();
    expect(shares).toHaveLength(4);
    for (const one of shares) {
      const { x, y, width, height } = (await one.boundingBox())!;
      expect(x + width).toBeLessThanOrEqual(edge.x + edge.width);
      expect(y + height).toBeLessThanOrEqual(edge.y + edge.height);
    }
  }
});

test('V6: three rows of a folded hand keep clear of their frame, and the frame of the edge', async ({ browser }) => {
  const page = await share(browser, 'V6');
  for (const fixture of ['cover', 'big-scoring']) {
    await showFixture(page, fixture);
    const room = await page.getByTestId('btn-hand').evaluate((frame) => {
      const { top, bottom } = frame.getBoundingClientRect();
      const cards = [...frame.querySelectorAll(':scope > :not(.vh)')].map((card) => card.getBoundingClientRect());
      const above = Math.min(...cards.map((card) => card.top)) - top;
      const below = bottom - Math.max(...cards.map((card) => card.bottom));
      return Math.min(above, below, window.innerHeight - bottom);
    });
    expect(room, fixture).toBeGreaterThanOrEqual(2);
  }
});

for (const name of ['V5', 'V6'])
  test(`${name}: the second ink of a ticket is as high as the ticket, and no base is seen around a stage`, async ({
    browser,
  }) => {
    const page = await share(browser, name);
    for (const fixture of ['clash', 'fusion', 'cover', 'play', 'early', 'lesson']) {
      await showFixture(page, fixture);
      const [ink, ticket] = await page
        .locator('section[data-testid^="base-"]:has([data-lanes])')
        .first()
        .evaluate((base) => [
          Number.parseFloat(getComputedStyle(base, '::before').height),
          base.querySelector('header')?.getBoundingClientRect().height,
        ]);
      // The second ink starts above the ticket, by as much as it is off register.
      expect(Math.abs(ink! - ticket! - 3), fixture).toBeLessThanOrEqual(1);
    }
    for (const fixture of ['duel', 'treasures', 'scoring', 'big-scoring']) {
      await showFixture(page, fixture);
      await expect(page.getByTestId('bases'), fixture).toHaveCSS('filter', 'opacity(0)');
    }
  });

for (const name of ['V5', 'V6', 'V7'])
  test(`${name}: a list over the bases cuts none of their parts in half`, async ({ browser }) => {
    const page = await share(browser, name);
    for (const fixture of ['bigdiscard', 'order', 'shown', 'away']) {
      await showFixture(page, fixture);
      const cut = () =>
        page.evaluate(() => {
          const sheet = document.querySelector<HTMLElement>('dialog[data-over]')!;
          const shade = getComputedStyle(sheet)
            .boxShadow.match(/-?[\d.]+(?=px)/g)!
            .map(Number)[1]!;
          const edge = sheet.getBoundingClientRect().top + shade;
          return [...document.querySelectorAll('[data-region="bases"] :is(header, [role="group"])')].filter((one) => {
            const { top, bottom } = one.getBoundingClientRect();
            return top < edge - 2 && bottom > edge + 2;
          }).length;
        });
      await expect.poll(cut, fixture).toBe(0);
    }
  });

test('V6: three whole cards fit side by side, and the button that closes the hand is a finger wide', async ({
  browser,
}) => {
  const page = await share(browser, 'V6');
  for (const fixture of ['tie', 'duel', 'lesson', 'days-play', 'boards', 'kinds']) {
    await showFixture(page, fixture);
    const all = await page.locator('[data-hand]').all();
    expect(all.length, fixture).toBeGreaterThan(1);
    for (const card of all) await expect(card, fixture).toBeInViewport({ ratio: 0.99 });
    const { left, words, width } = await page.getByRole('button', { name: 'Close your hand' }).evaluate((fold) => {
      const { left, right, top, bottom } = fold.getBoundingClientRect();
      const range = document.createRange();
      const beside = [...fold.parentElement!.querySelectorAll('li')].filter((line) => {
        range.selectNodeContents(line);
        return [...range.getClientRects()].some(
          (box) => box.right > left && box.top < bottom - 2 && box.bottom > top + 2,
        );
      });
      const hit = document.elementFromPoint(right - 43, (top + bottom) / 2);
      const words = beside.map((line) => line.textContent);
      return { left: hit === fold || fold.contains(hit), words, width: right - left };
    });
    expect({ left, words }, fixture).toEqual({ left: true, words: [] });
    expect(width, fixture).toBeGreaterThanOrEqual(32);
  }
});

test('V6: plays and the button beside them keep clear of the cards and of the edge of the screen', async ({
  browser,
}) => {
  const page = await share(browser, 'V6');
  for (const fixture of ['days-play', 'days-calm', 'kinds']) {
    await showFixture(page, fixture);
    const [fromCards, toEdge] = await page.getByTestId('hand').evaluate((hand) => {
      const words = document.createRange();
      const boxes = [...hand.querySelectorAll('ul[aria-label="Plays left"] li')].flatMap((line) => {
        words.selectNodeContents(line);
        return [...words.getClientRects()].filter(({ width }) => width > 1);
      });
      const cards = Math.max(
        ...[...hand.querySelectorAll('[data-hand]')].map((card) => card.getBoundingClientRect().right),
      );
      const fold = hand.querySelector('[aria-expanded]')!;
      const drawn = fold.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(fold, '::after').right) - 2;
      const right = Math.max(drawn, ...boxes.map((box) => box.right));
      return [Math.min(...boxes.map(({ left }) => left)) - cards, innerWidth - right];
    });
    expect(fromCards, fixture).toBeGreaterThanOrEqual(3);
    expect(toEdge, fixture).toBeGreaterThanOrEqual(4);
  }
});

test('V6: buttons of the decision keep clear of the links above them', async ({ browser }) => {
  const page = await share(browser, 'V6');
  for (const fixture of ['days-calm', 'react', 'window', 'names', 'play', 'boards']) {
    await showFixture(page, fixture);
    const gap = await page.getByTestId('prompt').evaluate((prompt) => {
      const links = [...prompt.querySelectorAll('[data-said] button')].map(
        (link) => link.getBoundingClientRect().bottom,
      );
      return prompt.lastElementChild!.querySelector('button')!.getBoundingClientRect().top - Math.max(...links);
    });
    expect(gap, fixture).toBeGreaterThanOrEqual(7);
  }
});

for (const name of ['V5', 'V6'])
  test(`${name}: titans and cards in stasis say why they cannot be played, in an open and in a folded hand`, async ({
    browser,
  }) => {
    const page = await share(browser, name);
    const hand = page.getByTestId('hand');
    await showFixture(page, 'boards');
    await openHand(page);
    await expect(hand.getByText('waits')).toBeInViewport({ ratio: 1 });
    for (const [fixture, why] of [
      ['stasis', 'waits'],
      ['titan-stress', 'only by its text'],
    ] as const) {
      await showFixture(page, fixture);
      await expect(hand.getByText(why), fixture).toBeInViewport({ ratio: 1 });
    }
  });

test('V6: the bar at the top says which turn it is, and shows the last events in two lines that keep apart', async ({
  browser,
}) => {
  const page = await share(browser, 'V6');
  for (const fixture of ['scoring', 'days', 'clash', 'window', 'titans-watched', 'names', 'replay']) {
    await showFixture(page, fixture);
    await expect(page.getByTestId('topbar').getByText(/^Turn \d+$/), fixture).toBeInViewport({ ratio: 1 });
    const ticker = page.getByTestId('ticker');
    await expect(ticker, 'apart from the turn').toHaveCSS('border-left-style', 'solid');
    const told = ticker.locator('[data-event]');
    if (fixture === 'clash') await expect(told.nth(1), 'the one before it').toBeInViewport({ ratio: 0.95 });
    const { lines, least } = await told.first().evaluate((event) => {
      const said = event.querySelector('[data-what]')!;
      const { fontSize, lineHeight } = getComputedStyle(said);
      const pitch = Number.parseFloat(lineHeight);
      return {
        lines: Math.round(event.getBoundingClientRect().height / pitch),
        least: pitch - Number.parseFloat(fontSize),
      };
    });
    expect(lines, fixture).toBeLessThanOrEqual(2);
    expect(least, fixture).toBeGreaterThanOrEqual(2);
  }
});

test('V6: minions in one row of their lane are as high as a finger where there is room', async ({ browser }) => {
  const page = await share(browser, 'V6');
  for (const [fixture, px] of Object.entries({ boards: 36, pair: 43.5, watched: 43.5 })) {
    await showFixture(page, fixture);
    const tiles = page.locator('[data-open] :is([data-density="name"], [data-density="chip"])').filter({
      hasNot: page.locator('li:nth-child(3)'),
    });
    const heights = await tiles
      .locator('[data-testid^="tile-"]')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(heights.length, fixture).toBeGreaterThan(0);
    expect(Math.min(...heights), fixture).toBeGreaterThanOrEqual(px);
  }
});

test('V6: a sheet that scrolls uses all the height there is', async ({ browser }) => {
  const page = await share(browser, 'V6');
  await showFixture(page, 'host');
  // The sheet ends with a whole row.
  expect((await page.getByRole('dialog').boundingBox())!.y).toBeLessThanOrEqual(60);
});

test('V6: a duel ends with its buttons', async ({ browser }) => {
  const page = await share(browser, 'V6');
  await showFixture(page, 'duel');
  const [stage, foot] = await Promise.all(
    ['', ' > footer'].map((part) => page.locator(`[data-testid="duel-stage"]${part}`).boundingBox()),
  );
  expect(stage!.y + stage!.height - foot!.y - foot!.height).toBeLessThanOrEqual(4);
});

test('V6: the undo button says so in a word', async ({ browser }) => {
  const page = await share(browser, 'V6');
  for (const fixture of ['days', 'days-play', 'days-calm']) {
    await showFixture(page, fixture);
    const undo = page.getByTestId('btn-undo');
    await expect(undo.getByText('Undo'), fixture).toBeInViewport({ ratio: 1 });
    expect(await undo.evaluate((one) => one.scrollWidth - one.clientWidth), fixture).toBeLessThanOrEqual(1);
  }
});

test('V6: no line below a question begins with a dot', async ({ browser }) => {
  const page = await share(browser, 'V6');
  await showFixture(page, 'days-calm');
  const [list, hint] = await Promise.all(['btn-list', 'btn-hint'].map((way) => page.getByTestId(way).boundingBox()));
  expect(Math.abs(list!.y - hint!.y)).toBeLessThanOrEqual(1);
});

for (const [turn, name] of ['V5', 'V6', 'V7'].entries())
  sometimes(6, turn + 2)(
    `${name}: chips of different minions at a base read differently, and a finger closes the hand`,
    async ({ browser }) => {
      const page = await share(browser, name);
      for (const fixture of ['stress', 'titan-stress', 'big-stress', 'big-slot', 'stasis', 'boards']) {
        await showFixture(page, fixture);
        const alike = await page.locator('section').evaluateAll((bases) =>
          bases.flatMap((base) => {
            const chips = [...base.querySelectorAll<HTMLElement>('li > [data-testid^="tile-"][data-chip]')];
            const shown = chips.map((chip) => chip.textContent.replace(/[\d\u00ad]/g, ''));
            const meant = chips.map((chip) => chip.getAttribute('aria-label')!.split(',')[0]!);
            return shown.flatMap((one, i) =>
              one === '' || shown.some((other, at) => other === one && meant[at] !== meant[i]) ? [meant[i]!] : [],
            );
          }),
        );
        expect(alike, fixture).toEqual([]);
        await openHand(page);
        const fold = page.getByTestId('hand').getByRole('button', { name: 'Close your hand' });
        expect((await fold.boundingBox())!.height, fixture).toBeGreaterThanOrEqual(FINGER);
      }
    },
  );

test('V4: chips show their names', async ({ browser }) => {
  const page = await share(browser, 'V4');
  for (const fixture of ['stress4', 'titan-stress', 'big-stress', 'big', 'big-slot']) {
    await showFixture(page, fixture);
    const chips = page.locator('li > [data-testid^="tile-"][data-chip]');
    expect(await chips.count(), fixture).toBeGreaterThan(fixture.startsWith('big') ? 2 : 10);
    await expect(chips.filter({ hasNot: page.locator('[data-name], [data-begun]') }), fixture).toHaveCount(0);
  }
});

for (const [name, closest] of [
  ['V3', -0.5],
  ['V4', -0.25],
] as const)
  test(`${name}: letters of chips do not touch`, async ({ browser }) => {
    const page = await share(browser, name);
    for (const fixture of ['stress4', 'stress', 'titan-stress', 'big-stress']) {
      await showFixture(page, fixture);
      const names = page.locator('[data-chip] :is([data-name], [data-begun])');
      const spacings = await names.evaluateAll((all) =>
        all.map((one) => Number.parseFloat(getComputedStyle(one).letterSpacing) || 0),
      );
      expect(spacings.length, fixture).toBeGreaterThan(10);
      expect(Math.min(...spacings), fixture).toBeGreaterThanOrEqual(closest);
    }
  });

test('V3: tiles tell the whole names of attached actions, and totals keep their distance from plates', async ({
  browser,
}) => {
  const page = await share(browser, 'V3');
  await showFixture(page, 'titans-watched');
  const names = await page
    .locator('[data-lanes] [data-on] span')
    .evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => one.scrollWidth - one.clientWidth));
  expect(names.length).toBeGreaterThan(1);
  expect(Math.max(...names)).toBeLessThanOrEqual(1);
  for (const fixture of ['stress', 'stress4', 'titan-stress']) {
    await showFixture(page, fixture);
    const gaps = await page.locator('[data-lane-total]').evaluateAll((totals) =>
      totals.flatMap((total) => {
        const plate = total.previousElementSibling!;
        return plate.matches('span') ? total.getBoundingClientRect().left - plate.getBoundingClientRect().right : [];
      }),
    );
    expect(gaps.length, fixture).toBeGreaterThan(10);
    expect(Math.min(...gaps), fixture).toBeGreaterThanOrEqual(3);
  }
});

test('V4: a Big Base board shows the points of all players in one row, with their unit', async ({ browser }) => {
  const page = await share(browser, 'V4');
  for (const fixture of ['big', 'big-stress', 'big-slot']) {
    await showFixture(page, fixture);
    const totals = page.locator('[data-testid^="board-total-"]');
    await expect(totals, fixture).toHaveCount(4);
    for (const total of await totals.all()) await expect(total.getByText('VP', { exact: true })).toBeVisible();
    await expect(page.locator('[data-testid^="player-"] [data-score]'), fixture).toHaveText(Array(4).fill(/\sVP$/));
    const boxes = await totals.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
    for (const { top, width } of boxes) {
      expect(top, fixture).toBeCloseTo(boxes[0]!.top, 0);
      expect(width, fixture).toBeCloseTo(boxes[0]!.width, 0);
    }
  }
});

for (const name of ['V5', 'V6'])
  test(`${name}: the prizes of a Big Base board keep apart, and show their unit`, async ({ browser }) => {
    const page = await share(browser, name);
    for (const fixture of ['big', 'big-stress', 'big-slot']) {
      await showFixture(page, fixture);
      const totals = page.locator('[data-testid^="board-total-"]');
      await expect(totals, fixture).toHaveCount(4);
      for (const total of await totals.all()) await expect(total.getByText('VP', { exact: true })).toBeVisible();
      const free = await totals.evaluateAll((all) =>
        all.map((one) => {
          const words = document.createRange();
          words.selectNodeContents(one.querySelector('small')!);
          const next = one.nextElementSibling?.getBoundingClientRect().left ?? innerWidth - 5;
          return next - words.getBoundingClientRect().right;
        }),
      );
      expect(Math.min(...free), fixture).toBeGreaterThanOrEqual(3);
    }
  });

test('V5: cards of one row have pictures, and a hand of several rows stands as far from the edges as the bases', async ({
  browser,
}) => {
  const page = await share(browser, 'V5');
  for (const fixture of ['tie', 'duel', 'lesson', 'monsters']) {
    await showFixture(page, fixture);
    const cards = page.locator('[data-hand]');
    const bare = await cards.evaluateAll(
      (all) =>
        all.filter((card) => ![...card.querySelectorAll('i img, i svg')].some((one) => one.checkVisibility())).length,
    );
    expect(await cards.count(), fixture).toBeGreaterThan(1);
    expect(bare, fixture).toBe(0);
  }
  for (const fixture of ['stress', 'titan-stress']) {
    await showFixture(page, fixture);
    // The hand slides in as it opens.
    await stands(page);
    const [hand, fold] = [page.locator('[data-hand]'), page.getByRole('button', { name: 'Close your hand' })];
    const lefts = await hand.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().left));
    expect(Math.min(...lefts), fixture).toBeGreaterThanOrEqual(8);
    const { x, width } = (await fold.boundingBox())!;
    expect(SIZES.V5!.width - x - width, fixture).toBeGreaterThanOrEqual(8);
    expect(SIZES.V5!.width - x - width, fixture).toBeLessThanOrEqual(12);
  }
});

test('V6: frames of cards that would do nothing keep clear of each other and of the edge of the screen', async ({
  browser,
}) => {
  const page = await share(browser, 'V6');
  for (const fixture of ['early', 'live']) {
    await showFixture(page, fixture);
    const frames = await page.locator('[data-hand][data-pointless]').evaluateAll((all) =>
      all.map((card) => {
        const { outlineOffset, outlineWidth } = getComputedStyle(card);
        return {
          out: parseFloat(outlineOffset) + parseFloat(outlineWidth),
          bottom: card.getBoundingClientRect().bottom,
        };
      }),
    );
    for (const { out, bottom } of frames) {
      expect(out, fixture).toBeLessThanOrEqual(0);
      expect(bottom, fixture).toBeLessThanOrEqual(SIZES.V6!.height);
    }
  }
});

test('texts in a lane that gets narrower are set as if it had been that narrow from the beginning', async ({
  browser,
}) => {
  const page = await shareFixtures(browser, { viewport: { width: 615, height: 930 } });
  /** Letters and columns of all lanes. */
  const lanesAt = async (width: number) => {
    await page.setViewportSize({ width, height: 930 });
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const lanes = page.locator('[data-lanes] ul');
    return [width, ...(await lanes.evaluateAll((lists) => lists.map((list) => list.getAttribute('style'))))];
  };
  const widths = [591, 543, 519, 471, 447];
  await showFixture(page, 'allocate');
  const refitted: unknown[] = [];
  for (const width of widths) refitted.push(await lanesAt(width));
  const fresh: unknown[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 930 });
    await showFixture(page, 'allocate');
    fresh.push(await lanesAt(width));
  }
  expect(refitted).toEqual(fresh);
});

test('V4: a minion whose text has no room shows a picture', async ({ browser }) => {
  const page = await share(browser, 'V4');
  for (const fixture of ['titans-watched', 'puzzle']) {
    await showFixture(page, fixture);
    const bare = await page
      .locator('[data-untold]')
      .evaluateAll(
        (all) =>
          all.filter(
            (tile) =>
              ![...tile.querySelectorAll('img, svg')].some(
                (one) => one.checkVisibility() && one.getBoundingClientRect().width > 40,
              ),
          ).length,
      );
    expect(bare, fixture).toBe(0);
  }
});

test('V4, V5: buttons side by side have the same height', async ({ browser }) => {
  for (const [name, fixture, row] of [
    ['V4', 'result', '[data-testid="more-below"], button:has-text("New factions"), button:has-text("Rematch")'],
    ['V5', 'window', '[data-testid="prompt"] [data-look="passes"] button'],
  ] as const) {
    const page = await share(browser, name);
    await showFixture(page, fixture);
    const heights = await page
      .locator(row)
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().height)));
    expect(heights.length, fixture).toBeGreaterThan(1);
    expect(Math.max(...heights) - Math.min(...heights), fixture).toBeLessThanOrEqual(1);
  }
});

test('V7: beside two strips the open base fills the rest of the width', async ({ browser }) => {
  const page = await share(browser, 'V7');
  for (const fixture of ['early', 'pair', 'monsters']) {
    await showFixture(page, fixture);
    const { width } = (await page.locator('[data-region="bases"] > [data-open]').boundingBox())!;
    expect(width, fixture).toBeGreaterThan(SIZES.V7!.width * 0.55);
  }
});

test('V7: scores of a Big Base game have their unit, and the count of cards in hand keeps clear of names', async ({
  browser,
}) => {
  const page = await share(browser, 'V7');
  for (const fixture of ['big', 'big-stress', 'big-slot', 'big-scoring']) {
    await showFixture(page, fixture);
    const scores = page.locator(':is([data-testid^="player-"], [data-testid="hand"]) [data-score]');
    await expect(scores, fixture).toHaveText(Array(4).fill(/\sVP$/));
  }
  for (const fixture of ['replay', 'titans-watched']) {
    await showFixture(page, fixture);
    const gaps = await page.locator('[data-testid^="player-"]').evaluateAll((panels) =>
      panels.map((panel) => {
        const [count, name] = ['[data-counts] > span', '[data-name]'].map((one) => {
          const words = document.createRange();
          words.selectNodeContents(panel.querySelector(one)!);
          return words.getBoundingClientRect();
        });
        return name!.left - count!.right;
      }),
    );
    expect(gaps.length, fixture).toBe(4);
    expect(Math.min(...gaps), fixture).toBeGreaterThanOrEqual(3.5);
  }
});

test('V7: a long name in stasis is clear of its frame', async ({ browser }) => {
  const page = await share(browser, 'V7');
  await showFixture(page, 'boards');
  const clear = await page.locator('[data-testid^="stasis-"]').evaluateAll((cards) =>
    cards.map((card) => {
      const [own, name, turns] = [card, ...card.children].map((one) => one.getBoundingClientRect());
      return Math.min(name!.top - own!.top, own!.bottom - turns!.bottom) - card.clientTop;
    }),
  );
  expect(clear.length).toBe(2);
  expect(Math.min(...clear)).toBeGreaterThanOrEqual(1);
  // Beside higher cards, its lines are apart.
  await showFixture(page, 'stasis');
  const lines = page.locator('[data-testid^="stasis-"] [data-name]');
  for (const name of await lines.all()) await expect(name).toHaveCSS('line-height', '13px');
});

test('V4: a list over the bases ends above the decision', async ({ browser }) => {
  const page = await share(browser, 'V4');
  for (const fixture of ['shown', 'order', 'away']) {
    await showFixture(page, fixture);
    const [list, decision] = [
      await page.getByTestId('choice').boundingBox(),
      await page.getByTestId('prompt').boundingBox(),
    ];
    const gap = decision!.y - list!.y - list!.height;
    expect(gap, fixture).toBeGreaterThanOrEqual(0);
    expect(gap, fixture).toBeLessThan(16);
  }
});

test('V4: chips of a crowded Big Base board show whole names', async ({ browser }) => {
  const page = await share(browser, 'V4');
  await showFixture(page, 'big-stress');
  const names = await page.locator('[data-begun]').allTextContents();
  expect(names.length).toBeGreaterThan(30);
  expect(names.filter((one) => one.endsWith('.'))).toEqual([]);
});

test('V4: the treasures of a base stand side by side, equally high', async ({ browser }) => {
  const page = await share(browser, 'V4');
  await showFixture(page, 'treasures');
  const boxes = await page
    .locator('[data-testid^="treasure-"]')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => `${top}-${bottom}`));
  expect(boxes).toHaveLength(5);
  expect(new Set(boxes).size).toBe(1);
});

test('V7: treasures are described in letters of body size', async ({ browser }) => {
  const page = await share(browser, 'V7');
  await showFixture(page, 'treasures');
  const sizes = await page
    .locator('[data-testid^="treasure-"] > :nth-child(3)')
    .evaluateAll((all) => all.map((text) => getComputedStyle(text).fontSize));
  expect(new Set(sizes)).toEqual(new Set(['14px']));
});

test('V7: plates of a hand are at one height, and long names are normally spaced', async ({ browser }) => {
  const page = await share(browser, 'V7');
  for (const fixture of ['names', 'against', 'live', 'puzzle', 'long-hand', 'stasis']) {
    await showFixture(page, fixture);
    await openHand(page);
    const names = await page.locator('[data-hand] [data-name]').evaluateAll((all) =>
      all.map((name) => ({
        top: name.previousElementSibling!.getBoundingClientRect().top,
        spacing: name.closest('[data-many] [data-wordy]') ? Number.parseFloat(getComputedStyle(name).letterSpacing) : 0,
      })),
    );
    const tops = names.map(({ top }) => top);
    expect(Math.max(...tops) - Math.min(...tops), fixture).toBeLessThanOrEqual(1.5);
    expect(
      names.filter(({ spacing }) => spacing < 0),
      fixture,
    ).toEqual([]);
  }
});

test('V7: the names of three minions keep clear of the numbers beside them', async ({ browser }) => {
  const page = await share(browser, 'V7');
  for (const fixture of ['boards', 'titan', 'titans', 'monsters']) {
    await showFixture(page, fixture);
    const gaps = await page.locator('[data-called] > [data-name]').evaluateAll((all) =>
      all.map((name) => {
        const power = name.previousElementSibling!.getBoundingClientRect();
        const own = name.getBoundingClientRect();
        return own.left >= power.right - 1 ? own.left - power.right : 9;
      }),
    );
    expect(gaps.length, fixture).toBeGreaterThan(1);
    expect(Math.min(...gaps), fixture).toBeGreaterThanOrEqual(2.9);
  }
});

test('V7: titans in panels of players keep clear of the scores and inside the panels', async ({ browser }) => {
  const page = await share(browser, 'V7');
  for (const fixture of ['replay', 'titans-watched']) {
    await showFixture(page, fixture);
    const free = await page.getByTestId('pip').evaluateAll((pips) =>
      pips.map((pip) => {
        const panel = pip.closest('[data-testid^="player-"]')!;
        const [own, edge] = [pip.getBoundingClientRect(), panel.getBoundingClientRect()];
        const score = document.createRange();
        score.selectNodeContents(panel.querySelector('[data-score]')!);
        return Math.min(own.left - score.getBoundingClientRect().right, edge.right - own.right, own.top - edge.top + 2);
      }),
    );
    expect(free.length, fixture).toBeGreaterThan(3);
    expect(Math.min(...free), fixture).toBeGreaterThanOrEqual(2);
  }
});

test('V5: beside an open hand a base shows its whole ability in letters of the usual size', async ({ browser }) => {
  const page = await share(browser, 'V5');
  for (const fixture of ['boards', 'kinds', 'days-play', 'titans', 'buried']) {
    await showFixture(page, fixture);
    const ability = page.locator('[data-open] [data-ability]');
    await expect(ability, fixture).toBeVisible();
    await expect(ability, fixture).not.toHaveAttribute('data-cut');
    await expect(ability, fixture).toHaveCSS('font-family', /^"?Atkinson/);
  }
});

test('V5: each text in a lane uses the height of its tile', async ({ browser }) => {
  const page = await share(browser, 'V5');
  for (const fixture of ['monsters', 'days-calm', 'kinds', 'boards', 'play', 'titans']) {
    await showFixture(page, fixture);
    const sizes = await page
      .locator('[data-lanes] [data-told]:visible')
      .evaluateAll((texts) => texts.map((text) => Number.parseFloat(getComputedStyle(text).fontSize)));
    for (const px of sizes) expect(px, fixture).toBeGreaterThanOrEqual(14);
  }
});

test('V5: a blocked card has its plate and its name in the middle of the room that its reason leaves free', async ({
  browser,
}) => {
  const page = await share(browser, 'V5');
  for (const fixture of ['days-play', 'early', 'titans', 'react', 'window', 'only']) {
    await showFixture(page, fixture);
    await openHand(page);
    const blocked = page.locator('[data-hand][data-noted]');
    await expect(blocked.first(), fixture).toBeVisible();
    const found = await blocked.evaluateAll((cards) =>
      cards.map((card) => {
        const [edge, name, reason] = [card, ...card.querySelectorAll('[data-name], [data-mark-of="reason"]')].map(
          (one) => one.getBoundingClientRect(),
        );
        // The plate is beside the name or above it.
        const plate = card.querySelector('[data-name]')!.previousElementSibling!.getBoundingClientRect();
        return [Math.min(plate.top, name!.top) - edge!.top, reason!.top - name!.bottom] as const;
      }),
    );
    for (const [above, below] of found) expect(Math.abs(above - below), fixture).toBeLessThanOrEqual(5);
  }
});

for (const [name, fixtures] of [
  ['V6', ['duel']],
  ['V7', ['duel', 'treasures']],
] as const)
  test(`${name}: a stage over the bases leaves no sliver of a base visible above it`, async ({ browser }) => {
    const page = await share(browser, name);
    for (const fixture of fixtures) {
      await showFixture(page, fixture);
      const [bases, stage] = await page
        .locator('[data-testid="bases"], section[data-low]')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
      expect(stage! - bases!, fixture).toBeLessThanOrEqual(2);
    }
  });

for (const name of ['V5', 'V6'])
  test(`${name}: an odd number of folded bases leaves no hole`, async ({ browser }) => {
    const page = await share(browser, name);
    for (const fixture of ['buried', 'watched', 'live']) {
      await showFixture(page, fixture);
      const ends = await page.locator('[data-region="bases"] > section').evaluateAll((all) =>
        all.map((one) => {
          const { right, bottom } = one.getBoundingClientRect();
          return { right, bottom };
        }),
      );
      const last = Math.max(...ends.map(({ bottom }) => bottom));
      const right = Math.max(...ends.map((one) => one.right));
      expect(Math.max(...ends.filter(({ bottom }) => bottom > last - 2).map((one) => one.right)), fixture).toBe(right);
    }
  });

test('V7: a list begins below its title and ends at the buttons', async ({ browser }) => {
  const page = await share(browser, 'V7');
  for (const fixture of ['away', 'bigdiscard']) {
    await showFixture(page, fixture);
    const free = await page.getByTestId('choice').evaluate((sheet) => {
      const body = sheet.querySelector('[data-more]')!.getBoundingClientRect();
      const rows = [...sheet.querySelectorAll('[data-more] li')].map((row) => row.getBoundingClientRect());
      const ends = rows.map(({ bottom }) => bottom).filter((bottom) => bottom <= body.bottom);
      return [
        rows[0]!.top - sheet.querySelector('header > :first-child')!.getBoundingClientRect().bottom,
        body.bottom - Math.max(...ends),
      ];
    });
    for (const px of free) expect(px, fixture).toBeLessThanOrEqual(16);
  }
});

test('V7: a titan beside many minions has its whole name in the head of its lane', async ({ browser }) => {
  const page = await share(browser, 'V7');
  await showFixture(page, 'titan-stress');
  const titan = page.locator('[data-lanes] [data-titan] [data-testid^="titan-"]');
  await expect(titan).toContainText('Fort Titanosaurus');
  // Its letters keep inside the hexagon.
  const [name, hexagon] = await titan.evaluate((one) => {
    const words = document.createRange();
    words.selectNodeContents([...one.querySelectorAll('span')].find(({ textContent }) => /Fort/.test(textContent))!);
    return [words.getBoundingClientRect(), one.getBoundingClientRect()].map(({ left, right }) => ({ left, right }));
  });
  expect(name!.left).toBeGreaterThan(hexagon!.left + 7);
  expect(name!.right).toBeLessThan(hexagon!.right - 14);
});

test('V5: meters of folded bases in rows are equally long', async ({ browser }) => {
  const page = await share(browser, 'V5');
  for (const fixture of ['mid4', 'cover', 'yesno']) {
    await showFixture(page, fixture);
    const widths = await page
      .locator('button[aria-expanded="false"] [data-meter]')
      .evaluateAll((meters) => meters.map((meter) => Math.round(meter.getBoundingClientRect().width)));
    expect(widths.length, fixture).toBeGreaterThan(3);
    expect(new Set(widths).size, `${fixture}: ${widths}`).toBe(1);
  }
});

for (const name of ['V5', 'V6', 'V7'])
  test(`${name}: a minion alone in its lane takes its width`, async ({ browser }) => {
    const page = await share(browser, name);
    await showFixture(page, 'mid4');
    const free = await page
      .locator('[data-lanes] ul > li:only-child')
      .evaluateAll((tiles) =>
        tiles.map((tile) => tile.parentElement!.getBoundingClientRect().width - tile.getBoundingClientRect().width),
      );
    expect(free.length).toBeGreaterThan(1);
    expect(Math.max(...free)).toBeLessThan(1);
  });

test('V7: the bar at the top says whose turn it is', async ({ browser }) => {
  const page = await share(browser, 'V7');
  for (const [fixture, mark] of [
    ['stress', 'A, circle'],
    ['days-play', 'A, circle'],
  ] as const) {
    await showFixture(page, fixture);
    await expect(page.getByTestId('topbar').getByRole('img', { name: mark }), fixture).toBeInViewport({ ratio: 1 });
  }
});

test('V4: a minion alone in its lane fills it', async ({ browser }) => {
  const page = await share(browser, 'V4');
  for (const fixture of ['mid4', 'days', 'days-play', 'kinds']) {
    await showFixture(page, fixture);
    const alone = page.locator('[data-open] [data-density="name"] > li:only-child');
    const left = await alone.evaluateAll((cells) =>
      cells.map((cell) => cell.parentElement!.clientWidth - cell.getBoundingClientRect().width),
    );
    expect(left.length, fixture).toBeGreaterThan(2);
    expect(Math.max(...left), fixture).toBeLessThanOrEqual(1);
  }
});

test('V7: the ability of the open base keeps clear of its plates and its meter', async ({ browser }) => {
  const page = await share(browser, 'V7');
  for (const fixture of ['mid4', 'days', 'early', 'play']) {
    await showFixture(page, fixture);
    const [gap, below] = await page.locator('[data-region="bases"] > [data-open]').evaluate((base) => {
      const words = document.createRange();
      words.selectNodeContents(base.querySelector('[data-ability]')!);
      const meter = base.querySelector('[data-meter]')!.getBoundingClientRect().top;
      const plates = [...base.querySelectorAll('header i[data-place]')].map(
        (one) => one.getBoundingClientRect().bottom,
      );
      // Letters start below the top of their line box.
      const { top, bottom } = words.getBoundingClientRect();
      return [top + 3 - Math.max(...plates), meter - bottom];
    });
    expect(gap, fixture).toBeGreaterThanOrEqual(3);
    expect(below, fixture).toBeGreaterThanOrEqual(2);
  }
});

test('V7: two lines of a base name keep clear of the rule above, and the meter of the base of its actions', async ({
  browser,
}) => {
  const page = await share(browser, 'V7');
  await showFixture(page, 'names');
  const [above, beside] = await page.getByTestId('base-0').evaluate((base) => {
    const words = document.createRange();
    const name = base.querySelector('[data-name][data-wordy]')!;
    words.selectNodeContents(name);
    const meter = base.querySelector('[data-meter]')!.getBoundingClientRect();
    const action = base.querySelector('[data-testid^="tile-"]')!.getBoundingClientRect();
    // Capitals start below the top of their line box.
    const top = words.getBoundingClientRect().top + 0.3 * Number.parseFloat(getComputedStyle(name).fontSize);
    return [top - base.getBoundingClientRect().top, action.left - meter.right];
  });
  // The lower of the two rules ends 4 px below the top.
  expect(above).toBeGreaterThanOrEqual(7);
  expect(beside).toBeGreaterThanOrEqual(3);
});

for (const [name, fixtures] of [
  ['V5', ['titans', 'long-hand', 'stasis', 'react', 'early', 'days-play', 'against']],
  ['V6', ['titans', 'names', 'react', 'early', 'days-play', 'against', 'live']],
  ['V7', ['long-hand', 'stasis', 'names', 'against', 'live', 'puzzle']],
] as const)
  test(`${name}: all names of a hand stand either beside their plates or below them`, async ({ browser }) => {
    const page = await share(browser, name);
    for (const fixture of fixtures) {
      await showFixture(page, fixture);
      await openHand(page);
      const ways = await page.locator('[data-hand] [data-name]').evaluateAll((all) =>
        all.map((one) => {
          const [text, plate] = [one, one.previousElementSibling!].map((part) => part.getBoundingClientRect());
          return text!.top >= plate!.bottom - 1 ? 'below' : 'beside';
        }),
      );
      expect(new Set(ways).size, fixture).toBe(1);
    }
  });

test('V7: names in a hand of a few cards have one size, and the tiles of a lane one layout', async ({ browser }) => {
  const page = await share(browser, 'V7');
  for (const fixture of ['puzzle', 'play', 'clash']) {
    await showFixture(page, fixture);
    const sizes = await page
      .locator('[data-hand] [data-name]')
      .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)));
    expect(Math.max(...sizes) - Math.min(...sizes), fixture).toBeLessThan(0.1);
    const mixed = await page
      .locator('[data-open] [data-testid^="lane-"]')
      .filter({ has: page.locator('[data-chip]') })
      .evaluateAll((lanes) =>
        lanes.map((lane) => {
          const named = lane.querySelectorAll('[data-chip][data-called]').length;
          return named > 0 && named < lane.querySelectorAll('[data-chip]:is([data-called], [data-brief])').length;
        }),
      );
    expect(mixed, fixture).not.toContain(true);
  }
});

for (const [name, fixtures] of [
  ['V5', ['kinds', 'against', 'stasis', 'names']],
  ['V6', ['kinds', 'names', 'clash', 'early', 'react', 'puzzle']],
] as const)
  test(`${name}: the number of a base stands above the middle of its first plate, clear of it`, async ({ browser }) => {
    const page = await share(browser, name);
    for (const fixture of fixtures) {
      await showFixture(page, fixture);
      const [apart, aside] = await page.locator('[data-open] > header').evaluate((head) => {
        const [number, plate] = [
          head.firstElementChild!.lastElementChild!,
          head.querySelector('[data-place="1"]')!,
        ].map((one) => one.getBoundingClientRect());
        return [plate!.top - number!.bottom, plate!.left + plate!.right - number!.left - number!.right] as const;
      });
      expect(apart, fixture).toBeGreaterThanOrEqual(3.5);
      expect(Math.abs(aside), fixture).toBeLessThanOrEqual(1);
    }
  });

test('V6: no name of eleven letters is broken, and a finger closes every hand', async ({ browser }) => {
  const page = await share(browser, 'V6');
  for (const fixture of [
    'boards',
    'against',
    'buried',
    'stress',
    'titan-stress',
    'days-calm',
    'kinds',
    'duel',
    'tie',
  ]) {
    await showFixture(page, fixture);
    const broken = await page
      .locator(':is([data-hand], [data-testid^="tile-"]:not([data-chip])) [data-name]')
      .evaluateAll((all) =>
        all.flatMap((one) => {
          const words = document.createRange();
          words.selectNodeContents(one);
          const letters = one.textContent.replaceAll('\u00ad', '');
          const lines = new Set([...words.getClientRects()].map(({ top }) => Math.round(top)));
          return /^\S{1,11}$/.test(letters) && lines.size > 1 ? [letters] : [];
        }),
      );
    expect(broken, fixture).toEqual([]);
    await openHand(page);
    const fold = (await page.getByRole('button', { name: 'Close your hand' }).boundingBox())!;
    expect(Math.min(fold.width, fold.height), fixture).toBeGreaterThanOrEqual(FINGER);
  }
});

test('V6: all cards to order, all treasures and the rules of a table are in sight', async ({ browser }) => {
  const page = await share(browser, 'V6');
  for (const [fixture, rows, n] of [
    ['order', '[data-testid^="prompt-option-"]', 3],
    ['treasures', '[data-testid^="treasure-"]', 5],
    ['lobby', '[data-testid="rules-in-short"]', 1],
    ['titan-stress', '[data-testid^="lane-0-"] > :first-child', 4],
  ] as const) {
    await showFixture(page, fixture);
    const all = page.locator(rows);
    await expect(all, fixture).toHaveCount(n);
    for (const row of await all.all()) await expect(row, fixture).toBeInViewport({ ratio: 0.99 });
    // Their texts have the letters of body text.
    if (fixture === 'treasures')
      for (const row of await all.all())
        await expect(row.locator(':scope > :last-child')).toHaveCSS('font-size', '14px');
    // Scores show their unit, even beside a titan.
    if (fixture === 'titan-stress')
      for (const row of await all.all()) await expect(row.getByText('VP', { exact: true })).toBeVisible();
  }
});

for (const [turn, name] of ['V5', 'V6', 'V7'].entries())
  sometimes(6, turn)(
    `${name}: cards without texts show that a fusion is a minion or an action`,
    async ({ browser }) => {
      const page = await share(browser, name);
      await showFixture(page, 'fusion');
      await openHand(page);
      const plates = page.locator('[data-hand] > :first-child > :first-child');
      await expect(plates).toHaveText(['3', '2', '2', '2', '2']);
      for (const plate of await plates.all()) await expect(plate.locator('svg')).toBeInViewport({ ratio: 0.99 });
    },
  );

test('V6: letters of names in hand stand closer only for words that need it', async ({ browser }) => {
  const page = await share(browser, 'V6');
  for (const fixture of ['clash', 'puzzle', 'against', 'fusion']) {
    await showFixture(page, fixture);
    await openHand(page);
    const close = await page.getByTestId('hand').evaluate((hand) =>
      [...hand.querySelectorAll<HTMLElement>('li > button [data-name]')].flatMap((one) => {
        // "normal" if it is nothing.
        if ((Number.parseFloat(getComputedStyle(one).letterSpacing) || 0) >= 0) return [];
        const card = one.closest('button')!.getBoundingClientRect();
        one.style.letterSpacing = '0';
        const words = document.createRange();
        words.selectNodeContents(one);
        const boxes = [...words.getClientRects()];
        one.style.letterSpacing = '';
        // A word that breaks needs it, too.
        const lines = new Set(boxes.map(({ top }) => Math.round(top))).size;
        if (lines > one.textContent.split(' ').length) return [];
        return card.right - Math.max(...boxes.map((box) => box.right)) > 10 ? [one.textContent] : [];
      }),
    );
    expect(close, fixture).toEqual([]);
  }
});

test('V6: marks and scores are in line in all panels, and the powers of a scored base in a column', async ({
  browser,
}) => {
  const page = await share(browser, 'V6');
  for (const fixture of ['boards', 'titans', 'stasis', 'against']) {
    await showFixture(page, fixture);
    const panels = await page.locator('[data-testid="opponents"] > button').evaluateAll((all) =>
      all.map((panel) => {
        const edge = panel.getBoundingClientRect().left;
        const [mark, score] = [panel.firstElementChild!, panel.querySelector('[data-score]')!];
        return [mark, score].map((one) => Math.round(one.getBoundingClientRect().left - edge)).join();
      }),
    );
    expect(new Set(panels).size, fixture).toBe(1);
  }
  await showFixture(page, 'scoring');
  const powers = page.getByTestId('scoring').locator('li > b');
  await expect(powers.first()).toBeVisible();
  const ends = await powers.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().right)));
  expect(ends.length).toBeGreaterThan(2);
  expect(new Set(ends).size).toBe(1);
});

for (const [turn, name] of ['V5', 'V6', 'V7'].entries())
  sometimes(6, turn + 2)(`${name}: a card out of stasis says why it cannot be played`, async ({ browser }) => {
    const page = await share(browser, name);
    await showFixture(page, 'boards');
    await openHand(page);
    const ready = page.getByTestId('stasis').locator('button', { hasText: 'Wormhole' });
    await expect(ready.locator('[data-mark-of="reason"]')).toHaveText(/special/i);
    await expect(ready.locator('[data-mark-of="reason"]')).toBeInViewport({ ratio: 0.99 });
    const [words, card] = [await ready.locator('> :nth-child(3)').boundingBox(), await ready.boundingBox()];
    expect(words!.y + words!.height).toBeLessThan(card!.y + card!.height);
  });
