import {
  type Ask,
  apply,
  type Command,
  type GameEvent,
  NOBODY,
  type Option,
  type State,
  seatLetter,
} from '@smash/engine';
import { StepFailed } from './errors.ts';
import { findCards, queryOf, seatOf } from './refs.ts';

/** A game in progress with its history. Immutable: every command makes a new one, so alternatives can be tried. */
export interface Playthrough {
  readonly start: State;
  readonly state: State;
  readonly commands: readonly Command[];
  readonly events: readonly GameEvent[];
}

export function submit(table: Playthrough, command: Command): Playthrough {
  const result = apply(table.state, command);
  if (!result.ok) throw new StepFailed(`refused: ${result.refusal.text} (${result.refusal.rule})`);
  return {
    start: table.start,
    state: result.state,
    commands: [...table.commands, command],
    events: [...table.events, ...result.events],
  };
}

export const pick = (table: Playthrough, ask: Ask, options: readonly number[]): Playthrough =>
  submit(table, { type: 'answer', seat: ask.seat, prompt: ask.id, pick: [...options] });

/** The question a seat is asked, other than what to play next. */
export const questionOf = (state: State, seat: number): Ask | undefined =>
  state.asks.find((ask) => ask.seat === seat && ask.kind !== 'play');

/** A turn in a Me First window that can be passed. */
export const isWindow = (ask: Ask): boolean => ask.kind === 'react' && ask.min === 0;

/**
 * Passes windows for seats that the step does not mention. If the seat itself is asked in the same window (all are asked
 * at once, but act in turn), only those whose turn comes first.
 */
export function passOthers(table: Playthrough, seat: number): Playthrough {
  let now = table;
  for (let guard = 0; guard < 100; guard++) {
    const { asks } = now.state;
    const mine = asks.some((ask) => ask.seat === seat && ask.kind !== 'play');
    const open = asks.find(
      (ask) => ask.seat !== seat && isWindow(ask) && (!mine || actsBefore(now.state, ask.seat, seat)),
    );
    if (!open) return now;
    now = pick(now, open, []);
  }
  throw new StepFailed('Me First windows open again and again');
}

function actsBefore(state: State, one: number, other: number): boolean {
  const frame = state.stack.findLast((f) => f.f === 'window');
  const first = frame?.turn ?? state.current;
  const place = (seat: number): number => (seat - first + state.seats.length) % state.seats.length;
  return place(one) < place(other);
}

/** Does this text of a scenario name this option? */
export function names(state: State, option: Option, text: string): boolean {
  if (option.key !== '') return option.key === text || SAME[option.key] === text;
  const q = queryOf(state);
  if (option.card === NOBODY) return option.seat !== NOBODY && option.seat === seatOf(text);
  const found = findCards(q, text);
  // Of several events that an ability reacts to, the card may stand for its own.
  if (found.includes(option.card) || (option.verb === 'use' && found.includes(option.at))) return true;
  const [card, place, more] = text.split('>');
  if (card === undefined || place === undefined || more !== undefined) return false;
  return findCards(q, card).includes(option.card) && findCards(q, place).includes(option.at);
}

/** "Return" and "top" are the same: it came from the top of the deck. */
const SAME: Record<string, string> = { return: 'top', top: 'return' };

/** An open question in words, for messages. */
export function printAsk(state: State, ask: Ask): string {
  const q = queryOf(state);
  const texts = ask.options.map((o) => {
    if (o.verb === 'end') return 'end';
    if (o.key !== '') return o.key;
    if (o.card === NOBODY) return seatLetter(o.seat);
    return q.name(o.card) + (o.at === NOBODY ? '' : `>${q.name(o.at)}`);
  });
  if (ask.min === 0) texts.push(ask.kind === 'react' ? 'pass' : 'done');
  return `${seatLetter(ask.seat)} is asked "${ask.title}" [${texts.join(', ')}]`;
}

export const printAsks = (state: State): string =>
  state.over ? 'the game is over' : state.asks.map((ask) => printAsk(state, ask)).join('; ') || 'nobody is asked';
