/** A duel as one seat sees it: from the view while it lasts, afterwards from the log. */
import { msg, say } from '../../i18n/say.ts';
import type { CardView, EventView, PlacedView, Seat, View } from '../../view/types.ts';
import { isYou, type NameOf } from './words.ts';

/** One of the two duellists, with its card. */
export interface DuelSide {
  /** Who may place a card. */
  seat: Seat | null;
  /** The minion's controller; null if nobody or gone. */
  controller: Seat | null;
  id: number | null;
  name: string;
  power: number | null;
  slot: Slot;
  /** Name of the card placed there, if known. */
  card: string | undefined;
  won: boolean;
  /** The duel's Special asks the viewer something else first. */
  later: boolean;
}
/** As in the view; `picked`: selected by the viewer but not placed yet. */
type Slot = PlacedView['is'] | 'picked';

export interface Duel {
  source: string;
  sides: [DuelSide, DuelSide];
  /** Set when the duel is over. */
  result: 'won' | 'tied' | 'stopped' | null;
}

const GONE = msg('a minion that left');

export function duelNow(view: View, cardOf: (id: number) => CardView | null | undefined, picked: string): Duel | null {
  const { duel } = view;
  if (!duel) return null;
  const later = view.prompt !== null && view.prompt.kind !== 'commit' && !view.prompt.decoy;
  const side = (id: number | null, at: 0 | 1): DuelSide => {
    const minion = id === null ? null : (cardOf(id) ?? null);
    const placed = duel.cards[at];
    const mine = picked !== '' && placed?.is === 'open' && placed.seat === view.viewer;
    return {
      seat: placed?.seat ?? null,
      controller: minion?.controller ?? null,
      id,
      name: minion?.name ?? say(GONE),
      power: minion?.power ?? null,
      slot: mine ? 'picked' : (placed?.is ?? 'none'),
      card: mine ? picked : placed?.name,
      won: false,
      later,
    };
  };
  return { source: duel.source, sides: [side(duel.challenger, 0), side(duel.challenged, 1)], result: null };
}

const isEnd = ({ type, text }: EventView): boolean =>
  type === 'duel' && (text === 'won' || text === 'tied' || text === 'stopped');

/** The event that ends the duel, the first one after event `after`. */
export const duelEnd = (events: readonly EventView[], after: number): EventView | null =>
  events.find((event) => event.n > after && isEnd(event)) ?? null;

/** A finished duel as the log tells it, with the challenger first, as during the duel. */
export function duelPast(events: readonly EventView[], end: EventView): Duel {
  const at = events.indexOf(end);
  const from = events.findLastIndex((event, i) => i < at && event.type === 'duel' && event.text === 'begins');
  const course = events.slice(Math.max(0, from), at);
  const begun = from < 0 ? end : events[from]!;
  const swapped = end.card !== undefined && end.card.id !== begun.card?.id && end.host?.id === begun.card?.id;
  const seats = end.text === 'stopped' ? [null, null] : [end.winners?.[0] ?? null, end.other ?? null];
  const side = (first: boolean): DuelSide => {
    const isWinner = first !== swapped;
    const thing = (isWinner ? end.card : end.host) ?? (first ? begun.card : begun.host);
    const seat = (isWinner ? seats[0] : seats[1]) ?? null;
    const shown = course.find((one) => one.type === 'reveal' && one.text === 'duel' && one.seat === seat);
    return {
      seat,
      controller: seat,
      id: thing?.id ?? null,
      name: thing?.name ?? say(GONE),
      power: (isWinner ? end.amount : end.now) ?? null,
      slot: shown ? 'shown' : 'none',
      card: shown?.cards?.[0]?.name,
      won: end.text === 'tied' || (end.text === 'won' && isWinner),
      later: false,
    };
  };
  return {
    source: end.cause?.name ?? '',
    sides: [side(true), side(false)],
    result: end.text === 'won' || end.text === 'tied' ? end.text : 'stopped',
  };
}

/** What one duellist has placed, in words. */
export function slotWords({ seat, slot, card, later }: DuelSide, name: NameOf): string {
  const who = name(seat);
  const you = isYou(who) ? 'yes' : 'no';
  switch (slot) {
    case 'open':
      if (later)
        return say('{you, select, yes {Then you may place a card} other {Then {who} may place a card}}', { you, who });
      return say('{you, select, yes {You may place a card} other {{who} may place a card}}', { you, who });
    case 'picked':
      return say('Not placed yet');
    case 'none':
      return say('{you, select, yes {You have placed none} other {{who} has placed none}}', { you, who });
    case 'down':
      return card
        ? say('Placed; only you can see it')
        : say('{you, select, yes {You have placed a card} other {{who} has placed a card}}', { you, who });
    case 'shown':
      return say('{you, select, yes {You revealed {card}} other {{who} revealed {card}}}', {
        you,
        who,
        card: card ?? '',
      });
    case 'played':
      return card ? say('{card} was played', { card }) : say('It was played');
    default:
      return say('It went back to the hand');
  }
}

/** The current duel in one line, for narrow spaces. */
export function duelLine(duel: Duel, name: NameOf, short = false): string {
  const [one, other] = duel.sides;
  const head = say('Duel: {one} against {other}', { one: one.name, other: other.name });
  if (short) return head;
  const placed = duel.sides.flatMap((side) => (side.slot === 'open' ? [] : [slotWords(side, name)]));
  return [head, ...placed].join(' · ');
}
