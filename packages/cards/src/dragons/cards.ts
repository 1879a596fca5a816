import {
  type AbilityContext,
  act,
  after,
  anothersMinionHere,
  at,
  awardsOthersLess,
  both,
  byAnother,
  type CardIx,
  cancelsHost,
  canPlayMinion,
  card,
  chooseBase,
  chooseCard,
  chooseOne,
  type EventOf,
  endOfTurn,
  faction,
  hasDeck,
  here,
  isHere,
  isPlayableAction,
  isStillInPlay,
  look,
  minionBroughtHereByAnother,
  minionsHave,
  NOBODY,
  onPlay,
  ops,
  othersPayToPlayHere,
  playCard,
  playExtraMinion,
  playedOnScoringBase,
  powerAtMost,
  type Query,
  type Script,
  searchDeck,
  talent,
  thisBaseScores,
  toOneMinion,
  yourMinionsHereHave,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { dragonsBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

/** The top card of the base deck, or a base of the base discard pile; NOBODY if there is neither. */
function* chooseNewBase(me: AbilityContext): Script<CardIx> {
  yield* act(ops.refill(NOBODY));
  const [top, discarded] = yield* look((q) => [q.s.baseDeck.slice(-1), [...q.s.baseDiscard]]);
  const from = { top: 'The top card of the base deck', discard: 'A base of the base discard pile' };
  const choice =
    discarded!.length === 0 || top!.length === 0 ? '' : yield* chooseOne(me.seat, 'Choose what replaces it', from);
  if (choice !== 'discard') return top![0] ?? NOBODY;
  return (yield* chooseBase(me.seat, 'Choose the base that replaces it', discarded!)) ?? NOBODY;
}

/** An action that can be put on a base now. */
const isForBases = (me: AbilityContext) => (q: Query, ix: CardIx) =>
  q.isPlayedOn(ix, 'base') && isPlayableAction(q, me.seat, ix);

/** Searches the deck for one, and the discard pile too if both. Returns it; the deck is still to be shuffled. */
function* findInDeck(me: AbilityContext, alsoDiscarded: readonly CardIx[]): Script<CardIx | null> {
  const key = 'Choose the action to play';
  if (alsoDiscarded.length === 0) return yield* searchDeck(me.seat, key, isForBases(me));
  const found = yield* searchDeck(
    me.seat,
    'Choose an action of your deck, or none for a discarded one',
    isForBases(me),
    { may: true },
  );
  return found ?? (yield* chooseCard(me.seat, key, [...alsoDiscarded]));
}

/** Another player has brought a minion here, or brought this one to where it is now. */
const anotherBringsOne = (q: Query, me: AbilityContext, came: EventOf<'play' | 'move'>): boolean =>
  minionBroughtHereByAnother(q, me, came) || (came.verb === 'move' && came.card === me.self && byAnother(me, came));

const canPlayHere = (q: Query, me: AbilityContext): boolean => canPlayMinion(q, me.seat, { base: here(q, me) });

export const dragons = faction(asFacts(facts), [
  /** Ongoing: When this base scores, the other players here are awarded 1 VP less from it. */
  card('Great Wyrm', awardsOthersLess(1)),

  /** Destroy a minion here with power 3 or less. Talent: This base's breakpoint is 3 lower this turn. */
  card(
    'Wyvern',
    onPlay(function* (me) {
      yield* toOneMinion(me, 'Destroy a minion here of power 3 or less', both(isHere(me), powerAtMost(3)), ops.destroy);
    }),
    talent(function* (me) {
      const base = yield* look((q) => here(q, me));
      yield* act(ops.breakpoint(base, -3, yield* endOfTurn()));
    }),
  ),

  /** Ongoing: Draw a card after another player plays a minion here or moves one to here. */
  card(
    'Imperial Dragon',
    after(['play', 'move'], { when: anotherBringsOne }, function* (me) {
      yield* act(ops.draw(me.seat, 1));
    }),
  ),

  /** Ongoing: After another player plays a minion here or moves one to here, that minion has -1 power this turn. */
  card(
    'Hatchling',
    after(['play', 'move'], { when: anotherBringsOne, still: isStillInPlay }, function* (me) {
      yield* act(ops.power(me.args.card, -1, yield* endOfTurn()));
    }),
  ),

  /** Put this on a base. Ongoing: You may play an extra minion here before this base scores. */
  card(
    'Bring Down the Walls',
    at('beforeScore', { may: true, when: thisBaseScores, possible: canPlayHere }, function* (me) {
      yield* playExtraMinion(me.seat, { base: yield* look((q) => here(q, me)) });
    }),
  ),

  /** Destroy a base and any actions on it. In its place put either the top card of the base deck or a base from the base discard pile; all minions of the old base stay there. */
  card(
    'Burn It Down',
    onPlay(function* (me) {
      const base = yield* chooseBase(me.seat, 'Choose the base to destroy', yield* look((q) => q.bases()));
      if (base === null) return;
      const next = yield* chooseNewBase(me);
      const actions = yield* look((q) => q.actionsOn(base));
      yield* act(...actions.map(ops.destroy), ops.renewBase(base, next));
    }),
  ),

  /** Put this on a base. Ongoing: To play a minion here, another player must first discard a card. */
  card('Dangerous Ground', othersPayToPlayHere()),

  /** Put this on a base. Ongoing: Each of your minions here has +1 power. Special: You may play this card on a base before that base scores. */
  card('Dragon Lands', yourMinionsHereHave(1), playedOnScoringBase()),

  /** Search your deck, your discard pile or both for an action that can be put on a base; play it as an extra action. Shuffle the deck if you searched it. */
  card(
    'Flank Attack',
    onPlay(function* (me) {
      if (!(yield* look((q) => hasDeck(q, me)))) return;
      const where = yield* chooseOne(me.seat, 'Choose where you search', {
        deck: 'Your deck',
        discard: 'Your discard pile',
        both: 'Both',
      });
      const discarded = yield* look((q) =>
        where === 'deck' ? [] : q.discard(me.seat).filter((ix) => isForBases(me)(q, ix)),
      );
      const action =
        where === 'discard'
          ? yield* chooseCard(me.seat, 'Choose the action to play', discarded)
          : yield* findInDeck(me, discarded);
      if (action !== null) yield* playCard(me.seat, action, { as: 'action' });
      if (where !== 'discard') yield* act(ops.shuffle(me.seat));
    }),
  ),

  /** Put this on a base. Ongoing: Other players' minions here each have -1 power. Special: You may play this card on a base before that base scores. */
  card('Intimidating Presence', minionsHave(anothersMinionHere, -1), playedOnScoringBase()),

  /** Put this on a base. Ongoing: Cancel this base's ability. */
  card('Raze', cancelsHost()),

  /** Put this on a base. Ongoing: When this base scores, the other players here are awarded 1 VP less from it. */
  card('Ruins', awardsOthersLess(1)),

  ...dragonsBases,
]);
