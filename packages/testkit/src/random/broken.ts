/** A random game went wrong. */
export class Broken extends Error {
  override name = 'Broken';
  /** Nobody could go on, or the game found no end. */
  readonly stuck: boolean;
  constructor(message: string, stuck = false) {
    super(message);
    this.stuck = stuck;
  }
}
