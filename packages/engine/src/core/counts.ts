/**
 * Counts by keys that are never the same twice. Without a prototype they are kept as a table; else each new key would make
 * another kind of object of them, and the compiler would remember all of those.
 */
export const newCounts = (counts?: Record<string, number>): Record<string, number> =>
  Object.assign(Object.create(null), counts);
