import {
  type Card,
  type DraftFrame,
  type FactionDef,
  type GameOptions,
  NOBODY,
  type Option,
  opOf,
  type Seat,
  type SetupFrame,
  type State,
} from '../model/index.ts';
import { NO_OPTION } from '../query/plays.ts';
import type { Registry } from '../script/definition.ts';
import { baseEnters } from './base-enters.ts';
import { dealBoard, turnUpFirst } from './big-board.ts';
import { beginBoard } from './big-round.ts';
import { newCounts } from './counts.ts';
import { type Game, pickOne } from './game.ts';
import { perform, RULE } from './gate.ts';
import { chance, seedOldRng, seedRng, shuffle } from './rng.ts';
import { turnFrame } from './turn.ts';
import { put } from './zones.ts';

/** What a game begins with. Factions and draft both absent: random factions (SET-2). */
export interface GameSetup {
  /** Any text; online games use 64 hex digits from the system's source of chance. */
  seed: string;
  /** How the seed becomes chance; absent: ChaCha20. Records of before version 1.2.0 have the old one. */
  generator?: 'sfc32';
  /** 2 to 4 (SET-1). */
  players: number;
  factions?: [string, string][];
  draft?: { mode: 'queensberry' | 'free'; pool?: string[]; firstChooser?: Seat };
  /** Who plays first; by chance when absent (SET-10). */
  first?: Seat;
  /** Factions random ones are taken from, when not all of the library. */
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
};

/** A state without cards: the rest is dealt by frames. */
export function emptyState(library: string, seed: string, players: number, options: Partial<GameOptions> = {}): State {
  return {
    v: 1,
    library,
    options: { ...DEFAULT_OPTIONS, ...options },
    rng: seedRng(seed),
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
      playedOn: [],
      cards: 0,
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
    mods: [],
    allowances: [],
    duties: [],
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

const factions = new WeakMap<Registry, ReadonlyMap<string, FactionDef>>();
/** The factions of a library by their names. */
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

/** Put the cards of a name into the game and answer their indices. */
export function makeCards(s: State, name: string, owner: Seat, zone: Card['zone'], copies: number): number[] {
  let def = s.names.indexOf(name);
  if (def < 0) {
    def = s.names.length;
    s.names.push(name);
  }
  const made: number[] = [];
  for (let i = 0; i < copies; i++) {
    made.push(s.cards.length);
    s.cards.push({
      id: s.nextId++,
      def,
      owner,
      controller: owner,
      zone,
      at: NOBODY,
      stamp: 0,
      since: 0,
      moved: 0,
      left: NOBODY,
      counters: 0,
      stasis: 0,
      fresh: false,
      named: '',
    });
  }
  return made;
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
      shuffle(s, mine);
      pairs.push([mine[0]!, mine[1]!]);
    }
    return pairs;
  }
  const all = names.slice();
  shuffle(s, all);
  for (let i = 0; i < setup.players; i++) pairs.push([all[2 * i]!, all[2 * i + 1]!]);
  return pairs;
}

/** SET-1, SET-5, SET-7: decks of forty, titans set aside, and the base deck. Nothing is shuffled yet. */
function deal(s: State, factions: string[][], registry: Registry): void {
  const sets = new Set<string>();
  factions.forEach((pair, seat) => {
    if (s.seats[seat]!.out) return;
    s.seats[seat]!.factions = [...pair];
    for (const name of pair) {
      const faction = factionsOf(registry).get(name)!;
      sets.add(faction.set);
      for (const card of faction.cards)
        s.seats[seat]!.deck.push(...makeCards(s, card, seat, 'deck', registry.defs[card]!.copies));
      // SET-7
      if (s.options.titans)
        for (const titan of faction.titans) s.seats[seat]!.aside.push(...makeCards(s, titan, seat, 'aside', 1));
    }
  });
  dealPiles(s, sets, registry);
  for (const faction of registry.factions) {
    if (!s.options.allBases && !sets.has(faction.set)) continue;
    for (const base of faction.bases) s.baseDeck.push(...makeCards(s, base, NOBODY, 'baseDeck', 1));
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
    for (const card of cards) s.piles[pile].push(...makeCards(s, card, NOBODY, pile, registry.defs[card]!.copies));
  }
}
const emptyPiles = (): State['piles'] => ({
  madness: [],
  monsterDeck: [],
  monsterDiscard: [],
  treasureDeck: [],
  treasureDiscard: [],
});
const PILES = { madness: 'madness', monsters: 'monsterDeck', treasures: 'treasureDeck' } as const;

