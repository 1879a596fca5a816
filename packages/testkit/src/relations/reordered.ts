import type { Seat, State } from '@smash/engine';
import { queryOf } from '../scenario/refs.ts';
import { inOrder, type Mirrored, type MirrorRelation, type Option, same } from './mirror.ts';

/**
 * Texts for which base order matters: bases act one by one, ask their players, take cards from one deck, or use chance.
 */
const BASE_BY_BASE = /\b(each|every) base\b|\bbase (determined )?at random\b/i;
export const basesReordered: MirrorRelation = {
  name: 'bases reordered',
  named: BASE_BY_BASE,
  says: 'it makes no difference in which order the bases lie on the table',
  mirror: (from) => reordered(from, (state) => state.table.reverse()),
};

export const pilesReordered: MirrorRelation = {
  name: 'piles reordered',
  // Several of one name are played in some order, without a question.
  named: /\b(Groupie|Madness)\b/,
  says: 'hands, discard piles and cards set aside have no order (DECK-2)',
  mirror: (from) => ({
    ...reordered(from, ({ seats, baseDiscard, piles }) => {
      for (const { hand, discard, aside } of seats) for (const pile of [hand, discard, aside]) pile.reverse();
      for (const pile of [baseDiscard, piles.monsterDiscard, piles.treasureDiscard]) pile.reverse();
    }),
    // Chance draws other cards from piles in another order.
    isOver: (one) => isDrawn(from, one),
  }),
};

/** The same table with some lists in another order. */
function reordered(from: State, reorder: (state: State) => void): Mirrored {
  const state = structuredClone(from);
  reorder(state);
  state.asks = from.asks.map((ask) => {
    const [plays, there] = [from, state].map((one) =>
      queryOf(one)
        .extraPlays(ask.seat)
        .map((it) => JSON.stringify(it)),
    );
    const renumbered = (option: Option): Option =>
      option.verb === 'play' && option.via >= 0 ? { ...option, via: there!.indexOf(plays![option.via]!) } : option;
    return { ...ask, options: ask.options.map(renumbered) };
  });
  const sorted = (list: readonly unknown[]): unknown[] => list.map((it) => JSON.stringify(it)).toSorted();
  return {
    state,
    idle: [],
    seat: same,
    image: same,
    // Simultaneous effects on several cards follow some order: piles have none (DECK-2).
    told: (one) => ({
      ...one,
      // Cards of a pile get their public ids one by one.
      cards: one.cards.map((card) => ({ ...card, id: 0 })),
      table: inOrder(one.table),
      inPlay: inOrder(one.inPlay),
      baseDiscard: inOrder(one.baseDiscard),
      piles: {
        ...one.piles,
        monsterDiscard: inOrder(one.piles.monsterDiscard),
        treasureDiscard: inOrder(one.piles.treasureDiscard),
      },
      destroyed: sorted(one.destroyed),
      modifiers: sorted(one.modifiers),
      seats: one.seats.map((seat) => ({
        ...seat,
        discard: inOrder(seat.discard),
        hand: inOrder(seat.hand),
        aside: inOrder(seat.aside),
        moved: inOrder(seat.moved),
      })),
      asks: one.asks.map(({ seat, options, ...ask }) => ({
        ...ask,
        options: sorted(options.map((option) => withPlay(option, one, seat))),
      })),
    }),
    key: (option, _of, one, seat) => withPlay(option, one, seat),
  };
}
/** Has anything been decided by chance in between? */
const isDrawn = ({ rng: one }: State, { rng: other }: State): boolean => JSON.stringify(one) !== JSON.stringify(other);

/** Bases' permissions are numbered in base order: use names instead. */
const withPlay = (option: Option, state: State, seat: Seat): unknown =>
  option.verb === 'play' && option.via >= 0
    ? { ...option, hint: '', via: queryOf(state).extraPlays(seat)[option.via]! }
    : { ...option, hint: '' };
