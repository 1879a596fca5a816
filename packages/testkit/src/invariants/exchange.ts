import { dice, type Random, shuffled } from '@smash/bots';
import { type CardIx, NOBODY, type State } from '@smash/engine';
import { queryOf } from '../scenario/refs.ts';
import { holderOf } from './holder.ts';
import { namedBy } from './names.ts';

/**
 * A game that looks the same to that seat, with everything else different: faces and places of hidden cards, their
 * indices and public ids, chance, the others' secret answers, and how often they were asked.
 */
export function exchange(state: State, seat: number, random: Random): State {
  const s: State = structuredClone(state);
  const named = state.asks.filter((ask) => ask.seat === seat).flatMap((ask) => namedBy(state, ask));
  const known = new Set([...named, ...decidedOn(state)]);
  const groups = (): CardIx[][] => groupsOf(s, seat).map((group) => group.filter((ix) => !known.has(ix)));
  exchangeFaces(s, groups().flat().filter(isUnmentioned(s)), random);
  for (const cards of kinds(s, groups().flat())) permute(s, cards, shuffled(random, cards));
  for (const group of groups()) permute(s, group, shuffled(random, group));
  const first = Math.max(0, ...state.cards.map(({ id }) => id)) + 1;
  const ids = shuffled(random, [...s.cards.keys()]);
  for (const ix of groups().flat())
    if (s.cards[ix]!.zone !== 'buried') s.cards[ix] = { ...s.cards[ix]!, id: first + ids[ix]! };
  const key = Array.from({ length: 8 }, () => dice(random, 2 ** 31));
  s.rng = { key, at: dice(random, 1000) };
  s.ids = { key, from: 1 };
  s.nextId = first + s.cards.length;
  s.seq += dice(random, 10);
  s.events += dice(random, 10);
  s.seats.forEach((one, i) => {
    if (i !== seat) one.asked += dice(random, 10);
  });
  s.asks = shuffled(random, s.asks);
  return s;
}

/** Cards that others have already decided to use in an open window: only where they are can they be used. */
const decidedOn = ({ stack }: State): CardIx[] =>
  stack.flatMap((frame) =>
    frame.f === 'window'
      ? frame.answers.flatMap((answer) => (/^\d/.test(answer ?? '') ? [Number.parseInt(answer!, 10)] : []))
      : [],
  );

/** Cards whose places this seat cannot tell apart: of one player, or of a shared deck. */
function groupsOf(s: State, seat: number): CardIx[][] {
  const groups: CardIx[][] = s.seats.map(() => []);
  s.cards.forEach(({ zone, controller }, ix) => {
    if (zone === 'deck' || (zone === 'hand' && controller !== seat) || (zone === 'duel' && controller !== seat))
      groups[controller]!.push(ix);
    const holder = zone === 'buried' || zone === 'under' ? lookerAt(s, ix) : NOBODY;
    if (holder !== NOBODY && holder !== seat) groups[holder]!.push(ix);
  });
  const closed = queryOf(s).openBase() === NOBODY ? s.baseDeck : s.baseDeck.slice(0, -1);
  return [...groups, closed, s.piles.monsterDeck, s.piles.treasureDeck];
}
const lookerAt = (s: State, ix: CardIx): number =>
  s.cards[ix]!.zone === 'buried' ? queryOf(s).controller(ix) : holderOf(s, ix);

/** Nothing refers to the card, so another face may have its index. */
function isUnmentioned(s: State): (ix: CardIx) => boolean {
  const { stack, modifiers, extraPlays, delayedTriggers, minionPlays, actionPlays, clashes, used, chain } = s;
  const text = JSON.stringify([
    stack,
    modifiers,
    extraPlays,
    delayedTriggers,
    minionPlays,
    actionPlays,
    clashes,
    used,
    chain,
  ]);
  const numbers = new Set(text.match(/\d+/g)?.map(Number));
  return (ix) => !numbers.has(ix);
}

/** Cards of one kind may take each other's place: those of the same deck. */
const kindOf = (s: State, ix: CardIx): string => `${queryOf(s).def(ix).deck} ${s.cards[ix]!.owner}`;

function kinds(s: State, cards: readonly CardIx[]): CardIx[][] {
  const lists = new Map<string, CardIx[]>();
  for (const ix of cards) {
    const kind = kindOf(s, ix);
    lists.set(kind, [...(lists.get(kind) ?? []), ix]);
  }
  return [...lists.values()];
}

function exchangeFaces(s: State, free: readonly CardIx[], random: Random): void {
  for (const cards of kinds(s, free)) {
    const faces = shuffled(
      random,
      cards.map((ix) => s.cards[ix]!.def),
    );
    cards.forEach((ix, i) => {
      s.cards[ix] = { ...s.cards[ix]!, def: faces[i]! };
    });
  }
}

/** Each card goes to the other's place and takes over everything that belongs to the place. */
function permute(s: State, from: readonly CardIx[], to: readonly CardIx[]): void {
  const before = s.cards.slice();
  const instead = new Map<CardIx, CardIx>();
  from.forEach((ix, i) => {
    const { def, owner } = before[ix]!;
    s.cards[ix] = { ...before[to[i]!]!, def, owner };
    instead.set(to[i]!, ix);
  });
  const there = (ix: CardIx): CardIx => instead.get(ix) ?? ix;
  for (const one of s.seats) {
    one.deck = one.deck.map(there);
    one.hand = one.hand.map(there);
  }
  s.baseDeck = s.baseDeck.map(there);
  s.piles.monsterDeck = s.piles.monsterDeck.map(there);
  s.piles.treasureDeck = s.piles.treasureDeck.map(there);
  s.inPlay = s.inPlay.map(there);
  // A card that has returned to the hand was seen in the duel, and the duel still refers to it.
  for (const frame of s.stack)
    if (frame.f === 'duel')
      for (const side of frame.sides) if (before[side.card]?.zone === 'duel') side.card = there(side.card);
  for (const ask of s.asks) for (const option of ask.options) option.card = there(option.card);
}
