import {
  act,
  after,
  anothersMinionHere,
  at,
  atStartOfYourTurn,
  burnsOut,
  card,
  chooseCards,
  chooseMinion,
  chooseParts,
  endOfTurn,
  extraMinion,
  extraMinionsOfOneName,
  faction,
  fromAnothersCard,
  here,
  host,
  isYourTurn,
  look,
  minionsHave,
  onPlay,
  ops,
  playExtraMinion,
  playFromDeck,
  playHere,
  playsTitan,
  powerAtMost,
  protect,
  type Script,
  searchDeck,
  special,
  talent,
  titan,
  yourMinionHere,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { killerPlantsBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

function* shuffleInUpToTwo(seat: number): Script {
  const minions = yield* look((q) => q.discard(seat).filter((ix) => q.isMinionCard(ix)));
  const chosen = yield* chooseCards(seat, 'Choose up to two minions to shuffle in', minions, { min: 0, max: 2 });
  yield* act(...chosen.map((ix) => ops.place(ix, 'deck')));
  yield* act(ops.shuffle(seat));
}

export const killerPlants = faction(asFacts(facts), [
  /** Talent: Search your deck for a minion with power 2 or less. Play that card here as an extra minion, then shuffle your deck. */
  card(
    'Venus Man Trap',
    talent(function* (me) {
      yield* playFromDeck(me.seat, yield* look((q) => here(q, me)), powerAtMost(2));
    }),
  ),

  /** This minion has -2 power this turn. */
  card(
    'Weed Eater',
    onPlay(function* (me) {
      yield* act(ops.power(me.self, -2, yield* endOfTurn()));
    }),
  ),

  /** Ongoing: At the start of each of your turns, draw a card. Use the ability of only one Water Lily per turn. */
  card(
    'Water Lily',
    atStartOfYourTurn(
      function* (me) {
        yield* act(ops.draw(me.seat, 1));
      },
      { limit: 'turnByName' },
    ),
  ),

  /** Ongoing: At the start of your next turn, destroy this card, and you may search your deck for a minion with power 3 or less, play the card here as an extra minion and shuffle your deck. */
  card(
    'Sprout',
    at('turnStart', { when: (q, me) => isYourTurn(q, me) && q.card(me.self).since < q.s.turn }, function* (me) {
      const before = yield* look((q) => here(q, me));
      yield* act(ops.destroy(me.self));
      // "Here" is wherever it is now, even if it went elsewhere instead.
      const base = yield* look((q) => (q.inPlay(me.self) ? here(q, me) : before));
      yield* playFromDeck(me.seat, base, powerAtMost(3), { may: true });
    }),
  ),

  /** Play up to three extra minions; all of them must have the same name. */
  card(
    'Blossom',
    onPlay(function* (me) {
      yield* extraMinionsOfOneName(me.seat, 3);
    }),
  ),

  /** Choose a minion in play. Search your deck for a copy of it, place the copy in your hand, and shuffle your deck. */
  card(
    'Budding',
    onPlay(function* (me) {
      const minion = yield* chooseMinion(me, 'Choose the minion to find a copy of');
      if (minion === null) return;
      const copy = yield* searchDeck(me.seat, 'Choose the copy to place in your hand', (q, ix) =>
        q.sharesName(ix, minion),
      );
      if (copy !== null) yield* act(ops.place(copy, 'hand'));
      yield* act(ops.shuffle(me.seat));
    }),
  ),

  /** Put this on a minion. Ongoing: Destroy the minion at the start of your turn. */
  card(
    'Choking Vines',
    atStartOfYourTurn(function* (me) {
      yield* act(ops.destroy(yield* look((q) => host(q, me))));
    }),
  ),

  /** Put this on a base. Ongoing: Other players' abilities cannot move your minions here or return them to your hand. */
  card(
    'Deep Roots',
    protect(
      (q, me, op, cause) =>
        (op.verb === 'move' || op.verb === 'return') && fromAnothersCard(me, cause) && yourMinionHere(q, me, op.card),
    ),
  ),

  /** Put this on a base. Ongoing: On every base where you have a minion, minions cannot be moved or returned to hands. At the start of your turn, destroy this card. */
  card(
    'Entangled',
    protect(
      (q, me, op) =>
        (op.verb === 'move' || op.verb === 'return') && q.isMinion(op.card) && q.hasMinion(q.base(op.card), me.seat),
    ),
    burnsOut(),
  ),

  /** Play an extra minion. */
  card(
    'Insta-Grow',
    onPlay(function* (me) {
      yield* extraMinion(me.seat);
    }),
  ),

  /** Put this on a base. Ongoing: At the start of your turn, this base's starting breakpoint becomes 0 until the end of the turn. */
  card(
    'Overgrowth',
    atStartOfYourTurn(function* (me) {
      yield* act(ops.startingBreakpoint(yield* look((q) => here(q, me)), 0, yield* endOfTurn()));
    }),
  ),

  /** Put this on a base. Ongoing: Minions of other players here have -1 power, to a minimum of 0. */
  card('Sleep Spores', minionsHave(anothersMinionHere, -1)),

  /** Special: At the start of your turn, while this titan is out of play, place a +1 power counter on it. Instead of your regular minion play, you may play this titan if it has three or more counters; it keeps up to six of them. Ongoing: After this titan leaves play, draw two cards OR shuffle up to two minions from your discard pile into your deck. Talent: Destroy this titan to play a minion from your discard pile as an extra minion; its power may not exceed the number of +1 power counters this titan had. */
  titan(
    'Killer Kudzu',
    special('turnStart', { from: 'aside', when: (q, me) => isYourTurn(q, me) }, function* (me) {
      yield* act(ops.counters(me.self, 1));
    }),
    playsTitan({ spends: 'minion', when: (q, me) => q.card(me.self).counters >= 3 }, function* (me) {
      const surplus = yield* look((q) => q.card(me.self).counters - 6);
      if (surplus > 0) yield* act(ops.counters(me.self, -surplus));
      yield* playHere(me);
    }),
    after('gone', { when: (_q, me, gone) => gone.card === me.self }, function* (me) {
      const parts = yield* chooseParts(me, 'Draw, or shuffle minions into your deck', {
        draw: 'Draw two cards',
        shuffle: 'Shuffle up to two minions into your deck',
      });
      for (const part of parts) {
        if (part === 'draw') yield* act(ops.draw(me.seat, 2));
        else yield* shuffleInUpToTwo(me.seat);
      }
    }),
    talent(function* (me) {
      const power = yield* look((q) => q.card(me.self).counters);
      const [destroyed] = yield* act(ops.destroy(me.self));
      if (destroyed) yield* playExtraMinion(me.seat, { from: 'discard', power });
    }),
  ),

  ...killerPlantsBases,
]);
