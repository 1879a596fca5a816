import { type CardIx, NOBODY, type Seat } from '../model/index.ts';
import type { Query } from '../query/query.ts';
import { chooseCard } from './choose.ts';
import { act, look, ops, playNow, type Script } from './language.ts';

/** Play that many monsters from the top of their deck at a base: for a player (MON-7), or for NOBODY. */
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

/** MON-8: reveal n treasures; who has power or a minion there takes one each by descending power, until none is left. */
export function* shareTreasures(base: CardIx, n: number): Script {
  const order = yield* look((q) => inOrder(q, base));
  if (order.length === 0) return;
  let shown: CardIx[] = [];
  for (let i = 0; i < n; i++) {
    yield* act(ops.refillPile('treasureDeck'));
    const next = yield* look((q) => q.s.piles.treasureDeck.at(-1) ?? NOBODY);
    if (next === NOBODY) break;
    yield* act(ops.showTreasure(next));
    shown.push(next);
  }
  for (let turn = 0; shown.length > 0; turn++) {
    const seat = order[turn % order.length]!;
    const one = yield* chooseCard(seat, 'Choose a treasure', shown);
    if (one === null) return;
    yield* act(ops.placeWith(one, 'hand', seat));
    shown = shown.filter((ix) => ix !== one);
  }
}

/** Descending power; ties clockwise from the current player. */
const inOrder = (q: Query, base: CardIx): Seat[] =>
  q
    .clockwise()
    .filter((seat) => q.hasMinion(base, seat) || q.total(base, seat) > 0)
    .sort((a, b) => q.total(base, b) - q.total(base, a));
