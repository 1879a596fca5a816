import {
  type Ask,
  type CardIx,
  NOBODY,
  type Option,
  type Query,
  type State,
  seatLetter,
  whyNot,
  type Zone,
} from '@smash/engine';
import { answer } from './answers.ts';
import { StepFailed } from './errors.ts';
import {
  isWindow,
  type Playthrough,
  passOthers,
  pick,
  playPromptOf,
  printAsks,
  questionOf,
  submit,
} from './playthrough.ts';
import { findCards, queryOf, seatOf } from './refs.ts';
import type { Command, PlayStep, UseStep } from './schema.ts';

/** Carries out a step. */
export function run(table: Playthrough, step: Command): Playthrough {
  const seat = seatOf(step.by);
  if (seat >= table.state.seats.length) throw new StepFailed(`there is no seat ${step.by}`);
  if ('answer' in step) return answer(table, seat, step.answer);
  if ('concede' in step) return submit(table, { type: 'concede', seat });
  const ready = passOthers(table, seat);
  const option = find(ready.state, step);
  if (option) return pick(ready, option.ask, [option.index]);
  const buried = 'play' in step ? buryAt(ready, step) : null;
  if (!buried) throw new StepFailed(`${say(step)} is not possible: ${reason(ready.state, step)}`);
  return buried;
}

/** Plays an action that buries itself (BURY-1): only then does it ask for the base that `at` names. */
function buryAt(table: Playthrough, { at, ...step }: PlayStep): Playthrough | null {
  const seat = seatOf(step.by);
  const option = at === undefined ? null : find(table.state, step);
  if (!option || option.ask.options[option.index]!.at !== NOBODY) return null;
  const played = pick(table, option.ask, [option.index]);
  const asked = questionOf(played.state, seat);
  const { card } = option.ask.options[option.index]!;
  return asked?.source === card && asked.kind === 'base' ? answer(played, seat, [at!]) : null;
}

/** Is this command offered right now? Passes nobody. */
export function offered(state: State, step: Command): boolean {
  const seat = seatOf(step.by);
  if ('concede' in step) return !state.over && state.seats[seat]?.out === false;
  if ('answer' in step) throw new StepFailed('an answer cannot be asked about with can or cannot');
  return find(state, step) !== null;
}

interface Found {
  ask: Ask;
  index: number;
}

function find(state: State, step: Exclude<Command, { answer: unknown } | { concede: unknown }>): Found | null {
  const seat = seatOf(step.by);
  const ask = playPromptOf(state, seat);
  if ('play' in step) {
    const index = ask ? playOption(state, ask, step) : -1;
    return ask && index >= 0 ? { ask, index } : special(state, seat, step);
  }
  if (!ask) return null;
  const index = 'end' in step ? ask.options.findIndex((o) => o.verb === 'end') : useOption(state, ask, step);
  return index >= 0 ? { ask, index } : null;
}

/** The first such play that is offered: it uses the narrowest allowance. */
function playOption(state: State, ask: Ask, step: PlayStep): number {
  const q = queryOf(state);
  const found = findCards(q, step.play);
  const from = step.from ?? homeOf(q, found);
  const cards = new Set(found.filter((ix) => q.card(ix).zone === from));
  const places = step.at === undefined ? null : new Set(findCards(q, step.at));
  const list = ask.options
    .map((option, index) => ({ option, index }))
    .filter(({ option: o }) => o.verb === 'play' && o.from === from && cards.has(o.card))
    .filter(({ option: o }) => step.as === undefined || playedAs(q, o) === step.as)
    .filter(({ option: o }) => !places || places.has(o.at));
  // Without a place, the card must have a single possible place.
  if (!places && new Set(list.map(({ option }) => option.at)).size > 1) return -1;
  return list[0]?.index ?? -1;
}

function useOption(state: State, ask: Ask, step: UseStep): number {
  const cards = new Set(findCards(queryOf(state), step.use));
  const first = ask.options.find((o) => o.verb === 'use' && cards.has(o.card));
  if (!first) return -1;
  const all = ask.options.filter((o) => o.verb === 'use' && o.card === first.card);
  const one = all[(step.ability ?? 1) - 1];
  return one ? ask.options.indexOf(one) : -1;
}

