import {
  type AbilityContext,
  act,
  after,
  both,
  byAnothersCard,
  card,
  carriedOutBy,
  chooseBase,
  chooseCard,
  chooseCards,
  chooseMinion,
  chooseOtherBase,
  chooseToDo,
  destroyLosers,
  discardCard,
  duelHere,
  duelSomewhere,
  eachGets,
  endOfTurn,
  extraMinion,
  faction,
  forEachPlayer,
  given,
  hasHand,
  here,
  isActionOnBase,
  isAnother,
  isControlledBy,
  isPlayable,
  isWinning,
  isYou,
  isYours,
  look,
  lookAtTop,
  NOBODY,
  onPlay,
  onYourTurn,
  ops,
  playCard,
  playedAfter,
  playedAt,
  playNow,
  powerAtMost,
  protect,
  type Query,
  rivals,
  type Script,
  scoringBase,
  special,
  thisBaseScores,
  titan,
  toOneMinion,
  youPlayedHere,
  yourCards,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { cowboysBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

export const cowboys = faction(asFacts(facts), [
  /** Special: Before this base scores, you may have this minion duel another player's minion here. Destroy the losing minion. */
  card(
    'Sheriff',
    special(
      'beforeScore',
      { may: true, when: (q, me) => thisBaseScores(q, me) && rivals(q, me, me.self).length > 0 },
      function* (me) {
        yield* destroyLosers(yield* duelHere(me, me.self));
      },
    ),
  ),

  /** Ongoing: Once in each duel, when one of your minions is in it, you may place a +1 power counter on that minion. */
  card(
    'Pinkerton',
    after(
      'duel',
      { may: true, when: (q, me, { card: challenger, to }) => [challenger, to].some((ix) => isYours(me)(q, ix)) },
      function* (me) {
        const yours = yield* look((q) => yoursInDuel(q, me));
        yield* act(...yours.map((ix) => ops.counters(ix, 1)));
      },
    ),
  ),

  /** You may have this minion duel another player's minion here. Destroy the losing minion. */
  card(
    'Gunfighter',
    onPlay(function* (me) {
      yield* destroyLosers(yield* duelHere(me, me.self, { may: true }));
    }),
  ),

  /** Special: On your turn, or during a duel that one of your minions is in, you may discard this card from your hand to give a minion +2 power this turn. */
  card(
    'Deputy',
    onYourTurn({ from: 'hand', when: (q) => q.minions().length > 0 }, discardToHelp),
    special('inDuel', { may: true, from: 'hand', when: (q, me) => yoursInDuel(q, me).length > 0 }, discardToHelp),
  ),

  /** Special: Before a base scores where you have a minion but are not winning, destroy a minion there with power 4 or less. Special: If a card of another player reveals or looks at a card in your hand or deck, destroy one of that player's minions with power 4 or less. */
  card(
    'Dynamite Surprise',
    playedAt(
      'beforeScore',
      function* (me) {
        const there = (q: Query, ix: number): boolean => q.base(ix) === scoringBase(me);
        yield* toOneMinion(me, 'Destroy a minion there of power 4 or less', both(there, powerAtMost(4)), ops.destroy);
      },
      (q, me) => q.hasMinion(scoringBase(me), me.seat) && !isWinning(q, scoringBase(me), me.seat),
    ),
    playedAfter(
      ['reveal', 'look'],
      { from: 'hand', when: (q, me, seen) => byAnothersCard(me, seen) && isAnyYours(q, me, seen.shown) },
      blowUp,
    ),
    playedAfter(
      'reveal',
      { from: 'deck', when: (q, me, seen) => byAnothersCard(me, seen) && isAnyYours(q, me, [me.self]) },
      blowUp,
    ),
  ),

  /** Each of your minions gets +1 power and cannot be destroyed, moved or returned to the hand this turn. */
  card(
    'Form a Posse',
    onPlay(function* (me) {
      const yours = yield* look((q) => q.minionsOf(me.seat));
      const until = yield* endOfTurn();
      yield* act(...yours.flatMap((ix) => [ops.power(ix, 1, until), ops.give(ix, me.seat, until)]));
    }),
    given(
      protect(
        (_q, me, { card: ix, verb }) =>
          ix === me.args.given && (verb === 'destroy' || verb === 'move' || verb === 'return'),
      ),
    ),
  ),

  /** Look at the top three cards of your deck. Reveal one of them and draw it; you may play it as an extra card. Return the others in any order. */
  card(
    'Gold in Them Thar Hills',
    onPlay(function* (me) {
      const three = yield* lookAtTop(me.seat, me.seat, 3);
      if (three.length === 0) return;
      const drawn = (yield* chooseCard(me.seat, 'Reveal and draw one of them', three, { shown: three }))!;
      yield* act(ops.reveal(me.seat, [drawn]));
      yield* act(ops.drawCard(me.seat, drawn));
      if (
        (yield* look((q) => isPlayable(q, me.seat, drawn))) &&
        (yield* chooseToDo(me.seat, 'Play the card as an extra card', 'Play it', 'Keep it', [drawn]))
      )
        yield* playCard(me.seat, drawn);
      const others = yield* look((q) => three.filter((ix) => q.deck(me.seat).includes(ix)));
      const order = yield* chooseCards(me.seat, 'Choose the order: the first is the top card', others, {
        min: others.length,
        max: others.length,
        ordered: true,
        shown: others,
      });
      yield* act(ops.putOnTop(me.seat, order));
    }),
  ),

  /** Put this on a base. Ongoing: After you play a minion here, draw a card. */
  card(
    'Gold Strike',
    after('play', { when: youPlayedHere }, function* (me) {
      yield* act(ops.draw(me.seat, 1));
    }),
  ),

  /** One of your minions duels another player's minion at its base. Destroy the losing minion. If yours wins, you may play a minion there as an extra minion. */
  card(
    'High Noon',
    onPlay(function* (me) {
      const fought = yield* duelSomewhere(me);
      if (!fought) return;
      const there = yield* look((q) => q.base(fought.yours));
      yield* destroyLosers(fought);
      if (fought.winners.includes(fought.yours) && (yield* look((q) => q.isMinion(fought.yours))))
        yield* extraMinion(me.seat, { base: there });
    }),
  ),

  /** Choose one of your minions. It gets +4 power this turn if it is in a duel, otherwise +2 power this turn. */
  card(
    'Quick Draw',
    onPlay(function* (me) {
      const yours = yield* chooseMinion(me, 'Choose one of your minions to get +2 or +4 power', isYours(me));
      if (yours === null) return;
      const n = yield* look((q) => (q.isInDuel(yours) ? 4 : 2));
      yield* act(ops.power(yours, n, yield* endOfTurn()));
    }),
  ),

  /** One of your minions duels another player's minion at its base. The winning minion gets +3 power this turn, and its controller moves the losing minion to another base. */
  card(
    "Run 'Em Off",
    onPlay(function* (me) {
      const fought = yield* duelSomewhere(me);
      if (!fought) return;
      yield* eachGets(fought.winners, 3);
      // In a tie each winner moves the other's minion, clockwise (ME-6).
      yield* forEachPlayer(function* (seat) {
        const winner = yield* look((q) => fought.winners.find((ix) => isControlledBy(q, ix, seat)) ?? NOBODY);
        const loser = fought.losers.find((ix) => ix !== winner);
        if (winner === NOBODY || loser === undefined) return;
        const to = yield* chooseOtherBase(seat, loser, yield* look((q) => q.name(loser)));
        if (to !== null) yield* act(...carriedOutBy(seat, ops.move(loser, to)));
      });
    }),
  ),

  /** Choose up to two of your cards at one base; move or transfer them to another base. */
  card(
    'Stagecoach',
    onPlay(function* (me) {
      const cards = yield* chooseCards(
        me.seat,
        'Move up to two of your cards at one base',
        yield* look((q) => yourCards(q, me)),
        { min: 0, max: 2, group: 'base' },
      );
      if (cards.length === 0) return;
      const to = yield* chooseBase(
        me.seat,
        'Choose the base they go to',
        yield* look((q) => q.otherBases(q.base(cards[0]!))),
      );
      if (to === null) return;
      const hosts: Record<number, number> = {};
      for (const ix of cards) {
        const spots = yield* look((q) => (isMoved(q, ix) ? [to] : newHosts(q, me, ix, to)));
        const spot = yield* chooseCard(me.seat, 'Choose the card it is transferred to', spots);
        if (spot !== null) hosts[ix] = spot;
      }
      const going = cards.filter((ix) => hosts[ix] !== undefined);
      const moved = yield* look((q) => going.filter((ix) => isMoved(q, ix)));
      yield* act(...going.map((ix) => (moved.includes(ix) ? ops.move(ix, to) : ops.transfer(ix, hosts[ix]!))));
    }),
  ),

  /** Special: When you become the challenger in a duel, you may discard a card to play this titan there. No titan clash is resolved until the duel has ended. Ongoing: During duels here, other players cannot move minions away from here or return them to a player's hand. Ongoing: After you win a duel, draw a card. */
  titan(
    'Pecos Bill',
    special(
      'duel',
      {
        from: 'aside',
        may: true,
        when: (q, me, { seat, card: challenger }) => isYou(me, seat) && canRideTo(q, me, challenger),
        still: (q, me) => canRideTo(q, me, me.args.card),
      },
      function* (me) {
        const there = yield* look((q) => q.base(me.args.card));
        if (!(yield* discardCard(me.seat))) return;
        yield* act(ops.truce());
        yield* playNow({ card: me.self, at: there, seat: me.seat });
      },
    ),
    protect(
      (q, me, { verb, card: ix }, { seat }) =>
        (verb === 'move' || verb === 'return') &&
        isAnother(me, seat) &&
        q.duel()?.base === here(q, me) &&
        q.isMinion(ix) &&
        q.base(ix) === here(q, me),
    ),
    after('winDuel', { when: (_q, me, { seat }) => isYou(me, seat) }, function* (me) {
      yield* act(ops.draw(me.seat, 1));
    }),
  ),

  ...cowboysBases,
]);

const yoursInDuel = (q: Query, me: AbilityContext): number[] => q.minionsOf(me.seat).filter((ix) => q.isInDuel(ix));

function* discardToHelp(me: AbilityContext): Script {
  if (!(yield* act(ops.discard(me.self)))[0]) return;
  const until = yield* endOfTurn();
  yield* toOneMinion(
    me,
    'Choose the minion that gets +2 power',
    () => true,
    (ix) => ops.power(ix, 2, until),
  );
}

/** Is one of these cards in your hand or deck? */
const isAnyYours = (q: Query, me: AbilityContext, shown: number[]): boolean =>
  shown.some((ix) => {
    const { zone, controller } = q.card(ix);
    return (zone === 'hand' || zone === 'deck') && isYou(me, controller);
  });
function* blowUp(me: AbilityContext): Script {
  const theirs = (q: Query, ix: number): boolean => isControlledBy(q, ix, me.args.by as number);
  yield* toOneMinion(me, 'Destroy a minion of power 4 or less', both(theirs, powerAtMost(4)), ops.destroy);
}

/** Minions, titans and buried cards are moved; actions are transferred (TERM-6). */
const isMoved = (q: Query, ix: number): boolean => q.isMinion(ix) || q.isTitan(ix) || q.isBuried(ix);
/** Where an action could be transferred at a base: to the base itself, or to minions there. */
const newHosts = (q: Query, me: AbilityContext, ix: number, to: number): number[] => {
  const { target } = q.def(ix);
  const list = isActionOnBase(q, ix) ? [to] : q.minionsAt(to);
  return list.filter((host) => !target || target(q, me.seat, host));
};

const canRideTo = (q: Query, me: AbilityContext, challenger: number): boolean =>
  hasHand(q, me) && q.isMinion(challenger) && q.canPlay(me.seat, me.self, q.base(challenger));
