import { type Card, NOBODY } from '../model/index.ts';
import type { Def } from '../script/definition.ts';

/** What NOBODY is as a card: nowhere, and nothing. */
export const NO_CARD: Card = {
  id: 0,
  def: NOBODY,
  owner: NOBODY,
  controller: NOBODY,
  zone: 'box',
  at: NOBODY,
  stamp: 0,
  since: 0,
  moved: 0,
  left: NOBODY,
  counters: 0,
  stasis: 0,
  fresh: false,
  named: '',
};
export const NO_DEF: Def = {
  name: '',
  type: 'slot',
  deck: '',
  treasures: 0,
  monsters: 0,
  undead: false,
  fusion: false,
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
};
