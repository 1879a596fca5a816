import { chance, seedOldRng, seedRng } from '../../core/chance/rng.ts';
import { shuffleNames } from '../../core/chance/shuffle.ts';
import { newCounts } from '../../core/counts.ts';
import { freshId, seedIds } from '../../core/zones/ids.ts';
import {
  type Card,
  type CardIx,
  type FactionDef,
  type GameOptions,
  NOBODY,
  type Seat,
  type State,
} from '../../model/index.ts';
import { newCard } from '../../model/shape.ts';
import type { Registry } from '../../script/definition.ts';
import { dealBoard } from '../big-base/board.ts';

/** The setup of a game. Factions and draft both absent: random factions (SET-2). */
export interface GameSetup {
  /** Any text; online games use 64 hex digits from the system's random source. */
  seed: string;
  /** The random generator; absent: ChaCha20. Records from before version 1.2.0 have the old one. */
  generator?: 'sfc32';
  /** 2 to 4 (SET-1). */
  players: number;
  factions?: [string, string][];
  draft?: { mode: 'queensberry' | 'free'; pool?: string[]; firstChooser?: Seat };
  /** Who plays first; random if absent (SET-10). */
  first?: Seat;
  /** The factions that random ones are drawn from, if not the whole library. */
  pool?: string[];
  options?: Partial<GameOptions>;
}

export class SetupError extends Error {
  override name = 'SetupError';
}

const DEFAULT_OPTIONS: GameOptions = {
  vpToWin: 15,
  mulligan: 'shuffle',
  duplicates: false,
  allBases: false,
  titans: true,
  bigBase: false,
  cover: false,
  coverChoices: false,
};

/** A state without cards: frames deal the rest. */
export function emptyState(library: string, seed: string, players: number, options: Partial<GameOptions> = {}): State {
  const rng = seedRng(seed);
  return {
    v: 1,
    library,
    options: { ...DEFAULT_OPTIONS, ...options },
    rng,
    ids: seedIds(rng),
    names: [],
    cards: [],
    seats: new Array(players).fill(null).map(() => ({
      factions: [],
      vp: 0,
      deck: [],
      hand: [],
      discard: [],
      aside: [],
      minions: 0,
      actions: 0,
      played: 0,
      countersPlaced: 0,
      moved: [],
      playedOn: [],
      cards: 0,
      extras: 0,
      asked: 0,
      out: false,
      agrees: false,
    })),
    big: null,
    table: [],
    baseDeck: [],
    baseDiscard: [],
    inPlay: [],
    limbo: [],
    piles: emptyPiles(),
    turn: 0,
    current: 0,
    phase: 'setup',
    minionsPlayed: 0,
    modifiers: [],
    extraPlays: [],
    delayedTriggers: [],
    destroyed: [],
    stasisEnded: false,
    used: newCounts(),
    chain: newCounts(),
    minionPlays: [],
    actionPlays: [],
    clashes: [],
    scoring: NOBODY,
    extraTurns: [],
    resumeFrom: NOBODY,
    stack: [],
    asks: [],
    over: null,
    nextId: 1,
    clock: 0,
    events: 0,
    seq: 0,
  };
}

/** In library order, without scanning every set. */
function ofSets(registry: Registry, wanted: ReadonlySet<string>): FactionDef[] {
  let known = factionsBySet.get(registry);
  if (!known) {
    known = Map.groupBy(
      registry.factions.map((faction, place) => ({ faction, place })),
      ({ faction }) => faction.set,
    );
    factionsBySet.set(registry, known);
  }
  if (wanted.size === 1) for (const set of wanted) return known.get(set)!.map(factionIn);
  return [...wanted]
    .flatMap((set) => known.get(set) ?? [])
    .sort((a, b) => a.place - b.place)
    .map(factionIn);
}
const factionIn = ({ faction }: { faction: FactionDef }): FactionDef => faction;
const factionsBySet = new WeakMap<Registry, ReadonlyMap<string, { faction: FactionDef; place: number }[]>>();

const factions = new WeakMap<Registry, ReadonlyMap<string, FactionDef>>();
/** The library's factions with these names. */
function factionsOf(registry: Registry): ReadonlyMap<string, FactionDef> {
  let known = factions.get(registry);
  if (!known) {
    known = new Map(registry.factions.map((faction) => [faction.name, faction]));
    factions.set(registry, known);
  }
  return known;
}

function checkSetup(setup: GameSetup, registry: Registry): void {
  const known = factionsOf(registry);
  if (!Number.isInteger(setup.players) || setup.players < 2 || setup.players > 4)
    throw new SetupError('SET-1: two to four players');
  const duplicates = setup.options?.duplicates ?? false;
  const all = setup.draft?.pool ?? setup.pool ?? [...known.keys()];
  for (const name of [...all, ...(setup.factions?.flat() ?? [])])
    if (!known.has(name)) throw new SetupError(`Unknown faction "${name}"`);
  if (setup.factions) {
    if (setup.factions.length !== setup.players) throw new SetupError('SET-1: two factions for each player');
    for (const pair of setup.factions)
      if (pair.length !== 2 || pair[0] === pair[1])
        throw new SetupError('SET-1: two different factions for each player');
    const flat = setup.factions.flat();
    if (!duplicates && new Set(flat).size < flat.length)
      throw new SetupError('SET-4: the same faction twice needs the duplicates option');
  } else if (new Set(all).size < (duplicates ? 2 : 2 * setup.players)) {
    throw new SetupError('SET-3: the pool needs at least two factions for each player');
  }
  if (setup.options?.bigBase && !registry.board) throw new SetupError('BIG-1: this library has no Big Base board');
}

