import { at } from './abilities.ts';
import type { Triggered } from './definition.ts';
import { uncover } from './do.ts';
import { act, look, ops } from './language.ts';

/** What the rules themselves let or make happen to a card at a moment. "This" is the card, "you" its controller. */
export const RULE_ABILITIES: readonly Triggered[] = [
  /** BURY-3: at the start of your turn you may uncover one of your buried cards. */
  at(
    'turnStart',
    {
      may: true,
      limit: 'turnByName',
      when: (q, me) => q.s.current === me.seat && q.card(me.self).zone === 'buried',
    },
    function* (me) {
      yield* uncover(me.seat, me.self);
    },
  ),

  /** STA-2: at the start of your turn one counter leaves each of your cards in stasis. */
  at('turnStart', { when: (q, me) => q.s.current === me.seat && q.card(me.self).stasis > 0 }, function* (me) {
    if (yield* look((q) => q.card(me.self).zone === 'stasis')) yield* act(ops.stasis(me.self, me.seat, -1));
  }),
];
