import { type Random, seededRandom } from '@smash/bots';
import { apply, type CardIx, type Command, installLibrary, type Registry, type Seat, type State } from '@smash/engine';
import type { Course } from './course.ts';
import type { Difference } from './difference.ts';
import { isNamed } from './twins.ts';

export type Option = State['asks'][number]['options'][number];

/** A state that must play like another one, and how to translate between the two. */
interface Mirrored {
  state: State;
  /** The cards only this one has. A mirror is dropped once one of them changes. */
  idle: CardIx[];
  seat: (seat: Seat) => Seat;
  /** A state of this game as it would be in the other one. */
  image: (one: State) => State;
  /** The compared part of a state. */
  told: (state: State) => object;
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
  /** Texts that mention the difference: no mirror while such a card is in a hand or active. */
  named?: RegExp;
  mirror: (state: State, random: Random, library: Registry) => Mirrored | null;
}

/** Nothing is being resolved: the current player is asked what to do next. */
const isQuiet = ({ stack, asks, big }: State): boolean =>
  big === null &&
  stack.length === 1 &&
  stack[0]!.f === 'turn' &&
  stack[0]!.triggers.length === 0 &&
  asks[0]?.kind === 'play';

/** Are the cards that were added still where they were put, as they were? */
const isIdle = ({ idle, state }: Mirrored, now: State): boolean =>
  idle.every((ix) => {
    const [a, b] = [state.cards[ix]!, now.cards[ix]!];
    return a.zone === b.zone && a.at === b.at && a.controller === b.controller && a.counters === b.counters;
  }) && now.modifiers.every(({ card }) => !idle.includes(card));

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

/** Declines what is offered only there: an ability that the added cards give something to do. */
function decline(state: State): State {
  const ask = state.asks[0];
  if (isQuiet(state) || state.over || ask?.kind !== 'react' || ask.min > 0) return state;
  const passed = apply(state, { type: 'answer', seat: ask.seat, prompt: ask.id, pick: [] });
  return passed.ok ? decline(passed.state) : state;
}

/** Answers questions asked only because of the added cards: nothing is done to them. null: something mandatory. */
function passOver(state: State, { idle }: Mirrored): State | null {
  for (const ask of state.asks) {
    const isOther = ({ card, at }: Option): boolean => !idle.includes(card) && !idle.includes(at);
    const rest = ask.options.flatMap((option, i) => (isOther(option) ? [i] : []));
    if (rest.length === ask.options.length || ask.kind === 'play') continue;
    const min = Math.min(ask.min, rest.length);
    const max = Math.min(ask.max, rest.length);
    if (rest.length === 0 && ask.min > 0) return null;
    if (rest.length > 0 && !(min === max && min === rest.length)) continue;
    const answered = apply(state, { type: 'answer', seat: ask.seat, prompt: ask.id, pick: rest });
    return answered.ok ? passOver(answered.state, { idle } as Mirrored) : null;
  }
  return state;
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
  let other: State | null = null;
  let made = 0;
  for (const [at, command] of commands.entries()) {
    const [before, state] = [states[at]!, states[at + 1]!];
    const difference = (what: string) => ({ difference: { relation: name, seed, at, what }, made });
    if (!mirrored && isQuiet(before) && !(named && isNamed(before, library, named))) {
      mirrored = relation.mirror({ ...before, library: library.id }, random, library);
      other = mirrored?.state ?? null;
      if (mirrored) made++;
    }
    if (!mirrored || !other) continue;
    let next: State | null;
    try {
      const played = apply(other, inMirror(command, before, other, mirrored));
      if (!played.ok) return difference(`refused: ${played.refusal.text}`);
      next = passOver(played.state, mirrored);
    } catch (error) {
      return difference((error as Error).message);
    }
    other = next && mirrored.idle.length > 0 && isQuiet(state) ? passOver(decline(next), mirrored) : next;
    if (!other || !isIdle(mirrored, other)) mirrored = null;
    else if (isQuiet(state) || state.over) {
      if (!other.over && !isQuiet(other)) {
        const [ask] = other.asks;
        return difference(`there “${ask?.title}” is asked: ${JSON.stringify(ask?.options)}`);
      }
      const what = firstDifference(
        mirrored.told(mirrored.image({ ...state, library: library.id })),
        mirrored.told(other),
      );
      if (what) return difference(what);
      mirrored = null;
    }
  }
  return { difference: null, made };
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
