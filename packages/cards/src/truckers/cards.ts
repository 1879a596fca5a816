import {
  act,
  actionsOnBases,
  card,
  chooseCard,
  chooseMinion,
  chooseMinions,
  chooseOne,
  chooseOtherBase,
  chooseParts,
  endOfTurn,
  extraAction,
  faction,
  fromAnothersCard,
  hasOtherBase,
  here,
  isActionOnBase,
  isPlayableAction,
  isYours,
  look,
  onPlay,
  ops,
  ownPower,
  playCard,
  playedAt,
  powerHere,
  protect,
  type Query,
  scoringBase,
  talent,
  transferElsewhere,
  yourActionsHere,
  yourMinionHere,
} from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { truckersBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

const canDrive = (q: Query): boolean => actionsOnBases(q).length > 0 && hasOtherBase(q);

export const truckers = faction(asFacts(facts), [
  /** You may gain control of one action on this base. Talent: Play an extra action on a base OR choose an action on a base and transfer it to another base. */
  card(
    '"El Bandido"',
    onPlay(function* (me) {
      const others = yield* look((q) => q.actionsOn(here(q, me)).filter((ix) => !isYours(me)(q, ix)));
      const action = yield* chooseCard(me.seat, 'Gain control of an action on this base', others, { may: true });
      if (action !== null) yield* act(ops.control(action, me.seat));
    }),
    talent(function* (me) {
      const parts: Record<string, string> = { play: 'Play an extra action on a base' };
      if (yield* look(canDrive)) parts.transfer = 'Transfer an action to another base';
      for (const part of yield* chooseParts(me, 'Play an action on a base, or transfer one', parts)) {
        if (part === 'play') yield* extraAction(me.seat, { onto: 'base' });
        else {
          const action = yield* chooseCard(me.seat, 'Choose the action to transfer', yield* look(actionsOnBases));
          if (action !== null) yield* transferElsewhere(me.seat, action);
        }
      }
    }),
  ),

  /** Ongoing: This minion has +1 power for every action of yours on this base. */
  card('"Rubber Chicken"', ownPower(yourActionsHere)),

  /** Talent: If this base has an action on it, move this minion to another base to transfer one of the actions on this base to the same place. */
  card(
    '"Skinny Minnie"',
    talent(
      function* (me) {
        const actions = yield* look((q) => q.actionsOn(here(q, me)));
        const to = yield* chooseOtherBase(me.seat, me.self, yield* look((q) => q.name(me.self)));
        const [moved] = yield* act(...(to === null ? [] : [ops.move(me.self, to)]));
        if (!moved) return;
        const action = yield* chooseCard(me.seat, 'Choose the action that goes along', actions);
        if (action !== null) yield* act(ops.transfer(action, to!));
      },
      (q, me) => q.actionsOn(here(q, me)).length > 0 && hasOtherBase(q),
    ),
  ),

  /** Draw a card if you have an action on this base. */
  card(
    '"Good Buddy"',
    onPlay(function* (me) {
      if ((yield* look((q) => yourActionsHere(q, me))) > 0) yield* act(ops.draw(me.seat, 1));
    }),
  ),

  /** Put this on a base. Ongoing: Other players' cards cannot destroy or move your minions here. */
  card(
    'Armored Truck',
    protect(
      (q, me, op, cause) =>
        (op.verb === 'destroy' || op.verb === 'move') && fromAnothersCard(me, cause) && yourMinionHere(q, me, op.card),
    ),
  ),

  /** Put this on a base. Talent: Transfer this action to another base to transfer or move to the same base one other card here that you control. */
  card(
    'Cab-over Pete',
    talent(function* (me) {
      const cards = yield* look((q) => {
        const base = here(q, me);
        const all = [...q.minionsAt(base), ...q.titansAt(base), ...q.actionsOn(base), ...q.buriedAt(base)];
        return all.filter((ix) => ix !== me.self && isYours(me)(q, ix));
      });
      const to = yield* transferElsewhere(me.seat, me.self);
      if (to === null) return;
      const other = yield* chooseCard(me.seat, 'Choose your card that goes along', cards);
      if (other === null) return;
      yield* act((yield* look((q) => isActionOnBase(q, other))) ? ops.transfer(other, to) : ops.move(other, to));
    }, hasOtherBase),
  ),

  /** Put this on a base. Ongoing: For each of your actions on this base, this one included, you have +1 power here. */
  card('Convoy', powerHere(yourActionsHere)),

  /** Put this on a base. Talent: Transfer this action to another base to move there up to three of your minions that are here. */
  card(
    'Dekotora',
    talent(function* (me) {
      const mine = yield* look((q) => q.minionsOf(me.seat, here(q, me)));
      const to = yield* transferElsewhere(me.seat, me.self);
      if (to === null) return;
      const along = yield* chooseMinions(me, 'Choose your minions that go along', (_q, ix) => mine.includes(ix), {
        may: true,
        max: 3,
      });
      yield* act(...along.map((ix) => ops.move(ix, to)));
    }, hasOtherBase),
  ),

  /** As an extra action, play an action from your discard pile that can be played on a base. */
  card(
    "Fixin' to Fix It",
    onPlay(function* (me) {
      const fitting = yield* look((q) =>
        q.discard(me.seat).filter((ix) => isPlayableAction(q, me.seat, ix, { onto: 'base' })),
      );
      const action = yield* chooseCard(me.seat, 'Play an action on a base', fitting);
      if (action !== null) yield* playCard(me.seat, action, { as: 'action' });
    }),
  ),

  /** Put this on a base. Talent: Transfer this action to another base to move there one of your minions that is here. The moved minion gets +3 power this turn. */
  card(
    'High-Speed Chase',
    talent(function* (me) {
      const mine = yield* look((q) => q.minionsOf(me.seat, here(q, me)));
      const to = yield* transferElsewhere(me.seat, me.self);
      if (to === null) return;
      const minion = yield* chooseCard(me.seat, 'Choose your minion that goes along', mine);
      const [moved] = yield* act(...(minion === null ? [] : [ops.move(minion, to)]));
      if (moved) yield* act(ops.power(minion!, 3, yield* endOfTurn()));
    }, hasOtherBase),
  ),

  /** Pick one action on a base: you transfer it to another base and/or gain control of it. */
  card(
    'Hotwire',
    onPlay(function* (me) {
      const action = yield* chooseCard(me.seat, 'Choose an action on a base', yield* look(actionsOnBases));
      if (action === null) return;
      const isMine = yield* look((q) => isYours(me)(q, action));
      const how = isMine
        ? 'transfer'
        : yield* chooseOne(me.seat, 'Choose what happens to it', {
            transfer: 'Transfer it',
            control: 'Gain control of it',
            both: 'Transfer it and gain control of it',
          });
      if (how !== 'control') yield* transferElsewhere(me.seat, action);
      if (how !== 'transfer') yield* act(ops.control(action, me.seat));
    }),
  ),

  /** Special: Before a base scores, choose a minion there. For each of your actions on that base, it gets +2 power this turn. */
  card(
    'Rally',
    playedAt('beforeScore', function* (me) {
      const base = scoringBase(me);
      const minion = yield* chooseMinion(me, 'Choose a minion at the base', (q, ix) => q.base(ix) === base);
      const actions = yield* look((q) => q.actionsOn(base).filter((ix) => isYours(me)(q, ix)).length);
      if (minion !== null && actions > 0) yield* act(ops.power(minion, 2 * actions, yield* endOfTurn()));
    }),
  ),

  ...truckersBases,
]);
