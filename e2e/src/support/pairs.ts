/** Every pair of factions once, in games with two seats. */
import { library } from '@smash/cards';
import { createGame, ENGINE_VERSION, type GameSetup } from '@smash/engine';

export type Pair = [string, string];

/** The page's stored hotseat game; see apps/web/src/game/hotseat/save.ts. */
export interface SavedGame {
  v: 1;
  engine: string;
  names: string[];
  setup: GameSetup;
  commands: [];
  seen: number[];
}

/**
 * All pairs of an even number of items, in rounds: each round has every item once, and no pair occurs twice. The last
 * item stays in place while the others rotate.
 */
export function rounds(all: readonly string[]): Pair[][] {
  const still = all.at(-1) as string;
  const circle = all.slice(0, -1);
  return circle.map((first, at) => {
    const pairs: Pair[] = [[first, still]];
    for (let i = 1; i <= (circle.length - 1) / 2; i++) {
      const around = (n: number) => circle[(at + n + circle.length) % circle.length] as string;
      pairs.push([around(i), around(-i)]);
    }
    return pairs;
  });
}

/** Puts each item in one pair and makes as many pairs as games with two seats need; `others` fill the gaps. */
export function oncePaired(all: readonly string[], others: readonly string[]): Pair[] {
  const helped = (4 - (all.length % 4)) % 4;
  const pairs = all.slice(0, helped).map((one, i): Pair => [one, others[i] as string]);
  for (let i = helped; i < all.length; i += 2) pairs.push([all[i] as string, all[i + 1] as string]);
  return pairs;
}

/** A faction may list cards of older ones (TERM-10). */
export const isOfFaction = (name: string, faction: string): boolean => CARDS.get(faction)?.has(name) ?? false;
const CARDS = new Map(library.factions.map(({ name, cards }) => [name, new Set(cards.map((card) => card.name))]));

/** A game whose two opening hands hold a minion of each of their factions. */
export function dealt(a: Pair, b: Pair): SavedGame {
  for (let n = 0; n < 200; n++) {
    const setup: GameSetup = {
      seed: `${a} ${b} ${n}`,
      players: 2,
      first: 0,
      factions: [a, b],
      options: { cover: true, mulligan: 'off' },
    };
    const { state } = createGame(setup, library);
    const complete = state.seats.every((seat) => {
      const minions = seat.hand
        .map((ix) => state.names[state.cards[ix]?.def ?? -1] ?? '')
        .filter((name) => library.defs[name]?.type === 'minion');
      return seat.factions.every((one) => minions.some((name) => isOfFaction(name, one)));
    });
    if (complete) return { v: 1, engine: ENGINE_VERSION, names: ['Ines', 'Mina'], setup, commands: [], seen: [0, 0] };
  }
  throw new Error(`No deal gives ${a} and ${b} minions of both factions.`);
}
