/** A position in the middle of a game, for a lesson. */
import { library } from '@smash/cards';
import {
  type CardIx,
  emptyState,
  type GameEvent,
  installLibrary,
  makeCards,
  NOBODY,
  resume,
  type State,
  turnFrame,
} from '@smash/engine';

export interface Position {
  /** You, then the other player. */
  seats: { factions: [string, string]; hand: string[]; deck: string[] }[];
  /** The bases in play with each seat's minions. */
  bases: { name: string; minions: [string[], string[]] }[];
  nextBases: string[];
}

/** Sets up the game and runs it to seat 0's first question in the Play Cards phase. */
export function build({ seats, bases, nextBases }: Position): { state: State; events: GameEvent[] } {
  installLibrary(library);
  const s = emptyState(library.id, 'a lesson', seats.length);
  const make = (name: string, seat: number, zone: 'hand' | 'deck' | 'base' | 'table' | 'baseDeck'): CardIx => {
    return makeCards(s, name, seat, zone, 1)[0]!;
  };
  for (const { name, minions } of bases) {
    const at = make(name, NOBODY, 'table');
    s.table.push(at);
    minions.forEach((names, seat) => {
      for (const minion of names) {
        const ix = make(minion, seat, 'base');
        Object.assign(s.cards[ix]!, { at, stamp: ++s.clock });
        s.inPlay.push(ix);
      }
    });
  }
  seats.forEach(({ factions, hand, deck }, seat) => {
    Object.assign(s.seats[seat]!, { factions: [...factions] });
    s.seats[seat]!.hand = hand.map((name) => make(name, seat, 'hand'));
    s.seats[seat]!.deck = deck.map((name) => make(name, seat, 'deck')).reverse();
  });
  s.baseDeck = nextBases.map((name) => make(name, NOBODY, 'baseDeck')).reverse();
  s.current = 0;
  s.phase = 'start';
  s.turn = 1;
  s.stack.push(turnFrame('start'));
  return resume(s);
}
