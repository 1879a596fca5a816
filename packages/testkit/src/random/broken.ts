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