/** A fusion without a place is played as an action (FUS-1); a minion may take the place of one (PLAY-7). */
const playedAs = (q: Query, o: Option): string => {
  const { type, fusion, abilities } = q.def(o.card);
  if (fusion && o.at === NOBODY) return 'action';
  const ability = abilities[o.ix];
  return ability?.kind === 'playFrom' && ability.replaces === 'action' ? 'action' : type;
};

/** Where a card is played from by default: a titan from where it is set aside. */
const homeOf = (q: Query, cards: readonly CardIx[]): Zone =>
  cards.length > 0 && q.def(cards[0]!).type === 'titan' ? 'aside' : 'hand';

/** A Special in hand is played in its own window. */
function special(state: State, seat: number, step: PlayStep): Found | null {
  const q = queryOf(state);
  const ask = state.asks.find((a) => a.seat === seat && isWindow(a));
  if (!ask) return null;
  const found = findCards(q, step.play);
  const cards = new Set(found.filter((ix) => q.card(ix).zone === (step.from ?? homeOf(q, found))));
  const index = ask.options.findIndex((o) => cards.has(o.card));
  return index >= 0 ? { ask, index } : null;
}

/** The command must be refused, with a reason from the engine and no change of state. */
export function mustRefuse(table: Playthrough, step: Command): void {
  const before = JSON.stringify(table.state);
  if ('answer' in step) {
    let taken = false;
    try {
      taken = answer(table, seatOf(step.by), step.answer) !== table;
    } catch (error) {
      if (!(error instanceof StepFailed)) throw error;
    }
    if (taken) throw new StepFailed(`${say(step)} should have been refused`);
  } else {
    const seat = seatOf(step.by);
    const asked = table.state.asks.some((ask) => ask.seat === seat);
    const state = asked ? table.state : passOthers(table, seat).state;
    if (offered(state, step)) throw new StepFailed(`${say(step)} should have been refused`);
    if ('play' in step) reasonGiven(state, step);
  }
  if (JSON.stringify(table.state) !== before) throw new StepFailed(`${say(step)} was refused but changed the state`);
}

/** Every refusal has a reason (architecture §2.7). */
function reasonGiven(state: State, step: PlayStep): void {
  const q = queryOf(state);
  const seat = seatOf(step.by);
  const found = findCards(q, step.play);
  const card = found.find(
    (ix) => q.card(ix).zone === (step.from ?? homeOf(q, found)) && q.card(ix).controller === seat,
  );
  const at = step.at === undefined ? NOBODY : (findCards(q, step.at)[0] ?? NOBODY);
  if (card === undefined || (step.at !== undefined && at === NOBODY)) return;
  const why = whyNot(state, seat, {
    card: q.card(card).id,
    at: at === NOBODY ? undefined : q.card(at).id,
    as: step.as,
  });
  if (!why) throw new StepFailed(`${say(step)} is not offered, and no reason is given`);
}

function reason(state: State, step: Command): string {
  if ('play' in step) {
    const q = queryOf(state);
    const card = findCards(q, step.play)[0];
    if (card === undefined) return `no card "${step.play}"`;
    const at = step.at === undefined ? undefined : findCards(q, step.at)[0];
    if (step.at !== undefined && at === undefined) return `nothing is named "${step.at}"`;
    const why = whyNot(state, seatOf(step.by), {
      card: q.card(card).id,
      at: at === undefined ? undefined : q.card(at).id,
      as: step.as,
    });
    if (why) return `${why.text} (${why.rule}); ${printAsks(state)}`;
  }
  return printAsks(state);
}

export function say(step: Command): string {
  const by = seatLetter(seatOf(step.by));
  if ('play' in step)
    return `${by} plays ${step.play}${step.at ? ` at ${step.at}` : ''}${step.from ? ` from ${step.from}` : ''}`;
  if ('use' in step) {
    const which = step.ability === undefined ? '' : ` (number ${step.ability} of the abilities it can use now)`;
    return `${by} uses ${step.use}${which}`;
  }
  if ('answer' in step) return `${by} answers ${step.answer.join(', ')}`;
  return 'end' in step ? `${by} ends` : `${by} concedes`;
}
