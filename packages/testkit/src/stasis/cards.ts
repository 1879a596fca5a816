import {
  act,
  after,
  chooseCard,
  chooseMinion,
  grants,
  look,
  onPlay,
  ops,
  ownPower,
  playCard,
  stallFromHand,
  talent,
  yourStasis,
} from '@smash/engine/script';
import { actionCard, minionCard } from '../play.ts';

/** Cards made for the tests of stasis and of stored cards. */
export const icebox = actionCard(
  'Icebox',
  'standard',
  'Place two stasis counters on a card in your hand.',
  onPlay(function* (me) {
    yield* stallFromHand(me.seat, 2);
  }),
);
export const freeze = actionCard(
  'Freeze',
  'standard',
  'Place a stasis counter on a minion.',
  onPlay(function* (me) {
    const minion = yield* chooseMinion(me, 'Choose a minion');
    if (minion !== null) yield* act(ops.stasis(minion, me.seat, 1));
  }),
);
export const thaw = actionCard(
  'Thaw',
  'standard',
  'Remove a stasis counter from each card in stasis, whoever has it.',
  onPlay(function* () {
    const cards = yield* look((q) => q.clockwise().flatMap((seat) => yourStasis(q, seat)));
    yield* act(...cards.map(ops.removeStasis));
  }),
);
export const heat = actionCard(
  'Heat',
  'standard',
  'Remove two stasis counters from one of your cards in stasis.',
  onPlay(function* (me) {
    const card = yield* chooseCard(me.seat, 'Heat a card', yield* look((q) => yourStasis(q, me.seat)));
    if (card !== null) yield* act(ops.removeStasis(card), ops.removeStasis(card));
  }),
);
/** Its text does all kinds of things, none of which works in stasis or while stored. */
export const herald = minionCard(
  'Herald',
  2,
  'Ongoing: Each of your minions has +1 power. You may play an extra action. After a minion is played, gain 1 VP. Talent: Gain 1 VP.',
  { kind: 'power', label: 'ongoing', of: (q, me, ix) => (q.isMinion(ix) && q.controller(ix) === me.seat ? 1 : 0) },
  grants('action'),
  after('play', { when: (q, _me, played) => q.isMinionCard(played.card) }, function* (me) {
    yield* act(ops.gainVp(me.seat, 1));
  }),
  talent(function* (me) {
    yield* act(ops.gainVp(me.seat, 1));
  }),
);
/** Puts itself back, wherever it is played from, if that is allowed. */
export const sleeper = minionCard(
  'Sleeper',
  3,
  'Place a stasis counter on this card.',
  onPlay(function* (me) {
    yield* act(ops.stasis(me.self, me.seat, 1));
  }),
);
export const tuck = actionCard(
  'Tuck',
  'standard',
  'Store a card of your hand under one of your minions.',
  onPlay(function* (me) {
    const card = yield* chooseCard(me.seat, 'Choose a card to store', yield* look((q) => q.hand(me.seat).slice()));
    const host = yield* chooseMinion(me, 'Choose its host', (q, ix) => q.controller(ix) === me.seat);
    if (card !== null && host !== null) yield* act(ops.store(card, host, me.seat));
  }),
);
export const locker = actionCard(
  'Locker',
  'standard',
  'Choose a minion in your hand and store it under one of your minions.',
  onPlay(function* (me) {
    const minions = yield* look((q) => q.hand(me.seat).filter((ix) => q.isMinionCard(ix)));
    const card = yield* chooseCard(me.seat, 'Choose a minion to store', minions);
    const host = yield* chooseMinion(me, 'Choose its host', (q, ix) => q.controller(ix) === me.seat);
    if (card === null || host === null) return;
    yield* act(ops.reveal(me.seat, [card]));
    yield* act(ops.store(card, host, me.seat));
  }),
);
/** A host whose own text refers to the cards under it. */
export const chest = minionCard(
  'Chest',
  2,
  'Ongoing: This minion has +1 power for each card stored under it. Talent: Play a card stored under this one.',
  ownPower((q, me) => q.stored(me.self).length),
  talent(function* (me) {
    const stored = yield* look((q) => q.stored(me.self));
    const card = yield* chooseCard(me.seat, 'Play a stored card', stored, { shown: stored });
    if (card !== null) yield* playCard(me.seat, card);
  }),
);
/** Gives its host +1 power. */
export const medal = actionCard('Medal', 'minion', 'Put this on a minion. Ongoing: That minion has +1 power.', {
  kind: 'power',
  label: 'ongoing',
  of: (q, me, ix) => (q.card(me.self).at === ix ? 1 : 0),
});
