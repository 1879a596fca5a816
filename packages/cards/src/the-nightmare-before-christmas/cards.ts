import {
  type AbilityContext,
  act,
  actionsOnMinions,
  after,
  at,
  attachedHere,
  awardsLessTo,
  type CardIx,
  cancelsHost,
  cannotPlay,
  canPlayAction,
  card,
  chooseBase,
  chooseCard,
  chooseMinion,
  chooseParts,
  choosePlayer,
  closesHands,
  destroysItself,
  extraAction,
  extraMinion,
  faction,
  here,
  host,
  hostStartingPower,
  isAnother,
  isControlledBy,
  isOwned,
  isOwnedBy,
  isPlayableAction,
  isYou,
  isYours,
  isYourTurn,
  later,
  look,
  lookAtHand,
  minionsHave,
  onPlay,
  onPlayThere,
  ops,
  ownPower,
  placeOnDeckEnds,
  playCard,
  playExtraAction,
  playNow,
  powerAtMost,
  type Query,
  savesItself,
  schedule,
  showTop,
  special,
  takeFromDiscard,
  talent,
  thisBaseScores,
  yourMinionHere,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { theNightmareBeforeChristmasBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

const isForMinions = (q: Query, ix: CardIx): boolean => q.isPlayedOn(ix, 'minion');
const hasAttachedHere = (q: Query, me: AbilityContext): boolean => attachedHere(q, me).some((ix) => isYours(me)(q, ix));
/** Do you control the minion this is on? */
const isOnYours = (q: Query, me: AbilityContext): boolean => isYours(me)(q, host(q, me));
/** Does another player control it, and is it this one? */
const isOnMinionOf = (q: Query, me: AbilityContext, seat: number): boolean =>
  isAnother(me, seat) && isControlledBy(q, host(q, me), seat);
/** Of actions, those on a minion here. */
const onMinionHere = (q: Query, me: AbilityContext) => ({ hostsAt: here(q, me) });

export const theNightmareBeforeChristmas = faction(asFacts(facts), [
  /** Choose a play-on-minion action in your discard pile and place it into your hand. Ongoing: After you play a play-on-minion action, you may place a +1 power counter on a minion OR draw a card. */
  card(
    'Jack Skellington',
    onPlay(function* (me) {
      yield* takeFromDiscard(me.seat, 'Choose the action to take back', isForMinions);
    }),
    after(
      'play',
      {
        may: true,
        when: (q, me, played) => isYou(me, played.seat) && isForMinions(q, played.card),
      },
      function* (me) {
        const parts: Record<string, string> = { draw: 'Draw a card' };
        if (yield* look((q) => q.minions().length > 0)) parts.place = 'Place a power counter';
        for (const part of yield* chooseParts(me, 'Place a power counter, or draw a card', parts)) {
          if (part === 'draw') yield* act(ops.draw(me.seat, 1));
          else {
            const minion = yield* chooseMinion(me, 'Choose the minion that gets a power counter');
            if (minion !== null) yield* act(ops.counters(minion, 1));
          }
        }
      },
    ),
  ),

  /** Talent: Transfer a play-on-minion action from one minion to another. */
  card(
    'Dr. Finkelstein',
    talent(
      function* (me) {
        const action = yield* chooseCard(me.seat, 'Choose the action to transfer', yield* look(actionsOnMinions));
        if (action === null) return;
        const to = yield* chooseMinion(me, 'Choose the minion that gets it', (q, ix) => ix !== q.card(action).at);
        if (to !== null) yield* act(ops.transfer(action, to));
      },
      (q) => actionsOnMinions(q).length > 0 && q.minions().length > 1,
    ),
  ),

  /** Talent: As an extra action, play a play-on-minion action. */
  card(
    'Sally',
    talent(function* (me) {
      yield* extraAction(me.seat, { onto: 'minion' });
    }),
  ),

  /** Special: Before this base scores, you may play, as an extra action, a play-on-minion action on a minion here. */
  card(
    'Lock, Shock & Barrel',
    special(
      'beforeScore',
      { may: true, when: thisBaseScores, possible: (q, me) => canPlayAction(q, me.seat, onMinionHere(q, me)) },
      function* (me) {
        yield* playExtraAction(me.seat, yield* look((q) => onMinionHere(q, me)), {});
      },
    ),
  ),

  /** Ongoing: Your minions here have +1 power while you control a play-on-minion action here. */
  card(
    'The Mayor of Halloween Town',
    minionsHave(yourMinionHere, (q, me) => (hasAttachedHere(q, me) ? 1 : 0)),
  ),

  /** Ongoing: While you control any play-on-minion actions here, this minion has +3 power. Special: After this base scores, this minion returns to your hand instead of going to the discard pile, and you may play it on another base as an extra minion. */
  card(
    'Zero',
    ownPower((q, me) => (hasAttachedHere(q, me) ? 3 : 0)),
    savesItself({}, function* (me) {
      yield* act(ops.fateReturn(me.self, me.seat));
    }),
    special(
      'toHand',
      {
        from: 'hand',
        may: true,
        when: (_q, me, moved) => moved.byCard === me.self && isYou(me, moved.by),
        possible: (q, me) => q.hasPlace(me.seat, me.self, 'minion', (base) => base !== q.s.scoring),
      },
      function* (me) {
        const bases = yield* look((q) => q.places(me.seat, me.self, 'minion', (base) => base !== q.s.scoring));
        const base = yield* chooseBase(me.seat, 'Choose the base to play it on', bases);
        if (base !== null) yield* playNow({ card: me.self, at: base, seat: me.seat });
      },
    ),
  ),

  /** Reveal your deck's top three cards. If any play-on-minion action is among them, draw one such action. Place the other cards on the top and/or bottom of your deck in any order. */
  card(
    'Halloween Town Folks',
    onPlay(function* (me) {
      const cards = yield* showTop(me.seat, 3);
      const actions = yield* look((q) => cards.filter((ix) => isForMinions(q, ix)));
      const drawn = yield* chooseCard(me.seat, 'Choose the action to draw', actions);
      if (drawn !== null) yield* act(ops.drawCard(me.seat, drawn));
      yield* placeOnDeckEnds(me.seat, yield* look((q) => cards.filter((ix) => q.card(ix).zone === 'deck')));
    }),
  ),

  /** Look at another player's hand. You may play an action from that hand or from your own as an extra action. If another player owns that action, it returns to its owner's hand at the end of the turn, wherever it is then except in the box. */
  card(
    'Christmas Will Be Ours!',
    onPlay(function* (me) {
      const others = yield* look((q) => q.otherPlayers(me.seat));
      const player = yield* choosePlayer(me, 'Choose whose hand you look at', others);
      const theirs = yield* lookAtHand(me.seat, player);
      const actions = yield* look((q) =>
        [...theirs, ...q.hand(me.seat)].filter((ix) => isPlayableAction(q, me.seat, ix)),
      );
      const action = yield* chooseCard(me.seat, 'Choose an action to play', actions, { may: true, shown: theirs });
      if (action === null) return;
      const goesBack = yield* look((q) => isOwned(q, action) && !isOwnedBy(q, action, me.seat));
      if (goesBack) yield* schedule(me, 'turnEnd', { card: action });
      yield* playCard(me.seat, action, { as: 'action' });
    }),
    later<{ card: CardIx }>(function* (me) {
      const { card: action } = me.args;
      const zone = yield* look((q) => q.card(action).zone);
      // A Madness card belongs to whoever played it (MAD-2).
      if (yield* look((q) => isOwnedBy(q, action, me.seat))) return;
      if (zone === 'box' || (yield* look((q) => q.isInHand(action, q.owner(action))))) return;
      const owner = yield* look((q) => q.owner(action));
      yield* act(ops.placeInHandFromAnywhere(owner, action));
      if (zone === 'deck') yield* act(ops.shuffle(owner));
    }),
  ),

  /** Put this on a minion. Ongoing: If you control this minion, at once destroy this card and play an extra minion with power 3 or less. If you do not, this minion's controller cannot play minions with power 3 or less here. */
  card(
    'Ghostly Presents',
    destroysItself(isOnYours, function* (me) {
      yield* extraMinion(me.seat, { power: 3 });
    }),
    cannotPlay(
      (q, me, { seat, card: ix, at: to, as }) =>
        as === 'minion' && to === here(q, me) && isOnMinionOf(q, me, seat) && powerAtMost(3)(q, ix),
    ),
  ),

  /** Put this on a minion. Ongoing: If you control this minion, you draw one more card before the end of your turn. If you do not, this minion's controller may not add further cards to their hand during their turn. */
  card(
    "Jack-O'lantern-in-the-Box",
    at('lateTurn', { when: isYourTurn, still: isOnYours }, function* (me) {
      yield* act(ops.draw(me.seat, 1));
    }),
    closesHands((q, me, seat) => isYourTurn(q, { seat }) && isOnMinionOf(q, me, seat)),
  ),

  /** Put this on a minion. Ongoing: This minion has +3 power if you control it, or -2 power if you do not. */
  card(
    'Monster Garland',
    minionsHave(
      (q, me, ix) => ix === host(q, me),
      (q, me) => (isOnYours(q, me) ? 3 : -2),
    ),
  ),

  /** Put this on a minion. You may move that minion to another base. Ongoing: This minion's power is 0 and its abilities are cancelled. If another minion here has power 5 or more, destroy this card. */
  card(
    'Oogie Boogie',
    onPlayThere(function* (me) {
      const minion = yield* look((q) => host(q, me));
      const bases = yield* look((q) => q.otherBases(here(q, me)));
      const to = yield* chooseBase(me.seat, 'Move that minion to another base', bases, { may: true });
      if (to !== null) yield* act(ops.move(minion, to));
    }),
    hostStartingPower(0),
    cancelsHost(),
    destroysItself((q, me) => q.minionsAt(here(q, me)).some((ix) => ix !== host(q, me) && q.power(ix) >= 5)),
  ),

  /** Put this on a minion. Ongoing: For each play-on-minion action you control, this minion has +1 power. Special: After this base scores, this minion returns to its owner's hand and this card is placed on the bottom of your deck. */
  card(
    'Sandy Claws Costume',
    minionsHave(
      (q, me, ix) => ix === host(q, me),
      (q, me) => actionsOnMinions(q).filter((ix) => isYours(me)(q, ix)).length,
    ),
    special('afterScore', { when: thisBaseScores }, function* (me) {
      const minion = yield* look((q) => host(q, me));
      yield* act(ops.place(me.self, 'bottom'), ops.returnToHand(minion));
    }),
  ),

  /** Choose a play-on-minion action in your discard pile and play it as an extra action. Then this card is shuffled into your deck. */
  card(
    'Winter Surprise',
    onPlay(function* (me) {
      const actions = yield* look((q) =>
        q.discard(me.seat).filter((ix) => isForMinions(q, ix) && isPlayableAction(q, me.seat, ix)),
      );
      const action = yield* chooseCard(me.seat, 'Choose the action to play', actions);
      if (action !== null) yield* playCard(me.seat, action);
      yield* act(ops.placeItself(me.self, 'deck'));
    }),
  ),

  /** Put this on a minion. Special: When this base scores, you gain 1 VP more if you control this minion; if you do not, its controller gains 1 VP less. */
  card(
    'Zombie Duck Toy',
    special('score', { when: (q, me) => thisBaseScores(q, me) && isOnYours(q, me) }, function* (me) {
      yield* act(ops.gainVp(me.seat, 1));
    }),
    awardsLessTo((q, me, seat) => isOnMinionOf(q, me, seat)),
  ),

  ...theNightmareBeforeChristmasBases,
]);
