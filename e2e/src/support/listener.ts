/**
 * A player who only hears the page: uses roles and names of the accessibility tree, but no looks, positions, test ids
 * or knowledge of the game.
 */
import { expect, type Locator, type Page } from '@playwright/test';
import { isThere } from './settled.ts';

const heard = (page: Page): Promise<string> => page.locator('body').ariaSnapshot();

async function changed(page: Page, before: string): Promise<void> {
  await expect.poll(() => heard(page), { timeout: 60_000, intervals: [20, 50] }).not.toBe(before);
}

const press = (button: Locator): Promise<void> => button.press('Enter');
const usable = (within: Page | Locator, name: RegExp | string): Locator =>
  within.getByRole('button', { name, disabled: false });

async function names(buttons: Locator): Promise<string[]> {
  return Promise.all((await buttons.all()).map(async (one) => (await one.ariaSnapshot()).split('\n')[0] ?? ''));
}

interface Base {
  name: string;
  total: number;
}

/** The bases as announced; empty while a list covers the table. */
const basesIn = (said: string): Base[] =>
  [...said.matchAll(/button "Base \d+, (.+?), (\d+) of \d+/g)].map(([, name, total]) => ({
    name: name!,
    total: Number(total),
  }));

/** Chooses the strongest minion, for the base with the most power: names contain powers and totals. */
function bestPlay(choices: string[], bases: Base[]): number {
  const worth = choices.map((one) => {
    const power = /"(\d+) Play /.exec(one)?.[1];
    const base = bases.find(({ name }) => one.includes(` on ${name} `) || one.endsWith(` on ${name}"`));
    return power && base ? base.total * 100 + Number(power) : -1;
  });
  const best = worth.indexOf(Math.max(...worth));
  return (worth[best] ?? -1) >= 0 ? best : choices.findIndex((one) => one.includes('End turn'));
}

/** Answers a question from its list, which works for every question. */
async function fromList(page: Page, bases: Base[]): Promise<void> {
  const list = page.getByRole('dialog');
  const title = (await list.getByRole('heading', { level: 2 }).textContent()) ?? '';
  const pass = usable(list, /^Pass/);
  if (title.startsWith('Act ') && (await pass.count()) > 0) return press(pass);
  const options = list.getByRole('listitem').getByRole('button');
  const confirm = usable(list, /^(Confirm|OK|Use this order)/);
  const chosen = title.startsWith('Play cards') ? bestPlay(await names(options), bases) : 0;
  for (let n = chosen; n < (await options.count()); n++) {
    if ((await confirm.count()) > 0) return press(confirm);
    await press(options.nth(n));
    if (!(await isThere(list)) || (await list.getByRole('heading', { level: 2 }).textContent()) !== title) return;
    if (title.startsWith('Play cards')) return;
  }
  if ((await confirm.count()) > 0) return press(confirm);
}

/** Answers whatever the page asks, knowing the bases as last announced; returns false if the game is over. */
async function step(page: Page, known: { bases: Base[] }): Promise<boolean> {
  const before = await heard(page);
  const bases = basesIn(before);
  if (bases.length > 0) known.bases = bases;
  if (/^- paragraph: Winner$/m.test(before)) return false;
  const decision = page.getByRole('region', { name: 'Your decision' });
  const only = async (within: Page | Locator, name: RegExp | string): Promise<boolean> => {
    const button = usable(within, name).first();
    if ((await button.count()) === 0) return false;
    await press(button);
    return true;
  };
  if (before.includes('button "Hold to reveal my hand"')) {
    await press(page.getByRole('button', { name: 'Hold to reveal my hand' }));
    await page.keyboard.press('Enter');
  } else if (before.includes('Your decision: Choose your')) {
    await press(usable(page, /complexity \d of 3$/).first());
    await press(usable(page, /^Pick /));
  } else if (before.includes('region "Question for everybody"')) await only(page, /^Nobody/);
  else if (await only(page, /^Continue$/)) return true;
  else if ((await page.getByRole('dialog').count()) > 0) await fromList(page, known.bases);
  else if (await only(decision, /^End turn/)) return true;
  else if (!(await only(decision, 'Show as list'))) await only(decision, /^(?!Undo)/);
  await changed(page, before);
  return true;
}

/** Plays to the end and returns the number of steps. */
export async function playByEar(page: Page, most: number): Promise<number> {
  const known = { bases: [] };
  for (let steps = 0; steps < most; steps++) if (!(await step(page, known))) return steps;
  if (most < 1000) return most;
  throw new Error('The game does not end.');
}
