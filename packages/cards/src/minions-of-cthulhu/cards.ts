import type { EventOf } from '@smash/engine/model';
import {
  type AbilityContext,
  act,
  after,
  at,
  atStartOfYourTurn,
  card,
  chooseCard,
  chooseCards,
  chooseNumber,
  chooseParts,
  choosePlayer,
  endOfTurn,
  extraActionsThisTurn,
  faction,
  here,
  holdsMadness,
  isAction,
  isAnother,
  isMadness,
  isYou,
  look,
  madnessFor,
  madnessInHand,
  mayPlayExtraActionThisTurn,
  NOBODY,
  on,
  onPlay,
  ops,
  placeUnderDecks,
  playHere,
  playsTitan,
  type Query,
  type Script,
  type Seat,
  showCards,
  special,
  talent,
  titan,
  toOneMinion,
  youPlayedHere,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { minionsOfCthulhuBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

/** Choose another player, whose hand gets a Madness card of yours. */
function* giveMadness(me: AbilityContext): Script {
  const others = yield* look((q) => q.otherPlayers(me.seat));
  const player = yield* choosePlayer(me, 'Choose who gets the Madness card', others);
  const [madness] = yield* look((q) => madnessInHand(q, me.seat));
  if (player !== NOBODY && madness !== undefined) yield* act(ops.placeInHandOf(player, madness));
}

const actionsInDiscard = (q: Query, seat: Seat): number[] => q.discard(seat).filter((ix) => isAction(q, ix));

/** The minions at a base, with the actions on them and on the base. */
const minionsAndActions = (q: Query, base: number): number[] =>
  [...q.minions(), ...q.actions()].filter((ix) => q.base(ix) === base);

/** The cards up to and including the second action, or all of them. */
function untilTwoActions(q: Query, cards: number[]): number[] {
  const second = cards.filter((ix) => isAction(q, ix))[1];
  return second === undefined ? cards : cards.slice(0, cards.indexOf(second) + 1);
}

/** Was another player's minion destroyed here this turn? */
const anotherFellHere = (q: Query, me: AbilityContext): boolean =>
  q.s.destroyed.some(
    ({ as, base, controller }) => as === 'minion' && base === here(q, me) && isAnother(me, controller),
  );

/** Did you play or draw a Madness card? */
const yourMadness = (q: Query, me: AbilityContext, played: EventOf<'play' | 'drewMadness'>): boolean =>
  isYou(me, played.seat) && (played.verb === 'drewMadness' || isMadness(q, played.card));

export const minionsOfCthulhu = faction(asFacts(facts), [
  /** Talent: Place a Madness card from your hand into the hand of another player. */
  card('Star-Spawn of Cthulhu', talent(giveMadness, holdsMadness)),

  /** Special: Before any base scores, you may draw a Madness card to give this minion +2 power this turn. */
  card(
    "Cthulhu's Chosen",
    special('beforeScore', { may: true, when: (q, me) => madnessFor(q, me.seat) > 0 }, function* (me) {
      const [drawn] = yield* act(ops.drawMadness(me.seat));
      if (drawn) yield* act(ops.power(me.self, 2, yield* endOfTurn()));
    }),
  ),

  /** Talent: Destroy this minion. Choose an action in your discard pile and place it on top of your deck. */
  card(
    'Servitor of Cthulhu',
    talent(function* (me) {
      yield* act(ops.destroy(me.self));
      const actions = yield* look((q) => actionsInDiscard(q, me.seat));
      const action = yield* chooseCard(me.seat, 'Choose an action to place on top of your deck', actions);
      if (action !== null) yield* act(ops.place(action, 'top'));
    }),
  ),

  /** Put this on a base. Ongoing: Each time you play a minion here, you may play an extra action that turn. */
  card(
    'Altar to Cthulhu',
    after('play', { ...mayPlayExtraActionThisTurn, when: youPlayedHere }, function* (me) {
      yield* extraActionsThisTurn(me.seat);
    }),
  ),

  /** Put this on a base where you have at least one minion. Ongoing: At the start of your turn, place every minion and action on this base on the bottom of its owner's deck, and swap this base with the top card of the base deck. */
  card(
    'Complete the Ritual',
    on((q, seat, base) => q.hasMinion(base, seat)),
    atStartOfYourTurn(function* (me) {
      const base = yield* look((q) => here(q, me));
      yield* placeUnderDecks(me, yield* look((q) => minionsAndActions(q, base)));
      // Immune cards leave play, too, and so do titans.
      const left = yield* look((q) => [...minionsAndActions(q, base), ...q.titansAt(base)]);
      yield* act(...left.map(ops.leavePlay));
      yield* act(ops.refill(NOBODY));
      const next = yield* look((q) => q.s.baseDeck.at(-1) ?? NOBODY);
      if (next !== NOBODY) yield* act(ops.swapBase(base, next));
    }),
  ),

  /** Draw a Madness card, then destroy a minion. */
  card(
    'Corruption',
    onPlay(function* (me) {
      yield* act(ops.drawMadness(me.seat));
      yield* toOneMinion(me, 'Destroy a minion', () => true, ops.destroy);
    }),
  ),

  /** Reveal cards from the top of your deck until two actions are revealed. Place those two into your hand and the other revealed cards on the bottom of your deck. */
  card(
    'Cthulhu Fhtagn',
    onPlay(function* (me) {
      yield* act(ops.refill(me.seat));
      const revealed = yield* showCards(me.seat, yield* look((q) => untilTwoActions(q, q.deck(me.seat).toReversed())));
      const actions = yield* look((q) => revealed.filter((ix) => isAction(q, ix)));
      yield* act(...actions.map((ix) => ops.place(ix, 'hand')));
      yield* placeUnderDecks(
        me,
        revealed.filter((ix) => !actions.includes(ix)),
      );
    }),
  ),

  /** Put this on a base. Ongoing: At the end of each turn, if another player's minion was destroyed here that turn, gain 1 VP. */
  card(
    'Furthering the Cause',
    at('turnEnd', { still: anotherFellHere }, function* (me) {
      yield* act(ops.gainVp(me.seat, 1));
    }),
  ),

  /** Choose any number of actions in your discard pile and shuffle them into your deck. */
  card(
    'It Begins Again',
    onPlay(function* (me) {
      const actions = yield* look((q) => actionsInDiscard(q, me.seat));
      const chosen = yield* chooseCards(me.seat, 'Choose the actions to shuffle into your deck', actions, {
        min: 0,
        max: 99,
      });
      yield* act(...chosen.map((ix) => ops.place(ix, 'deck')));
      yield* act(ops.shuffle(me.seat));
    }),
  ),

  /** Discard as many Madness cards as you like. For each of them you may draw a card and play an extra action this turn. */
  card(
    'Madness Unleashed',
    onPlay(function* (me) {
      const madness = yield* look((q) => madnessInHand(q, me.seat));
      const chosen = yield* chooseCards(me.seat, 'Choose the Madness cards to discard', madness, { min: 0, max: 99 });
      const discarded = (yield* act(...chosen.map(ops.discard))).filter((done) => done).length;
      if (discarded === 0) return;
      const wanted = yield* chooseNumber(me.seat, 'Choose how many cards you draw', 0, discarded);
      if (wanted > 0) yield* act(ops.draw(me.seat, wanted));
      yield* extraActionsThisTurn(me.seat, wanted);
    }),
  ),

  /** Choose any number of minions with power 3 or less in your discard pile and place them on top of your deck. */
  card(
    'Recruit by Force',
    onPlay(function* (me) {
      const weak = yield* look((q) => q.discard(me.seat).filter((ix) => q.isMinionCard(ix) && q.power(ix) <= 3));
      const chosen = yield* chooseCards(me.seat, 'Place minions on your deck: the first is the top card', weak, {
        min: 0,
        max: 99,
        ordered: true,
      });
      yield* act(...chosen.toReversed().map((ix) => ops.place(ix, 'top')));
    }),
  ),

  /** Draw a Madness card, then gain 1 VP. */
  card(
    'The Seal is Broken',
    onPlay(function* (me) {
      yield* act(ops.drawMadness(me.seat));
      yield* act(ops.gainVp(me.seat, 1));
    }),
  ),

  /** Draw a Madness card. You may play up to two extra actions this turn. */
  card(
    'Whispers in Darkness',
    onPlay(function* (me) {
      yield* act(ops.drawMadness(me.seat));
      yield* extraActionsThisTurn(me.seat, 2);
    }),
  ),

  /** Special: On your turn, instead of your regular action play, you may draw two Madness cards to play this titan on a base where you have a minion. Ongoing: After you play or draw a Madness card, place a +1 power counter on this titan. Talent: Draw a Madness card OR place a Madness card from your hand into another player's hand. */
  titan(
    'Cthulhu',
    playsTitan(
      {
        spends: 'action',
        where: (q, me, base) => q.hasMinion(base, me.seat),
        when: (q, me) => madnessFor(q, me.seat) >= 2,
      },
      function* (me) {
        yield* act(ops.drawMadness(me.seat, 2));
        yield* playHere(me);
      },
    ),
    after(['play', 'drewMadness'], { when: yourMadness }, function* (me) {
      yield* act(ops.counters(me.self, me.args.verb === 'play' ? 1 : me.args.n));
    }),
    talent(
      function* (me) {
        const draw: Record<string, string> = (yield* look((q) => madnessFor(q, me.seat) > 0))
          ? { draw: 'Draw a Madness card' }
          : {};
        const place: Record<string, string> = (yield* look((q) => holdsMadness(q, me)))
          ? { place: "Place one into another player's hand" }
          : {};
        for (const part of yield* chooseParts(me, 'Draw a Madness card or hand one on', { ...draw, ...place })) {
          if (part === 'draw') yield* act(ops.drawMadness(me.seat));
          else yield* giveMadness(me);
        }
      },
      (q, me) => madnessFor(q, me.seat) > 0 || holdsMadness(q, me),
    ),
  ),

  ...minionsOfCthulhuBases,
]);
