/** *Win this base this turn*: when a base counts as won, and when the turn can decide nothing more. */
import type { EventView, State } from '@smash/engine';
import type { Ask } from '@smash/engine/seal';

export interface Goal {
  seat: number;
  /** State.turn; later events do not count. */
  turn: number;
  /** Public id of the base. */
  base: number;
}

/** Whether that event decides a base; won = the seat alone has first place there. Null: it decides none. */
export function verdictOf({ type, base, ranks = [] }: Pick<EventView, 'type' | 'base' | 'ranks'>, seat: number) {
  if (type !== 'scored' || !base) return null;
  const first = ranks.filter(({ place }) => place === 1);
  const [mine] = first;
  const isWon = first.length === 1 && mine!.seat === seat && ranks.every(({ vp }, i) => i === 0 || vp < mine!.vp);
  return { base: base.id, isWon };
}

/** No base can score any more in that turn. */
export const isTurnOver = ({ over, turn, phase }: Pick<State, 'over' | 'turn' | 'phase'>, goal: { turn: number }) =>
  over !== null || turn !== goal.turn || phase === 'draw' || phase === 'end';

/**
 * The question to answer next. If several are open, the seat answers without knowing the others' answers, and they may
 * know its answer.
 */
export const nextQuestion = ({ asks }: Pick<State, 'asks'>, seat: number): Ask | undefined =>
  asks.find((ask) => ask.seat === seat) ?? asks[0];
