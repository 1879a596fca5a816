import { after, base, cannotPlay, discardCard, follows, minionPlayedHere, NOBODY } from '@smash/engine/script';

export const ghostsBases = [
  /** Each time a player has played a minion here, that player must discard a card. */
  base(
    'Haunted House',
    after(
      'play',
      {
        when: (q, me, played) =>
          minionPlayedHere(q, me, played) && played.seat !== NOBODY && q.ignoring(me.self, played.seat) !== 'must',
      },
      function* (me) {
        const player = me.args.seat;
        if (yield* follows(me, player)) yield* discardCard(player);
      },
    ),
  ),

  /** No action can be played on this base. */
  base(
    'The Dread Gazebo',
    cannotPlay((_q, me, { at, as }) => at === me.self && as === 'action'),
  ),
];
