import {
  type AbilityContext,
  act,
  after,
  buriesItself,
  buryFromHand,
  card,
  chooseBase,
  chooseCard,
  chooseCards,
  chooseMinion,
  chooseOtherBase,
  chooseParts,
  chooseToDo,
  eachGets,
  endOfTurn,
  faction,
  hasHand,
  hasOtherBase,
  here,
  host,
  hostPower,
  isAnothers,
  isYours,
  isYourTurn,
  look,
  NOBODY,
  onPlay,
  onPlayThere,
  ops,
  ownPower,
  playedAt,
  playNow,
  type Query,
  type Script,
  scoringBase,
  special,
  talent,
  thisBaseScores,
  titan,
  toOneMinion,
  uncover,
  uncoverOne,
  whenUncovered,
  yourBuried,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { ancientEgyptiansBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

function* buryHere(me: AbilityContext): Script {
  yield* buryFromHand(me.seat, yield* look((q) => here(q, me)));
}

/** "Bury … OR uncover …" (RES-14): what is possible. */
function* chooseWhatToDo(me: AbilityContext, toBury: string, toUncover: string): Script<string[]> {
  const [inHand, buried] = yield* look((q) => [q.handSize(me.seat), yourBuried(q, me.seat).length]);
  const keys = {
    ...(inHand! > 0 && { bury: toBury }),
    ...(buried! > 0 && { uncover: toUncover }),
  };
  return Object.keys(keys).length > 0 ? yield* chooseParts(me, 'Choose to bury or to uncover', keys) : [];
}
function* uncoverUpToTwo(seat: number): Script {
  const title = 'Choose cards to uncover, in the order you uncover them';
  const buried = yield* look((q) => yourBuried(q, seat));
  const cards = yield* chooseCards(seat, title, buried, { min: 0, max: 2, group: 'base', ordered: true });
  for (const card of cards) yield* uncover(seat, card);
}
function* uncoverOrBury(me: AbilityContext): Script {
  for (const which of yield* chooseWhatToDo(me, 'Bury a card', 'Uncover a card'))
    yield* which === 'uncover' ? uncoverOne(me.seat) : buryFromHand(me.seat);
}

function* sendLocusts(me: AbilityContext): Script {
  const base = yield* chooseBase(me.seat, 'Choose the base of the plague', yield* look((q) => q.bases()));
  if (base === null) return;
  const minions = yield* look((q) => q.minionsAt(base).filter((ix) => isAnothers(me)(q, ix)));
  yield* eachGets(minions, -1);
}

/** Your buried cards that can go to your hand: a monster or treasure always goes to its own pile (MON-1). */
const returnable = (q: Query, seat: number, base: number = NOBODY): number[] =>
  yourBuried(q, seat, base).filter((ix) => !['monsters', 'treasures'].includes(q.def(ix).deck));
/** Those at a base where this titan could be played. */
const graves = (q: Query, me: AbilityContext): number[] =>
  returnable(q, me.seat).filter((ix) => q.canPlay(me.seat, me.self, q.base(ix)));

export const ancientEgyptians = faction(asFacts(facts), [
  /** Ongoing: After any other buried card is uncovered, draw a card. Special: Before this base scores, you may uncover one of your cards buried here. */
  card(
    'Pharaoh',
    after('play', { when: (_q, me, played) => played.from === 'buried' && played.card !== me.self }, function* (me) {
      yield* act(ops.draw(me.seat, 1));
    }),
    special(
      'beforeScore',
      { may: true, when: (q, me) => thisBaseScores(q, me) && yourBuried(q, me.seat, here(q, me)).length > 0 },
      function* (me) {
        yield* uncoverOne(me.seat, scoringBase(me));
      },
    ),
  ),

  /** Ongoing: While you have a card buried here, this minion has +2 power. */
  card(
    'Priest of Anubis',
    ownPower((q, me) => (yourBuried(q, me.seat, here(q, me)).length > 0 ? 2 : 0)),
  ),

  /** You may uncover a card you have buried here. Talent: Bury one card from your hand here. */
  card(
    'Pyramid Engineer',
    onPlay(function* (me) {
      yield* uncoverOne(me.seat, yield* look((q) => here(q, me)), { may: true });
    }),
    talent(buryHere, hasHand),
  ),

  /** Special: After this base scores, you may bury this minion at another base. */
  card(
    'Mummy',
    special('afterScore', { may: true, when: thisBaseScores, possible: hasOtherBase }, function* (me) {
      const base = yield* chooseOtherBase(me.seat, me.self, 'Mummy');
      if (base !== null) yield* act(ops.bury(me.self, base, me.seat));
    }),
  ),

  /** Put this on a minion. You may remove one +1 power counter from that minion. Ongoing: This minion has -2 power. */
  card(
    'Ancient Curse',
    onPlayThere(function* (me) {
      const minion = yield* look((q) => host(q, me));
      if (!(yield* look((q) => q.card(minion).counters > 0))) return;
      if (yield* chooseToDo(me.seat, 'Remove a power counter from the minion', 'Remove it', 'Leave it'))
        yield* act(ops.counters(minion, -1));
    }),
    hostPower(-2),
  ),

  /** Bury this card. Special: When this card is uncovered, your minions here get +2 power each this turn. */
  card(
    'Blessing of Anubis',
    buriesItself,
    whenUncovered(function* (me, base) {
      const minions = yield* look((q) => q.minionsOf(me.seat, base));
      yield* eachGets(minions, 2);
    }),
  ),

  /** Uncover one of your buried cards OR bury a card from your hand. Special: You may play this before a base scores. */
  card('Lost Knowledge', onPlay(uncoverOrBury), playedAt('beforeScore', uncoverOrBury)),

  /** Choose one of your minions. It gets +4 power this turn if a card is buried at its base, otherwise +2 power this turn. */
  card(
    'Mummy Strength',
    onPlay(function* (me) {
      const until = yield* endOfTurn();
      const minion = yield* chooseMinion(me, 'Choose one of your minions to get +2 or +4 power', isYours(me));
      if (minion === null) return;
      const strong = yield* look((q) => q.buriedAt(q.base(minion)).length > 0);
      yield* act(ops.power(minion, strong ? 4 : 2, until));
    }),
  ),

  /** Choose a base. Minions of all other players there get -1 power this turn. Special: You may play this before a base scores. */
  card('Plague of Locusts', onPlay(sendLocusts), playedAt('beforeScore', sendLocusts)),

  /** Bury up to two cards from your hand at one base OR uncover up to two of your cards buried at one base. */
  card(
    'Seal the Tomb',
    onPlay(function* (me) {
      for (const which of yield* chooseWhatToDo(me, 'Bury up to two cards', 'Uncover up to two cards'))
        yield* which === 'bury' ? buryFromHand(me.seat, NOBODY, 2) : uncoverUpToTwo(me.seat);
    }),
  ),

  /** Bury this card. Special: When this card is uncovered, you may destroy a minion here with power 4 or less. */
  card(
    'Tomb Trap',
    buriesItself,
    whenUncovered(function* (me, base) {
      const isWeakHere = (q: Query, ix: number): boolean => q.base(ix) === base && q.power(ix) <= 4;
      yield* toOneMinion(me, 'Destroy a minion there of power 4 or less', isWeakHere, ops.destroy, { may: true });
    }),
  ),

  /** Bury this card. Special: Draw three cards when this card is uncovered. */
  card(
    'You Can Take It With You',
    buriesItself,
    whenUncovered(function* (me) {
      yield* act(ops.draw(me.seat, 3));
    }),
  ),

  /** Special: At the start of your turn, you may return one of your buried cards to your hand to play this titan on the base where that card was. Special: While this titan is in play, after a base scores you may return one of your cards buried there to your hand. Talent: Bury a card from your hand here. */
  titan(
    'Sphinx',
    special(
      'turnStart',
      { may: true, from: 'aside', when: (q, me) => isYourTurn(q, me) && graves(q, me).length > 0 },
      function* (me) {
        const card = yield* chooseCard(me.seat, 'Return a buried card to your hand', yield* look((q) => graves(q, me)));
        if (card === null) return;
        const at = yield* look((q) => q.base(card));
        const [returned] = yield* act(ops.returnToHand(card));
        if (returned) yield* playNow({ card: me.self, at, seat: me.seat });
      },
    ),
    special(
      'afterScore',
      { may: true, when: (q, me) => returnable(q, me.seat, scoringBase(me)).length > 0 },
      function* (me) {
        const cards = yield* look((q) => returnable(q, me.seat, scoringBase(me)));
        const card = yield* chooseCard(me.seat, 'Return a card buried there to your hand', cards);
        if (card !== null) yield* act(ops.returnToHand(card));
      },
    ),
    talent(buryHere, hasHand),
  ),

  ...ancientEgyptiansBases,
]);
