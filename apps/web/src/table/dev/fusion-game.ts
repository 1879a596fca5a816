/** A small game for looking at fusions: two factions of which every deck holds one card alone, a fusion; bases do nothing. */
import { library } from '@smash/cards';
import type { GameSetup } from '@smash/engine';

const CARDS: Record<string, string> = { 'Adolescent Epic Geckos': 'K.C. Smith', 'G.I. Gerald': 'Dice Ninja' };

const cards = Object.values(CARDS).map((name) => ({ ...library.defs[name]!, copies: 20 }));
const meadows = [1, 2, 3, 4].map((n) => ({
  ...library.defs['Jungle Oasis']!,
  name: `Meadow ${n}`,
  abilities: [],
  text: '',
}));

export const fusionLibrary: typeof library = {
  ...library,
  id: 'fusions',
  defs: { ...library.defs, ...Object.fromEntries([...cards, ...meadows].map((def) => [def.name, def])) },
  factions: library.factions.flatMap((one) => {
    const card = CARDS[one.name];
    return card ? [{ ...one, cards: [card], bases: meadows.map(({ name }) => name) }] : [];
  }),
};

export const fusionSetup: GameSetup = {
  seed: 'fusions 43',
  players: 2,
  first: 0,
  factions: [Object.keys(CARDS), Object.keys(CARDS)] as [string, string][],
  options: { duplicates: true },
};
