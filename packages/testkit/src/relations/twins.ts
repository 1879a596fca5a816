import { dice, type Random, seededRandom } from '@smash/bots';
import {
  type Applied,
  apply,
  type Card,
  type CardIx,
  type Command,
  type Def,
  installLibrary,
  NOBODY,
  type OptionView,
  type Registry,
  type Seat,
  type State,
  view,
} from '@smash/engine';
import { excerpts } from '../excerpts.ts';
import { nameIn, type Open, withDefs } from './altered.ts';
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
  /** The library with whatever cards the twins need. */
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

/** Suffix of names that exist only for a twin. */
const MARK = '\u0001';

/** Nothing is being resolved: the current player chooses what to do next. */
const isQuiet = ({ stack, asks }: State): boolean =>
  stack.length === 1 && stack[0]!.f === 'turn' && stack[0]!.triggers.length === 0 && asks[0]?.kind === 'play';

const openCard = (state: State, ix: CardIx): Open<Card> => state.cards[ix] as Open<Card>;
function oneOf<T>(list: readonly T[], random: Random): T | null {
  return list.length > 0 ? list[dice(random, list.length)]! : null;
}

/** IO-1: replaces every card out of play with another copy, which nothing can remember. */
const comesBack: TwinRelation = {
  name: 'comes back',
  says: 'a card that leaves and comes back is like another copy of it (IO-1)',
  again: true,
  // Plays are recorded by card.
  named: /\bnot played this turn\b/i,
  // A question shows which pile its card is in, even if the card is only the ability's source.
  except: ['from'],
  twin(from, _command, _random, registry) {
    if (!isQuiet(from)) return null;
    // Copies only what changes here, because the number of cards keeps growing.
    const { cards, seats, piles, baseDeck, baseDiscard, asks } = from;
    const state: State = {
      ...from,
      cards: cards.slice(),
      ...structuredClone({ seats, piles, baseDeck, baseDiscard, asks }),
    };
    const lists = [
      ...state.seats.flatMap(({ hand, deck, discard, aside }) => [hand, deck, discard, aside]),
      ...[state.baseDeck, state.baseDiscard, ...Object.values(state.piles)],
    ];
    const fresh = new Map<CardIx, CardIx>();
    // Cards of one name are offered in the order of their indices, which has to stay: all of them or none.
    const delayed = state.delayedTriggers.map(({ card }) => card).filter((ix) => ix !== NOBODY);
    const held = new Set(
      [...state.inPlay, ...state.limbo, ...state.table, ...delayed, ...followed(state, registry)].map(
        (ix) => state.cards[ix]!.def,
      ),
    );
    const renewed = lists.flat().filter((ix) => !held.has(state.cards[ix]!.def));
    for (const ix of renewed.sort((a, b) => a - b)) {
      fresh.set(ix, state.cards.push({ ...state.cards[ix]! }) - 1);
      state.cards[ix] = { ...state.cards[ix]!, zone: 'box', owner: NOBODY, controller: NOBODY };
    }
    for (const list of lists) for (const [at, ix] of list.entries()) list[at] = fresh.get(ix) ?? ix;
    const now = (ix: CardIx): CardIx => fresh.get(ix) ?? ix;
    // Options refer to the new copies.
    state.asks = state.asks.map((ask) => ({
      ...ask,
      source: now(ask.source),
      shown: ask.shown.map(now),
      options: ask.options.map((option) => ({ ...option, card: now(option.card) })),
    }));
    return { state, card: NOBODY };
  },
};

/** Cards that a text goes on to follow into any zone: "wherever it is then". */
const followed = ({ delayedTriggers, names }: State, { defs }: Registry): CardIx[] =>
  delayedTriggers.flatMap(({ def, args }) =>
    typeof args.card === 'number' && /\bwherever it is\b/.test(defs[names[def]!]!.text) ? [args.card] : [],
  );

/** A placeholder that does nothing, so that the other abilities keep their numbers. */
const NOTHING: Def['abilities'][number] = { kind: 'delayed', run: function* () {} };
const AS_MINION = `${MARK}m`;
const AS_ACTION = `${MARK}a`;
const fusion: TwinRelation = {
  name: 'fusion',
  says: 'a fusion that is played as a minion or action is a plain one with that text (FUS-1)',
  named: /\b(fusions?|(same|different|other|another) names?|cop(y|ies) of)\b/i,
  // Half of them with fusions.
  pool: ({ factions, defs }) => {
    const has = ({ cards }: (typeof factions)[number]): boolean => cards.some(({ name }) => defs[name]!.fusion);
    const fused = factions.filter(has);
    return [...fused, ...factions.filter((one) => !has(one)).slice(0, fused.length + 4)].map(({ name }) => name);
  },
  library: (from) =>
    withDefs(
      from,
      'with plain fusions',
      Object.values(from.defs)
        .filter((def) => def.fusion)
        .flatMap((def): Def[] => {
          const plain = { ...def, fusion: false };
          const asMinion = def.abilities.map((one) => (one.kind === 'onAction' ? NOTHING : one));
          const asAction = def.abilities.map((one) =>
            one.kind === 'onAction' ? { kind: 'onPlay' as const, run: one.run } : NOTHING,
          );
          return [
            { ...plain, name: `${def.name}${AS_MINION}`, abilities: asMinion },
            { ...plain, name: `${def.name}${AS_ACTION}`, abilities: asAction, type: 'action', subtype: 'standard' },
          ];
        }),
    ),
  twin(from, command, _random, { defs }) {
    if (!isQuiet(from) || command.type !== 'answer') return null;
    const option = from.asks[0]!.options[command.pick[0] ?? -1];
    if (option?.verb !== 'play') return null;
    const name = from.names[from.cards[option.card]!.def]!;
    if (!defs[name]!.fusion) return null;
    const state = structuredClone(from);
    openCard(state, option.card).def = nameIn(state, `${name}${option.at === NOBODY ? AS_ACTION : AS_MINION}`);
    return { state, card: option.card };
  },
};

