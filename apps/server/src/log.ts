import { pino, stdTimeFunctions } from 'pino';

/** Neither tokens nor addresses with passwords, wherever they stand. */
const SECRET = ['token', 'tokenHash', 'password', 'connectionString'].flatMap((key) => [key, `*.${key}`]);

const out = pino(
  {
    level: process.env.LOG_LEVEL || 'info',
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
    redact: SECRET,
    serializers: { error: sayError, fault: sayFault },
  },
  // Written at once: what is logged last before the end is what one wants to know.
  { write: (line) => process.stderr.write(escaped(line)) },
);

/**
 * One line of JSON per event on standard error; never a token, never a hidden card. An `error` is told with its words, a
 * `fault` of the rules only with its place: its words may name cards.
 */
export function log(what: string, details: Record<string, unknown> = {}): void {
  if ('error' in details || 'fault' in details) out.error(details, what);
  else out.info(details, what);
}

function sayError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code } = error as { code?: unknown };
  return { ...(code === undefined ? {} : { code }), stack: error.stack ?? error.message };
}

function sayFault(fault: unknown): unknown {
  if (!(fault instanceof Error)) return (fault as { code?: unknown } | null)?.code ?? typeof fault;
  return [fault.name, ...(fault.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))].join('\n');
}

/** JSON leaves them as they are; on a screen they end a line or turn it around. */
const escaped = (line: string): string =>
  line.replace(
    /[\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
