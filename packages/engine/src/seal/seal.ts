import { blankRng, NO_KEY } from '../core/chance/rng.ts';
import { newCounts } from '../core/counts.ts';
import { queryOf } from '../core/kept.ts';
import { isKnown } from '../core/sight.ts';
import {
  type Ask,
  type Card,
  type CardIx,
  type Ids,
  isFaceDown,
  NOBODY,
  type Seat,
  type State,
  type Zone,
} from '../model/index.ts';
import { newCard } from '../model/shape.ts';
import type { Query } from '../query/query.ts';
import { mentionsOfDelayed, mentionsOfState } from './mentions.ts';
import { close, type Group, HIDDEN_IDS, NEW_IDS, type Sealed, type Spread } from './sealed.ts';
import { sealStack } from './stack.ts';

/**
 * What that seat may know of the game while it is asked. Null if it is not asked, or if an effect involving somebody
 * else's secret is in progress, so that no consistent game could be dealt.
 */
export function seal(state: State, seat: Seat): Sealed | null {
  const ask = state.asks.find((one) => one.seat === seat);
  if (!ask || state.over) return null;
  const q = queryOf(state);
  const hidden = findHidden(q, ask);
  if (!hidden) return null;
  const spreads = assign(hidden);
  const cards = state.cards.slice();
  const mentioned = mentionsOfState(state);
  orderFaces(q, hidden, mentioned, cards);
  const unplaced = new Set(hidden.flatMap((one) => one.group.cards));
  const placed = layDown(state, hidden, cards);
  const ownDeck = new Set(hidden[seat]!.group.cards);
  const stack = sealStack(state.stack, {
    seat,
    isInOwnDeck: (ix) => ownDeck.has(ix),
    clockwise: q.clockwise(),
    isHidden: (ix) => unplaced.has(ix),
    placed: (ix) => placed.get(ix) ?? ix,
  });
  if (!stack || isWaitedFor(state, unplaced)) return null;
  return close({
    seat,
    state: {
      ...state,
      cards,
      seats: state.seats.map((one, i) => ({
        ...one,
        asked: i === seat ? one.asked : 0,
        deck: [],
        hand: i === seat ? one.hand.slice() : [],
      })),
      baseDeck: q.openBase() === NOBODY ? [] : state.baseDeck.slice(-1),
      piles: { ...state.piles, monsterDeck: [], treasureDeck: [] },
      inPlay: state.inPlay.map((ix) => placed.get(ix) ?? ix),
      modifiers: state.modifiers.map((one) => ({ ...one, card: placed.get(one.card) ?? one.card })),
      stack,
      asks: [askOn(ask, placed)],
      used: newCounts(state.used),
      chain: newCounts(state.chain),
      rng: blankRng(),
      ids: IDS,
      nextId: NEW_IDS,
      events: 0,
      seq: 0,
    },
    groups: hidden.map(({ group }) => group),
    spreads,
  });
}

/** Does an ability that resolves later refer to a card this seat cannot place? */
function isWaitedFor({ delayedTriggers }: State, unplaced: ReadonlySet<CardIx>): boolean {
  let found = false;
  for (const one of delayedTriggers)
    mentionsOfDelayed(one, (ix) => {
      found ||= unplaced.has(ix);
    });
  return found;
}

const IDS: Ids = { key: NO_KEY, from: NEW_IDS };

/** A group in the making. */
interface Hidden {
  group: Group;
  /** The cards actually at the face-down places, in the order of the places. */
  places: CardIx[];
  /** How many cards of each kind are somewhere in the group. */
  kinds: Map<string, CardIx[]>;
}

/** The groups of all cards this seat cannot see; null if nobody holds one of them. */
function findHidden(q: Query, ask: Ask): Hidden[] | null {
  const { s } = q;
  const named = new Set(ask.shown);
  for (const { card } of ask.options) if (card !== NOBODY && !isFaceDown(q.card(card).zone)) named.add(card);
  const groups: Hidden[] = s.seats.map((_, holder) => groupOf(holder, 'deck'));
  const shared = { baseDeck: groups.length, monsterDeck: groups.length + 1, treasureDeck: groups.length + 2 };
  for (const deck of ['baseDeck', 'monsterDeck', 'treasureDeck'] as const) groups.push(groupOf(NOBODY, deck));
  for (const ix of placesInOrder(s)) {
    if (isKnown(q, ix, ask.seat)) continue;
    const { zone, controller } = q.card(ix);
    const isDown = isPlace(zone);
    const holder = zone in shared ? shared[zone as keyof typeof shared] : isDown ? q.controller(ix) : controller;
    const hidden = groups[holder];
    if (!hidden) return null;
    const { group, kinds, places } = hidden;
    if (named.has(ix)) {
      // The question shows it in its zone: this seat knows both its place and its face.
      if (!isDown) (zone === 'hand' ? group.knownInHand : group.knownInDeck).push(ix);
      continue;
    }
    const kind = kindOf(q, ix);
    const list = kinds.get(kind);
    if (list) list.push(ix);
    else kinds.set(kind, [ix]);
    if (isDown) places.push(ix);
    if (zone === 'hand') group.inHand++;
  }
  return groups;
}