/** Minions in play that nothing has changed yet. */
const plainMinions = (state: State, { defs }: Registry): CardIx[] =>
  state.inPlay.filter((ix) => {
    const { zone, def } = state.cards[ix]!;
    return (
      zone === 'base' && defs[state.names[def]!]!.type === 'minion' && !state.modifiers.some((mod) => mod.card === ix)
    );
  });

const copied: TwinRelation = {
  name: 'copied',
  says: 'an ability printed on a minion works like the same ability copied by it (IO-2)',
  // The twin has a name of its own.
  named: /\bnames?\b|\bcop(y|ies) of\b|\bany order\b/i,
  except: ['copied'],
  library: (from) =>
    withDefs(
      from,
      'with minions without abilities',
      Object.values(from.defs)
        .filter(({ type, abilities }) => type === 'minion' && abilities.length > 0)
        .map((def) => ({ ...def, name: `${def.name}${MARK}`, abilities: [], target: null, condition: null })),
    ),
  twin(from, _command, random, registry) {
    if (!isQuiet(from)) return null;
    const able = plainMinions(from, registry).filter((ix) => {
      const { name, text, abilities, fusion: isFusion } = registry.defs[from.names[from.cards[ix]!.def]!]!;
      if (from.names.some((other) => other !== name && registry.defs[other]!.text.includes(name))) return false;
      // The other side of a fusion is printed on it, but is not one of its abilities. The twin has its own name.
      return !isFusion && !text.includes(name) && abilities.some(({ kind }) => kind !== 'onPlay');
    });
    const card = oneOf(able, random);
    if (card === null) return null;
    const state = structuredClone(from);
    const text = state.cards[card]!.def;
    openCard(state, card).def = nameIn(state, `${state.names[text]!}${MARK}`);
    state.modifiers.unshift({
      kind: 'copy',
      card,
      n: state.cards[card]!.stamp,
      seat: NOBODY,
      from: card,
      source: card,
      sourceDef: text,
      until: { t: 'ever' },
      text,
    });
    return { state, card };
  },
};

const OWNER = /\b(own|owns|owned|owner|owners)\b/i;
const lent: TwinRelation = {
  name: 'lent',
  says: 'a lent minion works for its controller like an own one, but for what asks for its owner (TERM-8)',
  // Factions whose texts do not mention owners, in sets whose bases do not either.
  pool: ({ factions, defs }) => {
    const says = (names: readonly string[]): boolean => names.some((name) => OWNER.test(defs[name]!.text));
    const sets = new Set(factions.filter(({ bases }) => says(bases)).map(({ set }) => set));
    return factions
      .filter(({ set, cards, titans }) => !sets.has(set) && !says([...cards.map(({ name }) => name), ...titans]))
      .map(({ name }) => name);
  },
  named: OWNER,
  except: ['owner'],
  twin(from, _command, random, registry) {
    if (!isQuiet(from)) return null;
    const card = oneOf(
      plainMinions(from, registry).filter((ix) => from.cards[ix]!.owner !== NOBODY),
      random,
    );
    if (card === null) return null;
    const state = structuredClone(from);
    openCard(state, card).owner = (state.cards[card]!.owner + 1) % state.seats.length;
    return { state, card };
  },
};

const IDLE = `${MARK}Idle`;
const idle: TwinRelation = {
  name: 'idle titan',
  says: 'a titan without a text that is set aside changes nothing else (TIT-2)',
  library: (from) => {
    const titan = Object.values(from.defs).find(({ type }) => type === 'titan')!;
    const factions = from.factions.map(({ name }) => name);
    return withDefs(
      from,
      'with idle titans',
      factions.map((faction) => ({ ...titan, faction, name: `${IDLE}${faction}`, text: '', abilities: [] })),
    );
  },
  twin(from, _command, random, { defs }) {
    if (!isQuiet(from)) return null;
    const state = structuredClone(from);
    const seat = dice(random, state.seats.length);
    const like = state.cards[0]!;
    const titan: Card = {
      ...like,
      id: IDLE_ID,
      def: nameIn(state, `${IDLE}${factionOf(state, seat, defs)}`),
      owner: seat,
      controller: seat,
      zone: 'aside',
      at: NOBODY,
      stamp: 0,
      since: 0,
      moved: 0,
      left: NOBODY,
      counters: 0,
      stasis: 0,
      fresh: false,
      named: '',
    };
    state.seats[seat]!.aside.unshift(state.cards.push(titan) - 1);
    return { state, card: NOBODY };
  },
};
/** A faction that is in the game anyway: the cards of some belong to others (World Champs). */
const factionOf = ({ cards, names }: State, seat: Seat, defs: Registry['defs']): string =>
  cards
    .filter(({ owner }) => owner === seat)
    .map(({ def }) => defs[names[def]!]!.faction)
    .find((faction) => faction !== '')!;
/** No card has this id: ids start at 1. */
const IDLE_ID = -1;

export const TWINS: readonly TwinRelation[] = [comesBack, fusion, copied, lent, idle];

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
