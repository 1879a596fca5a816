import { after, grants, type ToldOf } from '../abilities/index.generated.ts';
import type { Lends } from '../abilities/lends.ts';
import { type CardIx, type Limit, NOBODY, type Seat } from '../model/index.ts';
import type { Active } from '../query/active.ts';
import { limitKey } from '../query/limit.ts';
import { nameLimit } from '../query/names.ts';
import type { Query } from '../query/query.ts';
import type { Run } from '../registry/ability.ts';
import { chooseBase, chooseCard } from './choose.ts';
import type { AbilityContext, Grants, Triggered, Usable } from './definition.ts';
import { isPlayableAction, playCard } from './do.ts';
import { act, ask, type Choice, call, look, ops, playNow, type Script } from './language.ts';

interface Asked {
  may?: boolean;
  /** What is played is played as a Special. */
  special?: boolean;
  /** The limit accepts copies of one card only: offer one of them. */
  copies?: boolean;
}

type LimitOf<E extends object> = (q: Query, me: AbilityContext<E>) => Limit;
/**
 * After something has happened, "you may play an extra minion": kept without a question in the player's own Play Cards
 * phase (EXT-2), otherwise played in the rounds of ME-2 or lost (EXT-3).
 */
export const mayPlayExtraMinion = <E extends object>(limit: LimitOf<E>) => ({
  may: true,
  banked: (q: Query, seat: Seat): boolean => q.isPlaying(seat),
  possible: (q: Query, me: AbilityContext<E>): boolean =>
    q.isPlaying(me.seat) || canPlayMinion(q, me.seat, limit(q, me)),
});
/** The same: "you may play an extra action". */
export const mayPlayExtraAction = {
  may: true,
  banked: (q: Query, seat: Seat): boolean => q.isPlaying(seat),
  possible: (q: Query, { seat }: Pick<AbilityContext, 'seat'>): boolean => q.isPlaying(seat) || canPlayAction(q, seat),
};
/** "That turn": if granted before the player's Play Cards phase, it is also kept. */
export const mayPlayExtraActionThisTurn = {
  may: true,
  banked: (q: Query, seat: Seat): boolean => waitsThisTurn(q, seat),
  possible: (q: Query, { seat }: Pick<AbilityContext, 'seat'>): boolean =>
    waitsThisTurn(q, seat) || canPlayAction(q, seat),
};
const waitsThisTurn = (q: Query, seat: Seat): boolean =>
  q.isPlaying(seat) || (q.s.current === seat && q.s.phase === 'start');

/**
 * An extra minion play (EXT-2), kept until later in the seat's Play Cards phase; else used now or lost (EXT-3). A minion
 * from the discard pile is a specific card, played at once (EXT-3): see `playExtraMinion`.
 */
export const extraMinion = (seat: Seat, limit: Limit & { from?: never } = {}): Script => keepExtraMinion(seat, limit);

/** The same for a card whose ruling allows even a minion from the discard pile to be kept. */
export function* keepExtraMinion(seat: Seat, limit: Limit): Script {
  if (yield* look((q) => q.isPlaying(seat))) yield* act(ops.allow(seat, limit));
  else yield* playExtraMinion(seat, limit, { may: true });
}

/** Plays an extra minion immediately (EXT-3), from the hand or where the limit says. Returns the minion played. */
export function* playExtraMinion(seat: Seat, limit: Limit, options: Asked = {}): Script<CardIx | null> {
  const own = yield* look((q) => playableMinions(q, seat, limit).slice(0, options.copies ? 1 : undefined));
  const lent = yield* look((q) =>
    q.lentMinions(seat, limit).map(({ card, at, by }) => ({ card, at, lender: by.me.self, key: keyOf(q, by, seat) })),
  );
  const others = yield* look((q) => insteadOfMinions(q, seat, limit));
  const cards = [...new Set([...own, ...lent.map(({ card }) => card), ...others.map(({ card }) => card)])];
  // The alternatives are optional even if the play is not (TERM-14).
  const may = options.may || own.length === 0;
  const card = yield* chooseCard(seat, 'Choose a minion to play', cards, { ...options, may });
  if (card === null) return null;
  const other = others.find((one) => one.card === card);
  if (other) {
    yield* act(ops.useUp(card, other.key));
    const before = yield* look((q) => q.s.minionPlays.length);
    yield* call(
      { card, def: other.def, ix: other.ix },
      { args: { regular: false, group: 0, source: NOBODY, limit: { ...limit } } },
    );
    return yield* look((q) => q.s.minionPlays[before]?.card ?? null);
  }
  if (own.includes(card)) return (yield* playMinion(seat, card, limit)) ? card : null;
  const at = yield* chooseBase(
    seat,
    'Choose the base to play it on',
    lent.filter((one) => one.card === card).map((one) => one.at),
  );
  const chosen = lent.find((one) => one.card === card && one.at === at);
  if (!chosen) return null;
  yield* act(ops.useUp(chosen.lender, chosen.key));
  return (yield* playNow({ card, at: chosen.at, seat })) ? card : null;
}
/** Plays a minion from the player's hand, or from the discard pile if its text or the limit allows that (PLAY-7). */
export function* playOwnMinion(seat: Seat, limit: Limit): Script<CardIx | null> {
  const card = yield* chooseCard(seat, 'Choose a minion to play', yield* look((q) => playableMinions(q, seat, limit)), {
    may: true,
  });
  return card !== null && (yield* playMinion(seat, card, limit)) ? card : null;
}
const playableMinions = (q: Query, seat: Seat, limit: Limit): CardIx[] =>
  minionsFor(q, seat, limit).filter((ix) => hasOpenBase(q, seat, ix, limit));
