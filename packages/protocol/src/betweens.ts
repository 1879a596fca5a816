/**
 * What is asked between one's turns at a table by days: always; at bases with minions of mine, and for cards of mine in
 * play; never; when I hold something to use. An answer may take days, so a question that is passed in seconds tells what its
 * player could not do: the first three go by what lies open and by nothing else, and the last is offered only where nobody
 * minds (INFO-4).
 */
export const betweens = ['always', 'mine', 'never', 'held'] as const;
export type Between = (typeof betweens)[number];

/** What can be chosen at a table with or without its tell-mask. */
export const betweensOf = (tellMask: boolean): readonly Between[] =>
  tellMask ? betweens.filter((one) => one !== 'held') : betweens;
