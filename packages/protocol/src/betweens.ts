/**
 * When a player is asked between turns at a table by days: always; at bases with their minions, and for their cards in
 * play; never; when they hold something to use. An answer may take days, so a question passed in seconds reveals what
 * its player could not do. So the first three depend on public information only, and the last is offered only with the
 * tell-mask off (INFO-4).
 */
export const betweens = ['always', 'mine', 'never', 'held'] as const;
export type Between = (typeof betweens)[number];

/** What can be chosen at a table with or without its tell-mask. */
export const betweensOf = (tellMask: boolean): readonly Between[] =>
  tellMask ? betweens.filter((one) => one !== 'held') : betweens;
