import type { MessageDescriptor } from '@lingui/core';
import type { Puzzle } from '@smash/testkit/puzzles';
import type { Outcome, PuzzleHint } from '../../game/puzzle/game.ts';
import { msg, say } from '../../i18n/say.ts';

export const LEVELS: Readonly<Record<Puzzle['level'], MessageDescriptor>> = {
  1: msg('Easy'),
  2: msg('Medium'),
  3: msg('Hard'),
};

export function outcomeWords(outcome: Outcome, base: string): string {
  switch (outcome) {
    case 'won':
      return say('Solved: {base} is yours alone.', { base });
    case 'shared':
      return say('Not quite: {base} scored, but you were not alone in first place.', { base });
    case 'unscored':
      return say('Not yet: the turn is over, and {base} has not scored.', { base });
  }
}

/** @param isWhole give the whole answer instead of only the card */
export function hintWords(hint: PuzzleHint, isWhole: boolean): string {
  if (hint === 'hopeless') return say('It can’t be won from here. Take a step back.');
  if (hint === 'unknown') return say('The solution goes another way. Take a step back, or start over.');
  const { option } = hint;
  if (!option) return say('Choose nothing here.');
  if (option.verb === 'end') return say('Everything is in place: end your turn.');
  const isCard = option.verb === 'play' || option.verb === 'use';
  if (isCard && option.name && !isWhole) return say('Think about {card}.', { card: option.name });
  return say('The answer: {answer}', { answer: option.label });
}
