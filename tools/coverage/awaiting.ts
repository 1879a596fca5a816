// Rules that no test can prove yet, by section or by id, with what they wait for. An entry goes when its mechanic comes.
export const awaiting: Record<string, string> = {};
