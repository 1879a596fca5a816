/** Says at which bases minions of the hand cannot be played while others take them, by asking the game about each. */
import type { GameClient } from '../../game/client.ts';
import { say } from '../../i18n/say.ts';
import type { Refusal, View } from '../../view/types.ts';
import { useAsked } from './useAsked.ts';
import { promptKey } from './useDecision.ts';

/** Why, in a few words, by base id. */
export type Closed = ReadonlyMap<number, string>;
const NONE: Closed = new Map();

/** Plays of minions from the hand, or of the selected one: the card and the base. On a Big Base board there are none. */
export function minionPlays({ prompt, hand, bigBase }: View, armed: number | null): { card: number; at: number }[] {
  if (bigBase !== null) return [];
  const minions = new Set(hand.flatMap(({ id, type }) => (type === 'minion' ? [id] : [])));
  return (prompt?.options ?? []).flatMap(({ verb, card, at }) =>
    verb === 'play' && card !== undefined && at !== undefined && minions.has(card) && (armed === null || armed === card)
      ? [{ card, at }]
      : [],
  );
}

function closedWords(refusal: Refusal | null): string {
  if (refusal?.by) return say('{card}: no minions here', { card: refusal.by });
  return refusal?.code === 'lesson' ? say('Not in this step') : say('No minions here now');
}

export function useClosed(game: GameClient, view: View): Closed {
  const plays = minionPlays(view, null);
  const open = new Set(plays.map(({ at }) => at));
  const closed = view.bases.filter(({ id }) => !open.has(id));
  const ask = async (isOver: () => boolean) => {
    const words = new Map<number, string>();
    for (const { id } of closed) {
      const refusal = await game.whyNot(plays[0]!.card, id);
      if (isOver()) return null;
      words.set(id, closedWords(refusal));
    }
    return words;
  };
  return useAsked(promptKey(view.prompt), plays.length > 0 && closed.length > 0 ? ask : null, NONE);
}
