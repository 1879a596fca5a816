import {
  type AbilityContext,
  act,
  actionsOnMinions,
  after,
  anyMinion,
  at,
  atStartOfYourTurn,
  both,
  byYou,
  type CardIx,
  cancelsHost,
  card,
  carriedOutBy,
  chooseBase,
  chooseCard,
  chooseMinion,
  chooseOne,
  chooseParts,
  chooseToSearch,
  destroyedHere,
  drawFromPiles,
  drawOffTheTop,
  eachGets,
  extraAction,
  faction,
  given,
  hasLabel,
  hasOtherBase,
  here,
  host,
  isAnothers,
  isHere,
  isPlayable,
  isSomebody,
  isYours,
  later,
  look,
  minionPlayedHere,
  minionsGet,
  minionsHave,
  moveEach,
  moveOne,
  NOBODY,
  on,
  onPlay,
  onYourMinion,
  ops,
  otherHosts,
  playCard,
  playedAfter,
  powerAtMost,
  type Query,
  type Script,
  schedule,
  searchDeck,
  special,
  takeFromDiscard,
  talent,
  thisBaseScores,
  toOneMinion,
  transferOne,
  untilYourTurn,
  wasAnothers,
  wasMinion,
  youCanDraw,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { slashersBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

const PUZZLE = 'Puzzle Box';

const isSlasher = (q: Query, ix: CardIx): boolean => hasLabel(q.def(ix), 'Slasher');
const isForMinions = (q: Query, ix: CardIx): boolean => q.isPlayedOn(ix, 'minion');
const printedAtMost =
  (n: number) =>
  (q: Query, ix: CardIx): boolean =>
    q.printedPower(ix) <= n;

/** "From your deck or your discard pile, you may draw …" */
const mayDraw = (name: string) =>
  onPlay(function* (me) {
    if (!(yield* look((q) => youCanDraw(q, me)))) return;
    if (!(yield* chooseToSearch(me.seat, 'Search for the card it names'))) return;
    yield* drawFromPiles(me.seat, 'Choose the card to draw', (q, ix) => q.hasName(ix, name));
  });

const isStillOnMinion = (q: Query, me: AbilityContext): boolean => host(q, me) !== NOBODY;
const isAt =
  (base: CardIx) =>
  (q: Query, ix: CardIx): boolean =>
    q.base(ix) === base;

/** "Destroy a minion here with power n or less", if the player has chosen to do so. */
const destroyWeakHere = (me: AbilityContext, n: number, options: { may?: boolean } = {}): Script<CardIx | null> =>
  toOneMinion(
    me,
    `Destroy a minion here of power ${n} or less`,
    both(isHere(me), powerAtMost(n)),
    ops.destroy,
    options,
  );

/** Your actions on minions that could go to another one. */
const movableActions = (q: Query, me: AbilityContext): CardIx[] =>
  actionsOnMinions(q).filter((ix) => isYours(me)(q, ix) && otherHosts(q, ix).length > 0);
const bearsPuzzle = (q: Query, minion: CardIx): boolean => q.actionsOn(minion).some((ix) => q.hasName(ix, PUZZLE));

/** Bases other than that of this minion that have no Slasher. */
const refuges = (q: Query, minion: CardIx): CardIx[] =>
  q.otherBases(q.base(minion)).filter((base) => !q.minionsAt(base).some((ix) => isSlasher(q, ix)));
/** "… unless its controller both discards a card and moves it": whether that was done. */
function* escapes(minion: CardIx): Script<boolean> {
  const controller = yield* look((q) => q.controller(minion));
  const open = yield* look((q) => refuges(q, minion));
  if (!isSomebody(controller) || open.length === 0) return false;
  const hand = yield* look((q) => q.hand(controller));
  const paid = yield* chooseCard(controller, 'Discard a card to move the minion away', hand, { may: true });
  if (paid === null) return false;
  const to = yield* chooseBase(controller, 'Choose the base it moves to', open);
  return (yield* act(...carriedOutBy(controller, ops.discard(paid), ops.move(minion, to!)))).every(Boolean);
}

/** "You may play that action as an extra action", once it is in your hand. Whether it was played. */
function* mayPlayIt(me: AbilityContext, action: CardIx): Script<boolean> {
  const open = yield* look((q) => q.isInHand(action, me.seat) && isPlayable(q, me.seat, action));
  const chosen = yield* chooseCard(me.seat, 'Play the action you drew', open ? [action] : [], { may: true });
  return chosen !== null && (yield* playCard(me.seat, action));
}

/** Bases other than this one where another player has a minion. */
const hunted = (q: Query, me: AbilityContext): CardIx[] =>
  q.otherBases(here(q, me)).filter((base) => q.minionsAt(base).some((ix) => isAnothers(me)(q, ix)));

function* strengthenYours(me: AbilityContext): Script {
  const minion = yield* chooseMinion(me, 'Choose one of your minions to get +3 power', isYours(me));
  if (minion !== null) yield* eachGets([minion], 3);
}

/* Long because each card is scripted in full beside its text. */
export const slashers = faction(asFacts(facts), [
  /** Slasher. From your deck or your discard pile, you may draw Machete. Ongoing: Once per turn, after this minion moves, you may destroy at its new base a minion with power 3 or less to give this one +2 power this turn. */
  card(
    'Jonas',
    mayDraw('Machete'),
    after(
      'move',
      {
        may: true,
        limit: 'turn',
        when: (_q, me, moved) => moved.card === me.self,
        possible: (q, me) => anyMinion(q, both(isAt(me.args.to), powerAtMost(3))),
      },
      function* (me) {
        const prey = both(isAt(me.args.to), powerAtMost(3));
        const minion = yield* chooseMinion(me, 'Destroy a minion there of power 3 or less', prey);
        if (minion !== null && (yield* act(ops.destroy(minion)))[0]) yield* eachGets([me.self], 2);
      },
    ),
  ),

  /** Slasher. From your deck or your discard pile, you may draw Clawed Glove. Talent: Until the start of your next turn, minions of other players here have -1 power. You may destroy a minion with power 1 or less here. */
  card(
    'Frederick',
    mayDraw('Clawed Glove'),
    talent(function* (me) {
      yield* act(ops.give(yield* look((q) => here(q, me)), me.seat, yield* untilYourTurn(me.seat)));
      yield* destroyWeakHere(me, 1, { may: true });
    }),
    given(minionsHave((q, me, minion) => isAnothers(me)(q, minion) && q.base(minion) === me.args.given, -1)),
  ),

  /** Slasher. From your deck or your discard pile, you may draw Austin Kirk Mask. Special: You may destroy a minion here with printed power 3 or less before this base scores. */
  card(
    'Mickey',
    mayDraw('Austin Kirk Mask'),
    special(
      'beforeScore',
      { may: true, when: thisBaseScores, possible: (q, me) => anyMinion(q, both(isHere(me), printedAtMost(3))) },
      function* (me) {
        const prey = both(isHere(me), printedAtMost(3));
        yield* toOneMinion(me, 'Destroy a minion here of printed power 3 or less', prey, ops.destroy);
      },
    ),
  ),

  /** Slasher. From your deck or your discard pile, you may draw Puzzle Box. Talent: Destroy a minion that has Puzzle Box on it OR transfer one of your actions to another minion. */
  card(
    'Tackhead',
    mayDraw(PUZZLE),
    talent(
      function* (me) {
        const parts: Record<string, string> = {};
        if (yield* look((q) => anyMinion(q, bearsPuzzle))) parts.destroy = 'Destroy a minion';
        if (yield* look((q) => movableActions(q, me).length > 0)) parts.transfer = 'Transfer an action';
        for (const part of yield* chooseParts(me, 'Destroy a minion, or transfer an action', parts)) {
          if (part === 'destroy') yield* toOneMinion(me, 'Choose the minion to destroy', bearsPuzzle, ops.destroy);
          else yield* transferOne(me, yield* look((q) => movableActions(q, me)));
        }
      },
      (q, me) => anyMinion(q, bearsPuzzle) || movableActions(q, me).length > 0,
    ),
  ),

  /** Slasher. From your deck or your discard pile, you may draw Chainsaw. Ongoing: Once per turn, you may destroy a minion with power 3 or less here after you place a +1 power counter on this minion. */
  card(
    'Cederface',
    mayDraw('Chainsaw'),
    after(
      'counter',
      {
        may: true,
        limit: 'turn',
        when: (_q, me, placed) => placed.card === me.self && placed.n > 0 && byYou(me, placed),
        possible: (q, me) => anyMinion(q, both(isHere(me), powerAtMost(3))),
      },
      function* (me) {
        yield* destroyWeakHere(me, 3);
      },
    ),
  ),

  /** At a base where you have a minion, destroy a minion with printed power 3 or less. Then you may give a Slasher there +3 power this turn. */
  card(
    'Brutal Attack',
    onPlay(function* (me) {
      const isWithYours = (q: Query, ix: CardIx): boolean => q.hasMinion(q.base(ix), me.seat);
      const prey = both(isWithYours, printedAtMost(3));
      const victim = yield* chooseMinion(me, 'Destroy a minion of printed power 3 or less', prey);
      const there = yield* look((q) => (victim === null ? NOBODY : q.base(victim)));
      if (victim !== null) yield* act(ops.destroy(victim));
      const honoured = both(isSlasher, victim === null ? isWithYours : isAt(there));
      const slasher = yield* chooseMinion(me, 'Choose the Slasher that gets +3 power', honoured, { may: true });
      if (slasher !== null) yield* eachGets([slasher], 3);
    }),
  ),

  /** Choose one of your minions and move it. You may play an extra action OR place this card on top of your deck instead of the discard pile. */
  card(
    'Ch-Ch-Ch Ha-Ha-Ha',
    onPlay(function* (me) {
      yield* moveOne(me, 'Choose one of your minions to move', isYours(me));
      const parts = { play: 'An extra action', top: 'This card on your deck' };
      for (const part of yield* chooseParts(me, 'Play an extra action, or keep this card', parts, { may: true })) {
        if (part === 'play') yield* extraAction(me.seat);
        else yield* act(ops.resolveTo(me.self, 'top'));
      }
    }),
  ),

  /** Choose a minion in your discard pile and place it into your hand. Play an extra action. */
  card(
    'He Was A Good Boy!',
    onPlay(function* (me) {
      yield* takeFromDiscard(me.seat, 'Choose the minion to take back', (q, ix) => q.isMinionCard(ix));
      yield* extraAction(me.seat);
    }),
  ),

  /** Put this on another player's minion. Play an extra action. Ongoing: After a Slasher is played here or moved to here, you may destroy this minion, unless its controller both discards a card and moves it to a base that has no Slasher. */
  card(
    'Hide in the Laundry',
    on((q, seat, minion) => isAnothers({ seat })(q, minion)),
    onPlay(function* (me) {
      yield* extraAction(me.seat);
    }),
    after(
      ['play', 'move'],
      {
        may: true,
        when: (q, me, came) =>
          isSlasher(q, came.card) &&
          (came.verb === 'play' ? minionPlayedHere(q, me, came) : wasMinion(q, came) && came.to === here(q, me)),
        possible: isStillOnMinion,
      },
      function* (me) {
        const minion = yield* look((q) => host(q, me));
        if (!(yield* escapes(minion))) yield* act(ops.destroy(minion));
      },
    ),
  ),

  /** From your deck, draw an action that can be played on a minion. You may play that action as an extra action; it is then destroyed at the end of the turn. */
  card(
    'Improvised Weapon',
    onPlay(function* (me) {
      const found = yield* searchDeck(me.seat, 'Choose an action for a minion', isForMinions);
      if (found !== null) yield* act(ops.drawCard(me.seat, found));
      yield* act(ops.shuffle(me.seat));
      if (found === null || !(yield* mayPlayIt(me, found))) return;
      const stamp = yield* look((q) => q.card(found).stamp);
      yield* schedule(me, 'turnEnd', { card: found, stamp });
    }),
    // Void if it has become another card (IO-1).
    later<{ card: CardIx; stamp: number }>(function* (me) {
      yield* act(ops.destroy(me.args.card));
    }),
  ),

  /** Give one of your minions +3 power this turn. Special: You may play this card as an extra action after you destroy another player's minion. */
  card(
    'Oh Noooooo!',
    onPlay(strengthenYours),
    playedAfter(
      'destroy',
      {
        from: 'hand',
        when: (q, me, destroyed) => byYou(me, destroyed) && wasMinion(q, destroyed) && wasAnothers(me, destroyed),
      },
      strengthenYours,
    ),
  ),

  /** Draw a minion off the top of your deck; but if you have no Slasher in play, it must be a Slasher that you draw off the top of your deck. Play an extra action. */
  card(
    'Origin Story',
    onPlay(function* (me) {
      const isFree = yield* look((q) => q.minionsInPlay().some((ix) => isYours(me)(q, ix) && isSlasher(q, ix)));
      yield* drawOffTheTop(me.seat, isFree ? (q, ix) => q.isMinionCard(ix) : isSlasher);
      yield* extraAction(me.seat);
    }),
  ),

  /** From your discard pile, draw an action that can be played on a minion. You may play it as an extra action. */
  card(
    'The End?',
    onPlay(function* (me) {
      const actions = yield* look((q) => q.discard(me.seat).filter((ix) => isForMinions(q, ix)));
      const action = yield* chooseCard(me.seat, 'Choose an action for a minion', actions);
      if (action === null) return;
      yield* act(ops.drawCard(me.seat, action));
      yield* mayPlayIt(me, action);
    }),
  ),

  /** Put this on one of your minions. Ongoing: After one or more minions here are destroyed, this minion gets, this turn, extra power equal to the power of one of the destroyed minions. */
  card(
    'Austin Kirk Mask',
    onYourMinion,
    after('destroy', { together: true, when: destroyedHere, still: isStillOnMinion }, function* (me) {
      const powers = [...new Set(me.args.powers)];
      const labels = Object.fromEntries(powers.map((n) => [`${n}`, `+${n} power`]));
      const n = Number(yield* chooseOne(me.seat, 'Choose the power it gets', labels));
      yield* eachGets([yield* look((q) => host(q, me))], n);
    }),
  ),

  /** Put this on one of your minions. Ongoing: At the start of your turn, place a +1 power counter on this minion. After a minion is destroyed, you may move this minion to the base of the destroyed minion or from that base to another. */
  card(
    'Chainsaw',
    onYourMinion,
    atStartOfYourTurn(function* (me) {
      yield* act(ops.counters(yield* look((q) => host(q, me)), 1));
    }),
    after(
      'destroy',
      {
        may: true,
        when: (q, _me, destroyed) => wasMinion(q, destroyed),
        possible: (q, me) => isStillOnMinion(q, me) && q.isBase(me.args.base) && hasOtherBase(q),
      },
      function* (me) {
        const scene = me.args.base;
        const minion = yield* look((q) => host(q, me));
        if (yield* look((q) => q.base(minion) !== scene)) yield* act(ops.move(minion, scene));
        else yield* moveEach(me, [minion]);
      },
    ),
  ),

  /** Put this on one of your minions. Talent: A minion here gets -1 power until the start of your next turn. Ongoing: Place a +1 power counter on this minion after one or more minions here are destroyed. */
  card(
    'Clawed Glove',
    onYourMinion,
    talent(function* (me) {
      const until = yield* untilYourTurn(me.seat);
      yield* toOneMinion(me, 'Choose a minion here to weaken', isHere(me), (ix) => ops.power(ix, -1, until));
    }),
    after('destroy', { together: true, when: destroyedHere, still: isStillOnMinion }, function* (me) {
      yield* act(ops.counters(yield* look((q) => host(q, me)), 1));
    }),
  ),

  /** Put this on one of your minions. Talent: Move this minion to a base where another player has a minion. Ongoing: After one or more minions here are destroyed, your minions here get +1 power each this turn. If this minion destroyed a minion this turn, return this card to your hand at the end of the turn. */
  card(
    'Machete',
    onYourMinion,
    talent(
      function* (me) {
        const minion = yield* look((q) => host(q, me));
        const to = yield* chooseBase(me.seat, 'Choose the base it moves to', yield* look((q) => hunted(q, me)));
        if (to !== null) yield* act(ops.move(minion, to));
      },
      (q, me) => hunted(q, me).length > 0,
    ),
    after('destroy', { together: true, when: destroyedHere }, function* (me) {
      // Destroyed with its minion, it still reacts: "here" is where that happened (RES-4).
      yield* minionsGet(me, (q, _me, ix) => both(isYours(me), isAt(me.args.base))(q, ix), 1);
    }),
    at('turnEnd', { still: (q, me) => q.hasDestroyedMinion(host(q, me)) }, function* (me) {
      yield* act(ops.returnToHand(me.self));
    }),
  ),

  /** Put this on one of your minions. Ongoing: While you do not control this minion, its abilities are cancelled. Draw a card after one or more minions are destroyed. */
  card(
    'Puzzle Box',
    onYourMinion,
    cancelsHost((q, me) => !isYours(me)(q, host(q, me))),
    after('destroy', { together: true, when: (q, _me, destroyed) => wasMinion(q, destroyed) }, function* (me) {
      yield* act(ops.draw(me.seat, 1));
    }),
  ),

  ...slashersBases,
]);
