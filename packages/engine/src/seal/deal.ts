import type { Card, CardIx, SeatState, State } from '../model/index.ts';
import type { DeckMemory, Memory } from './memory.ts';
import { type Group, open, type Sealed, type SealedGame } from './sealed.ts';

/** Numbers from 0 up to, but not including, 1. */
type Random = () => number;

/**
 * A complete game that looks like the sealed one to that seat: hidden cards are dealt at random, except for those it
 * remembers. Wrong memories are ignored. Each deal has its own random source.
 */
export function deal(sealed: Sealed, memory: Memory, random: Random): State {
  const game = open(sealed);
  const cards = game.state.cards.slice();
  const seats = game.state.seats.map((one) => ({ ...one }));
  const state: State = {
    ...game.state,
    cards,
    seats,
    piles: { ...game.state.piles },
    rng: { key: keyOf(random), at: 0 },
  };
  const moved = game.spreads.length > 0 ? spread(game, random) : null;
  for (let n = 0; n < game.groups.length; n++) {
    const group = game.groups[n]!;
    const free = moved ? moved[n]! : group.cards.slice();
    if (free.length + group.knownInDeck.length + group.knownInHand.length + group.down.length === 0) continue;
    if (group.down.length > 0) turnDown(group.down, free, cards, random);
    dealGroup(state, seats, group, free, memory, random);
  }
  return state;
}

function keyOf(random: Random): number[] {
  const word = (): number => (random() * 4294967296) | 0;
  return [word(), word(), word(), word(), word(), word(), word(), word()];
}

function shuffle(list: CardIx[], from: number, random: Random): void {
  for (let i = list.length - 1; i > from; i--) swap(list, i, from + Math.floor(random() * (i - from + 1)));
}
function swap(list: CardIx[], i: number, j: number): void {
  const t = list[i]!;
  list[i] = list[j]!;
  list[j] = t;
}

/** The cards of each group, after those that may also be in other groups have been exchanged. */
function spread({ groups, spreads }: SealedGame, random: Random): CardIx[][] {
  const instead = new Map<CardIx, CardIx>();
  for (const { cards } of spreads) {
    // Face-down cards are tied to their places.
    const free = cards.filter((ix) => groups.some((group) => group.cards.includes(ix)));
    const mixed = free.slice();
    shuffle(mixed, 0, random);
    free.forEach((ix, i) => {
      instead.set(ix, mixed[i]!);
    });
  }
  return groups.map((group) => group.cards.map((ix) => instead.get(ix) ?? ix));
}

/** Any card of the group may lie at a face-down place: faces are exchanged, because the place keeps its index. */
function turnDown(down: readonly CardIx[], free: readonly CardIx[], cards: Card[], random: Random): void {
  const all = [...down, ...free];
  for (let i = 0; i < down.length; i++) {
    const [one, other] = [down[i]!, all[i + Math.floor(random() * (all.length - i))]!];
    if (one === other) continue;
    const [a, b] = [cards[one]!, cards[other]!];
    cards[one] = { ...a, def: b.def, owner: b.owner };
    cards[other] = { ...b, def: a.def, owner: a.owner };
  }
}

/** `free` is filled in this order: the hand, then the deck from the bottom to the top. */
function dealGroup(
  state: State,
  seats: SeatState[],
  group: Group,
  free: CardIx[],
  memory: Memory,
  random: Random,
): void {
  const { cards, names } = state;
  const { holder, deck, inHand } = group;
  shuffle(free, 0, random);
  const isNamed = (ix: CardIx, name: string): boolean => names[cards[ix]!.def] === name;
  const held = deck === 'deck' ? rememberHand(free, inHand, memory.hands[holder] ?? [], isNamed) : 0;
  for (const ix of group.knownInDeck) {
    free.push(ix);
    swap(free, free.length - 1, inHand + Math.floor(random() * (free.length - inHand)));
  }
  const known = deck === 'deck' ? memory.decks[holder] : deck === 'baseDeck' ? memory.baseDeck : undefined;
  if (known) rememberDeck(free, held, inHand, known, isNamed);
  const hand = free.slice(0, inHand);
  for (const ix of inHand > 0 ? hand : []) cards[ix] = inHandOf(cards[ix]!, holder);
  const rest = inHand > 0 ? free.slice(inHand) : free;
  for (const ix of moves(group, cards, rest)) cards[ix] = { ...cards[ix]!, zone: deck, controller: holder };
  if (deck === 'deck') {
    const seat = seats[holder]!;
    seat.deck = rest;
    // The seat's own hand is not hidden.
    if (hand.length + group.knownInHand.length > 0) seat.hand = [...hand, ...group.knownInHand];
  } else if (deck === 'baseDeck') state.baseDeck = [...rest, ...state.baseDeck];
  else state.piles[deck] = rest;
}

const inHandOf = (card: Card, holder: number): Card => ({ ...card, zone: 'hand', controller: holder });

/** The cards of the list that have come from another group. */
const moves = ({ holder, deck }: Group, cards: readonly Card[], list: readonly CardIx[]): CardIx[] =>
  list.filter((ix) => cards[ix]!.zone !== deck || !isHolder(cards[ix]!, holder));
const isHolder = ({ controller: held }: Card, holder: number): boolean => held === holder;

type IsNamed = (ix: CardIx, name: string) => boolean;

/** The first places are the hand. Returns how many of its cards are known. */
function rememberHand(free: CardIx[], inHand: number, names: readonly string[], isNamed: IsNamed): number {
  let done = 0;
  for (const name of names) {
    if (done === inHand) break;
    for (let at = done; at < free.length; at++) {
      if (!isNamed(free[at]!, name)) continue;
      swap(free, done++, at);
      break;
    }
  }
  return done;
}

/** Cards known to be at the ends of the deck are put there, unless they are known to be in the hand. */
function rememberDeck(list: CardIx[], held: number, from: number, known: DeckMemory, isNamed: IsNamed): void {
  const taken: number[] = [];
  const bring = (name: string | null, place: number): void => {
    if (name === null || place < from || place >= list.length || taken.includes(place)) return;
    for (let at = held; at < list.length; at++) {
      if (taken.includes(at) || !isNamed(list[at]!, name)) continue;
      swap(list, at, place);
      taken.push(place);
      return;
    }
  };
  known.top.forEach((name, i) => {
    bring(name, list.length - 1 - i);
  });
  known.bottom.forEach((name, i) => {
    bring(name, from + i);
  });
}
