import { type Random, seededRandom, shuffled } from '@smash/bots';
import {
  apply,
  type Card,
  type CardIx,
  type Command,
  createGame,
  type DeckCard,
  type Def,
  emptyState,
  forkedAt,
  type GameEvent,
  makeCards,
  NOBODY,
  newCard,
  type Registry,
  resume,
  type Seat,
  type State,
  standing,
  turnFrame,
} from '@smash/engine';
import { baseKey, isContested, resets } from '@smash/engine/script';
import { beginAgain } from '@smash/protocol/begin';
import { FILLER, testLibrary } from './library.ts';
import { beginOnBoard, layBoard, sideOf, takeSlots } from './scenario/board.ts';
import { ScenarioError } from './scenario/errors.ts';
import { queryOf, seatOf } from './scenario/refs.ts';
import type { Attached, Laid, Monster, Placed, Position, Recorded, Scenario, Setup } from './scenario/schema.ts';

type DeckName = Registry['decks'][number]['deck'];
type Start = { state: State; events: GameEvent[] };

/** The state in which a scenario begins, run to the first question. */
export function buildStart(scenario: Scenario, library: Registry = testLibrary): Start {
  const seed = String(scenario.seed ?? 1);
  if ('record' in scenario) return replay(scenario.record, library);
  return 'setup' in scenario ? startGame(scenario.setup, seed) : resume(buildPosition(scenario, seed));
}

function startGame(setup: Setup, seed: string): Start {
  const first = setup.first === undefined ? undefined : seatOf(setup.first);
  const common = { seed, first, options: setup.options };
  try {
    if ('draft' in setup) {
      const { mode, pool, firstChooser } = setup.draft;
      const draft = { mode, pool, firstChooser: firstChooser === undefined ? undefined : seatOf(firstChooser) };
      return createGame({ ...common, players: setup.players, draft }, testLibrary);
    }
    const factions = lettersOf(setup.seats).map((letter) => setup.seats[letter]!);
    return createGame({ ...common, players: factions.length, factions }, testLibrary);
  } catch (error) {
    throw error instanceof Error && error.name === 'SetupError' ? new ScenarioError(`setup: ${error.message}`) : error;
  }
}

/** The last state of a recorded game. Throws ScenarioError if these rules refuse one of its commands. */
export function replay(record: Recorded, library: Registry = testLibrary): Start {
  const { forks = [] } = record;
  const begun = beginAgain(record, library);
  const events = [...begun.events];
  let state = forkedAt(begun.state, 0, forks);
  for (const [i, command] of standing<Command>(record.commands).entries()) {
    const result = apply(state, command);
    if (!result.ok) throw new ScenarioError(`record: command ${i + 1} is refused: ${result.refusal.text}`);
    events.push(...result.events);
    state = forkedAt(result.state, i + 1, forks);
  }
  return { state, events };
}

type Letter = 'A' | 'B' | 'C' | 'D';
function lettersOf(seats: Partial<Record<Letter, unknown>>): Letter[] {
  const letters = (['A', 'B', 'C', 'D'] as const).filter((letter) => seats[letter] !== undefined);
  if (letters.length < 2 || letters.some((letter, i) => seatOf(letter) !== i))
    throw new ScenarioError(`seats: two to four seats, from A on without a gap; found ${letters.join(', ') || 'none'}`);
  return letters;
}

