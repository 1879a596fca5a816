import type { Game } from '../../core/game.ts';
import type { Ask, Option, Seat, State } from '../../model/index.ts';
import { groupOf } from '../../query/group.ts';
import { answerFrame } from '../../registry/frame.ts';
import type { Refusal } from '../../view/types.ts';
import { occupy } from '../big-base/slots.ts';
import { run } from './run.ts';

/** A player's choice among the offered options, by number. */
export interface Answer {
  type: 'answer';
  seat: Seat;
  /** Number of the prompt answered. */
  prompt: number;
  pick: number[];
}

const refusal = (code: string, rule: string, text: string): Refusal => ({ code, rule, text });

/** Why the answer is refused, or null. Nothing has been changed yet. */
export function checkAnswer(g: Game, command: Answer): Refusal | null {
  const ask = g.s.asks[askOf(g.s, command.seat)];
  if (!ask) return refusal('notAsked', 'TURN-1', 'Nobody is asking you anything right now.');
  if (ask.id !== command.prompt)
    return refusal('stalePrompt', 'TURN-1', 'That question has been answered or has changed.');
  return checkPick(g, ask, command.pick);
}

/** The index of this seat's question; past the end if there is none. */
function askOf({ asks }: State, seat: Seat): number {
  let at = 0;
  while (at < asks.length && asks[at]!.seat !== seat) at++;
  return at;
}

function checkPick(g: Game, ask: Ask, pick: number[]): Refusal | null {
  for (let at = 0; at < pick.length; at++) {
    const i = pick[at]!;
    if (Number.isInteger(i) && i >= 0 && i < ask.options.length && pick.indexOf(i) === at) continue;
    return refusal('badPick', 'RES-13', 'That is not one of the choices offered.');
  }
  if (pick.length < ask.min || pick.length > ask.max) {
    const text =
      ask.min === ask.max ? `Choose exactly ${ask.min}.` : `Choose at least ${ask.min} and at most ${ask.max}.`;
    return refusal('badCount', 'RES-11', text);
  }
  return ask.group !== '' && pick.length > 1 ? checkGroup(g, ask, pick) : null;
}

function checkGroup(g: Game, ask: Ask, pick: number[]): Refusal | null {
  const key = (i: number): number => groupOf(g.q, ask.group, ask.options[i]!.card);
  if (pick.every((i) => key(i) === key(pick[0]!))) return null;
  const text = ask.group === 'base' ? 'All of them must be at one base.' : 'All of them must have the same name.';
  return refusal('badGroup', 'RES-13', text);
}

/** Applies a checked answer and continues. */
export function takeAnswer(g: Game, command: Answer): void {
  acceptAnswer(g, command);
  run(g);
}

/** The asker has the answer, but nothing has happened yet. */
export function acceptAnswer(g: Game, command: Answer): void {
  const s = g.s;
  const at = askOf(s, command.seat);
  const ask = s.asks[at]!;
  s.asks = s.asks.length === 1 ? [] : s.asks.toSpliced(at, 1);
  // If order does not matter, picks are sorted in option order, so that replays do not depend on clicks.
  const { pick } = command;
  const order = ask.ordered || pick.length < 2 ? pick : pick.slice().sort((a, b) => a - b);
  give(g, ask, pickedOf(ask, order));
}

const pickedOf = ({ options }: Ask, order: readonly number[]): Option[] =>
  order.length === 1 ? [options[order[0]!]!] : severalOf(options, order);
const severalOf = (options: readonly Option[], order: readonly number[]): Option[] => order.map((i) => options[i]!);

function give(g: Game, ask: Ask, picked: Option[]): void {
  if (ask.kind === 'slot') return occupy(g, picked[0]!.card, ask.seat);
  answerFrame(g, g.top(), ask, picked);
}
