import {
  type Ask,
  apply,
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
import { type Playthrough, passOthers, pick, printAsk, printAsks, questionOf, submit } from './playthrough.ts';
import { findCards, queryOf, seatOf } from './refs.ts';
import type { Command, PlayStep, UseStep } from './schema.ts';

/** Carries out a step. */
export function run(table: Playthrough, step: Command): Playthrough {
  const seat = seatOf(step.by);
  if (seat >= table.state.seats.length) throw new StepFailed(`there is no seat ${step.by}`);
  if ('answer' in step) return answer(table, seat, step.answer);
  if ('concede' in step) return submit(table, { type: 'concede', seat });
  const ready = passOthers(table, seat);
  const way = find(ready.state, step);
  if (way) return pick(ready, way.ask, [way.index]);
  const buried = 'play' in step ? buryAt(ready, step) : null;
  if (!buried) throw new StepFailed(`${say(step)} is not possible: ${reason(ready.state, step)}`);
  return buried;
}

/** Plays an action that buries itself (BURY-1): only then does it ask for the base that `at` names. */
function buryAt(table: Playthrough, { at, ...step }: PlayStep): Playthrough | null {
  const seat = seatOf(step.by);
  const way = at === undefined ? null : find(table.state, step);
  if (way?.option.at !== NOBODY) return null;
  const played = pick(table, way.ask, [way.index]);
  const asked = questionOf(played.state, seat);
  return asked?.source === way.option.card && asked.kind === 'base' ? answer(played, seat, [at!]) : null;
}

/** Is this command offered right now, in whatever kind of question? Passes nobody. */
export function offered(state: State, step: Command): boolean {
  const seat = seatOf(step.by);
  if ('concede' in step) return !state.over && state.seats[seat]?.out === false;
  if ('answer' in step) throw new StepFailed('an answer cannot be asked about with can or cannot');
  return ways(state, step).length > 0;
}

/** Why the command is impossible without any rule, so that a test of it could never fail; null: a rule refuses it. */
export function moot(state: State, step: Command): string | null {
  const q = queryOf(state);
  const open = questionOf(state, seatOf(step.by));
  if ('answer' in step) return open ? null : `${step.by} is asked nothing`;
  if ('concede' in step || 'end' in step) return null;
  const name = 'play' in step ? step.play : step.use;
  const cards = 'play' in step ? heldBy(q, seatOf(step.by), cardsToPlay(q, step)) : findCards(q, name);
  if (cards.length === 0) return `${step.by} has no ${name}${'play' in step ? ' to play' : ''}`;
  if ('play' in step && step.at !== undefined && findCards(q, step.at).length === 0)
    return `nothing is named ${step.at}`;
  // Only a reader of the question can tell what choosing it would mean.
  const choice = open && open.kind !== 'react' && open.options.some(({ card }) => cards.includes(card));
  return choice ? `it can be chosen: ${printAsk(state, open)}` : null;
}

interface Way {
  ask: Ask;
  index: number;
  option: Option;
}
type Move = Exclude<Command, { answer: unknown } | { concede: unknown }>;

/**
 * The way to carry out the step: with the narrowest allowance. Without a place, the card must have a single possible
 * place; an allowance must have a single card to play.
 */
function find(state: State, step: Move): Way | null {
  const [first, ...others] = ways(state, step);
  if (!first || 'end' in step) return first ?? null;
  const q = queryOf(state);
  const settled =
    'use' in step
      ? first.option.verb === 'use' || others.every((o) => q.name(o.option.card) === q.name(first.option.card))
      : step.at !== undefined || others.every((o) => o.option.at === first.option.at);
  return settled ? first : null;
}

/** Every option that carries out the step, in the question what to play and in windows. */
export function ways(state: State, step: Move): Way[] {
  const open = state.asks
    .filter(({ seat, kind }) => seat === seatOf(step.by) && (kind === 'play' || kind === 'react'))
    .flatMap((ask) => ask.options.map((option, index) => ({ ask, index, option })));
  if ('end' in step) return open.filter(({ option }) => option.verb === 'end');
  return 'play' in step ? playsAmong(state, open, step) : usesAmong(state, open, step);
}

function playsAmong(state: State, open: readonly Way[], step: PlayStep): Way[] {
  const q = queryOf(state);
  const cards = new Set(cardsToPlay(q, step));
  const places = step.at === undefined ? null : new Set(findCards(q, step.at));
  return open.filter((way) => {
    const { ask, option: o } = way;
    if (!cards.has(o.card)) return false;
    // In a window a Special is played from where it is, and asks for its place.
    if (ask.kind === 'react') return !places || mayReach(state, way, places);
    if (o.verb !== 'play' || o.from !== q.card(o.card).zone) return false;
    return (step.as === undefined || playedAs(q, o) === step.as) && (!places || places.has(o.at));
  });
}

/** Can what is played in a window go to one of these places? Only its question about a base, or its only base, can deny it. */
function mayReach(state: State, { ask, index, option: { card } }: Way, places: ReadonlySet<CardIx>): boolean {
  const played = apply(state, { type: 'answer', seat: ask.seat, prompt: ask.id, pick: [index] });
  if (!played.ok) return false;
  const next = played.state.asks.find(({ seat, source }) => seat === ask.seat && source === card);
  if (next) return next.kind !== 'base' || next.options.some((o) => places.has(o.card));
  const { zone, at } = played.state.cards[card]!;
  return zone !== 'base' || places.has(at);
}

function usesAmong(state: State, open: readonly Way[], step: UseStep): Way[] {
  const cards = new Set(findCards(queryOf(state), step.use));
  const uses = open.filter(({ option: o }) => o.verb === 'use' && cards.has(o.card));
  if (uses.length === 0) return permittedBy(state, open, cards);
  const all = uses.filter(({ option: o }) => o.card === uses[0]!.option.card);
  return all.slice((step.ability ?? 1) - 1, step.ability ?? 1);
}

/** The plays that a standing permission of these cards allows, for scenarios that speak of using it (EXT-5). */
function permittedBy(state: State, open: readonly Way[], cards: ReadonlySet<CardIx>): Way[] {
  const q = queryOf(state);
  return open.filter(({ ask, option: { verb, via } }) => {
    const permission = verb === 'play' ? q.extraPlays(ask.seat)[via]?.permission : null;
    return permission != null && cards.has(permission.card);
  });
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

/** The cards that the step may mean, in the zone it plays them from. */
function cardsToPlay(q: Query, step: PlayStep): CardIx[] {
  const found = findCards(q, step.play);
  const from = step.from ?? homeOf(q, found);
  return found.filter((ix) => q.card(ix).zone === from);
}

/** The cards that are not in another player's hand. */
const heldBy = (q: Query, seat: number, cards: readonly CardIx[]): CardIx[] =>
  cards.filter((ix) => q.card(ix).zone !== 'hand' || q.card(ix).controller === seat);

/** The command must be refused, with a reason from the engine and no change of state. `strict`: see `playSteps`. */
export function mustRefuse(table: Playthrough, step: Command, strict: boolean): void {
  const before = JSON.stringify(table.state);
  const seat = seatOf(step.by);
  const { state } = table.state.asks.some((ask) => ask.seat === seat) ? table : passOthers(table, seat);
  const why = strict ? moot(state, step) : null;
  if (why) throw new StepFailed(`that proves nothing: ${why}`);
  if ('answer' in step ? isTaken(table, seat, step.answer) : offered(state, step))
    throw new StepFailed(`${say(step)} should have been refused`);
  if ('play' in step) reasonGiven(state, step);
  if (JSON.stringify(table.state) !== before) throw new StepFailed(`${say(step)} was refused but changed the state`);
}

function isTaken(table: Playthrough, seat: number, texts: readonly string[]): boolean {
  try {
    return answer(table, seat, texts) !== table;
  } catch (error) {
    if (error instanceof StepFailed) return false;
    throw error;
  }
}

/**
 * Every refusal has a reason (T-17). A card that can be chosen for something else, such as to be discarded,
 * needs none: the question says what for.
 */
function reasonGiven(state: State, step: PlayStep): void {
  const q = queryOf(state);
  const seat = seatOf(step.by);
  const card = cardsToPlay(q, step).find((ix) => q.card(ix).controller === seat);
  const at = step.at === undefined ? NOBODY : (findCards(q, step.at)[0] ?? NOBODY);
  if (card === undefined || (step.at !== undefined && at === NOBODY)) return;
  if (state.asks.some((ask) => ask.seat === seat && ask.kind !== 'play' && ask.options.some((o) => o.card === card)))
    return;
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
    const seat = seatOf(step.by);
    const card = cardsToPlay(q, step).find((ix) => q.card(ix).controller === seat) ?? findCards(q, step.play)[0];
    if (card === undefined) return `no card "${step.play}"`;
    const at = step.at === undefined ? undefined : findCards(q, step.at)[0];
    if (step.at !== undefined && at === undefined) return `nothing is named "${step.at}"`;
    const why = whyNot(state, seat, {
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
