// Long because a window is one procedure: what is offered, to whom, in which stage, and what became of the answers.
import { stillScores } from '../../core/bases/leave.ts';
import { type Game, pickOne } from '../../core/game.ts';
import { answered, answerOf, chosenOf, hasResolved, isAnswer, keyOf, offersTo } from '../../core/offers.ts';
import { isRuleMoment } from '../../core/open-window.ts';
import { usesAbility } from '../../core/specials.ts';
import { isChoice } from '../../core/triggers.ts';
import {
  type CardIx,
  type DelayedTrigger,
  type Happened,
  IDLE,
  type Moment,
  NOBODY,
  type Option,
  PASSED,
  type Seat,
  type Trigger,
  type WindowFrame,
} from '../../model/index.ts';
import { isUsedUp } from '../../query/limit.ts';
import { useOptionOf } from '../../query/plays.ts';
import type { Query } from '../../query/query.ts';
import { forbiddenBy, isStopped, specialsStopped } from '../../query/restrictions.ts';
import { NOTHING } from '../../query/special.ts';
import { youOn } from '../../query/whose.ts';
import { defineFrame } from '../../registry/frame.ts';
import { listOfMoment } from '../../registry/lists.ts';
import { RULE_ABILITIES } from '../../registry/rules.ts';
import type { AbilityContext, Triggered } from '../../script/definition.ts';
import { asOnTurn } from '../big-base/round.ts';
import { pushPlay } from '../play/play.ts';
import { areAlike, isFirstOfItsKind, isFirstOfItsUsers, withoutIdle } from './order.ts';

function stepWindow(g: Game, frame: WindowFrame): void {
  // SCORE-5: the base no longer scores, before VP are awarded: the window ends, unused Specials stay where they are.
  if ((frame.moment === 'beforeScore' || frame.moment === 'score') && !stillScores(g, frame.about.base as CardIx)) {
    g.ret(null);
    return;
  }
  const list = candidates(g, frame);
  for (const t of list) if (!t.optional) return mandatoryStage(g, frame, list);
  if (frame.step === 'mandatory') frame.step = 'optional';
  if (list.length === 1 && !isPassedOver(frame, list[0]!) && asksForItself(g, frame, list[0]!))
    return start(g, frame, list[0]!);
  optionalStage(g, frame, list);
}

/** Has its player passed by choice while there was more to use? */
const isPassedOver = ({ answers }: WindowFrame, { seat }: Trigger): boolean => answers[seat] === PASSED;

/**
 * An extra play asks what to play and may be declined there: if nothing else is offered, no question comes before that.
 */
const asksForItself = (g: Game, { hidden }: WindowFrame, t: Trigger): boolean =>
  (g.ability(t) as Triggered).banked !== undefined && !(hidden && g.s.options.cover);

/** ME-1: mandatory abilities come first. */
const mandatoryStage = (g: Game, frame: WindowFrame, list: Trigger[]): void =>
  list.length === 1 ? start(g, frame, list[0]!) : order(g, frame, list);
function order(g: Game, frame: WindowFrame, list: Trigger[]): void {
  const unordered = list.find((t) => isBanked(g, t));
  if (unordered) return start(g, frame, unordered);
  const due = list.filter((t, i) => !t.optional && isFirstOfItsUsers(g, t, list) && isFirstOfItsKind(list, i));
  const mandatory = withoutIdle(g, due, holds, (trial, t) => start(trial, trial.top() as WindowFrame, t));
  const first = mandatory[0]!;
  // ME-3, CONF-2: the current player orders them, where that makes a difference (RES-9).
  const own = list.filter((t) => t.optional && ordered(g, frame, t));
  if ((own.length === 0 && areAlike(g, mandatory)) || g.s.seats[g.s.current]!.out) return start(g, frame, first);
  frame.step = 'mandatory';
  const options = [
    ...mandatory.map((t) => useOptionOf(t.seat, t.card, t.def, t.ix)),
    ...offersTo(g.q, g.s.current, own),
  ];
  const ask = pickOne(g.s.current, 'react', 'Choose which happens first', options);
  ask.reason = reason(g, frame);
  g.ask(ask);
}

