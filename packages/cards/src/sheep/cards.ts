import {
  type AbilityContext,
  act,
  after,
  anyMinion,
  atStartOfYourTurn,
  both,
  byAnotherPlayer,
  card,
  chooseCard,
  chooseMinion,
  chooseOtherBase,
  chooseParts,
  choosePlayer,
  copiesPlayedAction,
  type EventOf,
  extraAction,
  faction,
  hasOtherBase,
  here,
  host,
  hostPower,
  isAction,
  isAnothers,
  isHere,
  isPlayable,
  isPlayableAction,
  isYours,
  look,
  minionsGet,
  moveEach,
  moveTogether,
  NOBODY,
  onPlay,
  ops,
  pickAtRandom,
  playCard,
  powerAtMost,
  protect,
  type Query,
  talent,
  toOneMinion,
  wasMinion,
  yourMinionHere,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { sheepBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

/** A minion has moved from here, other than the one this card is on, if any. */
const anotherLeftHere = (q: Query, me: AbilityContext, minion: number, moved: EventOf<'move'>): boolean =>
  moved.base === here(q, me) && moved.card !== minion && wasMinion(q, moved);
const isElsewhere = (me: AbilityContext) => both(isYours(me), (q: Query, ix: number) => !isHere(me)(q, ix));
const PLAY_OR_RETURN = { play: 'Play it', leave: 'Return it' };
const discardedActions = (q: Query, seat: number): number[] => q.discard(seat).filter((ix) => isAction(q, ix));

export const sheep = faction(asFacts(facts), [
  /** Ongoing: Other players cannot move any minion to this base or away from it. Talent: One of your minions at another base moves to here. */
  card(
    'Little Bo Peep',
    protect(
      (q, me, op, cause) =>
        op.verb === 'move' &&
        q.isMinion(op.card) &&
        (op.to === here(q, me) || isHere(me)(q, op.card)) &&
        byAnotherPlayer(me, cause),
    ),
    talent(
      function* (me) {
        const base = yield* look((q) => here(q, me));
        yield* toOneMinion(me, 'Choose the minion that moves here', isElsewhere(me), (ix) => ops.move(ix, base));
      },
      (q, me) => anyMinion(q, isElsewhere(me)),
    ),
  ),

  /** Talent: Move this minion to another base. Then you may return a minion there with power 2 or less to its owner's hand. */
  card(
    'Ram',
    talent(function* (me) {
      const to = yield* chooseOtherBase(me.seat, me.self, yield* look((q) => q.name(me.self)));
      if (to === null) return;
      yield* act(ops.move(me.self, to));
      const weak = both(powerAtMost(2), (q: Query, ix: number) => q.base(ix) === to);
      yield* toOneMinion(me, 'Return a minion there of power 2 or less', weak, ops.returnToHand, { may: true });
    }, hasOtherBase),
  ),

  /** Ongoing: After another minion has been played here, move this minion to a different base. */
  card(
    'Black Sheep',
    after(
      'play',
      {
        when: (q, me, played) => played.as === 'minion' && played.to === here(q, me),
        possible: hasOtherBase,
      },
      function* (me) {
        yield* moveEach(me, [me.self]);
      },
    ),
  ),

  /** Ongoing: After another minion has moved from here to another base, move this minion to that base too. */
  card(
    'Flock',
    after(
      'move',
      { when: (q, me, moved) => anotherLeftHere(q, me, me.self, moved) && !q.hasScored(moved.base) },
      function* (me) {
        yield* act(ops.move(me.self, me.args.to));
      },
    ),
  ),

  /** Put this on a base. Ongoing: Once per turn, after the power of another player's minion has increased, each of your minions here gains +1 power this turn. */
  card(
    'Counting Sheep',
    after('gainPower', { limit: 'turn', when: (q, me, { card: minion }) => isAnothers(me)(q, minion) }, function* (me) {
      yield* minionsGet(me, yourMinionHere, 1);
    }),
  ),

  /** Choose one of your minions and move it to another base. Draw a card. You may play an extra action. */
  card(
    'Ewe Shall Pass',
    onPlay(function* (me) {
      const minion = yield* chooseMinion(me, 'Choose one of your minions to move', isYours(me));
      if (minion !== null) yield* moveEach(me, [minion]);
      yield* act(ops.draw(me.seat, 1));
      yield* extraAction(me.seat);
    }),
  ),

  /** Special: After another player has played an action, you may play this card: it copies the ability of that action. */
  card('Hello, Dolly!', copiesPlayedAction()),

  /** Put this on a minion. Ongoing: After another minion has moved from here to another base, you may move this minion to that base and destroy this action. */
  card(
    "In Sheep's Clothing",
    after(
      'move',
      {
        may: true,
        when: (q, me, moved) => anotherLeftHere(q, me, host(q, me), moved),
      },
      function* (me) {
        const minion = yield* look((q) => host(q, me));
        const [moved] = yield* act(ops.move(minion, me.args.to));
        if (moved) yield* act(ops.destroy(me.self));
      },
    ),
  ),

  /** Choose a base, one of your minions there, and another player. That minion and all minions of that player there move to one other base. */
  card(
    'On the Lamb',
    onPlay(function* (me) {
      const minion = yield* chooseMinion(me, 'Choose one of your minions to move', isYours(me));
      if (minion === null) return;
      const others = yield* look((q) => q.otherPlayers(me.seat));
      const player = yield* choosePlayer(me, 'Choose whose minions there move with it', others);
      const from = yield* look((q) => q.base(minion));
      const theirs = yield* look((q) => q.minionsOf(player, from));
      yield* moveTogether(me, from, [minion, ...theirs]);
    }),
  ),

  /** Put this on a minion. Draw a card. Ongoing: This minion has -2 power. At the start of your turn, this action returns to your hand. */
  card(
    'Shearing',
    onPlay(function* (me) {
      yield* act(ops.draw(me.seat, 1));
    }),
    hostPower(-2),
    atStartOfYourTurn(function* (me) {
      yield* act(ops.returnToHand(me.self));
    }),
  ),

  /** Choose another player, then a random action in their discard pile. Play that action as an extra action OR return it. Draw a card. */
  card(
    'To Follow, or Not?',
    onPlay(function* (me) {
      const others = yield* look((q) => q.otherPlayers(me.seat));
      const player = yield* choosePlayer(me, 'Choose whose discard pile', others);
      const action = yield* pickAtRandom(yield* look((q) => discardedActions(q, player)));
      if (action !== null && (yield* look((q) => isPlayableAction(q, me.seat, action)))) {
        const chosen = yield* chooseParts(me, 'Play the action, or return it', PLAY_OR_RETURN, {
          shown: [action],
        });
        if (chosen.includes('play')) yield* playCard(me.seat, action, { as: 'action' });
      }
      yield* act(ops.draw(me.seat, 1));
    }),
  ),

  /** Choose another player and reveal a random card of their hand. You may place any card from your hand into that player's hand to play the revealed card. If you do not, return it and play an extra action. */
  card(
    'Wood for Sheep',
    onPlay(function* (me) {
      const player = yield* choosePlayer(me, 'Choose whose hand', yield* look((q) => q.otherPlayers(me.seat)));
      const wood = player === NOBODY ? null : yield* pickAtRandom(yield* look((q) => q.hand(player)));
      if (wood !== null) {
        yield* act(ops.reveal(player, [wood]));
        const canPlay = yield* look((q) => isPlayable(q, me.seat, wood));
        const title = 'Give a card of your hand to play the revealed one';
        const cards = yield* look((q) => (canPlay ? q.hand(me.seat) : []));
        const given = yield* chooseCard(me.seat, title, cards, { may: true, shown: [wood] });
        if (given !== null && (yield* act(ops.placeInHandOf(player, given)))[0]) {
          yield* playCard(me.seat, wood);
          return;
        }
      }
      yield* extraAction(me.seat);
    }),
  ),

  ...sheepBases,
]);
