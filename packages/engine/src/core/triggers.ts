import {
  type Args,
  type CardIx,
  type Cause,
  type Happened,
  NOBODY,
  type Op,
  type Seat,
  type Trigger,
} from '../model/index.ts';
import { type Active, NO_ARGS } from '../query/active.ts';
import type { Reaction } from '../query/catalogue.ts';
import { limitKey } from '../query/limit.ts';
import type { Query } from '../query/query.ts';
import { minionsAffected, standardPlay } from '../query/standard.ts';
import { youOn } from '../query/whose.ts';
import { effectOf, subjectsOf } from '../registry/effect.ts';
import { listOfTriggers } from '../registry/lists.ts';
import type { AbilityContext, Triggered } from '../script/definition.ts';
import { byTheSame } from './credit.ts';
import { departure } from './departure.ts';
import type { Game } from './game.ts';
import { happenedOf } from './happened.ts';
import { collectUnseen } from './unseen.ts';

/**
 * RES-4: an ability reacts if its card was in play when the event began, and still is or was removed by it. An ability
 * that reacts from elsewhere must still be there.
 */
export function keep(g: Game, found: Trigger[]): void {
  if (found.length === 0) return;
  const waiting = g.waitingTriggers();
  if (!waiting) return;
  for (const trigger of found) {
    const { args } = trigger;
    if (typeof args.card === 'number' && args.card !== NOBODY) args.stamp = g.s.cards[args.card]!.stamp;
    trigger.left = hasLeft(g, trigger);
    // "Here" on a card that has left is where it was.
    if (trigger.left) trigger.args = { ...args, here: trigger.here ?? NOBODY };
    addTo(g, waiting, trigger);
  }
}

/** A base has no stamp: it reacts only while in play. A decoy belongs to no card. */
const hasLeft = (g: Game, { card, stamp }: Trigger): boolean => {
  if (card === NOBODY) return false;
  return g.q.def(card).type === 'base' ? !g.q.isBase(card) : stamp !== 0 && g.s.cards[card]!.stamp !== stamp;
};

/**
 * "A card that affects this" is one event, in however many ways that card does it (RES-9); so is "one or more". The
 * first trigger collects all subjects in args.cards.
 */
function joins(g: Game, trigger: Trigger, waiting: Trigger[]): boolean {
  if (trigger.decoy) return false;
  const ability = g.ability(trigger) as Triggered;
  // Playing a card is one event, whichever players carry out its parts (TERM-2).
  const isAffect = AFFECT.some((on) => on === ability.on);
  const byOnePlay = AFFECT_BY_STANDARD.some((on) => on === ability.on) || (isAffect && trigger.args.byPlay === true);
  if (!isAffect && !byOnePlay && !ability.together) return false;
  const { card, stamp, def, ix, args } = trigger;
  const first = waiting.find(
    (t) =>
      t.card === card &&
      t.stamp === stamp &&
      // A card may have copied several texts.
      t.def === def &&
      t.ix === ix &&
      t.args.byCard === args.byCard &&
      (byOnePlay || byTheSame(t.args, args)),
  );
  const told = (first ?? trigger).args;
  const before = (first?.args.cards ?? []) as CardIx[];
  const cards = withOne(before, args.card as CardIx);
  const bases = withOne(first?.args.bases, args.base as CardIx);
  const known = (first?.args.powers ?? []) as number[];
  const powers = cards === before ? known : [...known, args.power as number];
  (first ?? trigger).args = { ...told, cards, bases, powers };
  return first !== undefined;
}
const withOne = (list: unknown, one: CardIx): CardIx[] => {
  const cards = (list ?? []) as CardIx[];
  return cards.includes(one) ? cards : [...cards, one];
};

/** Adds it to the waiting triggers, or merges it into the one it forms a single event with (RES-9). */
function addTo(g: Game, waiting: Trigger[], trigger: Trigger): void {
  if (!joins(g, trigger, waiting)) waiting.push(trigger);
}

/**
 * "After the first time each turn": later times trigger nothing, whether or not the first was used, and whether or not
 * the card was there then. Minions played are recorded in the state; for anything else, a use of the ability records
 * the first time.
 */
function isFirst(g: Game, entry: Active<Triggered>, happened: Happened, seat: Seat): boolean {
  if (happened.verb === 'play' && happened.as === 'minion') return !playedBefore(g.q, entry, happened, seat);
  const { me, def, ix } = entry;
  const key = `${limitKey(g.q, 'turn', me.self, def, ix, seat)}|first ${seat}`;
  if (g.q.isUsed(key)) return false;
  g.use(key, me.self);
  return true;
}

/** Has an earlier minion of this turn done the same? The one being played is not among them yet. */
const playedBefore = (q: Query, { ability, me }: Active<Triggered>, happened: Happened, seat: Seat): boolean =>
  q.s.minionPlays.some((play) => {
    const { card, stamp, from, power, turn } = play;
    if (turn !== q.s.turn || ability.ofPower?.(power) === false) return false;
    const before: Happened = { ...happened, card, stamp, from, power, seat: play.seat, to: play.at };
    if (!ability.when(q, me, before)) return false;
    return !ability.seats || ability.seats(q, { ...me, args: { ...before } }).includes(seat);
  });

const NONE: readonly Active<Triggered>[] = [];
/** Reactions to whatever affects a card, and to what affects it directly, as a shared op does not (TERM-3). */
const AFFECT = ['affect', 'affectDirectly'] as const;
const AFFECT_BY_STANDARD = ['affectByStandard', 'affectByStandardDirectly'] as const;