/** Does it only permit a choice that is made later? */
const isBanked = (g: Game, t: Trigger): boolean => !t.optional && (g.ability(t) as Triggered).optional === true;

/**
 * TURN-2: at the start of the turn, the current player's optional abilities are ordered together with the mandatory
 * ones.
 */
const ordered = (g: Game, frame: WindowFrame, t: Trigger): boolean =>
  !t.optional || (frame.moment === 'turnStart' && t.seat === g.s.current && !(g.ability(t) as Triggered).waits);

/** Seats that have not answered are asked simultaneously; answers are used in turn order (ME-2). */
function optionalStage(g: Game, frame: WindowFrame, list: Trigger[]): void {
  const { hidden } = frame;
  const asked: Seat[] = [];
  const seats = g.q.clockwise();
  // A stored answer that is no longer on offer is void.
  for (const seat of seats) {
    const answer = frame.answers[seat];
    if (answer && answer !== IDLE && !isOffered(g.q, list, seat, answer)) frame.answers[seat] = null;
    const mine = isOffered(g.q, list, seat) && !hasPassed(frame, seat);
    const covered = hidden && g.s.options.cover && g.q.handSize(seat) > 0;
    if (frame.answers[seat] !== null) continue;
    if (mine || covered) asked.push(seat);
    else frame.answers[seat] = hasPassed(frame, seat) ? PASSED : IDLE;
  }
  frame.asked = asked;
  if (decide(g, frame, list)) return;
  for (const seat of asked) {
    const mine = hasPassed(frame, seat) ? [] : offersTo(g.q, seat, list);
    const ask = pickOne(seat, 'react', titleOf(g, frame), mine);
    ask.reason = reason(g, frame);
    ask.min = 0;
    ask.max = mine.length > 0 ? 1 : 0;
    ask.skip = 'Pass';
    ask.hidden = hidden;
    ask.decoy = mine.length === 0;
    g.ask(ask);
  }
}

const hasPassed = ({ passed }: WindowFrame, seat: Seat): boolean => passed?.includes(seat) === true;

/** Is there anything for this seat, or is its choice still available? */
function isOffered(q: Query, list: readonly Trigger[], seat: Seat, key?: string): boolean {
  for (const t of list) if (t.seat === seat && (key === undefined || isAnswer(q, key, t))) return true;
  return false;
}

/** Proceeds in turn order as far as the answers reach. True if an ability was started or the window has closed. */
function decide(g: Game, frame: WindowFrame, list: Trigger[]): boolean {
  const seats = g.q.clockwise();
  while (frame.passes < seats.length) {
    // If that player has left, the next one.
    const turn = g.q.clockwise(frame.turn)[0]!;
    const answer = frame.answers[turn];
    if (answer === null || answer === undefined) return false;
    frame.turn = seats[(seats.indexOf(turn) + 1) % seats.length]!;
    if (isPass(answer)) {
      frame.passes++;
      continue;
    }
    g.s.asks = [];
    act(g, frame, turn, answered(g.q, answer, list));
    return true;
  }
  g.s.asks = [];
  g.ret(null);
  return true;
}

const isPass = (answer: string): boolean => answer === PASSED || answer === IDLE;

/** A pass is void once somebody acts; a choice made meanwhile stands while it is still offered. */
function act(g: Game, frame: WindowFrame, turn: Seat, trigger: Trigger): void {
  frame.passes = 0;
  delete frame.passed;
  frame.answers = frame.answers.map((a, seat) => (a === null || isPass(a) || seat === turn ? null : a));
  start(g, frame, trigger);
}

/** An answer to a question of this window. */
function answerWindow(g: Game, frame: WindowFrame, seat: Seat, picked: Option | undefined): void {
  const list = candidates(g, frame);
  if (frame.step === 'mandatory') {
    const open = list.filter((t) => ordered(g, frame, t));
    const trigger = chosenOf(g.q, open, picked!);
    if (trigger) start(g, frame, trigger);
    return;
  }
  const trigger = picked && chosenOf(g.q, list, picked);
  const pass = isOffered(g.q, list, seat) || hasPassed(frame, seat) ? PASSED : IDLE;
  frame.answers[seat] = trigger ? answerOf(g.q, trigger, list) : pass;
  decide(g, frame, list);
}

