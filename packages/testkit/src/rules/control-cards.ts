/** Cards for the tests of who controls what. */
import { act, after, chooseMinion, endOfTurn, give, isYours, onPlay, ops, talent } from '@smash/engine/script';
import { actionCard, minionCard } from '../play.ts';

const charm = actionCard(
  'Charm',
  'standard',
  'Take control of a minion for this turn. You may play an extra action.',
  onPlay(function* (me) {
    const minion = (yield* chooseMinion(me, 'Charm a minion'))!;
    yield* act(ops.control(minion, me.seat, yield* endOfTurn()), ops.allow(me.seat, {}, 'action'));
  }),
);
const claim = actionCard(
  'Claim',
  'standard',
  'Take control of a minion. You may play an extra action.',
  onPlay(function* (me) {
    const minion = (yield* chooseMinion(me, 'Claim a minion'))!;
    yield* act(ops.control(minion, me.seat), ops.allow(me.seat, {}, 'action'));
  }),
);
const gift = actionCard(
  'Gift',
  'standard',
  'Give another player control of one of your minions. You may play an extra action.',
  onPlay(function* (me) {
    yield* give(me, (yield* chooseMinion(me, 'Choose a present', isYours(me)))!);
    yield* act(ops.allow(me.seat, {}, 'action'));
  }),
);
const sage = minionCard(
  'Sage',
  2,
  'Talent: Draw a card.',
  talent(function* (me) {
    yield* act(ops.draw(me.seat, 1));
  }),
);
const watcher = minionCard(
  'Watcher',
  1,
  'Each time a card has come to another player, draw a card.',
  after('control', {}, function* (me) {
    yield* act(ops.draw(me.seat, 1));
  }),
);
export const cards = [charm, claim, gift, sage, watcher];
