import {
  act,
  after,
  afterDiscarded,
  base,
  carriedOutBy,
  chooseToDo,
  destroyedHere,
  duelHere,
  follows,
  here,
  look,
  type Me,
  NOBODY,
  ops,
  type Query,
  rivals,
  stillHere,
} from '@smash/engine/script';

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
