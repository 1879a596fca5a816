/** Was a game dealt from the seed that was fixed before it began? Anybody can check, without the server. */
import { type Registry, replay } from '@smash/engine';
import { forksHold } from './fork.ts';
import { checkMix, holds, type MixChecked, type MixRecord } from './mix.ts';
import type { SavedGame } from './record.ts';
import { fits } from './sha256.ts';

export interface Verdict {
  /** The seed matches the commitment; null = no commitment was given, and nothing contradicts the seed. */
  fits: boolean | null;
  /** What the seed was derived from, recomputed; null = an older game, whose seed the server drew alone. */
  mix: MixChecked | null;
  /** How the replayed game ended; null = it cannot be replayed. */
  played: { moves: number; over: boolean; vp: number[] } | null;
  /** It really continues the games it names; null = it names none. */
  forks: boolean | null;
  /** Why it cannot be replayed. */
  problem: string;
}

/**
 * Replays the game from its seed, every shuffle and coin toss included. `commitment`: the one the table showed; '' =
 * unknown.
 */
export function verify(record: SavedGame, commitment: string, registry: Registry): Verdict {
  const given = commitment.trim().toLowerCase();
  // The latest shuffles mixed at an online table count; earlier ones were another game's.
  const mixed = record.forks?.findLast((fork) => fork.mix) ?? { mix: record.mix, seed: record.setup.seed };
  const mix = mixed.mix ? checkMix(mixed.mix, mixed.seed ?? '') : null;
  const found = { fits: isFixed(record, mixed.mix, mix, given), mix, forks: forksHold(record) };
  try {
    const { state } = replay(record, registry);
    const vp = state.seats.map((seat) => seat.vp);
    return { ...found, played: { moves: state.seq, over: state.over !== null, vp }, problem: '' };
  } catch (error) {
    return { ...found, played: null, problem: error instanceof Error ? error.message : String(error) };
  }
}

function isFixed(
  { setup }: SavedGame,
  mix: MixRecord | undefined,
  checked: MixChecked | null,
  given: string,
): boolean | null {
  if (!mix || !checked) return given === '' ? null : fits(setup.seed, given);
  if (!holds(checked) || mix.seats.length !== setup.players) return false;
  return given === '' ? null : given === mix.commitment;
}
