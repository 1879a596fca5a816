/** One line per event on standard error; never a token, never a hidden card. */
export function log(what: string, details: Record<string, unknown> = {}): void {
  const parts = Object.entries(details).map(([key, value]) => `${key}=${say(value)}`);
  console.error([new Date().toISOString(), what, ...parts].join(' '));
}

const say = (value: unknown): string =>
  value instanceof Error ? JSON.stringify(value.stack ?? value.message) : JSON.stringify(value);
