import { base } from '@smash/engine/script';

export const explorersBases = [
  /** At the start of your turn, if exactly one of your minions is here, it gets +5 power this turn as long as it stays here. */
  base('Ancient Temple'),

  /** If you have a minion here at the start of your turn, you gain 1 VP. */
  base('City of Gold'),
];
