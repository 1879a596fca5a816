// Written by `pnpm index:cards`; not edited by hand.
/** The set that each shared deck comes with (SET-6). Imports no scripts, so that a page stays small. */
export const sharedDecks: readonly { deck: string; set: string }[] = [
  {
    "deck": "madness",
    "set": "The Obligatory Cthulhu Set"
  },
  {
    "deck": "monsters",
    "set": "Munchkin"
  },
  {
    "deck": "treasures",
    "set": "Munchkin"
  }
];
