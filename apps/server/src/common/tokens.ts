import { createHash, randomBytes } from 'node:crypto';

/** A 256-bit secret that holds a seat. It is sent once to one browser; only its hash is kept. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const newSeed = (): string => randomBytes(32).toString('hex');

/** Identifies an attempt at mixing a seed. */
export const newRound = (): string => randomBytes(16).toString('hex');

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
