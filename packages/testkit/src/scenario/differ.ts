/** In words, how a value differs from what is expected; undefined: nothing in particular is. */
export const differ = (what: string, wanted: unknown, found: unknown): string[] =>
  wanted === undefined || JSON.stringify(wanted) === JSON.stringify(found)
    ? []
    : [`${what} is ${JSON.stringify(found)}, expected ${JSON.stringify(wanted)}`];
