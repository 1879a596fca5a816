import type { EventType, Seat } from '../model/index.ts';
import type { CardName, EventView } from '../view/types.ts';

/** Part of a log line: plain words, a card or a seat. */
export type LogPart = string | { card: number; name: string } | { seat: Seat };
type Words = (e: EventView) => LogPart[];

const words = new Map<EventType, Words>();

/** How the log words an event. */
export function defineWords(type: EventType, say: Words): void {
  words.set(type, say);
}
export const wordsOf = (type: EventType): Words | undefined => words.get(type);

export const c = (name: CardName | undefined): LogPart => (name ? { card: name.id, name: name.name } : 'a card');
export const who = (seat: Seat | undefined): LogPart => (seat === undefined ? 'The table' : { seat });
const list = (names: CardName[]): LogPart[] => names.flatMap((n, i) => (i === 0 ? [c(n)] : [', ', c(n)]));
export const cards = (e: EventView): LogPart[] =>
  e.cards ? list(e.cards) : [e.count === 1 ? 'a card' : `${e.count ?? 0} cards`];
/** The sentence of a line worded by its verb. */
export const told = (e: EventView): LogPart[] => [
  ...(e.seat === undefined ? [] : [who(e.seat), ' ']),
  ...(e.line ?? '').split(/[{}]/).flatMap((piece, i) => (i % 2 === 1 ? value(e, piece) : [piece])),
  ...by(e),
];
function value(e: EventView, name: string): LogPart[] {
  if (name === 'cards') return cards(e);
  if (name === 'other') return [who(e.other)];
  const one = e[name as keyof EventView];
  return typeof one === 'object' || one === undefined ? [c(one as CardName | undefined)] : [`${one}`];
}

/** The card that caused it, unless that is the event's own card. */
export const by = ({ cause, card }: EventView): LogPart[] =>
  cause && cause.name !== card?.name ? [' (', c(cause), ')'] : [];

const ZONES: Record<string, string> = {
  hand: 'hand',
  deck: 'the deck',
  discard: 'the discard pile',
  top: 'the top of the deck',
  bottom: 'the bottom of the deck',
  box: 'the box',
  aside: 'set aside',
  madness: 'the Madness deck',
  monsterDeck: 'the monster deck',
  monsterDiscard: 'the discard pile of the monsters',
  treasureDeck: 'the treasure deck',
  treasureDiscard: 'the discard pile of the treasures',
  baseDeck: 'the base deck',
};
export const zone = (z: string | undefined): string => ZONES[z ?? ''] ?? z ?? '';
