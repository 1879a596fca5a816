/** What waits in a window, and which of several events of one ability is meant (RES-9). */
import { type CardIx, NOBODY, type Option, type Seat, type Trigger } from '../model/index.ts';
import { useOptionOf } from '../query/plays.ts';
import type { Query } from '../query/query.ts';
import { isKnown } from './sight.ts';

type Offer = Pick<Trigger, 'card' | 'stamp' | 'def' | 'ix' | 'seat'>;

/** Identifies the waiting ability and whom it waits for, regardless of the event. */
export const keyOf = (t: Offer): string => `${abilityOf(t)}${t.seat}`;
const abilityOf = ({ card, stamp, def, ix }: Offer): string => `${card}.${stamp}.${def}.${ix}.`;

/** RES-9: has the ability resolved for this event? `isOnce`: no matter which player had its card at the time. */
export const hasResolved = (done: readonly string[], t: Offer, isOnce: boolean): boolean =>
  done.length > 0 && (isOnce ? done.some((key) => key.startsWith(abilityOf(t))) : done.includes(keyOf(t)));

/**
 * What tells the trigger's event from others: the card that set it off, if the player may know that card (INFO-2),
 * otherwise the base where it happened. NOBODY: neither.
 */
function eventOf(q: Query, { card: self, seat, args }: Trigger): CardIx {
  const { card, base } = args;
  if (isCard(card) && card !== self && isKnown(q, card, seat)) return card;
  return isCard(base) && q.isBase(base) ? base : NOBODY;
}
const isCard = (arg: unknown): arg is CardIx => typeof arg === 'number' && arg !== NOBODY;

/**
 * If several events wait with one ability, each is identified by its card or base, and the player chooses which of them
 * to use the ability for. NOBODY: there is nothing to distinguish.
 */
const toldApartBy = (q: Query, t: Trigger, list: readonly Trigger[]): CardIx =>
  list.length === 1 ? NOBODY : toldApartAmong(q, t, list);
function toldApartAmong(q: Query, t: Trigger, list: readonly Trigger[]): CardIx {
  const key = keyOf(t);
  return list.some((other) => other.args.card !== t.args.card && keyOf(other) === key) ? eventOf(q, t) : NOBODY;
}

/** A seat's answer as stored: the ability, and its event if there are several. */
export const answerOf = (q: Query, t: Trigger, list: readonly Trigger[]): string => {
  const event = toldApartBy(q, t, list);
  return event === NOBODY ? keyOf(t) : `${keyOf(t)}>${event}`;
};
/** Does that answer still mean this trigger, even if it is by now the last of several? */
export function isAnswer(q: Query, key: string, t: Trigger): boolean {
  const own = keyOf(t);
  return key === own || (key.length > own.length && key === `${own}>${eventOf(q, t)}`);
}
/** The trigger that this answer means. */
export const answered = (q: Query, key: string, list: readonly Trigger[]): Trigger =>
  list.find((t) => answerOf(q, t, list) === key) ?? list.find((t) => isAnswer(q, key, t))!;

/** The option for this trigger, among all that wait. */
function toOption(q: Query, t: Trigger, list: readonly Trigger[]): Option {
  const option = useOptionOf(t.seat, t.card, t.def, t.ix);
  option.at = toldApartBy(q, t, list);
  return option;
}
const isSameUse = (t: Trigger, o: Option): boolean =>
  t.card === o.card && t.def === o.def && t.ix === o.ix && t.seat === o.seat;
/** The trigger that this option means, among all that wait. */
export const chosenOf = (q: Query, list: readonly Trigger[], o: Option): Trigger | undefined =>
  list.find((t) => isSameUse(t, o) && toldApartBy(q, t, list) === o.at) ??
  list.find((t) => isSameUse(t, o) && (o.at === NOBODY || o.at === eventOf(q, t)));

/** What this seat is offered: events it cannot tell apart are one offer. */
export function offersTo(q: Query, seat: Seat, list: readonly Trigger[]): Option[] {
  const found: Option[] = [];
  for (const t of list) {
    if (t.seat !== seat) continue;
    const option = toOption(q, t, list);
    if (!found.some((other) => other.at === option.at && isSameUse(t, other))) found.push(option);
  }
  return found;
}

/**
 * The card whose event a triggered ability is handling while it asks this seat, if several events have triggered the
 * same ability (RES-9); otherwise NOBODY.
 */
export function dealtWith(q: Query, seat: Seat): CardIx {
  const frame = q.s.stack.at(-1);
  const window = q.s.stack.findLast((one) => one.f === 'window');
  if (frame?.f !== 'script' || !window) return NOBODY;
  const { ref, args } = frame;
  const { card } = args;
  if (typeof card !== 'number' || card === NOBODY || card === ref.card || !isKnown(q, card, seat)) return NOBODY;
  const isIt = (key: string): boolean =>
    key.startsWith(`${ref.card}.`) && key.endsWith(`.${ref.def}.${ref.ix}.${frame.seat}`);
  return [...window.done, ...window.list.map(keyOf)].filter(isIt).length > 1 ? card : NOBODY;
}
