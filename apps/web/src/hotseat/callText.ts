/** The engine's title of a window ("Act before Tortuga scores") as a question to the whole table. */
export function callText(title: string): string {
  const before = /^Act before (.+) scores$/.exec(title);
  if (before) return `${before[1]} is about to score. Anyone?`;
  const after = /^Act after (.+) has scored$/.exec(title);
  if (after) return `${after[1]} has scored. Anyone?`;
  return `${title || 'A moment to act'}. Anyone?`;
}
