import {
  type Args,
  type CardIx,
  type Cause,
  type EventFrame,
  type Happened,
  NOBODY,
  type Op,
  type Option,
  type Seat,
  type Trigger,
} from '../model/index.ts';
import { type Active, NO_ARGS } from '../query/active.ts';
import { AFFECTING } from '../query/affect.ts';
import { isUsedUp, limitKey } from '../query/limit.ts';
import { useOptionOf } from '../query/plays.ts';
import { causeOf } from '../query/power.ts';
import { minionsAffected, standardPlay } from '../query/standard.ts';
import type { Instead, Triggered } from '../script/definition.ts';
import { applies } from './applies.ts';
import { baseEntersByCard, bringsBase } from './base-enters.ts';
import { takenAlong } from './base-leaves.ts';
import { commit, leavePlay, openName } from './commit.ts';
import { DONE, type Game, NOT_DONE, OPEN, pickOne, REPLACED } from './game.ts';
import { grant } from './grant.ts';
import { happenedOf } from './happened.ts';
import { allRescues, rescueOf, spotOf } from './rescue.ts';
import { noteDeeds, offerSharing } from './share.ts';
import { usesAbility } from './specials.ts';
import { collectUnseen } from './unseen.ts';
import { isDiscarded } from './zones.ts';

/** What rules themselves do. */
export const RULE: Cause = { card: NOBODY, seat: NOBODY, type: 'rule' };

/**
 * The one gate: protections → "instead" → check again → commit → triggers. Several ops are simultaneous (RES-10).
 * Returns what happened per op when nobody had to be asked; otherwise null, and the answer comes through `ret`.
 */
export function perform(g: Game, ops: Op[], cause: Cause): boolean[] | null {
  const out = ops.length === 1 ? [OPEN] : ops.map(isOpen);
  if (isFree(g, ops)) return commitAll(g, ops, out, cause);
  const frame: EventFrame = {
    f: 'event',
    ops,
    cause,
    i: 0,
    out,
    used: [],
    replacedBy: null,
    waiting: false,
    sharing: false,
  };
  g.push(frame);
  if (!prepare(g, frame)) return null;
  g.s.stack.pop();
  return commitFrame(g, frame);
}

/** In the beginning each of them is. */
const isOpen = (): number => OPEN;

/** Nothing in play could keep any of these from happening, come instead of it or share in it. */
function isFree(g: Game, ops: readonly Op[]): boolean {
  const { q } = g;
  if (q.hasShields()) return false;
  if (q.catalogue.protects || q.catalogue.replaces) {
    const active = q.active();
    if (active.protect.length + active.averts.length > 0) return false;
    for (let i = 0; i < ops.length; i++) if (active.insteadOf(ops[i]!.verb).length > 0) return false;
  }
  return !q.catalogue.shares || q.triggers('share').length === 0;
}

export function stepEvent(g: Game, frame: EventFrame): void {
  if (frame.replacedBy) {
    const { card, def, ix, seat } = frame.replacedBy;
    g.useUp(g.ability(frame.replacedBy) as Instead, card, def, ix, seat);
    usesAbility(g, frame.replacedBy, seat);
  }
  frame.replacedBy = null;
  if (!prepare(g, frame)) return;
  g.s.stack.pop();
  const done = commitFrame(g, frame);
  g.s.stack.push(frame);
  g.ret(done);
}

/** An ability is told what became of its own ops, not of those that were added as others share in them. */
function commitFrame(g: Game, { ops, out, cause }: EventFrame): boolean[] {
  const done = commitAll(g, ops, out, cause);
  return g.q.catalogue.shares ? done.filter((_, i) => !ops[i]!.shared) : done;
}

/** What is sure to happen may be shared in, and that is looked at in its turn. False when an ability has to be resolved first. */
function prepare(g: Game, frame: EventFrame): boolean {
  if (!sift(g, frame)) return false;
  if (frame.sharing) return true;
  frame.sharing = true;
  return !g.q.catalogue.shares || !offerSharing(g, frame);
}

