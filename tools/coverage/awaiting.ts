// Rules that no test can prove yet, by section or id, with what they wait for. Remove an entry once its mechanic is built.
export const awaiting: Record<string, string> = {};
