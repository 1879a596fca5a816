// The job of one test process, and its messages. Both are passed in files, because vitest runs the tests in a process
// of its own.

export interface Last {
  file: string;
  most: number;
}

export interface Job {
  /** Test files, by path from the workspace root. */
  tests: string[];
  /** Switched JavaScript, by the absolute path of the source it replaces. */
  sources: Record<string, string>;
  /** One more than the highest mutant number. */
  size: number;
  /** The mutants to try, in this order, each with the card or function it is in. */
  mutants: { n: number; home: string }[];
  /** The mutant active from the start, for one that changes what is computed while sources load; 0 = none. */
  preset: number;
  /**
   * For such mutants, reload these modules instead of starting a process: the one with the library, and the mutated
   * files.
   */
  reload: { entry: string; files: string[] } | null;
  /** The module with the test library, to which tests add cards of their own. */
  testkit: string;
  /** Budget per mutant in ms of tests. */
  most: number;
  /** Files whose tests come last, in this order, each with its own budget. */
  last: Last[];
  /** Find, for each ruling, a mutant that one of its tests kills. */
  rulings: boolean;
  /** File for lines of Said. */
  out: string;
}

type Verdict = 'killed' | 'survived' | 'unreached' | 'loading';

export type Said =
  | { t: 'tests'; passed: number }
  /** A test that passes only after others proves nothing about a mutant. */
  | { t: 'dropped'; test: string }
  | { t: 'mutant'; n: number; verdict: Verdict; by: string; tried: number }
  /** A test whose title names rulings kills this mutant; 0 = it kills none that it reaches. */
  | { t: 'ruling'; test: string; n: number }
  /** Total CPU seconds; tests that fail without a mutant, of those that have killed one. */
  | { t: 'end'; cpu: number; sound: string[] };
