import type { CardIx, Seat } from '../model/index.ts';
import type { Query } from '../query/query.ts';
import { chooseCard, chooseMinion, chooseNumber } from './choose.ts';
import type { AbilityContext } from './definition.ts';
import { act, look, ops, type Script } from './language.ts';

/** +1 power counters on a card. */
export type Counters = { card: CardIx; n: number };
/** Counters moving from one card to another. */
export type CounterTransfer = { from: CardIx; to: CardIx; n: number };

export const hasCounters = (q: Query, ix: CardIx): boolean => q.card(ix).counters > 0;
/** The listed cards that have counters, and how many. */
export const countersOn = (q: Query, minions: CardIx[]): Counters[] =>
  minions.filter((ix) => hasCounters(q, ix)).map((card) => ({ card, n: q.card(card).counters }));

/**
 * Transfers counters simultaneously (RES-10). It affects both cards (CTR-2): counters that cannot be removed stay, and
 * counters that cannot be placed on the other card are discarded (TERM-6).
 */
export function* transferCounters(...transfers: CounterTransfer[]): Script {
  const givers = sums(transfers.map(({ from, n }) => ({ card: from, n })));
  const taken = yield* act(...givers.map(({ card, n }) => ops.transferCounters(card, -n)));
  const going = transfers.filter(({ from }) => taken[givers.findIndex(({ card }) => card === from)]);
  const takers = sums(going.map(({ to, n }) => ({ card: to, n })));
  yield* act(...takers.map(({ card, n }) => ops.transferCounters(card, n)));
}
function sums(list: Counters[]): Counters[] {
  const all: Counters[] = [];
  for (const { card, n } of list) {
    const same = all.find((one) => one.card === card);
    if (same) same.n += n;
    else all.push({ card, n });
  }
  return all;
}

/** Chooses one of the cards, or none, and how many of its counters. */
function* chooseCounters(seat: Seat, title: string, held: Counters[], skip?: string): Script<Counters | null> {
  const cards = held.map(({ card }) => card);
  const card = yield* chooseCard(seat, title, cards, { may: true, skip });
  if (card === null) return null;
  const most = held.find((one) => one.card === card)!.n;
  return { card, n: yield* chooseNumber(seat, 'Choose how many counters', 1, most) };
}

/** Chooses any number of the counters on your minions: minion by minion, until you are done. */
export function* chooseCountersOfYours(
  me: AbilityContext,
  title: string,
  each: (chosen: Counters) => Script<unknown> = function* () {},
): Script<Counters[]> {
  const list: Counters[] = [];
  let held = yield* look((q) => countersOn(q, q.minionsOf(me.seat)));
  while (held.length > 0) {
    const chosen = yield* chooseCounters(me.seat, title, held, 'Done');
    if (chosen === null) break;
    yield* each(chosen);
    list.push(chosen);
    held = held.map(({ card, n }) => ({ card, n: card === chosen.card ? n - chosen.n : n })).filter(({ n }) => n > 0);
  }
  return list;
}

/** Transfers any number of the counters among your minions; all move together, each at most once. */
export function* transferAmongYours(me: AbilityContext): Script {
  const mine = yield* look((q) => q.minionsOf(me.seat));
  if (mine.length < 2) return;
  const transfers: CounterTransfer[] = [];
  yield* chooseCountersOfYours(me, 'Transfer counters from one of your minions', function* ({ card, n }) {
    const others = mine.filter((ix) => ix !== card);
    const to = yield* chooseCard(me.seat, 'Choose the minion that gets them', others);
    transfers.push({ from: card, to: to!, n });
  });
  yield* transferCounters(...transfers);
}

type Which = (q: Query, ix: CardIx) => boolean;
/** Chooses a minion and any number of its counters, and transfers them to another minion. */
export function* transferFromOne(me: AbilityContext, from: Which, to: Which): Script {
  const held = yield* look((q) =>
    countersOn(
      q,
      q.minions((ix) => from(q, ix)),
    ),
  );
  const others = yield* look((q) => q.minions((ix) => to(q, ix)));
  const able = held.filter(({ card }) => others.some((ix) => ix !== card));
  const chosen = yield* chooseCounters(me.seat, 'Choose the minion that gives counters', able);
  if (chosen === null) return;
  const taker = yield* chooseCard(
    me.seat,
    'Choose the minion that gets them',
    others.filter((ix) => ix !== chosen.card),
  );
  yield* transferCounters({ from: chosen.card, to: taker!, n: chosen.n });
}

/** Places n counters in total on such minions, split as the player likes; up to n if the player may place fewer. */
export function* spreadCounters(me: AbilityContext, n: number, which: Which, options: { may?: boolean } = {}): Script {
  const chosen: CardIx[] = [];
  for (let i = 0; i < n; i++) {
    const title = `Choose where the ${ORDINALS[i] ?? 'next'} power counter goes`;
    const minion = yield* chooseMinion(me, title, which, options);
    if (minion === null) break;
    chosen.push(minion);
  }
  const each = [...new Set(chosen)];
  yield* act(...each.map((ix) => ops.counters(ix, chosen.filter((other) => other === ix).length)));
}
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
