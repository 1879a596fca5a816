import { type Card, NOBODY } from '../model/index.ts';
import { newCard } from '../model/shape.ts';
import type { Def } from '../script/definition.ts';

/** Stands in for NOBODY where a card is expected: out of play, with no properties. */
export const NO_CARD: Card = newCard(0, NOBODY, NOBODY, NOBODY, 'box');
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
