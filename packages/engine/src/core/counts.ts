/**
 * Counts by ever-changing keys. Without a prototype they are kept as a hash table; otherwise each new key would give
 * the object a new hidden class, and the compiler would remember all of those.
 */
export const newCounts = (counts?: Record<string, number>): Record<string, number> =>
  Object.assign(Object.create(null), counts);
