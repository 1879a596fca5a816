import type { DeckMemory, EventView, Memory } from '@smash/engine/seal';

const UNKNOWN: DeckMemory = { top: [], bottom: [] };

/** What a seat knows before anything has happened. */
export const newMemory = (seats: number): Memory => ({
  hands: new Array<string[]>(seats).fill([]),
  decks: new Array<DeckMemory>(seats).fill(UNKNOWN),
  baseDeck: UNKNOWN,
  latest: { turn: 0, events: 0 },
});

/**
 * What a seat remembers of hidden cards after these events, as seen by it: who took which card back into hand, and
 * which cards it has seen on and under decks. It may be wrong once cards have moved unseen; a deal ignores that.
 */
export const remember = (memory: Memory, events: readonly EventView[]): Memory =>
  events.length === 0 ? memory : { ...events.reduce(rememberOne, memory), latest: events.reduce(count, memory.latest) };

const count = ({ turn, events }: Memory['latest'], event: EventView): Memory['latest'] => ({
  turn: event.turn,
  events: event.turn === turn ? events + 1 : 1,
});

function rememberOne(memory: Memory, event: EventView): Memory {
  const { type, seat, other, card, cards, count = 1, from, to } = event;
  switch (type) {
    case 'return':
      return to === 'hand' && other !== undefined && card ? takes(memory, other, card.name) : memory;
    case 'place':
      return placed(memory, event);
    case 'look':
      return cards && other !== undefined ? looked(memory, other, from, cardNames(cards)) : memory;
    case 'draw':
      return seat === undefined ? memory : drawn(memory, seat, count);
    case 'shuffle':
      return shuffled(memory, event);
    case 'base':
      return { ...memory, baseDeck: withoutTop(memory.baseDeck, 1) };
    case 'play':
    case 'discard':
    case 'bury':
    case 'store':
      return card ? leaves(memory, seat, card.name, from) : memory;
    default:
      return memory;
  }
}

const cardNames = (cards: readonly { name: string }[]): string[] => cards.map(({ name }) => name);

const withHand = (memory: Memory, seat: number, hand: readonly string[]): Memory =>
  memory.hands[seat] ? { ...memory, hands: memory.hands.with(seat, hand) } : memory;
const withDeck = (memory: Memory, seat: number, deck: DeckMemory): Memory =>
  memory.decks[seat] ? { ...memory, decks: memory.decks.with(seat, deck) } : memory;
const deckOf = (memory: Memory, seat: number): DeckMemory => memory.decks[seat] ?? UNKNOWN;
const withoutTop = ({ top, bottom }: DeckMemory, count: number): DeckMemory => ({ top: top.slice(count), bottom });

const takes = (memory: Memory, seat: number, name: string): Memory =>
  withHand(memory, seat, [...(memory.hands[seat] ?? []), name]);

function without(list: readonly string[], name: string): readonly string[] {
  const at = list.indexOf(name);
  return at < 0 ? list : list.toSpliced(at, 1);
}

function leaves(memory: Memory, seat: number | undefined, name: string, from: string | undefined): Memory {
  if (seat === undefined) return memory;
  if (from === 'deck') return withDeck(memory, seat, withoutTop(deckOf(memory, seat), 1));
  return withHand(memory, seat, without(memory.hands[seat] ?? [], name));
}

/** A card has been put somewhere. A card that this seat does not know leaves a gap. */
function placed(memory: Memory, { other, seat, card, to, from }: EventView): Memory {
  const whose = other ?? seat;
  if (whose === undefined) return memory;
  const before = from === 'hand' && card ? leaves(memory, whose, card.name, from) : memory;
  const name = card?.name ?? null;
  const { top, bottom } = deckOf(before, whose);
  if (to === 'hand') return name === null ? before : takes(before, whose, name);
  if (to === 'top') return withDeck(before, whose, { top: [name, ...top], bottom });
  if (to === 'bottom') return withDeck(before, whose, { top, bottom: [name, ...bottom] });
  return before;
}

function looked(memory: Memory, whose: number, from: string | undefined, names: readonly string[]): Memory {
  if (from === 'hand') return withHand(memory, whose, names);
  if (from === 'baseDeck') return { ...memory, baseDeck: { ...memory.baseDeck, top: names } };
  return from === 'deck' ? withDeck(memory, whose, { ...deckOf(memory, whose), top: names }) : memory;
}

/** Moves known cards from the top of the deck into the hand. */
function drawn(memory: Memory, seat: number, count: number): Memory {
  const deck = deckOf(memory, seat);
  const known = deck.top.slice(0, count).filter((name) => name !== null);
  return known.reduce((m, name) => takes(m, seat, name), withDeck(memory, seat, withoutTop(deck, count)));
}

/** When a deck is refilled, its remaining cards stay on top of the new ones. */
function shuffled(memory: Memory, { seat, from, to }: EventView): Memory {
  const isRefilled = from !== undefined;
  if (to === 'baseDeck') return { ...memory, baseDeck: { top: memory.baseDeck.top, bottom: [] } };
  if (to !== 'deck' || seat === undefined) return memory;
  return withDeck(memory, seat, { top: isRefilled ? deckOf(memory, seat).top : [], bottom: [] });
}
