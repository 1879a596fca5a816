import { createHash, randomBytes } from 'node:crypto';

/** A secret of 256 bits that holds a seat. It is told once to one browser; only its hash is kept. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const newSeed = (): string => randomBytes(32).toString('hex');

/** Names a try at mixing a seed. */
export const newRound = (): string => randomBytes(16).toString('hex');

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
