import {
  type AbilityContext,
  act,
  both,
  card,
  cardsAndBases,
  chooseBase,
  chooseCard,
  chooseMinions,
  chooseOne,
  chooseParts,
  endOfTurn,
  endSearch,
  extraActionsThisTurn,
  extraMinion,
  faction,
  forEachPlayer,
  fromAnothersCard,
  hasCounters,
  hasOtherBase,
  here,
  hostPower,
  insteadOfDiscardPile,
  isHere,
  isYours,
  look,
  minionsGet,
  moveOne,
  moveToOrFromHere,
  onPlay,
  onYourMinion,
  ops,
  othersCardsCannotDestroy,
  playNamedTitan,
  playsTitan,
  type Query,
  searchPiles,
  shuffleMinionsFromDiscards,
  takeFromDiscard,
  talent,
  titan,
  titansToPlay,
  toOneMinion,
  unaffected,
  untilYourTurn,
  yourMinionHere,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { magicalGirlsBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

/** The titan named on the cards. */
const TITAN = asFacts(facts).titans[0]!.name;

/** The number of your minions at that base. */
const yoursAt = (q: Query, me: AbilityContext, base: number): number => q.minionsOf(me.seat, base).length;
const yoursHere = (q: Query, me: AbilityContext): number => yoursAt(q, me, here(q, me));
const yourOtherHere = (q: Query, me: AbilityContext, ix: number): boolean =>
  ix !== me.self && yourMinionHere(q, me, ix);
/** A minion that you do not control, weak enough for your minions at its base. */
const isOutnumbered = (me: AbilityContext) => (q: Query, ix: number) =>
  !isYours(me)(q, ix) && q.power(ix) <= yoursAt(q, me, q.base(ix));

/** Finds the card of that name in the deck or the discard pile and places it into the hand. */
const fetches = (name: string) =>
  onPlay(function* (me) {
    const found = yield* searchPiles(me.seat, `Choose the ${name} to take`, (q, ix) => q.hasName(ix, name));
    if (found.card !== null) yield* act(ops.place(found.card, 'hand'));
    yield* endSearch(me.seat, found);
  });

export const magicalGirls = faction(asFacts(facts), [
  /** Talent: Choose a minion in your discard pile whose power is not higher than the number of your minions here. Place it into your hand. */
  card(
    'Lunar Captain',
    talent(
      function* (me) {
        const most = yield* look((q) => yoursHere(q, me));
        yield* takeFromDiscard(
          me.seat,
          'Choose a minion to place into your hand',
          (q, ix) => q.isMinionCard(ix) && q.power(ix) <= most,
        );
      },
      (q, me) => q.discard(me.seat).some((ix) => q.isMinionCard(ix) && q.power(ix) <= yoursHere(q, me)),
    ),
  ),

  /** Talent: Choose a minion here. Its power is reduced by the number of your minions here; this lasts until the start of your next turn. */
  card(
    'Sakura Warrior',
    talent(function* (me) {
      const n = yield* look((q) => yoursHere(q, me));
      const until = yield* untilYourTurn(me.seat);
      yield* toOneMinion(me, 'Weaken a minion here', isHere(me), (ix) => ops.power(ix, -n, until));
    }),
  ),

  /** Talent: Destroy a minion here that you do not control and whose power is not higher than the number of your minions here. */
  card(
    'Technomagical Lass',
    talent(
      function* (me) {
        yield* toOneMinion(me, 'Destroy a minion here', both(isHere(me), isOutnumbered(me)), ops.destroy);
      },
      (q, me) => q.minions((ix) => isHere(me)(q, ix) && isOutnumbered(me)(q, ix)).length > 0,
    ),
  ),

  /** Talent: This base's breakpoint is reduced this turn by the number of your minions here. */
  card(
    'Bewitching Gal',
    talent(function* (me) {
      const [base, n] = yield* look((q) => [here(q, me), yoursHere(q, me)]);
      yield* act(ops.breakpoint(base!, -n!, yield* endOfTurn()));
    }),
  ),

  /** Ongoing: Other players' cards do not affect your other minions here. */
  card('Fancy Suit Lad', unaffected(fromAnothersCard, yourOtherHere)),

  /** Talent: Choose a minion whose power is not higher than the number of your minions here. Move it to here, or from here to another base. */
  card(
    'Power Maid',
    talent(function* (me) {
      yield* moveToOrFromHere(me, 'Move a minion to here or from here', (q, ix) => q.power(ix) <= yoursHere(q, me));
    }),
  ),

  /** Search for Lunar Captain in your deck and/or your discard pile; it is placed into your hand. */
  card('Black Magicat', fetches('Lunar Captain')),

  /** Search for Power Maid in your deck and/or your discard pile; it is placed into your hand. */
  card('White Magicat', fetches('Power Maid')),

  /** Each of your other minions here gets +1 power this turn. */
  card(
    'Rainbow Girl',
    onPlay(function* (me) {
      yield* minionsGet(me, yourOtherHere, 1);
    }),
  ),

  /** Move a minion of yours to another base. */
  card(
    'Celestial Teleport',
    onPlay(function* (me) {
      yield* moveOne(me, 'Move one of your minions', isYours(me));
    }),
  ),

  /** Do one of these: play an extra minion, or play Walking Castle. */
  card(
    'Coordination',
    onPlay(function* (me) {
      const parts: Record<string, string> = { minion: 'Play an extra minion' };
      const canCome = yield* look((q) => titansToPlay(q, me, TITAN, [...q.bases()]).length > 0);
      if (canCome) parts.titan = `Play ${TITAN}`;
      if ((yield* chooseOne(me.seat, 'Choose what to play', parts)) === 'minion') yield* extraMinion(me.seat);
      else yield* playNamedTitan(me, TITAN, yield* look((q) => [...q.bases()]));
    }),
  ),

  /** Destroy a minion that you do not control whose power is not higher than the number of your minions at its base. */
  card(
    'Coronet Attack',
    onPlay(function* (me) {
      yield* toOneMinion(me, 'Destroy an outnumbered minion', isOutnumbered(me), ops.destroy);
    }),
  ),

  /** Place a minion of your discard pile into your hand. This turn you may play an extra action. */
  card(
    'Kiss the Sky Spell',
    onPlay(function* (me) {
      yield* takeFromDiscard(me.seat, 'Choose a minion to place into your hand', (q, ix) => q.isMinionCard(ix));
      yield* extraActionsThisTurn(me.seat);
    }),
  ),

  /** In each player's discard pile, choose a minion. Place it into its owner's hand. */
  card(
    'Lunar Healing Love Spell',
    onPlay(function* (me) {
      const chosen: number[] = [];
      yield* forEachPlayer(function* (seat) {
        const minions = yield* look((q) => q.discard(seat).filter((ix) => q.isMinionCard(ix)));
        const minion = yield* chooseCard(me.seat, "Choose a minion for its owner's hand", minions);
        if (minion !== null) chosen.push(minion);
      });
      yield* act(...chosen.map((ix) => ops.place(ix, 'hand')));
    }),
  ),

  /** Put this on one of your minions. Ongoing: This minion has +1 power. When it would go to the discard pile, place it on top of your deck instead. */
  card(
    'Magical Staff',
    onYourMinion,
    hostPower(1),
    insteadOfDiscardPile(function* (_me, minion) {
      yield* act(ops.place(minion, 'top'));
      return true;
    }),
  ),

  /** Choose a card. Destroy one action on it OR remove every counter from it. */
  card(
    'Purge the Demon',
    onPlay(function* (me) {
      const chosen = yield* chooseCard(me.seat, 'Choose the card to purge', yield* look(cardsAndBases));
      if (chosen === null) return;
      const actions = yield* look((q) => q.actionsOn(chosen));
      const parts: Record<string, string> = {};
      if (actions.length > 0) parts.action = 'Destroy an action on it';
      if (yield* look((q) => hasCounters(q, chosen))) parts.counters = 'Remove its counters';
      if (Object.keys(parts).length === 0) return;
      for (const part of yield* chooseParts(me, 'Choose how it is purged', parts)) {
        if (part === 'action') {
          const action = yield* chooseCard(me.seat, 'Destroy an action on it', actions);
          if (action !== null) yield* act(ops.destroy(action));
        } else {
          const n = yield* look((q) => q.card(chosen).counters);
          yield* act(ops.counters(chosen, -n));
        }
      }
    }),
  ),

  /** Each player shuffles every minion in their discard pile into their deck. */
  card(
    'Silver Shard',
    onPlay(function* () {
      yield* shuffleMinionsFromDiscards();
    }),
  ),

  /** Special: You may play this titan in place of your regular minion play, on a base where you have two or more minions. Ongoing: Other players' abilities cannot destroy your minions here. Talent: Move this titan, with up to three of your minions here, to another base. */
  titan(
    'Walking Castle',
    playsTitan({ spends: 'minion', where: (q, me, base) => yoursAt(q, me, base) >= 2 }),
    othersCardsCannotDestroy(yourMinionHere),
    talent(function* (me) {
      const bases = yield* look((q) => q.otherBases(here(q, me)));
      const to = yield* chooseBase(me.seat, 'Choose the base this titan moves to', bases);
      if (to === null) return;
      const along = yield* chooseMinions(
        me,
        'Choose up to three minions to move along',
        (q, ix) => yourMinionHere(q, me, ix),
        {
          min: 0,
          max: 3,
        },
      );
      yield* act(...[me.self, ...along].map((ix) => ops.move(ix, to)));
    }, hasOtherBase),
  ),

  ...magicalGirlsBases,
]);
