import type { Args, CardIx, DelayedTrigger, Frame, Json, Op, State, Trigger } from '../model/index.ts';

type Note = (ix: CardIx) => void;

/** Fields of arguments that hold no cards. */
const NO_CARDS = new Set([
  'stamp',
  'seat',
  'n',
  'controller',
  'power',
  'by',
  'winners',
  'second',
  'third',
  'present',
  'amount',
  'turn',
  'after',
]);

/** Every number in a value: it may be a card. */
function noteValue(value: Json | undefined, note: Note): void {
  if (typeof value === 'number') note(value);
  else if (Array.isArray(value)) for (const one of value) noteValue(one, note);
  else if (typeof value === 'object' && value !== null) noteArgs(value as Args, note);
}
function noteArgs(args: Args, note: Note): void {
  for (const key in args) if (!NO_CARDS.has(key)) noteValue(args[key], note);
}
/** A list of nothing but seats. */
const areSeats = (value: Json, seats: number): boolean =>
  Array.isArray(value) && value.every((one) => typeof one === 'number' && one < seats);
function noteTriggers(triggers: readonly Trigger[], note: Note): void {
  for (const { card, args } of triggers) {
    note(card);
    noteArgs(args, note);
  }
}
function noteOp({ card, to, cards, delayed }: Op, note: Note): void {
  note(card);
  note(to);
  cards?.forEach(note);
  if (delayed) mentionsOfDelayed(delayed, note);
}
export function mentionsOfDelayed({ card, args }: DelayedTrigger, note: Note): void {
  note(card);
  noteArgs(args, note);
}

/**
 * All cards that a procedure in progress may refer to, rather too many than too few, except the placed cards of a duel.
 * `seats`: results with only numbers below it are seats, not cards.
 */
export function mentionsOfFrame(frame: Frame, note: Note, seats: number): void {
  if ('triggers' in frame) noteTriggers(frame.triggers, note);
  switch (frame.f) {
    case 'play':
      note(frame.card);
      note(frame.at);
      noteArgs(frame.args, note);
      for (const { card, base } of frame.standard?.deeds ?? []) {
        note(card);
        note(base);
      }
      return;
    case 'resolve':
      note(frame.ref.card);
      return noteArgs(frame.args, note);
    case 'script':
      note(frame.ref.card);
      noteArgs(frame.args, note);
      // A number drawn at random is not a card.
      for (const [tag, value] of frame.journal) if (tag !== 'chance' && !areSeats(value, seats)) noteValue(value, note);
      return;
    case 'event':
      for (const op of frame.ops) noteOp(op, note);
      note(frame.cause.card);
      return;
    case 'window':
      noteTriggers(frame.list, note);
      return noteArgs(frame.about, note);
    case 'score':
      note(frame.base);
      return noteArgs(frame.about, note);
    case 'duel':
      note(frame.source);
      for (const side of frame.sides) note(side.minion);
      return note(frame.base);
    case 'coin':
      return note(frame.source);
    case 'board':
      for (const about of frame.abouts) noteArgs(about, note);
      for (const [card] of frame.fates) note(card);
  }
}

/** All cards that the state remembers by their index. Everybody has seen what it remembers about them. */
export function mentionsOfState(s: State): Set<CardIx> {
  const found = new Set<CardIx>();
  const note: Note = (ix) => found.add(ix);
  for (const { card, from, source } of s.modifiers) for (const ix of [card, from, source]) note(ix);
  for (const { source, permission } of s.extraPlays) {
    note(source);
    if (permission) note(permission.card);
  }
  for (const delayed of s.delayedTriggers) mentionsOfDelayed(delayed, note);
  for (const { card } of s.minionPlays) note(card);
  for (const { card } of s.actionPlays) note(card);
  for (const { comer, met } of s.clashes) for (const ix of [comer, ...met]) note(ix);
  for (const key of [...Object.keys(s.used), ...Object.keys(s.chain)])
    for (const number of key.match(/\d+/g) ?? []) note(Number(number));
  return found;
}
