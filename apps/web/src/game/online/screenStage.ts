/** Decides who may look at a screen shared by several players of an online table, from public information only. */

/** `at`: index of the seat among those held here. */
export type ScreenStage =
  /** One seat or none: no hand needs hiding. */
  | { kind: 'one' }
  /** Before and after a game nothing is secret. */
  | { kind: 'open' }
  /** The seat held here that picks next. */
  | { kind: 'draft'; at: number }
  /** Who is asked is secret: players who want to look have to say so. */
  | { kind: 'call' }
  /** Nobody here is asked, and nobody holds the screen. */
  | { kind: 'rest' }
  | { kind: 'curtain'; at: number }
  | { kind: 'play'; at: number };

/** A seat held on this screen. */
export interface SeatHere {
  /** Factions it has picked, if it is asked to pick one now. */
  picks: number | null;
  /** Its open question, decoys and automatic passes included; null = none. */
  prompt: number | null;
  /** The question is not answered automatically. */
  asked: boolean;
  /** The seat has to answer another player's request. */
  consents: boolean;
}

/** The game as everybody sees it. */
export interface Seen {
  /** A game is under way. */
  playing: boolean;
  drafting: boolean;
  /** Who is asked is secret (INFO-4). */
  masked: boolean;
  /** Number of the last event. */
  last: number;
}

/** What the people at the screen have tapped. */
export interface Hands {
  /** The last player who opened the curtain and still has the screen; null = nobody. */
  holder: number | null;
  /** A player who wants to look although somebody else is asked, nobody here is, or that is secret; null = nobody. */
  caller: number | null;
  /**
   * The questions, by seat, that nobody here wants to answer, and the last event before that. After any action
   * everybody is asked again.
   */
  passed: { last: number; prompts: readonly (number | null)[] } | null;
}

export const NO_HANDS: Hands = { holder: null, caller: null, passed: null };

/** While it is secret who is asked, the call stays even if nobody here is asked, so that it reveals nothing. */
export function screenStage(seats: readonly SeatHere[], seen: Seen, { holder, caller, passed }: Hands): ScreenStage {
  if (seats.length < 2) return { kind: 'one' };
  if (!seen.playing) return { kind: 'open' };
  if (seen.drafting) return { kind: 'draft', at: nextPick(seats) };
  const to = (at: number): ScreenStage => ({ kind: at === holder ? 'play' : 'curtain', at });
  const consents = seats.flatMap((one, at) => (one.consents ? [at] : []));
  if (consents.length > 0) return to(consents.find((at) => at === holder) ?? consents[0]!);
  if (caller !== null) return to(caller);
  if (seen.masked) {
    const isPassed =
      passed?.last === seen.last && seats.every(({ prompt }, at) => prompt === null || prompt === passed.prompts[at]);
    if (!isPassed) return { kind: 'call' };
  } else {
    const asked = seats.flatMap((one, at) => (one.asked ? [at] : []));
    if (asked.length > 0) return to(asked.find((at) => at === holder) ?? asked[0]!);
  }
  return holder === null ? { kind: 'rest' } : { kind: 'play', at: holder };
}

/** The seat with the fewest picks among those asked; the first seat if none is. */
function nextPick(seats: readonly SeatHere[]): number {
  let next = -1;
  for (const [at, { picks }] of seats.entries())
    if (picks !== null && (next < 0 || picks < seats[next]!.picks!)) next = at;
  return Math.max(0, next);
}
