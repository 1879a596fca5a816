import { log } from './log.ts';

/** A line about who got in and who was kept out. Never a token. */
export const logSecurity = (what: string, details: Record<string, unknown>): void => log(`security: ${what}`, details);
