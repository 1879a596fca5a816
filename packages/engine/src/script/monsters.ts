import { here } from '../abilities/index.generated.ts';
import { type CardIx, NOBODY, type Seat } from '../model/index.ts';
import type { Query } from '../query/query.ts';
import { isHeld } from '../query/whose.ts';
import { chooseCard, chooseParts, chooseToDo } from './choose.ts';
import type { AbilityContext } from './definition.ts';
import { isPlayable, playCard } from './do.ts';
import { act, look, ops, playNow, type Script } from './language.ts';

/** Plays that many monsters from the top of their deck at a base: for a player (MON-7), or for NOBODY. */
export function* playMonsters(base: CardIx, n: number, seat: Seat): Script<CardIx[]> {
  const played: CardIx[] = [];
  for (let i = 0; i < n; i++) {
    yield* act(ops.refillPile('monsterDeck'));
    const monster = yield* look((q) => q.s.piles.monsterDeck.at(-1) ?? NOBODY);
    if (monster === NOBODY) break;
    if (yield* playNow({ card: monster, at: base, seat })) played.push(monster);
  }
  return played;
}

/** "You may play a monster here." Nobody is asked if none is left. */
export function* mayPlayMonster(me: AbilityContext): Script {
  if (!(yield* look((q) => q.s.piles.monsterDeck.length + q.s.piles.monsterDiscard.length > 0))) return;
  if (yield* chooseToDo(me.seat, 'Play a monster here', 'Play a monster', 'Leave it'))
    yield* playMonsters(yield* look((q) => here(q, me)), 1, me.seat);
}

/** Plays up to n treasures from the hand immediately, each an extra card (EXT-3). */
export function* playTreasures(seat: Seat, most: number, which: (q: Query, ix: CardIx) => boolean): Script {
  const played: CardIx[] = [];
  while (played.length < most) {
    const playable = yield* look((q) =>
      q.hand(seat).filter((ix) => which(q, ix) && !played.includes(ix) && isPlayable(q, seat, ix)),
    );
    const treasure = yield* chooseCard(seat, 'Play a treasure as an extra card', playable, { may: true });
    if (treasure === null) return;
    yield* playCard(seat, treasure);
    played.push(treasure);
  }
}

/** "Play a monster … OR destroy …": the chosen parts (RES-14). */
export const chooseToPlayMonsters = (me: AbilityContext, play: string, destroy: string): Script<string[]> =>
  chooseParts(me, 'Choose one', { play, destroy });

/** MON-8: reveals n treasures, face up until somebody takes them. */
export function* revealTreasures(n: number): Script {
  for (let i = 0; i < n; i++) {
    yield* act(ops.refillPile('treasureDeck'));
    const next = yield* look((q) => q.s.piles.treasureDeck.at(-1) ?? NOBODY);
    if (next === NOBODY) return;
    yield* act(ops.showTreasure(next));
  }
}

/** MON-8: players with power or a minion there take one each by descending power, repeatedly, until none is left. */
export function* shareTreasures(base: CardIx): Script {
  const order = yield* look((q) => takers(q, base));
  let shown = yield* look(revealed);
  while (shown.length > 0 && (yield* look((q) => order.some((seat) => !q.s.seats[seat]!.out)))) {
    for (const seat of order) {
      if (yield* look((q) => q.s.seats[seat]!.out)) continue;
      const one = yield* chooseCard(seat, 'Choose a treasure', shown);
      // A player who concedes instead of choosing takes nothing.
      if (one === null || (yield* look((q) => q.s.seats[seat]!.out))) continue;
      yield* act(ops.placeInHandOf(seat, one));
      shown = shown.filter((ix) => ix !== one);
    }
  }
  yield* act(...shown.map((ix) => ops.place(ix, 'discard')));
}

/** The treasures revealed for a scored base; a treasure being played does not count. */
export const revealed = (q: Query): CardIx[] => q.s.limbo.filter((ix) => q.isTreasure(ix) && !isHeld(q, ix));

/** The players who take treasures, by descending power; ties clockwise from the current player. */
export const takers = (q: Query, base: CardIx): Seat[] =>
  q
    .clockwise()
    .filter((seat) => q.hasMinion(base, seat) || q.total(base, seat) > 0)
    .sort((a, b) => q.total(base, b) - q.total(base, a));
