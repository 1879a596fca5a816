import { here } from '../abilities/index.generated.ts';
import { type CardIx, type Limit, NOBODY, type Op, type Seat, type Spot, type Until } from '../model/index.ts';
import { causeOfAbility } from '../query/cause.ts';
import type { Query } from '../query/query.ts';
import { isOwned, isOwnedBy, isYou, isYours } from '../query/whose.ts';
import { chooseBase, chooseCard, chooseCards, chooseMinion, chooseOne, chooseOtherBase } from './choose.ts';
import type { AbilityContext } from './definition.ts';
import { forEachPlayer } from './each-player.ts';
import { act, look, ops, playNow, type Script } from './language.ts';

export const powerAtMost =
  (n: number) =>
  (q: Query, ix: CardIx): boolean =>
    q.power(ix) <= n;
export const isHere =
  (me: AbilityContext) =>
  (q: Query, ix: CardIx): boolean =>
    q.base(ix) === here(q, me);
export const isMonster = (q: Query, ix: CardIx): boolean => q.isMonster(ix);
export const isAction = (q: Query, ix: CardIx): boolean => q.isActionCard(ix);
export const both =
  (a: (q: Query, ix: CardIx) => boolean, b: (q: Query, ix: CardIx) => boolean) =>
  (q: Query, ix: CardIx): boolean =>
    a(q, ix) && b(q, ix);

/** Is there such a minion in play? */
export const anyMinion = (q: Query, which: Which): boolean => q.s.inPlay.some((ix) => q.isMinion(ix) && which(q, ix));
/** Do you hold a card: one to discard, or to give up in some other way? */
export const hasHand = (q: Query, me: AbilityContext): boolean => q.handSize(me.seat) > 0;
/** Is there any other base to go to? */
export const hasOtherBase = (q: Query): boolean => q.bases().length > 1;

/**
 * "If this is the first action you have played this turn": checks this card's latest play; a new card does not count.
 */
export const isFirstAction = (q: Query, me: AbilityContext): boolean =>
  q.s.actionPlays.filter((play) => isYou(me, play.seat)).findLastIndex((play) => play.card === me.self) === 0;

/** "This turn", "until the end of the turn" (TERM-11). */
export function* endOfTurn(): Script<Until> {
  return yield* look((q) => ({ t: 'turnEnd' as const, turn: q.s.turn }));
}

/** "Until the start of your next turn" (TERM-11). */
export function* untilYourTurn(seat: Seat): Script<Until> {
  return yield* look((q) => ({ t: 'turnStart' as const, seat, after: q.s.turn }));
}

/** Each of the player's minions in play now has n more power (CALC-2). */
export function* strengthenMinionsOf(seat: Seat, n: number, until: Until): Script {
  const mine = yield* look((q) => q.minionsOf(seat));
  yield* act(...mine.map((ix) => ops.power(ix, n, until)));
}

type Which = (q: Query, ix: CardIx) => boolean;

/** Chooses a minion and does one thing to it. */
export function* toOneMinion(
  me: AbilityContext,
  title: string,
  which: Which,
  what: (card: CardIx) => Op,
  options: { may?: boolean } = {},
): Script<CardIx | null> {
  const card = yield* chooseMinion(me, title, which, options);
  if (card !== null) yield* act(what(card));
  return card;
}

/** Chooses such a card and controls it "this turn" (TERM-5). */
export function* takeThisTurn(me: AbilityContext, which: Which): Script {
  const until = yield* endOfTurn();
  yield* toOneMinion(me, 'Take control of a minion for this turn', which, (card) => ops.control(card, me.seat, until));
}

/** Chooses one of your minions, draws as many cards as its power, then destroys it. */
export function* destroyForCards(me: AbilityContext): Script {
  const minion = yield* chooseMinion(me, 'Choose one of your minions to sacrifice', isYours(me));
  if (minion === null) return;
  const power = yield* look((q) => q.power(minion));
  yield* act(ops.draw(me.seat, power));
  yield* act(ops.destroy(minion));
}

