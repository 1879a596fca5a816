/**
 * Counts by ever-changing keys. Without a prototype they are kept as a hash table; otherwise each new key would give
 * the object a new hidden class, and the compiler would remember all of those.
 */
export function newCounts(counts?: Record<string, number>): Record<string, number> {
  const copy: Record<string, number> = Object.create(null);
  if (counts) for (const key in counts) copy[key] = counts[key]!;
  return copy;
}
