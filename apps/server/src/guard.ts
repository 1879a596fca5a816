import { Bucket } from './bucket.ts';
import { log } from './log.ts';

/** So many lines at once, then one a second: whoever attacks must not fill the disk, or bury the one line that matters. */
const lines = new Bucket(100, 1, Date.now());
let unsaid = 0;

/** A line about who got in and who was kept out. Never a token; what could not be said is counted in the next line. */
export function noteSecurity(what: string, details: Record<string, unknown>): void {
  if (!lines.take(Date.now())) {
    unsaid++;
    return;
  }
  log(`security: ${what}`, unsaid > 0 ? { ...details, unsaid } : details);
  unsaid = 0;
}
