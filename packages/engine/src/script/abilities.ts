import {
  additionalCost,
  after,
  at,
  atStartOfYourTurn,
  before,
  here,
  host,
  instead,
  isHost,
  playedAfter,
  protect,
  type Replaced,
  special,
  type ToldOf,
  type TriggerOptions,
} from '../abilities/index.generated.ts';
import { byAnother, type From, fromAnothersCard } from '../core/credit.ts';
import { type Affected, type CardIx, type Cause, type EventOf, NOBODY, type Seat } from '../model/index.ts';
import { DECK_SEEN, seesDeck } from '../query/deck-seen.ts';
import { isActionZone } from '../query/places.ts';
import type { Query } from '../query/query.ts';
import { isAnother, isSomebody, isYou, isYours, isYourTurn, type You } from '../query/whose.ts';
import { type Run, told } from '../registry/ability.ts';
import { subjectsOf } from '../registry/effect.ts';
import { chooseCard } from './choose.ts';
import type {
  AbilityContext,
  AdditionalCost,
  DestroysItself,
  Protect,
  ReplacementEffect,
  Triggered,
  Usable,
  UseLimit,
} from './definition.ts';
import { endOfTurn } from './do.ts';
import { affectsChosen } from './follow.ts';
import { act, look, ops, playNow, type Script } from './language.ts';

export * from '../abilities/index.generated.ts';

interface TitanOptions {
  when?: (q: Query, me: AbilityContext) => boolean;
  where?: (q: Query, me: AbilityContext, base: number) => boolean;
  spends?: Usable['spends'];
}
/** Special: this titan may be played in your Play Cards phase (TIT-2). The base is me.args.at. */
export const playsTitan = (options: TitanOptions, run: Run<{ at: CardIx }> = playHere): Usable => ({
  kind: 'use',
  label: 'special',
  from: 'aside',
  spends: options.spends,
  where: options.where ?? (() => true),
  when: options.when ?? (() => true),
  run: told(run),
});
/** Puts the titan on the base that was chosen for it. */
export function* playHere(me: AbilityContext<{ at: CardIx }>): Script<boolean> {
  return yield* playNow({ card: me.self, at: me.args.at, seat: me.seat });
}
/**
 * Bases: "After you play a minion here, …". "You" is the player who played it, on anybody's turn (ABL-8), or with `onTurn`
 * only on that player's own; a play by a base is nobody's (MON-7). `first` and `limit: 'turnByPlayer'` count separately for
 * each player.
 */
export const afterYouPlayHere = (
  {
    as = 'minion',
    onTurn = false,
    ...options
  }: Omit<TriggerOptions<ToldOf<'play'>>, 'seats' | 'when' | 'from'> & { as?: 'minion' | 'action'; onTurn?: boolean },
  run: Run<ToldOf<'play'>>,
): Triggered =>
  after(
    'play',
    {
      ...options,
      seats: (_q, me) => [me.args.seat],
      when: (q, me, played) =>
        played.to === me.self &&
        played.as === as &&
        played.seat !== NOBODY &&
        (!onTurn || isYourTurn(q, { seat: played.seat })),
    },
    run,
  );
/** "After you discard one or more cards from your hand": once per effect. */
export const afterYouDiscard = (
  options: Omit<TriggerOptions<ToldOf<'discardFromHand'>>, 'together' | 'when'>,
  run: Run<ToldOf<'discardFromHand'>>,
): Triggered =>
  after('discardFromHand', { ...options, together: true, when: (_q, me, { seat }) => isYou(me, seat) }, run);
/** Special: you may play this action as an extra one after you discard it from your hand. */
export const playedWhenDiscarded = (run: Run<ToldOf<'discardFromHand'>>): Triggered =>
  playedAfter('discardFromHand', { from: 'discard', when: (_q, me, { card }) => card === me.self }, run);
/** Special: you may play this minion, or this action for bases, on a base before that base scores. */
export const playedOnScoringBase = (options: { limit?: UseLimit } = {}): Triggered =>
  special(
    'beforeScore',
    { ...options, may: true, from: 'hand', when: (q, me) => q.canPlay(me.seat, me.self, scoringBase(me)) },
    function* (me) {
      yield* playNow({ card: me.self, at: scoringBase(me), seat: me.seat });
    },
  );
/** Ongoing: other players must discard a card to play a minion here. */
export const othersPayToPlayHere = (): AdditionalCost =>
  additionalCost(
    (q, me, seat, ix, at) => isAnother(me, seat) && at === here(q, me) && q.isMinionCard(ix),
    function* (me) {
      const payer = me.args.seat;
      const hand = yield* look((q) => q.hand(payer).filter((ix) => ix !== me.args.card));
      const paid = yield* chooseCard(payer, 'Discard a card to play a minion there', hand);
      if (paid !== null) yield* act(ops.discard(paid));
    },
  );
