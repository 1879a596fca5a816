import {
  type BigBase,
  type CardIx,
  type Cause,
  type Mod,
  NOBODY,
  type Op,
  type State,
  type Verb,
} from '../model/index.ts';
import type { Registry } from '../script/definition.ts';
import type { CardName } from '../view/types.ts';
import { baseEnters, bringsBase } from './base-enters.ts';
import { newCard } from './clone.ts';
import { causeName } from './commit.ts';
import type { Game } from './game.ts';
import { shuffle } from './rng.ts';
import { put, refillBases } from './zones.ts';

/** How a card comes into the game (setup.ts). */
type Make = (name: string, zone: 'table' | 'slot') => CardIx;

/**
 * BIG-1: four sides, each a base as a location, with three slots, or four in a game of four. Until the first base card is
 * turned up the sides are like the one named.
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

/** BIG-3: each side has the ability of the current base card. Its monsters and its VP are no part of that. */
function setBaseCard(g: Game, card: CardIx): void {
  const { s } = g;
  put(g, card, 'bigBase', NOBODY);
  s.big!.card = card;
  for (const side of s.table) g.edit(side).def = s.cards[card]!.def;
  g.q.touchTable();
}

/** The first base card; the next one lies face up. */
export function turnUpFirst(g: Game): void {
  g.s.big!.first = g.s.current;
  setBaseCard(g, g.s.baseDeck.at(-1)!);
  g.emit('base', { base: g.named(g.s.big!.card), text: 'dealt' });
  for (const side of g.s.table.slice().reverse()) baseEnters(g, side);
}

/** BIG-2, End Round: the next base card comes, or the one an ability has named. What waits for the new base follows. */
export function turnUpNext(g: Game): void {
  const { s } = g;
  const chosen = s.mods.find((mod) => mod.kind === 'fate' && g.q.isBase(mod.card))?.from ?? NOBODY;
  const old = g.named(s.big!.card);
  put(g, s.big!.card, 'baseDiscard', NOBODY);
  replaceBy(g, s.baseDeck.includes(chosen) ? chosen : topOfBases(g), old);
  const duties = s.duties.filter((duty) => duty.moment === 'replaced');
  s.duties = s.duties.filter((duty) => duty.moment !== 'replaced');
  for (const { card, def, ix, seat, args } of duties.reverse()) g.resolve({ card, def, ix }, seat, args);
  for (const side of s.table.slice().reverse()) baseEnters(g, side);
}

const OF_THE_CARD: ReadonlySet<Mod['kind']> = new Set<Mod['kind']>(['fate', 'starting', 'breakpoint']);

/** `old`: the name the card had in play. */
function replaceBy(g: Game, next: CardIx, old: CardName, cause?: Cause): void {
  const { s } = g;
  // What was said of the old base says nothing of the new one.
  s.mods = s.mods.filter((mod) => !(OF_THE_CARD.has(mod.kind) && g.q.isBase(mod.card)));
  setBaseCard(g, next);
  // The next one lies face up (BIG-2).
  refillBases(g);
  g.emit('base', { base: g.named(next), card: old, text: 'replaced', cause: cause && causeName(g, cause) });
}

/** What changes the base card (BIG-3); sides and slots, and what is there, stay. */
export const changesBaseCard = (s: State, verb: Verb): boolean => s.big !== null && bringsBase(verb);

export function changeBaseCard(g: Game, op: Op, cause: Cause): void {
  const { s } = g;
  const old = g.named(s.big!.card);
  put(g, s.big!.card, op.verb === 'swapBase' ? 'baseDeck' : 'baseDiscard', NOBODY);
  const next = op.verb === 'playBase' ? op.card : op.verb === 'destroyBase' ? topOfBases(g) : op.to;
  replaceBy(g, next, old, cause);
  if (op.verb === 'swapBase') shuffle(s, s.baseDeck);
}
/** The old base has just gone to the discard pile, so there is one. */
function topOfBases(g: Game): CardIx {
  refillBases(g);
  return g.s.baseDeck.at(-1)!;
}

/** The First Player is the current player when it is nobody's turn (BIG-4). */
export function callFirst(g: Game): void {
  g.s.current = g.s.big!.first;
  g.q.touch();
}
