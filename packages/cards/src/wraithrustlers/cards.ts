import {
  type AbilityContext,
  act,
  actionDestroyed,
  actionsOnBases,
  after,
  both,
  breakpointHere,
  byYou,
  type CardIx,
  card,
  chooseBase,
  chooseCard,
  chooseParts,
  chooseToDo,
  drawOffTheTop,
  type EventOf,
  eachGets,
  endOfTurn,
  extraAction,
  faction,
  hasDeck,
  hasLabel,
  hasOtherBase,
  here,
  host,
  hostPower,
  isHere,
  isYours,
  look,
  mayPlayExtraAction,
  onPlay,
  onPlayThere,
  ops,
  ownPower,
  playCard,
  playedAt,
  playNow,
  powerAtMost,
  type Query,
  type Script,
  scoringBase,
  searchForTopCard,
  special,
  talent,
  transferElsewhere,
  yourActionsHere,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { wraithrustlersBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

const isWraith = (q: Query, ix: CardIx): boolean => hasLabel(q.def(ix), 'Wraith');
const isElsewhere = (me: AbilityContext) => (q: Query, ix: CardIx) => !isHere(me)(q, ix);

/** Ongoing: The breakpoint of this base is 3 higher. */
const haunts = breakpointHere(() => 3);
const isThis = (_q: Query, me: AbilityContext, event: EventOf<'destroy' | 'gone'>): boolean => event.card === me.self;

/** Chooses one of your actions on this base and destroys it. */
function* bustOneHere(me: AbilityContext): Script<boolean> {
  const mine = yield* look((q) => q.actionsOn(here(q, me)).filter((ix) => isYours(me)(q, ix)));
  const busted = yield* chooseCard(me.seat, 'Destroy one of your actions here', mine);
  return busted !== null && (yield* act(ops.destroy(busted)))[0]!;
}

/** Chooses an action on a base, and destroys it or transfers it to another base. */
function* destroyOrTransfer(me: AbilityContext): Script {
  const action = yield* chooseCard(me.seat, 'Choose an action on a base', yield* look(actionsOnBases));
  if (action === null) return;
  const canGo = yield* look(hasOtherBase);
  const parts = { destroy: 'Destroy it', ...(canGo && { transfer: 'Transfer it to another base' }) };
  for (const part of yield* chooseParts(me, 'Destroy or transfer the action', parts)) {
    if (part === 'destroy') yield* act(ops.destroy(action));
    else yield* transferElsewhere(me.seat, action);
  }
}

export const wraithrustlers = faction(asFacts(facts), [
  /** Ongoing: After you destroy an action, each of your minions at its base gains +1 power this turn OR draw a card. Special: Before a base scores, you may transfer an action on that base to another base. */
  card(
    'Funkman',
    after(
      'destroy',
      { when: (_q, me, destroyed) => actionDestroyed(destroyed) && byYou(me, destroyed) },
      function* (me) {
        const parts = { power: '+1 power for your minions there', draw: 'Draw a card' };
        for (const part of yield* chooseParts(me, 'Choose what the destroyed action gives', parts)) {
          if (part === 'draw') yield* act(ops.draw(me.seat, 1));
          else yield* strengthenYoursAt(me, me.args.base, 1);
        }
      },
    ),
    special(
      'beforeScore',
      { may: true, possible: (q, me) => hasOtherBase(q) && q.actionsOn(scoringBase(me)).length > 0 },
      function* (me) {
        const actions = yield* look((q) => q.actionsOn(scoringBase(me)));
        const action = yield* chooseCard(me.seat, 'Choose the action that goes elsewhere', actions);
        if (action !== null) yield* transferElsewhere(me.seat, action);
      },
    ),
  ),

  /** Talent: Destroy one of your actions on this base to reduce the breakpoint of this base by 3 this turn. Ongoing: After a Wraith here is destroyed, you may play an extra action. */
  card(
    'Ellen',
    talent(
      function* (me) {
        const base = yield* look((q) => here(q, me));
        if (yield* bustOneHere(me)) yield* act(ops.breakpoint(base, -3, yield* endOfTurn()));
      },
      (q, me) => yourActionsHere(q, me) > 0,
    ),
    after(
      'destroy',
      {
        ...mayPlayExtraAction,
        when: (q, me, destroyed) =>
          actionDestroyed(destroyed) && isWraith(q, destroyed.card) && destroyed.base === here(q, me),
      },
      function* (me) {
        yield* extraAction(me.seat);
      },
    ),
  ),

  /** You may transfer one of your actions on another base to here. Ongoing: This minion has +2 power if a Wraith was destroyed here this turn. */
  card(
    'Roy',
    onPlay(function* (me) {
      const actions = yield* look((q) => actionsOnBases(q).filter((ix) => both(isYours(me), isElsewhere(me))(q, ix)));
      const action = yield* chooseCard(me.seat, 'Transfer one of your actions to here', actions, { may: true });
      if (action !== null) yield* act(ops.transfer(action, yield* look((q) => here(q, me))));
    }),
    ownPower((q, me) => (wasWraithBusted(q, here(q, me)) ? 2 : 0)),
  ),

  /** You may destroy one of your actions on this base OR reveal cards from the top of your deck until a Wraith shows, draw it and shuffle the other revealed cards into your deck. */
  card(
    'Watson',
    onPlay(function* (me) {
      const [canBust, canDig] = yield* look((q) => [yourActionsHere(q, me) > 0, hasDeck(q, me)]);
      if (!canBust && !canDig) return;
      if (!(yield* chooseToDo(me.seat, 'Destroy an action here or draw a Wraith', 'Do one of them', 'Do neither')))
        return;
      const parts = { ...(canBust && { destroy: 'Destroy an action here' }), ...(canDig && { draw: 'Draw a Wraith' }) };
      for (const part of yield* chooseParts(me, 'Choose which', parts)) {
        if (part === 'destroy') yield* bustOneHere(me);
        else yield* drawOffTheTop(me.seat, isWraith);
      }
    }),
  ),

  /** Wraith. Put this on a base. Talent: Choose an action in your discard pile that can be played on a base and store it under this card. Ongoing: The breakpoint of this base is 3 higher. When this card leaves play, for each base you may play one action stored under this card there as an extra action. */
  card(
    'Ancient Sumerian God',
    talent(
      function* (me) {
        const actions = yield* look((q) => q.discard(me.seat).filter((ix) => q.isPlayedOn(ix, 'base')));
        const action = yield* chooseCard(me.seat, 'Choose the action to store', actions);
        if (action !== null) yield* act(ops.store(action, me.self, me.seat));
      },
      (q, me) => q.discard(me.seat).some((ix) => q.isPlayedOn(ix, 'base')),
    ),
    haunts,
    after('gone', { may: true, when: isThis, possible: (q, me) => canPlayStored(q, me) }, function* (me) {
      let open = yield* look((q) => [...q.bases()]);
      for (;;) {
        const { stored } = me.args;
        const playable = yield* look((q) => stored.filter((ix) => placesOf(q, me, ix, open).length > 0));
        const action = yield* chooseCard(me.seat, 'Play an action that was stored under it', playable, { may: true });
        if (action === null) return;
        const places = yield* look((q) => placesOf(q, me, action, open));
        const to = yield* chooseBase(me.seat, 'Choose the base to play it on', places);
        yield* playNow({ card: action, at: to!, seat: me.seat });
        open = open.filter((base) => base !== to);
      }
    }),
  ),

  /** Wraith. Put this on a base. You may choose a minion with power 3 or less in your hand or discard pile and store it under this card. Ongoing: The breakpoint of this base is 3 higher. After the destruction of this card, you may play a minion stored under it as an extra minion. */
  card(
    'Demon Dogs',
    onPlayThere(function* (me) {
      const isWeak = both((q, ix) => q.isMinionCard(ix), powerAtMost(3));
      const minions = yield* look((q) => [...q.hand(me.seat), ...q.discard(me.seat)].filter((ix) => isWeak(q, ix)));
      const minion = yield* chooseCard(me.seat, 'Store a minion of power 3 or less', minions, { may: true });
      if (minion === null) return;
      if (yield* look((q) => q.isInHand(minion, me.seat))) yield* act(ops.reveal(me.seat, [minion]));
      yield* act(ops.store(minion, me.self, me.seat));
    }),
    haunts,
    after(
      'destroy',
      { may: true, when: isThis, possible: (q, me) => playableStored(q, me).length > 0 },
      function* (me) {
        const minions = yield* look((q) => playableStored(q, me));
        const minion = yield* chooseCard(me.seat, 'Play a minion that was stored under it', minions);
        if (minion !== null) yield* playCard(me.seat, minion, { as: 'minion' });
      },
    ),
  ),

  /** Put this on a base. Talent: Transfer this action to another base to move one of your minions here to that base. If a minion was moved, you may destroy an action on that base. */
  card(
    'Ectoplasm One',
    talent(function* (me) {
      const from = yield* look((q) => here(q, me));
      const to = yield* transferElsewhere(me.seat, me.self);
      if (to === null) return;
      const riders = yield* look((q) => q.minionsOf(me.seat, from));
      const rider = yield* chooseCard(me.seat, 'Choose the minion that goes along', riders);
      if (rider === null || !(yield* act(ops.move(rider, to)))[0]) return;
      const actions = yield* look((q) => q.actionsOn(to));
      const action = yield* chooseCard(me.seat, 'Destroy an action on that base', actions, { may: true });
      if (action !== null) yield* act(ops.destroy(action));
    }, hasOtherBase),
  ),

  /** Wraith. Put this on a base. Ongoing: The breakpoint of this base is 3 higher. Draw three cards after this card is destroyed. */
  card(
    'Librarian Haunt',
    haunts,
    after('destroy', { when: isThis }, function* (me) {
      yield* act(ops.draw(me.seat, 3));
    }),
  ),

  /** Choose an action that is on a base; destroy it OR transfer it to another base. Special: This card may also be played before a base scores. */
  card('Resurgence', onPlay(destroyOrTransfer), playedAt('beforeScore', destroyOrTransfer)),

  /** Wraith. Put this on a base. Ongoing: The breakpoint of this base is 3 higher. After this card is destroyed, your minions here each gain +2 power this turn. */
  card(
    'Slimy',
    haunts,
    after('destroy', { when: isThis }, function* (me) {
      yield* strengthenYoursAt(me, me.args.base, 2);
    }),
  ),

  /** Search your deck for any card, reveal it and place it on top of your deck. */
  card(
    'The Tools and The Talent',
    onPlay(function* (me) {
      yield* searchForTopCard(me.seat, 'Choose the card to place on top', () => true);
    }),
  ),

  /** Put this on a minion. Ongoing: This minion has +2 power. Talent: Destroy one of your actions on the base of this minion to place a +1 power counter on this minion. */
  card(
    'Unlicensed Nuclear Accelerator',
    hostPower(2),
    talent(
      function* (me) {
        const minion = yield* look((q) => host(q, me));
        if (yield* bustOneHere(me)) yield* act(ops.counters(minion, 1));
      },
      (q, me) => yourActionsHere(q, me) > 0,
    ),
  ),

  ...wraithrustlersBases,
]);

function* strengthenYoursAt(me: AbilityContext, base: CardIx, n: number): Script {
  yield* eachGets(yield* look((q) => q.minionsOf(me.seat, base)), n);
}
const wasWraithBusted = (q: Query, base: CardIx): boolean =>
  q.s.destroyed.some((one) => one.as === 'action' && one.base === base && hasLabel(q.defs[one.def]!, 'Wraith'));
/** A card stored under this one: in the discard pile by now, unless something else has happened to it. */
const isReleased = (q: Query, ix: CardIx): boolean => q.card(ix).zone === 'discard';
type OfStored = AbilityContext<{ stored: CardIx[] }>;
const canPlayStored = (q: Query, me: OfStored): boolean =>
  me.args.stored.some((ix) => placesOf(q, me, ix, q.bases()).length > 0);
/** The minions stored under this card that can be played. */
const playableStored = (q: Query, me: OfStored): CardIx[] =>
  me.args.stored.filter((ix) => isReleased(q, ix) && q.hasPlace(me.seat, ix, 'minion'));
const placesOf = (q: Query, me: AbilityContext, action: CardIx, bases: readonly CardIx[]): CardIx[] =>
  isReleased(q, action) ? bases.filter((base) => q.isBase(base) && q.canPlay(me.seat, action, base)) : [];