/** Puts these cards of the deck back on top of it, in an order of the player's choice. */
export function* putBack(seat: Seat, cards: CardIx[]): Script {
  const order = yield* chooseCards(seat, 'Choose the order: the first is the top card', cards, {
    min: cards.length,
    max: cards.length,
    ordered: true,
  });
  yield* act(ops.putOnTop(seat, order));
}

/** Chooses one of your minions and destroys a minion at its base that has less power. */
export function* destroyWeakerThanYours(me: AbilityContext): Script {
  const hunter = yield* chooseMinion(me, 'Choose your minion that destroys a weaker one', isYours(me));
  if (hunter === null) return;
  yield* toOneMinion(
    me,
    'Destroy a weaker minion at its base',
    (q, ix) => q.base(ix) === q.base(hunter) && q.power(ix) < q.power(hunter),
    ops.destroy,
  );
}

/** Chooses a minion and its destination, and moves it. */
export function* moveOne(me: AbilityContext, title: string, which: Which, options: { may?: boolean } = {}): Script {
  const card = yield* chooseMinion(me, title, (q, ix) => which(q, ix) && hasOtherBase(q), options);
  if (card !== null) yield* moveEach(me, [card]);
}

/** Moves a minion of the player's choice from another base to here, or from here to another base. */
export function* moveToOrFromHere(
  me: AbilityContext,
  title: string,
  which: Which,
  options: { may?: boolean } = {},
): Script {
  const minion = yield* chooseMinion(me, title, (q, ix) => which(q, ix) && hasOtherBase(q), options);
  if (minion === null) return;
  const base = yield* look((q) => here(q, me));
  if (yield* look((q) => q.base(minion) === base)) yield* moveEach(me, [minion]);
  else yield* act(ops.move(minion, base));
}

/** Moves this minion or titan to another base of the player's choice. */
export function* moveToOtherBase(me: AbilityContext): Script {
  yield* moveEach(me, [me.self]);
}

/** Destroys an action that is on a base or on a minion. */
export function* destroyAction(me: AbilityContext, options: { may?: boolean } = {}): Script {
  const actions = yield* look((q) => q.actions());
  const action = yield* chooseCard(me.seat, 'Destroy an action on a base or minion', actions, options);
  if (action !== null) yield* act(ops.destroy(action));
}

/** Two minions trade places: each moves to the base of the other. */
export function* tradePlaces(one: CardIx, other: CardIx): Script {
  const [here, there] = yield* look((q) => [q.base(one), q.base(other)]);
  yield* act(ops.move(one, there!), ops.move(other, here!));
}
/** Chooses one other base and moves all these minions there together (RES-10). */
export function* moveTogether(me: AbilityContext, from: CardIx, cards: CardIx[]): Script {
  if (cards.length === 0) return;
  const to = yield* chooseBase(me.seat, 'Choose the base they move to', yield* look((q) => q.otherBases(from)));
  if (to !== null) yield* act(...cards.map((ix) => ops.move(ix, to)));
}

/** Chooses where each of these minions goes, then moves them together (RES-10). */
export function* moveEach(me: AbilityContext, cards: CardIx[]): Script {
  const moves: Op[] = [];
  for (const card of cards) {
    const name = yield* look((q) => q.name(card));
    const to = yield* chooseOtherBase(me.seat, card, name);
    if (to !== null) moves.push(ops.move(card, to));
  }
  yield* act(...moves);
}

/** Discards a card of the player's choice from the hand. Returns whether one was discarded. */
export function* discardCard(seat: Seat, options: { may?: boolean } = {}): Script<boolean> {
  const card = yield* chooseCard(seat, 'Discard a card', yield* look((q) => q.hand(seat)), options);
  return card !== null && (yield* act(ops.discard(card)))[0]!;
}

/** Do you hold an action to discard? Outside play a fusion is one, too (FUS-1). */
export const hasActionInHand = (q: Query, me: AbilityContext): boolean => q.hand(me.seat).some((ix) => isAction(q, ix));
/** "Discard an action from your hand to …": it can always be declined (RES-11). Returns whether one was discarded. */
export function* discardAction(me: AbilityContext): Script<boolean> {
  const actions = yield* look((q) => q.hand(me.seat).filter((ix) => isAction(q, ix)));
  const action = yield* chooseCard(me.seat, 'Discard an action', actions, { may: true });
  return action !== null && (yield* act(ops.discard(action)))[0]!;
}

