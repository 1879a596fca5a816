/** Cards made for tests; everything not given is blank. */
import type { Def } from '@smash/engine';
import { BLANK } from './library.ts';

type Ability = Def['abilities'][number];

export const minionCard = (name: string, power: number, text: string, ...abilities: Ability[]): Def => ({
  ...BLANK,
  name,
  type: 'minion',
  power,
  text,
  abilities,
});
export const titanCard = (name: string, text: string, ...abilities: Ability[]): Def => ({
  ...BLANK,
  name,
  type: 'titan',
  text,
  abilities,
});
export const actionCard = (name: string, subtype: Def['subtype'], text: string, ...abilities: Ability[]): Def => ({
  ...BLANK,
  name,
  type: 'action',
  subtype,
  text,
  abilities,
});
export const baseCard = (name: string, text: string, ...abilities: Ability[]): Def => ({
  ...BLANK,
  name,
  type: 'base',
  breakpoint: 10,
  vp: [3, 2, 1],
  text,
  abilities,
});
