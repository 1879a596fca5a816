import type { OptionView, PromptView, View } from '@smash/engine/seal';
import { dice, type Random, shuffled } from './random.ts';

export interface Temper {
  /** Probability (0 to 1) of playing on rather than ending the turn while something is still possible. */
  eager: number;
}
const EAGER: Temper = { eager: 0.9 };

/** A random legal answer to the open prompt of a view, as option numbers. Sees nothing but the view. */
export function randomPick(view: View, random: Random, temper: Temper = EAGER): number[] {
  const prompt = view.prompt;
  if (!prompt) throw new Error('This viewer is not asked anything');
  if (prompt.max === 0) return [];
  if (prompt.kind === 'play') return [randomPlay(prompt, random, temper).id];
  const group = randomGroup(prompt, random);
  const most = Math.min(prompt.max, group.length);
  const count = prompt.min + dice(random, most - prompt.min + 1);
  const picked = shuffled(random, group)
    .slice(0, count)
    .map((o) => o.id);
  return prompt.ordered ? picked : picked.sort((a, b) => a - b);
}

function randomPlay(prompt: PromptView, random: Random, temper: Temper): OptionView {
  const end = prompt.options.find((o) => o.verb === 'end');
  const plays = prompt.options.filter((o) => o !== end);
  if (end && (plays.length === 0 || random() >= temper.eager)) return end;
  return plays[dice(random, plays.length)]!;
}

/** Options that may be picked together: all of them, or those of one group that is large enough. */
function randomGroup(prompt: PromptView, random: Random): readonly OptionView[] {
  if (!prompt.group) return prompt.options;
  const groups = new Map<string, OptionView[]>();
  for (const option of prompt.options) {
    const key = option.group ?? '';
    const list = groups.get(key);
    if (list) list.push(option);
    else groups.set(key, [option]);
  }
  const enough = [...groups.values()].filter((list) => list.length >= prompt.min);
  return enough[dice(random, enough.length)]!;
}
