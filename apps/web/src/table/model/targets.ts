/**
 * What can be touched now. Nothing here knows the rules of the game: it only groups the options of the open prompt by
 * the node that represents them.
 */
import type { OptionView, PromptView } from '../../view/types.ts';
import type { Spot } from '../../view/where.ts';

export interface Selection {
  /** Option ids picked so far, in order. */
  picked: number[];
  /** A selected card that waits for its place. */
  armed: number | null;
  /** Options left open by one touch: different plays of the same card at the same place. */
  fork: number[];
  /** The selected fusion is to be a minion: its effect as an action is no longer a choice. */
  side?: 'minion';
}

export const NOTHING: Selection = { picked: [], armed: null, fork: [] };

/** The two sides of a selected fusion that can be played as either (FUS-1): as a minion it needs a place. */
export function sides(prompt: PromptView | null, sel: Selection): { action: OptionView } | null {
  if (sel.armed === null || sel.side || !prompt) return null;
  const own = prompt.options.filter((o) => o.card === sel.armed && o.verb === 'play');
  const action = own.find((o) => o.at === undefined);
  return action && own.some((o) => o.at !== undefined) ? { action } : null;
}

export interface Targets {
  /** Card and base ids that answer (or advance) the prompt when touched, with their options. */
  ids: Map<number, number[]>;
  seats: Map<number, number[]>;
  /** Options with no card at all: they are buttons in the prompt bar. */
  loose: OptionView[];
  /** Options about cards that are neither on the table nor in the hand. */
  away: OptionView[];
  /** The option that ends the turn. */
  end: OptionView | null;
  /** The armed card may be played without a place: Confirm plays it. */
  ready: OptionView | null;
  /** How many different things can be touched. */
  count: number;
}

const EMPTY: Targets = {
  ids: new Map(),
  seats: new Map(),
  loose: [],
  away: [],
  end: null,
  ready: null,
  count: 0,
};

const add = (map: Map<number, number[]>, key: number, option: number) => {
  const list = map.get(key);
  if (list) list.push(option);
  else map.set(key, [option]);
};

/** First a card, then its place, whenever one pick names both. */
export function isTwoStep(prompt: PromptView): boolean {
  if (prompt.kind === 'play' || prompt.kind === 'react') return true;
  return prompt.max === 1 && prompt.options.some((o) => o.card !== undefined && o.at !== undefined && o.card !== o.at);
}

const isEnd = (option: OptionView): boolean => option.verb === 'end' || option.key === 'end';

/** Whether the option is compatible with the picks, which must all be at one base or have the same name. */
export function sameGroup(prompt: PromptView, sel: Selection, option: OptionView): boolean {
  const first = sel.picked[0];
  return option.group === undefined || first === undefined || prompt.options[first]?.group === option.group;
}

export function targets(prompt: PromptView | null, sel: Selection, where: Map<number, Spot>): Targets {
  if (!prompt) return EMPTY;
  const result: Targets = { ...EMPTY, ids: new Map(), seats: new Map(), loose: [], away: [] };
  const twoStep = isTwoStep(prompt);
  for (const option of prompt.options) {
    if (!sameGroup(prompt, sel, option)) continue;
    if (isEnd(option)) result.end = option;
    else if (option.card !== undefined) {
      if (where.has(option.card)) add(result.ids, option.card, option.id);
      else result.away.push(option);
    } else if (option.at !== undefined && where.has(option.at)) add(result.ids, option.at, option.id);
    else if (option.seat !== undefined) {
      add(result.seats, option.seat, option.id);
      result.loose.push(option);
    } else if (option.name !== undefined && option.key === undefined) result.away.push(option);
    else result.loose.push(option);
  }
  if (twoStep && sel.armed !== null) place(prompt, sel, sel.armed, where, result);
  result.count = result.ids.size + result.away.length + result.loose.length;
  return result;
}

/** Targets while a card is selected: its places, and the card itself so that it can be put back. */
function place(prompt: PromptView, sel: Selection, armed: number, where: Map<number, Spot>, result: Targets): void {
  const own = prompt.options.filter((o) => o.card === armed);
  result.ids = new Map([[armed, own.map((o) => o.id)]]);
  result.loose = [];
  result.away = [];
  for (const option of own) {
    if (option.at === undefined) {
      if (sel.side) continue;
      if (!result.ready) result.ready = option;
      else if (!option.alternative) result.loose.push(option);
    } else if (option.at !== armed && where.has(option.at)) add(result.ids, option.at, option.id);
    else result.loose.push(option);
  }
}

/** Options that a touch on `id` could answer, given the selection. */
export function optionsAt(prompt: PromptView, sel: Selection, id: number): OptionView[] {
  if (isTwoStep(prompt) && sel.armed !== null) {
    const own = prompt.options.filter((o) => o.card === sel.armed);
    return id === sel.armed ? own.filter((o) => o.at === undefined) : own.filter((o) => o.at === id);
  }
  return prompt.options.filter((o) => !isEnd(o) && (o.card === id || (o.card === undefined && o.at === id)));
}

/** Nothing is selected or picked yet. */
export const isUntouched = ({ armed, fork, picked }: Selection): boolean =>
  armed === null && fork.length === 0 && picked.length === 0;
/** Whether the prompt offers to pass, once or for longer. */
export const offersPasses = (prompt: PromptView, sel: Selection): boolean =>
  prompt.kind === 'react' && prompt.optional && !prompt.decoy && isUntouched(sel);