/** Discards any number of cards from the hand. Returns how many. */
export function* discardAny(seat: Seat): Script<number> {
  const hand = yield* look((q) => q.hand(seat));
  const chosen = yield* chooseCards(seat, 'Discard any number of cards', hand, { min: 0, max: 99 });
  return (yield* act(...chosen.map(ops.discard))).filter(Boolean).length;
}

/** The minion played, if it is in play and the same card once its play has resolved (IO-1); otherwise null. */
export function* ifItStays(play: Script<CardIx | null>): Script<CardIx | null> {
  const before = yield* look((q) => q.s.minionPlays.length);
  const minion = yield* play;
  if (minion === null) return null;
  const stays = (q: Query): boolean => {
    const played = q.s.minionPlays.slice(before).find(({ card }) => card === minion);
    return q.isMinion(minion) && played !== undefined && q.isSame(minion, played.stamp);
  };
  return (yield* look(stays)) ? minion : null;
}
/**
 * SWAP-1: a minion in play trades places with another in play, or with one from a hand, deck or discard pile, which is
 * played there immediately. Cards on a minion stay in place.
 */
export function* swap(seat: Seat, minion: CardIx, other: CardIx): Script<boolean> {
  const [at, owner] = yield* look((q) => [q.base(minion), q.owner(minion)]);
  const from = yield* look((q) => q.card(other).zone);
  const [done] = yield* act(ops.swap(minion, other, seat));
  if (from === 'deck') yield* act(...[...new Set([seat, owner!])].map((one) => ops.shuffle(one)));
  if (done && from !== 'base') yield* playNow({ card: other, at: at!, seat });
  return done === true;
}

/**
 * BURY-3: plays a buried card immediately, at its base, on a minion there or as a standard action, as if from the hand;
 * if that is impossible it is discarded.
 */
export function* uncover(seat: Seat, card: CardIx): Script<boolean> {
  const [isUncovered] = yield* act(ops.uncover(card));
  if (!isUncovered) return false;
  const base = yield* look((q) => q.base(card));
  const isOpen = (q: Query, at: CardIx): boolean => at === NOBODY || q.base(at) === base;
  const as = yield* chooseSide(seat, card, isOpen);
  const places = yield* look((q) => q.places(seat, card, as, (at) => isOpen(q, at)));
  const at =
    places.length > 1 ? yield* chooseCard(seat, 'Choose the minion to play it on', places) : (places[0] ?? base);
  return yield* playNow({ card, at: at ?? base, seat });
}

/**
 * FUS-1: for a fusion that could be played either way, the player chooses which; undefined without a choice. `allows`: the
 * places permitted by the effect that plays it; one side without any of them cannot be chosen (PLAY-4).
 */
function* chooseSide(seat: Seat, card: CardIx, allows: (q: Query, at: CardIx) => boolean): Script<Side | undefined> {
  const hasPlace = (q: Query, as: Side): boolean => q.hasPlace(seat, card, as, (at) => allows(q, at));
  const isEither = yield* look((q) => q.def(card).fusion && hasPlace(q, 'minion') && hasPlace(q, 'action'));
  if (!isEither) return undefined;
  const sides: Record<Side, string> = { minion: 'As a minion', action: 'As an action' };
  return (yield* chooseOne(seat, 'Play it as a minion or as an action', sides)) === 'minion' ? 'minion' : 'action';
}

/**
 * Could this ability do that now, with nothing protecting the card from it (CAN-1)? For two effects of which neither
 * may happen alone (TERM-14); anything else is simply attempted.
 */
export const canDo = (q: Query, me: AbilityContext, op: Op): boolean =>
  q.protection(op, causeOfAbility(q, me.self, me.seat)) === NOBODY;

