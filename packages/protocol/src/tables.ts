/**
 * The standing of a browser's tables, in one short request for all of them (POST /api/tables). It contains nothing that
 * a spectator would not see, and loads no game.
 */
import type { Seat, View } from '@smash/engine';

/** Tables in one request. */
export const MOST_TABLES = 20;
/** Hex digits of the hash of a seat's token that prove the seat. */
export const PROOF_LENGTH = 32;

/** What a spectator saw last. */
export interface Standing {
  turn: number;
  /** Whose turn; null = nobody's. */
  current: Seat | null;
  /** Who is asked, or who has won; null = withheld (INFO-4). */
  asked: Seat[] | null;
  vp: number[];
  /** When any of this except the points last changed, ms since 1970. */
  since: number;
}

/** A table in the list: in the lobby, in a game (perhaps from an older server, without a standing), or over. */
export interface TableStanding {
  phase: 'lobby' | 'game' | 'over';
  standing: Standing | null;
  /** By days: the deadline of the asked seat if it was proved (`own`), otherwise of the turn; ms since 1970. */
  days?: { until: number; own: boolean };
}

/** The standing of a view, the same object as `before` if nothing has changed. */
export function standingOf(view: View, now: number, before?: Standing): Standing {
  const asked = view.over ? view.over.winners : view.waiting ? view.waiting.seats : [];
  const vp = view.over?.vp ?? view.seats.map((seat) => seat.vp);
  const next = { turn: view.turn, current: view.current, asked, vp };
  if (!before) return { ...next, since: now };
  const isAsked = before.turn === next.turn && before.current === next.current && same(before.asked, asked);
  if (isAsked && same(before.vp, vp)) return before;
  return { ...next, since: isAsked ? before.since : now };
}

const same = (a: readonly number[] | null, b: readonly number[] | null): boolean => `${a}` === `${b}` && !a === !b;

/** An entry of the reply; UNTOLD: no such table, or not of this browser. LATER: too many wrong ones just now. */
export type TableEntry = number | number[];
export const UNTOLD = 0;
export const LATER = 1;

const PHASES = ['lobby', 'game', 'over'] as const;
/** Replaces the phase in a game by days. Seconds left and `own` follow, then the same as for other games. */
const BY_DAYS = PHASES.length;
const WITHHELD = -1;

/** Phase, seconds since, turn, current seat, bits of the asked seats, VP by seat. */
export function packTable({ phase, standing, days }: TableStanding, now: number): number[] {
  if (days && standing) {
    const left = Math.max(0, Math.round((days.until - now) / 1000));
    return [BY_DAYS, left, days.own ? 1 : 0, ...packTable({ phase, standing }, now).slice(1)];
  }
  if (phase === 'lobby' || !standing) return [PHASES.indexOf(phase)];
  const { turn, current, asked, vp, since } = standing;
  const bits = asked ? asked.reduce((all, seat) => all | (1 << seat), 0) : WITHHELD;
  return [PHASES.indexOf(phase), Math.max(0, Math.round((now - since) / 1000)), turn, current ?? -1, bits, ...vp];
}

/** Null for UNTOLD, LATER and anything else. */
export function unpackTable(entry: TableEntry | undefined, now: number): TableStanding | null {
  if (!Array.isArray(entry)) return null;
  if (entry[0] === BY_DAYS) {
    const [, left = 0, own, ...rest] = entry;
    const game = unpackTable([PHASES.indexOf('game'), ...rest], now);
    return game && { ...game, days: { until: now + left * 1000, own: own === 1 } };
  }
  const [index = -1, seconds = 0, turn = 0, current = -1, bits = 0, ...vp] = entry;
  const phase = PHASES[index];
  if (!phase) return null;
  if (entry.length === 1) return { phase, standing: null };
  const asked = bits === WITHHELD ? null : vp.flatMap((_, seat) => (bits & (1 << seat) ? [seat] : []));
  return {
    phase,
    standing: { turn, current: current < 0 ? null : current, asked, vp, since: now - seconds * 1000 },
  };
}