/** A table in mid-game: nothing counts as played, and putting cards there triggers no ability. */
export function buildPosition(position: Position, seed: string): State {
  const letters = lettersOf(position.seats);
  const s = emptyState(testLibrary.id, seed, letters.length, position.options);
  const builder = new Builder(s, seed);
  if (position.bigBase) layBoard(s, position.bigBase);
  position.bases?.forEach((base, i) => {
    const place = `bases[${i}]`;
    const ix = s.big ? sideOf(s, base.name, place) : builder.base(base.name, 'table', `${place}.name`);
    base.cards?.forEach((card, n) => {
      builder.minion(card, ix, `${place}.cards[${n}]`);
    });
    base.buried?.forEach((card, n) => {
      builder.place(card, ix, 'buried', `${place}.buried[${n}]`);
    });
    base.monsters?.forEach((name, n) => {
      builder.monster(name, ix, `${place}.monsters[${n}]`);
    });
    base.actions?.forEach((card, n) => {
      builder.action(card, ix, `${place}.actions[${n}]`);
    });
  });
  letters.forEach((letter, seat) => {
    const { factions, hand = [], discard = [], vp = 0 } = position.seats[letter]!;
    const state = s.seats[seat]!;
    state.factions = factions ? [...factions] : [];
    state.vp = vp;
    state.hand = hand.map((name, i) => builder.card(name, seat, 'hand', `seats.${letter}.hand[${i}]`));
    state.discard = discard.map((name, i) => builder.card(name, seat, 'discard', `seats.${letter}.discard[${i}]`));
  });
  position.stasis?.forEach((card, i) => {
    builder.stasis(card, `stasis[${i}]`);
  });
  position.titans?.forEach((titan, i) => {
    builder.titan(titan, `titans[${i}]`);
  });
  // Decks come last: a deck that is left out consists of what the rest of the position has not used.
  letters.forEach((letter, seat) => {
    const { deck } = position.seats[letter]!;
    const names = deck ?? builder.restOf(seat);
    s.seats[seat]!.deck = names
      .map((name, i) => builder.card(name, seat, 'deck', `seats.${letter}.deck[${i}]`))
      .reverse();
  });
  position.baseDiscard?.forEach((name, i) => {
    builder.base(name, 'baseDiscard', `baseDiscard[${i}]`);
  });
  // Listed top first; in the state the last card is the top.
  (position.baseDeck ?? builder.restOfBases())
    .slice()
    .reverse()
    .forEach((name, i) => {
      builder.base(name, 'baseDeck', `baseDeck[${i}]`);
    });
  builder.piles(position);
  if (s.big) takeSlots(s, position.bigBase?.slots);
  begin(s, seatOf(position.turn ?? 'A'), position.phase ?? 'play');
  pickBreakpoints(s);
  return s;
}

/** Of several abilities that set the starting breakpoint of a base, the last one has been picked before (CALC-1). */
function pickBreakpoints(s: State): void {
  const q = queryOf(s);
  for (const card of s.table) {
    const pick = resets(q, card).at(-1);
    if (!pick || !isContested(q, card)) continue;
    const { card: from, def: n } = pick;
    const nobody = { seat: NOBODY, source: NOBODY, sourceDef: NOBODY };
    s.modifiers.push({ kind: 'starting', card, from, n, ...nobody, until: { t: 'ever' } });
  }
}

function begin(s: State, seat: Seat, phase: NonNullable<Position['phase']>): void {
  if (seat >= s.seats.length) throw new ScenarioError(`turn: there is no seat ${'ABCD'[seat]}`);
  s.current = seat;
  // Start the Play Cards phase with its plays: the regular ones, and those granted by cards already in play.
  s.phase = phase === 'play' ? 'start' : phase;
  s.turn = phase === 'start' ? 0 : 1;
  if (s.big) beginOnBoard(s, phase);
  if (s.big && phase !== 'start' && phase !== 'play') return;
  s.stack.push(turnFrame(phase === 'start' ? 'begin' : phase === 'play' ? 'start' : phase));
}

/** Puts cards into a state, creating each when it is named. */
class Builder {
  private readonly s: State;
  private readonly random: Random;
  /** A generator for the base deck alone, so that the next base does not depend on what players' decks hold. */
  private readonly bases: Random;
  constructor(s: State, seed: string) {
    this.s = s;
    this.random = seededRandom(`deal ${seed}`);
    this.bases = seededRandom(`bases ${seed}`);
  }