const groupOf = (holder: Seat, deck: Group['deck']): Hidden => ({
  group: { holder, deck, cards: [], inHand: 0, knownInHand: [], knownInDeck: [], down: [] },
  places: [],
  kinds: new Map(),
});

/** Face-down cards first, in the order they were placed; then the rest, by index. */
function placesInOrder(s: State): CardIx[] {
  const down = s.inPlay.slice();
  for (const frame of s.stack) if (frame.f === 'duel') for (const { card } of frame.sides) down.push(card);
  const list = down.filter((ix) => ix !== NOBODY && isPlace(s.cards[ix]!.zone));
  const placed = new Set(list);
  s.cards.forEach(({ zone }, ix) => {
    if (HIDING.has(zone) && !placed.has(ix)) list.push(ix);
  });
  return list;
}
/** Face down in play, or in a duel. */
const isPlace = (zone: Zone): boolean => isFaceDown(zone) || zone === 'duel';
const HIDING = new Set<string>(['deck', 'hand', 'buried', 'under', 'duel', 'baseDeck', 'monsterDeck', 'treasureDeck']);

/** Cards that may be exchanged for each other: of one owner's deck, or of one shared deck. */
function kindOf(q: Query, ix: CardIx): string {
  const { deck, type } = q.def(ix);
  return `${deck} ${type === 'base' ? type : ''} ${q.card(ix).owner}`;
}

const byNumber = (a: number, b: number): number => a - b;

/** Distributes the cards of each kind over its groups, by their indices. Returns the kinds that are in several. */
function assign(hidden: readonly Hidden[]): Spread[] {
  const spreads: Spread[] = [];
  const kinds = new Set(hidden.flatMap((one) => [...one.kinds.keys()]));
  for (const kind of kinds) {
    const all = hidden.flatMap((one) => one.kinds.get(kind) ?? []).sort(byNumber);
    const groups = hidden.flatMap((one, i) => new Array<number>(one.kinds.get(kind)?.length ?? 0).fill(i));
    if (groups.at(-1) !== groups[0]) spreads.push({ cards: all, groups });
    all.forEach((ix, i) => {
      hidden[groups[i]!]!.group.cards.push(ix);
    });
  }
  for (const { group } of hidden) group.cards.sort(byNumber);
  // Kinds were found in the order of hidden places.
  return spreads.sort((a, b) => a.cards[0]! - b.cards[0]!);
}

/**
 * Which index has which face follows from the deck lists and so reveals nothing; the faces of a kind are put in order
 * anyway, except those of cards that something refers to. All cards are reset to being in their decks.
 */
function orderFaces(q: Query, hidden: readonly Hidden[], mentioned: ReadonlySet<CardIx>, cards: Card[]): void {
  const kinds = new Map<string, CardIx[]>();
  for (const { group } of hidden)
    for (const ix of group.cards) {
      if (mentioned.has(ix)) continue;
      const kind = kindOf(q, ix);
      const list = kinds.get(kind);
      if (list) list.push(ix);
      else kinds.set(kind, [ix]);
    }
  const faces = new Map<CardIx, number>();
  for (const list of kinds.values()) {
    list.sort(byNumber);
    const defs = list.map((ix) => q.card(ix).def).sort(byNumber);
    list.forEach((ix, i) => {
      faces.set(ix, defs[i]!);
    });
  }
  for (const { group } of hidden) {
    const { holder, deck } = group;
    for (const ix of [...group.cards, ...group.knownInHand, ...group.knownInDeck])
      cards[ix] = hiddenCard(ix, faces.get(ix) ?? q.card(ix).def, q.card(ix).owner, holder, deck);
    for (const ix of group.knownInHand) cards[ix] = { ...cards[ix]!, zone: 'hand' };
  }
}

const hiddenCard = (ix: CardIx, def: number, owner: Seat, holder: Seat, deck: Group['deck']): Card =>
  newCard(HIDDEN_IDS + ix, def, owner, holder, deck);

/** The first cards of a group take its face-down places. Returns which card replaces which. */
function layDown({ cards: before }: State, hidden: readonly Hidden[], cards: Card[]): Map<CardIx, CardIx> {
  const placed = new Map<CardIx, CardIx>();
  for (const { group, places } of hidden) {
    group.down = group.cards.splice(0, places.length);
    places.forEach((old, i) => {
      const ix = group.down[i]!;
      const { def, owner, id } = cards[ix]!;
      const place = before[old]!;
      // Everybody sees the id of a buried card.
      cards[ix] = { ...place, def, owner, id: place.zone === 'buried' ? place.id : id };
      placed.set(old, ix);
    });
  }
  return placed;
}

/** The question, with each face-down card replaced by its stand-in. */
function askOn(ask: Ask, placed: ReadonlyMap<CardIx, CardIx>): Ask {
  if (placed.size === 0) return ask;
  const options = ask.options.map((option) => {
    const card = placed.get(option.card);
    return card === undefined ? option : { ...option, card };
  });
  return { ...ask, options };
}
