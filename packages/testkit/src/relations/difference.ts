export interface Difference {
  relation: string;
  seed: string;
  /** The number of the decision after which the games differ; -1: from the beginning. */
  at: number;
  what: string;
}
