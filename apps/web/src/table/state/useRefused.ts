/** Why cards in the hand and titans set aside cannot be played now. The game is asked about each, one after the other. */
import type { MessageDescriptor } from '@lingui/core';
import type { GameClient } from '../../game/client.ts';
import { msg, say } from '../../i18n/say.ts';
import type { View } from '../../view/types.ts';
import { MOST_ASKED, useAsked } from './useAsked.ts';
import { promptKey } from './useDecision.ts';
import type { Layout } from './useLayout.ts';

/** Codes of refusals, by card. */
export type Refused = ReadonlyMap<number, string>;
const NONE: Refused = new Map();
const NOT_NOW = { code: 'notNow' };

/** While cards are played or used: those that no answer names, the few titans first. */
export function refusedCards({ prompt, hand, seats, viewer }: Pick<View, 'prompt' | 'hand' | 'seats' | 'viewer'>) {
  if (prompt?.kind !== 'play' && prompt?.kind !== 'react') return [];
  const offered = new Set(prompt.options.map(({ card }) => card));
  const titans = seats.find(({ seat }) => seat === viewer)?.titans ?? [];
  return [...titans, ...hand].filter(({ id }) => !offered.has(id));
}

export function useRefused(game: GameClient, view: View): Refused {
  const cards = refusedCards(view);
  const isReaction = view.prompt?.kind === 'react';
  const ask = async (isOver: () => boolean) => {
    const codes = new Map<number, string>();
    for (const { id } of cards.slice(0, MOST_ASKED)) {
      // What a moment does not trigger is not for now; nothing more is known of it.
      const refusal = isReaction ? NOT_NOW : await game.whyNot(id);
      if (isOver()) return null;
      if (refusal) codes.set(id, refusal.code);
    }
    return codes;
  };
  return useAsked(promptKey(view.prompt), cards.length > 0 ? ask : null, NONE);
}

/** A hexagon is as narrow everywhere. */
const TITANS: Record<string, MessageDescriptor> = {
  noTitanPlay: msg('only by its text'),
  hasTitan: msg('one at a time'),
};
const WORDS: Record<string, MessageDescriptor> = {
  ...TITANS,
  noMinionPlay: msg('no minion play'),
  noActionPlay: msg('no action play'),
  noPlay: msg('no play left'),
  noFit: msg('fits no play'),
  noPlace: msg('no legal place'),
  specialOnly: msg('only as a Special'),
  condition: msg('its text forbids it'),
  lesson: msg('a later step'),
};
/** Where cards are narrow, two short words. */
const SHORT: Record<string, MessageDescriptor> = {
  ...TITANS,
  noMinionPlay: msg('none left'),
  noActionPlay: msg('none left'),
  noPlay: msg('no play'),
  noFit: msg('fits no play'),
  noPlace: msg('nowhere'),
  specialOnly: msg('special only'),
  condition: msg('text forbids'),
  lesson: msg('later step'),
};

/** On a tablet they say what is missing. */
const MIDDLE: Record<string, MessageDescriptor> = {
  ...SHORT,
  noMinionPlay: msg('no minion play'),
  noActionPlay: msg('no action play'),
};

/** A refusal in the room of a card; a touch on the card says all of it. */
export function shortRefusal(code: string, layout: Layout): string {
  const words = { desktop: WORDS, laptop: WORDS, tablet: MIDDLE, portrait: SHORT, phone: SHORT, landscape: SHORT };
  return say(words[layout][code] ?? msg('not now'));
}
