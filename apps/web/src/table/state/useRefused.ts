/**
 * Finds out why cards in hand, titans set aside and cards out of stasis cannot be played now, by asking the game about
 * one after the other.
 */
import type { MessageDescriptor } from '@lingui/core';
import { useMemo } from 'react';
import type { GameClient } from '../../game/client.ts';
import { msg, say } from '../../i18n/say.ts';
import type { CardView, PromptView, View } from '../../view/types.ts';
import { MOST_ASKED, useAsked } from './useAsked.ts';
import { promptKey } from './useDecision.ts';
import type { Layout } from './useLayout.ts';

type Facts = ReadonlyMap<string, { text: string }>;

/** Codes of refusals, by card id. */
export type Refused = ReadonlyMap<number, string>;
const NONE: Refused = new Map();

/**
 * Cards that no option of a prompt to play names: first the few titans and cards in stasis. Counters show that a card
 * there is still waiting, so nobody need ask about it.
 */
export function refusedCards({ prompt, hand, seats, viewer }: Pick<View, 'prompt' | 'hand' | 'seats' | 'viewer'>) {
  if (prompt?.kind !== 'play' && prompt?.kind !== 'react') return [];
  const offered = new Set(prompt.options.map(({ card }) => card));
  const own = seats.find(({ seat }) => seat === viewer);
  const ready = own?.stasis.filter((card) => !card.stasis) ?? [];
  return [...(own?.titans ?? []), ...ready, ...hand].filter(({ id }) => !offered.has(id));
}

/** How texts name the moments of windows. */
const MOMENTS: Partial<Record<string, RegExp>> = {
  turnStart: /at the start of (?:your|each|every) turn/i,
  beforeScore: /before (?:or after )?(?:a|this) base scores/i,
  afterScore: /after (?:a|this) base scores/i,
  turnEnd: /at the end of (?:your|each|every|the) turn/i,
};

/** Why a card cannot be used in a window: it waits for another moment or for none, or it would do nothing now. */
function whyNotThen({ type, name, stasis }: CardView, { window }: PromptView, facts: Facts): string {
  if (type === 'titan') return 'noTitanPlay';
  if (stasis !== undefined) return 'noUse';
  const text = facts.get(name)?.text;
  if (text === undefined) return 'notNow';
  if (!text.includes('Special:')) return 'noSpecial';
  const kind = window?.kind ?? 'trigger';
  return MOMENTS[kind]?.test(text) ? 'noUse' : kind;
}

/** In a window nothing but its text is known about a card. */
export function refusedThen({ prompt, ...view }: Parameters<typeof refusedCards>[0], facts: Facts): Refused {
  if (prompt?.kind !== 'react') return NONE;
  return new Map(refusedCards({ prompt, ...view }).map((card) => [card.id, whyNotThen(card, prompt, facts)]));
}

export function useRefused(game: GameClient, view: View, facts: Facts): Refused {
  const isReaction = view.prompt?.kind === 'react';
  const then = useMemo(() => refusedThen(view, facts), [view, facts]);
  const cards = isReaction ? [] : refusedCards(view);
  const ask = async (isOver: () => boolean) => {
    const codes = new Map<number, string>();
    for (const { id } of cards.slice(0, MOST_ASKED)) {
      const refusal = await game.whyNot(id);
      if (isOver()) return null;
      if (refusal) codes.set(id, refusal.code);
    }
    return codes;
  };
  const found = useAsked(promptKey(view.prompt), cards.length > 0 ? ask : null, NONE);
  return isReaction ? then : found;
}

/** Words for titans, whose hexagons are narrow in every layout. */
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
  specialOnly: msg('special only'),
  condition: msg('its text forbids it'),
  lesson: msg('a later step'),
  noSpecial: msg('no Special'),
  noUse: msg('no use now'),
  turnStart: msg('not at turn start'),
  beforeScore: msg('not before scoring'),
  afterScore: msg('not after scoring'),
  trigger: msg('not for this'),
  turnEnd: msg('not at turn end'),
};
/** Two short words, for narrow cards. */
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
  noSpecial: msg('no Special'),
  noUse: msg('no use now'),
  turnStart: msg('another time'),
  beforeScore: msg('another time'),
  afterScore: msg('another time'),
  trigger: msg('another time'),
  turnEnd: msg('another time'),
};

/** Words for tablets, which say what is missing and when it is not the time. */
const MIDDLE: Record<string, MessageDescriptor> = {
  ...SHORT,
  noMinionPlay: msg('no minion play'),
  noActionPlay: msg('no action play'),
  turnStart: msg('not at turn start'),
  beforeScore: msg('not before scoring'),
  afterScore: msg('not after scoring'),
  trigger: msg('not for this'),
  turnEnd: msg('not at turn end'),
};

/** A refusal in words that fit a card; touching the card shows it in full. */
export function shortRefusal(code: string, layout: Layout): string {
  const words = { desktop: WORDS, laptop: WORDS, tablet: MIDDLE, portrait: SHORT, phone: SHORT, landscape: SHORT };
  return say(words[layout][code] ?? msg('not now'));
}
