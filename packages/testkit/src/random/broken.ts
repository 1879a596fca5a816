/** What went wrong, for a report: the stack of everything but a `Broken`. */
export const reasonOf = (error: unknown): string =>
  error instanceof Broken ? error.message : String(error instanceof Error ? error.stack : error);

/** A random game went wrong. */
export class Broken extends Error {
  override name = 'Broken';
  /** Nobody could act, or the game did not end. */
  readonly stuck: boolean;
  constructor(message: string, stuck = false) {
    super(message);
    this.stuck = stuck;
  }
}
