/** Detects equal positions within one turn, so that each is searched only once. */
import type { State } from '@smash/engine';

type Card = State['cards'][number];

/**
 * Two ways to the same table count as one. A position is the whole state except public ids and the order in which cards
 * arrived.
 */
export class Positions<T> {
  readonly #start: readonly Card[];
  readonly #found = new Map<string, T>();
  /** Cards never change once a game has been copied, so each is serialized once. */
  readonly #words = new WeakMap<Card, string>();

  constructor(start: State) {
    this.#start = start.cards;
  }

  /**
   * The known result for this position, or what `find` returns now. `won` is part of the key. The state must not
   * change.
   */
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
