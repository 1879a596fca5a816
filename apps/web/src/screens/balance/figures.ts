/** The results of `pnpm balance`; `Balance` documents each number. */
import type { Balance } from '@smash/testkit/balance';
import stored from './balance.generated.json' with { type: 'json' };

/** Win rates, 0 to 1: the measured one, and the ends of its 95 % interval. */
export interface Rate {
  name: string;
  games: number;
  won: number;
  from: number;
  to: number;
  /** The win rate expected by chance. */
  even: number;
}

export interface Series extends Omit<Balance['series'][number], 'factions'> {
  factions: Rate[];
}

type Numbers = Balance['series'][number]['factions'][number];

const rateOf = ([name, games, won, from, to]: Numbers, even: number): Rate => ({ name, games, won, from, to, even });

// TypeScript does not infer tuples in JSON imports.
const { series, pairs, bases, cards, ...about } = stored as unknown as Balance;
export const { date, edition } = about;
export const SERIES: readonly Series[] = series.map((one) => ({
  ...one,
  factions: one.factions.map((rate) => rateOf(rate, 1 / one.players)),
}));
export const PAIRS: readonly Rate[] = pairs.map(([name, games, won, from, to, even]) =>
  rateOf([name, games, won, from, to], even),
);
export const BASES = bases.map(([name, scored, vp]) => ({ name, scored, vp }));
export const CARDS = cards.map(([name, faction, plays]) => ({ name, faction, plays }));
