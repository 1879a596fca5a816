import { after, type ToldOf, type TriggerOptions } from './abilities.ts';
import type { Def, OnPlay, Triggered } from './definition.ts';
import { BLANK, type CardSource } from './faction.ts';
import { shapedDef } from './shape.ts';

type Ability = Def['abilities'][number];

/** A slot of the Big Base board, with its text and effect. */
export const slot = (name: string, text: string, ...abilities: Ability[]): Def =>
  shapedDef({
    ...BLANK,
    type: 'slot',
    name,
    text,
    faction: '',
    set: '',
    abilities,
    target: null,
    condition: null,
  });

/** On occupation: a card has come to this slot while it was empty (BIG-5). */
export const onOccupation = (
  run: OnPlay['run'],
  options: Omit<TriggerOptions<ToldOf<'occupy'>>, 'when'> = {},
): Triggered => after('occupy', { ...options, when: (_q, me, occupied) => occupied.card === me.self }, run);

/** The board (BIG-1): the slots of each side in order; the last one is for four-player games only. */
export const board = (sides: Record<string, Def[]>, vp: number[][]): CardSource => ({
  board: {
    sides: Object.entries(sides).map(([name, slots]) => ({ name, slots: slots.map((def) => def.name) })),
    vp,
  },
  defs: Object.values(sides).flat(),
});
