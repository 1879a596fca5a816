/** The figures of `pnpm balance`; `packages/testkit/src/balance/page.ts` says what each number is. */
import stored from './balance.generated.json' with { type: 'json' };

/** Shares of games won, 0 to 1: the measured one, and the ends of its 95 % interval. */
export interface Rate {
  name: string;
  games: number;
  won: number;
  from: number;
  to: number;
  /** What chance alone would give. */
  even: number;
}

export interface Series {
  level: string;
  players: number;
  games: number;
  /** On average. */
  turns: number;
  /** By the order of play. */
  order: number[];
  factions: Rate[];
}

type Numbers = [string, number, number, number, number];

const rateOf = ([name, games, won, from, to]: Numbers, even: number): Rate => ({ name, games, won, from, to, even });

export const { date, edition } = stored;
export const SERIES: readonly Series[] = stored.series.map((one) => ({
  ...one,
  factions: (one.factions as Numbers[]).map((rate) => rateOf(rate, 1 / one.players)),
}));
export const PAIRS: readonly Rate[] = (stored.pairs as [...Numbers, number][]).map(
  ([name, games, won, from, to, even]) => rateOf([name, games, won, from, to], even),
);
export const BASES = (stored.bases as [string, number, number][]).map(([name, scored, vp]) => ({ name, scored, vp }));
export const CARDS = (stored.cards as [string, string, number][]).map(([name, faction, plays]) => ({
  name,
  faction,
  plays,
}));