/** Bases: at the start of each player's turn, that player may move such a minion from another base to this one. */
export const mayMoveHere = (title: string, which: (q: Query, me: AbilityContext, ix: number) => boolean): Triggered => {
  const movable = (q: Query, me: AbilityContext): number[] =>
    q.minions((ix) => q.base(ix) !== me.self && which(q, me, ix));
  return at(
    'turnStart',
    { may: true, seats: (q) => [q.s.current], when: (q, me) => movable(q, me).length > 0 },
    function* (me) {
      const minion = yield* chooseCard(me.seat, title, yield* look((q) => movable(q, me)));
      if (minion !== null && (yield* affectsChosen(me, minion))) yield* act(ops.move(minion, me.self));
    },
  );
};
/** Each time a minion has gone from play to the discard pile, whatever caused it. */
export const afterDiscarded = (
  {
    label = 'ongoing',
    ...options
  }: TriggerOptions<ToldOf<'gone'>> &
    Required<Pick<TriggerOptions<ToldOf<'gone'>>, 'when'>> & { label?: 'ongoing' | 'special' },
  run: Run<ToldOf<'gone'>>,
): Triggered => ({
  ...after(
    'gone',
    {
      ...options,
      when: (q, me, gone) => q.isMinionInPlay(gone.card) && gone.spot === 'discard' && options.when(q, me, gone),
    },
    run,
  ),
  label,
});
/** Ongoing: if the condition is met, destroy this card; `then`: runs once it has been destroyed. */
export const destroysItself = (
  when: DestroysItself['when'],
  then: (me: AbilityContext) => Script<unknown> = function* () {},
): DestroysItself => ({
  kind: 'destroysItself',
  label: 'ongoing',
  when,
  *run(me) {
    if ((yield* act(ops.destroy(me.self)))[0]) yield* then(me);
  },
});
/** At the start of your turn, destroy this card. */
export const burnsOut = (): Triggered =>
  atStartOfYourTurn(function* (me) {
    yield* act(ops.destroy(me.self));
  });
/** "Before such a minion goes to the discard pile" from play, whatever causes it. */
export const beforeDiscarded = (which: Which, run: Run<Replaced>): ReplacementEffect =>
  before(
    {
      of: ['gone'],
      when: (q, me, gone) => gone.spot === 'discard' && q.isMinion(gone.card) && which(q, me, gone.card),
    },
    run,
  );
/** Ongoing: if the minion this is on would go to the discard pile from play, this happens instead. */
export const insteadOfDiscardPile = (run: (me: AbilityContext, minion: number) => Script<boolean>): ReplacementEffect =>
  instead({ of: 'gone', when: (q, me, gone) => gone.spot === 'discard' && isHost(q, me, gone.card) }, (me) =>
    run(me, me.args.card),
  );
/** The cards an ability applies to. */
type Which = (q: Query, me: AbilityContext, card: CardIx) => boolean;
/** "… do not affect such a card": prevents every effect from that source, of any kind (TERM-2). */
export const unaffected = (from: From, which: Which, options: { discards?: boolean } = {}): Protect =>
  protect((q, me, op, cause) => from(me, cause, q) && subjectsOf(op).some((card) => which(q, me, card)), options);
type FromOthers = (you: You, cause: Cause, q: Query, me: AbilityContext) => boolean;
/**
 * On a base: "… here are not affected by other players' cards", meaning players other than each card's controller. A
 * card that nobody controls is not affected by anybody's (MON-2).
 */
export const unaffectedByOthers = (which: Which, from: FromOthers = fromAnothersCard): Protect =>
  protect((q, me, op, cause) =>
    subjectsOf(op).some((card) => which(q, me, card) && from({ seat: q.controller(card) }, cause, q, me)),
  );
/**
 * "If something would affect such a card, destroy this card; it does not affect … this turn": the minion this is on, or
 * all your minions.
 */
export const wardsOff = (from: From, which: Which, shielded: 'host' | 'your minions'): ReplacementEffect =>
  instead(
    {
      of: 'affect',
      when: (q, me, op, cause) => from(me, cause, q) && subjectsOf(op).some((card) => which(q, me, card)),
    },
    function* (me) {
      const until = yield* endOfTurn();
      const source = me.args.byCard;
      const minion = yield* look((q) => host(q, me));
      yield* act(shielded === 'host' ? ops.shield(minion, source, until) : ops.shieldMinions(me.seat, source, until));
      yield* act(ops.destroy(me.self));
      return true;
    },
  );
/** The base that is being scored, for abilities at a moment of scoring. */
export const scoringBase = (me: AbilityContext<{ base: CardIx }>): number => me.args.base;
/** "This base": the base being scored is the one where this card is (SCORE-13). */
export const thisBaseScores = (q: Query, me: AbilityContext<{ base: CardIx }>): boolean => here(q, me) === me.args.base;
/** Minions at the scoring base whose going to the discard pile nothing has replaced yet (RES-7). */
export const minionsToSave = (q: Query, me: AbilityContext<{ base: CardIx }>): CardIx[] =>
  q.minionsAt(scoringBase(me)).filter((ix) => !q.isSaved(ix));
