import {
  type Ask,
  type CardIx,
  type Cause,
  type EventFrame,
  NOBODY,
  type Op,
  type Option,
  type Trigger,
} from '../model/index.ts';
import { opWith } from '../model/shape.ts';
import type { Active } from '../query/active.ts';
import { causeOf } from '../query/cause.ts';
import { isUsedUp } from '../query/limit.ts';
import { useOptionOf } from '../query/plays.ts';
import { isStopped } from '../query/restrictions.ts';
import { type Effect, effectOf, isAffecting } from '../registry/effect.ts';
import { defineFrame } from '../registry/frame.ts';
import { listOfInsteads, listOfTriggers } from '../registry/lists.ts';
import type { ReplacementEffect } from '../script/definition.ts';
import { collectLeftOver, takeLeftOverAlong, takenAlong } from './along.ts';
import { applies } from './applies.ts';
import { ANYWAY } from './bases/leave.ts';
import { openName } from './cause.ts';
import { commit } from './commit.ts';
import { credited } from './credit.ts';
import { departure } from './departure.ts';
import { goInTurn, goToNext } from './event-order.ts';
import { DONE, type Game, NOT_DONE, OPEN, pickOne, REPLACED, VOID } from './game.ts';
import { answerRescues, mayBeRescued, offerRescues } from './optional-rescues.ts';
import { keepPermissions } from './permissions.ts';
import { notePowers, tellOfPower } from './power-gains.ts';
import { mayBePrevented, protector } from './protection.ts';
import { allRescues, rescueOf } from './rescue.ts';
import { noteDeeds, offerSharing } from './share.ts';
import { usesAbility } from './specials.ts';
import { collectStrengthening } from './strengthen.ts';
import { collect, collectStandard, keep } from './triggers.ts';
import { leavePlay } from './zones/leave-play.ts';
import { isDiscarded, isTurnedAway } from './zones/zones.ts';

/**
 * The one gate: protections → "instead" → check again → commit → triggers. Several ops are simultaneous (RES-10).
 * `isVoid`: the ops aimed at a card that has become a new one, which are skipped (IO-1). Returns what happened per op
 * if nobody had to be asked; otherwise null, and the result comes through `ret`.
 */
export function perform(g: Game, own: Op[], cause: Cause, isVoid: boolean[] | null = null): boolean[] | null {
  const along = takenAlong(g, own);
  const ops = along.length === 0 ? own : [...along, ...own];
  const out = ops.length === 1 && !isVoid ? [OPEN] : ops.map(isOpen);
  if (isVoid) markVoid(out, isVoid, along.length);
  if (isFree(g, ops, cause)) {
    const done = commitAll(g, ops, out, cause, NO_CARDS);
    return along.length === 0 ? done : done.slice(along.length);
  }
  const frame: EventFrame = {
    f: 'event',
    ops,
    cause,
    i: 0,
    next: undefined,
    out,
    along: along.length,
    used: [],
    replacedBy: null,
    waiting: false,
    sharing: false,
    rescueAsked: undefined,
    rescueDeclined: undefined,
  };
  goInTurn(g.q, frame);
  g.push(frame);
  if (!prepare(g, frame)) return null;
  g.s.stack.pop();
  return commitFrame(g, frame);
}

const GONE = listOfInsteads('gone');
const SHARE = listOfTriggers('share');

function markVoid(out: number[], isVoid: readonly boolean[], from: number): void {
  for (let i = 0; i < isVoid.length; i++) if (isVoid[i]) out[from + i] = VOID;
}

/** Every op is open at first. */
const isOpen = (): number => OPEN;

const NO_CARDS: readonly CardIx[] = [];
/** Nothing in play could prevent, replace or share any of these, and nobody may take a card into hand instead. */
function isFree(g: Game, ops: readonly Op[], cause: Cause): boolean {
  const { q } = g;
  const isPreventable = mayBePrevented(cause);
  if (isPreventable && q.hasShields()) return false;
  if (q.catalogue.protects || q.catalogue.replaces) {
    const active = q.active();
    if (isPreventable && active.protect.length > 0) return false;
    if (active.replaces) for (let i = 0; i < ops.length; i++) if (mayBeReplaced(g, ops[i]!)) return false;
  }
  if (mayBeRescued(g, ops)) return false;
  return !q.catalogue.shares || q.active().triggersIn(SHARE).length === 0;
}