/**
 * Places cards together on the bottom of their owners' decks: each owner chooses the order (RES-9). Cards this ability
 * cannot affect stay where they are (CAN-1) and are not ordered.
 */
export function* placeUnderDecks(me: AbilityContext, cards: CardIx[]): Script {
  const under = (ix: CardIx): Op => ops.place(ix, 'bottom');
  const going = yield* look((q) => cards.filter((ix) => isOwned(q, ix) && canDo(q, me, under(ix))));
  const ordered = yield* inOrderOfOwners(going, 'Choose the order: the last is the bottom card');
  yield* act(...[...cards.filter((ix) => !going.includes(ix)), ...ordered].map(under));
}
/** These cards, each owner's in the order that player chooses (RES-9). */
export function* inOrderOfOwners(cards: CardIx[], title: string): Script<CardIx[]> {
  const list: CardIx[] = [];
  yield* forEachPlayer(function* (owner) {
    const theirs = yield* look((q) => cards.filter((ix) => isOwnedBy(q, ix, owner)));
    const { length } = theirs;
    list.push(...(yield* chooseCards(owner, title, theirs, { min: length, max: length, ordered: true })));
  });
  return list;
}

/** "Until the end of your turn": your current one, or your next if it is not your turn (TERM-11). */
export function* endOfYourTurn(seat: Seat): Script<Until> {
  return yield* look((q) => ({ t: 'turnOf' as const, seat, after: q.s.current === seat ? q.s.turn - 1 : q.s.turn }));
}

/**
 * Could the player play this particular card now? One that begins with Special only at its moment (PLAY-4). `as`: a
 * fusion only as that (FUS-3).
 */
export const isPlayable = (q: Query, seat: Seat, ix: CardIx, as?: Side): boolean => q.hasPlace(seat, ix, as);

/** Is this an action that could be played now as an extra one (PLAY-6)? A fusion counts, too (FUS-1). */
export const isPlayableAction = (q: Query, seat: Seat, ix: CardIx, limit: Limit = {}): boolean =>
  isAction(q, ix) &&
  q.def(ix).subtype !== 'special' &&
  // It may have left the game with its owner (WIN-3).
  q.card(ix).zone !== 'box' &&
  q.hasPlace(seat, ix, 'action', (at) => q.fits(limit, seat, ix, at));

type Side = 'minion' | 'action';
interface HowPlayed {
  /** What the text plays it as; absent if the text says "card", so that a fusion's player chooses (FUS-1). */
  as?: Side;
  /** Where a standard action goes afterwards, if not to the discard pile. */
  goes?: Spot;
  /** If it would go to the player's hand or discard pile, it goes under the deck instead. */
  under?: boolean;
  /** Until then the `given` abilities of this text work for it. */
  given?: Until;
  /** The text allows a card that begins with Special (PLAY-6). */
  special?: boolean;
  limit?: Limit;
}

/** Plays a particular card immediately, choosing where it goes (EXT-3). */
export function* playCard(seat: Seat, card: CardIx, how: HowPlayed = {}): Script<boolean> {
  const { goes = 'discard', under = false, special = false, limit = {}, given } = how;
  const { strengthens, affects } = limit;
  const fits = (q: Query, at: CardIx): boolean => q.fits(limit, seat, card, at);
  const as = how.as ?? (yield* chooseSide(seat, card, fits));
  const places = yield* look((q) => q.places(seat, card, as, (at) => fits(q, at)));
  if (places.length === 0 || places[0] === NOBODY)
    return yield* playNow({ card, at: NOBODY, seat, goes, under, given, special, strengthens, affects });
  const at = yield* choosePlace(seat, places);
  return at !== null && (yield* playNow({ card, at, seat, given, special, strengthens, affects }));
}
/** One of these bases, or of these minions, to play a card on. */
export function* choosePlace(seat: Seat, places: readonly CardIx[]): Script<CardIx | null> {
  const onBases = yield* look((q) => q.isBase(places[0]!));
  return onBases
    ? yield* chooseBase(seat, 'Choose the base to play it on', places.slice())
    : yield* chooseCard(seat, 'Choose the minion to play it on', places.slice());
}
