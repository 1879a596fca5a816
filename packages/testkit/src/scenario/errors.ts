/** The file says something that has no meaning: names what and where (scenarios.md). */
export class ScenarioError extends Error {
  override name = 'ScenarioError';
}

/** The file uses a card, base or mechanic that is not built yet: neither passed nor failed. */
export class Unsupported extends Error {
  override name = 'Unsupported';
  readonly what: string;
  constructor(what: string) {
    super(`unsupported: ${what}`);
    this.what = what;
  }
}

/** A step went wrong or an expectation does not hold. */
export class StepFailed extends Error {
  override name = 'StepFailed';
}
