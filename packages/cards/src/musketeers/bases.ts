import {
  act,
  after,
  at,
  base,
  byActionYouPlay,
  extraAction,
  mayPlayExtraAction,
  ops,
  wasControlledBy,
} from '@smash/engine/script';

export const musketeersBases = [
  /** Once per turn, you may play an extra action after you play an action that directly affects one of your minions here. */
  base(
    'Bastion Saint-Gervais',
    after(
      'affectDirectly',
      {
        ...mayPlayExtraAction,
        limit: 'turnByPlayer',
        seats: (q, me) => [q.controller(me.args.byCard)],
        when: (q, me, affected) => {
          if (affected.base !== me.self || !affected.byPlay || !q.isMinion(affected.card)) return false;
          const you = q.controller(affected.byCard);
          return wasControlledBy(affected, you) && byActionYouPlay(q, { ...me, seat: you }, affected);
        },
      },
      function* (me) {
        yield* extraAction(me.seat);
      },
    ),
  ),

  /** If you have a minion here at the end of your turn, draw a card. */
  base(
    'The Golden Lily',
    at('turnEnd', { seats: (q) => [q.s.current], still: (q, me) => q.hasMinion(me.self, me.seat) }, function* (me) {
      yield* act(ops.draw(me.seat, 1));
    }),
  ),
];
