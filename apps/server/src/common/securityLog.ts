import { log } from './log.ts';

/** Logs who was admitted or refused. Never a token. */
export const logSecurity = (what: string, details: Record<string, unknown>): void => log(`security: ${what}`, details);