/** Protections and replacements, op by op. False when an ability has to be resolved first. */
function sift(g: Game, frame: EventFrame): boolean {
  const { ops, cause, out } = frame;
  while (frame.i < ops.length) {
    const op = ops[frame.i]!;
    const credit = credited(op, cause);
    if (!applies(g, op, cause)) out[frame.i] = NOT_DONE;
    else {
      const shield = frame.used.length === 0 ? protector(g, op, credit) : NOBODY;
      if (shield !== NOBODY) {
        out[frame.i] = NOT_DONE;
        g.emit('immune', { card: g.shown(op.card), cause: openName(g, shield), text: op.verb, rule: 'CAN-1' });
      } else if (replace(g, frame, op, credit)) return false;
    }
    frame.i++;
    frame.used = [];
  }
  return true;
}

/** TERM-2: whom the card names to carry it out gets the credit. */
const credited = (op: Op, cause: Cause): Cause => (op.by === undefined ? cause : { ...cause, seat: op.by });

/** Cards protect from cards: what the rules do, and a choice among one's own fates, nothing prevents. */
function protector(g: Game, op: Op, cause: Cause): number {
  if (op.verb === 'fate' || cause.type === 'rule') return NOBODY;
  const found = g.q.protection(op, cause);
  // SWAP-2: if either card is immune the whole swap fails.
  if (found !== NOBODY || op.verb !== 'swap' || !g.q.isMinion(op.to)) return found;
  return g.q.protection({ ...op, card: op.to, to: op.card }, cause);
}

/**
 * RES-7. True when an "instead" was started for this op, or somebody has to say which: the current player orders
 * several (CONF-2), and nobody what is identical (RES-9).
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
 * Those not yet offered for this op. What keeps the effect off the card comes before what puts another in its place:
 * of a destruction that fails nothing is replaced.
 */
function replacements(g: Game, frame: EventFrame, op: Op, cause: Cause): readonly Active<Instead>[] {
  if (!g.q.catalogue.replaces) return NO_WAYS;
  const { averts } = g.q.active();
  const instead = g.q.active().insteadOf(op.verb);
  return averts.length + instead.length === 0 ? NO_WAYS : standing(g, frame, op, cause, averts, instead);
}
function standing(
  g: Game,
  frame: EventFrame,
  op: Op,
  cause: Cause,
  averts: readonly Active<Instead>[],
  instead: readonly Active<Instead>[],
): readonly Active<Instead>[] {
  const stands = (way: Active<Instead>): boolean =>
    !frame.used.includes(keyOf(way)) && !isSpent(g, way) && way.ability.when(g.q, way.me, op, cause);
  const off = AFFECTING.has(op.verb) ? averts.filter(stands) : [];
  if (off.length > 0) return off;
  const ways = instead.filter(stands);
  // "Before it is …": only when it is sure to happen.
  const replacing = ways.filter((way) => !way.ability.before);
  return replacing.length > 0 ? replacing : ways;
}

const NO_WAYS: readonly Active<Instead>[] = [];
/** Replacing nothing uses up nothing. */
const isSpent = (g: Game, { me, def, ix, ability }: Active<Instead>): boolean =>
  isUsedUp(g.q, ability, me.self, def, ix, me.seat);
const keyOf = ({ me, def, ix }: Active<Instead>): string => `${me.self}.${def}.${ix}`;
const alike = (one: Active<Instead>, other: Active<Instead>): boolean =>
  one.def === other.def && one.ix === other.ix && one.me.seat === other.me.seat;

/** False when it has been used too often (LOOP-1). */
function begin(g: Game, frame: EventFrame, way: Active<Instead>, cause: Cause): boolean {
  frame.used.push(keyOf(way));
  const { me, def, ix } = way;
  const ref = { card: me.self, def, ix };
  if (!g.countUse(ref)) return false;
  const args = { card: frame.ops[frame.i]!.card, by: cause.seat, byCard: cause.card };
  frame.waiting = true;
  g.push({ f: 'script', ref, seat: me.seat, args, journal: [], at: '' });
  return true;
}

/** The current player has said which "instead" comes first. */
export function answerEvent(g: Game, frame: EventFrame, picked: Option): void {
  const op = frame.ops[frame.i]!;
  const credit = credited(op, frame.cause);
  const way = replacements(g, frame, op, credit).find(
    ({ me, def, ix }) => me.self === picked.card && def === picked.def && ix === picked.ix,
  );
  if (way) begin(g, frame, way, credit);
}

