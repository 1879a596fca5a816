/** How many messages were refused, by code; shown by /healthz. */
export class Counters {
  readonly refused: Record<string, number> = {};

  refuse(code: string): void {
    // Codes come from us and from the engine, never from a message: the list stays short.
    this.refused[code] = (this.refused[code] ?? 0) + 1;
  }
}
