/** One line per event on standard error; never a token, never a hidden card. */
export function log(what: string, details: Record<string, unknown> = {}): void {
  const parts = Object.entries(details).map(([key, value]) => `${key}=${say(value)}`);
  console.error([new Date().toISOString(), what, ...parts].join(' '));
}

const say = (value: unknown): string =>
  escaped(value instanceof Error ? JSON.stringify(value.stack ?? value.message) : JSON.stringify(value));

/** JSON leaves them as they are; on a screen they end a line or turn it around. */
const escaped = (text: string | undefined): string =>
  (text ?? 'undefined').replace(
    /[\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
