/** Tells whether two moments of one turn are the same position, so that it is searched only once. */
import type { State } from '@smash/engine';

type Card = State['cards'][number];

/**
 * Two ways to the same table count as one. Left out of a position: public ids, and the order in which cards came there.
 * Everything else of the state belongs to it.
 */
export class Positions<T> {
  readonly #start: readonly Card[];
  readonly #found = new Map<string, T>();
  /** Cards are never changed once a game has been copied: each is put into words once. */
  readonly #words = new WeakMap<Card, string>();

  constructor(start: State) {
    this.#start = start.cards;
  }

  /** What has been found there before, or what `find` finds now. `won`: what else matters. The state must not change. */
  find(state: State, won: string, find: () => T): T {
    const key = `${this.#keyOf(state)} ${won}`;
    const known = this.#found.get(key);
    if (known) return known;
    const found = find();
    this.#found.set(key, found);
    return found;
  }

  #keyOf({ cards, names: _names, asks: _asks, nextId: _id, clock: _clock, events: _n, seq: _seq, ...rest }: State) {
    const changed: string[] = [];
    cards.forEach((card, ix) => {
      if (card !== this.#start[ix]) changed.push(`${ix} ${this.#wordsOf(card)}`);
    });
    const seats = rest.seats.map((seat) => ({ ...seat, asked: 0 }));
    const inPlay = rest.inPlay.toSorted((a, b) => a - b);
    return `${changed.join(';')}|${JSON.stringify({ ...rest, seats, inPlay })}`;
  }

  #wordsOf(card: Card): string {
    const known = this.#words.get(card);
    if (known !== undefined) return known;
    const { id: _id, stamp: _stamp, ...rest } = card;
    const words = JSON.stringify(rest);
    this.#words.set(card, words);
    return words;
  }
}
