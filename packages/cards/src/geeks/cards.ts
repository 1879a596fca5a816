import {
  type AbilityContext,
  act,
  card,
  carriedOutBy,
  chooseBase,
  chooseCard,
  chooseOne,
  chooseParts,
  choosePlayer,
  chooseToDo,
  type EventOf,
  endOfTurn,
  faction,
  forEachOtherPlayer,
  fromAnothersCard,
  given,
  here,
  instead,
  isActionOnBase,
  isAnother,
  isOwned,
  isPlayableAction,
  isYou,
  look,
  lookAtHand,
  lookAtTop,
  mayUseBothParts,
  NOBODY,
  onPlay,
  onYourTurn,
  ops,
  otherHosts,
  placesInHandInstead,
  playCard,
  playedAfter,
  playNow,
  type Query,
  type Script,
  seatLetter,
  special,
  takeThisTurn,
  transferOne,
  unaffected,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { geeksBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

/** "When another player plays …": not when a base or a monster does (MON-7). */
const anotherPlays =
  (as: EventOf<'playing'>['as']) =>
  (_q: Query, me: AbilityContext, played: EventOf<'playing'>): boolean =>
    played.as === as && isAnother(me, played.seat);
const isStillPlayed = (q: Query, me: AbilityContext<{ card: number }>): boolean => q.isBeingPlayed(me.args.card);

/** Discard that action; it has no effect. */
function* stopIt(me: AbilityContext<{ card: number }>): Script {
  yield* act(ops.stop(me.args.card));
}

/** It has resolved, or leaves play. */
const isItsDiscard = ({ verb, spot }: { verb: string; spot?: string }): boolean =>
  verb === 'resolved' || spot === 'discard';
/** The action that was played, unless it goes to another discard pile (MON-1) or cannot go to the hand. */
const mayTakeBack = (q: Query, me: AbilityContext, ix: number): boolean =>
  ix === me.args.given && isOwned(q, ix) && !q.isHandClosed(q.owner(ix));

export const geeks = faction(asFacts(facts), [
  /** Move all minions at other bases to here. */
  card(
    'Felicia Day',
    onPlay(function* (me) {
      const base = yield* look((q) => here(q, me));
      const others = yield* look((q) => q.minions((ix) => q.base(ix) !== base));
      yield* act(...others.map((ix) => ops.move(ix, base)));
    }),
  ),

  /** Special: When another player plays an action, you may play this minion. That action is discarded and has no effect. */
  card(
    'Wil Wheaton',
    special(
      'playing',
      {
        may: true,
        from: 'hand',
        when: anotherPlays('action'),
        possible: (q, me) => isStillPlayed(q, me) && q.hasPlace(me.seat, me.self),
      },
      function* (me) {
        const bases = yield* look((q) => q.places(me.seat, me.self));
        const at = yield* chooseBase(me.seat, 'Choose the base to play it on', bases);
        if (at !== null && (yield* playNow({ card: me.self, at, seat: me.seat }))) yield* stopIt(me);
      },
    ),
  ),

  /** Ongoing: Other players' abilities do not affect this minion. */
  card(
    'Game Guru',
    unaffected(fromAnothersCard, (_q, me, ix) => ix === me.self),
  ),

  /** Special: On your turn, while this card is in your hand, you may discard it to draw a card. */
  card(
    'Fan',
    onYourTurn({ from: 'hand', when: () => true }, function* (me) {
      if ((yield* act(ops.discard(me.self)))[0]) yield* act(ops.draw(me.seat, 1));
    }),
  ),

  /** For each other player: name a card, then look at that player's hand. That player places every copy of the named card from their hand on the bottom of their deck. */
  card(
    'Banned List',
    onPlay(function* (me) {
      const names = yield* look((q) => q.namesInHands());
      yield* forEachOtherPlayer(me, function* (player) {
        const choices = Object.fromEntries(names.map((name) => [name, name]));
        const named = yield* chooseOne(me.seat, `Name a card for player ${seatLetter(player)}`, choices);
        const hand = yield* lookAtHand(me.seat, player);
        const copies = yield* look((q) => hand.filter((ix) => q.hasName(ix, named)));
        yield* act(...carriedOutBy(player, ...copies.map((ix) => ops.place(ix, 'bottom'))));
      });
    }),
  ),

  /** Choose any minion; you control it this turn. Special: When another player plays a minion, you may play this card. You gain control of that minion this turn. */
  card(
    'Control Minion',
    onPlay(function* (me) {
      yield* takeThisTurn(me, () => true);
    }),
    playedAfter(
      'playing',
      {
        from: 'hand',
        when: anotherPlays('minion'),
        possible: (q, me) => isStillPlayed(q, me) && q.isMinion(me.args.card),
      },
      function* (me) {
        yield* act(ops.control(me.args.card, me.seat, yield* endOfTurn()));
      },
    ),
  ),

  /** Special: When you gain 1 or more VP, you may play this card. Gain 1 additional VP. */
  card(
    'Cosplay',
    playedAfter(
      'vp',
      { from: 'hand', when: (_q, me, gained) => isYou(me, gained.seat) && gained.n > 0 },
      function* (me) {
        yield* act(ops.gainVp(me.seat, 1));
      },
    ),
  ),

  /** Special: When another player plays an action, you may play this card. That action is discarded and has no effect. */
  card(
    'Force of Wil',
    playedAfter('playing', { from: 'hand', when: anotherPlays('action'), possible: isStillPlayed }, stopIt),
  ),

  /** For each other player, choose one: that player discards a random card OR destroys one of their minions OR shuffles their discard pile into their deck. */
  card(
    'Griefer',
    onPlay(function* (me) {
      yield* forEachOtherPlayer(me, function* (player) {
        const parts = yield* chooseParts(me, `Choose what befalls player ${seatLetter(player)}`, {
          discard: 'Discard a random card',
          destroy: 'Destroy one of the minions',
          shuffle: 'Shuffle the discard pile into the deck',
        });
        for (const part of parts) {
          if (part === 'discard') yield* act(ops.discardAtRandom(player, 1));
          else if (part === 'destroy') {
            const minions = yield* look((q) => q.minionsOf(player));
            const minion = yield* chooseCard(player, 'Choose the minion you destroy', minions);
            if (minion !== null) yield* act(...carriedOutBy(player, ops.destroy(minion)));
          } else {
            yield* act(...(yield* look((q) => q.discard(player))).map((ix) => ops.place(ix, 'deck')));
            yield* act(ops.shuffle(player));
          }
        }
      });
    }),
  ),

  /** Choose another player and look at their hand. You may play an action from that hand as an extra action. */
  card(
    'Min-Maxing',
    onPlay(function* (me) {
      const others = yield* look((q) => q.otherPlayers(me.seat));
      const player = yield* choosePlayer(me, 'Choose whose hand to look at', others);
      if (player === NOBODY) return;
      const hand = yield* lookAtHand(me.seat, player);
      const playable = yield* look((q) => hand.filter((ix) => isPlayableAction(q, me.seat, ix)));
      const action = yield* chooseCard(me.seat, 'Play one of these actions', playable, { may: true, shown: hand });
      if (action !== null) yield* playCard(me.seat, action, { as: 'action' });
    }),
  ),

  /** Look at the top five cards of your deck. You may draw all five and shuffle all other cards of your hand into your deck. */
  card(
    'Mulligan',
    onPlay(function* (me) {
      const five = yield* lookAtTop(me.seat, me.seat, 5);
      if (five.length === 0) return;
      if (!(yield* chooseToDo(me.seat, 'Take these five for the rest of your hand', 'Draw them', 'Leave them', five)))
        return;
      const hand = yield* look((q) => q.hand(me.seat));
      yield* act(ops.draw(me.seat, five.length));
      yield* act(...hand.map((ix) => ops.place(ix, 'deck')));
      yield* act(ops.shuffle(me.seat));
    }),
  ),

  /** Choose an action in your hand and play it as an extra action. You may then put it into your hand instead of the discard pile. */
  card(
    'Non-Infinite Loop',
    onPlay(function* (me) {
      const actions = yield* look((q) => q.hand(me.seat).filter((ix) => isPlayableAction(q, me.seat, ix)));
      const action = yield* chooseCard(me.seat, 'Choose an action to play', actions);
      if (action === null) return;
      yield* playCard(me.seat, action, { as: 'action', given: yield* endOfTurn() });
    }),
    // Once it has resolved, or in the same turn from a base or minion.
    given(
      instead(
        { of: ['resolved', 'gone'], when: (q, me, op) => isItsDiscard(op) && mayTakeBack(q, me, op.card) },
        function* (me) {
          if (!(yield* chooseToDo(me.seat, 'Put the action back into your hand', 'Put it back', 'Leave it')))
            return false;
          return (yield* act(ops.place(me.args.card, 'hand')))[0]!;
        },
      ),
    ),
    // It may also go with its minion.
    given(placesInHandInstead(mayTakeBack, { may: true, along: true })),
  ),

  /** Transfer an action on a base to another base OR an action on a minion to another minion. */
  card(
    'Rules Lawyer',
    onPlay(function* (me) {
      const movable = yield* look((q) => q.actions().filter((ix) => otherHosts(q, ix).length > 0));
      const wasOnBase = yield* transferOne(me, movable);
      if (wasOnBase === null) return;
      const rest = yield* look((q) =>
        movable.filter((ix) => isActionOnBase(q, ix) !== wasOnBase && otherHosts(q, ix).length > 0),
      );
      if (rest.length > 0 && (yield* mayUseBothParts(me))) yield* transferOne(me, rest);
    }),
  ),

  ...geeksBases,
]);