export const yourMinionsToSave = (q: Query, me: AbilityContext<{ base: CardIx }>): CardIx[] =>
  minionsToSave(q, me).filter((ix) => isYours(me)(q, ix));
/**
 * Special: after this base scores, this minion goes elsewhere instead of to the discard pile, if nothing has replaced
 * that yet (RES-7).
 */
export const savesItself = (
  options: { may?: boolean; when?: (q: Query) => boolean },
  run: Run<ToldOf<'afterScore'>>,
): Triggered =>
  special(
    'afterScore',
    {
      may: options.may,
      when: (q, me) => thisBaseScores(q, me) && !q.isSaved(me.self) && (options.when === undefined || options.when(q)),
    },
    run,
  );
export const winners = (_q: Query, me: AbilityContext<{ winners: Seat[] }>): Seat[] => me.args.winners;
/** "Each time a minion has been played here": by a player, or by a base (MON-7). */
export const minionPlayedHere = (q: Query, me: AbilityContext, played: EventOf<'play'>): boolean =>
  played.to === here(q, me) && played.as === 'minion';
/** Bases: "its owner may …": the owner of the card that was played, if it has one (MON-1). */
export const ownerOfPlayed = (q: Query, me: AbilityContext<{ card: CardIx }>): Seat[] =>
  [q.owner(me.args.card)].filter(isSomebody);
/** Another player has played a minion here; a base does not count (MON-7). */
export const minionPlayedHereByAnother = (q: Query, me: AbilityContext, played: EventOf<'play'>): boolean =>
  minionPlayedHere(q, me, played) && isAnother(me, played.seat);
/** Another player has played a minion here or moved one to here. */
export const minionBroughtHereByAnother = (q: Query, me: AbilityContext, came: EventOf<'play' | 'move'>): boolean =>
  came.verb === 'play'
    ? minionPlayedHereByAnother(q, me, came)
    : came.to === here(q, me) && wasMinion(q, came) && byAnother(me, came);
/** What "after a player plays an action" reacts to, including what counts as playing one. */
export const ACTION_PLAYED = ['play', 'asAction'] as const;
export const isActionPlay = (played: EventOf<'play' | 'asAction'>): boolean =>
  played.verb === 'asAction' || played.as === 'action';
/** You have played an action. */
export const youPlayedAction = (me: AbilityContext, played: EventOf<'play' | 'asAction'>): boolean =>
  isActionPlay(played) && isYou(me, played.seat);
/** Is the action you have played your first this turn? */
export const isYourFirstAction = (q: Query, me: AbilityContext, played: EventOf<'play' | 'asAction'>): boolean =>
  youPlayedAction(me, played) && q.actionsPlayed(me.seat) === 0;
/** Has an ability seen a player's deck for the first time this turn, even if this card was not yet in play then? */
export const isFirstSightOfDeck = (
  q: Query,
  _me: AbilityContext,
  event: EventOf<'look' | 'reveal' | 'search'>,
): boolean => !q.isUsed(DECK_SEEN) && seesDeck(q, event);
/** "After you play an action that affects …": by its play, not by an ability it has in play. */
export const byActionYouPlay = (q: Query, me: AbilityContext, { byPlay, byType, byCard }: Affected): boolean =>
  byPlay && byType === 'action' && isYours(me)(q, byCard);
/** Was the event's card a minion just before? A buried card is none, whatever its face (BURY-2). */
export const wasMinion = (q: Query, { card, from }: Pick<EventOf<'destroy' | 'move'>, 'card' | 'from'>): boolean =>
  from === 'base' && q.isMinionCard(card);
/** A minion has been destroyed here. */
export const destroyedHere = (q: Query, me: AbilityContext, destroyed: EventOf<'destroy'>): boolean =>
  wasMinion(q, destroyed) && destroyed.base === here(q, me);
/** An action has been destroyed. A buried card is not an action (BURY-2). */
export const actionDestroyed = (destroyed: Pick<EventOf<'destroy'>, 'from'>): boolean => isActionZone(destroyed.from);
/** You have played a minion here. */
export const youPlayedHere = (q: Query, me: AbilityContext, played: EventOf<'play'>): boolean =>
  isYou(me, played.seat) && minionPlayedHere(q, me, played);
/** A monster has been destroyed here. */
export const monsterDestroyedHere = (q: Query, me: AbilityContext, destroyed: EventOf<'destroy'>): boolean =>
  destroyedHere(q, me, destroyed) && q.isMonsterCard(destroyed.card);
type OfMinion = AbilityContext<{ card: CardIx; stamp: number }>;
/** Is the minion that triggered this ability in play, and still the same card (IO-1)? */
export const isStillInPlay = (q: Query, { args: { card, stamp } }: OfMinion): boolean =>
  q.isMinion(card) && q.isSame(card, stamp);
/** Is it still here after what brought it has resolved? */
export const stillHere = (q: Query, me: OfMinion): boolean =>
  isStillInPlay(q, me) && q.base(me.args.card) === here(q, me);
