import { seededRandom, shuffled } from '@smash/bots';
import { library } from '@smash/cards';
import { apply, createGame, type Def, type GameSetup, installLibrary, type Registry, type State } from '@smash/engine';
import { baseKey, byKey } from '@smash/engine/script';
import { playRandomGame, type RandomGame } from '../random/game.ts';
import { MARK, once } from './changing.ts';
import { Course, told } from './course.ts';
import type { Difference } from './difference.ts';
import { differsFromMirror, type MirrorRelation } from './mirror.ts';
import { MIRRORS } from './mirrors.ts';
import { differsFromTwin, type TwinRelation } from './twin.ts';
import { TWINS } from './twins.ts';

/** Changes a library in a way that the rules ignore: a game must play the same with both. */
export interface Relation {
  name: string;
  /** What it asserts about the rules. */
  says: string;
  /** The changed library, and how to translate its names back in the text of a state. */
  change: (
    from: Registry,
    seed: string,
  ) => {
    registry: Registry;
    nameOf: (text: string) => string;
    /** How to set up the same game with it; absent: unchanged. */
    setup?: (setup: GameSetup) => GameSetup;
  };
}

/** The library with these definitions alone. */
const withOnly = (from: Registry, id: string, defs: readonly Def[]): Registry => ({
  ...from,
  id,
  defs: byKey(defs),
});
const same = <T>(it: T): T => it;
const MARK_IN_JSON = JSON.stringify(MARK).slice(1, -1);
/** Names that appear in a text cannot change: Microbot, Megabot, "that is not a Collector". */
const mentioned = (name: string, defs: readonly Def[]): boolean =>
  defs.some(
    ({ text }) => text.includes(name) || name.split(' ').some((word) => word.length > 3 && text.includes(word)),
  );

const loadOrder: Relation = {
  name: 'load order',
  says: 'what a seat is asked never depends on the order in which definitions were loaded',
  change: (from, seed) => ({
    registry: withOnly(from, `${from.id} in another order`, shuffled(seededRandom(seed), Object.values(from.defs))),
    nameOf: same,
  }),
};

const strangers: Relation = {
  name: 'strangers',
  says: 'definitions that are not in the game change nothing in it',
  change: once((from) => {
    const defs = Object.values(from.defs);
    const others = defs.map((def): Def => ({ ...def, name: `${MARK}${def.name}`, faction: `${MARK}${def.faction}` }));
    return { registry: withOnly(from, `${from.id} with strangers`, [...others, ...defs]), nameOf: same };
  }),
};

const renamed: Relation = {
  name: 'renamed',
  says: 'a card or base that no text names plays on under another name',
  change: once((from) => {
    const defs = Object.values(from.defs);
    const names = new Map(
      defs
        .filter(({ name, type, deck }) => deck === '' && type !== 'slot' && type !== 'titan' && !mentioned(name, defs))
        // A card and a base may share a name, which then no longer says which of them to rename.
        .filter(({ name }) => baseKey(from.defs, name) === name)
        .map(({ name }) => [name, `${name}${MARK}`]),
    );
    const to = (name: string): string => names.get(name) ?? name;
    const registry: Registry = {
      ...withOnly(
        from,
        `${from.id} renamed`,
        defs.map((def) => ({ ...def, name: to(def.name) })),
      ),
      factions: from.factions.map((faction) => ({
        ...faction,
        cards: faction.cards.map((card) => renamedIn(card, to)),
        bases: faction.bases.map((base) => renamedIn(base, to)),
      })),
    };
    return { registry, nameOf: (text) => text.replaceAll(MARK_IN_JSON, '') };
  }),
};
/** A faction lists its cards and bases by name, with or without a number. */
const renamedIn = <T>(entry: T, to: (name: string) => string): T =>
  JSON.parse(JSON.stringify(entry), (_key, value) => (typeof value === 'string' ? to(value) : value)) as T;

