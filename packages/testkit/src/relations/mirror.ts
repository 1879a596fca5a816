import { type Random, seededRandom } from '@smash/bots';
import {
  apply,
  type CardIx,
  type Command,
  installLibrary,
  type Registry,
  resume,
  type Seat,
  type State,
} from '@smash/engine';
import { isQuiet, MARK } from './changing.ts';
import type { Course } from './course.ts';
import type { Difference } from './difference.ts';
import { isNamed } from './named.ts';

type Ask = State['asks'][number];
export type Option = Ask['options'][number];

const unmarked = (words: string): string => words.replaceAll(MARK, '');

export const same = <T>(it: T): T => it;
export const inOrder = (list: readonly number[]): number[] => list.toSorted((a, b) => a - b);
/** An option without its hint, which says how it is meant. */
export const keyOf = ({ hint: _, ...option }: Option): unknown => option;

/** A state that must play like another one, and how to translate between the two. */
export interface Mirrored {
  state: State;
  /** The cards only this one has. A mirror is dropped once one of them changes. */
  idle: CardIx[];
  seat: (seat: Seat) => Seat;
  /** A state of this game as it would be in the other one. */
  image: (one: State) => State;
  /** The compared part of a state. */
  told: (state: State) => object;
  /** Is it no longer comparable, in this later state of the game? */
  isOver?: (one: State) => boolean;
  /** An option of either game, in terms of the other. */
  key: (option: Option, of: 'one' | 'other', state: State, seat: Seat) => unknown;
}

/**
 * Changes a state in a way that by the rules makes no difference except the change itself: whole states are compared,
 * not only what players see. Whenever nothing is being resolved the mirror is rebuilt, so a difference is confined to
 * one decision.
 */
export interface MirrorRelation {
  name: string;
  /** What it asserts about the rules. */
  says: string;
  library?: (from: Registry) => Registry;
  /** Texts that mention the difference: no mirror while such a card is in a hand, active or offered. */
  named?: RegExp;
  mirror: (state: State, random: Random, library: Registry) => Mirrored | null;
}

/** On the Big Base board mirrors are not tried. */
const isComparable = (state: State): boolean => state.big === null && isQuiet(state);

/** Are the added cards unchanged and where they were put? */
const isIdle = ({ idle, state }: Mirrored, now: State): boolean =>
  idle.every((ix) => {
    const [a, b] = [state.cards[ix]!, now.cards[ix]!];
    return a.zone === b.zone && a.at === b.at && a.controller === b.controller && a.counters === b.counters;
  }) && now.modifiers.every(({ card }) => !idle.includes(card));

/** The mirror as played on from. With added cards, prompts offer more, unless one of the cards leaves play at once. */
function begun(mirrored: Mirrored): State[] {
  const { state, idle } = mirrored;
  if (idle.length === 0) return [state];
  const { state: asked } = resume({ ...state, asks: [] });
  return isComparable(asked) && isIdle(mirrored, asked) ? [asked] : [];
}

/** One game's answer, given in the other. Throws if it is not offered there. */
function inMirror(command: Command, one: State, other: State, mirrored: Mirrored): Command {
  if (command.type !== 'answer') return command;
  const seat = mirrored.seat(command.seat);
  const [asked, asks] = [
    one.asks.find((ask) => ask.seat === command.seat),
    other.asks.find((ask) => ask.seat === seat),
  ];
  if (!asked || !asks) throw new Error(`“${asked?.title}” is not asked`);
  const keys = asks.options.map((option) => JSON.stringify(mirrored.key(option, 'other', other, seat)));
  const pick = command.pick.map((id) => {
    const key = JSON.stringify(mirrored.key(asked.options[id]!, 'one', one, command.seat));
    const at = keys.indexOf(key);
    if (at < 0) throw new Error(`“${asked.title}” has no option ${key}, but ${keys.join(' ')}`);
    return at;
  });
  return { ...command, seat, prompt: asks.id, pick };
}

/**
 * The mirrors after answering the questions that only a mirror asks: added cards are never chosen, optional choices are
 * declined, and for others every option is tried. Empty: an added card has to be chosen.
 */
