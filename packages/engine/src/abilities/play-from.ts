import type { Query } from '../query/query.ts';
import { type AbilityContext, askedOfCard, type Common, defineAbility, type UseLimit } from '../registry/ability.ts';

/** "You may play this card as an extra minion from …", or in place of another card (PLAY-7). */
export interface PlayableFrom extends Common {
  kind: 'playFrom';
  /** deck: when it is revealed off the top of its player's deck. */
  from: 'discard' | 'hand' | 'deck';
  limit?: UseLimit;
  /** It uses up a play open to any minion, instead of being an extra play itself. */
  needsPlay?: boolean;
  /** From the hand: it uses up an action play. */
  replaces?: 'action';
  when?: (q: Query, me: AbilityContext) => boolean;
}

declare module '../registry/ability.ts' {
  interface AbilityMap {
    playFrom: PlayableFrom;
  }
}

defineAbility('playFrom', { at: askedOfCard });

/** "Any time you can play a minion … you can play this card from your discard pile instead." */
export const playableInstead = (when: (q: Query, me: AbilityContext) => boolean): PlayableFrom => ({
  kind: 'playFrom',
  label: 'special',
  from: 'discard',
  needsPlay: true,
  when,
});

/** "You may play this card as an extra minion from your discard pile" on your turn. */
export const playableFromDiscard = (limit: UseLimit): PlayableFrom => ({
  kind: 'playFrom',
  label: 'special',
  from: 'discard',
  limit,
});

/** "You may play this card as an extra card when it is revealed off the top of your deck": at once (RES-6). */
export const playableWhenRevealed = (): PlayableFrom => ({
  kind: 'playFrom',
  label: 'special',
  from: 'deck',
  when: () => true,
});

/** On a minion: "whenever you could play an action, you may play this card instead" (PLAY-7). It is still a minion play. */
export const playableAsAction = (): PlayableFrom => ({
  kind: 'playFrom',
  label: 'special',
  from: 'hand',
  replaces: 'action',
});
