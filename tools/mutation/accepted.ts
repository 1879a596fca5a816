// Survivors that change nothing a test could see, each with its reason. Every other survivor means a missing test.

export interface Accepted {
  /** Fields of the mutant; an absent field matches any. */
  file?: string;
  home?: string;
  /** Whitespace is ignored. */
  was: string;
  now?: string;
  reason: string;
}

const ANY = 'Stands for "any number": the most that may be chosen is never more than there is to choose from.';

export const accepted: readonly Accepted[] = [
  { was: '99', now: '100', reason: ANY },
  { was: '99', now: '98', reason: ANY },
  {
    file: 'packages/cards/src/wizards/cards.ts',
    home: 'Portal',
    was: '5',
    now: '6',
    reason: 'The most that may be chosen: only five cards are revealed.',
  },
];
