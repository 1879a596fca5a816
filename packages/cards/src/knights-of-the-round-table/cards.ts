import {
  type AbilityContext,
  act,
  after,
  anyMinion,
  both,
  type CardIx,
  card,
  chooseBase,
  chooseCard,
  chooseCards,
  chooseMinion,
  chooseOtherBase,
  chooseParts,
  chooseToDo,
  type EventOf,
  endSearch,
  extraMinion,
  faction,
  fromAnothersCard,
  hasOtherBase,
  here,
  host,
  hostPower,
  insteadOfDiscardPile,
  isAction,
  isActionOnBase,
  isControlledBy,
  isHere,
  isHost,
  isPlayableAction,
  isYours,
  look,
  moveEach,
  moveOne,
  on,
  onPlay,
  onPlayThere,
  onYourMinion,
  ops,
  ownPower,
  playCard,
  protect,
  type Query,
  type Script,
  searchForTopCard,
  searchPiles,
  showTop,
  shuffleIntoDecks,
  special,
  takeOrPlay,
  talent,
  thisBaseScores,
  toOneMinion,
  wasMinion,
  wasYours,
  yourMinionHere,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { knightsOfTheRoundTableBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

const yourActionsOn = (q: Query, me: AbilityContext, base: CardIx): CardIx[] =>
  q.actionsOn(base).filter((ix) => isYours(me)(q, ix));
const isQuested = (q: Query, me: AbilityContext, base: CardIx): boolean => yourActionsOn(q, me, base).length > 0;
const isKingArthur = (q: Query, ix: CardIx): boolean => q.hasName(ix, 'King Arthur');

const isElsewhere = (me: AbilityContext) => both(isYours(me), (q: Query, ix: CardIx) => !isHere(me)(q, ix));
/** "A minion of yours moves to here." */
const yoursCameHere = (q: Query, me: AbilityContext, move: EventOf<'move'>): boolean =>
  move.to === here(q, me) && wasMinion(q, move) && wasYours(me, move);

/** "Choose one of your minions at another base and move it to here." */
function* bringHere(me: AbilityContext): Script<CardIx | null> {
  const to = yield* look((q) => here(q, me));
  const minion = yield* chooseMinion(me, 'Move one of your minions here', isElsewhere(me));
  const [moved] = yield* act(...(minion === null ? [] : [ops.move(minion, to)]));
  return moved ? minion : null;
}
function* transferToOtherBase(me: AbilityContext, action: CardIx): Script<boolean> {
  const name = yield* look((q) => q.name(action));
  const to = yield* chooseOtherBase(me.seat, action, name);
  return to !== null && (yield* act(ops.transfer(action, to)))[0]!;
}
/** Places a counter on one of the minions that moved here. Returns that minion. */
function* honourOne(me: AbilityContext<{ cards: CardIx[] }>): Script<CardIx | null> {
  return yield* toOneMinion(
    me,
    'Place a power counter on one that moved here',
    (_q, ix) => me.args.cards.includes(ix),
    (ix) => ops.counters(ix, 1),
  );
}
/** "Destroy this card to gain 1 VP": the player may decline (RES-11). */
function* completeQuest(me: AbilityContext): Script {
  if (!(yield* chooseToDo(me.seat, 'Destroy this card to gain 1 VP', 'Destroy it', 'Leave it'))) return;
  if ((yield* act(ops.destroy(me.self)))[0]) yield* act(ops.gainVp(me.seat, 1));
}
/** "Draw it OR play it as an extra action", for an action of the deck or the discard pile. */
function* drawOrPlay(me: AbilityContext, action: CardIx): Script {
  const playable = yield* look((q) => isPlayableAction(q, me.seat, action));
  const ways = { draw: 'Draw it', ...(playable && { play: 'Play it' }) };
  const parts = yield* chooseParts(me, 'Draw the action or play it', ways);
  yield* takeOrPlay(me.seat, action, parts, playCard(me.seat, action, { as: 'action' }));
}

export const knightsOfTheRoundTable = faction(asFacts(facts), [
  /** Talent: Choose one of your minions at another base and move it to here. If you do, and you have an action on this base, place a +1 power counter on the moved minion. */
  card(
    'King Arthur',
    talent(
      function* (me) {
        const moved = yield* bringHere(me);
        if (moved !== null && (yield* look((q) => isQuested(q, me, here(q, me))))) yield* act(ops.counters(moved, 1));
      },
      (q, me) => anyMinion(q, isElsewhere(me)),
    ),
  ),

  /** Search your deck for an action that can be played on a base and place that action on top of your deck. Special: Before this base scores, you may choose one of your actions on it and transfer that action to another base. */
  card(
    'Galahad',
    onPlay(function* (me) {
      yield* searchForTopCard(me.seat, 'Choose the action to place on top', (q, ix) => q.isPlayedOn(ix, 'base'));
    }),
    special(
      'beforeScore',
      {
        may: true,
        when: thisBaseScores,
        possible: (q, me) => hasOtherBase(q) && isQuested(q, me, here(q, me)),
      },
      function* (me) {
        const actions = yield* look((q) => yourActionsOn(q, me, here(q, me)));
        const action = yield* chooseCard(me.seat, 'Choose the action that goes elsewhere', actions);
        if (action !== null) yield* transferToOtherBase(me, action);
      },
    ),
  ),

  /** Ongoing: For each other minion of yours here with power 4 or more, this minion has +1 power. */
  card(
    'Gawain',
    ownPower(
      (q, me) =>
        q.minionsAt(here(q, me)).filter((ix) => ix !== me.self && isYours(me)(q, ix) && q.power(ix) >= 4).length,
    ),
  ),

  /** Talent: Choose another of your minions here and move it to another base. Ongoing: Other players' abilities cannot destroy your actions on bases. */
  card(
    'Guinevere',
    talent(
      function* (me) {
        yield* moveOne(
          me,
          'Choose another of your minions here to move',
          (q, ix) => ix !== me.self && yourMinionHere(q, me, ix),
        );
      },
      (q, me) => hasOtherBase(q) && q.minions((ix) => ix !== me.self && yourMinionHere(q, me, ix)).length > 0,
    ),
    protect(
      (q, me, op, cause) =>
        op.verb === 'destroy' && fromAnothersCard(me, cause) && isActionOnBase(q, op.card) && isYours(me)(q, op.card),
    ),
  ),

  /** Ongoing: Place a +1 power counter on this minion after it moves to a base that has at least one of your actions on it. */
  card(
    'Lancelot',
    after('move', { when: (q, me, move) => move.card === me.self && isQuested(q, me, move.to) }, function* (me) {
      yield* act(ops.counters(me.self, 1));
    }),
  ),

  /** Talent: Reveal the top card of your deck. An action you draw OR play as an extra action; any other card is returned. */
  card(
    'Merlin',
    talent(function* (me) {
      const [top] = yield* showTop(me.seat, 1);
      if (top === undefined || !(yield* look((q) => isAction(q, top)))) return;
      yield* drawOrPlay(me, top);
    }),
  ),

  /** Talent: Move this minion to another base that has at least one of your actions on it. */
  card(
    'Percival',
    talent(
      function* (me) {
        const quests = yield* look((q) => q.otherBases(here(q, me)).filter((base) => isQuested(q, me, base)));
        const to = yield* chooseBase(me.seat, 'Choose where this minion goes', quests);
        yield* act(ops.move(me.self, to!));
      },
      (q, me) => q.otherBases(here(q, me)).some((base) => isQuested(q, me, base)),
    ),
  ),

  /** Put this on one of your minions; you may move that minion. Ongoing: When this minion would go to the discard pile, you place it on top of your deck instead. */
  card(
    'A Questing',
    onYourMinion,
    onPlayThere(function* (me) {
      const [minion, ...others] = yield* look((q) => [host(q, me), ...q.otherBases(here(q, me))]);
      const to = yield* chooseBase(me.seat, 'Move the minion this is on', others, { may: true });
      if (to !== null) yield* act(ops.move(minion!, to));
    }),
    insteadOfDiscardPile(function* (_me, minion) {
      yield* act(ops.place(minion, 'top'));
      return true;
    }),
  ),

  /** Put this on a minion. Ongoing: This minion has +2 power, and other players' cards cannot destroy it. Special: When this base scores, gain 1 VP if this minion is King Arthur. */
  card(
    'Excalibur',
    hostPower(2),
    protect((q, me, op, cause) => op.verb === 'destroy' && fromAnothersCard(me, cause) && isHost(q, me, op.card)),
    special('score', { when: thisBaseScores, still: (q, me) => isKingArthur(q, host(q, me)) }, function* (me) {
      yield* act(ops.gainVp(me.seat, 1));
    }),
  ),

  /** Put this on a base. Draw a card. Ongoing: After a minion of yours moves to here, you may transfer this card to another base and draw a card. Per turn, the Good Deed Ongoing ability may be used only once. */
  card(
    'Good Deed',
    onPlay(function* (me) {
      yield* act(ops.draw(me.seat, 1));
    }),
    after('move', { may: true, limit: 'turnByName', when: yoursCameHere, possible: hasOtherBase }, function* (me) {
      if (yield* transferToOtherBase(me, me.self)) yield* act(ops.draw(me.seat, 1));
    }),
  ),

  /** Put this on a base. Talent: Transfer this action to another base OR move a minion of yours to here OR play an extra minion here. */
  card(
    "Merlin's Library",
    talent(function* (me) {
      const parts = yield* chooseParts(me, 'Choose what the library does', {
        transfer: 'Transfer this action',
        move: 'Move a minion of yours to here',
        play: 'Play an extra minion here',
      });
      for (const part of parts) {
        if (part === 'transfer') yield* transferToOtherBase(me, me.self);
        else if (part === 'move') yield* bringHere(me);
        else yield* extraMinion(me.seat, { base: yield* look((q) => here(q, me)) });
      }
    }),
  ),

  /** Put this on one of your minions. Talent: Move this minion to another base. */
  card(
    'Noble Steed',
    onYourMinion,
    talent(function* (me) {
      yield* moveEach(me, [yield* look((q) => host(q, me))]);
    }, hasOtherBase),
  ),

  /** Put this on a base. Ongoing: Draw a card after one or more of your minions move to here; then, with eight or more cards in your hand, destroy this card to gain 1 VP. */
  card(
    'The Fisher King',
    after('move', { together: true, when: yoursCameHere }, function* (me) {
      yield* act(ops.draw(me.seat, 1));
      if (yield* look((q) => q.handSize(me.seat) >= 8)) yield* completeQuest(me);
    }),
  ),

  /** Put this on a base that has none of your actions on it. Ongoing: After a minion of yours moves to here, if at least three of your minions here have power 4 or more, place this card in the box to gain 2 VP. */
  card(
    'The Grail',
    on((q, seat, base) => !q.actionsOn(base).some((ix) => isControlledBy(q, ix, seat))),
    after('move', { when: yoursCameHere }, function* (me) {
      const worthy = yield* look((q) => q.minions((ix) => yourMinionHere(q, me, ix) && q.power(ix) >= 4).length);
      if (worthy < 3) return;
      if (!(yield* chooseToDo(me.seat, 'Place this card in the box to gain 2 VP', 'Place it there', 'Leave it')))
        return;
      if ((yield* act(ops.place(me.self, 'box')))[0]) yield* act(ops.gainVp(me.seat, 2));
    }),
  ),

  /** Put this on a base. Ongoing: After one or more of your minions move to here, place a +1 power counter on one of those that moved. Then, if the power of that minion is 7 or more, destroy this card to gain 1 VP. */
  card(
    'The Green Knight',
    after('move', { together: true, when: yoursCameHere }, function* (me) {
      const hero = yield* honourOne(me);
      if (hero !== null && (yield* look((q) => q.power(hero) >= 7))) yield* completeQuest(me);
    }),
  ),

  /** Search your deck, your discard pile or both for an action that can be played on a minion; either draw it OR play it as an extra action. */
  card(
    'The Lady of the Lake',
    onPlay(function* (me) {
      const found = yield* searchPiles(me.seat, 'Choose the action', (q, ix) => q.isPlayedOn(ix, 'minion'));
      if (found.card !== null) yield* drawOrPlay(me, found.card);
      yield* endSearch(me.seat, found);
    }),
  ),

  /** Choose up to three minions in your discard pile and shuffle them into your deck. */
  card(
    'The Mists of Avalon',
    onPlay(function* (me) {
      const minions = yield* look((q) => q.discard(me.seat).filter((ix) => q.isMinionCard(ix)));
      yield* shuffleIntoDecks(
        yield* chooseCards(me.seat, 'Shuffle up to three minions into your deck', minions, { min: 0, max: 3 }),
      );
    }),
  ),

  /** Put this on a base. Ongoing: After one or more of your minions move to here, choose one of those: place a +1 power counter on it, and transfer this card to another base. */
  card(
    'The Questing Beast',
    after('move', { together: true, when: yoursCameHere }, function* (me) {
      yield* honourOne(me);
      yield* transferToOtherBase(me, me.self);
    }),
  ),

  ...knightsOfTheRoundTableBases,
]);
