import { type Guest, seatAll } from '@smash/chaos/testing/guests.ts';
import { temporaryFolder } from '@smash/chaos/testing/harness.ts';
import { createGame, type GameSetup, type State } from '@smash/engine';
import { dice, type Random, seededRandom, testLibrary } from '@smash/testkit';
import { expect, it } from 'vitest';

const GAMES = 24;
const HAND = 5;
const setupOf = (seed: string): GameSetup => ({
  seed,
  players: 2,
  first: 0,
  factions: [
    ['Aliens', 'Dinosaurs'],
    ['Ninjas', 'Pirates'],
  ],
  options: { mulligan: 'off' },
});

/** A card of the second player, and the number it has if cards are numbered in deck-list order. */
interface Listed {
  name: string;
  at: number;
}

/** Anybody can read them from a game of their own. */
function listed(): Listed[] {
  const { cards, names }: State = createGame(setupOf('my own'), testLibrary).state;
  return cards.flatMap(({ owner, zone, def }, i) =>
    owner === 1 && zone !== 'aside' ? [{ name: names[def]!, at: i + 1 }] : [],
  );
}

const draw = (random: Random, from: readonly Listed[], n: number): string[] => {
  const left = [...from];
  return Array.from({ length: n }, () => left.splice(dice(random, left.length), 1)[0]?.name ?? '');
};

/**
 * An attacker who follows the protocol and knows the rules. For each number the other deck would have in list order,
 * asks why a playable card cannot be played on that card. A number with a different answer from one that surely names
 * nothing is in the deck; the missing ones have been drawn.
 */
async function nameHand(
  spy: Guest,
  list: readonly Listed[],
  random: Random,
): Promise<{ named: string[]; told: number }> {
  const { options } = spy.view.prompt!;
  const card = options.find(({ verb, at }) => verb === 'play' && at !== undefined)?.card ?? spy.view.hand[0]!.id;
  const ask = async (at: number): Promise<string> =>
    JSON.stringify(await spy.ask('whyNot', { card, at }).catch(({ reason }) => reason));
  const nothing = await ask(987_654_321);
  const there = new Set<Listed>();
  // Asking about visible cards is allowed: by chance one has such a number.
  const shown = new Set(JSON.stringify(spy.view).match(/(?<="(id|card|at)":)\d+/g));
  for (const one of list) if (!shown.has(String(one.at)) && (await ask(one.at)) !== nothing) there.add(one);
  const drawn = there.size === 0 ? list : list.filter((one) => !there.has(one));
  return { named: draw(random, drawn, HAND), told: there.size };
}

/** How many of the names are in the hand, each card counted once. */
function hits(named: readonly string[], hand: readonly string[]): number {
  const left = [...hand];
  const isThere = (name: string): boolean => {
    const at = left.indexOf(name);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  };
  return named.filter(isThere).length;
}

it('INFO-2 an opponent’s opening hand cannot be probed: an attacker names it no better than by guessing', async () => {
  const random = seededRandom('attack');
  const list = listed();
  let [right, byChance, told] = [0, 0, 0];
  for (let i = 0; i < GAMES; i++) {
    const folder = temporaryFolder();
    const game = await seatAll(folder.path, createGame(setupOf(`attack ${i}`), testLibrary).state);
    const [spy, other] = game.guests as [Guest, Guest];
    const hand = other.view.hand.map(({ name }) => name);
    const guess = await nameHand(spy, list, random);
    told += guess.told;
    right += hits(guess.named, hand);
    byChance += hits(draw(random, list, HAND), hand);
    await game.close();
    folder.remove();
  }
  expect(told).toBe(0);
  // Of the 120 cards in these hands. Without the check of `at` this attack names 117 of them; guessing names about 25.
  expect(byChance).toBeGreaterThan(0);
  expect(right).toBeLessThan(byChance + 25);
});
