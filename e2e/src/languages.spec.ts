/** Other languages: all visible text goes through lingui, and German fits every screen. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { openFixtures, SCREENS, showFixture, speak } from './support/fixtures.ts';
import { measure } from './support/measure.ts';
import { photograph } from './support/photograph.ts';
import { sometimes } from './support/sometimes.ts';

const V1 = { width: 1440, height: 900 };
const V5 = { width: 390, height: 844 };
/** The screens with the most and the densest text. */
const FULL = ['play', 'mid4', 'react', 'scoring', 'duel', 'treasures'];

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
const strings = (json: Json | undefined): string[] =>
  typeof json === 'string' ? [json] : json && typeof json === 'object' ? Object.values(json).flatMap(strings) : [];

/** Data, and English by design (docs/languages.md): sentences and names; single small words are keys of the view. */
const isData = (text: string): boolean => /^\p{Lu}|\p{L} \p{L}/u.test(text);

const FACTS = join(import.meta.dirname, '../../packages/cards/src');
const facts = readdirSync(FACTS, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('facts.json'))
  .map((name) => JSON.parse(readFileSync(join(FACTS, name), 'utf8')) as { tags?: string[] });
const printed = facts.flatMap(strings).filter(isData);
const rulesTexts = printed.filter((text) => text.includes(' ')).join('\n');
/** Names of people, rooms and slots, faction tags, keys, symbols, and text only fixtures have. */
const AS_THEY_ARE = new Set([
  ...[
    'Ines',
    'Mina',
    'Oskar',
    'Quill',
    'Spry Lynx',
    'Bot Quill',
    'Bot Ember',
    'Bot Flint',
    'KELP-47382',
    'SWAMP-47382',
    'z',
  ],
  ...['Gate', 'Yard', 'Tower', 'Field'],
  ...['Bot Wren', 'Sharks', 'Ancient Incas', 'Play Cards', 'Play cards or end your turn'],
  ...['Answer with one of the buttons.', 'Play Great Grandma on The Grey Opal'],
  ...facts.flatMap(({ tags = [] }) => [...tags, tags.join(' · ')]),
  ...['Esc', 'E', 'G', 'P', 'U', 'M', 'A picture of this card cannot be drawn.'],
]);

/** Visible and spoken text, with everything in marks removed. */
const unmarked = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const written: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest('script, style')) written.push(node.textContent ?? '');
    const read = ['aria-label', 'title', 'placeholder', 'alt'].flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].map((one) => one.getAttribute(name) ?? ''),
    );
    return [written.join('\n'), ...read].flatMap((text) => {
      let rest = text.replaceAll('\u00ad', '');
      for (let before = ''; before !== rest; ) {
        before = rest;
        rest = rest.replace(/‹[^‹›]*›/g, '');
      }
      return rest.split('\n').map((line) => line.trim());
    });
  });

/** The longest first, each in capitals as well. */
const inOrder = (texts: Iterable<string>): string[] =>
  [...new Set(texts)]
    .filter((text) => text.length > 2)
    .sort((a, b) => b.length - a.length)
    .flatMap((text) => [text, text.toUpperCase()]);
const PRINTED = inOrder([...printed, ...AS_THEY_ARE]);
const without = (line: string, data: readonly string[]): string => {
  let rest = line;
  for (const text of data) if (rest.includes(text)) rest = rest.replaceAll(text, ' ');
  return rest.replace(/\band\b/g, '');
};
/** Lines that consist only of printed data; most are on every screen. */
const plain = new Map<string, boolean>();
function isPrinted(line: string): boolean {
  const known = plain.get(line) ?? !/\p{L}/u.test(without(line, PRINTED));
  plain.set(line, known);
  return known;
}

/** Lines with something left after removing all data. */
function strange(lines: string[], view: Json): string[] {
  let data: string[] | undefined;
  const left = (line: string): string => {
    if (isPrinted(line)) return '';
    data ??= inOrder([...printed, ...strings(view).filter(isData), ...AS_THEY_ARE]);
    return without(line, data);
  };
  return [...new Set(lines)].filter(
    (line) =>
      /\p{L}/u.test(line) &&
      !AS_THEY_ARE.has(line) &&
      // A rule, a seat, a time left.
      !/^(?:[A-Z]+-\d+|[A-D],?|\d+ hr, \d+ min)$/.test(line) &&
      // A piece of a text, cut where its words are marked.
      !((line.length > 12 || line.endsWith(':')) && rulesTexts.includes(line)) &&
      /\p{L}/u.test(left(line)),
  );
}

const viewOf = (page: Page): Promise<Json> =>
  page.evaluate(() => (window as unknown as { __t: { view(): Json } }).__t.view());

sometimes(6, 4)('no screen has a word that does not go through lingui (S-08)', async ({ browser }) => {
  const page = await openFixtures(browser, { viewport: V1 });
  await speak(page, 'marked');
  const found: Record<string, string[]> = {};
  const look = async (what: string) => {
    // The game may go on meanwhile.
    const before = await viewOf(page);
    const rest = strange(await unmarked(page), [before, await viewOf(page)]);
    if (rest.length > 0) found[what] = rest;
  };
  for (const fixture of SCREENS) {
    await showFixture(page, fixture);
    await look(fixture);
  }
  await showFixture(page, 'mid4');
  for (const [what, open] of Object.entries({
    list: () => page.getByTestId('btn-list').click(),
    help: () => page.keyboard.press('?'),
    player: () => page.getByTestId('player-1').click(),
    inspector: () => page.getByTestId('tab-inspect').click(),
  })) {
    await open();
    await look(what);
    await page.keyboard.press('Escape');
  }
  await page.setViewportSize(V5);
  for (const fixture of FULL) {
    await showFixture(page, fixture);
    await look(`${fixture} on a phone`);
  }
  expect(found).toEqual({});
  await page.context().close();
});

for (const [place, [name, viewport]] of Object.entries({ V1, V5 }).entries()) {
  sometimes(6, place)(
    `${name}: in German nothing is off-screen, and everything is legible (T-03)`,
    async ({ browser }) => {
      const page = await openFixtures(browser, { viewport });
      await speak(page, 'de');
      const found: Record<string, unknown> = {};
      for (const fixture of FULL) {
        await showFixture(page, fixture);
        const faults = await measure(page, { scrolls: false, target: 24, answer: 24, inset: 0 });
        if (Object.values(faults).some((list) => list.length > 0)) found[fixture] = faults;
        // In either language: longer words push nothing off the bar.
        const menu = await page.getByTestId('btn-menu').boundingBox();
        if (!menu || menu.x + menu.width > viewport.width) found[`${fixture}: menu`] = menu;
        await photograph(page, `de-${fixture}`);
      }
      expect(found).toEqual({});
      await page.context().close();
    },
  );
}
