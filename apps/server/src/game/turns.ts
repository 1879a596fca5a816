import { lateBy } from '@smash/protocol';
import type { GameState } from './gameEngine.ts';

/** The game as a turn began: its first state in that turn. */
export interface Turn {
  readonly turn: number;
  readonly state: GameState;
  /** Events up to there. */
  readonly events: number;
}

/** The beginnings of the last turns, as far back as spectators who see all hands late need them. */
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

  /** What is seen during that turn; null = no turn is that long ago. Depends on nothing that has happened since. */
  shown(during: number): Turn | null {
    return this.#kept.findLast(({ turn }) => turn <= during - this.#back) ?? null;
  }
}
