import { expect, type Page, test } from '@playwright/test';
import { playRandomGame } from '@smash/testkit';
import { check, faultsOf } from './support/axe.ts';
import { LONG } from './support/long.ts';
import { chooseInMenu, openMenu } from './support/menu.ts';
import { photograph } from './support/photograph.ts';
import { concede, join, openRoom, person, setRules } from './support/room.ts';
import { commonServer, type TestServer } from './support/server.ts';
import { sometimes } from './support/sometimes.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await commonServer();
});

const PHONE = { width: 390, height: 844 };

/** In dark, as is and on a phone; with LONG=1 in light, too. */
async function look(page: Page, name: string): Promise<void> {
  const size = page.viewportSize()!;
  for (const theme of LONG ? ['light', 'dark'] : ['dark']) {
    await page.evaluate((to) => {
      document.documentElement.dataset.theme = to;
    }, theme);
    for (const viewport of [size, PHONE]) {
      await page.setViewportSize(viewport);
      await photograph(page, `${name}-${theme}`);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, `${name} at ${viewport.width}`).toBeLessThanOrEqual(0);
    }
    await page.setViewportSize(size);
    expect(await faultsOf(page, 'colors'), `${name} ${theme}`).toEqual([]);
  }
  await check(page, name);
}

sometimes(6, 5)(
  'everything from the lobby to /verify says who mixed the shuffle, and who did not answer',
  async ({ browser }) => {
    const [host, guest, gone, watcher] = [
      await person(browser),
      await person(browser),
      await person(browser),
      await person(browser),
    ];
    const link = await openRoom(host.page, server.url);
    await join(guest.page, link, 'Mina');
    await join(gone.page, link, 'Quill');
    await watcher.page.goto(link.replace('/r/', '/w/'));
    await setRules(host.page, { factions: 'Random 2' });
    await host.page.getByTestId('invite-close').click();
    for (const { page } of [guest, gone]) await page.getByTestId('ready').click();
    await expect(host.page.getByTestId('start')).not.toHaveAttribute('aria-disabled', 'true');
    // Nothing is animating any more.
    await gone.context.setOffline(true);
    await host.page.getByTestId('start').click();
    const waiting = 'Mixing the shuffle… waiting for Quill.';
    for (const { page } of [host, guest, watcher]) await expect(page.getByTestId('lobby-status')).toHaveText(waiting);
    await expect(host.page.getByTestId('mixing')).toHaveText(/^Mixing the shuffle · \d+ s$/);
    const chips = host.page.getByTestId('rules').locator('[aria-pressed="false"]');
    await expect(chips.first()).toBeDisabled();
    expect(await chips.evaluateAll((all) => all.every((one) => (one as HTMLButtonElement).disabled))).toBe(true);
    await look(host.page, 'mixing');

    const menu = host.page.getByTestId('btn-menu');
    await expect(menu).toBeVisible({ timeout: 60_000 });
    await chooseInMenu(host.page, 'Check the shuffles');
    const said = 'and Mina. No answer in time: Quill.';
    await expect(host.page.getByTestId('mix-parts')).toContainText(said);
    await expect(host.page.getByTestId('mix-seat-1')).toHaveAttribute('data-part', 'in');
    await expect(host.page.getByTestId('mix-seat-2')).toHaveAttribute('data-part', 'silent');
    const fingerprint = await host.page.getByTestId('commitment').textContent();
    await look(host.page, 'shuffles');
    await host.page.keyboard.press('Escape');

    await test.step('who was left out is told when they come back, also where nobody could choose otherwise', async () => {
      await expect(host.page.getByTestId('missing-note')).toHaveCount(0);
      await gone.context.setOffline(false);
      const note = gone.page.getByTestId('missing-note');
      await expect(note).toContainText('without your random bits', { timeout: 60_000 });
      await look(gone.page, 'mix-missing');
      await note.getByRole('button', { name: 'Shuffles' }).click();
      await expect(gone.page.getByTestId('mix-missing')).toBeVisible();
      await expect(gone.page.getByTestId('shuffles')).not.toContainText('nobody could have chosen');
      await look(gone.page, 'shuffles-missing');
      await gone.page.keyboard.press('Escape');
      await note.getByTestId('missing-read').click();
      await expect(note).toHaveCount(0);
      await gone.page.reload();
      await expect(gone.page.getByTestId('table')).toBeVisible();
      await expect(note).toHaveCount(0);
    });

    await test.step('who leaves a game is offered the way back, as long as it goes on', async () => {
      await chooseInMenu(gone.page, 'Leave');
      await gone.page.getByTestId('asking-yes').click();
      const back = gone.page.getByTestId('back-to-table');
      await expect(back).toHaveText(`Back to ${link.split('/').pop()}`);
      await look(gone.page, 'way-back');
      await back.click();
      await expect(gone.page.getByTestId('table')).toBeVisible();
    });

    await test.step('a menu that is open stays open while the connection is lost and comes back', async () => {
      const { page, context } = guest;
      await openMenu(page);
      await context.setOffline(true);
      await expect(page.getByTestId('connection')).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByTestId('connection')).toHaveCount(0);
      await expect(page.getByTestId('btn-menu')).toHaveAttribute('aria-expanded', 'true');
      await page.getByTestId('btn-menu').click();
      await expect(page.getByTestId('btn-menu')).toHaveAttribute('aria-expanded', 'false');
    });

    await concede(gone.page);
    await concede(guest.page);
    for (const { page } of [host, guest, watcher]) {
      await expect(page.getByTestId('result')).toBeVisible();
      await expect(page.getByTestId('mix-parts')).toContainText(said);
      await expect(page.getByTestId('mix-doubt')).toHaveCount(0);
    }
    await look(host.page, 'mixed-result');

    await guest.page.getByTestId('verify').click();
    await expect(guest.page.getByTestId('verdict')).toHaveAttribute('data-fits', 'true');
    await expect(guest.page.getByTestId('own-bits')).toContainText('its own bits are in the seed');
    await expect(guest.page.getByTestId('mix-seat-2')).toContainText('Quill did not answer in time');
    await expect(guest.page.getByTestId('mix-check')).toContainText(fingerprint ?? '?');
    await look(guest.page, 'verify-mix');
    // A spectator has no bits in it, and saw the same fingerprints.
    await guest.page.getByTestId('verify-back').click();
    await expect(guest.page.getByTestId('result')).toBeVisible();
    await guest.page.getByTestId('verify').click();
    await watcher.page.getByTestId('verify').click();
    await expect(watcher.page.getByTestId('own-bits')).toContainText('no bits in the seed');

    await test.step('a browser that remembers another fingerprint says so, in the result and on /verify', async () => {
      const { page } = watcher;
      await page.evaluate(() => {
        const key = Object.keys(localStorage).find((one) => one.startsWith('smash.mix.')) ?? '';
        const notes = JSON.parse(localStorage.getItem(key) ?? '{}');
        localStorage.setItem(key, JSON.stringify({ ...notes, commitment: 'f'.repeat(64) }));
      });
      await page.goto(link.replace('/r/', '/w/'));
      await expect(page.getByTestId('mix-doubt')).toHaveText('The server now shows another fingerprint than at first.');
      await look(page, 'mix-doubt');
      await page.getByTestId('verify').click();
      await expect(page.getByTestId('verdict')).toHaveAttribute('data-fits', 'false');
      await expect(page.getByTestId('verdict')).toContainText('Not verified');
      await expect(page.getByTestId('mix-doubt')).toBeVisible();
      await look(page, 'verify-unfit');
      await page.goto(`${page.url().slice(0, -20)}`);
      await page.reload();
      await expect(page.getByTestId('damaged')).toContainText('This link is damaged');
      await look(page, 'verify-damaged');
    });

    await test.step('the saved game holds the same; bits that are changed in it are found', async () => {
      await host.page.getByTestId('replay-open').click();
      await expect.poll(() => host.page.url()).toContain('/replay/');
      const id = /replay\/([^#?]+)/.exec(host.page.url())?.[1];
      const record = await (await host.page.request.get(`${server.url}/api/replay/${id}`)).json();
      const upload = (game: unknown) =>
        guest.page.getByTestId('saved').setInputFiles({
          name: 'game.json',
          mimeType: 'application/json',
          buffer: Buffer.from(JSON.stringify(game)),
        });
      await upload(record);
      await expect(guest.page.getByTestId('played')).toContainText(
        'The game was dealt from the hash of secret and bits.',
      );
      await expect(guest.page.getByTestId('played')).toContainText('No answer in time: Quill.');
      const [a, b, c] = record.mix.seats;
      await upload({ ...record, mix: { ...record.mix, seats: [b, a, c] } });
      await expect(guest.page.getByTestId('played')).toContainText('Not verified. ');
      await expect(guest.page.getByTestId('played')).toContainText('Not all bits fit');
    });
    for (const one of [host, guest, gone, watcher]) await one.context.close();
  },
);

test('a saved game is checked against the fingerprint that stands there now', async ({ browser }) => {
  const { record } = playRandomGame({ seed: 'replay', players: 2, quits: false, bigBase: false }, 0);
  const { page, context } = await person(browser);
  const played = page.getByTestId('played');
  const choose = (text: string) =>
    page.getByTestId('saved').setInputFiles({
      name: 'smash.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });
  await page.goto(`${server.url}/verify`);
  await page.route(/\/record-[^/]*\.js$/, (route) => route.abort());
  await choose('{}');
  await expect(played).toContainText('The server can’t be reached right now.');
  await page.unroute(/\/record-[^/]*\.js$/);
  await choose(JSON.stringify({ ...record, names: ['Ines', 'Mina'] }));
  await expect(played).toContainText(/^\d+ moves replayed/);
  await page.getByTestId('commitment').fill('0'.repeat(64));
  await expect(played).toContainText('Not verified: its seed does not match that fingerprint.');
  await context.close();
});
