import {
  type AbilityContext,
  act,
  after,
  at,
  type CardIx,
  card,
  chooseBase,
  chooseCard,
  chooseMinion,
  chooseToDo,
  destroyAction,
  discardCard,
  eachGets,
  extraAction,
  extraMinion,
  faction,
  flipCoin,
  hasHand,
  hasOtherBase,
  host,
  hostPower,
  isYou,
  isYours,
  look,
  moveEach,
  moveToOtherBase,
  onPlay,
  onYourMinion,
  ops,
  playedAfter,
  type Script,
  shuffleIntoDecks,
  special,
  thisBaseScores,
  toOneMinion,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { goblinsBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

/** Flips that many coins. Returns how many show heads. */
function* flipCoins(me: AbilityContext, n: number): Script<number> {
  let heads = 0;
  for (let i = 0; i < n; i++) if (yield* flipCoin(me.seat)) heads++;
  return heads;
}

/** "Choose one of your minions and place a +1 power counter on it." */
function* strengthenOne(me: AbilityContext): Script {
  yield* toOneMinion(me, 'Place a power counter on one of your minions', isYours(me), (ix) => ops.counters(ix, 1));
}

export const goblins = faction(asFacts(facts), [
  /** Ongoing: After each coin you flip: on heads, choose one of your minions and place a +1 power counter on it; on tails, draw one card and then discard one. */
  card(
    'Chaos Lord',
    after('flipped', { when: (_q, me, flip) => isYou(me, flip.seat) }, function* (me) {
      if (me.args.n === 1) yield* strengthenOne(me);
      else {
        yield* act(ops.draw(me.seat, 1));
        yield* discardCard(me.seat);
      }
    }),
  ),

  /** Ongoing: Once per turn, immediately after you flip a coin, you may discard a card to change the result of the flip. Draw a card after your first coin flip of each turn. */
  card(
    'Diviner',
    after(
      'flip',
      { may: true, limit: 'turn', when: (_q, me, flip) => isYou(me, flip.seat), possible: hasHand },
      function* (me) {
        if (yield* discardCard(me.seat)) yield* act(ops.turnCoin());
      },
    ),
    after('flipped', { when: (q, me, flip) => isYou(me, flip.seat) && q.flips(flip.seat) === 1 }, function* (me) {
      yield* act(ops.draw(me.seat, 1));
    }),
  ),

  /** Special: Flip a coin before this base scores. On heads, you may give this minion +2 power this turn; on tails, you may move it to another base. */
  card(
    'Blaster',
    special('beforeScore', { when: thisBaseScores }, function* (me) {
      if (yield* flipCoin(me.seat)) {
        if (yield* chooseToDo(me.seat, 'Give this minion +2 power', 'Give it +2 power', 'Leave it'))
          yield* eachGets([me.self], 2);
      } else if (
        (yield* look(hasOtherBase)) &&
        (yield* chooseToDo(me.seat, 'Move this minion to another base', 'Move it', 'Leave it'))
      )
        yield* moveToOtherBase(me);
    }),
  ),

  /** Flip one coin per Gobbo in play, this one included. Place a +1 power counter on this minion for each heads. */
  card(
    'Gobbo',
    onPlay(function* (me) {
      const gang = yield* look((q) => q.named('Gobbo').length);
      const heads = yield* flipCoins(me, gang);
      if (heads > 0) yield* act(ops.counters(me.self, heads));
    }),
  ),

  /** Put this on one of your minions. Ongoing: This minion has +4 power. Flip a coin before this base scores; on tails, this minion is destroyed. */
  card(
    '"Magic" Helmet',
    onYourMinion,
    hostPower(4),
    at('beforeScore', { when: thisBaseScores }, function* (me) {
      if (!(yield* flipCoin(me.seat))) yield* act(ops.destroy(yield* look((q) => host(q, me))));
    }),
  ),

  /** Flip a coin. On heads, you may play an extra minion; on tails, two extra actions. */
  card(
    'A Little Help',
    onPlay(function* (me) {
      if (yield* flipCoin(me.seat)) yield* extraMinion(me.seat);
      else for (let i = 0; i < 2; i++) yield* extraAction(me.seat);
    }),
  ),

  /** Flip a coin for a minion of your choice: on heads destroy it, on tails move it to another base. */
  card(
    'Bushwacking',
    onPlay(function* (me) {
      const minion = yield* chooseMinion(me, 'Flip a coin for a minion');
      if (minion === null) return;
      if (yield* flipCoin(me.seat)) yield* act(ops.destroy(minion));
      else yield* moveEach(me, [minion]);
    }),
  ),

  /** Flip three coins. For each heads, choose one of your minions and place a +1 power counter on it; for each tails, you may destroy one action on a base or a minion. */
  card(
    'Demolition',
    onPlay(function* (me) {
      const heads = yield* flipCoins(me, 3);
      for (let i = 0; i < heads; i++) yield* strengthenOne(me);
      for (let i = heads; i < 3; i++) yield* destroyAction(me, { may: true });
    }),
  ),

  /** Put this on a base. Ongoing: After you flip a coin: on heads, draw a card; on tails, you may choose a card in your discard pile and shuffle it into your deck. */
  card(
    'Goblin Recruiters',
    after('flipped', { when: (_q, me, flip) => isYou(me, flip.seat) }, function* (me) {
      if (me.args.n === 1) yield* act(ops.draw(me.seat, 1));
      else {
        const discarded = yield* look((q) => q.discard(me.seat));
        const back = yield* chooseCard(me.seat, 'Shuffle a card into your deck', discarded, { may: true });
        if (back !== null) yield* shuffleIntoDecks([back]);
      }
    }),
  ),

  /** Flip a coin for a minion of your choice. On heads, place a +1 power counter on it, and you may choose another minion and flip again for that one. On tails, you may play an extra action. */
  card(
    'He Who Smelt It',
    onPlay(function* (me) {
      const chosen: CardIx[] = [];
      for (;;) {
        const minions = yield* look((q) => q.minions((ix) => !chosen.includes(ix)));
        const minion = yield* chooseCard(me.seat, 'Flip a coin for a minion', minions, { may: chosen.length > 0 });
        if (minion === null) return;
        chosen.push(minion);
        if (!(yield* flipCoin(me.seat))) return yield* extraAction(me.seat);
        yield* act(ops.counters(minion, 1));
      }
    }),
  ),

  /** Special: Play this immediately after you flip a coin. The result of that flip is changed. */
  card(
    'Make Your Own Luck',
    playedAfter('flip', { from: 'hand', when: (_q, me, flip) => isYou(me, flip.seat) }, function* () {
      yield* act(ops.turnCoin());
    }),
  ),

  /** Choose a base. For each of your minions there, flip a coin. Heads: place a +1 power counter on that minion. Tails: that minion gets +2 power this turn. */
  card(
    'Revving Up',
    onPlay(function* (me) {
      const base = yield* chooseBase(me.seat, 'Choose a base', yield* look((q) => [...q.bases()]));
      for (const minion of yield* look((q) => q.minionsOf(me.seat).filter((ix) => q.base(ix) === base))) {
        if (yield* flipCoin(me.seat)) yield* act(ops.counters(minion, 1));
        else yield* eachGets([minion], 2);
      }
    }),
  ),

  ...goblinsBases,
]);