/** The same by the numbers of their lists. */
const AFFECTED = AFFECT.map(listOfTriggers);
const AFFECTED_BY_STANDARD = AFFECT_BY_STANDARD.map(listOfTriggers);

function reactingTo(q: Query, lists: readonly number[], op: Op): readonly Active<Triggered>[] {
  const active = q.active();
  const all = active.triggersIn(lists[0]!);
  const direct = op.shared ? NONE : active.triggersIn(lists[1]!);
  return direct.length === 0 ? all : [...all, ...direct];
}

/** Finds the abilities this op triggers, with last-known information on its subject, including a card leaving play. */
export function collect(g: Game, op: Op, cause: Cause, found: Trigger[]): void {
  collectFor(g, op, cause, found);
  const gone = g.q.catalogue.reactsToGone ? departure(g, op) : null;
  if (gone) collectFor(g, gone, cause, found);
}
/** The same, apart from those triggered by its subject leaving play. */
export function collectFor(g: Game, op: Op, cause: Cause, found: Trigger[]): void {
  const reaction = g.q.catalogue.reactionIn(effectOf(op.verb).list);
  if (reaction) collectReactions(g, op, cause, reaction, found);
}
function collectReactions(g: Game, op: Op, cause: Cause, reaction: Reaction, found: Trigger[]): void {
  const { unseen } = reaction;
  const list = g.q.active().triggersIn(reaction.list);
  const affected = reaction.affects ? reactingTo(g.q, AFFECTED, op) : NONE;
  if (list.length + affected.length + unseen.length === 0) return;
  const happened = happenedOf(g, op, cause);
  if (unseen.length > 0) collectUnseen(g, happened, unseen, found);
  for (const entry of list) setOff(g, entry, happened, found);
  if (affected.length > 0)
    for (const card of subjectsOf(op)) {
      const told = card === op.card ? happened : happenedOf(g, { ...op, card }, cause);
      for (const entry of affected) setOff(g, entry, told, found);
    }
}

/** The triggers of a minion's play that fit its power in play; from now on they are told that power (RES-5). */
export function withPower(g: Game, found: Trigger[], power: number): Trigger[] {
  return found.length === 0 ? found : thatFit(g, found, power);
}
function thatFit(g: Game, found: readonly Trigger[], power: number): Trigger[] {
  return found
    .filter((trigger) => trigger.decoy || (g.ability(trigger) as Triggered).ofPower?.(power) !== false)
    .map((trigger) => ({ ...trigger, args: { ...trigger.args, power } }));
}

/** After an event: its triggers wait as usual (RES-4). */
export function happens(g: Game, op: Op, cause: Cause): void {
  if (!g.q.catalogue.reactionIn(effectOf(op.verb).list)) return;
  const found: Trigger[] = [];
  collect(g, op, cause, found);
  keep(g, found);
}

/** Finds the abilities triggered by what a standard action does to a minion as it is played. */
export function collectStandard(g: Game, op: Op, cause: Cause, found: Trigger[]): void {
  if (g.q.catalogue.reactsToStandard) collectByStandard(g, op, cause, found);
}
function collectByStandard(g: Game, op: Op, cause: Cause, found: Trigger[]): void {
  const list = reactingTo(g.q, AFFECTED_BY_STANDARD, op);
  if (list.length === 0 || !standardPlay(g.q, cause.card)) return;
  for (const card of minionsAffected(g.q, op)) {
    const happened = happenedOf(g, { ...op, card }, cause);
    for (const entry of list) setOff(g, entry, happened, found);
  }
}

function toldOf({ q }: Game, { ability }: Active<Triggered>, me: AbilityContext, happened: Happened): Args {
  const args = me.args === NO_ARGS ? (happened as unknown as Args) : { ...me.args, ...happened };
  return ability.sameHost ? { ...args, host: q.card(me.self).at } : args;
}

/**
 * Is this player asked whether to use it (ME-2)? Abilities that only allow a later choice take effect unasked (EXT-2).
 */
export const isChoice = (q: Query, { optional, banked }: Triggered, seat: Seat): boolean =>
  optional && !banked?.(q, seat);

/**
 * RES-4: only a card that has left belongs to its last controller; a card that changes hands reacts for its new one.
 */
const asItWillBe = (me: AbilityContext, { verb, card, seat }: Happened): AbilityContext =>
  verb === 'control' && card === me.self ? { ...me, seat } : me;

function setOff(g: Game, entry: Active<Triggered>, happened: Happened, found: Trigger[]): void {
  const { q } = g;
  const { ability } = entry;
  const me = ability.on === 'control' ? entry.me : asItWillBe(entry.me, happened);
  if (!ability.when(q, me, happened)) return;
  if (!ability.seats) return setOffFor(g, entry, me, happened, youOn(q, me), found);
  for (const seat of ability.seats(q, { ...me, args: { ...happened } }))
    if (!q.isBase(me.self) || q.ignoring(me.self, seat) !== 'must') setOffFor(g, entry, me, happened, seat, found);
}
function setOffFor(
  g: Game,
  entry: Active<Triggered>,
  me: AbilityContext,
  happened: Happened,
  seat: Seat,
  found: Trigger[],
): void {
  const { ability } = entry;
  if (ability.first && !isFirst(g, entry, happened, seat)) return;
  found.push({
    card: me.self,
    def: entry.def,
    ix: entry.ix,
    seat,
    stamp: g.s.cards[me.self]!.stamp,
    optional: isChoice(g.q, ability, seat),
    left: false,
    here: g.q.base(me.self),
    args: toldOf(g, entry, me, happened),
  });
}
