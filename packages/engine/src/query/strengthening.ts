import { type CardIx, type Json, type Limit, NOBODY, type Op, type Seat, type State } from '../model/index.ts';
import { effectOf } from '../registry/effect.ts';
import type { OnPlay } from '../script/definition.ts';
import type { Choice, Question, Script, Step } from '../script/language.ts';
import type { Query } from './query.ts';
import { isControlledBy } from './whose.ts';

/** Whose power it must increase: one minion, or any minion of yours. */
export type Strengthened = NonNullable<Limit['strengthens']>;

/** Does this directly increase the power of its card (TERM-3)? */
export const isStrengthening = (op: Op): boolean => op.n > 0 && effectOf(op.verb).strengthens;

/** The minions whose power this action, in play, directly increases for as long as it is (TERM-3). */
export function strengthenedBy(q: Query, action: CardIx): CardIx[] {
  const me = { self: action, seat: q.controller(action), args: {} };
  return q.minions((minion) => {
    let does = false;
    q.eachAbility(action, (ability) => {
      if (ability.kind === 'power') does ||= ability.of(q, me, minion) > 0;
      if (ability.kind === 'printed') does ||= (ability.of(q, me, minion) ?? 0) > q.def(minion).power;
    });
    return does;
  });
}

/** Is it one of the minions whose power must increase? */
export const isWanted = (q: Query, seat: Seat, which: Strengthened, minion: CardIx): boolean =>
  which === 'yours' ? isControlledBy(q, minion, seat) : minion === which;
const wanted = (q: Query, seat: Seat, which: Strengthened): CardIx[] =>
  q.minions((minion) => isWanted(q, seat, which, minion));

/** Could this action, played there, directly increase the power of such a minion, which is in play already (TERM-3)? */
export function canStrengthen(q: Query, seat: Seat, action: CardIx, at: CardIx, which: Strengthened): boolean {
  const minions = wanted(q, seat, which);
  if (minions.length === 0) return false;
  const put = at === NOBODY ? q : attached(q, seat, action, at);
  if (at !== NOBODY && strengthenedBy(put, action).some((ix) => minions.includes(ix))) return true;
  const kind = at === NOBODY && q.def(action).fusion ? 'onAction' : 'onPlay';
  const ability = q.def(action).abilities.find((one): one is OnPlay => one.kind === kind);
  if (!ability) return false;
  return new Rehearsal(put, minions, () => ability.run({ self: action, seat, args: { at } })).leads([]);
}

/** The same table with the action put there. */
function attached(q: Query, seat: Seat, action: CardIx, at: CardIx): Query {
  const cards = q.s.cards.slice();
  cards[action] = { ...cards[action]!, zone: q.isBase(at) ? 'baseAction' : 'on', at, controller: seat };
  const s: State = { ...q.s, cards, inPlay: [...q.s.inPlay, action] };
  return q.imagined(s);
}

/** What an action that must increase such a minion's power may choose: whatever can still lead there. */
export function narrowed(
  q: Query,
  seat: Seat,
  which: Strengthened,
  begin: () => Script<unknown>,
  past: readonly Json[],
  { choices, min = 1, max = 1 }: Question,
): Pick<Question, 'choices' | 'min'> {
  const rehearsal = new Rehearsal(q, wanted(q, seat, which), begin);
  const leading = max === 1 ? choices.filter((one) => rehearsal.leads([...past, [answerOf(one)]])) : [];
  return leading.length > 0 ? { choices: leading, min: 1 } : { choices, min };
}

/** Enough for any text; one that goes on for longer leads nowhere. */
const MOST_STEPS = 2000;

/**
 * Goes through an ability and all its answers without doing anything: everything it does is taken to succeed, and the
 * table stays as it is.
 */
class Rehearsal {
  private readonly q: Query;
  private readonly minions: readonly CardIx[];
  private readonly begin: () => Script<unknown>;
  private left = MOST_STEPS;

  constructor(q: Query, minions: readonly CardIx[], begin: () => Script<unknown>) {
    this.q = q;
    this.minions = minions;
    this.begin = begin;
  }

  /** After these results, can it still increase the power of one of the minions? */
  leads(past: readonly Json[]): boolean {
    const read = this.q.handsRead;
    try {
      return this.follow(past);
    } catch (error) {
      // It reads what only the real thing would have brought about.
      if (error instanceof TypeError) return false;
      throw error;
    } finally {
      this.q.handsRead = read;
    }
  }

  private follow(past: readonly Json[]): boolean {
    const script = this.begin();
    const results = past.slice();
    let result = script.next();
    for (const value of past) result = script.next(value);
    for (; !result.done && this.left > 0; this.left--) {
      const step = result.value;
      if (step.y === 'act' && step.of.some((op) => isStrengthening(op) && this.minions.includes(op.card))) return true;
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
  const each = values.map((value) => [value, ...values.filter((other) => other !== value).slice(0, least - 1)]);
  const answers: Json[] = max > 1 ? [...each, values.slice(0, max)] : each;
  return least === 0 ? [...answers, []] : answers;
}
const answerOf = ({ key, card, seat }: Choice): string | number => key ?? card ?? seat!;
