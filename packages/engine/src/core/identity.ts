import { type CardIx, type Json, NOBODY, type Op, type ScriptFrame } from '../model/index.ts';
import type { Game } from './game.ts';

/**
 * IO-1: an ability knows a card by its index, which the card keeps when it leaves play and comes back. So whenever
 * something else resolves in the middle of an ability, the stamps of the cards it knows are recorded. Its ops have no
 * effect on one that is a new card by then, unless it has encountered the new card: looked it up, got it as an answer,
 * or played it. `ops`: what the ability itself is about to do.
 */
export function noteCards(g: Game, frame: ScriptFrame, ops: readonly Op[]): void {
  const { journal, known, ref } = frame;
  const cards: Known = [];
  if (known)
    for (const [ix, stamp] of known.cards) cards.push([ix, stamp === OWN_DOING ? g.s.cards[ix]!.stamp : stamp]);
  if (ref.card !== NOBODY && placeIn(cards, ref.card) < 0) cards.push([ref.card, g.s.cards[ref.card]!.stamp]);
  for (let i = known?.upTo ?? 0; i < journal.length; i++) noteIn(g, cards, journal[i]![1]);
  for (const { card, to } of ops) {
    noteOwnDoing(g, cards, card);
    noteOwnDoing(g, cards, to);
  }
  frame.known = { upTo: journal.length, cards };
}
function noteOwnDoing(g: Game, cards: Known, ix: CardIx): void {
  const place = placeIn(cards, ix);
  if (place >= 0 && cards[place]![1] === g.s.cards[ix]!.stamp) cards[place] = [ix, OWN_DOING];
}
type Known = [CardIx, number][];

function placeIn(cards: Known, ix: CardIx): number {
  for (let i = 0; i < cards.length; i++) if (cards[i]![0] === ix) return i;
  return -1;
}
/** Answers are single cards or lists; objects with keys are something else. */
function noteIn(g: Game, cards: Known, value: Json): void {
  if (typeof value === 'number') {
    const card = g.s.cards[value];
    if (!card) return;
    const place = placeIn(cards, value);
    if (place < 0) cards.push([value, card.stamp]);
    else cards[place] = [value, card.stamp];
  } else if (Array.isArray(value)) for (const one of value) noteIn(g, cards, one);
}

/** The ability has played this card, and knows it from then on. */
export const notePlayed = (frame: ScriptFrame, card: CardIx, stamp: number): void => note(frame, [card], stamp);

function note(frame: ScriptFrame, list: readonly CardIx[], stamp: number): void {
  const before = frame.known?.cards ?? NONE;
  const cards: Known = [];
  for (const one of before) if (!list.includes(one[0])) cards.push(one);
  for (const ix of list) cards.push([ix, stamp]);
  frame.known = { upTo: frame.known?.upTo ?? 0, cards };
}
const NONE: Known = [];

/** Matches any stamp, once the ability itself has acted on the card. */
const OWN_DOING = -1;

/** Does any of these ops name a card whose stamp the ability knows? Most abilities know none. */
export function namesKnownCard({ known, args: { card, stamp } }: ScriptFrame, ops: readonly Op[]): boolean {
  if (known || typeof stamp !== 'number') return known !== undefined;
  for (const op of ops) if (op.card === card || op.to === card) return true;
  return false;
}

/** Which of these ops are aimed at a card that has become a new one; null: none. */
export function opsOnNewCards(g: Game, frame: ScriptFrame, ops: readonly Op[], since: () => Json[]): boolean[] | null {
  const found: boolean[] = [];
  const own: CardIx[] = [];
  for (const { card, to } of ops) {
    const isAimedAtNew = isNew(g, frame, card, since) || isNew(g, frame, to, since);
    found.push(isAimedAtNew);
    if (isAimedAtNew) continue;
    if (stampKnown(frame, card) !== undefined) own.push(card);
    if (stampKnown(frame, to) !== undefined) own.push(to);
  }
  if (own.length > 0) note(frame, own, OWN_DOING);
  return found.includes(true) ? found : null;
}
function stampKnown({ known, args: { card, stamp } }: ScriptFrame, ix: CardIx): number | undefined {
  if (ix === NOBODY) return undefined;
  const place = known ? placeIn(known.cards, ix) : -1;
  if (place >= 0) return known!.cards[place]![1];
  return ix === card && typeof stamp === 'number' ? stamp : undefined;
}
function isNew(g: Game, frame: ScriptFrame, ix: CardIx, since: () => Json[]): boolean {
  const before = stampKnown(frame, ix);
  if (before === undefined || before === OWN_DOING || before === g.s.cards[ix]!.stamp) return false;
  return !since().some((value) => lists(value, ix));
}

/** Is the card in this list? A single number may mean anything. */
function lists(value: Json, card: CardIx): boolean {
  return Array.isArray(value) && value.some((one) => one === card || lists(one, card));
}