  base(name: string, zone: 'table' | 'baseDeck' | 'baseDiscard', place: string): CardIx {
    const key = baseKey(testLibrary.defs, name);
    if (define(key, place).type !== 'base') throw new ScenarioError(`"${name}" at ${place} is not a base`);
    const [ix] = makeCards(this.s, key, NOBODY, zone, 1);
    this.s[zone].push(ix!);
    return ix!;
  }

  card(name: string, seat: Seat, zone: Card['zone'], place: string): CardIx {
    if (define(name, place).type === 'base') throw new ScenarioError(`"${name}" at ${place} is a base`);
    // Nobody owns cards of shared decks (TERM-8).
    const { deck } = testLibrary.defs[name]!;
    const [ix] = makeCards(this.s, name, deck === 'monsters' || deck === 'treasures' ? NOBODY : seat, zone, 1);
    newCard(this.s, ix!).controller = seat;
    return ix!;
  }

  minion(card: Placed, base: CardIx, place: string): void {
    const { type } = define(card.card, `${place}.card`);
    if (type !== 'minion' && type !== 'titan') throw new ScenarioError(`"${card.card}" at ${place} is not a minion`);
    const ix = this.place(card, base, 'base', place);
    this.store(card, ix, place);
    card.on?.forEach((on, i) => {
      this.attach(on, ix, 'on', `${place}.on[${i}]`);
    });
  }

  /** An action on the base itself. */
  action(card: Laid, base: CardIx, place: string): void {
    this.store(card, this.attach(card, base, 'baseAction', place), place);
  }
  /** Puts cards under the host (STO-1). */
  private store({ under = [] }: Laid, host: CardIx, place: string): void {
    under.forEach((card, i) => {
      this.place(card, host, 'under', `${place}.under[${i}]`);
    });
  }

  /** A monster that nobody controls (MON-2). */
  monster(given: string | Monster, base: CardIx, place: string): void {
    const { card, counters = 0, on = [] } = typeof given === 'string' ? { card: given } : given;
    if (define(card, place).deck !== 'monsters') throw new ScenarioError(`"${card}" at ${place} is not a monster`);
    const ix = this.card(card, NOBODY, 'base', place);
    newCard(this.s, ix).counters = counters;
    this.enter(ix, base);
    on.forEach((one, i) => {
      this.attach(one, ix, 'on', `${place}.on[${i}]`);
    });
  }

  stasis(given: Attached, place: string): void {
    const ix = this.place({ ...given, counters: 0 }, NOBODY, 'stasis', place);
    newCard(this.s, ix).stasis = given.counters ?? 0;
  }

  /** Shared decks: as given, or everything left over if a set in use needs them. */
  piles(position: Position): void {
    for (const name of ['monsterDeck', 'monsterDiscard', 'treasureDeck', 'treasureDiscard'] as const) {
      const given = position[name];
      if (given !== undefined)
        this.s.piles[name] = given.map((card, i) => this.card(card, NOBODY, name, `${name}[${i}]`)).reverse();
      else if (name === 'monsterDeck' || name === 'treasureDeck')
        this.s.piles[name] = this.restOfPile(name === 'monsterDeck' ? 'monsters' : 'treasures', name);
    }
    const madness = position.madness ?? (this.needs('madness') ? 30 : 0);
    for (let i = 0; i < madness; i++) this.s.piles.madness.push(this.card('Madness', NOBODY, 'madness', 'madness'));
  }

  private restOfPile(deck: DeckName, zone: Card['zone']): CardIx[] {
    if (!this.needs(deck)) return [];
    const rest = testLibrary.decks.filter((d) => d.deck === deck).flatMap(({ cards }) => cards.flatMap(copiesOf));
    for (const card of this.s.cards) {
      const at = rest.indexOf(this.s.names[card.def]!);
      if (at >= 0) rest.splice(at, 1);
    }
    return shuffled(this.random, rest).map((card) => this.card(card, NOBODY, zone, deck));
  }

