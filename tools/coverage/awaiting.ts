// Rules that no test can prove yet, by section or id, each with what it waits for. Remove an entry once its mechanic is
// built.
export const awaiting: Record<string, string> = {};
