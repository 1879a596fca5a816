import { act, card, chooseOne, onPlay, ops, sharedDeck } from '@smash/engine/script';
import { asDeckFacts } from '../../facts.ts';
import facts from './facts.json' with { type: 'json' };

export const madness = sharedDeck(asDeckFacts(facts), [
  /** Choose one: draw two cards OR return this card to the Madness deck. */
  card(
    'Madness',
    onPlay(function* (me) {
      const choice = yield* chooseOne(me.seat, 'Draw two cards or return this card', {
        draw: 'Draw two cards',
        return: 'Return it to its deck',
      });
      if (choice === 'draw') yield* act(ops.draw(me.seat, 2));
      else yield* act(ops.place(me.self, 'pileBottom'));
    }),
  ),
]);