/** The minions that an extra play with that limit is for, whether or not there is a base for them. */
const minionsFor = (q: Query, seat: Seat, { from }: Limit): CardIx[] =>
  from === 'discard' ? q.discard(seat).filter((ix) => q.isMinionCard(ix)) : q.minionsToPlay(seat);
const keyOf = (q: Query, { ability, me, def, ix }: Active<Lends | Usable>, seat: Seat): string =>
  limitKey(q, ability.limit, me.self, def, ix, seat);
/** What the player may use instead, on their turn: in the Play Cards phase (ABL-6). */
const insteadOfMinions = (q: Query, seat: Seat, limit: Limit) =>
  q
    .insteadOfMinions(seat, limit)
    .map((one) => ({ card: one.me.self, def: one.def, ix: one.ix, key: keyOf(q, one, seat) }));

function* playMinion(seat: Seat, card: CardIx, limit: Limit, asAction = false): Script<boolean> {
  const bases = yield* look((q) => openBases(q, seat, card, limit));
  const at = yield* chooseBase(seat, 'Choose the base to play it on', bases);
  // It is played by its own Special: from the discard pile, instead of a minion in hand, or instead of an action
  // (PLAY-7).
  const special = asAction || (yield* look((q) => q.card(card).zone === 'discard' && limit.from !== 'discard'));
  return at !== null && (yield* playNow({ card, at, seat, special }));
}
const openBases = (q: Query, seat: Seat, card: CardIx, limit: Limit): CardIx[] =>
  q.places(seat, card, 'minion', (b) => q.fits(limit, seat, card, b));
const hasOpenBase = (q: Query, seat: Seat, card: CardIx, limit: Limit): boolean =>
  q.hasPlace(seat, card, 'minion', (b) => q.fits(limit, seat, card, b));

/**
 * Grants extra minions "this turn": granted before the player's own Play Cards phase they wait for it; after it, or in
 * another player's turn, they are played immediately or lost (EXT-3).
 */
export function* extraMinionsThisTurn(seat: Seat, n = 1): Script {
  if (yield* look((q) => waitsThisTurn(q, seat))) yield* act(...new Array(n).fill(null).map(() => ops.allow(seat, {})));
  else for (let left = n; left > 0 && (yield* playExtraMinion(seat, {}, { may: true })) !== null; left--);
}

/** Extra minions with one name: kept for later in the Play Cards phase, or played immediately (EXT-2, EXT-3). */
export function* extraMinionsOfOneName(seat: Seat, n: number): Script {
  if (yield* look((q) => q.isPlaying(seat))) {
    yield* act(ops.allowOfOneName(seat, n));
    return;
  }
  let limit: Limit = {};
  for (let i = 0; i < n; i++) {
    const card = yield* playOwnMinion(seat, limit);
    if (card === null) return;
    limit = { name: yield* look((q) => nameLimit(q, card)) };
  }
}

/**
 * An extra play of a card, a minion or an action (EXT-2): which one, the player decides when using it. Outside the
 * Play Cards phase it is used immediately or lost (EXT-3).
 */
export function* extraCard(seat: Seat, limit: Limit = {}): Script {
  if (yield* look((q) => q.isPlaying(seat))) {
    yield* act(ops.allow(seat, limit, 'card'));
    return;
  }
  // With nothing to play, nobody is asked; that depends on the hand (INFO-4).
  const isAny = yield* look((q) => canPlayMinion(q, seat, limit) || canPlayAction(q, seat, limit));
  const choices = isAny ? KINDS : [];
  const [kind] = yield* ask({ seat, kind: 'option', title: 'Choose what else you may play', choices, min: 0 });
  if (kind === 'minion') yield* playExtraMinion(seat, limit, { may: true });
  if (kind === 'action') yield* playExtraAction(seat, limit);
}