/** An active ability may stop this op, or its card leaving play. */
const mayBeReplaced = (g: Game, op: Op): boolean => {
  const active = g.q.active();
  return (
    active.insteadsIn(effectOf(op.verb).insteads).length > 0 ||
    (active.averts.length > 0 && isAffecting(op.verb)) ||
    (active.insteadsIn(GONE).length > 0 && departure(g, op) !== null)
  );
};

function stepEvent(g: Game, frame: EventFrame): void {
  if (frame.replacedBy) {
    const { card, def, ix, seat } = frame.replacedBy;
    g.useUp(g.ability(frame.replacedBy) as ReplacementEffect, card, def, ix, seat);
    usesAbility(g, frame.replacedBy, seat);
  }
  frame.replacedBy = null;
  if (!prepare(g, frame)) return;
  g.s.stack.pop();
  const done = commitFrame(g, frame);
  g.s.stack.push(frame);
  g.ret(done);
}

/** An ability gets the results of its own ops, not of those added by sharing or by cards that leave with a base. */
function commitFrame(g: Game, frame: EventFrame): boolean[] {
  const done = commitAll(g, frame.ops, frame.out, frame.cause, frame.rescueDeclined ?? NO_CARDS);
  return frame.along || g.q.catalogue.shares ? ofOwnOps(frame, done) : done;
}
const ofOwnOps = ({ ops, along = 0 }: EventFrame, done: readonly boolean[]): boolean[] =>
  done.filter((_, i) => i >= along && !ops[i]!.shared);

/**
 * Effects certain to happen may be shared, and the shared ops are prepared in turn. Then players choose which of the
 * leaving cards they take into hand. False if an ability must resolve, or a player answer, first.
 */
function prepare(g: Game, frame: EventFrame): boolean {
  if (!sift(g, frame) || (takeLeftOverAlong(g, frame) && !sift(g, frame))) return false;
  if (!frame.sharing) {
    frame.sharing = true;
    if (g.q.catalogue.shares && offerSharing(g, frame)) return false;
  }
  return !offerRescues(g, frame);
}

/** Protections and replacements, op by op. False if an ability must resolve first. */
function sift(g: Game, frame: EventFrame): boolean {
  const { ops, cause, out } = frame;
  while (frame.i < ops.length) {
    const op = ops[frame.i]!;
    const credit = credited(op, cause);
    if (out[frame.i] === VOID) forgetOffers(frame);
    else if (!applies(g, op, cause)) out[frame.i] = NOT_DONE;
    else {
      const shield = frame.used.length === 0 ? protector(g, op, credit) : NOBODY;
      if (shield !== NOBODY) {
        out[frame.i] = NOT_DONE;
        g.emit('immune', { card: g.shown(op.card), cause: openName(g, shield), text: op.verb, rule: 'CAN-1' });
      } else if (replace(g, frame, op, credit)) return false;
    }
    goToNext(frame);
    forgetOffers(frame);
  }
  return true;
}
function forgetOffers(frame: EventFrame): void {
  if (frame.used.length > 0) frame.used = [];
}

/**
 * RES-7. True if an "instead" was started for this op, or somebody must choose one: the current player orders several
 * (CONF-2), and identical ones need no order (RES-9).
 */
function replace(g: Game, frame: EventFrame, op: Op, cause: Cause): boolean {
  const ways = replacements(g, frame, op, cause);
  const first = ways[0];
  if (!first) return false;
  if (ways.every((way) => alike(way, first)) || g.s.seats[g.s.current]!.out)
    return begin(g, frame, first, cause) || replace(g, frame, op, cause);
  const options = ways.map(({ me, def, ix }) => useOptionOf(me.seat, me.self, def, ix));
  g.ask(pickOne(g.s.current, 'react', 'Choose which happens first', options));
  return true;
}

/**
 * The replacements not yet offered for this op. Preventing comes before replacing: a destruction that fails has nothing
 * to replace.
 */
