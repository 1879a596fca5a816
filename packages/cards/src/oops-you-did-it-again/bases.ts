import {
  act,
  after,
  afterDiscarded,
  base,
  both,
  buryFromHand,
  carriedOutBy,
  chooseToDo,
  destroyedHere,
  duelHere,
  endOfTurn,
  follows,
  here,
  isAction,
  isHere,
  isYours,
  look,
  type Me,
  NOBODY,
  onYourTurn,
  ops,
  type Query,
  rivals,
  type Seat,
  stillHere,
  toOneMinion,
} from '@smash/engine/script';
import { choosePlayerWithDeck, isActionOrMinion, placeCardOnDeck, revealTopCard } from './raids.ts';

export const ancientEgyptiansBases = [
  /** On your turn, you may bury one card from your hand here. */
  base(
    'Pyramids',
    onYourTurn({ label: '', when: (q, me) => q.hand(me.seat).length > 0 }, function* (me) {
      yield* buryFromHand(me.seat, me.self);
    }),
  ),

  /** After a card is buried here, or an action is played on this base, the controller of that card draws a card. */
  base(
    'Star Portal',
    after(
      ['bury', 'play'],
      {
        seats: (_q, me) => [me.args.seat as Seat],
        when: (q, me, done) => done.to === me.self && (done.verb === 'bury' || isAction(q, done.card)),
      },
      function* (me) {
        yield* act(ops.draw(me.seat, 1));
      },
    ),
  ),
];

export const vikingsBases = [
  /** Each turn, after the first time you play a minion here, you may reveal the top card of another player's deck. If it is an action, or a minion with power 3 or less, you may draw it; otherwise return it. */
  base(
    'Drakkar',
    after(
      'play',
      {
        may: true,
        first: true,
        seats: (_q, me) => [me.args.seat as Seat],
        when: (q, me, played) => played.to === me.self && q.isMinionCard(played.card) && played.seat !== NOBODY,
      },
      function* (me) {
        const top = yield* revealTopCard(yield* choosePlayerWithDeck(me));
        if (top === NOBODY || !(yield* look((q) => isActionOrMinion(3)(q, top)))) return;
        if (yield* chooseToDo(me.seat, 'Draw the revealed card', 'Draw it', 'Return it', [top]))
          yield* act(ops.drawCard(me.seat, top));
      },
    ),
  ),

  /** On your turn, you may place a card from your hand on top of your deck to give one of your minions here +2 power this turn. */
  base(
    'Longhouse',
    onYourTurn({ label: '', when: (q, me) => q.hand(me.seat).length > 0 }, function* (me) {
      const until = yield* endOfTurn();
      if (yield* placeCardOnDeck(me.seat))
        yield* toOneMinion(me, 'Choose one of your minions here', both(isHere(me), isYours(me)), (ix) =>
          ops.power(ix, 2, until),
        );
    }),
  ),
];

/** After a player has played a minion here that can duel another player's minion here: that player may. */
const minionCanDuel = {
  when: (q: Query, me: Me, played: { card: number; to: number; seat: number }): boolean =>
    played.to === me.self && q.isMinionCard(played.card) && played.seat !== NOBODY,
  seats: (_q: Query, me: Me): number[] => [me.args.seat as number],
  still: (q: Query, me: Me): boolean =>
    stillHere(q, me) &&
    q.controller(me.args.card as number) === me.seat &&
    rivals(q, me, me.args.card as number).length > 0,
};

export const cowboysBases = [
  /** After a minion here is destroyed, each player who has a minion here may draw a card. */
  base(
    'Saloon',
    after('destroy', { when: destroyedHere }, function* (me) {
      for (const seat of yield* look((q) => q.clockwise().filter((s) => q.hasMinion(me.self, s)))) {
        if (!(yield* follows(me, seat))) continue;
        if (yield* chooseToDo(seat, 'Draw a card', 'Draw', 'Do not draw')) yield* act(ops.draw(seat, 1));
      }
    }),
  ),

  /** After you play a minion here, you may have it duel another player's minion here. Destroy the losing minion. */
  base(
    'So-So Corral',
    after('play', { ...minionCanDuel, may: true }, function* (me) {
      const result = yield* duelHere(me, me.args.card as number);
      yield* act(...carriedOutBy(me.seat, ...(result?.losers ?? []).map(ops.destroy)));
    }),
  ),
];

export const samuraiBases = [
  /** The first time each turn that one of your minions here goes to the discard pile, draw a card. */
  base(
    'Sakura Garden',
    afterDiscarded(
      {
        limit: 'turnByName',
        when: (q, me, gone) => gone.base === here(q, me) && gone.controller !== NOBODY,
        seats: (_q, me) => [me.args.controller as number],
      },
      function* (me) {
        if (yield* follows(me, me.seat)) yield* act(ops.draw(me.seat, 1));
      },
    ),
  ),

  /** Once per turn, after you play a minion here, you may have it duel another player's minion here. The winning minion's controller draws two cards. */
  base(
    "Shogun's Palace",
    after('play', { ...minionCanDuel, may: true, limit: 'turnByName' }, function* (me) {
      const result = yield* duelHere(me, me.args.card as number);
      const seats = yield* look((q) => (result?.winners ?? []).map((ix) => q.controller(ix)));
      yield* act(...seats.map((seat) => ops.draw(seat, 2)));
    }),
  ),
];
