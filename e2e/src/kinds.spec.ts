/** Every kind of question, answered in four ways that must send the same. */
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { openFixtures, showFixture } from './support/fixtures.ts';
import { useKey } from './support/keyboard.ts';
import { isThere } from './support/settled.ts';
import { sometimes } from './support/sometimes.ts';

/** The options to choose, by kind, in fixture order. Counters are placed one by one: there is no "allocate". */
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

/** A mandatory single choice is a complete answer. */
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

/** By pointing: at cards, bases and buttons on screen; in the list only those that are nowhere else. */
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

/** N cycles through the legal choices. */
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
      // In the first row that button has no effect any more: the focus goes to the other.
      await useKey(page, '[aria-label="Scout: earlier"]');
      await expect(page.getByRole('button', { name: 'Scout: later' })).toBeFocused();
      await keyboard.press('Alt+ArrowDown');
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
  // The list of the question before is on screen until the table has caught up.
  await expect(page.locator('[data-behind]')).toHaveCount(0);
  if (!(await isThere(sheet))) await page.getByTestId('btn-list').click();
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

async function open(browser: Browser): Promise<Page> {
  const page = await openFixtures(browser, { viewport: { width: 1440, height: 900 }, hasTouch: true });
  await showFixture(page, 'kinds');
  return page;
}

sometimes(6, 4)(
  'every kind of question can be answered by mouse, tap, keyboard and list, with the same result (T-14)',
  async ({ browser }) => {
    const page = await open(browser);
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
    await page.context().close();
  },
);

const middle = async (what: Locator): Promise<{ x: number; y: number }> => {
  const box = await what.boundingBox();
  if (!box) throw new Error('Not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

sometimes(6, 0)(
  'tap, long press and drag: what each does, and what it sends (T-15, T-16, T-17, T-22)',
  async ({ browser }) => {
    const page = await open(browser);
    const { mouse } = page;
    const answer = page.getByTestId('dev-answer');
    const sent = page.getByTestId('dev-sent');
    const first = page.getByTestId('hand-0');
    const preview = page.getByTestId('preview');
    const chosen = page.locator('[data-hand][data-chosen]');
    const dragTo = async (to: { x: number; y: number }): Promise<void> => {
      const from = await middle(first);
      await mouse.move(from.x, from.y);
      await mouse.down();
      await mouse.move(to.x, to.y, { steps: 4 });
      await mouse.up();
    };

    await test.step('taking a card up and putting it back sends nothing (T-22)', async () => {
      // The table itself has asked which of the three actions would do nothing now, and why a base takes no minion.
      await expect(sent).toHaveText('4');
      await first.tap();
      await expect(chosen).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(chosen).toHaveCount(0);
      await expect(sent).toHaveText('4');
    });

    await test.step('a tap opens no preview; a long press inspects and takes nothing up (T-16)', async () => {
      await first.tap();
      await page.waitForTimeout(500);
      await expect(preview).toHaveCount(0);
      await first.tap();
      await expect(chosen).toHaveCount(0);
      const finger = await page.context().newCDPSession(page);
      const at = await middle(page.getByTestId('hand-1'));
      await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
      await expect(page.getByTestId('inspector')).toBeVisible();
      await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await expect(chosen).toHaveCount(0);
      await expect(answer).toBeEmpty();
    });

    await test.step('a few pixels are a tap, and beside everything a card goes back (T-15)', async () => {
      const from = await middle(first);
      await mouse.move(from.x, from.y);
      await mouse.down();
      await mouse.move(from.x + 5, from.y);
      await mouse.up();
      await expect(chosen).toHaveCount(1);
      await page.keyboard.press('Escape');
      await dragTo(await middle(page.getByTestId('topbar')));
      await expect(chosen).toHaveCount(0);
      await expect(page.getByTestId('dragged')).toHaveCount(0);
      await expect(answer).toBeEmpty();
    });

    await test.step('the place under the mouse is foreseen in the prompt bar (ux 3.2)', async () => {
      await first.click();
      await expect(chosen).toHaveCount(1);
      await base(page, 0).hover();
      await expect(page.getByTestId('forecast')).toHaveText('15 → 19 / 17 will score · you 1st (3)');
      await page.keyboard.press('Escape');
      await expect(page.getByTestId('forecast')).toBeEmpty();
    });

    await test.step('a second finger ends the drag (T-15)', async () => {
      const finger = await page.context().newCDPSession(page);
      const one = await middle(first);
      const two = await middle(base(page, 0));
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
        finger.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: touchPoints.map((point, id) => ({ ...point, id })),
        });
      await touch('touchStart', one);
      await touch('touchMove', { x: one.x, y: one.y - 60 });
      await expect(page.getByTestId('dragged')).toHaveCount(1);
      await touch('touchStart', { x: one.x, y: one.y - 60 }, two);
      await expect(page.getByTestId('dragged')).toHaveCount(0);
      await touch('touchEnd');
      await expect(chosen).toHaveCount(0);
      await expect(answer).toBeEmpty();
    });

    await test.step('dragged to its place, a card is played there: the same as by two taps (T-15)', async () => {
      await dragTo(await middle(page.getByTestId('lane-0-0')));
      await expect(answer).toHaveText('[0]');
    });

    await test.step('what is no choice is refused at once, with its rule (T-17)', async () => {
      // Counted in frames, sixty a second, because wall time depends on the load.
      const pictures = page.evaluate(
        () =>
          new Promise<number>((done) => {
            const look = (n: number): void => {
              if (document.querySelector('[data-testid=refusal]')?.textContent) done(n);
              else requestAnimationFrame(() => look(n + 1));
            };
            document.addEventListener('click', () => look(0), { once: true, capture: true });
          }),
      );
      await page.getByTestId('hand-2').click();
      await expect(page.getByTestId('refusal')).toHaveText(/^Choose from the marked cards\.\s.*RES-13/);
      expect(await pictures, 'within 200 ms').toBeLessThan(12);
    });
    await test.step('two quick touches of one button answer one question (ux 3.3)', async () => {
      for (const [kind, picks] of ANSWERS.slice(1, 5)) await keys(page, kind, picks);
      await expect(page.getByTestId('prompt')).toContainText('Choose a player');
      // Both together, so that a slow machine cannot separate them.
      const touched = await page.getByTestId('prompt-option-0').evaluate(async (button) => {
        button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
        await new Promise((done) => setTimeout(done, 0));
        const { left, top } = document.querySelector('[data-testid="prompt-option-0"]')!.getBoundingClientRect();
        return document.elementFromPoint(left + 5, top + 5)?.closest('button') ?? null;
      });
      await expect(page.getByTestId('prompt')).toContainText('Choose one');
      expect(touched).toBeNull();
      // A moment later it accepts answers again.
      await page.getByTestId('prompt-option-0').click();
      await expect(page.getByTestId('prompt')).toContainText('Choose how many');
    });
    await page.context().close();
  },
);
