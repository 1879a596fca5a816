import { sameRng } from '../../core/chance/rng.ts';
import type { Game } from '../../core/game.ts';
import { keyOf } from '../../core/offers.ts';
import type { CardIx, Op, Seat, Trigger } from '../../model/index.ts';
import type { Query } from '../../query/query.ts';
import { does, leavesOpen } from '../../query/rehearsal.ts';
import type { Triggered } from '../../script/definition.ts';
import type { Step } from '../../script/language.ts';
import { step } from '../loop/run.ts';

/** RES-9: identical triggers of one ability are not ordered: the first of them stands for all. */
export function isFirstOfItsKind(list: readonly Trigger[], at: number): boolean {
  const key = keyOf(list[at]!);
  return list.findIndex((t) => keyOf(t) === key) === at;
}

/** ME-6: an ability that several players must use is used clockwise, without a choice of order. */
export function isFirstOfItsUsers(g: Game, { card, def, ix, seat }: Trigger, list: readonly Trigger[]): boolean {
  const place = (user: Seat): number => (user - g.s.current + g.s.seats.length) % g.s.seats.length;
  return !list.some(
    (t) => !t.optional && t.card === card && t.def === def && t.ix === ix && place(t.seat) < place(seat),
  );
}

/**
 * Can these mandatory abilities resolve in any order? They must be one text of one player, and either their cards are
 * indistinguishable or the text leaves nothing to a player or to chance.
 */
export function areAlike(g: Game, [first, ...others]: readonly Trigger[]): boolean {
  if (first === undefined) return true;
  if (!others.every(({ def, ix, seat }) => def === first.def && ix === first.ix && seat === first.seat)) return false;
  return others.every((t) => isTwin(g.q, first, t)) || ![first, ...others].some((t) => isOpen(g, t));
}

const begun = (g: Game, t: Trigger) => () =>
  (g.ability(t) as Triggered).run({ self: t.card, seat: t.seat, args: t.args });
const isOpen = (g: Game, t: Trigger): boolean => leavesOpen(g.q, begun(g, t));

/** Ops that change nothing on the table. */
const ASIDE: ReadonlySet<string> = new Set(['draw', 'treasure', 'vp']);
/** Does it only give players cards or VP, and nothing in this game reacts to that? */
function isAside(g: Game, t: Trigger): boolean {
  const changes = ({ verb }: Op): boolean => !ASIDE.has(verb) || g.q.catalogue.reactsTo(verb);
  const isChange = (one: Step): boolean =>
    one.y === 'act' ? one.of.some(changes) : one.y !== 'look' && one.y !== 'ask';
  return !does(g.q, isChange, begun(g, t));
}

/**
 * Without the mandatory abilities whose "if" does not hold, unless one of the others might make it hold: then the order
 * matters (ME-1). If none holds, the first of them stands for all.
 */
export function withoutIdle(
  g: Game,
  due: readonly Trigger[],
  holds: (g: Game, t: Trigger) => boolean,
  start: (g: Game, t: Trigger) => void,
): readonly Trigger[] {
  const active: Trigger[] = [];
  const idle: Trigger[] = [];
  for (const t of due) (holds(g, t) ? active : idle).push(t);
  if (idle.length === 0) return due;
  if (active.length === 0) return idle.slice(0, 1);
  const matters = active.some((t) => {
    const after = isAside(g, t) ? g : tryOut(g, t, start);
    return after === null || idle.some((one) => holds(after, one));
  });
  return matters ? due : active;
}

/** The game after that ability and all that follows from it; null if that asks somebody or depends on chance. */
function tryOut(g: Game, t: Trigger, start: (g: Game, t: Trigger) => void): Game | null {
  const trial = g.fork();
  trial.quiet = true;
  const { stack } = trial.s;
  const depth = stack.length;
  start(trial, t);
  while (stack.length > depth && trial.s.asks.length === 0 && !trial.s.over) step(trial);
  const isOpen = trial.s.asks.length > 0 || trial.s.over !== null;
  return isOpen || !sameRng(trial.s.rng, g.s.rng) ? null : trial;
}

/** Cards that have left play are indistinguishable; those in play differ by their place and everything on them. */
const isTwin = (q: Query, one: Trigger, other: Trigger): boolean =>
  one.card === other.card || (one.left && other.left) || looks(q, one.card) === looks(q, other.card);
function looks(q: Query, card: CardIx): string {
  const { owner, zone, at, counters, stasis, named } = q.card(card);
  const on = q.actionsOn(card).map((action) => [q.card(action).def, q.controller(action)]);
  return JSON.stringify([owner, q.controller(card), zone, at, counters, stasis, named, q.power(card), on]);
}
