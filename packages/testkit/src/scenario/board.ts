import { type CardIx, dealBoard, makeCards, NOBODY, newCard, type Query, type State, seatLetter } from '@smash/engine';
import { testLibrary } from '../library.ts';
import { differ } from './differ.ts';
import { ScenarioError } from './errors.ts';
import { queryOf, seatOf } from './refs.ts';
import type { Expected, Position } from './schema.ts';

type Board = NonNullable<Position['bigBase']>;

/** BIG-1: the board of a position, before anything is put at its sides. */
export function layBoard(s: State, board: Board): void {
  if (testLibrary.defs[board.card]?.type !== 'base')
    throw new ScenarioError(`"${board.card}" at bigBase.card is not a base`);
  dealBoard(s, testLibrary, board.card, (name, zone) => makeCards(s, name, NOBODY, zone, 1)[0]!);
  const { period = 1, round = 1, overtime = 0, first = 'A' } = board;
  const card = makeCards(s, board.card, NOBODY, 'bigBase', 1)[0]!;
  Object.assign(s.big!, { card, period, round, overtime, first: seatOf(first), next: seatOf(first) });
  s.options.bigBase = true;
}

export function sideOf(s: State, name: string, place: string): CardIx {
  const side = s.table[s.big!.sides.indexOf(name)];
  if (side === undefined) throw new ScenarioError(`"${name}" at ${place} is no side of the board`);
  return side;
}

/** Slots as given; otherwise the first free ones. */
export function takeSlots(s: State, given: Board['slots'] = {}): void {
  const nameOf = (slot: CardIx): string => s.names[s.cards[slot]!.def]!;
  for (const [name, letter] of Object.entries(given)) {
    const slot = s.big!.slots.find((ix) => nameOf(ix) === name);
    if (slot === undefined) throw new ScenarioError(`"${name}" at bigBase.slots is no slot of the board`);
    newCard(s, slot).controller = seatOf(letter);
  }
  const q = queryOf(s);
  for (const ix of s.inPlay) {
    const { zone, at } = s.cards[ix]!;
    const seat = q.controller(ix);
    if ((zone !== 'base' && zone !== 'baseAction' && zone !== 'buried') || seat === NOBODY) continue;
    if (q.slotOf(at, seat) !== NOBODY) continue;
    const free = s.big!.slots.find((slot) => s.cards[slot]!.at === at && s.cards[slot]!.controller === NOBODY);
    newCard(s, free!).controller = seat;
  }
}

/** The turn of this seat in the round, or the part of the round that comes after the turns (BIG-2). */
export function beginOnBoard(s: State, phase: NonNullable<Position['phase']>): void {
  const { big } = s;
  const n = s.seats.length;
  const order = Array.from({ length: n }, (_, i) => (big!.first + i) % n);
  const had = order.indexOf(s.current);
  const inTurn = phase === 'start' || phase === 'play';
  big!.toCome = inTurn ? order.slice(had + 1) : [];
  big!.took = order.map((_, seat) => {
    const place = order.indexOf(seat);
    return !inTurn || place <= had ? place + 1 : 0;
  });
  s.turn = !inTurn ? n : phase === 'start' ? had : had + 1;
  if (!inTurn) s.current = big!.first;
  s.stack.unshift({ f: 'round', step: inTurn ? 'turns' : phase, seats: inTurn ? [] : order, triggers: [] });
}

export function boardMismatches(q: Query, wanted: Expected['bigBase']): string[] {
  if (wanted === undefined) return [];
  const { big } = q.s;
  if (!big) return ['there is no Big Base board'];
  const users = new Map(big.slots.map((ix) => [q.name(ix), q.card(ix).controller]));
  return [
    ...differ('base card', wanted.card, q.name(big.card)),
    ...differ('period', wanted.period, big.period),
    ...differ('round', wanted.round, big.round),
    ...differ('rounds of overtime', wanted.overtime, big.overtime),
    ...differ('First Player', wanted.first, seatLetter(big.first)),
    ...Object.entries(wanted.slots ?? {}).flatMap(([name, letter]) =>
      differ(`user of ${name}`, letter === null ? NOBODY : seatOf(letter ?? ''), users.get(name)),
    ),
  ];
}
