/** The half-made answer: pure steps from one selection to the next, or to an answer. */
import { say } from '../../i18n/say.ts';
import type { OptionView, PromptView } from '../../view/types.ts';
import { isTwoStep, NOTHING, optionsAt, type Selection, sameGroup } from './targets.ts';

export type Step =
  | { to: 'select'; sel: Selection }
  | { to: 'answer'; pick: number[] }
  /** Nothing happens, and the player is told why. */
  | { to: 'refuse'; why: string };

const select = (sel: Selection): Step => ({ to: 'select', sel });

/** A single mandatory choice is the answer; if the prompt may be skipped, a touch selects and Confirm answers. */
export function isImmediate(prompt: PromptView): boolean {
  if (prompt.max !== 1) return false;
  switch (prompt.kind) {
    case 'base':
    case 'slot':
    case 'player':
    case 'option':
    case 'yesno':
    case 'play':
    case 'react':
    case 'draft':
      return true;
    case 'cards':
    case 'discard':
      return prompt.min === 1 && !prompt.optional;
    default:
      return false;
  }
}

/** Toggles one option; an option that is a complete answer is sent. */
export function choose(prompt: PromptView, sel: Selection, option: number): Step {
  if (isImmediate(prompt) || isTwoStep(prompt)) return { to: 'answer', pick: [option] };
  if (sel.picked.includes(option)) return select({ ...NOTHING, picked: sel.picked.filter((id) => id !== option) });
  if (prompt.max === 1) return select({ ...NOTHING, picked: [option] });
  const chosen = prompt.options[option];
  if (chosen && !sameGroup(prompt, sel, chosen))
    return {
      to: 'refuse',
      why: prompt.group === 'base' ? say('All of them must be at one base.') : say('All of them must have one name.'),
    };
  if (sel.picked.length >= prompt.max)
    return { to: 'refuse', why: say('You can choose only {n}. Put one back first.', { n: prompt.max }) };
  return select({ ...NOTHING, picked: [...sel.picked, option] });
}

/** A touch on a card or base. */
export function touch(prompt: PromptView, sel: Selection, id: number): Step | null {
  const options = optionsAt(prompt, sel, id);
  if (!isTwoStep(prompt)) {
    // One card may stand for several options: a touch takes any of them, the list tells them apart.
    const next = options.find((o) => sel.picked.includes(o.id)) ?? options[0];
    return next ? choose(prompt, sel, next.id) : null;
  }
  if (sel.armed !== null) {
    if (id === sel.armed) return select(NOTHING);
    if (options.length) return settle(options);
  }
  if (!prompt.options.some((o) => o.card === id && o.verb !== 'end')) {
    const direct = prompt.options.filter((o) => o.card === undefined && o.at === id && o.verb !== 'end');
    return direct.length && sel.armed === null ? settle(direct) : null;
  }
  return select({ ...NOTHING, armed: id });
}

/** A single option is the answer. Options that pay with another play are left to the list; others are asked about. */
function settle(options: OptionView[]): Step {
  const first = options.filter((o) => !o.alternative);
  const open = first.length ? first : options;
  if (open.length === 1) return { to: 'answer', pick: [open[0]!.id] };
  return select({ picked: [], armed: null, fork: open.map((o) => o.id) });
}

/** What Confirm would send, or null if incomplete. */
export function confirmable(prompt: PromptView, sel: Selection): number[] | null {
  if (sel.armed !== null && isTwoStep(prompt)) {
    if (sel.side) return null;
    const plain = prompt.options.filter((o) => o.card === sel.armed && o.at === undefined);
    return plain.length ? [plain[0]!.id] : null;
  }
  if (isTwoStep(prompt)) return null;
  if (prompt.kind === 'order' && sel.picked.length === 0) return prompt.options.map((o) => o.id);
  const n = sel.picked.length;
  return n >= prompt.min && n <= prompt.max && n > 0
    ? sel.picked
    : n === 0 && prompt.min === 0 && !prompt.optional
      ? []
      : null;
}

/** What is still missing, worded for the button: "Pick 1 of 4", "Pick 3 more". */
export function missing(prompt: PromptView, sel: Selection, count: number): string {
  if (prompt.kind === 'play') return sel.armed === null ? say('Choose a card') : say('Choose where');
  if (prompt.kind === 'react') return sel.armed === null ? say('Choose a play') : say('Choose where');
  const least = Math.max(prompt.min, 1);
  const most = Math.min(prompt.max, count);
  // "3 of 3" would read as if all were picked.
  if (sel.picked.length > 0 || (count > 1 && least === count))
    return say('Pick {n} more', { n: least - sel.picked.length });
  if (most > least)
    return prompt.min === 0
      ? say('Pick up to {max}', { max: most })
      : say('Pick {min} to {max}', { min: least, max: most });
  return say('Pick {n} of {all}', { n: least, all: count });
}
