import type { CardIx } from '../model/index.ts';
import type { Query } from '../query/query.ts';
import { isAnothers, isYours } from '../query/whose.ts';
import { stillHere } from './abilities.ts';
import { chooseCard } from './choose.ts';
import type { AbilityContext } from './definition.ts';
import { act, look, ops, type Script } from './language.ts';
import { step } from './step.ts';

/** In a tie both have won and lost; without a result neither has (DUEL-2, DUEL-5). */
export interface DuelResult {
  winners: CardIx[];
  losers: CardIx[];
}

/** Two minions duel (DUEL-1). */
export function* duel(challenger: CardIx, challenged: CardIx): Script<DuelResult> {
  return yield* step<DuelResult>('duel', { challenger, challenged });
}

/** Possible rivals of this minion at its base: "another player's minion here". None during a duel (DUEL-4). */
export const rivals = (q: Query, me: AbilityContext, minion: CardIx): CardIx[] =>
  q.duel() !== null || !q.isMinion(minion)
    ? []
    : q.minionsAt(q.base(minion)).filter((ix) => ix !== minion && isAnothers(me)(q, ix));

/** Is the minion you played here still here and yours, with a rival? */
export const canDuelHere = (q: Query, me: AbilityContext<{ card: CardIx; stamp: number }>): boolean => {
  const minion = me.args.card;
  return stillHere(q, me) && isYours(me)(q, minion) && rivals(q, me, minion).length > 0;
};

/** Chooses a rival of this minion and has them duel; null if there is none or the player declines. */
export function* duelHere(
  me: AbilityContext,
  minion: CardIx,
  options: { may?: boolean } = {},
): Script<DuelResult | null> {
  const list = yield* look((q) => rivals(q, me, minion));
  const challenged = yield* chooseCard(me.seat, 'Choose the minion to duel', list, options);
  return challenged === null ? null : yield* duel(minion, challenged);
}

/** "One of your minions duels another player's minion at its base." */
export function* duelSomewhere(
  me: AbilityContext,
  where: (q: Query, base: CardIx) => boolean = () => true,
): Script<YourDuel | null> {
  const list = yield* look((q) =>
    q.minionsOf(me.seat).filter((ix) => where(q, q.base(ix)) && rivals(q, me, ix).length > 0),
  );
  const yours = yield* chooseCard(me.seat, 'Choose your minion that duels', list);
  if (yours === null) return null;
  const result = yield* duelHere(me, yours);
  return result && { yours, ...result };
}
export interface YourDuel extends DuelResult {
  yours: CardIx;
}

/** "Destroy the losing minion." */
export function* destroyLosers(result: DuelResult | null): Script {
  if (result) yield* act(...result.losers.map(ops.destroy));
}
