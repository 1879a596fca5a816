import {
  act,
  card,
  chooseBase,
  chooseCard,
  chooseCards,
  chooseNumber,
  chooseToDo,
  discardMadness,
  endOfTurn,
  extraAction,
  extraMinion,
  faction,
  here,
  holdsMadness,
  look,
  madnessFor,
  madnessToReturn,
  onPlay,
  ops,
  playedAt,
  returnMadness,
  scoringBase,
  strengthenMinionsOf,
  strongest,
  talent,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { miskatonicUniversityBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

export const miskatonicUniversity = faction(asFacts(facts), [
  /** Talent: Discard a Madness card. If you did, you may play an extra minion and/or an extra action. */
  card(
    'Professor',
    talent(function* (me) {
      if (!(yield* discardMadness(me.seat))) return;
      yield* extraMinion(me.seat);
      yield* extraAction(me.seat);
    }, holdsMadness),
  ),

  /** Talent: Discard a Madness card; if you did, draw one card. */
  card(
    'Librarian',
    talent(function* (me) {
      if (yield* discardMadness(me.seat)) yield* act(ops.draw(me.seat, 1));
    }, holdsMadness),
  ),

  /** You may return one Madness card to the Madness deck from your hand or discard pile. */
  card(
    'Psychologist',
    onPlay(function* (me) {
      const mine = yield* look((q) => madnessToReturn(q, me.seat));
      yield* returnMadness(me.seat, 'Return a Madness card to the Madness deck', mine, 1);
    }),
  ),

  /** You may draw a Madness card. */
  card(
    'Researcher',
    onPlay(function* (me) {
      if (yield* look((q) => madnessFor(q, me.seat) === 0)) return;
      if (yield* chooseToDo(me.seat, 'Draw a Madness card', 'Draw it', 'Draw none'))
        yield* act(ops.drawMadness(me.seat));
    }),
  ),

  /** Special: Before a base scores, destroy one of the minions with the highest power there. */
  card(
    '"Old Man Jenkins!?"',
    playedAt('beforeScore', function* (me) {
      const prey = yield* look((q) => strongest(q, q.minionsAt(scoringBase(me))));
      const minion = yield* chooseCard(me.seat, 'Destroy a minion with the highest power', prey);
      if (minion !== null) yield* act(ops.destroy(minion));
    }),
  ),

  /** Discard a Madness card to give each of your minions +1 power this turn. */
  card(
    '... It Just Might Work',
    onPlay(function* (me) {
      if (!(yield* look((q) => holdsMadness(q, me)))) return;
      if (!(yield* chooseToDo(me.seat, 'Discard a Madness card for +1 power', 'Discard it', 'Keep it'))) return;
      if (yield* discardMadness(me.seat)) yield* strengthenMinionsOf(me.seat, 1, yield* endOfTurn());
    }),
  ),

  /** Place any number of cards from your hand on the bottom of your deck, then draw as many cards as you placed. */
  card(
    'Field Trip',
    onPlay(function* (me) {
      const hand = yield* look((q) => q.hand(me.seat));
      const chosen = yield* chooseCards(me.seat, 'Place cards under your deck: the last is the bottom card', hand, {
        min: 0,
        max: 99,
        ordered: true,
      });
      const placed = (yield* act(...chosen.map((ix) => ops.place(ix, 'bottom')))).filter((done) => done);
      yield* act(ops.draw(me.seat, placed.length));
    }),
  ),

  /** Put this on a base. Talent: Draw a Madness card. Then you may play a minion here as an extra minion. */
  card(
    'Gate to Beyond',
    talent(function* (me) {
      yield* act(ops.drawMadness(me.seat));
      yield* extraMinion(me.seat, { base: yield* look((q) => here(q, me)) });
    }),
  ),

  /** Return up to two of the Madness cards in your hand and/or discard pile to the Madness deck. */
  card(
    'Jinkies!',
    onPlay(function* (me) {
      const mine = yield* look((q) => madnessToReturn(q, me.seat));
      yield* returnMadness(me.seat, 'Return up to two Madness cards to the Madness deck', mine, 2);
    }),
  ),

  /** Draw a Madness card. Each of your minions gets +1 power this turn. You may play an extra action. */
  card(
    "That's So Crazy...",
    onPlay(function* (me) {
      yield* act(ops.drawMadness(me.seat));
      yield* strengthenMinionsOf(me.seat, 1, yield* endOfTurn());
      yield* extraAction(me.seat);
    }),
  ),

  /** Special: Before a base scores, choose a minion there and draw up to three Madness cards. That minion gets +2 power this turn for each one drawn. */
  card(
    'Things Best Not Known',
    playedAt('beforeScore', function* (me) {
      const there = yield* look((q) => q.minionsAt(scoringBase(me)));
      const minion = yield* chooseCard(me.seat, 'Choose a minion there to get +2 power for each Madness', there);
      const left = yield* look((q) => Math.min(3, madnessFor(q, me.seat)));
      const n = yield* chooseNumber(me.seat, 'Choose how many Madness cards you draw', 0, left);
      if (n === 0) return;
      yield* act(ops.drawMadness(me.seat, n));
      if (minion !== null) yield* act(ops.power(minion, 2 * n, yield* endOfTurn()));
    }),
  ),

  /** Choose a base and destroy any number of the actions on it. */
  card(
    'Those Meddling Kids',
    onPlay(function* (me) {
      const bases = yield* look((q) => q.bases());
      const base = yield* chooseBase(me.seat, 'Choose the base whose actions you destroy', bases);
      const actions = yield* look((q) => q.actionsOn(base!));
      const chosen = yield* chooseCards(me.seat, 'Choose the actions to destroy', actions, { min: 0, max: 99 });
      yield* act(...chosen.map(ops.destroy));
    }),
  ),

  ...miskatonicUniversityBases,
]);
