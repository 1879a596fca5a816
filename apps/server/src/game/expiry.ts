import { randomPick } from '@smash/bots';
import type { Command, View } from '@smash/engine';
import type { Match } from './match.ts';

/** The answer for a player whose time is up: skip optional choices, end the turn, otherwise choose at random. */
function choiceInTime(view: View): number[] {
  const { prompt } = view;
  if (!prompt || prompt.optional) return [];
  const end = prompt.options.find(({ verb }) => verb === 'end');
  return end ? [end.id] : randomPick(view, Math.random);
}

/** The same as a command, while that question is open. */
export function answerInTime(match: Match | null, seat: number, prompt: number): Command | null {
  const view = match?.shown(seat).view;
  return view?.prompt?.id === prompt ? { type: 'answer', seat, prompt, pick: choiceInTime(view) } : null;
}
