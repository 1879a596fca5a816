import type { CardIx } from '../model/index.ts';
import { limitKey } from '../query/limit.ts';
import type { Query } from '../query/query.ts';
import { chooseOne } from './choose.ts';
import type { AbilityContext } from './definition.ts';
import { act, call, look, ops, type Script } from './language.ts';

/** Uses a talent of this minion as if it were this card's own. Only talents that would do something now are offered. */
export function* useTalentOf(me: AbilityContext, minion: CardIx): Script {
  const talents = yield* look((q) => usableTalents(q, me, minion).map(({ def, ix }) => [def, ix]));
  const names = yield* look((q) => talents.map(([def]) => q.defs[def!]!.name));
  const keys = Object.fromEntries(names.map((name, i) => [String(i), `The talent of ${name}`]));
  const chosen = talents[Number(yield* chooseOne(me.seat, 'Choose a talent', keys))];
  if (chosen) yield* call({ card: me.self, def: chosen[0]!, ix: chosen[1]! });
}
export const usableTalents = (q: Query, me: AbilityContext, minion: CardIx) =>
  q.talents(minion).filter((t) => t.ability.when(q, { ...me, args: {} }));

/** The talents a card has used this turn: name, number of uses, and the key in `State.used`. */
export const usedTalents = (q: Query, card: CardIx): { name: string; times: number; key: string }[] =>
  q
    .talents(card)
    .map(({ ability, me, def, ix, given }) => {
      const key = limitKey(q, ability.limit, card, def, ix, me.seat, given);
      return { name: q.defs[def]!.name, times: q.timesUsed(key), key };
    })
    .filter(({ times }) => times > 0);
/**
 * "You may use its talent again this turn". The player picks one of several used ones; `times` restricts it to those
 * used exactly that often.
 */
export function* useTalentAgain(me: AbilityContext, card: CardIx, times?: number): Script {
  const used = yield* look((q) => usedTalents(q, card).filter((one) => times === undefined || one.times === times));
  const keys = Object.fromEntries(used.map(({ name }, i) => [String(i), `The talent of ${name}`]));
  const chosen = used[Number(yield* chooseOne(me.seat, 'Choose a talent', keys))];
  if (chosen) yield* act(ops.useAgain(card, chosen.key));
}
