import { randomPick } from '@smash/bots';
import type { View } from '@smash/engine';

/** What is answered for a player whose time is up: what may be left out is, the turn ends, the rest is chance. */
export function choiceInTime(view: View): number[] {
  const { prompt } = view;
  if (!prompt || prompt.optional) return [];
  const end = prompt.options.find(({ verb }) => verb === 'end');
  return end ? [end.id] : randomPick(view, Math.random);
}
