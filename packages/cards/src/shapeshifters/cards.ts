import {
  type AbilityContext,
  act,
  actionsOnMinions,
  afterDiscarded,
  cannotBeDestroyed,
  card,
  chooseBase,
  chooseCard,
  chooseMinion,
  chooseParts,
  copyAbilities,
  endOfTurn,
  faction,
  here,
  host,
  hostPower,
  isAnothers,
  isSomebody,
  isYou,
  isYours,
  look,
  nameLimit,
  onPlay,
  onPlayThere,
  onRegularOrExtraPlay,
  ops,
  ownStarting,
  playExtraMinion,
  playNow,
  powerAtMost,
  type Query,
  type Script,
  searchDeck,
  strengthenMinionsOf,
  talent,
  toOneMinion,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { shapeshiftersBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

/** Search your deck for such a minion and play it on a base of your choice; where that is impossible it is discarded (PLAY-4). */
function* playFound(me: AbilityContext, which: (q: Query, ix: number) => boolean): Script {
  const minion = yield* searchDeck(me.seat, 'Choose the minion to play', (q, ix) => q.isMinionCard(ix) && which(q, ix));
  if (minion !== null) {
    const bases = yield* look((q) => q.places(me.seat, minion, 'minion'));
    const at = yield* chooseBase(me.seat, 'Choose the base to play it on', bases);
    if (at === null) yield* act(ops.discard(minion));
    else yield* playNow({ card: minion, at, seat: me.seat });
  }
  yield* act(ops.shuffle(me.seat));
}

/** Destroy one of your minions. Returns the power it had, null if you have none; a protected one may be chosen, too. */
function* sacrifice(me: AbilityContext): Script<number | null> {
  const minion = yield* chooseMinion(me, 'Destroy one of your minions', isYours(me));
  if (minion === null) return null;
  const power = yield* look((q) => q.power(minion));
  yield* act(ops.destroy(minion));
  return power;
}

export const shapeshifters = faction(asFacts(facts), [
  /** Special: After this minion goes from play to the discard pile, search your deck for a minion and play it at once as an extra minion. */
  card(
    'Doppelgänger',
    afterDiscarded({ label: 'special', when: (_q, me, gone) => gone.card === me.self }, (me) =>
      playFound(me, () => true),
    ),
  ),

  /** Talent: Search your deck for a minion with power 4 or less that is not a G.E.L.F. Shuffle this minion into your deck and play the found minion here as an extra minion. */
  card(
    'G.E.L.F.',
    talent(function* (me) {
      const [at, owner] = yield* look((q) => [here(q, me), q.owner(me.self)]);
      const found = yield* searchDeck(
        me.seat,
        'Choose the minion to play',
        (q, ix) => q.isMinionCard(ix) && powerAtMost(4)(q, ix) && !q.hasName(ix, 'G.E.L.F.'),
      );
      const [placed] = yield* act(ops.place(me.self, 'deck'));
      // It goes to its owner's deck (DECK-3), but yours was searched.
      if (placed && !isYou(me, owner!)) yield* act(ops.shuffle(owner!));
      yield* act(ops.shuffle(me.seat));
      if (found !== null) yield* playNow({ card: found, at: at!, seat: me.seat });
    }),
  ),

  /** Ongoing: This minion's starting power is the highest power printed on any minion in play. */
  card(
    'Mimic',
    ownStarting((q) => Math.max(...q.minionsInPlay().map((ix) => q.printedPower(ix)))),
  ),

  /** Choose a minion of another player in play. This minion has that minion's ability this turn. */
  card(
    'Copycat',
    onRegularOrExtraPlay(function* (me) {
      const minion = yield* chooseMinion(me, 'Choose the minion whose ability it has', isAnothers(me));
      if (minion !== null) yield* copyAbilities(me, minion, yield* endOfTurn());
    }),
  ),

  /** Destroy one of your minions. Play a minion with the same or lower power from your discard pile as an extra minion. */
  card(
    '"... Really?"',
    onPlay(function* (me) {
      const power = yield* sacrifice(me);
      if (power !== null) yield* playExtraMinion(me.seat, { power, from: 'discard' });
    }),
  ),

  /** Destroy a minion. That minion's owner may play an extra minion at once. */
  card(
    'Bacta the Future',
    onPlay(function* (me) {
      const minion = yield* toOneMinion(me, 'Destroy a minion', () => true, ops.destroy);
      if (minion === null) return;
      // Nobody owns a monster (MON-1).
      const owner = yield* look((q) => q.owner(minion));
      if (isSomebody(owner)) yield* playExtraMinion(owner, {}, { may: true });
    }),
  ),

  /** Put this on a minion and choose an action on any minion. Ongoing: This card has the chosen action's abilities. */
  card(
    'Cellular Bonding',
    onPlayThere(function* (me) {
      const actions = yield* look((q) => actionsOnMinions(q).filter((ix) => ix !== me.self));
      const action = yield* chooseCard(me.seat, 'Choose the action whose abilities it has', actions);
      if (action === null) yield* act(ops.leavePlay(me.self));
      else yield* copyAbilities(me, action, { t: 'ever' });
    }),
  ),

  /** Each of your minions gets +1 power this turn OR one of your minions gets +3 power this turn. */
  card(
    'Genetic Shift',
    onPlay(function* (me) {
      if (yield* look((q) => q.minionsOf(me.seat).length === 0)) return;
      const until = yield* endOfTurn();
      const parts = yield* chooseParts(me, 'Choose how the power is shared', {
        all: 'Each of your minions gets +1',
        one: 'One of your minions gets +3',
      });
      for (const part of parts) {
        if (part === 'all') yield* strengthenMinionsOf(me.seat, 1, until);
        else yield* toOneMinion(me, 'Give one of your minions +3 power', isYours(me), (ix) => ops.power(ix, 3, until));
      }
    }),
  ),

  /** Choose one of your minions in play. Play another copy of it from your hand as an extra minion. */
  card(
    'Mitosis',
    onPlay(function* (me) {
      const minion = yield* chooseMinion(me, 'Choose the minion to play a copy of', isYours(me));
      if (minion !== null) yield* playExtraMinion(me.seat, { name: yield* look((q) => nameLimit(q, minion)) });
    }),
  ),

  /** Put this on a minion. Ongoing: This minion cannot be destroyed. */
  card(
    'Shell Game',
    cannotBeDestroyed((q, me, minion) => minion === host(q, me)),
  ),

  /** Put this on a minion. Ongoing: This minion has +2 power. */
  card('Splice as Nice', hostPower(2)),

  /** Destroy one of your minions. Search your deck for a minion with equal or lower power, play it as an extra minion and shuffle your deck. */
  card(
    'Transmogrify',
    onPlay(function* (me) {
      const power = yield* sacrifice(me);
      if (power !== null) yield* playFound(me, powerAtMost(power));
    }),
  ),

  ...shapeshiftersBases,
]);
