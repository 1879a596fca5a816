/** Decides who may look at the screen now, from public data only: seats, and the kinds and numbers of prompts. */
export interface Open {
  seat: number;
  id: number;
  kind: string;
  /** Being asked would reveal something about the hand. */
  hidden: boolean;
}

export type Stage =
  /** Drafting is public, so no hand needs hiding. */
  | { kind: 'draft'; seat: number }
  /** Everybody looks; a player who wants to act says so. */
  | { kind: 'call'; asked: Open[] }
  /** The screen is being passed to this seat. */
  | { kind: 'curtain'; seat: number }
  /** This seat holds the screen. */
  | { kind: 'play'; seat: number }
  /** A bot has to answer, and nobody holds the screen. */
  | { kind: 'watch' }
  | { kind: 'over' };

export interface Hands {
  /** The last player who revealed a hand and still has the screen; null = nobody. */
  holder: number | null;
  /** The player who answered the table call. */
  caller: number | null;
}

const inCall = (one: Open): boolean => one.kind === 'react' && one.hidden;

export function stageOf(open: readonly Open[], over: boolean, hands: Hands, picks: readonly number[]): Stage {
  if (over || open.length === 0) return { kind: 'over' };
  const drafting = open.filter((one) => one.kind === 'draft');
  if (drafting.length > 0) {
    // In a free draft all may pick in parallel; on one screen those with fewer picks go first.
    const next = drafting.reduce((a, b) => ((picks[b.seat] ?? 0) < (picks[a.seat] ?? 0) ? b : a));
    return { kind: 'draft', seat: next.seat };
  }
  const to = (seat: number): Stage => ({ kind: seat === hands.holder ? 'play' : 'curtain', seat });
  const called = open.filter(inCall);
  if (called.length > 0) {
    return called.some((one) => one.seat === hands.caller)
      ? to(hands.caller as number)
      : { kind: 'call', asked: called };
  }
  const mine = open.find((one) => one.seat === hands.holder) ?? open[0];
  return to((mine as Open).seat);
}
