import { library } from '@smash/cards';
import { type Def, installLibrary, type Registry } from '@smash/engine';

/** The blank minion of tests: no text, no faction, power 1. It exists here and in no real game. */
export const FILLER = 'Filler';

const filler: Def = {
  name: FILLER,
  type: 'minion',
  subtype: '',
  faction: '',
  set: '',
  power: 1,
  copies: 10,
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

/** All built cards and the blank minion. */
export const testLibrary: Registry = {
  id: 'testkit',
  defs: { ...library.defs, [FILLER]: filler },
  factions: library.factions,
  decks: library.decks,
  board: library.board,
};

installLibrary(testLibrary);
