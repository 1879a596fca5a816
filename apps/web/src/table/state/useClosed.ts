/**
 * Finds out why minions of the hand cannot be played at bases where the viewer has nothing while other bases take them,
 * by asking the game about one base after the other.
 */
import type { GameClient } from '../../game/client.ts';
import { say } from '../../i18n/say.ts';
import type { Refusal, View } from '../../view/types.ts';
import { cardsOf } from '../../view/where.ts';
import { useAsked } from './useAsked.ts';
import { promptKey } from './useDecision.ts';

/** Refusals by base id; null: no reason is known. */
export type Closed = ReadonlyMap<number, Refusal | null>;
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

/** A refusal in words that fit an empty lane. */
export function closedWords(refusal: Refusal | null): string {
  if (refusal?.by) return say('{card}: no minions here', { card: refusal.by });
  return refusal?.code === 'lesson' ? say('Not in this step') : say('No minions here now');
}

export function useClosed(game: GameClient, view: View): Closed {
  const plays = minionPlays(view, null);
  const open = new Set(plays.map(({ at }) => at));
  const closed = view.bases.filter(
    ({ id, lanes, buried }) =>
      !open.has(id) &&
      lanes.some((lane) => lane.seat === view.viewer && cardsOf(lane).length === 0) &&
      buried.every(({ seat }) => seat !== view.viewer),
  );
  const ask = async (isOver: () => boolean) => {
    const refusals = new Map<number, Refusal | null>();
    for (const { id } of closed) {
      refusals.set(id, await game.whyNot(plays[0]!.card, id));
      if (isOver()) return null;
    }
    return refusals;
  };
  return useAsked(promptKey(view.prompt), plays.length > 0 && closed.length > 0 ? ask : null, NONE);
}