function commitAll(g: Game, ops: Op[], out: number[], cause: Cause): boolean[] {
  const found: Trigger[] = [];
  let comes: CardIx[] | null = null;
  let endsBase = false;
  g.rescues = allRescues(g);
  // Checked again after all replacements: an earlier op of the group may have changed the subject.
  for (let i = 0; i < ops.length; i++) {
    const op = ops[i]!;
    if (out[i] !== OPEN) continue;
    if (op.verb === 'destroyBase') endsBase = true;
    const credit = credited(op, cause);
    if (applies(g, op, cause) && !(g.q.hasShields() && protector(g, op, credit) !== NOBODY)) {
      if (rescue(g, op)) {
        out[i] = REPLACED;
        continue;
      }
      collect(g, op, credit, found);
      collectStandard(g, op, credit, found);
      if (op.verb === 'swap' && g.q.isMinion(op.to)) collect(g, { ...op, card: op.to, to: op.card }, credit, found);
    } else out[i] = NOT_DONE;
  }
  if (endsBase) collectTakenAlong(g, ops, out, found);
  for (let i = 0; i < ops.length; i++) {
    if (out[i] !== OPEN) continue;
    // An earlier op of the group may have taken this one along (an action whose minion left).
    if (ops.length === 1 || applies(g, ops[i]!, cause)) {
      noteDeeds(g, ops[i]!, cause);
      if (bringsBase(ops[i]!.verb)) comes = [...(comes ?? []), ...bringBases(g, ops[i]!, cause)];
      else commit(g, ops[i]!, cause);
      out[i] = DONE;
    } else out[i] = NOT_DONE;
  }
  g.rescues = null;
  // TERM-5: gaining control is as if the player had played it.
  for (let i = 0; i < ops.length; i++) {
    const { verb, card } = ops[i]!;
    if (verb === 'control' && out[i] === DONE && g.q.isPlaying(g.q.controller(card))) grant(g, card);
  }
  if (comes)
    for (const base of comes) {
      // In mid-turn it gives the current player what it gives on each turn.
      if (g.s.phase === 'play') grant(g, base);
      baseEntersByCard(g, base);
    }
  for (let i = 0; i < ops.length; i++) {
    const op = ops[i]!;
    if (op.verb === 'transfer' && out[i] !== DONE && applies(g, op, cause) && immune(g, op, cause))
      leavePlay(g, op.card, 'discard', 'lost', RULE);
  }
  keep(g, found);
  // RES-7: what was replaced never happened, so nothing that depends on it does.
  return out.length === 1 ? [isDone(out[0]!)] : out.map(isDone);
}
const isDone = (o: number): boolean => o === DONE;

function collectTakenAlong(g: Game, ops: Op[], out: readonly number[], found: Trigger[]): void {
  for (const op of takenAlong(g, ops, (i) => out[i] === OPEN)) collect(g, op, RULE, found);
}

/** Do it, and answer the bases that have come by it. A destroyed base may come straight back (SCORE-10). */
function bringBases(g: Game, op: Op, cause: Cause): CardIx[] {
  const before = g.s.table.filter((ix) => ix !== op.card);
  commit(g, op, cause);
  return g.s.table.filter((ix) => g.s.big || !before.includes(ix));
}

/** RES-7: a card that another one keeps from the discard pile goes to a hand; what would have sent it away never happened. */
function rescue(g: Game, op: Op): boolean {
  const spot = g.rescues && spotOf(op);
  if (!spot || !isDiscarded(g, op.card, spot, op.seat)) return false;
  const found = rescueOf(g, op.card);
  if (found) leavePlay(g, op.card, 'discard', 'place', causeOf(g.q, found.by));
  return found !== undefined;
}

/** TERM-6: an action transferred to what it may not affect is discarded. */
const immune = (g: Game, op: Op, cause: Cause): boolean =>
  protector(g, { ...op, verb: 'attach', card: op.to, to: op.card }, cause) !== NOBODY;

/**
 * RES-4: an ability reacts if its card was in play when the event began, and still is, or was taken out by it. What reacts
 * from elsewhere has to be there still.
 */
export function keep(g: Game, found: Trigger[]): void {
  if (found.length === 0) return;
  const waiting = g.waitingTriggers();
  if (!waiting) return;
  for (const trigger of found) {
    if (joins(g, trigger, waiting)) continue;
    trigger.left = hasLeft(g, trigger);
    waiting.push(trigger);
  }
}

