import type { CardIx, Seat } from '../model/index.ts';
import { NOBODY } from '../model/index.ts';
import type { Query } from '../query/query.ts';
import type { AbilityContext } from './definition.ts';
import { act, ask, askFor, type Choice, look, ops, type Question, type Script } from './language.ts';

/** The keys of options that decline: what somebody who has left answers (WIN-3). */
export const DECLINES: ReadonlySet<string> = new Set(['no', 'none']);

type Which = (q: Query, ix: CardIx) => boolean;
interface Optional {
  /** "You may". */
  may?: boolean;
}
interface Several extends Optional {
  min?: number;
  max?: number;
  group?: 'base' | 'name';
  ordered?: boolean;
  shown?: CardIx[];
  /** The label for choosing none. */
  skip?: string;
}

/** Always with all fields in the same order: the engine reads each of them for every question. */
const questionOf = (
  seat: Seat,
  kind: Question['kind'],
  title: string,
  choices: Choice[],
  min = 1,
  max = 1,
  { group, ordered, shown, skip }: Pick<Question, 'group' | 'ordered' | 'shown' | 'skip'> = PLAIN,
): Question => ({ seat, kind, title, choices, min, max, group, ordered, shown, skip });
const PLAIN = {};

const questionOfCards = (
  seat: Seat,
  title: string,
  cards: readonly CardIx[],
  { may = false, min = may ? 0 : 1, max = 1, group, ordered, shown, skip = max > 1 ? 'Done' : 'Skip' }: Several,
): Question => ({ seat, kind: 'cards', title, choices: cards.map(choiceOf), min, max, group, ordered, shown, skip });
const choiceOf = (card: CardIx): Choice => ({ card });

/** Chooses from a list of cards. An empty list asks nobody and returns none. */
export const chooseCards = (
  seat: Seat,
  title: string,
  cards: readonly CardIx[],
  options: Several = {},
): Script<CardIx[]> => ask(questionOfCards(seat, title, cards, options)) as Script<CardIx[]>;
export const chooseCard = (
  seat: Seat,
  title: string,
  cards: readonly CardIx[],
  options: Several = {},
): Script<CardIx | null> => askFor(questionOfCards(seat, title, cards, options), cardOf);

type Picked = (CardIx | string)[];
const cardOf = (picked: Picked): CardIx | null => (picked[0] as CardIx | undefined) ?? null;
const seatOf = (picked: Picked): Seat => (picked[0] as Seat | undefined) ?? NOBODY;
const keyOf = (picked: Picked): string => picked[0] as string;
const isYes = (picked: Picked): boolean => picked[0] === 'yes';

/** Chooses a minion in play. */
export function* chooseMinion(
  me: AbilityContext,
  title: string,
  which: Which = () => true,
  options: Optional = {},
): Script<CardIx | null> {
  const list = yield* look((q) => q.minions((ix) => which(q, ix)));
  return yield* chooseCard(me.seat, title, list, options);
}
export function* chooseMinions(me: AbilityContext, title: string, which: Which, options: Several): Script<CardIx[]> {
  const list = yield* look((q) => q.minions((ix) => which(q, ix)));
  return yield* chooseCards(me.seat, title, list, options);
}

export const chooseBase = (seat: Seat, title: string, bases: CardIx[], options: Optional = {}): Script<CardIx | null> =>
  askFor(questionOf(seat, 'base', title, bases.map(choiceOf), options.may ? 0 : 1), cardOf);
/** Chooses a base other than the one where this card is: "another base". */
export function* chooseOtherBase(
  seat: Seat,
  card: CardIx,
  name: string,
  options: Optional = {},
): Script<CardIx | null> {
  const bases = yield* look((q) => q.otherBases(q.base(card)));
  return yield* chooseBase(seat, `Choose where ${name} goes`.slice(0, 60), bases, options);
}

export function choosePlayer(me: AbilityContext, title: string, seats: Seat[], options: Optional = {}): Script<Seat> {
  const choices = seats.map((seat) => ({ seat }));
  return askFor(questionOf(me.seat, 'player', title, choices, options.may ? 0 : 1), seatOf);
}

/** Chooses one of several labelled options. The keys are stable; the labels are the button texts. */
export function chooseOne(
  seat: Seat,
  title: string,
  choices: Record<string, string>,
  shown: CardIx[] = [],
): Script<string> {
  const list = Object.keys(choices).map((key): Choice => ({ key, label: choices[key]! }));
  return askFor(questionOf(seat, 'option', title, list, 1, 1, { shown }), keyOf);
}
/**
 * "X OR Y" (RES-14): one of these, or both in the chosen order if something lets the player use both. With `may`, also
 * none; `neither` words that.
 */
export function* chooseParts(
  me: AbilityContext,
  title: string,
  parts: Record<string, string>,
  {
    may = false,
    neither = { none: 'Neither' },
    shown = [],
  }: Optional & { neither?: Record<string, string>; shown?: CardIx[] } = {},
): Script<string[]> {
  const one = Object.keys(parts).length < 2 || !(yield* mayUseBothParts(me));
  const first = yield* chooseOne(me.seat, title, may ? { ...parts, ...neither } : parts, shown);
  if (!(first in parts)) return [];
  if (one) return [first];
  const others = Object.fromEntries(Object.entries(parts).filter(([key]) => key !== first));
  return [first, yield* chooseOne(me.seat, 'Choose the other part', others)];
}
/** May the player use both parts of this "X OR Y" (RES-14)? For abilities whose target determines the part. */
export function* mayUseBothParts(me: AbilityContext): Script<boolean> {
  return !(yield* act(ops.useOnePart(me.seat)))[0];
}
/** A "may" without a target: two buttons with verbs. */
export function chooseToDo(seat: Seat, title: string, yes: string, no: string, shown: CardIx[] = []): Script<boolean> {
  const choices = [
    { key: 'yes', label: yes },
    { key: 'no', label: no },
  ];
  return askFor(questionOf(seat, 'yesno', title, choices, 1, 1, { shown }), isYes);
}
/** A number in this range; a forced one is not asked. */
export function* chooseNumber(seat: Seat, title: string, least: number, most: number): Script<number> {
  const keys: Record<string, string> = {};
  for (let n = least; n <= most; n++) keys[String(n)] = String(n);
  return Number(yield* chooseOne(seat, title, keys));
}
