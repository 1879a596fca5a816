import type { Def } from '@smash/engine';
import { act, after, chooseCard, flipCoin, look, onPlay, ops, playedAfter } from '@smash/engine/script';
import { actionCard, minionCard } from '../play.ts';

export const toss: Def = actionCard(
  'Toss',
  'standard',
  'Flip a coin. On heads, you gain 1 VP; on tails, draw a card.',
  onPlay(function* (me) {
    yield* act((yield* flipCoin(me.seat)) ? ops.gainVp(me.seat, 1) : ops.draw(me.seat, 1));
  }),
);
export const tossMany: Def = actionCard(
  'Toss Many',
  'standard',
  'Flip three coins. Gain 1 VP for each heads.',
  onPlay(function* (me) {
    let heads = 0;
    for (let i = 0; i < 3; i++) if (yield* flipCoin(me.seat)) heads++;
    if (heads > 0) yield* act(ops.gainVp(me.seat, heads));
  }),
);
/** Played from the hand, as soon as the coin has landed. */
export const ownLuck: Def = actionCard(
  'Own Luck',
  'special',
  'Special: Play this immediately after you flip a coin. The result of that flip is changed.',
  playedAfter('flip', { from: 'hand', when: (_q, me, flip) => flip.seat === me.seat }, function* () {
    yield* act(ops.turnCoin());
  }),
);
export const seer: Def = minionCard(
  'Seer',
  2,
  'Ongoing: Once per turn, immediately after you flip a coin, you may discard a card to change the result of the flip.',
  after(
    'flip',
    {
      may: true,
      limit: 'turn',
      when: (_q, me, flip) => flip.seat === me.seat,
      possible: (q, me) => q.handSize(me.seat) > 0,
    },
    function* (me) {
      const card = yield* chooseCard(me.seat, 'Discard a card', yield* look((q) => q.hand(me.seat).slice()));
      if (card !== null && (yield* act(ops.discard(card)))[0]) yield* act(ops.turnCoin());
    },
  ),
);
export const stubborn: Def = minionCard(
  'Stubborn',
  2,
  'Ongoing: After a player flips tails, that player has to flip that coin again.',
  after('flip', { when: (_q, _me, flip) => flip.n === 0 }, function* () {
    yield* act(ops.flipAgain());
  }),
);
export const gambler: Def = minionCard(
  'Gambler',
  2,
  'Ongoing: After you flip a coin: on heads, place a +1 power counter on this minion; on tails, draw a card.',
  after('flipped', { when: (_q, me, flip) => flip.seat === me.seat }, function* (me) {
    yield* act(me.args.n === 1 ? ops.counters(me.self, 1) : ops.draw(me.seat, 1));
  }),
);
export const firstTime: Def = minionCard(
  'First Time',
  2,
  'Ongoing: After your first coin flip of each turn, place a +1 power counter on this minion.',
  after('flipped', { first: true, when: (_q, me, flip) => flip.seat === me.seat }, function* (me) {
    yield* act(ops.counters(me.self, 1));
  }),
);
