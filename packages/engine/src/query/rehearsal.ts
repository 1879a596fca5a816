import { type CardIx, type Json, NOBODY, type Op, type Seat, type State } from '../model/index.ts';
import type { OnPlay } from '../script/definition.ts';
import type { Choice, Question, Script, Step } from '../script/language.ts';
import type { Query } from './query.ts';

/** Does this op do what the action is required to do? */
export type Reaches = (op: Op) => boolean;

/**
 * An action that lets another be played checks the hand with the same requirement. Rehearsals do not nest: within one,
 * everything counts as fitting.
 */
let rehearses = false;

/** Could this action, played there, do that by its on-play ability? */
export function leadsTo(q: Query, seat: Seat, action: CardIx, at: CardIx, reaches: Reaches): boolean {
  if (rehearses) return true;
  const kind = at === NOBODY && q.def(action).fusion ? 'onAction' : 'onPlay';
  const ability = q.def(action).abilities.find((one): one is OnPlay => one.kind === kind);
  if (!ability) return false;
  const put = at === NOBODY ? q : attached(q, seat, action, at);
  return new Rehearsal(put, isActThat(reaches), () => ability.run({ self: action, seat, args: { at } })).leads([]);
}

const isActThat =
  (reaches: Reaches) =>
  (step: Step): boolean =>
    step.y === 'act' && step.of.some(reaches);

/** Could this ability come to such a step? */
export const does = (q: Query, isGoal: (step: Step) => boolean, begin: () => Script<unknown>): boolean =>
  new Rehearsal(q, isGoal, begin).leads([]);
/** Does this ability leave anything to a player's choice or to chance? */
export const leavesOpen = (q: Query, begin: () => Script<unknown>): boolean => does(q, isOpen, begin);
/** Whether there is a choice may depend on a hand, so it must not matter (INFO-4). */
const isOpen = ({ y }: Step): boolean => y === 'ask' || y === 'flip' || y === 'chance';

/** The same table with the action put there. */
export function attached(q: Query, seat: Seat, action: CardIx, at: CardIx): Query {
  const cards = q.s.cards.slice();
  cards[action] = { ...cards[action]!, zone: q.isBase(at) ? 'baseAction' : 'on', at, controller: seat };
  const s: State = { ...q.s, cards, inPlay: [...q.s.inPlay, action] };
  return q.imagined(s);
}

/** The same table without those actions in play. */
export function detached(q: Query, actions: readonly CardIx[]): Query {
  const cards = q.s.cards.slice();
  for (const action of actions) cards[action] = { ...cards[action]!, zone: 'limbo', at: NOBODY };
  return q.imagined({ ...q.s, cards, inPlay: q.s.inPlay.filter((ix) => !actions.includes(ix)) });
}

/** A question narrowed so that the action can still do it; `due`: the card that must be among several picks. */
export type Narrowed = Pick<Question, 'choices' | 'min'> & { due?: CardIx };

/** The choices of an action with a requirement: those that can still lead to fulfilling it. */
export function narrowed(
  q: Query,
  reaches: Reaches,
  begin: () => Script<unknown>,
  past: readonly Json[],
  { choices, min = 1, max = 1 }: Question,
): Narrowed {
  const rehearsal = new Rehearsal(q, isActThat(reaches), begin);
  if (max > 1) {
    const due = rehearsal.onlyWay(past, choices, min);
    return due === undefined ? { choices, min } : { choices, min, due };
  }
  const leading = choices.filter((one) => rehearsal.leads([...past, [answerOf(one)]]));
  if (leading.length === 0) return { choices, min };
  return { choices: leading, min: min === 0 && rehearsal.leads([...past, []]) ? 0 : 1 };
}

/** Enough for any text; a longer rehearsal counts as leading nowhere. */
const MOST_STEPS = 2000;

/**
 * Dry-runs an ability through all possible answers: every op is assumed to succeed, and the table does not change.
 */
class Rehearsal {
  private readonly q: Query;
  private readonly isGoal: (step: Step) => boolean;
  private readonly begin: () => Script<unknown>;
  private left = MOST_STEPS;

  constructor(q: Query, isGoal: (step: Step) => boolean, begin: () => Script<unknown>) {
    this.q = q;
    this.isGoal = isGoal;
    this.begin = begin;
  }

  /** After these results, can the ability still do it? */
  leads(past: readonly Json[]): boolean {
    const read = this.q.handsRead;
    rehearses = true;
    try {
      return this.follow(past);
    } catch (error) {
      // The script reads something that only the real ops would have produced.
      if (error instanceof TypeError) return false;
      throw error;
    } finally {
      rehearses = false;
      this.q.handsRead = read;
    }
  }

  /** The only card, if there is just one, without which no selection of several leads there. */
  onlyWay(past: readonly Json[], choices: readonly Choice[], min: number): CardIx | undefined {
    const values = choices.map(answerOf);
    const least = (list: readonly (string | CardIx)[]) => list.slice(0, Math.max(min, 1));
    const needed = choices.filter(
      ({ card }) =>
        card !== undefined &&
        this.leads([...past, least([card, ...values.filter((value) => value !== card)])]) &&
        !this.leads([...past, values.filter((value) => value !== card)]),
    );
    return needed.length === 1 ? needed[0]!.card : undefined;
  }

  private follow(past: readonly Json[]): boolean {
    const script = this.begin();
    const results = past.slice();
    let result = script.next();
    for (const value of past) result = script.next(value);
    for (; !result.done && this.left > 0; this.left--) {
      const step = result.value;
      if (this.isGoal(step)) return true;
      const [only, ...others] = this.outcomes(step);
      if (others.length > 0) return [only!, ...others].some((value) => this.follow([...results, value]));
      results.push(only!);
      result = script.next(only);
    }
    return false;
  }

  private outcomes(step: Step): Json[] {
    switch (step.y) {
      case 'look': {
        const seen = step.of(this.q);
        return [Array.isArray(seen) ? seen.slice() : seen];
      }
      case 'ask':
        return answersTo(step.of);
      case 'act':
        return [step.of.map(() => true)];
      case 'flip':
        return [true, false];
      case 'chance':
        return [0];
      default:
        return [true];
    }
  }
}

/** The answers worth trying: none, each choice, and as many as possible. */
function answersTo({ choices, min = 1, max = 1 }: Question): Json[] {
  const values = choices.map(answerOf);
  const least = Math.min(min, values.length);
  const each = values.map((value) => [
    value,
    ...values.filter((other) => other !== value).slice(0, Math.max(0, least - 1)),
  ]);
  const answers: Json[] = max > 1 ? [...each, values.slice(0, max)] : each;
  return least === 0 ? [...answers, []] : answers;
}
const answerOf = ({ key, card, seat }: Choice): string | number => key ?? card ?? seat!;
