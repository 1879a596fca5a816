import { special } from '../abilities/index.generated.ts';
import { byAnother } from '../core/credit.ts';
import { type CardIx, NOBODY } from '../model/index.ts';
import type { Query } from '../query/query.ts';
import { playUnderWay } from '../query/under-way.ts';
import type { AbilityContext, Triggered } from './definition.ts';
import { choosePlace } from './do.ts';
import { look, type PlayedText, playNow } from './language.ts';

/** Special: after another player has played an action, you may play this action as if it had that action's text. */
export const copiesPlayedAction = (): Triggered =>
  special(
    'play',
    {
      from: 'hand',
      may: true,
      when: (_q, me, played) => byAnother(me, played) && played.as === 'action',
      possible: (q, me) => q.canPlaySpecials(me.seat) && placesToCopy(q, me, me.args.card).length > 0,
    },
    function* (me) {
      const like = yield* look((q) => ({ ...copied(q, me.args.card)! }));
      const places = yield* look((q) => q.placesWith(me.seat, me.self, like.text));
      const at = places.includes(NOBODY) ? NOBODY : yield* choosePlace(me.seat, places);
      if (at !== null) yield* playNow({ card: me.self, at, seat: me.seat, like });
    },
  );

const placesToCopy = (q: Query, me: AbilityContext, action: CardIx): CardIx[] => {
  const like = copied(q, action);
  return like ? q.placesWith(me.seat, me.self, like.text) : [];
};
/** What is copied: the text the action is played with, and the ability its play carries out. */
function copied(q: Query, action: CardIx): PlayedText | null {
  const play = playUnderWay(q.s, action);
  if (!play) return null;
  const { ability, text = q.card(action).def, textFrom = action } = play;
  return { text, textFrom, ability, args: ability === NOBODY ? {} : play.args };
}
