import { type CardIx, libraryOf, NOBODY, Query, type State } from '@smash/engine';
import { testLibrary } from '../library.ts';

/** A name as scenarios write it: Name, Name@Base, Name@hand, Name/B, Name#2, and these combined. */
export interface Ref {
  name: string;
  at: string;
  seat: number;
  /** Which one in order of entering play, from 1; 0 = any. */
  nth: number;
}

export const seatOf = (letter: string): number => (letter.length === 1 ? 'ABCD'.indexOf(letter) : NOBODY);
const SIDES = new Set(testLibrary.board?.sides.map((side) => side.name));
export const isKnown = (name: string): boolean => Object.hasOwn(testLibrary.defs, name) || SIDES.has(name);

export const ZONES: ReadonlySet<string> = new Set([
  'hand',
  'deck',
  'discard',
  'baseDeck',
  'baseDiscard',
  'stasis',
  'buried',
  'aside',
  'limbo',
]);

export function parseRef(text: string): Ref {
  if (isKnown(text)) return { name: text, at: '', seat: NOBODY, nth: 0 };
  const found = /^(.+?)(?:@(.+?))?(?:\/([A-D]))?(?:#(\d+))?$/.exec(text);
  if (!found) return { name: text, at: '', seat: NOBODY, nth: 0 };
  const [, name = text, at = '', seat = '', nth = '0'] = found;
  return { name, at, seat: seatOf(seat), nth: Number(nth) };
}

/** Derived facts about a state. */
export function queryOf(state: State): Query {
  const { defs } = libraryOf(state);
  return new Query(
    state,
    state.names.map((name) => defs[name]!),
  );
}

/** The cards and bases a name can mean; those in play in the order they came into play, then the others, those in the box last. */
export function findCards(q: Query, text: string): CardIx[] {
  const ref = parseRef(text);
  const list: CardIx[] = [];
  for (let ix = 0; ix < q.s.cards.length; ix++) {
    const card = q.card(ix);
    // A base may have the name of a card, and the sides of the Big Base board have names of their own.
    if (q.name(ix) !== ref.name) continue;
    if (ref.at !== '' && !isAt(q, ix, ref.at)) continue;
    if (ref.seat !== NOBODY && (q.inPlay(ix) ? q.controller(ix) : card.controller) !== ref.seat) continue;
    list.push(ix);
  }
  const order = (ix: CardIx): number =>
    q.inPlay(ix) ? q.card(ix).stamp : q.card(ix).zone === 'box' ? Infinity : Number.MAX_SAFE_INTEGER;
  list.sort((a, b) => (order(a) === order(b) ? a - b : order(a) - order(b)));
  if (ref.nth === 0) return list;
  const one = list[ref.nth - 1];
  return one === undefined ? [] : [one];
}

function isAt(q: Query, ix: CardIx, at: string): boolean {
  if (ZONES.has(at)) return q.card(ix).zone === at;
  const base = q.base(ix);
  return base !== NOBODY && base !== ix && q.name(base) === at;
}

/** A card in play of that name; NOBODY if there is none. */
export const cardInPlay = (q: Query, text: string): CardIx => findCards(q, text).find((ix) => q.inPlay(ix)) ?? NOBODY;