/** SET-5 to SET-10. */
export function stepSetup(g: Game, frame: SetupFrame): void {
  const s = g.s;
  switch (frame.step++) {
    case 0: {
      for (const seat of s.seats) shuffle(s, seat.deck);
      shuffle(s, s.baseDeck);
      shuffle(s, s.piles.monsterDeck);
      shuffle(s, s.piles.treasureDeck);
      s.phase = 'setup';
      s.current = frame.first === NOBODY ? chance(s, s.seats.length) : frame.first;
      // Who conceded during the draft does not begin (WIN-3).
      while (s.seats[s.current]!.out) s.current = (s.current + 1) % s.seats.length;
      g.emit('begin', { seat: s.current });
      if (s.big) return turnUpFirst(g);
      for (let i = 0; i <= s.seats.length; i++) {
        const base = s.baseDeck[s.baseDeck.length - 1];
        if (base === undefined) break;
        put(g, base, 'table', NOBODY);
        g.emit('base', { base: g.named(base), text: 'dealt' });
      }
      for (const base of s.table.slice().reverse()) baseEnters(g, base);
      return;
    }
    case 1:
      for (const seat of g.q.clockwise()) perform(g, [opOf('draw', { seat, n: 5 })], RULE);
      return;
    case 2: // SET-9: asked of all at once who have no minion; the answers come in any order
      if (s.options.mulligan !== 'off') askMulligans(g);
      return;
    default:
      s.stack.pop();
      s.stack.push(s.big ? beginBoard(g) : turnFrame('begin'));
  }
}

/** Who is asked would tell who holds no minion: with the cover option everybody is (INFO-4). */
function askMulligans(g: Game): void {
  const s = g.s;
  for (const seat of g.q.clockwise()) {
    const may = !g.q.hand(seat).some((ix) => g.q.isMinionCard(ix));
    if (!may && !s.options.cover) continue;
    const options = [
      { ...NO_OPTION, key: 'yes', hint: 'Show and redraw' },
      { ...NO_OPTION, key: 'no', hint: 'Keep this hand' },
    ];
    const title = may ? 'Show this hand and draw five new cards' : 'Look at your opening hand';
    const ask = pickOne(seat, 'yesno', title, may ? options : []);
    ask.hidden = true;
    ask.cover = !may;
    ask.min = may ? 1 : 0;
    ask.max = may ? 1 : 0;
    ask.skip = 'Keep this hand';
    g.ask(ask);
  }
}

export function takeMulligan(g: Game, seat: Seat, choice: Option | undefined): void {
  if (choice?.key !== 'yes') return;
  const s = g.s;
  const old = s.seats[seat]!.hand.slice();
  g.emit('mulligan', { seat, cards: g.namedAll(old) });
  if (s.options.mulligan === 'discard') for (const ix of old) put(g, ix, 'discard', seat);
  // The old hand is laid aside first: five new cards come from the rest of the deck (SET-9).
  else for (const ix of old) put(g, ix, 'limbo', seat);
  perform(g, [opOf('draw', { seat, n: 5 })], RULE);
  if (s.options.mulligan === 'shuffle') {
    for (const ix of old) put(g, ix, 'deck', seat);
    shuffle(s, s.seats[seat]!.deck);
    g.emit('shuffle', { seat, to: 'deck' });
  }
}

/** SET-3 and free pick. */
export function stepDraft(g: Game, frame: DraftFrame): void {
  const s = g.s;
  const picked = s.seats.map((seat) => seat.factions);
  if (picked.every((list, seat) => s.seats[seat]!.out || list.length === 2)) {
    s.stack.pop();
    const state = fresh(g, picked);
    Object.assign(s, state);
    g.rebuild();
    s.stack.push({ f: 'setup', step: 0, first: frame.first });
    return;
  }
  while (frame.mode === 'queensberry' && s.seats[frame.order[frame.next]!]!.out) frame.next++;
  const seats =
    frame.mode === 'free'
      ? s.seats.map((_, i) => i).filter((i) => !s.seats[i]!.out && picked[i]!.length < 2)
      : [frame.order[frame.next]!];
  for (const seat of seats) {
    const options = draftOptions(g, frame, seat);
    // Nobody is asked for the only faction that is left.
    if (options.length === 1) return takeDraft(g, frame, seat, options[0]!);
    const title = picked[seat]!.length === 0 ? 'Choose your first faction' : 'Choose your second faction';
    const ask = pickOne(seat, 'draft', title, options);
    ask.reason = [frame.mode === 'free' ? 'Free pick' : 'Snake draft'];
    g.ask(ask);
  }
}

function draftOptions(g: Game, frame: DraftFrame, seat: Seat): Option[] {
  const taken = new Set(g.s.options.duplicates ? g.s.seats[seat]!.factions : g.s.seats.flatMap((s) => s.factions));
  return frame.pool.filter((name) => !taken.has(name)).map((name) => ({ ...NO_OPTION, key: name, hint: name }));
}

export function takeDraft(g: Game, frame: DraftFrame, seat: Seat, choice: Option): void {
  g.s.seats[seat]!.factions.push(choice.key);
  frame.next++;
  g.emit('draft', { seat, faction: choice.key });
  g.s.asks = [];
}

/** The cards of the drafted factions, into the state that ran the draft. */
function fresh(g: Game, picked: string[][]): Partial<State> {
  const s = g.s;
  const names: string[] = [];
  const made: State = {
    ...s,
    names,
    cards: [],
    table: [],
    baseDeck: [],
    piles: emptyPiles(),
    seats: s.seats.map((seat) => ({ ...seat, deck: [], aside: [] })),
  };
  deal(made, picked, g.registry);
  const { cards, table, big, baseDeck, piles, seats, nextId } = made;
  return { names, cards, table, big, baseDeck, piles, seats, nextId };
}
