import { pino, stdTimeFunctions } from 'pino';
import { escaped } from './escaped.ts';
import { Refuse } from './refuse.ts';

/** Neither tokens nor connection strings with passwords, wherever they appear. */
const SECRET = ['token', 'tokenHash', 'password', 'connectionString'].flatMap((key) => [key, `*.${key}`]);

/** The values of LOG_LEVEL. */
const LEVELS = [...Object.keys(pino.levels.values), 'silent'];

/** How much is logged. Throws an Error in plain words. */
export function parseLevel(text = ''): string {
  if (text === '' || LEVELS.includes(text)) return text || 'info';
  throw new Error(`LOG_LEVEL is "${text}"; it must be one of ${LEVELS.join(', ')}.`);
}

const out = pino(
  {
    // readConfig reports a wrong one.
    level: LEVELS.includes(process.env.LOG_LEVEL ?? '') ? process.env.LOG_LEVEL : 'info',
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
    redact: SECRET,
    serializers: { error: sayError, fault: sayFault },
  },
  // Written synchronously: the last lines before a crash matter most.
  { write },
);

/**
 * Bytes that lines of one kind may fill per minute, so that an attacker can neither fill the disk nor bury an important
 * line. Lines of other kinds are still written.
 */
const MOST_BYTES = 8192;
const MINUTE_MS = 60_000;

interface Said {
  bytes: number;
  /** Number of dropped lines. */
  unsaid: number;
}
/** Per kind, in the current minute. Kinds are our own phrases, so there are few. */
const said = new Map<string, Said>();
let writing: Said | null = null;

/**
 * One line of JSON per event on standard error; never a token, never a hidden card. An `error` is logged with its
 * message, a `fault` of the rules only with its location, because its message may name cards. A refusal is not our
 * fault, so only its code is logged. `what` is a fixed phrase: after 8 KB of the same in a minute, lines are only
 * counted, and the count is logged when the minute is over.
 */
export function log(what: string, details: Record<string, unknown> = {}): void {
  const kind = said.get(what) ?? { bytes: 0, unsaid: 0 };
  said.set(what, kind);
  if (kind.bytes >= MOST_BYTES) {
    kind.unsaid++;
    return;
  }
  writing = kind;
  const error = details.error ?? details.fault;
  if (error !== undefined && !(error instanceof Refuse)) out.error(details, what);
  else out.info(details, what);
  writing = null;
}

setInterval(endMinute, MINUTE_MS).unref();

/** Resets the counts, and logs how many lines were dropped. */
export function endMinute(): void {
  const before = [...said];
  said.clear();
  for (const [what, { unsaid }] of before) if (unsaid > 0) log(what, { unsaid });
}

function write(line: string): void {
  const text = escaped(line);
  if (writing) writing.bytes += Buffer.byteLength(text);
  process.stderr.write(text);
}

function sayError(error: unknown): unknown {
  if (error instanceof Refuse) return error.reason.code;
  if (!(error instanceof Error)) return error;
  const { code } = error as { code?: unknown };
  return { ...(code === undefined ? {} : { code }), stack: error.stack ?? error.message };
}

function sayFault(fault: unknown): unknown {
  if (fault instanceof Refuse) return fault.reason.code;
  if (!(fault instanceof Error)) return (fault as { code?: unknown } | null)?.code ?? typeof fault;
  return [fault.name, ...(fault.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))].join('\n');
}
