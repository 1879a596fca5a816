import { library } from '@smash/cards';

export const POOLS = ['core', 'all'] as const;
export type Pool = (typeof POOLS)[number];

/** The names of the factions that games are played with. */
export const factionsOf = (pool: Pool): string[] =>
  library.factions.filter(({ set }) => pool === 'all' || set === 'Core Set').map(({ name }) => name);
