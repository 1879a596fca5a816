import { expect, type Page, test } from '@playwright/test';
import { library } from '@smash/cards';
import type { OptionView, PromptView, View } from '@smash/engine';
import { type Hands, playHotseat } from './support/hotseat.ts';
import { keyboard } from './support/keyboard.ts';
import { LONG } from './support/long.ts';
import { mouse } from './support/mouse.ts';
import { dealt, isOfFaction, oncePaired, type Pair, rounds } from './support/pairs.ts';
import { person } from './support/room.ts';
import { commonServer, type TestServer } from './support/server.ts';
import { sometimes } from './support/sometimes.ts';
import { choose, decide, viewOf } from './support/table.ts';

test.describe.configure({ mode: 'parallel' });

let server: TestServer;
test.beforeAll(async () => {
  server = await commonServer();
});

const FIRST_SETS = ['Core Set', 'Awesome Level 9000'];
const setOf = (faction: string): string =>
  Object.values(library.defs).find((def) => def.faction === faction)?.set ?? '';
/**
 * Shows every faction of the first two sets once and a sixteenth of the others, six pairs at a time. With LONG=1, every
 * pair of the first two sets and every faction; the engine plays all pairs anyway.
 */
const [first, later] = [true, false].map((isFirst) =>
  library.factions
    .map((one) => one.name)
    .filter((name) => FIRST_SETS.includes(setOf(name)) === isFirst)
    .sort(),
) as [string[], string[]];
const full = rounds(first);
const once = oncePaired(
  later.filter((_, i) => LONG || i % 16 === 0),
  first,
);
const ofFirst = LONG ? full : full.slice(0, 1);
const season = [
  ...ofFirst,
  ...Array.from({ length: Math.ceil(once.length / 6) }, (_, i) => once.slice(i * 6, i * 6 + 6)),
];
/** Both seats play one turn; `dealt` ensures that each has minions of both its factions then. */
const TURNS = 2;

test('the rounds cover every pair of the first twelve factions once, and each other faction in turn', () => {
  const met = full.flat().map((pair) => pair.toSorted().join(' + '));
  expect(new Set(met).size).toBe(66);
  expect(met).toHaveLength(66);
  for (const round of full) expect(round.flat().toSorted()).toEqual(first);
  expect(oncePaired(later, first).flat()).toEqual(expect.arrayContaining(later));
  if (!LONG) expect(new Set(once.flat()).size).toBeGreaterThanOrEqual(later.length / 16);
  for (const round of season) expect(round.length % 2).toBe(0);
});

/** Plays minions of the faction with fewer in play, then one action, then ends the turn. */
function alternate(view: View, prompt: PromptView): OptionView[] {
  if (prompt.kind !== 'play') return choose(view, prompt);
  const plays = prompt.options.filter((one) => one.verb === 'play' && !one.alternative && one.from === undefined);
  const type = (one: OptionView) => library.defs[one.name ?? '']?.type;
  const out = view.bases.flatMap((base) => base.lanes[prompt.seat]?.minions ?? []);
  const factions = view.seats[prompt.seat]?.factions ?? [];
  const often = ({ name = '' }: OptionView) =>
    out.filter((one) => factions.some((faction) => isOfFaction(one.name, faction) && isOfFaction(name, faction)))
      .length;
  const minions = plays.filter((one) => type(one) === 'minion').sort((a, b) => often(a) - often(b));
  const actions = view.turn <= 2 ? plays.filter((one) => type(one) === 'action') : [];
  const best = minions[0] ?? actions[0] ?? prompt.options.find((one) => one.verb === 'end');
  return best ? [best] : choose(view, prompt);
}

/** Every hand card has its picture and its text, and playable ones are marked. Returns the factions that can be played. */
async function checkHand(page: Page, view: View, prompt: PromptView): Promise<string[]> {
  const shown = await page.locator('[data-hand]').evaluateAll((cards) =>
    cards.map((card) => ({
      id: Number(card.getAttribute('data-id')),
      legal: card.hasAttribute('data-legal'),
      label: card.getAttribute('aria-label') ?? '',
      drawn: [...card.querySelectorAll('img')].every((image) => image.complete && image.naturalWidth > 0),
      pictures: card.querySelectorAll('img').length,
    })),
  );
  const playable = new Set(prompt.options.map((one) => one.card));
  expect(shown.map((one) => one.id)).toEqual(view.hand.map((one) => one.id));
  for (const [i, card] of view.hand.entries()) {
    expect(shown[i]).toMatchObject({ drawn: true, pictures: 1, legal: playable.has(card.id) });
    expect(shown[i]?.label).toContain(`${card.name}, `);
    expect(shown[i]?.label).toContain(library.defs[card.name]?.text ?? 'no such card');
  }
  const names = view.hand.filter((card) => playable.has(card.id)).map((card) => card.name);
  const factions = view.seats[prompt.seat]?.factions ?? [];
  return factions.filter((faction) => names.some((name) => isOfFaction(name, faction)));
}

/** Plays the first turns of a dealt game, entirely through the page. */
async function playTurns(page: Page): Promise<void> {
  const offered = [new Set<string>(), new Set<string>()];
  const hands: Hands = {
    ...mouse,
    reveal: keyboard.reveal,
    async decide(now, prompt) {
      const view = await viewOf(now);
      if (!view) return;
      if (prompt.kind === 'play' && offered[prompt.seat]?.size !== 2)
        for (const faction of await checkHand(now, view, prompt)) offered[prompt.seat]?.add(faction);
      await decide(now, prompt, alternate);
      await expect(now.getByTestId('refusal')).toHaveCount(0);
    },
  };
  await playHotseat(page, hands, (view) => (view?.turn ?? 0) > TURNS);
  const view = await viewOf(page);
  expect(view?.turn).toBe(TURNS + 1);
  for (const { seat, factions } of view?.seats ?? [])
    expect([...(offered[seat] ?? [])].sort()).toEqual(factions.toSorted());
  const minions = (view?.bases ?? []).flatMap((base) => base.lanes.flatMap((lane) => lane.minions));
  for (const { id } of minions) await expect(page.getByTestId(`tile-${id}`)).toHaveCount(1);
}

for (const [n, round] of season.entries()) {
  sometimes(6, n)(
    `pairs of factions are playable, round ${n + 1} of ${season.length}: ${round.map((pair) => pair.join(' + ')).join(', ')}`,
    async ({ browser }) => {
      const { page, context } = await person(browser);
      const faults: string[] = [];
      page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
      await page.goto(server.url);
      for (let i = 0; i < round.length; i += 2) {
        // Restores the game as after closing the page: from the page's own storage.
        const kept = JSON.stringify(dealt(round[i] as Pair, round[i + 1] as Pair));
        await page.evaluate((game) => localStorage.setItem('smash.hotseat', game), kept);
        await page.getByTestId('one-screen').click();
        await page.getByTestId('continue').click();
        await playTurns(page);
        await page.goBack();
      }
      expect(faults).toEqual([]);
      await context.close();
    },
  );
}
