import {
  act,
  after,
  afterYouPlayHere,
  base,
  chooseOne,
  extraAction,
  extraMinion,
  NOBODY,
  ops,
} from '@smash/engine/script';

export const fairiesBases = [
  /** After you play your first minion here in a turn, you may play either an extra minion here or an extra action. */
  base(
    'Fairy Circle',
    afterYouPlayHere({ first: true, may: true }, function* (me) {
      const type = yield* chooseOne(me.seat, 'Choose the extra card', { minion: 'A minion', action: 'An action' });
      yield* type === 'minion' ? extraMinion(me.seat, { base: me.self }) : extraAction(me.seat);
    }),
  ),

  /** Draw a card after you play an action on a minion here. */
  base(
    'Enchanted Glen',
    after(
      'play',
      {
        seats: (_q, me) => [me.args.seat],
        when: (q, me, played) => played.to !== NOBODY && q.isMinion(played.to) && q.base(played.to) === me.self,
      },
      function* (me) {
        yield* act(ops.draw(me.seat, 1));
      },
    ),
  ),
];
