/** Was a game dealt from the seed that was fixed before it began? For whoever wants to check it, with nothing of the server. */
import { type GameRecord, type Registry, replay } from '@smash/engine';
import { fits } from './sha256.ts';

export interface Verdict {
  /** The seed is the one that was fixed; null = no commitment was given. */
  fits: boolean | null;
  /** How the game ended when it was played again; null = it cannot be played again. */
  played: { moves: number; over: boolean; vp: number[] } | null;
  /** Why it cannot. */
  problem: string;
}

/** Plays the game again from its seed, every shuffle and every coin. */
export function verify(record: GameRecord, commitment: string, registry: Registry): Verdict {
  const fitting = commitment === '' ? null : fits(record.setup.seed, commitment);
  try {
    const { state } = replay(record, registry);
    const vp = state.seats.map((seat) => seat.vp);
    return { fits: fitting, played: { moves: state.seq, over: state.over !== null, vp }, problem: '' };
  } catch (error) {
    return { fits: fitting, played: null, problem: error instanceof Error ? error.message : String(error) };
  }
}
