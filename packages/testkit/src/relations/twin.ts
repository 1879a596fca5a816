import { type Random, seededRandom } from '@smash/bots';
import {
  type Applied,
  apply,
  type Card,
  type CardIx,
  type Command,
  installLibrary,
  NOBODY,
  type OptionView,
  type Registry,
  type State,
  view,
} from '@smash/engine';
import { excerpts } from '../excerpts.ts';
import { MARK } from './changing.ts';
import { type Course, type Sights, sightsOf } from './course.ts';
import type { Difference } from './difference.ts';
import { isNamed } from './named.ts';

/** A state that must continue just like another one in the eyes of every player. */
interface Twin {
  state: State;
  /** The card in which they differ: compare them while it stays in play. NOBODY: to the end of the game. */
  card: CardIx;
}

/** Changes a table in a way that makes no difference by the rules. */
export interface TwinRelation {
  name: string;
  /** What it asserts about the rules. */
  says: string;
  /** The library of the game; absent = the usual one. */
  played?: (from: Registry) => Registry;
  /** That library with whatever cards the twins need. */
  library?: (from: Registry) => Registry;
  /** A twin of this state, before this command; null = none possible here. */
  twin: (state: State, command: Command, random: Random, library: Registry) => Twin | null;
  /** Change the current twin again wherever possible. */
  again?: boolean;
  /** The factions to play with; absent = all. */
  pool?: (from: Registry) => string[];
  /** Texts that mention the difference: no twins while such a card is in play, set aside, in a hand or offered. */
  named?: RegExp;
  /** Fields of views that may differ. */
  except?: readonly string[];
}

/** Begins the names of titans that only a twin has set aside. */
export const IDLE = `${MARK}Idle`;
/** No other card has this id: ids start at 1. */
export const IDLE_ID = -1;

const IN_PLAY: readonly Card['zone'][] = ['base', 'baseAction', 'on', 'limbo'];
/** Has it left play, perhaps to come back at once as another card (IO-1)? */
const isOver = ({ state, card }: Twin, before: State, one: State): boolean => {
  if (card === NOBODY) return false;
  const [was, is] = [before.cards[card]!, one.cards[card]!];
  return (
    [is, state.cards[card]!].some(({ zone }) => !IN_PLAY.includes(zone)) ||
    (IN_PLAY.includes(was.zone) && was.stamp !== is.stamp)
  );
};

/** Words without marks, omitting that an ability is copied, or as which side a fusion is played. */
const plain = (words: string): string =>
  words.replace(MARKS, '').replace(/^(?:(Use (?:the talent of )?(.+)) as \2|(Play .+) as an action)$/, '$1$3');
const MARKS = new RegExp(`${MARK}[ma]?`, 'g');
/** An option by its text: the order of options does not matter. */
const optionKey = (option: OptionView, except: readonly string[]): string =>
  JSON.stringify(option, (key, value) =>
    key === 'id' || except.includes(key) ? undefined : typeof value === 'string' ? plain(value) : value,
  );

/** What everybody sees, without what may differ. */
const alike = (all: object, except: readonly string[]): string =>
  JSON.stringify(all, (key, value) => {
    if (except.includes(key)) return undefined;
    if (typeof value === 'string') return plain(value);
    if (key === 'titans') return (value as { id: number }[]).filter(({ id }) => id !== IDLE_ID);
    if (key !== 'options') return value;
    const options = (value as OptionView[]).filter(({ key: named }) => !named?.startsWith(IDLE));
    return [...new Set(options.map((option) => optionKey(option, except)))].sort();
  });

/** The place where what players see differs; null if nowhere. */
function differenceOf(one: Sights, other: Sights, except: readonly string[]): string | null {
  if (one.text === other.text) return null;
  const texts = [one, other].map(({ all }) => alike(all, except)) as [string, string];
  return texts[0] === texts[1] ? null : excerpts(...texts);
}

/** Gives the same answer to the twin. */
function toTwin(command: Command, { all }: Sights, other: State, except: readonly string[]): Command {
  if (command.type !== 'answer') return command;
  const asked = all[command.seat]!.prompt?.options ?? [];
  const keys = (view(other, command.seat).prompt?.options ?? []).map((option) => optionKey(option, except));
  return { ...command, pick: command.pick.map((id) => keys.indexOf(optionKey(asked[id]!, except))) };
}

/** Replays a recorded game with a twin alongside; also returns the number of twins. */
export function differsFromTwin(
  course: Course,
  seed: string,
  from: Registry,
  relation: TwinRelation,
): { difference: Difference | null; made: number } {
  const { name, again = false, except = [], named } = relation;
  const { states, commands } = course;
  const library = relation.library?.(from) ?? from;
  const random = seededRandom(`${name} ${seed}`);
  installLibrary(library);
  let twin: Twin | null = null;
  let made = 0;
  for (const [at, command] of commands.entries()) {
    const [before, state] = [states[at]!, states[at + 1]!];
    if (named && isNamed(before, library, named)) twin = null;
    else if (twin === null || again) {
      const fresh = relation.twin(twin?.state ?? { ...before, library: library.id }, command, random, library);
      if (fresh) made++;
      twin = fresh ?? twin;
    }
    if (twin === null) continue;
    const difference = (what: string) => ({ difference: { relation: name, seed, at, what }, made });
    let other: Applied;
    try {
      other = apply(twin.state, toTwin(command, course.seen(at), twin.state, except));
    } catch (error) {
      return difference(`${subjectOf(twin)}${(error as Error).message}`);
    }
    if (!other.ok) return difference(`refused: ${other.refusal.text}`);
    twin = { ...twin, state: other.state };
    if (isOver(twin, before, state) || (named && isNamed(state, library, named))) twin = null;
    else {
      const place = differenceOf(course.seen(at + 1), sightsOf(twin.state), except);
      if (place !== null) return difference(`${subjectOf(twin)}${place}`);
    }
  }
  return { difference: null, made };
}

const subjectOf = ({ state, card }: Twin): string =>
  card === NOBODY ? '' : `${state.names[state.cards[card]!.def]!.split(MARK)[0]}: `;
