import {
  type AbilityContext,
  act,
  after,
  both,
  byYou,
  card,
  carriedOutBy,
  chooseBase,
  chooseCard,
  chooseMinion,
  chooseParts,
  chooseToDo,
  drawFromPiles,
  drawOffTheTop,
  eachGets,
  endOfTurn,
  extraAction,
  faction,
  given,
  hasLabel,
  here,
  host,
  isAction,
  isAnother,
  isAnothers,
  isHere,
  isPlayableAction,
  isYours,
  later,
  look,
  minionsHave,
  moveOne,
  on,
  onPlay,
  ops,
  playCard,
  playedAfter,
  powerAtMost,
  type Query,
  schedule,
  searchDeck,
  special,
  takeFromDiscard,
  talent,
  thisBaseScores,
  toOneMinion,
  transferOne,
  untilYourTurn,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { slashersBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };
import { isMinionDestroyed, weapons } from './weapons.ts';

/** The weapon that dooms its minion. */
const BOX = 'Puzzle Box';
const isSlasher = (q: Query, ix: number): boolean => q.isMinionCard(ix) && hasLabel(q.def(ix), 'Slasher');
const printedAtMost3 = (q: Query, ix: number): boolean => q.printedPower(ix) <= 3;
const isOntoMinion = (q: Query, ix: number): boolean => isAction(q, ix) && q.isPlayedOn(ix, 'minion');

/** "From your deck or your discard pile, you may draw X." */
const mayDrawWeapon = (weapon: string) =>
  onPlay(function* (me) {
    if (!(yield* chooseToDo(me.seat, 'Search for the weapon', 'Search', 'Leave it'))) return;
    yield* drawFromPiles(me.seat, 'Choose the card to draw', (q, ix) => q.name(ix) === weapon);
  });

/** Is there a minion of power 3 or less here? */
const hasVictim = (q: Query, me: AbilityContext): boolean =>
  q.minions((ix) => q.base(ix) === here(q, me) && powerAtMost(3)(q, ix)).length > 0;

/** The action just drawn may be played at once as an extra action. Returns whether it was. */
function* mayPlay(me: AbilityContext, action: number) {
  if (!(yield* look((q) => isPlayableAction(q, me.seat, action)))) return false;
  if (!(yield* chooseToDo(me.seat, 'Play the card as an extra action', 'Play it', 'Keep it', [action]))) return false;
  return yield* playCard(me.seat, action, { as: 'action' });
}

export const slashers = faction(asFacts(facts), [
  /** Slasher. From your deck or your discard pile, you may draw Machete. Ongoing: Once per turn, after this minion moves, you may destroy at its new base a minion with power 3 or less to give this one +2 power this turn. */
  card(
    'Jonas',
    mayDrawWeapon('Machete'),
    after(
      'move',
      { may: true, limit: 'turn', when: (_q, me, moved) => moved.card === me.self, possible: hasVictim },
      function* (me) {
        const victim = yield* chooseMinion(me, 'Destroy a minion there', both(isHere(me), powerAtMost(3)));
        if (victim !== null && (yield* act(ops.destroy(victim)))[0]) yield* eachGets([me.self], 2);
      },
    ),
  ),

  /** Slasher. From your deck or your discard pile, you may draw Clawed Glove. Talent: Until the start of your next turn, minions of other players here have -1 power. You may destroy a minion with power 1 or less here. */
  card(
    'Frederick',
    mayDrawWeapon('Clawed Glove'),
    talent(function* (me) {
      const base = yield* look((q) => here(q, me));
      yield* act(ops.give(base, me.seat, yield* untilYourTurn(me.seat)));
      yield* toOneMinion(me, 'Destroy a minion here', both(isHere(me), powerAtMost(1)), ops.destroy, { may: true });
    }),
    given(minionsHave((q, me, ix) => q.base(ix) === me.args.given && isAnothers(me)(q, ix), -1)),
  ),

  /** Slasher. From your deck or your discard pile, you may draw Austin Kirk Mask. Special: You may destroy a minion here with printed power 3 or less before this base scores. */
  card(
    'Mickey',
    mayDrawWeapon('Austin Kirk Mask'),
    special(
      'beforeScore',
      {
        may: true,
        when: thisBaseScores,
        possible: (q, me) => q.minions((ix) => q.base(ix) === here(q, me) && printedAtMost3(q, ix)).length > 0,
      },
      function* (me) {
        yield* toOneMinion(me, 'Destroy a minion here', both(isHere(me), printedAtMost3), ops.destroy);
      },
    ),
  ),

  /** Slasher. From your deck or your discard pile, you may draw Puzzle Box. Talent: Destroy a minion that has Puzzle Box on it OR transfer one of your actions to another minion. */
  card(
    'Tackhead',
    mayDrawWeapon('Puzzle Box'),
    talent(function* (me) {
      const parts = { destroy: 'Destroy a minion', transfer: 'Transfer an action' };
      for (const part of yield* chooseParts(me, 'Choose what this minion does', parts))
        if (part === 'destroy') {
          const isBoxed = (q: Query, ix: number) => q.actionsOn(ix).some((action) => q.hasName(action, BOX));
          yield* toOneMinion(me, 'Destroy a minion with that action on it', isBoxed, ops.destroy);
        } else {
          const isMine = (q: Query, ix: number) => q.card(ix).zone === 'on' && isYours(me)(q, ix);
          yield* transferOne(me, yield* look((q) => q.actions().filter((ix) => isMine(q, ix))));
        }
    }),
  ),

  /** Slasher. From your deck or your discard pile, you may draw Chainsaw. Ongoing: Once per turn, you may destroy a minion with power 3 or less here after you place a +1 power counter on this minion. */
  card(
    'Cederface',
    mayDrawWeapon('Chainsaw'),
    after(
      'counter',
      {
        may: true,
        limit: 'turn',
        when: (_q, me, placed) => placed.card === me.self && placed.n > 0 && byYou(me, placed),
        possible: hasVictim,
      },
      function* (me) {
        yield* toOneMinion(me, 'Destroy a minion here', both(isHere(me), powerAtMost(3)), ops.destroy);
      },
    ),
  ),

  /** At a base where you have a minion, destroy a minion with printed power 3 or less. Then you may give a Slasher there +3 power this turn. */
  card(
    'Brutal Attack',
    onPlay(function* (me) {
      const isNear = (q: Query, ix: number) => printedAtMost3(q, ix) && q.hasMinion(q.base(ix), me.seat);
      const bases = yield* look((q) => q.bases().filter((base) => q.minionsAt(base).some((ix) => isNear(q, ix))));
      const base = yield* chooseBase(me.seat, 'Choose the base of the attack', bases);
      if (base === null) return;
      yield* toOneMinion(
        me,
        'Destroy a minion there',
        both(isNear, (q, ix) => q.base(ix) === base),
        ops.destroy,
      );
      const until = yield* endOfTurn();
      const isOne = both(isSlasher, (q, ix) => q.base(ix) === base);
      yield* toOneMinion(me, 'Give a Slasher there +3 power', isOne, (ix) => ops.power(ix, 3, until), { may: true });
    }),
  ),

  /** Choose one of your minions and move it. You may play an extra action OR place this card on top of your deck instead of the discard pile. */
  card(
    'Ch-Ch-Ch Ha-Ha-Ha',
    onPlay(function* (me) {
      yield* moveOne(me, 'Choose one of your minions to move', isYours(me));
      const parts = { play: 'Play an extra action', top: 'Place this card on your deck' };
      for (const part of yield* chooseParts(me, 'Choose what follows', parts, { may: true }))
        if (part === 'top') yield* act(ops.resolveTo(me.self, 'top'));
        else yield* extraAction(me.seat);
    }),
  ),

  /** Choose a minion in your discard pile and place it into your hand. Play an extra action. */
  card(
    'He Was A Good Boy!',
    onPlay(function* (me) {
      yield* takeFromDiscard(me.seat, 'Choose the minion to take', (q, ix) => q.isMinionCard(ix));
      yield* extraAction(me.seat);
    }),
  ),

  /** Put this on another player's minion. Play an extra action. Ongoing: After a Slasher is played here or moved to here, you may destroy this minion, unless its controller both discards a card and moves it to a base that has no Slasher. */
  card(
    'Hide in the Laundry',
    on((q, seat, minion) => isAnothers({ seat })(q, minion)),
    onPlay(function* (me) {
      yield* extraAction(me.seat);
    }),
    after(
      ['play', 'move'],
      {
        may: true,
        when: (q, me, came) =>
          came.to === here(q, me) && (came.verb === 'move' || came.as === 'minion') && isSlasher(q, came.card),
        possible: (q, me) => q.isMinion(host(q, me)),
      },
      function* (me) {
        const minion = yield* look((q) => host(q, me));
        const [seat, from] = yield* look((q) => [q.controller(minion), q.base(minion)]);
        const refuges = yield* look((q) =>
          q.otherBases(from!).filter((base) => !q.minionsAt(base).some((ix) => isSlasher(q, ix))),
        );
        const hand = yield* look((q) => q.hand(seat!));
        if (refuges.length > 0 && hand.length > 0) {
          const paid = yield* chooseCard(seat!, 'Discard a card to move the minion away', hand, { may: true });
          if (paid !== null && (yield* act(ops.discard(paid)))[0]) {
            const to = yield* chooseBase(seat!, 'Choose where the minion flees', refuges);
            if (to !== null && (yield* act(...carriedOutBy(seat!, ops.move(minion, to))))[0]) return;
          }
        }
        yield* act(ops.destroy(minion));
      },
    ),
  ),

  /** From your deck, draw an action that can be played on a minion. You may play that action as an extra action; it is then destroyed at the end of the turn. */
  card(
    'Improvised Weapon',
    onPlay(function* (me) {
      const action = yield* searchDeck(me.seat, 'Choose the action to draw', isOntoMinion);
      if (action !== null) yield* act(ops.drawCard(me.seat, action));
      yield* act(ops.shuffle(me.seat));
      if (action === null || !(yield* mayPlay(me, action))) return;
      yield* schedule(me, 'turnEnd', { card: action, stamp: yield* look((q) => q.card(action).stamp) });
    }),
    later<{ card: number; stamp: number }>(function* (me) {
      const { card: action, stamp } = me.args;
      if (yield* look((q) => q.inPlay(action) && q.isSame(action, stamp))) yield* act(ops.destroy(action));
    }),
  ),

  /** Give one of your minions +3 power this turn. Special: You may play this card as an extra action after you destroy another player's minion. */
  card(
    'Oh Noooooo!',
    onPlay(givesPower),
    playedAfter(
      'destroy',
      {
        from: 'hand',
        when: (q, me, destroyed) =>
          isMinionDestroyed(q, destroyed) && byYou(me, destroyed) && isAnother(me, destroyed.controller),
      },
      givesPower,
    ),
  ),

  /** Draw a minion off the top of your deck; but if you have no Slasher in play, it must be a Slasher that you draw off the top of your deck. Play an extra action. */
  card(
    'Origin Story',
    onPlay(function* (me) {
      const hasSlasher = yield* look((q) => q.minionsOf(me.seat).some((ix) => isSlasher(q, ix)));
      yield* drawOffTheTop(me.seat, hasSlasher ? (q, ix) => q.isMinionCard(ix) : isSlasher);
      yield* extraAction(me.seat);
    }),
  ),

  /** From your discard pile, draw an action that can be played on a minion. You may play it as an extra action. */
  card(
    'The End?',
    onPlay(function* (me) {
      const actions = yield* look((q) => q.discard(me.seat).filter((ix) => isOntoMinion(q, ix)));
      const action = yield* chooseCard(me.seat, 'Choose the action to draw', actions);
      if (action === null) return;
      yield* act(ops.drawCard(me.seat, action));
      yield* mayPlay(me, action);
    }),
  ),

  ...weapons,
  ...slashersBases,
]);

function* givesPower(me: AbilityContext) {
  const until = yield* endOfTurn();
  yield* toOneMinion(me, 'Give one of your minions +3 power', isYours(me), (ix) => ops.power(ix, 3, until));
}
