import { library } from '@smash/cards';
import { type Def, installLibrary, type Registry } from '@smash/engine';
import { samples } from './samples.ts';

/** The blank minion of tests: no text, no faction, power 1. It exists only here. */
export const FILLER = 'Filler';

/** A card without text or numbers. */
export const BLANK: Omit<Def, 'name' | 'type'> = {
  subtype: '',
  faction: '',
  set: '',
  power: 0,
  breakpoint: 0,
  vp: [],
  text: '',
  abilities: [],
  target: null,
  condition: null,
  deck: '',
  treasures: 0,
  monsters: 0,
  undead: false,
  fusion: false,
};

const filler: Def = { ...BLANK, name: FILLER, type: 'minion', power: 1 };

/** Bases without text: breakpoint 10, 3/2/1 VP. */
const fields = Object.fromEntries(
  ['Meadow', 'Moor', 'Marsh', 'Heath', 'Fen'].map((name): [string, Def] => [
    name,
    { ...BLANK, name, type: 'base', breakpoint: 10, vp: [3, 2, 1] },
  ]),
);

const made = Object.fromEntries(samples.map((card) => [card.name, { ...BLANK, ...card }]));

/** All built cards, and the blank minion, bases and samples of tests. */
export const testLibrary: Registry = {
  id: 'testkit',
  defs: { ...library.defs, [FILLER]: filler, ...fields, ...made },
  factions: library.factions,
  decks: library.decks,
  board: library.board,
};

installLibrary(testLibrary);