const factionsRenamed: Relation = {
  name: 'factions renamed',
  says: 'a faction that no text names plays on under another name',
  change: once((from) => {
    const defs = Object.values(from.defs);
    const to = (name: string): string =>
      name === '' || defs.some(({ text }) => text.includes(name)) ? name : `${name}${MARK}`;
    const registry: Registry = {
      ...withOnly(
        from,
        `${from.id} with other factions`,
        defs.map((def) => ({ ...def, faction: to(def.faction) })),
      ),
      factions: from.factions.map((faction) => ({ ...faction, name: to(faction.name) })),
    };
    return {
      registry,
      nameOf: (text) => text.replaceAll(MARK_IN_JSON, ''),
      setup: (setup) => ({
        ...setup,
        ...(setup.pool && { pool: setup.pool.map(to) }),
        ...(setup.draft?.pool && { draft: { ...setup.draft, pool: setup.draft.pool.map(to) } }),
        ...(setup.factions && { factions: setup.factions.map(([a, b]): [string, string] => [to(a), to(b)]) }),
      }),
    };
  }),
};

export const RELATIONS: readonly Relation[] = [loadOrder, strangers, renamed, factionsRenamed];

/** Replay a recorded game with the changed library alongside; null = the same game to the end. */
export function differs(
  course: Course,
  seed: string,
  from: Registry,
  { name: relation, change }: Relation,
): Difference | null {
  const { registry, nameOf, setup = same } = change(from, seed);
  installLibrary(registry);
  let { state } = createGame(setup(course.setup), registry);
  if (course.told(0) !== nameOf(told(state))) return { relation, seed, at: -1, what: 'the deal' };
  for (const [at, command] of course.commands.entries()) {
    const next = apply(state, command);
    if (!next.ok) return { relation, seed, at, what: `refused: ${next.refusal.text}` };
    state = next.state;
    if (course.told(at + 1) !== nameOf(told(state)))
      return { relation, seed, at, what: fieldsOf(course.states[at + 1]!, state, nameOf) };
  }
  return null;
}

const fieldsOf = (one: State, other: State, nameOf: (text: string) => string): string =>
  Object.keys(one)
    .filter((key) => {
      const [a, b] = [one, other].map((state) => told({ [key]: state[key as keyof State] } as unknown as State));
      return a !== nameOf(b!);
    })
    .join(', ');

export interface RelationSet {
  relations: readonly Relation[];
  twins: readonly TwinRelation[];
  mirrors: readonly MirrorRelation[];
}
const ALL: RelationSet = { relations: RELATIONS, twins: TWINS, mirrors: MIRRORS };

/** A random game, played with this library. */
const courseOf = (game: RandomGame, from: Registry = library): Course =>
  new Course(playRandomGame(game, 0, undefined, from).record, from);

/** Compares the twins of the game, or of one that suits the relation better. */
function twinOf(relation: TwinRelation, game: RandomGame, course: Course): ReturnType<typeof differsFromTwin> {
  const { pool, played } = relation;
  const from = played?.(library) ?? library;
  const suited = pool || played ? courseOf({ ...game, ...(pool && { factions: pool(from) }) }, from) : course;
  return differsFromTwin(suited, game.seed, from, relation);
}

/** Random games, from that number on, each replayed under every relation. */
export function relate(
  games: number,
  seed: string,
  players: number,
  only: Partial<RelationSet> = ALL,
  each: (done: number, found: readonly Difference[]) => void = () => {},
  from = 0,
): { found: Difference[]; twins: Record<string, number> } {
  const { relations = [], twins = [], mirrors = [] } = only;
  const found: Difference[] = [];
  const made: Record<string, number> = Object.fromEntries([...twins, ...mirrors].map(({ name }) => [name, 0]));
  for (let i = from; i < games; i++) {
    const game = { seed: `${seed}-${i}`, players, vpToWin: 6, quits: false };
    const course = courseOf(game);
    for (const relation of relations) {
      const difference = differs(course, game.seed, library, relation);
      if (difference) found.push(difference);
    }
    for (const relation of [...twins, ...mirrors]) {
      const { difference, made: n } =
        'twin' in relation ? twinOf(relation, game, course) : differsFromMirror(course, game.seed, library, relation);
      made[relation.name]! += n;
      if (difference) found.push(difference);
    }
    each(i + 1, found);
  }
  return { found, twins: made };
}
