import {
  type AbilityContext,
  act,
  after,
  atEndOfTurn,
  atStartOfYourTurn,
  card,
  chooseBase,
  chooseCard,
  destroyedHere,
  type EventOf,
  eachGets,
  host,
  isAnothers,
  isControlledBy,
  isHere,
  isYours,
  look,
  on,
  ops,
  type Query,
  talent,
  toOneMinion,
  untilYourTurn,
  yourMinionHere,
} from '@smash/engine/script';

const onYours = on((q, seat, minion) => isControlledBy(q, minion, seat));
/** A minion, of whichever player and wherever. */
export const isMinionDestroyed = (q: Query, destroyed: EventOf<'destroy'>): boolean =>
  destroyed.from === 'base' && q.isMinionCard(destroyed.card);

/** Is it still on its minion? */
const hasHost = (q: Query, me: AbilityContext): boolean => q.card(me.self).zone === 'on';

export const weapons = [
  /** Put this on one of your minions. Ongoing: After one or more minions here are destroyed, this minion gets, this turn, extra power equal to the power of one of the destroyed minions. */
  card(
    'Austin Kirk Mask',
    onYours,
    after('destroy', { together: true, when: destroyedHere, still: hasHost }, function* (me) {
      const cards = me.args.cards;
      const chosen = yield* chooseCard(me.seat, 'Choose whose power it gets', cards.slice(), { shown: cards });
      if (chosen === null) return;
      const power = yield* look((q) => q.s.destroyed.findLast((one) => one.card === chosen)?.power ?? 0);
      const minion = yield* look((q) => host(q, me));
      yield* eachGets([minion], power);
    }),
  ),

  /** Put this on one of your minions. Ongoing: At the start of your turn, place a +1 power counter on this minion. After a minion is destroyed, you may move this minion to the base of the destroyed minion or from that base to another. */
  card(
    'Chainsaw',
    onYours,
    atStartOfYourTurn(function* (me) {
      yield* act(ops.counters(yield* look((q) => host(q, me)), 1));
    }),
    after(
      'destroy',
      {
        may: true,
        when: (q, _me, destroyed) => isMinionDestroyed(q, destroyed),
        possible: (q, me) => hasHost(q, me) && flights(q, me, me.args.base).length > 0,
      },
      function* (me) {
        const to = yield* chooseBase(
          me.seat,
          'Choose where the minion goes',
          yield* look((q) => flights(q, me, me.args.base)),
        );
        if (to !== null) yield* act(ops.move(yield* look((q) => host(q, me)), to));
      },
    ),
  ),

  /** Put this on one of your minions. Talent: A minion here gets -1 power until the start of your next turn. Ongoing: Place a +1 power counter on this minion after one or more minions here are destroyed. */
  card(
    'Clawed Glove',
    onYours,
    talent(function* (me) {
      const until = yield* untilYourTurn(me.seat);
      yield* toOneMinion(me, 'Weaken a minion here', isHere(me), (ix) => ops.power(ix, -1, until));
    }),
    after('destroy', { together: true, when: destroyedHere, still: hasHost }, function* (me) {
      yield* act(ops.counters(yield* look((q) => host(q, me)), 1));
    }),
  ),

  /** Put this on one of your minions. Talent: Move this minion to a base where another player has a minion. Ongoing: After one or more minions here are destroyed, your minions here get +1 power each this turn. If this minion destroyed a minion this turn, return this card to your hand at the end of the turn. */
  card(
    'Machete',
    onYours,
    talent(function* (me) {
      const minion = yield* look((q) => host(q, me));
      const bases = yield* look((q) =>
        q.otherBases(q.base(minion)).filter((base) => q.minionsAt(base).some((ix) => isAnothers(me)(q, ix))),
      );
      const to = yield* chooseBase(me.seat, 'Choose the base it moves to', bases);
      if (to !== null) yield* act(ops.move(minion, to));
    }),
    after('destroy', { together: true, when: destroyedHere }, function* (me) {
      yield* eachGets(yield* look((q) => q.minions((ix) => yourMinionHere(q, me, ix))), 1);
    }),
    atEndOfTurn(function* (me) {
      const hasKilled = yield* look((q) => {
        const minion = host(q, me);
        const { stamp } = q.card(minion);
        return q.s.destroyed.some((one) => one.as === 'minion' && one.byCard === minion && one.byStamp === stamp);
      });
      if (hasKilled) yield* act(ops.returnToHand(me.self));
    }),
  ),

  /** Put this on one of your minions. Ongoing: While you do not control this minion, its abilities are cancelled. Draw a card after one or more minions are destroyed. */
  card(
    'Puzzle Box',
    onYours,
    {
      kind: 'cancels',
      label: 'ongoing',
      who: (q, me, target) => host(q, me) === target && !isYours(me)(q, target),
    },
    after('destroy', { together: true, when: (q, _me, destroyed) => isMinionDestroyed(q, destroyed) }, function* (me) {
      yield* act(ops.draw(me.seat, 1));
    }),
  ),
];

/** Where a weapon may take its minion after a minion was destroyed at that base: there, or from there elsewhere. */
function flights(q: Query, me: AbilityContext, base: number): number[] {
  const from = q.base(host(q, me));
  if (from === base) return q.otherBases(base);
  return q.isBase(base) ? [base] : [];
}
