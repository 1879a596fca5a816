import { type Card, type CardIx, NOBODY, type Seat, type State } from '../model/index.ts';

/** What every play and every use changes anyway: counters, and its cost. */
const OWN_COST: ReadonlySet<keyof State> = new Set([
  'rng',
  'ids',
  'nextId',
  'clock',
  'events',
  'seq',
  'asks',
  'stack',
  'used',
  'chain',
  'actionPlays',
  'extraPlays',
  'cards',
  'seats',
]);

const cardFields = (card: Card): unknown[] => [
  card.id,
  card.owner,
  card.controller,
  card.zone,
  card.at,
  card.stamp,
  card.since,
  card.moved,
  card.counters,
  card.stasis,
  card.named,
];

/**
 * Everything in a state except the cost of playing or using `card`. Reads no face and no chance: a blind copy refuses
 * them.
 */
function rest(s: State, card: CardIx): string {
  const others = (list: readonly CardIx[]) => list.filter((ix) => ix !== card);
  const fields = (Object.keys(s) as (keyof State)[]).filter((key) => !OWN_COST.has(key)).map((key) => [key, s[key]]);
  const cards = s.cards.map((one, ix) => (ix === card ? null : cardFields(one)));
  const seats = s.seats.map(({ actions: _, cards: __, asked: ___, hand, discard, ...seat }) => ({
    ...seat,
    hand: others(hand),
    discard: others(discard),
  }));
  return JSON.stringify([fields, cards, seats, s.stack.length]);
}

/**
 * Did playing or using `card` do nothing beyond its cost? An action must have gone to the discard pile, a card in play
 * must be unchanged, and no play may have been gained. If in doubt, it did something.
 */
export function didNothing(before: State, after: State, seat: Seat, card: CardIx): boolean {
  if (card === NOBODY) return false;
  const [was, is] = [before.cards[card]!, after.cards[card]!];
  const spent = was.zone === 'hand' && is.zone === 'discard';
  if (!spent && JSON.stringify(cardFields(was)) !== JSON.stringify(cardFields(is))) return false;
  if (after.seats[seat]!.actions > before.seats[seat]!.actions) return false;
  const had = new Set(before.extraPlays.map((play) => JSON.stringify(play)));
  if (after.extraPlays.some((play) => !had.has(JSON.stringify(play)))) return false;
  return rest(before, card) === rest(after, card);
}