/** A base has no stamp: what it reacts to, it reacts to in play. A trigger that only covers belongs to no card. */
const hasLeft = (g: Game, { card, stamp }: Trigger): boolean => {
  if (card === NOBODY) return false;
  return g.q.def(card).type === 'base' ? !g.q.isBase(card) : stamp !== 0 && g.s.cards[card]!.stamp !== stamp;
};

/**
 * "A card that affects this" is one event, in however many ways that card does it (RES-9); so is "one or more". The
 * subjects come together in args.cards of the first.
 */
function joins(g: Game, trigger: Trigger, waiting: Trigger[]): boolean {
  if (trigger.cover) return false;
  const ability = g.ability(trigger) as Triggered;
  // The action is one event, whomever it names to do what (TERM-2).
  const byStandard = ability.on === 'affectByStandard';
  if (ability.on !== 'affect' && !byStandard && !ability.together) return false;
  const { card, stamp, ix, args } = trigger;
  const first = waiting.find(
    (t) =>
      t.card === card &&
      t.stamp === stamp &&
      t.ix === ix &&
      t.args.byCard === args.byCard &&
      (byStandard || t.args.by === args.by),
  );
  const cards = (first?.args.cards ?? []) as CardIx[];
  const joined = cards.includes(args.card as CardIx) ? cards : [...cards, args.card as CardIx];
  (first ?? trigger).args = { ...(first ?? trigger).args, cards: joined };
  return first !== undefined;
}

/** "After the first time each turn": later times set nothing off, whether or not the first was made use of. */
function isFirst(g: Game, { me, def, ix }: Active<Triggered>, seat: Seat): boolean {
  const key = `${limitKey(g.q, 'turn', me.self, def, ix, seat)}|first ${seat}`;
  if (g.q.isUsed(key)) return false;
  g.use(key, me.self);
  return true;
}

const NONE: readonly Active<Triggered>[] = [];
/** Look up the abilities this op sets off, with last-known information on its subject. */
export function collect(g: Game, op: Op, cause: Cause, found: Trigger[]): void {
  const reaction = g.q.catalogue.reaction(op.verb);
  if (!reaction) return;
  const { unseen } = reaction;
  const list = g.q.active().triggersIn(reaction.list);
  const affected = reaction.affects ? g.q.triggers('affect') : NONE;
  if (list.length + affected.length + unseen.length === 0) return;
  const happened = happenedOf(g, op, cause);
  if (unseen.length > 0) collectUnseen(g, happened, unseen, found);
  for (const entry of list) setOff(g, entry, happened, found);
  for (const entry of affected) setOff(g, entry, happened, found);
}

/** This has happened: what it sets off waits as always (RES-4). */
export function happens(g: Game, op: Op, cause: Cause): void {
  if (!g.q.catalogue.reactsTo(op.verb)) return;
  const found: Trigger[] = [];
  collect(g, op, cause, found);
  keep(g, found);
}

/** Those that what a standard action does to a minion as it is played sets off. */
function collectStandard(g: Game, op: Op, cause: Cause, found: Trigger[]): void {
  if (!g.q.catalogue.reactsToStandard) return;
  const list = g.q.triggers('affectByStandard');
  if (list.length === 0 || !standardPlay(g.q, cause.card)) return;
  for (const card of minionsAffected(g.q, op)) {
    const happened = happenedOf(g, { ...op, card }, cause);
    for (const entry of list) setOff(g, entry, happened, found);
  }
}

function setOff(g: Game, entry: Active<Triggered>, happened: Happened, found: Trigger[]): void {
  const { q } = g;
  const { ability, me } = entry;
  if (!ability.when(q, me, happened)) return;
  const seats = ability.seats
    ? ability.seats(q, { ...me, args: { ...happened } })
    : [me.seat === NOBODY ? g.s.current : me.seat];
  for (const seat of seats) {
    if (ability.seats && q.isBase(me.self) && q.ignoring(me.self, seat) === 'must') continue;
    if (ability.first && !isFirst(g, entry, seat)) continue;
    found.push({
      card: me.self,
      def: entry.def,
      ix: entry.ix,
      seat,
      stamp: g.s.cards[me.self]!.stamp,
      optional: ability.optional,
      left: false,
      args: me.args === NO_ARGS ? (happened as unknown as Args) : { ...me.args, ...happened },
    });
  }
}
