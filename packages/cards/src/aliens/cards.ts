import {
  act,
  allIgnoreThisBase,
  card,
  chooseBase,
  chooseCard,
  chooseMinion,
  choosePlayer,
  extraMinion,
  faction,
  isHere,
  look,
  lookAtHand,
  moveEach,
  NOBODY,
  onPlay,
  ops,
  powerAtMost,
  savesItself,
  toOneMinion,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { aliensBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

export const aliens = faction(asFacts(facts), [
  /** You may choose any minion and return it to its owner's hand. */
  card(
    'Supreme Overlord',
    onPlay(function* (me) {
      yield* toOneMinion(me, "Return a minion to its owner's hand", () => true, ops.returnToHand, { may: true });
    }),
  ),

  /** Gain 1 VP. */
  card(
    'Invader',
    onPlay(function* (me) {
      yield* act(ops.gainVp(me.seat, 1));
    }),
  ),

  /** Special: After this base scores, you may choose that, instead of going to the discard pile, this minion is placed in your hand. */
  card(
    'Scout',
    savesItself({ may: true }, function* (me) {
      yield* act(ops.fate(me.self, NOBODY, me.seat));
    }),
  ),

  /** You may return a minion here that is not a Collector and has power 3 or less to its owner's hand. */
  card(
    'Collector',
    onPlay(function* (me) {
      yield* toOneMinion(
        me,
        'Return a minion here of power 3 or less',
        (q, ix) => isHere(me)(q, ix) && !q.hasName(ix, 'Collector') && q.power(ix) <= 3,
        ops.returnToHand,
        { may: true },
      );
    }),
  ),

  /** Return any one minion to its owner's hand. Play an extra minion. */
  card(
    'Abduction',
    onPlay(function* (me) {
      yield* toOneMinion(me, "Return a minion to its owner's hand", () => true, ops.returnToHand);
      yield* extraMinion(me.seat);
    }),
  ),

  /** Return any one minion to its owner's hand. */
  card(
    'Beam Up',
    onPlay(function* (me) {
      yield* toOneMinion(me, "Return a minion to its owner's hand", () => true, ops.returnToHand);
    }),
  ),

  /** Choose a base. All minions there return to their owners' hands. */
  card(
    'Crop Circles',
    onPlay(function* (me) {
      const base = yield* chooseBase(me.seat, 'Choose the base whose minions return', yield* look((q) => q.bases()));
      const minions = yield* look((q) => q.minionsAt(base!));
      yield* act(...minions.map(ops.returnToHand));
    }),
  ),

  /** Choose a minion with power 3 or less and place it on the bottom of its owner's deck. */
  card(
    'Disintegrator',
    onPlay(function* (me) {
      yield* toOneMinion(me, 'Place a minion of power 3 or less under a deck', powerAtMost(3), (ix) =>
        ops.place(ix, 'bottom'),
      );
    }),
  ),

  /** Choose any minion and move it to another base. */
  card(
    'Invasion',
    onPlay(function* (me) {
      const minion = yield* chooseMinion(me, 'Choose a minion to move');
      if (minion !== null) yield* moveEach(me, [minion]);
    }),
  ),

  /** Put this on a base. Ongoing: Every player ignores the ability of this base. */
  card('Jammed Signal', allIgnoreThisBase()),

  /** Look at the hand of another player and choose a minion in it; that player discards it. */
  card(
    'Probe',
    onPlay(function* (me) {
      const player = yield* choosePlayer(
        me,
        'Choose whose hand to look at',
        yield* look((q) => q.otherPlayers(me.seat)),
      );
      if (player === NOBODY) return;
      const hand = yield* lookAtHand(me.seat, player);
      const minions = yield* look((q) => hand.filter((ix) => q.isMinionCard(ix)));
      const minion = yield* chooseCard(me.seat, 'Choose a minion for that player to discard', minions, { shown: hand });
      if (minion !== null) yield* act(ops.discard(minion));
    }),
  ),

  /** Search the base deck for a base and swap it with a base in play, discarding all actions on the old base; all minions stay on the new base. Shuffle the base deck. You may play an extra minion on the new base. */
  card(
    'Terraforming',
    onPlay(function* (me) {
      yield* act(ops.refill(NOBODY));
      const found = yield* chooseBase(
        me.seat,
        'Choose a base from the base deck',
        yield* look((q) => q.sorted(q.s.baseDeck)),
      );
      if (found === null) return;
      const old = yield* chooseBase(me.seat, 'Choose the base it replaces', yield* look((q) => q.bases()));
      const [swapped] = yield* act(ops.swapBase(old!, found));
      if (swapped) yield* extraMinion(me.seat, { base: found });
    }),
  ),

  ...aliensBases,
]);