  /** Is a set in use that needs this deck? */
  private needs(deck: DeckName): boolean {
    const sets = new Set(this.s.names.map((name) => testLibrary.defs[name]!.set));
    return testLibrary.decks.some((d) => d.deck === deck && sets.has(d.set));
  }

  /** A titan, set aside. */
  titan(card: Attached, place: string): void {
    if (define(card.card, `${place}.card`).type !== 'titan')
      throw new ScenarioError(`"${card.card}" at ${place} is not a titan`);
    const seat = this.seat(card.seat, place);
    const ix = this.card(card.card, seat, 'aside', place);
    newCard(this.s, ix).counters = card.counters ?? 0;
    this.s.seats[seat]!.aside.push(ix);
  }

  attach(card: Attached, host: CardIx, zone: 'baseAction' | 'on', place: string): CardIx {
    if (define(card.card, `${place}.card`).type !== 'action')
      throw new ScenarioError(`"${card.card}" at ${place} is not an action`);
    return this.place(card, host, zone, place);
  }

  /** Puts a card into play; cards are listed in order of arrival. */
  place(given: Attached, at: CardIx, zone: Card['zone'], place: string): CardIx {
    const controller = this.seat(given.seat, place);
    const ix = this.card(given.card, given.owner ? this.seat(given.owner, place) : controller, zone, place);
    const card = newCard(this.s, ix);
    card.controller = controller;
    card.counters = given.counters ?? 0;
    card.named = given.named ?? '';
    return this.enter(ix, at);
  }

  private enter(ix: CardIx, at: CardIx): CardIx {
    const card = newCard(this.s, ix);
    card.at = at;
    card.stamp = ++this.s.clock;
    this.s.inPlay.push(ix);
    return ix;
  }

  private seat(letter: string, place: string): Seat {
    const seat = seatOf(letter);
    if (seat >= this.s.seats.length) throw new ScenarioError(`there is no seat ${letter} (${place})`);
    return seat;
  }

  /** All cards of the seat's two factions that it does not own elsewhere, shuffled; without factions, blank minions. */
  restOf(seat: Seat): string[] {
    const { factions } = this.s.seats[seat]!;
    if (factions.length === 0) return Array.from({ length: 10 }, () => FILLER);
    const rest: string[] = [];
    for (const name of factions) {
      const faction = testLibrary.factions.find((f) => f.name === name);
      rest.push(...(faction?.cards ?? []).flatMap(copiesOf));
    }
    for (const card of this.s.cards) {
      const at = card.owner === seat ? rest.indexOf(this.s.names[card.def]!) : -1;
      if (at >= 0) rest.splice(at, 1);
    }
    return shuffled(this.random, rest);
  }

  /** The other bases of the factions' sets, shuffled; without factions, of the sets of the bases in play. */
  restOfBases(): string[] {
    const chosen = this.s.seats.flatMap((seat) => seat.factions);
    const sets = new Set(
      chosen.length > 0
        ? testLibrary.factions.filter((f) => chosen.includes(f.name)).map((f) => f.set)
        : this.s.table.map((ix) => testLibrary.defs[this.s.names[this.s.cards[ix]!.def]!]!.set),
    );
    const used = new Set(this.s.names);
    const rest = testLibrary.factions
      .filter((f) => sets.has(f.set) || this.s.options.allBases)
      .flatMap((f) => f.bases)
      .filter((name) => !used.has(name));
    return shuffled(this.bases, rest);
  }
}

const copiesOf = ({ name, copies }: DeckCard): string[] => Array.from({ length: copies }, () => name);

function define(name: string, place: string): Def {
  const def = Object.hasOwn(testLibrary.defs, name) ? testLibrary.defs[name] : undefined;
  if (!def) throw new ScenarioError(`unknown card or base "${name}" at ${place}`);
  return def;
}