function start(g: Game, frame: WindowFrame, trigger: Trigger): void {
  frame.done.push(keyOf(trigger));
  const at = frame.list.indexOf(trigger);
  if (at >= 0) frame.list.splice(at, 1);
  const ability = g.ability(trigger) as Triggered;
  // ME-1: its "if" is checked when its turn comes; it does not get another one.
  if (frame.moment !== null && !stillApplies(g, trigger, ability)) return;
  g.useUp(ability, trigger.card, trigger.def, trigger.ix, trigger.seat);
  if (ability.plays) {
    if (g.countUse(trigger)) {
      pushPlay(g, {
        card: trigger.card,
        seat: trigger.seat,
        at: NOBODY,
        from: g.s.cards[trigger.card]!.zone,
        ability: trigger.ix,
        args: trigger.args,
      });
      usesAbility(g, trigger, trigger.seat);
    }
    return;
  }
  if (g.resolve(trigger, trigger.seat, trigger.args)) usesAbility(g, trigger, trigger.seat);
}

function candidates(g: Game, frame: WindowFrame): Trigger[] {
  return frame.moment === null ? setOffBefore(g, frame) : atMoment(g, frame, frame.moment);
}
function setOffBefore(g: Game, frame: WindowFrame): Trigger[] {
  const left: Trigger[] = [];
  for (const t of frame.list) if (mayStill(g, t)) left.push(t);
  frame.list = left;
  const list: Trigger[] = [];
  for (const t of left) {
    const ability = g.ability(t) as Triggered;
    // It waits: what forbids it may leave while the window is open.
    if (isForbidden(g, t, ability) || ignores(g, t, ability)) continue;
    g.q.handsRead = 0;
    const isPossible = possible(g, t, ability);
    hide(g, frame, t);
    if (isPossible) list.push(t);
  }
  return list;
}
const mayStill = (g: Game, t: Trigger): boolean =>
  !g.s.seats[t.seat]?.out && isKept(g, t) && mayResolve(g, t, g.ability(t) as Triggered);
const mayResolve = (g: Game, t: Trigger, ability: Triggered): boolean =>
  allowed(g, t, ability) && stillApplies(g, t, ability);
function atMoment(g: Game, frame: WindowFrame, moment: Moment): Trigger[] {
  const list: Trigger[] = [];
  const offered = listOfMoment(moment);
  for (const entry of g.q.active().triggersIn(offered)) {
    const { ability, me } = entry;
    if (ability.seats)
      for (const seat of ability.seats(g.q, { ...me, args: frame.about }))
        addCandidate(g, frame, list, ability, me.self, entry.def, entry.ix, seat);
    else {
      const seat = youOn(g.q, me);
      addCandidate(g, frame, list, ability, me.self, entry.def, entry.ix, seat);
    }
  }
  if (g.q.anyWaiting() && isRuleMoment(moment)) addRules(g, frame, list);
  addDuties(g, frame, list);
  if (!frame.hidden) return list;
  const unseen = g.q.catalogue.reactionIn(offered)?.unseen ?? [];
  for (let seat = 0; seat < g.s.seats.length; seat++) {
    for (const card of g.s.seats[seat]!.hand)
      for (const { def, ix, ability } of unseen)
        if (def === g.s.cards[card]!.def && ability.from === 'hand')
          addCandidate(g, frame, list, ability, card, def, ix, seat);
  }
  return list;
}

/** What rules allow or cause at a moment, card by card: uncovering, counters leaving stasis. */
function addRules(g: Game, frame: WindowFrame, list: Trigger[]): void {
  RULE_ABILITIES.forEach((ability, n) => {
    if (ability.kind !== 'trigger' || ability.on !== frame.moment) return;
    for (const card of g.s.inPlay) {
      if (g.q.isWaiting(card)) addCandidate(g, frame, list, ability, card, NOBODY, n, g.q.controller(card));
    }
  });
}

