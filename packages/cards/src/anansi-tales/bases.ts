import {
  act,
  after,
  base,
  breakpointHere,
  choosePlayer,
  grantsThen,
  isStandard,
  look,
  ops,
} from '@smash/engine/script';

export const anansiTalesBases = [
  /** Each turn, after you play a standard action for the first time, you may, if you have a minion here, place that action into another player's hand instead of the discard pile to draw two cards. */
  base(
    "Anansi's Web",
    after(
      'play',
      {
        may: true,
        first: true,
        seats: (_q, me) => [me.args.seat],
        when: (q, _me, played) => played.as === 'action' && isStandard(q, played.card),
        possible: (q, me) => q.hasMinion(me.self, me.seat) && q.resolvesTo(me.args.card) === 'discard',
      },
      function* (me) {
        const others = yield* look((q) => q.otherPlayers(me.seat));
        const taker = yield* choosePlayer(me, 'Choose who gets the card', others);
        yield* act(ops.resolveToHandOf(taker, me.args.card));
        yield* act(ops.draw(me.seat, 2));
      },
    ),
  ),

  /** On your turn, you may play one extra action to place one counter on this base card. The breakpoint of this base is 2 lower for each of these counters. */
  base(
    "Storyteller's Hut",
    ...grantsThen('action', {}, function* (me) {
      yield* act(ops.marks(me.self, 1));
    }),
    breakpointHere((q, me) => -2 * q.card(me.self).counters),
  ),
];