function replacements(g: Game, frame: EventFrame, op: Op, cause: Cause): readonly Active<ReplacementEffect>[] {
  if (!g.q.catalogue.replaces || !g.q.active().replaces || op.text === ANYWAY) return NO_WAYS;
  const { averts } = g.q.active();
  const instead = g.q.active().insteadsIn(effectOf(op.verb).insteads);
  const leaving = g.q.active().insteadsIn(GONE);
  const gone = leaving.length > 0 ? departure(g, op) : null;
  if (averts.length + instead.length === 0 && !gone) return NO_WAYS;
  return standing(g, frame, op, cause, averts, instead, gone, leaving);
}
function standing(
  g: Game,
  frame: EventFrame,
  op: Op,
  cause: Cause,
  averts: readonly Active<ReplacementEffect>[],
  instead: readonly Active<ReplacementEffect>[],
  gone: Op | null,
  leaving: readonly Active<ReplacementEffect>[],
): readonly Active<ReplacementEffect>[] {
  const ways: Active<ReplacementEffect>[] = [];
  if (isAffecting(op.verb)) for (const way of averts) if (stands(g, frame, way, op, cause)) ways.push(way);
  if (ways.length > 0) return ways;
  for (const way of instead) if (stands(g, frame, way, op, cause)) ways.push(way);
  if (gone) for (const way of leaving) if (stands(g, frame, way, gone, cause)) ways.push(way);
  return ways.length > 0 ? inTime(ways) : NO_WAYS;
}
const stands = (g: Game, frame: EventFrame, way: Active<ReplacementEffect>, op: Op, cause: Cause): boolean =>
  !(frame.used.length > 0 && frame.used.includes(keyOf(way))) &&
  !isSpent(g, way) &&
  !isStopped(g.q, way.ability, way.me.seat) &&
  way.ability.when(g.q, way.me, op, cause) &&
  !cameOf(g, way, op.card);
/** "Before it is …": only once it is certain to happen. */
function inTime(ways: readonly Active<ReplacementEffect>[]): readonly Active<ReplacementEffect>[] {
  const replacing = ways.filter((way) => !way.ability.before);
  return replacing.length > 0 ? replacing : ways;
}

/**
 * RES-7: an "instead" does not replace its own replacement, nor a replacement of that. The event is on top of the
 * stack; each "instead" lies on the event that it replaces.
 */
function cameOf(g: Game, { me, def, ix }: Active<ReplacementEffect>, card: CardIx): boolean {
  const { stack } = g.s;
  for (let at = stack.length - 2; at > 0; at -= 2) {
    const [script, event] = [stack[at]!, stack[at - 1]!];
    if (script.f !== 'script' || event.f !== 'event' || !event.waiting) return false;
    const { ref, args } = script;
    if (ref.card === me.self && ref.def === def && ref.ix === ix && args.card === card) return true;
  }
  return false;
}

const NO_WAYS: readonly Active<ReplacementEffect>[] = [];
/** An "instead" that replaced nothing is not used up. */
const isSpent = (g: Game, { me, def, ix, ability }: Active<ReplacementEffect>): boolean =>
  isUsedUp(g.q, ability, me.self, def, ix, me.seat);
const keyOf = ({ me, def, ix }: Active<ReplacementEffect>): string => `${me.self}.${def}.${ix}`;
const alike = (one: Active<ReplacementEffect>, other: Active<ReplacementEffect>): boolean =>
  one.def === other.def && one.ix === other.ix && one.me.seat === other.me.seat;

/** Starts an "instead". False if it has been used too often (LOOP-1). */
function begin(g: Game, frame: EventFrame, way: Active<ReplacementEffect>, cause: Cause): boolean {
  frame.used.push(keyOf(way));
  const { me, def, ix } = way;
  const ref = { card: me.self, def, ix };
  if (!g.countUse(ref)) return false;
  const args = { card: frame.ops[frame.i]!.card, by: cause.seat, byCard: cause.card };
  frame.waiting = true;
  g.push({ f: 'script', ref, seat: me.seat, args, journal: [], at: '' });
  return true;
}

/** The current player has chosen which "instead" comes first, or a player which cards to take into hand. */
function answerEvent(g: Game, frame: EventFrame, { options }: Ask, picked: Option[]): void {
  if (frame.i >= frame.ops.length) answerRescues(frame, options, picked);
  else answerReplacement(g, frame, picked[0]!);
}
function answerReplacement(g: Game, frame: EventFrame, picked: Option): void {
  const op = frame.ops[frame.i]!;
  const credit = credited(op, frame.cause);
  const way = replacements(g, frame, op, credit).find(
    ({ me, def, ix }) => me.self === picked.card && def === picked.def && ix === picked.ix,
  );
  if (way) begin(g, frame, way, credit);
}

