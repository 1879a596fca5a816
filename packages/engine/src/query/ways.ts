import { NOBODY, type Op, type Spot, type Verb } from '../model/index.ts';
import type { Query } from './query.ts';

const PLACED: Record<Spot, string> = {
  hand: 'Placed in hand',
  top: 'Placed on top of the deck',
  bottom: 'Placed under the deck',
  deck: 'Shuffled into the deck',
  discard: 'Placed in the discard pile',
  box: 'Out of the game',
  pileTop: 'Placed on top of its deck',
  pileBottom: 'Placed under its deck',
  pileDiscard: 'Placed in its discard pile',
};
const signed = (n: number): string => (n < 0 ? `${n}` : `+${n}`);

/**
 * The ways in which a second minion can be affected like the first, in words. What there is only once has no place here:
 * counters or an action that are transferred, a place that is swapped.
 */
const WAYS: Partial<Record<Verb, (q: Query, op: Op) => string>> = {
  power: (_q, { n }) => `${signed(n)} power`,
  counter: (_q, { n }) => `${signed(n)} power counter${Math.abs(n) === 1 ? '' : 's'}`,
  destroy: () => 'Destroyed',
  return: () => 'Returned to hand',
  place: (_q, { spot }) => PLACED[spot ?? 'discard'],
  move: (q, { to }) => `Moved to ${q.name(to)}`,
  bury: (q, { to }) => `Buried at ${q.name(to)}`,
  stasis: (_q, { n }) => `${signed(n)} stasis counter${Math.abs(n) === 1 ? '' : 's'}`,
  store: (q, { to }) => `Stored under ${q.name(to)}`,
  control: () => 'Its control changes',
  cancel: () => 'Its abilities are cancelled',
  copy: (q, { to }) => `Copies ${q.name(to)}`,
  fate: (q, { to }) => `Later ${to === NOBODY ? 'to the hand' : `to ${q.name(to)}`}, not discarded`,
  give: () => 'What else it says of the minion',
};

export const canBeShared = (q: Query, op: Op): boolean => op.verb in WAYS && q.isMinion(op.card);
export const wayOf = (q: Query, op: Op): string => WAYS[op.verb]!(q, op);
/** Whom a minion has it from does not matter: are others affected in one way by these two? */
export const isSameWay = (a: Op, b: Op): boolean => detailsOf(a) === detailsOf(b);
const detailsOf = ({ card, by, ...way }: Op): string => JSON.stringify(way);
