import { act, after, base, destroyedHere, follows, look, ops } from '@smash/engine/script';

export const dinosaursBases = [
  base('Jungle Oasis'),

  /** Each time a minion has been destroyed here, it is placed on the bottom of its owner's deck. */
  base(
    'Tar Pits',
    after('destroy', { when: destroyedHere }, function* (me) {
      const minion = me.args.card;
      if (!(yield* follows(me, yield* look((q) => q.owner(minion))))) return;
      if (yield* look((q) => q.card(minion).zone === 'discard')) yield* act(ops.place(minion, 'bottom'));
    }),
  ),
];
