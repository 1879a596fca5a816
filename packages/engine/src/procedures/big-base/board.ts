import { replaceBaseCard, setBaseCard, topOfBases } from '../../core/bases/base-card.ts';
import { baseEnters } from '../../core/bases/enter.ts';
import { newCard } from '../../core/clone.ts';
import { takeDelayed } from '../../core/delayed.ts';
import type { Game } from '../../core/game.ts';
import { put } from '../../core/zones/zones.ts';
import { type BigBase, type CardIx, NOBODY, type State } from '../../model/index.ts';
import type { Registry } from '../../script/definition.ts';

/** How a card is added to the game (setup.ts). */
type Make = (name: string, zone: 'table' | 'slot') => CardIx;

/**
 * BIG-1: four sides, each a base as a location, with three slots, or four in a four-player game. Until the first base
 * card is turned up the sides are like the named one.
 */
export function dealBoard(s: State, registry: Registry, like: string, make: Make): void {
  const { board } = registry;
  if (!board) throw new Error(`The card library "${registry.id}" has no Big Base board`);
  const slots: CardIx[] = [];
  s.table = board.sides.map((side) => {
    const at = make(like, 'table');
    for (const name of side.slots.slice(0, s.seats.length === 4 ? 4 : 3)) {
      const slot = make(name, 'slot');
      newCard(s, slot).at = at;
      slots.push(slot);
    }
    return at;
  });
  s.big = newBoard(
    board.sides.map((side) => side.name),
    slots,
    board.vp,
    s.seats.length,
  );
}

const newBoard = (sides: string[], slots: CardIx[], vp: number[][], seats: number): BigBase => ({
  card: NOBODY,
  sides,
  slots,
  vp,
  period: 1,
  round: 1,
  overtime: 0,
  first: NOBODY,
  next: NOBODY,
  toCome: [],
  took: Array.from({ length: seats }, () => 0),
});

/** The first base card; the next one is face up. */
export function turnUpFirst(g: Game): void {
  g.s.big!.first = g.s.current;
  setBaseCard(g, g.s.baseDeck.at(-1)!);
  g.emit('base', { base: g.named(g.s.big!.card), text: 'dealt' });
  for (const side of g.s.table.slice().reverse()) baseEnters(g, side);
}

/**
 * BIG-2, End Round: the next base card comes, or the one an ability has named. Delayed abilities for the new base
 * follow.
 */
export function turnUpNext(g: Game): void {
  const { s } = g;
  const chosen = s.modifiers.find((mod) => mod.kind === 'fate' && g.q.isBase(mod.card))?.from ?? NOBODY;
  const old = g.named(s.big!.card);
  put(g, s.big!.card, 'baseDiscard', NOBODY);
  replaceBaseCard(g, s.baseDeck.includes(chosen) ? chosen : topOfBases(g), old);
  for (const { card, def, ix, seat, args } of takeDelayed(s, 'replaced').reverse())
    g.resolve({ card, def, ix }, seat, args);
  for (const side of s.table.slice().reverse()) baseEnters(g, side);
}

/** When it is nobody's turn, the First Player is the current player (BIG-4). */
export function callFirst(g: Game): void {
  g.s.current = g.s.big!.first;
  g.q.touch();
}
