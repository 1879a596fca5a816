import {
  act,
  afterYouPlayHere,
  base,
  chooseToDo,
  isAction,
  isStandard,
  look,
  ops,
  pickAtRandom,
  showTop,
} from '@smash/engine/script';

export const clownsBases = [
  /** Each turn, after you play a minion here for the first time, you may place a random standard action of your discard pile into your hand. */
  base(
    'Clown College',
    afterYouPlayHere(
      { first: true, may: true, possible: (q, me) => q.discard(me.seat).some((ix) => isStandard(q, ix)) },
      function* (me) {
        const actions = yield* look((q) => q.discard(me.seat).filter((ix) => isStandard(q, ix)));
        const action = yield* pickAtRandom(actions);
        if (action !== null) yield* act(ops.place(action, 'hand'));
      },
    ),
  ),

  /** After you play a minion here, reveal your deck's top card. If it is an action, you may discard it; a card not discarded is returned. */
  base(
    'The Big Top',
    afterYouPlayHere({}, function* (me) {
      const [top] = yield* showTop(me.seat, 1);
      if (top === undefined || !(yield* look((q) => isAction(q, top)))) return;
      if (yield* chooseToDo(me.seat, 'Discard the revealed action', 'Discard it', 'Leave it', [top]))
        yield* act(ops.discard(top));
    }),
  ),
];
