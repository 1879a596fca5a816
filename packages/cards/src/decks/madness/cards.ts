import { act, card, chooseParts, onPlay, ops, sharedDeck } from '@smash/engine/script';
import { asDeckFacts } from '../../facts.ts';
import facts from './facts.json' with { type: 'json' };

export const madness = sharedDeck(asDeckFacts(facts), [
  /** Choose one: draw two cards OR return this card to the Madness deck. */
  card(
    'Madness',
    onPlay(function* (me) {
      const parts = yield* chooseParts(me, 'Draw two cards or return this card', {
        draw: 'Draw two cards',
        return: 'Return it to its deck',
      });
      for (const part of parts) yield* act(part === 'draw' ? ops.draw(me.seat, 2) : ops.place(me.self, 'pileBottom'));
    }),
  ),
]);
