import { lateBy } from '@smash/protocol';
import type { GameState } from './gameEngine.ts';

/** The game as a turn began: its first state in that turn. */
export interface Turn {
  readonly turn: number;
  /** Entries of the record up to there. */
  readonly n: number;
  readonly state: GameState;
  /** Events up to there. */
  readonly events: number;
}

/** How recent turns began, as far back as spectators with late hands need them. */
export class Turns {
  readonly #back: number;
  #kept: Turn[] = [];

  constructor(players: number) {
    this.#back = lateBy(players);
  }

  /** Call with every state in order: the first of each turn is kept. Before the first turn there is nothing to keep. */
  note(turn: Turn): void {
    if (turn.turn < 1 || turn.turn <= (this.#kept.at(-1)?.turn ?? 0)) return;
    this.#kept.push(turn);
    while (this.#kept[1] && this.#kept[1].turn <= turn.turn - this.#back) this.#kept.shift();
  }

  /** The oldest that is still needed; null = there is none yet. */
  get oldest(): Turn | null {
    return this.#kept[0] ?? null;
  }

  /** What is shown during that turn; null = no turn is old enough. Independent of anything that happened since. */
  shown(during: number): Turn | null {
    return this.#kept.findLast(({ turn }) => turn <= during - this.#back) ?? null;
  }
}