/** Abilities delayed until this moment. */
function addDuties(g: Game, frame: WindowFrame, list: Trigger[]): void {
  const { moment, about } = frame;
  if (moment !== 'turnEnd' && moment !== 'afterScore') return;
  // One ability may have several duties: each resolves once.
  const done = frame.done.slice();
  for (const delayed of g.s.delayedTriggers) {
    // On the Big Base board each side is scored in turn.
    if (delayed.moment !== moment || (moment === 'afterScore' && delayed.args.base !== about.base)) continue;
    const { card, def, ix, seat } = delayed;
    const args = { ...about, ...delayed.args };
    const { stamp } = g.s.cards[card]!;
    const trigger: Trigger = { card, def, ix, seat, stamp, optional: false, left: true, args };
    const at = done.indexOf(keyOf(trigger));
    if (at >= 0) done.splice(at, 1);
    else if (isStillDue(g, delayed)) list.push(trigger);
  }
}

/** IO-1: a duty towards a card that has since left play has nothing left to do and is not ordered. */
function isStillDue({ q }: Game, { card, args }: DelayedTrigger): boolean {
  const subject = typeof args.card === 'number' ? args.card : card;
  return typeof args.stamp !== 'number' || q.isSame(subject, args.stamp);
}

/**
 * RES-4: is the trigger's card still the same, and where the ability reacts from? An ability that `outlives` needs
 * neither.
 */
function isKept(g: Game, t: Trigger): boolean {
  if (t.left) return true;
  if (isThere(g, t) && g.s.cards[t.card]!.stamp === t.stamp) return hasStill(g, t) && !isLost(g, t) && follows(g, t);
  return (g.ability(t) as Triggered).outlives === true;
}

/** TERM-4: was the card's own ability cancelled meanwhile, perhaps by the action that triggered it (RES-1)? */
const isLost = (g: Game, t: Trigger): boolean =>
  g.q.inPlay(t.card) && t.def === g.s.cards[t.card]!.def && g.q.hasLost(t.card, g.ability(t), 0);

/** A base loses a borrowed ability once another card, or none, is face up on the base deck. */
function hasStill({ q, s }: Game, { card, def }: Trigger): boolean {
  if (!q.catalogue.turnsUp || !q.isBase(card) || def === NOBODY) return true;
  if (def === s.cards[card]!.def || q.copied(card).includes(def)) return true;
  const lent = q.borrowed(card);
  return lent !== NOBODY && s.cards[lent]!.def === def;
}

/** RES-4: still in the place it reacts from. */
function isThere(g: Game, t: Trigger): boolean {
  const { from, given } = g.ability(t) as Triggered;
  // Rules abilities of a card in play do not depend on its place.
  return given || (from === undefined || from === 'play' ? g.q.inPlay(t.card) : g.s.cards[t.card]!.zone === from);
}

/**
 * ABL-8: "you" on a card that has changed hands is its current controller. If the event would not have triggered the
 * ability for that player, it does nothing. A reaction to the change of control itself stays with the former player.
 */
function follows(g: Game, t: Trigger): boolean {
  const ability = g.ability(t) as Triggered;
  // An ability given to another card stays with the card that gave it; a discarded card's, with the player who held it.
  if (ability.given || ability.from === 'discard') return true;
  const now = g.q.controller(t.card);
  if (now === t.seat || now === NOBODY || ability.seats) return true;
  if (ability.on === 'control' && t.args.card === t.card) return true;
  t.seat = now;
  t.optional = isChoice(g.q, ability, now);
  return ability.when(g.q, { self: t.card, seat: now, args: {} }, t.args as unknown as Happened);
}

function addCandidate(
  g: Game,
  frame: WindowFrame,
  list: Trigger[],
  ability: Triggered,
  card: CardIx,
  def: number,
  ix: number,
  seat: Seat,
): void {
  const trigger: Trigger = {
    card,
    def,
    ix,
    seat,
    stamp: g.s.cards[card]!.stamp,
    optional: isChoice(g.q, ability, seat),
    left: false,
    args: frame.about,
  };
  // A base may have the ability for several players (BIG-2); a card out of play is a new one for each player (IO-1).
  const isOnce = ability.seats === undefined && g.q.inPlay(card) && !g.q.isBase(card);
  if (hasResolved(frame.done, trigger, isOnce)) return;
  if (!allowed(g, trigger, ability) || !possible(g, trigger, ability)) return;
  if (isForbidden(g, trigger, ability)) return;
  if (ignores(g, trigger, ability)) return;
  const me: AbilityContext = { self: card, seat, args: frame.about };
  const endsRound = g.s.big && (frame.moment === 'turnEnd' || frame.moment === 'lateTurn');
  g.q.handsRead = 0;
  const isDue = endsRound ? isDueOnTurn(g, ability, me) : ability.when(g.q, me, NOTHING);
  hide(g, frame, trigger);
  if (isDue) list.push(trigger);
}
/**
 * If the offer depended on the player's hand (`handsRead`), asking only some players would reveal something (INFO-4).
 */
