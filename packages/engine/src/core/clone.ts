import type { Ask, Card, CardIx, Frame, OpenCard, SeatState, State, Trigger } from '../model/index.ts';
import { cloneRng } from './chance/rng.ts';
import { newCounts } from './counts.ts';

/**
 * A copy of a state that can be changed freely. Written by hand: options of asks, journal entries, ops and arguments
 * are immutable once made, so both copies may share them.
 */
export function cloneState(s: State): State {
  return {
    ...s,
    rng: cloneRng(s.rng),
    cards: s.cards.slice(),
    seats: s.seats.map(cloneSeat),
    big: s.big && { ...s.big, toCome: s.big.toCome.slice(), took: s.big.took.slice() },
    table: s.table.slice(),
    baseDeck: s.baseDeck.slice(),
    baseDiscard: copied(s.baseDiscard),
    inPlay: s.inPlay.slice(),
    limbo: copied(s.limbo),
    piles: {
      madness: copied(s.piles.madness),
      monsterDeck: copied(s.piles.monsterDeck),
      monsterDiscard: copied(s.piles.monsterDiscard),
      treasureDeck: copied(s.piles.treasureDeck),
      treasureDiscard: copied(s.piles.treasureDiscard),
    },
    minionPlays: copied(s.minionPlays),
    actionPlays: copied(s.actionPlays),
    modifiers: copied(s.modifiers),
    extraPlays: copied(s.extraPlays),
    delayedTriggers: copied(s.delayedTriggers),
    destroyed: copied(s.destroyed),
    used: newCounts(s.used),
    chain: newCounts(s.chain),
    clashes: s.clashes.map((clash) => ({ ...clash, met: clash.met.slice() })),
    extraTurns: copied(s.extraTurns),
    stack: s.stack.map(cloneFrame),
    asks: s.asks.slice() as Ask[],
  };
}

/** A copy of a list. Most lists are empty and need no call to `slice`. */
const copied = <T>(list: readonly T[]): T[] => (list.length === 0 ? [] : list.slice());

/** A mutable card of a state under construction, which no other state shares yet. */
export const newCard = (s: State, ix: CardIx): OpenCard => s.cards[ix]!;

export const cloneCard = (c: Card): OpenCard => ({
  id: c.id,
  def: c.def,
  owner: c.owner,
  controller: c.controller,
  zone: c.zone,
  at: c.at,
  stamp: c.stamp,
  since: c.since,
  moved: c.moved,
  left: c.left,
  counters: c.counters,
  stasis: c.stasis,
  fresh: c.fresh,
  named: c.named,
});

const cloneSeat = (seat: SeatState): SeatState => ({
  ...seat,
  factions: seat.factions.slice(),
  deck: seat.deck.slice(),
  hand: seat.hand.slice(),
  discard: seat.discard.slice(),
  aside: copied(seat.aside),
  playedOn: copied(seat.playedOn),
  moved: copied(seat.moved),
});

const cloneTriggers = (list: Trigger[]): Trigger[] => list.map((t) => ({ ...t }));

function cloneFrame(frame: Frame): Frame {
  switch (frame.f) {
    case 'script':
      return { ...frame, journal: frame.journal.slice() };
    case 'event':
      return { ...frame, out: frame.out.slice(), used: frame.used.slice() };
    case 'window':
      return { ...frame, list: cloneTriggers(frame.list), done: frame.done.slice(), answers: frame.answers.slice() };
    case 'duel':
      return { ...frame, sides: frame.sides.map((side) => ({ ...side })), triggers: cloneTriggers(frame.triggers) };
    case 'round':
      return { ...frame, seats: frame.seats.slice(), triggers: cloneTriggers(frame.triggers) };
    case 'board':
      return { ...frame, fates: frame.fates.slice(), triggers: cloneTriggers(frame.triggers) };
    case 'play':
    case 'resolve':
    case 'turn':
    case 'score':
      return { ...frame, triggers: cloneTriggers(frame.triggers) };
    default:
      return { ...frame };
  }
}
