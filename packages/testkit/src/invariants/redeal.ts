import { dice, type Random, shuffled } from '@smash/bots';
import { type CardIx, forecast, NOBODY, type State, type View, type Viewer, view, type Zone } from '@smash/engine';
import { excerpts } from '../excerpts.ts';
import { queryOf } from '../scenario/refs.ts';
import { holderOf } from './holder.ts';
import { namedBy } from './names.ts';

/**
 * Redeals what is hidden from a viewer: other hands and decks exchange cards, all decks are reordered. Cards shown by
 * the viewer's own open question keep their faces. With `kept`, the `kept` cards keep their faces and every card keeps
 * its place, so that the same card is drawn from there.
 */
export function redeal(state: State, viewer: Viewer, random: Random, kept?: ReadonlySet<CardIx>): State {
  const s: State = {
    ...state,
    cards: state.cards.slice(),
    seats: state.seats.map((seat) => ({ ...seat })),
  };
  const known = new Set([...shownTo(state, viewer), ...awaited(state), ...(kept ?? [])]);
  const inOrder = (deck: CardIx[]): CardIx[] => (kept ? deck.slice() : shuffled(random, deck));
  s.seats.forEach((seat, i) => {
    const hidden = (i === viewer ? seat.deck : [...seat.deck, ...seat.hand, ...faceDown(s, i)]).filter(
      (ix) => !known.has(ix),
    );
    // A card's owner limits what it can be, since deck lists are public: a stolen card stays its owner's.
    for (const owner of new Set(hidden.map((ix) => s.cards[ix]!.owner)))
      exchangeFaces(
        s,
        hidden.filter((ix) => s.cards[ix]!.owner === owner),
        random,
      );
    // A card may be known even if its place in the deck is not.
    seat.deck = inOrder(seat.deck);
  });
  // The top card of the base deck may be face up (BIG-2).
  const isOpen = queryOf(state).openBase() !== NOBODY;
  const open = isOpen ? s.baseDeck.slice(-1) : [];
  const closed = isOpen ? s.baseDeck.slice(0, -1) : s.baseDeck;
  exchangeFaces(
    s,
    closed.filter((ix) => !known.has(ix)),
    random,
  );
  s.baseDeck = [...inOrder(closed), ...open];
  s.piles = { ...s.piles };
  for (const pile of ['monsterDeck', 'treasureDeck'] as const) {
    exchangeFaces(
      s,
      s.piles[pile].filter((ix) => !known.has(ix)),
      random,
    );
    s.piles[pile] = inOrder(s.piles[pile]);
  }
  return s;
}

/** A player's buried or stored cards, or cards placed for a duel. */
const faceDown = (s: State, seat: number): CardIx[] =>
  s.cards.flatMap((card, ix) => {
    if (card.zone === 'duel') return card.controller === seat ? [ix] : [];
    return (card.zone === 'buried' || card.zone === 'under') && holderOf(s, ix) === seat ? [ix] : [];
  });

/** Cards with an unresolved ability: everybody saw it begin, wherever the card is now. */
const awaited = ({ delayedTriggers }: State): CardIx[] =>
  delayedTriggers.map(({ card }) => card).filter((ix) => ix !== NOBODY);

/** Cards the viewer's own question names. */
function shownTo(state: State, viewer: Viewer): Set<CardIx> {
  const known = new Set<CardIx>();
  for (const ask of state.asks) {
    if (ask.seat !== viewer) continue;
    for (const ix of namedBy(state, ask)) known.add(ix);
  }
  return known;
}

function exchangeFaces(s: State, cards: readonly CardIx[], random: Random): void {
  const faces = shuffled(
    random,
    cards.map((ix) => s.cards[ix]!.def),
  );
  cards.forEach((ix, i) => {
    s.cards[ix] = { ...s.cards[ix]!, def: faces[i]! };
  });
}

/** The viewer receives the same bytes whatever is hidden (INFO-2). Null if that holds. `seen`: its view, if made already. */
export function blindTo(state: State, viewer: Viewer, random: Random, seen: View = view(state, viewer)): string | null {
  const real = JSON.stringify(seen);
  const dealt = redeal(state, viewer, random);
  const other = JSON.stringify(view(dealt, viewer));
  if (real === other) return foreseesAlike(state, dealt, viewer, random);
  return `the view of ${viewer} tells what is hidden: ${excerpts(real, other)}`;
}

const DECKS: ReadonlySet<Zone | undefined> = new Set<Zone>(['deck', 'baseDeck', 'monsterDeck', 'treasureDeck']);

/** The forecasts that the viewer gets are the same, too. */
function foreseesAlike(state: State, dealt: State, viewer: Viewer, random: Random): string | null {
  const ask = state.asks.find((one) => one.seat === viewer);
  if (!ask || viewer === 'spectator' || ask.options.length === 0) return null;
  // A deck card named by the question is where the viewer knows it to be; a redeal would move it.
  if (namedBy(state, ask).some((ix) => DECKS.has(state.cards[ix]?.zone))) return null;
  const option = dice(random, ask.options.length);
  const [real, other] = [state, dealt].map((s) => JSON.stringify(forecast(s, viewer, option)));
  return real === other ? null : `what ${viewer} is told of an answer to "${ask.title}" tells what is hidden`;
}