/** Adds the cards with this name to the game and their indices to the given list, which it returns. */
export function makeCards(
  s: State,
  name: string,
  owner: Seat,
  zone: Card['zone'],
  copies: number,
  list: CardIx[] = [],
): CardIx[] {
  // Faster than `indexOf`, which compares the letters of names.
  let def = 0;
  while (def < s.names.length && s.names[def] !== name) def++;
  if (def === s.names.length) s.names.push(name);
  for (let i = 0; i < copies; i++) {
    list.push(s.cards.length);
    s.cards.push(newCard(freshId(s), def, owner, owner, zone));
  }
  return list;
}

export function newGame(setup: GameSetup, registry: Registry): State {
  checkSetup(setup, registry);
  const s = emptyState(registry.id, setup.seed, setup.players, setup.options);
  if (setup.generator === 'sfc32') s.rng = seedOldRng(setup.seed);
  const first = setup.first ?? NOBODY;
  if (setup.factions) deal(s, setup.factions, registry);
  else if (setup.draft) {
    const pool = setup.draft.pool ?? registry.factions.map((f) => f.name);
    // SET-10: the first chooser is drawn separately from the first player.
    const chooser = setup.draft.firstChooser ?? chance(s, setup.players);
    const round = Array.from({ length: setup.players }, (_, i) => (chooser + i) % setup.players);
    s.phase = 'draft';
    s.stack.push({
      f: 'draft',
      mode: setup.draft.mode,
      pool,
      order: setup.draft.mode === 'free' ? [] : [...round, ...round.slice().reverse()],
      next: 0,
      first,
    });
    return s;
  } else deal(s, randomFactions(s, setup, registry), registry);
  s.stack.push({ f: 'setup', step: 0, first });
  return s;
}

function randomFactions(s: State, setup: GameSetup, registry: Registry): [string, string][] {
  const names = setup.pool ?? registry.factions.map((f) => f.name);
  const pairs: [string, string][] = [];
  if (s.options.duplicates) {
    for (let i = 0; i < setup.players; i++) {
      const mine = names.slice();
      shuffleNames(s, mine);
      pairs.push([mine[0]!, mine[1]!]);
    }
    return pairs;
  }
  const all = names.slice();
  shuffleNames(s, all);
  for (let i = 0; i < setup.players; i++) pairs.push([all[2 * i]!, all[2 * i + 1]!]);
  return pairs;
}

/**
 * SET-1, SET-5, SET-7: decks of forty, titans set aside, and the base deck. Nothing is shuffled yet, but ids reveal no
 * place in a list even now.
 */
export function deal(s: State, factions: string[][], registry: Registry): void {
  const sets = new Set<string>();
  factions.forEach((pair, seat) => {
    if (s.seats[seat]!.out) return;
    const own = s.seats[seat]!;
    own.factions = pair.slice();
    for (const name of pair) {
      const faction = factionsOf(registry).get(name)!;
      sets.add(faction.set);
      for (const { name, copies } of faction.cards) makeCards(s, name, seat, 'deck', copies, own.deck);
      // SET-7
      if (s.options.titans) for (const titan of faction.titans) makeCards(s, titan, seat, 'aside', 1, own.aside);
    }
  });
  dealPiles(s, sets, registry);
  for (const faction of s.options.allBases ? registry.factions : ofSets(registry, sets)) {
    for (const base of faction.bases) makeCards(s, base, NOBODY, 'baseDeck', 1, s.baseDeck);
  }
  if (!s.options.bigBase) return;
  const like = s.names[s.cards[s.baseDeck[0]!]!.def]!;
  dealBoard(s, registry, like, (name, zone) => makeCards(s, name, NOBODY, zone, 1)[0]!);
}

/** SET-6: the shared decks that a set in use needs. */
function dealPiles(s: State, sets: ReadonlySet<string>, registry: Registry): void {
  for (const { deck, set, cards } of registry.decks) {
    // SET-5: with all bases, every set is in use.
    if (!s.options.allBases && !sets.has(set)) continue;
    const pile = PILES[deck];
    for (const { name, copies } of cards) makeCards(s, name, NOBODY, pile, copies, s.piles[pile]);
  }
}
export const emptyPiles = (): State['piles'] => ({
  madness: [],
  monsterDeck: [],
  monsterDiscard: [],
  treasureDeck: [],
  treasureDiscard: [],
});
const PILES = { madness: 'madness', monsters: 'monsterDeck', treasures: 'treasureDeck' } as const;
