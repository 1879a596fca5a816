import {
  act,
  at,
  attachedHere,
  base,
  carriedOutBy,
  chooseCard,
  chooseCards,
  follows,
  forEachPlayer,
  forEachPlayerWho,
  isControlledBy,
  isOwnedBy,
  look,
  ops,
  shuffleIntoDecks,
  thisBaseScores,
} from '@smash/engine/script';

export const theNightmareBeforeChristmasBases = [
  /** After this base scores, each player may choose any number of the actions they control on minions here and shuffle them into their owners' decks. */
  base(
    'Halloween Town',
    at('afterScore', { when: thisBaseScores }, function* (me) {
      yield* forEachPlayer(function* (seat) {
        const theirs = yield* look((q) => attachedHere(q, me).filter((ix) => isControlledBy(q, ix, seat)));
        if (theirs.length === 0 || !(yield* follows(me, seat))) return;
        const title = 'Choose actions to shuffle into decks';
        yield* shuffleIntoDecks(yield* chooseCards(seat, title, theirs, { min: 0, max: theirs.length }), seat);
      });
    }),
  ),

  /** After this base scores, each player who has a minion here may choose a play-on-minion action here or in their discard pile and return it to their hand. */
  base(
    'Spiral Hill',
    at('afterScore', { when: thisBaseScores }, function* (me) {
      yield* forEachPlayerWho(
        (q, player) => q.hasMinion(me.self, player),
        function* (seat) {
          const actions = yield* look((q) => [
            ...attachedHere(q, me).filter((ix) => isOwnedBy(q, ix, seat)),
            ...q.discard(seat).filter((ix) => q.isPlayedOn(ix, 'minion')),
          ]);
          if (actions.length === 0 || !(yield* follows(me, seat))) return;
          const action = yield* chooseCard(seat, 'Choose an action to return to your hand', actions, { may: true });
          if (action === null) return;
          const back = (yield* look((q) => q.inPlay(action))) ? ops.returnToHand(action) : ops.place(action, 'hand');
          yield* act(...carriedOutBy(seat, back));
        },
      );
    }),
  ),
];
