import {
  act,
  affectedByBase,
  after,
  at,
  base,
  inOrderOfOwners,
  isControlled,
  look,
  minionsToSave,
  ops,
  stillHere,
  thisBaseScores,
} from '@smash/engine/script';

export const clericsBases = [
  /** After this base scores, the minions here do not go to the discard piles: place them on top of their owners' decks, in any order. */
  base(
    'Hotel of Holiness',
    at('afterScore', { when: thisBaseScores }, function* (me) {
      const theirs = yield* look((q) => minionsToSave(q, me).filter((ix) => isControlled(q, ix)));
      const minions = yield* affectedByBase(me, theirs);
      const ordered = yield* inOrderOfOwners(minions, 'Choose the order: the first is the top card');
      const owners = yield* look((q) => ordered.map((ix) => q.owner(ix)));
      yield* act(...ordered.map((ix, i) => ops.fateOnTop(ix, owners[i]!)).reverse());
    }),
  ),

  /** After any undead monster is played here, place that monster at the bottom of the monster deck. */
  base(
    'Whack-A-Ghoul',
    after(
      'play',
      { when: (q, me, played) => played.to === me.self && q.def(played.card).undead, still: stillHere },
      function* (me) {
        yield* act(ops.place(me.args.card, 'pileBottom'));
      },
    ),
  ),
];
