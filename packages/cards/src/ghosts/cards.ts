import {
  type AbilityContext,
  act,
  card,
  chooseCard,
  chooseCards,
  chooseMinion,
  chooseToDo,
  controlsHost,
  discardCard,
  extraAction,
  extraMinion,
  faction,
  fromAnothersCard,
  hasHand,
  isHost,
  isPlayable,
  isStandard,
  look,
  minionsHave,
  onlyIf,
  onPlay,
  onYourMinion,
  ops,
  ownPower,
  playableInstead,
  playCard,
  playExtraMinion,
  playsTitan,
  powerHere,
  type Query,
  recoverMinionsOfOneName,
  talent,
  titan,
  unaffected,
  yourMinionHere,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { ghostsBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

/** Do you have two or fewer cards in your hand? */
const holdsFew = (q: Query, me: AbilityContext): boolean => q.handSize(me.seat) <= 2;

export const ghosts = faction(asFacts(facts), [
  /** Special: Any time you can play a minion while holding two or fewer cards in your hand, you can play this card from your discard pile instead. */
  card('Spectre', playableInstead(holdsFew)),

  /** Ongoing: While you have two or fewer cards in your hand, this minion has +3 power and other players' cards do not affect it. */
  card(
    'Haunting',
    ownPower((q, me) => (holdsFew(q, me) ? 3 : 0)),
    unaffected(fromAnothersCard, (q, me, ix) => ix === me.self && holdsFew(q, me)),
  ),

  /** Choose a minion. You may discard as many cards as it has power to destroy it. */
  card(
    'Spirit',
    onPlay(function* (me) {
      const minion = yield* chooseMinion(me, 'Choose a minion to destroy by discarding cards');
      if (minion === null) return;
      const power = yield* look((q) => q.power(minion));
      const hand = yield* look((q) => q.hand(me.seat));
      const title = `Destroy ${yield* look((q) => q.name(minion))} for ${power} of your cards`;
      if (hand.length < power || !(yield* chooseToDo(me.seat, title, 'Discard', 'Keep your cards'))) return;
      const paid = yield* chooseCards(me.seat, 'Choose the cards to discard', hand, { min: power, max: power });
      const discarded = yield* act(...paid.map(ops.discard));
      if (discarded.every((done) => done)) yield* act(ops.destroy(minion));
    }),
  ),

  /** You may discard a card. */
  card(
    'Ghost',
    onPlay(function* (me) {
      yield* discardCard(me.seat, { may: true });
    }),
  ),

  /** Choose a card name. From your discard pile, place any number of minions with that name in your hand. */
  card(
    'Across the Divide',
    onPlay(function* (me) {
      yield* recoverMinionsOfOneName(me.seat);
    }),
  ),

  /** Put this on a base. Ongoing: While you have two or fewer cards in your hand, all your minions here have +2 power. */
  card(
    'Door to the Beyond',
    minionsHave((q, me, ix) => yourMinionHere(q, me, ix) && holdsFew(q, me), 2),
  ),

  /** You may play one extra minion, one extra action, or both. */
  card(
    'Ghostly Arrival',
    onPlay(function* (me) {
      yield* extraMinion(me.seat);
      yield* extraAction(me.seat);
    }),
  ),

  /** Put this on one of your minions. Ongoing: Other players' cards do not affect this minion. */
  card('Incorporeal', onYourMinion, unaffected(fromAnothersCard, isHost)),

  /** Put this on a minion; you can play it only as the only card in your hand. Ongoing: You control this minion as long as it and this card are in play. */
  card(
    'Make Contact',
    onlyIf((q, seat, self) => q.handSize(seat) === 1 && q.hand(seat)[0] === self),
    controlsHost(),
  ),

  /** If you have two or fewer cards in your hand, draw until you hold five. */
  card(
    'Séance',
    onPlay(function* (me) {
      const held = yield* look((q) => q.handSize(me.seat));
      if (held <= 2) yield* act(ops.draw(me.seat, 5 - held));
    }),
  ),

  /** Gain 1 VP if you have two or fewer cards in your hand. */
  card(
    'Shady Deal',
    onPlay(function* (me) {
      if (yield* look((q) => holdsFew(q, me))) yield* act(ops.gainVp(me.seat, 1));
    }),
  ),

  /** Discard any number of cards. From your discard pile, play an extra minion whose power is less than the number of cards you discarded. */
  card(
    'The Dead Rise',
    onPlay(function* (me) {
      const hand = yield* look((q) => q.hand(me.seat));
      const chosen = yield* chooseCards(me.seat, 'Discard any number of cards', hand, { min: 0, max: 99 });
      const discarded = yield* act(...chosen.map(ops.discard));
      const power = discarded.filter((done) => done).length - 1;
      yield* playExtraMinion(me.seat, { from: 'discard', power });
    }),
  ),

  /** Special: On your turn, you may play this titan if you have no cards in your hand. Ongoing: You have +5 power here, less 1 for each card in your hand, to a minimum of +0. Talent: Discard a card to play a standard action from your discard pile as an extra action. That action goes to the bottom of your deck instead of the discard pile. */
  titan(
    'Creampuff Man',
    playsTitan({ when: (q, me) => q.handSize(me.seat) === 0 }),
    powerHere((q, me) => Math.max(0, 5 - q.handSize(me.seat))),
    talent(function* (me) {
      if (!(yield* discardCard(me.seat))) return;
      const actions = yield* look((q) =>
        q.discard(me.seat).filter((ix) => isStandard(q, ix) && isPlayable(q, me.seat, ix, 'action')),
      );
      const action = yield* chooseCard(me.seat, 'Play a standard action from your discard pile', actions);
      if (action !== null) yield* playCard(me.seat, action, { as: 'action', goes: 'bottom' });
    }, hasHand),
  ),

  ...ghostsBases,
]);
