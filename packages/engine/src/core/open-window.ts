import { type Args, IDLE, type Moment, PASSED, type Trigger, type WindowFrame } from '../model/index.ts';
import { listOfMoment } from '../registry/lists.ts';
import { RULE_ABILITIES } from '../registry/rules.ts';
import type { Game } from './game.ts';

const frameOf = (g: Game, moment: Moment | null, about: Args, list: Trigger[]): WindowFrame => ({
  f: 'window',
  moment,
  about,
  opened: g.s.events,
  list,
  done: [],
  step: 'mandatory',
  turn: g.s.current,
  passes: 0,
  answers: g.s.seats.map(() => null),
  asked: [],
  hidden: moment === null ? list.some((t) => t.decoy) : isHiddenMoment(g, moment),
});

/** Resolves abilities that one or several events have triggered (ME-1, ME-2). */
export function openWindow(g: Game, list: Trigger[], about: { title?: string; reason?: string[] } = {}): void {
  const frame = frameOf(g, null, about, list);
  frame.list = list.filter((one) => !one.decoy);
  g.push(frame);
}
/** A moment of the turn or of scoring. If nobody and nothing can react to it, it is over immediately. */
export function openMoment(g: Game, moment: Moment, about: Args): void {
  if (g.s.big || mayReact(g, moment) || !g.q.remembers) awaitMoment(g, moment, about);
}
/** The same when something else resolves first: who may react is determined only after that. */
export function awaitMoment(g: Game, moment: Moment, about: Args): void {
  g.push(frameOf(g, moment, about, []));
}

/**
 * ME-2: once a player has left, the others' passes are counted anew. What the leaver's cards forbade may be possible now:
 * whoever had nothing to use is asked again, while passes by choice stand. Where it is secret who is asked, nothing
 * reveals which of the two a pass was: everybody is covered once more (INFO-4).
 */
export function recountPasses(g: Game, frame: WindowFrame): void {
  frame.passes = 0;
  const passed = frame.answers.flatMap((answer, seat) => (answer === PASSED ? [seat] : []));
  const covers = frame.hidden && g.s.options.cover;
  frame.answers = frame.answers.map((answer) => (answer === IDLE || (covers && answer === PASSED) ? null : answer));
  if (covers && passed.length > 0) frame.passed = [...(frame.passed ?? []), ...passed];
}

function mayReact({ q, s }: Game, moment: Moment): boolean {
  const reaction = q.catalogue.reactionIn(listOfMoment(moment));
  if (reaction && (reaction.unseen.length > 0 || q.active().triggersIn(reaction.list).length > 0)) return true;
  for (const delayed of s.delayedTriggers) if (delayed.moment === moment) return true;
  return q.anyWaiting() && isRuleMoment(moment);
}

/** Do the rules themselves allow or cause something at this moment? */
export function isRuleMoment(moment: Moment): boolean {
  for (const ability of RULE_ABILITIES) if (ability.kind === 'trigger' && ability.on === moment) return true;
  return false;
}

/** Cards in this game have Specials in hand for this moment: who is asked would reveal something (INFO-4). */
function isHiddenMoment(g: Game, moment: Moment): boolean {
  const reaction = g.q.catalogue.reactionIn(listOfMoment(moment));
  if (reaction) for (const { ability } of reaction.unseen) if (ability.from === 'hand') return true;
  return false;
}
