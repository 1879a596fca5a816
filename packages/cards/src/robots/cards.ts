import {
  type AbilityContext,
  act,
  after,
  cannotBeDestroyed,
  card,
  chooseBase,
  chooseCards,
  chooseToDo,
  countAs,
  extraMinion,
  faction,
  here,
  isAnothers,
  isHere,
  isPlayable,
  isYours,
  look,
  minionsHave,
  namesakesHave,
  onPlay,
  ops,
  ownPower,
  playCard,
  type Query,
  revealTop,
  type Script,
  shuffleIntoDecks,
  toOneMinion,
  wasYours,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { robotsBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

const isMicrobot = (q: Query, ix: number): boolean => q.counts(ix, 'Microbot');
function yourMicrobots(q: Query, me: AbilityContext): number[] {
  const mine = isYours(me);
  return q.counting('Microbot', (ix) => mine(q, ix));
}

/** You may play an extra minion if this is your first minion played this turn. */
function* firstMinionAgain(me: AbilityContext): Script {
  if (yield* look((q) => q.s.seats[me.seat]!.played === 1)) yield* extraMinion(me.seat);
}

export const robots = faction(asFacts(facts), [
  /** Ongoing: After this minion has been destroyed, destroy every minion of the other players here. */
  card(
    'Nukebot',
    after('destroy', { when: (_q, me, destroyed) => destroyed.card === me.self }, function* (me) {
      const others = yield* look((q) => q.minionsAt(me.args.base).filter((ix) => isAnothers(me)(q, ix)));
      yield* act(...others.map(ops.destroy));
    }),
  ),

  /** Ongoing: This minion cannot be destroyed. */
  card(
    'Warbot',
    cannotBeDestroyed((_q, me, ix) => ix === me.self),
  ),

  /** Reveal the top card of your deck. You may play it as an extra minion if it is a minion; a card not played returns to the top. */
  card(
    'Hoverbot',
    onPlay(function* (me) {
      const [top] = yield* revealTop(me.seat, 1);
      if (top === undefined) return;
      if (
        (yield* look((q) => q.isMinionCard(top) && isPlayable(q, me.seat, top, 'minion'))) &&
        (yield* chooseToDo(me.seat, 'Play the revealed minion', 'Play it', 'Return it to the top', [top]))
      )
        yield* playCard(me.seat, top, { as: 'minion' });
      else yield* act(ops.putOnTop(me.seat, [top]));
    }),
  ),

  /** You may play an extra minion with power 2 or less. */
  card(
    'Zapbot',
    onPlay(function* (me) {
      yield* extraMinion(me.seat, { power: 2 });
    }),
  ),

  /** Ongoing: This minion has +1 power for each of your other Microbots. All your minions count as Microbots. */
  card(
    'Microbot Alpha',
    ownPower((q, me) => yourMicrobots(q, me).filter((ix) => ix !== me.self).length),
    countAs('Microbot', (q, me, target) => q.isMinionCard(target) && q.inPlay(target) && isYours(me)(q, target)),
  ),

  /** Ongoing: After a Microbot of yours, this one included, is destroyed, draw a card. */
  card(
    'Microbot Archive',
    after(
      'destroy',
      // A buried card has no name (BURY-2).
      {
        when: (q, me, destroyed) =>
          wasYours(me, destroyed) && destroyed.from !== 'buried' && isMicrobot(q, destroyed.card),
      },
      function* (me) {
        yield* act(ops.draw(me.seat, 1));
      },
    ),
  ),

  /** You may play an extra minion if this is your first minion played this turn. Ongoing: Each Microbot of yours has +1 power. */
  card(
    'Microbot Fixer',
    onPlay(firstMinionAgain),
    minionsHave((q, me, ix) => isYours(me)(q, ix) && isMicrobot(q, ix), 1),
    namesakesHave('Microbot', 1),
  ),

  /** Choose a minion here with less power than the number of your minions here, and destroy it. */
  card(
    'Microbot Guard',
    onPlay(function* (me) {
      yield* toOneMinion(
        me,
        'Destroy a minion weaker than your number here',
        (q, ix) => isHere(me)(q, ix) && q.power(ix) < minionsHere(q, me),
        ops.destroy,
      );
    }),
  ),

  /** You may play an extra minion if this is your first minion played this turn. Choose any number of Microbots in your discard pile and shuffle them into your deck. */
  card(
    'Microbot Reclaimer',
    onPlay(function* (me) {
      yield* firstMinionAgain(me);
      const microbots = yield* look((q) =>
        q.discard(me.seat).filter((ix) => q.isMinionCard(ix) && q.isNamed(ix, 'Microbot')),
      );
      const chosen = yield* chooseCards(me.seat, 'Choose the Microbots to shuffle into your deck', microbots, {
        min: 0,
        max: 99,
      });
      yield* shuffleIntoDecks(chosen);
    }),
  ),

  /** Choose a base. For each of your minions there, draw a card. */
  card(
    'Tech Center',
    onPlay(function* (me) {
      const base = yield* chooseBase(me.seat, 'Choose the base to draw for', yield* look((q) => q.bases()));
      const n = yield* look((q) => q.minionsOf(me.seat, base!).length);
      yield* act(ops.draw(me.seat, n));
    }),
  ),

  ...robotsBases,
]);

/** The number of your minions here. */
const minionsHere = (q: Query, me: AbilityContext): number => q.minionsOf(me.seat, here(q, me)).length;
