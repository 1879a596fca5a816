/** The file says something that has no meaning. The message names what, and where in the file. */
export class ScenarioError extends Error {
  override name = 'ScenarioError';
}

/** The file uses a card, base or mechanic that is not built yet: the scenario is skipped. */
export class Unsupported extends Error {
  override name = 'Unsupported';
  readonly what: string;
  constructor(what: string) {
    super(`unsupported: ${what}`);
    this.what = what;
  }
}

/** A step failed, or an expectation does not hold. */
export class StepFailed extends Error {
  override name = 'StepFailed';
}
