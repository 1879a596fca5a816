import {
  type AbilityContext,
  act,
  after,
  both,
  type CardIx,
  cancelsHost,
  card,
  chooseCard,
  chooseCards,
  chooseMinion,
  chooseToSearch,
  eachGets,
  endOfTurn,
  endSearch,
  extraAction,
  extraMinion,
  faction,
  forEachOtherPlayer,
  here,
  hostAddsNothing,
  isAction,
  isAnother,
  isAnothers,
  isControlledBy,
  isYours,
  look,
  minionPlayedHere,
  on,
  onPlay,
  ops,
  ownPower,
  playedAt,
  type Query,
  type Seat,
  scoringBase,
  searchPiles,
  shuffleIntoDecks,
  special,
  takeFromDiscard,
  talent,
  thisBaseScores,
  yourMinionsHereHave,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { luchadorsBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

const isSetUp = (q: Query, ix: CardIx): boolean => isAction(q, ix) && q.name(ix).includes('Set-Up');
const hasSetUp = (q: Query, minion: CardIx): boolean => q.actionsOn(minion).some((ix) => isSetUp(q, ix));
const actionsOf = (q: Query, seat: Seat, minion: CardIx): CardIx[] =>
  q.actionsOn(minion).filter((ix) => isControlledBy(q, ix, seat));
const onAnothers = on((q, seat, minion) => isAnothers({ seat })(q, minion));

/** Another player's minions here with printed power 3 or less. */
const weakHere = (q: Query, me: AbilityContext, seat: Seat): CardIx[] =>
  q.minionsAt(here(q, me)).filter((ix) => isControlledBy(q, ix, seat) && q.printedPower(ix) <= 3);

export const luchadors = faction(asFacts(facts), [
  /** Choose an action in your discard pile and place it into your hand. Talent: As an extra action, play an action on another player's minion. */
  card(
    'El Sagrado',
    onPlay(function* (me) {
      yield* takeFromDiscard(me.seat, 'Choose an action for your hand', isAction);
    }),
    talent(function* (me) {
      yield* extraAction(me.seat, { onto: 'anothersMinion' });
    }),
  ),

  /** Special: Before this base scores, you may destroy, for each other player, one of that player's minions here with printed power 3 or less. */
  card(
    'Capa Roja',
    special(
      'beforeScore',
      {
        may: true,
        when: (q, me) =>
          thisBaseScores(q, me) && q.otherPlayers(me.seat).some((seat) => weakHere(q, me, seat).length > 0),
      },
      function* (me) {
        const victims: CardIx[] = [];
        yield* forEachOtherPlayer(me, function* (seat) {
          const weak = yield* look((q) => weakHere(q, me, seat));
          const victim = yield* chooseCard(me.seat, 'Destroy a minion of each other player here', weak);
          if (victim !== null) victims.push(victim);
        });
        yield* act(...victims.map(ops.destroy));
      },
    ),
  ),

  /** Ongoing: This minion has +2 power while at least one of your actions is on another player's minion here. */
  card(
    'La Torcha',
    ownPower((q, me) =>
      q.minionsAt(here(q, me)).some((ix) => isAnothers(me)(q, ix) && actionsOf(q, me.seat, ix).length > 0) ? 2 : 0,
    ),
  ),

  /** You may search for a Set-Up action in your deck and/or your discard pile; it is placed into your hand. */
  card(
    'Yellow Demon',
    onPlay(function* (me) {
      if (!(yield* chooseToSearch(me.seat, 'Search for a Set-Up action'))) return;
      const found = yield* searchPiles(me.seat, 'Choose a Set-Up action', isSetUp);
      if (found.card !== null) yield* act(ops.place(found.card, 'hand'));
      yield* endSearch(me.seat, found);
    }),
  ),

  /** One of your minions gets +2 power this turn, or +4 power this turn instead if any minion at its base has a Set-Up action on it. */
  card(
    'Cheap Pop',
    onPlay(function* (me) {
      const minion = yield* chooseMinion(me, 'Choose the minion that gets power', isYours(me));
      if (minion === null) return;
      const isSet = yield* look((q) => q.minionsAt(q.base(minion)).some((ix) => hasSetUp(q, ix)));
      yield* eachGets([minion], isSet ? 4 : 2);
    }),
  ),

  /** Choose a minion with at least one of your actions on it. Return to your hand one of those actions; destroy the minion. */
  card(
    'Out for the Count',
    onPlay(function* (me) {
      const minion = yield* chooseMinion(
        me,
        'Choose a minion with an action of yours',
        (q, ix) => actionsOf(q, me.seat, ix).length > 0,
      );
      if (minion === null) return;
      const actions = yield* look((q) => actionsOf(q, me.seat, minion));
      const action = yield* chooseCard(me.seat, 'Choose the action that returns to your hand', actions);
      yield* act(ops.returnToHand(action!));
      yield* act(ops.destroy(minion));
    }),
  ),

  /** Put this on a minion that has one of your actions on it. Ongoing: This minion's abilities are cancelled, and its controller's total power here does not include its power. */
  card(
    'Pin',
    on((q, seat, minion) => actionsOf(q, seat, minion).length > 0),
    cancelsHost(),
    hostAddsNothing({ breaks: true }),
  ),

  /** Put this on another player's minion. Ongoing: Your minions here have +1 power each. */
  card('Powerful Set-Up', onAnothers, yourMinionsHereHave(1)),

  /** Put this on another player's minion. You may play one extra action. */
  card(
    'Quick Set-Up',
    onAnothers,
    onPlay(function* (me) {
      yield* extraAction(me.seat);
    }),
  ),

  /** Put this on another player's minion. Ongoing: Each turn, draw a card after a minion is played here for the first time. */
  card(
    'Smart Set-Up',
    onAnothers,
    after('play', { first: true, when: minionPlayedHere }, function* (me) {
      yield* act(ops.draw(me.seat, 1));
    }),
  ),

  /** Special: Before a base scores where you are not winning, choose a minion there that has a Set-Up action on it; you take control of it this turn. Destroy any number of the actions you have on it. */
  card(
    'Reversal',
    playedAt(
      'beforeScore',
      function* (me) {
        const base = scoringBase(me);
        const minion = yield* chooseMinion(
          me,
          'Take control of a minion for this turn',
          both((q, ix) => q.base(ix) === base, hasSetUp),
        );
        if (minion === null) return;
        yield* act(ops.control(minion, me.seat, yield* endOfTurn()));
        const actions = yield* look((q) => actionsOf(q, me.seat, minion));
        const gone = yield* chooseCards(me.seat, 'Destroy any number of your actions on it', actions, {
          min: 0,
          max: 99,
        });
        yield* act(...gone.map(ops.destroy));
      },
      (q, me) => q.ranks(me.args.base).every(({ seat, place }) => place !== 1 || isAnother(me, seat)),
    ),
  ),

  /** Choose any number of the actions in your discard pile. Of these, one that can be played on a minion is placed into your hand; shuffle all the others into your deck. */
  card(
    'Sagrado vs the Monsters',
    onPlay(function* (me) {
      const actions = yield* look((q) => q.discard(me.seat).filter((ix) => isAction(q, ix)));
      const chosen = yield* chooseCards(me.seat, 'Choose any number of actions', actions, { min: 0, max: 99 });
      const fit = yield* look((q) => chosen.filter((ix) => q.isPlayedOn(ix, 'minion')));
      const kept = yield* chooseCard(me.seat, 'Choose the one for your hand', fit);
      if (kept !== null) yield* act(ops.place(kept, 'hand'));
      const others = chosen.filter((ix) => ix !== kept);
      if (others.length > 0) yield* shuffleIntoDecks(others);
    }),
  ),

  /** Play an extra minion, but only at a base where you already have one. */
  card(
    'Tag-Team',
    onPlay(function* (me) {
      yield* extraMinion(me.seat, { where: 'joined' });
    }),
  ),

  ...luchadorsBases,
]);
