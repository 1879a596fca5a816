/** Every kind of question, answered in four ways: what is sent is the same. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { type DevServer, startDev } from './support/dev.ts';
import { tabTo, useKey } from './support/keyboard.ts';

let dev: DevServer;
test.beforeAll(async () => {
  dev = await startDev();
});
test.afterAll(() => dev.stop());

/** What is to be chosen, by kind, in the order of the fixture. Counters are placed one by one: there is no "allocate". */
const ANSWERS: [string, number[]][] = [
  ['play', [0]],
  ['cards', [1]],
  ['cards, two of them', [0, 2]],
  ['cards, elsewhere', [2]],
  ['base', [1]],
  ['player', [1]],
  ['option', [1]],
  ['number', [3]],
  ['yesno', [0]],
  ['react', [0]],
  ['order', [1, 0, 2]],
  ['commit', [3]],
  ['discard', [1, 4]],
  ['draft', [1]],
  ['reveal', []],
];

/** A single choice that has to be made is an answer by itself. */
const CONFIRMED = new Set(['cards, two of them', 'number', 'order', 'commit', 'discard', 'reveal']);

type Way = (page: Page, kind: string, picks: number[]) => Promise<void>;

const byId = (testid: string): string => `[data-testid="${testid}"]`;
const inList = (page: Page, id: number): Locator => page.getByTestId('choice').getByTestId(`prompt-option-${id}`);
const minion = (page: Page, n: number): Locator =>
  page
    .getByTestId(n < 2 ? 'lane-0-0' : 'lane-0-1')
    .locator('[data-testid^="tile-"]')
    .nth(n < 2 ? n : n - 2);
const base = (page: Page, n: number): Locator => page.locator(`[data-base="${n}"]`);

/** By pointing: at cards, bases and buttons where they lie, in the list only what lies nowhere. */
const pointing =
  (press: (what: Locator) => Promise<void>): Way =>
  async (page, kind, picks) => {
    const confirm = () => press(page.getByTestId('btn-confirm').last());
    switch (kind) {
      case 'play':
        await press(page.getByTestId('hand-0'));
        return press(base(page, 0));
      case 'base':
        return press(base(page, picks[0]!));
      case 'react':
        await press(page.getByTestId('lane-4-0').locator('[data-testid^="tile-"]').first());
        return confirm();
      case 'cards':
        return press(minion(page, picks[0]!));
      case 'cards, two of them':
        for (const n of picks) await press(minion(page, n));
        return confirm();
      case 'commit':
      case 'discard':
        for (const n of picks) await press(page.getByTestId(`hand-${n}`));
        return confirm();
      case 'order':
        await press(page.getByRole('button', { name: 'Scout: earlier' }));
        return confirm();
      case 'reveal':
        return confirm();
      case 'number':
        await press(page.getByTestId(`prompt-option-${picks[0]}`));
        return confirm();
      default:
        return press(page.getByTestId(`prompt-option-${picks[0]}`));
    }
  };

/** N goes from one thing that may be chosen to the next. */
async function seek(page: Page, what: Locator): Promise<void> {
  for (let i = 0; i < 20; i++) {
    if (await what.evaluate((el) => el === document.activeElement)) return;
    await page.keyboard.press('n');
  }
  throw new Error('N does not lead there');
}

const keys: Way = async (page, kind, picks) => {
  const { keyboard } = page;
  switch (kind) {
    case 'play':
      await keyboard.press('Shift+Digit1');
      await expect(page.getByTestId('hand-0')).toBeFocused();
      await keyboard.press('Enter');
      return keyboard.press('Digit1');
    case 'base':
    case 'player':
    case 'option':
      return keyboard.press(`Digit${picks[0]! + 1}`);
    case 'number':
      await keyboard.press(`Digit${picks[0]}`);
      return keyboard.press('Control+Enter');
    case 'yesno':
      return keyboard.press('y');
    case 'react':
      await keyboard.press('n');
      await keyboard.press('Enter');
      return keyboard.press('Control+Enter');
    case 'cards':
    case 'cards, two of them':
      for (const n of picks) {
        await seek(page, minion(page, n));
        await keyboard.press('Space');
      }
      if (picks.length > 1) await keyboard.press('Control+Enter');
      return;
    case 'commit':
    case 'discard':
      for (const n of picks) {
        await keyboard.press(`Shift+Digit${n + 1}`);
        await expect(page.getByTestId(`hand-${n}`)).toBeFocused();
        await keyboard.press('Enter');
      }
      return keyboard.press('Control+Enter');
    case 'order':
      await tabTo(page, '[aria-label="Scout: later"]');
      await keyboard.press('Alt+ArrowUp');
      return useKey(page, byId('btn-confirm'));
    case 'reveal':
      return useKey(page, byId('btn-confirm'));
    default:
      return useKey(page, `${byId('choice')} ${byId(`prompt-option-${picks[0]}`)}`);
  }
};

const list: Way = async (page, kind, picks) => {
  const sheet = page.getByTestId('choice');
  if (!(await sheet.isVisible())) await page.getByTestId('btn-list').click();
  await expect(sheet).toBeVisible();
  if (kind === 'order') await page.getByRole('button', { name: 'First Mate: later' }).click();
  else for (const id of picks) await inList(page, id).click();
  if (CONFIRMED.has(kind)) await sheet.getByTestId('btn-confirm').click();
};

const WAYS: [string, Way][] = [
  ['by mouse', pointing((what) => what.click())],
  ['by tapping', pointing((what) => what.tap())],
  ['with keys alone', keys],
  ['from the list alone', list],
];

test('every kind of question, by mouse, by tapping, with keys and from the list: the same answers (T-14)', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, hasTouch: true });
  const page = await context.newPage();
  await page.goto(`${dev.url}/dev/table?fixture=kinds`);
  await expect(page.getByTestId('table')).toBeVisible({ timeout: 60_000 });
  const said: string[] = [];
  for (const [name, way] of WAYS) {
    for (const [kind, picks] of ANSWERS) {
      await test.step(`${kind} ${name}`, async () => {
        await way(page, kind, picks);
        said.push(JSON.stringify(picks));
        await expect(page.getByTestId('dev-answer')).toHaveText(said.join(' '));
      });
    }
  }
  await context.close();
});
