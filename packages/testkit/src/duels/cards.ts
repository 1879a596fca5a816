import type { Def } from '@smash/engine';
import {
  act,
  after,
  chooseCard,
  duel,
  duelSomewhere,
  isYours,
  look,
  onPlay,
  ops,
  playExtraMinion,
  special,
  toOneMinion,
} from '@smash/engine/script';
import { actionCard, minionCard } from '../play.ts';

/** Counters on the duellists show who has won and who has lost. */
export const spar: Def = actionCard(
  'Spar',
  'standard',
  "One of your minions duels another player's minion at its base. Place a +1 power counter on the winner. Destroy the loser.",
  onPlay(function* (me) {
    const fought = yield* duelSomewhere(me);
    if (!fought) return;
    yield* act(...fought.winners.map((ix) => ops.counters(ix, 1)));
    yield* act(...fought.losers.map(ops.destroy));
  }),
);
export const boost: Def = actionCard(
  'Boost',
  'standard',
  'Place two +1 power counters on a minion.',
  onPlay(function* (me) {
    yield* toOneMinion(
      me,
      'Choose the minion',
      () => true,
      (ix) => ops.counters(ix, 2),
    );
  }),
);
/** After a duel with a result both players get 1 VP, which shows that there was a result. */
export const gauntlet: Def = actionCard(
  'Gauntlet',
  'standard',
  'One of your minions duels a minion of another player, wherever that is. Everybody who wins or loses gains 1 VP.',
  onPlay(function* (me) {
    const yours = (yield* chooseCard(me.seat, 'Choose your minion', yield* look((q) => q.minionsOf(me.seat))))!;
    const others = yield* look((q) => q.minions((ix) => !isYours(me)(q, ix)));
    const other = (yield* chooseCard(me.seat, 'Choose its rival', others))!;
    const { winners, losers } = yield* duel(yours, other);
    const seats = yield* look((q) => [...winners, ...losers].map((ix) => q.owner(ix)));
    yield* act(...seats.map((seat) => ops.gainVp(seat, 1)));
  }),
);
export const raze: Def = actionCard(
  'Raze',
  'standard',
  'Destroy both minions in the duel.',
  onPlay(function* () {
    const both = yield* look((q) => q.minions((ix) => q.isInDuel(ix)));
    yield* act(...both.map(ops.destroy));
  }),
);
export const shove: Def = actionCard(
  'Shove',
  'standard',
  'Move a minion to another base.',
  onPlay(function* (me) {
    const others = yield* look((q) => q.otherBases(q.bases()[0]!));
    yield* toOneMinion(
      me,
      'Choose the minion',
      (q, ix) => q.base(ix) === q.bases()[0],
      (ix) => ops.move(ix, others[0]!),
    );
  }),
);
export const usurp: Def = actionCard(
  'Usurp',
  'standard',
  'Gain control of a minion of another player.',
  onPlay(function* (me) {
    yield* toOneMinion(
      me,
      'Choose the minion',
      (q, ix) => !isYours(me)(q, ix),
      (ix) => ops.control(ix, me.seat),
    );
  }),
);
export const recall: Def = actionCard(
  'Recall',
  'standard',
  'Return a minion to the hand, then play an extra minion at its base.',
  onPlay(function* (me) {
    const minion = yield* chooseCard(me.seat, 'Choose the minion', yield* look((q) => q.minionsOf(me.seat)));
    if (minion === null) return;
    const base = yield* look((q) => q.base(minion));
    yield* act(ops.returnToHand(minion));
    yield* playExtraMinion(me.seat, { base });
  }),
);
export const bandage: Def = {
  ...actionCard('Bandage', 'minion', 'Put this on one of your minions. Ongoing: It has +5 power.', {
    kind: 'power',
    label: 'ongoing',
    of: (q, me, target) => (q.card(me.self).at === target ? 5 : 0),
  }),
  target: (q, seat, on) => q.controller(on) === seat,
};
export const chain: Def = {
  ...actionCard('Chain', 'minion', 'Put this on a minion with power 7.'),
  target: (q, _seat, on) => q.power(on) === 7,
};
/** From the hand, it helps its player's minion in a duel. */
export const second: Def = minionCard(
  'Second',
  1,
  'Special: During a duel that one of your minions is in, you may discard this card to place a +1 power counter on it.',
  special(
    'inDuel',
    { may: true, from: 'hand', when: (q, me) => q.minionsOf(me.seat).some((ix) => q.isInDuel(ix)) },
    function* (me) {
      yield* act(ops.discard(me.self));
      const mine = yield* look((q) => q.minionsOf(me.seat).filter((ix) => q.isInDuel(ix)));
      yield* act(...mine.map((ix) => ops.counters(ix, 1)));
    },
  ),
);
/** Its player draws a card for each effect on it. */
export const touchy: Def = minionCard(
  'Touchy',
  2,
  'Ongoing: After this minion is affected, draw a card.',
  after('affect', { when: (_q, me, done) => done.card === me.self }, function* (me) {
    yield* act(ops.draw(me.seat, 1));
  }),
);