function hide(g: Game, frame: WindowFrame, { optional, seat }: Trigger): void {
  if (g.s.options.coverChoices && optional && (g.q.handsRead & (1 << seat)) !== 0) frame.hidden = true;
}
const isDueOnTurn = (g: Game, ability: Triggered, me: AbilityContext): boolean =>
  asOnTurn(g, me.seat, () => ability.when(g.q, me, NOTHING));

/** Is it an action that its player cannot play now, or a Special while Specials cannot be played or used? */
function isForbidden(g: Game, t: Trigger, ability: Triggered): boolean {
  const { plays = false, label, from } = ability;
  if (plays && forbiddenBy(g.q, t.seat, t.card, NOBODY) !== NOBODY) return true;
  if (isStopped(g.q, ability, t.seat)) return true;
  return (plays || (label === 'special' && from === 'hand')) && specialsStopped(g.q, t.seat);
}

/** TERM-13: does that player ignore the base by now? */
const ignores = (g: Game, t: Trigger, { seats }: Triggered): boolean =>
  seats !== undefined && g.q.isBase(t.card) && g.q.ignoring(t.card, t.seat) === 'must';

/** Does its "if …" still hold? */
function stillApplies(g: Game, t: Trigger, { still, sameHost }: Triggered): boolean {
  if (sameHost && g.q.card(t.card).at !== t.args.host) return false;
  return still?.(g.q, { self: t.card, seat: t.seat, args: t.args }) ?? true;
}

const holds = (g: Game, t: Trigger): boolean => stillApplies(g, t, g.ability(t) as Triggered);

const allowed = (g: Game, t: Trigger, ability: Triggered): boolean =>
  !isUsedUp(g.q, ability, t.card, t.def, t.ix, t.seat);

/** Would it do anything now? */
const possible = (g: Game, t: Trigger, ability: Triggered): boolean =>
  ability.possible?.(g.q, { self: t.card, seat: t.seat, args: t.args }) ?? true;

function titleOf(g: Game, frame: WindowFrame): string {
  switch (frame.moment) {
    case 'beforeScore':
      return `Act before ${g.q.name(frame.about.base as CardIx)} scores`;
    case 'afterScore':
      return `Act after ${g.q.name(frame.about.base as CardIx)} has scored`;
    case 'treasures':
      return 'Act before the treasures are shared out';
    case 'turnStart':
      return 'Use an ability at the start of the turn';
    case 'lateTurn':
      return 'Use an ability before the end of the turn';
    case 'turnEnd':
      return 'Use an ability at the end of the turn';
    case 'inDuel':
      return 'Use an ability in the duel';
    default:
      return (frame.about.title as string | undefined) ?? 'Use an ability that was triggered';
  }
}
/** What players call a moment while a base scores. */
const MOMENTS: Partial<Record<NonNullable<WindowFrame['moment']>, string[]>> = {
  beforeScore: ['Me First!'],
  score: ['Me First!'],
  afterScore: ['After scoring'],
};
function reason(g: Game, frame: WindowFrame): string[] {
  if (frame.moment !== null && frame.about.base !== undefined)
    return ['Score Bases', g.q.name(frame.about.base as CardIx), ...(MOMENTS[frame.moment] ?? [])];
  const coin = g.q.coin();
  return coin ? ['Coin flip', coin.heads ? 'Heads' : 'Tails'] : ((frame.about.reason ?? []) as string[]);
}

defineFrame('window', {
  step: stepWindow,
  answer: (g, frame, { seat }, picked) => answerWindow(g, frame, seat, picked[0]),
});
