/** Plays at the table as a person does: only legal choices, and only through the screen. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { OptionView, PromptView, View } from '@smash/engine';
import { isThere } from './settled.ts';

/** What the page reports about itself; see apps/web/src/browser/probe.ts. */
export interface Shown {
  view(): View | null;
  prompt(): PromptView | null;
}

export const viewOf = (page: Page): Promise<View | null> =>
  page.evaluate(() => (window as unknown as { __t?: Shown }).__t?.view() ?? null);

/** The prompt that this page's player must answer; decoys do not count. */
export async function promptOf(page: Page): Promise<PromptView | null> {
  const prompt = (await viewOf(page))?.prompt ?? null;
  return prompt?.decoy ? null : prompt;
}

export const keyOf = (prompt: PromptView | null | undefined): string => (prompt ? `${prompt.seat}/${prompt.id}` : '');

/** Chooses what ends the game soon: minions for the base with the most power, otherwise the first option. */
export function choose(view: View, prompt: PromptView): OptionView[] {
  if (prompt.kind === 'order' || prompt.kind === 'reveal') return prompt.options;
  if (prompt.kind === 'play') {
    const total = (id: number | undefined) => view.bases.find((base) => base.id === id)?.total ?? -1;
    const plays = prompt.options.filter((one) => one.verb === 'play' && !one.alternative);
    const placed = plays.filter((one) => total(one.at) >= 0).sort((a, b) => total(b.at) - total(a.at));
    // Actions make games varied but long: play them only in the first turns.
    const other = view.turn <= 6 ? plays[0] : undefined;
    const best = placed[0] ?? other ?? prompt.options.find((one) => one.verb === 'end') ?? prompt.options[0];
    return best ? [best] : [];
  }
  if (prompt.kind === 'react' && prompt.optional) return [];
  const many = Math.min(prompt.max, Math.max(prompt.min, prompt.optional ? 0 : 1));
  return prompt.options.slice(0, many);
}

/** Waits until the page shows a different prompt. */
export async function answered(page: Page, prompt: PromptView, timeout = 60_000): Promise<void> {
  await page.waitForFunction(
    (before) => {
      const now = (window as unknown as { __t?: Shown }).__t?.prompt();
      return (now ? `${now.seat}/${now.id}` : '') !== before;
    },
    keyOf(prompt),
    { timeout },
  );
}

/** One touch of a mouse or of a finger. */
export type Press = (target: Locator, timeout?: number) => Promise<void>;
const click: Press = (target, timeout) => target.click({ timeout });

/** A scored base or a finished duel is shown until somebody has read it. */
export async function readScoring(page: Page, press = click): Promise<void> {
  const sheet = page.getByTestId('scoring');
  while (await isThere(sheet)) await press(sheet.getByTestId('btn-scored'));
  const duel = page.getByTestId('btn-duel-read');
  if (await isThere(duel)) await press(duel);
}

/** Plays a minion by tapping the card in hand and then the base; returns false if that is not possible. */
async function tapTap(page: Page, view: View, option: OptionView, prompt: PromptView, press: Press): Promise<boolean> {
  const base = view.bases.findIndex((one) => one.id === option.at);
  const hand = page.locator(`[data-hand][data-id="${option.card}"]`);
  if (base < 0 || !(await isThere(hand))) return false;
  await press(hand);
  const place = page.locator(`[data-base="${base}"][data-legal="true"]`).first();
  const gone = answered(page, prompt).then(() => true);
  const there = place.waitFor({ timeout: 3000 }).then(
    () => false,
    () => false,
  );
  if (!(await Promise.race([gone, there])) && (await isThere(place))) await press(place);
  gone.catch(() => {});
  return gone.catch(() => false);
}

/** Whether one touch is the whole answer. */
export function isImmediate({ kind, min, max }: PromptView): boolean {
  if (max !== 1) return false;
  if (kind === 'cards' || kind === 'discard') return min === 1;
  return ['base', 'slot', 'player', 'option', 'yesno', 'play', 'react'].includes(kind);
}

/** Answers a prompt from its list, which works for every prompt. */
async function fromList(page: Page, prompt: PromptView, pick: OptionView[], press: Press): Promise<void> {
  const list = page.getByTestId('choice');
  if (!(await isThere(list))) await press(page.getByTestId('btn-list'));
  await expect(list).toBeVisible();
  if (pick.length === 0) await press(list.getByTestId('list-pass'));
  else {
    if (prompt.kind !== 'order') {
      for (const option of pick) await press(list.getByTestId(`prompt-option-${option.id}`));
    }
    // A single choice is sent immediately, and the list may already be that of the next prompt.
    if (isImmediate(prompt)) return;
    await press(list.getByTestId('btn-confirm'));
  }
}

/**
 * Taps until the tap counts: after a change the bar is briefly inactive, so that a stray tap answers nothing. On a slow
 * machine the first tap may still take effect, and then there is nothing left to tap.
 */
async function insist(page: Page, prompt: PromptView, target: Locator, press: Press): Promise<void> {
  for (let n = 0; n < 5 && (await isThere(target)); n++) {
    await press(target, 5000).catch(() => {});
    if (
      await answered(page, prompt, 500).then(
        () => true,
        () => false,
      )
    )
      return;
  }
}

/** Makes one decision for this page's player, according to `policy`. */
export async function decide(page: Page, prompt: PromptView, policy = choose, press = click): Promise<void> {
  await readScoring(page, press);
  const view = await viewOf(page);
  if (!view || keyOf(view.prompt) !== keyOf(prompt)) return;
  const pick = policy(view, prompt);
  const [first] = pick;
  // The list of the previous prompt may still be open and show this one, in which case it covers the table.
  const listed = await isThere(page.getByTestId('choice'));
  const tap = prompt.kind === 'play' && first?.verb === 'play' && pick.length === 1 && !listed;
  if (tap && first && (await tapTap(page, view, first, prompt, press))) return;
  if (first?.verb === 'end' && !listed) {
    await press(page.getByTestId('btn-endturn').first());
    const sure = page.getByTestId('btn-endturn-sure');
    await Promise.race([answered(page, prompt), sure.waitFor()].map((one) => one.catch(() => {})));
    await insist(page, prompt, sure, press);
  } else if (pick.length === 0 && !(await isThere(page.getByTestId('choice')))) {
    await insist(page, prompt, page.getByTestId('btn-pass'), press);
  } else await fromList(page, prompt, pick, press);
  await answered(page, prompt);
}

/** Plays until the game is over or `most` decisions were made; returns their number. */
export async function play(players: Page[], most = Number.POSITIVE_INFINITY, policy = choose): Promise<number> {
  let decisions = 0;
  let since = Date.now();
  while (decisions < most) {
    for (const page of players) {
      const view = await viewOf(page);
      if (view?.over) return decisions;
      if (!view || view.draft || !view.prompt || view.prompt.decoy) continue;
      await decide(page, view.prompt, policy);
      decisions++;
      since = Date.now();
      if (decisions >= most) return decisions;
    }
    expect(Date.now() - since, 'somebody is asked within a minute').toBeLessThan(60_000);
    await players[0]?.waitForTimeout(30);
  }
  return decisions;
}
