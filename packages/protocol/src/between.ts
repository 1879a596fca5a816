/** At a table by days: which of the questions that may be passed are put to a player at all. */
import type { View } from '@smash/engine';
import type { Between } from './betweens.ts';
import { ownCards } from './own.ts';

/** Is the player asked the open question, which may be passed? Independent of the hand, except for `held`. */
export function isPut(between: Between, view: View): boolean {
  const { prompt } = view;
  if (!prompt) return false;
  if (between === 'held') return prompt.decoy !== true;
  // Players are present during their own turn.
  const isOwnTurn = view.current === view.viewer;
  // During setup others cannot decline what this player could, so it is not passed either.
  if (prompt.kind !== 'react') return isOwnTurn || view.phase === 'setup' || between !== 'never';
  if (between === 'always') return true;
  return between === 'never' && !isOwnTurn ? false : isMine(view);
}

/** The window is about a base where the player has a minion, or a card that the player has in play can be used. */
function isMine(view: View): boolean {
  const { prompt, bases, viewer } = view;
  const base = bases.find(({ id }) => id === prompt?.window?.base);
  if (base?.lanes.some(({ seat, minions }) => seat === viewer && minions.length > 0)) return true;
  const own = new Set(ownCards(view));
  return prompt?.options.some(({ card }) => card !== undefined && own.has(card)) ?? false;
}
