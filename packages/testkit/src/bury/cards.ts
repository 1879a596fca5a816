import { act, chooseCard, look, onPlay, ops, uncoverOne, yourBuried } from '@smash/engine/script';
import { actionCard } from '../play.ts';

/** Cards made for the tests of burying. */
export const shovel = actionCard(
  'Shovel',
  'standard',
  'Uncover one of your buried cards.',
  onPlay(function* (me) {
    yield* uncoverOne(me.seat);
  }),
);
export const exhume = actionCard(
  'Exhume',
  'standard',
  'Return one of your buried cards to your hand.',
  onPlay(function* (me) {
    const card = yield* chooseCard(me.seat, 'Return a card', yield* look((q) => yourBuried(q, me.seat)));
    if (card !== null) yield* act(ops.returnToHand(card));
  }),
);
export const desecrate = actionCard(
  'Desecrate',
  'standard',
  'Destroy a buried card.',
  onPlay(function* (me) {
    const buried = yield* look((q) => q.bases().flatMap((b) => q.buriedAt(b)));
    const card = yield* chooseCard(me.seat, 'Destroy a buried card', buried);
    if (card !== null) yield* act(ops.destroy(card));
  }),
);
export const gild = actionCard(
  'Gild',
  'standard',
  'Place two +1 power counters on one of your buried cards.',
  onPlay(function* (me) {
    const card = yield* chooseCard(me.seat, 'Gild a card', yield* look((q) => yourBuried(q, me.seat)));
    if (card !== null) yield* act(ops.counters(card, 2));
  }),
);
export const nail = actionCard(
  'Nail',
  'standard',
  'Transfer an action on a minion to one of your buried cards.',
  onPlay(function* (me) {
    const action = yield* chooseCard(me.seat, 'Transfer an action', yield* look((q) => q.actions()));
    const card = yield* chooseCard(me.seat, 'Nail it to a card', yield* look((q) => yourBuried(q, me.seat)));
    if (action !== null && card !== null) yield* act(ops.transfer(action, card));
  }),
);
export const shift = actionCard(
  'Shift',
  'standard',
  'Bury one of your buried cards at another base.',
  onPlay(function* (me) {
    const card = yield* chooseCard(me.seat, 'Shift a card', yield* look((q) => yourBuried(q, me.seat)));
    if (card === null) return;
    const [other] = yield* look((q) => q.otherBases(q.base(card)));
    yield* act(ops.bury(card, other!, me.seat));
  }),
);
