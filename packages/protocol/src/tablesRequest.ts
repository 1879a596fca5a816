import * as z from 'zod/mini';
import { plainData } from './marks.ts';
import { MOST_TABLES, PROOF_LENGTH } from './tables.ts';

/** "CODE", to watch, or "CODE proof" with the first digits of the hash of the seat's token: names no card. */
const entry = plainData(z.string().check(z.regex(new RegExp(`^[A-Z]{3,6}-\\d{2,6}( [0-9a-f]{${PROOF_LENGTH}})?$`))));

/** The body of POST /api/tables; answered by as many entries (tables.ts). */
export const tablesRequest = z.array(entry).check(z.maxLength(MOST_TABLES));