function commitAll(g: Game, ops: Op[], out: number[], cause: Cause, declined: readonly CardIx[]): boolean[] {
  notePowers(g);
  const found: Trigger[] = [];
  let comes: [Effect, CardIx[]][] | null = null;
  let takesAlong = false;
  g.rescues = allRescues(g, ops, declined);
  // Checked again after all replacements: an earlier op of the group may have changed the subject.
  for (let i = 0; i < ops.length; i++) {
    const op = ops[i]!;
    if (out[i] !== OPEN) continue;
    const effect = effectOf(op.verb);
    if (effect.takesAlong !== undefined) takesAlong = true;
    const credit = credited(op, cause);
    if (applies(g, op, cause) && !(g.q.hasShields() && protector(g, op, credit) !== NOBODY)) {
      if (rescue(g, op, effect)) {
        out[i] = REPLACED;
        continue;
      }
      collect(g, goesToClosedHand(g, op, effect) ? placedInDiscard(op) : op, credit, found);
      collectStandard(g, op, credit, found);
      collectStrengthening(g, op, credit, found);
    } else out[i] = NOT_DONE;
  }
  if (takesAlong) collectLeftOver(g, ops, out, found);
  for (let i = 0; i < ops.length; i++) {
    if (out[i] !== OPEN) continue;
    const op = ops[i]!;
    // An earlier op of the group may have taken this card along (an action whose minion left).
    if (ops.length === 1 || applies(g, op, cause)) {
      noteDeeds(g, op, cause);
      const effect = effectOf(op.verb);
      const isReplaced = goesToClosedHand(g, op, effect);
      if (effect.bringsBase !== undefined) comes = [...(comes ?? []), [effect, bringBases(g, op, cause)]];
      else commit(g, op, cause);
      out[i] = isReplaced ? REPLACED : DONE;
    } else out[i] = NOT_DONE;
  }
  g.rescues = null;
  if (comes) for (const [{ bringsBase }, bases] of comes) for (const base of bases) bringsBase!(g, base);
  for (let i = 0; i < ops.length; i++) {
    if (out[i] === DONE || out[i] === VOID) continue;
    const op = ops[i]!;
    const { otherwise } = effectOf(op.verb);
    if (otherwise !== undefined && applies(g, op, cause)) otherwise(g, op, cause, out[i] === REPLACED);
  }
  keepPermissions(g);
  if (found.length > 0) keep(g, ops.length > 1 ? withoutOwnGroup(ops, out, found) : found);
  tellOfPower(g, cause);
  // RES-7: a replaced op never happened, so nothing that depends on it does.
  return out.length === 1 ? [isDone(out[0]!)] : out.map(isDone);
}
const isDone = (o: number): boolean => o === DONE;

/** RES-7: the card cannot go to that hand and is discarded instead, so nothing was returned; but it was swapped. */
const goesToClosedHand = (g: Game, op: Op, effect: Effect): boolean =>
  g.q.catalogue.closesHands && effect.ahead === undefined && effect.sendsTo?.(op, g) === 'hand' && isTurnedAway(g, op);
const placedInDiscard = ({ card }: Op): Op => opWith('place', { card, spot: 'discard' });

/** RES-10: a minion moved in a group does not react to the others in that group. */
function withoutOwnGroup(ops: Op[], out: readonly number[], found: Trigger[]): Trigger[] {
  const moved = (card: CardIx): boolean =>
    ops.some((op, i) => op.verb === 'move' && op.card === card && out[i] === DONE);
  return found.filter(
    ({ card, args }) => args.verb !== 'move' || card === args.card || !moved(card) || !moved(args.card as CardIx),
  );
}

/** Commits, and returns the bases that have entered play. A destroyed base may come straight back (SCORE-10). */
function bringBases(g: Game, op: Op, cause: Cause): CardIx[] {
  const before = g.s.table.filter((ix) => ix !== op.card);
  commit(g, op, cause);
  return g.s.table.filter((ix) => g.s.big || !before.includes(ix));
}

/** RES-7: a card rescued from the discard pile goes to a hand; the op that would have sent it away never happened. */
function rescue(g: Game, op: Op, { sendsTo }: Effect): boolean {
  const spot = g.rescues && sendsTo ? sendsTo(op, g) : null;
  if (spot === null || !isDiscarded(g, op, spot)) return false;
  const found = rescueOf(g, op.card);
  if (found) leavePlay(g, op.card, 'discard', 'place', causeOf(g.q, found.by));
  return found !== undefined;
}

defineFrame('event', { step: stepEvent, answer: answerEvent });