function caughtUp(state: State, one: State, mirrored: Mirrored): State[] {
  for (const ask of state.asks) {
    const picks = picksOf(ask, one, mirrored);
    if (picks === null) continue;
    return picks.flatMap((pick) => {
      const next = apply(state, { type: 'answer', seat: ask.seat, prompt: ask.id, pick });
      return next.ok ? caughtUp(next.state, one, mirrored) : [];
    });
  }
  return [state];
}
/** How to answer what only the mirror asks; null: the other game asks it, too. */
function picksOf(ask: Ask, one: State, { idle }: Mirrored): number[][] | null {
  if (idle.length === 0 || ask.kind === 'play') return null;
  const rest = ask.options.flatMap(({ card, at }, i) => (idle.includes(card) || idle.includes(at) ? [] : [i]));
  const [least, most] = [Math.min(ask.min, rest.length), Math.min(ask.max, rest.length)];
  if (rest.length < ask.options.length) {
    if (rest.length === 0 && ask.min > 0) return [];
    if (least === most && least === rest.length) return [rest];
  }
  const isAsked = one.asks.some(({ seat, title }) => seat === ask.seat && title === unmarked(ask.title));
  if (isAsked) return null;
  if (ask.min === 0) return [[]];
  return ask.kind === 'option' || ask.kind === 'yesno' ? rest.map((way) => [way]) : null;
}

/** Replays a recorded game with its mirror alongside; also returns the number of mirrors. */
export function differsFromMirror(
  { states, commands }: Course,
  seed: string,
  from: Registry,
  relation: MirrorRelation,
): { difference: Difference | null; made: number } {
  const { name, named } = relation;
  const library = relation.library?.(from) ?? from;
  const random = seededRandom(`${name} ${seed}`);
  installLibrary(library);
  let mirrored: Mirrored | null = null;
  /** The mirror after each possible answer to questions that only it asked. */
  let others: State[] = [];
  let made = 0;
  for (const [at, command] of commands.entries()) {
    const [before, state] = [states[at]!, states[at + 1]!];
    if (named && isNamed(before, library, named)) mirrored = null;
    else if (isComparable(before)) {
      mirrored = relation.mirror({ ...before, library: library.id }, random, library);
      others = mirrored ? begun(mirrored) : [];
      made += others.length;
    }
    if (!mirrored || others.length === 0 || mirrored.isOver?.(before) || mirrored.isOver?.(state)) continue;
    const { alike, what } = play(others, command, before, { ...state, library: library.id }, mirrored);
    if (alike.length === 0 && what !== null) return { difference: { relation: name, seed, at, what }, made };
    others = alike;
  }
  return { difference: null, made };
}

/**
 * Plays this command in each mirror. Returns those that still match and whose added cards are untouched, and what
 * differs.
 */
function play(
  others: readonly State[],
  command: Command,
  before: State,
  state: State,
  mirrored: Mirrored,
): { alike: State[]; what: string | null } {
  let what: string | null = null;
  const alike = others.flatMap((other) => {
    try {
      const played = apply(other, inMirror(command, before, other, mirrored));
      if (!played.ok) throw new Error(`refused: ${played.refusal.text}`);
      return caughtUp(played.state, state, mirrored).filter((next) => {
        if (!isIdle(mirrored, next)) return false;
        const found = differenceFrom(next, state, mirrored);
        what ??= found;
        return found === null;
      });
    } catch (error) {
      what ??= (error as Error).message;
      return [];
    }
  });
  return { alike, what };
}

/** Where a mirror differs from the game; null: nowhere, or something is still being resolved. */
function differenceFrom(other: State, state: State, { told, image }: Mirrored): string | null {
  if (!isComparable(state) && !state.over) return null;
  const [ask] = other.asks;
  if (!other.over && !isComparable(other)) return `there “${ask?.title}” is asked: ${JSON.stringify(ask?.options)}`;
  return firstDifference(told(image(state)), told(other));
}

/** The first difference between two values: its path, and both values. */
function firstDifference(one: unknown, other: unknown, path = ''): string | null {
  if (one === other) return null;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return `${path}: ${JSON.stringify(one)} | ${JSON.stringify(other)}`;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  for (const key of keys) {
    const [a, b] = [one, other].map((it) => (it as Record<string, unknown>)[key]);
    const found = a === undefined && b === undefined ? null : firstDifference(a, b, `${path}.${key}`);
    if (found) return found;
  }
  return null;
}