const KINDS: Choice[] = [
  { key: 'minion', label: 'An extra minion' },
  { key: 'action', label: 'An extra action' },
];

/**
 * Grants extra actions "this turn": granted before the player's own Play Cards phase they wait for it; after it, or in
 * another player's turn, they are played immediately or lost (EXT-3).
 */
export function* extraActionsThisTurn(seat: Seat, n = 1): Script {
  yield* grantActions(seat, n, yield* look((q) => waitsThisTurn(q, seat)), {});
}

/** An extra action play (EXT-2), kept until later in the Play Cards phase; else used now or lost (EXT-3). */
export function* extraAction(seat: Seat, limit: Limit = {}): Script {
  yield* grantActions(seat, 1, yield* look((q) => q.isPlaying(seat)), limit);
}

/** "You may play an extra … here" with something that happens once it has been played. */
export const grantsThen = (
  plays: Grants['plays'],
  only: { here?: boolean; power?: number },
  run: Run<ToldOf<'play'>>,
): [Grants, Triggered] => [
  grants(plays, { ...only, minded: true }),
  after('play', { when: (_q, me, played) => played.n === me.self }, run),
];

/** "You may play an extra action, but only on this card." */
export const extraActionOn = (seat: Seat, host: CardIx): Script => extraAction(seat, { base: host });
function* grantActions(seat: Seat, n: number, canWait: boolean, limit: Limit): Script {
  if (canWait) yield* act(...new Array(n).fill(null).map(() => ops.allow(seat, limit, 'action')));
  else for (let left = n; left > 0 && (yield* playExtraAction(seat, limit)); left--);
}
/** Plays an extra action immediately or not at all (EXT-3). Returns whether one was played, or its alternative used. */
export function* playExtraAction(seat: Seat, limit: Limit = {}, options: Asked = { may: true }): Script<boolean> {
  const { special } = options;
  const cards = yield* look((q) => q.hand(seat).filter((ix) => isPlayableAction(q, seat, ix, limit)));
  const others = yield* look((q) => q.insteadOfActions(seat).map(({ me, def, ix }) => ({ card: me.self, def, ix })));
  const minions = yield* look((q) =>
    q.hand(seat).filter((ix) => q.isPlayableAsAction(seat, ix) && hasOpenBase(q, seat, ix, limit)),
  );
  const lent = yield* look((q) => q.lentActions(seat, limit).map(({ card, at }) => ({ card, at })));
  const choices = [...cards, ...minions, ...new Set(lent.map(({ card }) => card)), ...others.map(({ card }) => card)];
  const may = options.may || cards.length === 0;
  const card = yield* chooseCard(seat, 'Choose an action to play', choices, { ...options, may });
  if (card === null) return false;
  if (minions.includes(card)) return yield* playMinion(seat, card, limit, true);
  if (cards.includes(card)) return yield* playCard(seat, card, { as: 'action', limit, special });
  const other = others.find((one) => one.card === card);
  if (other) {
    yield* call(other);
    return true;
  }
  const hosts = lent.filter((one) => one.card === card).map(({ at }) => at);
  const at = yield* chooseCard(seat, 'Choose the minion to play it on', hosts);
  const { strengthens, affects } = limit;
  return at !== null && (yield* playNow({ card, at, seat, special, strengthens, affects }));
}

/**
 * How many extra minions could the player play now, one after the other: from the hand, or in ways that may be used
 * instead, each as often as it allows? The answer depends on a hand (INFO-4).
 */
export function countMinionPlays(q: Query, seat: Seat, limit: Limit): number {
  const own = playableMinions(q, seat, limit);
  const lent = q.lentMinions(seat, limit).filter(({ card }) => !own.includes(card));
  const [cards, lenders] = [new Set(lent.map(({ card }) => card)), new Set(lent.map(({ by }) => by))];
  return own.length + Math.min(cards.size, lenders.size) + q.insteadOfMinions(seat, limit).length;
}
/** Could the player play an extra minion now? */
export const canPlayMinion = (q: Query, seat: Seat, limit: Limit): boolean =>
  minionsFor(q, seat, limit).some((ix) => hasOpenBase(q, seat, ix, limit)) ||
  q.lentMinions(seat, limit).length + q.insteadOfMinions(seat, limit).length > 0;
/** The same for an extra action. */
export const canPlayAction = (q: Query, seat: Seat, limit: Limit = {}): boolean =>
  q.hand(seat).some((ix) => isPlayableAction(q, seat, ix, limit)) ||
  q.hand(seat).some((ix) => q.isPlayableAsAction(seat, ix) && hasOpenBase(q, seat, ix, limit)) ||
  q.insteadOfActions(seat).length + q.lentActions(seat, limit).length > 0;
