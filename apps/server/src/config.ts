import { resolve } from 'node:path';
import { parseOrigin } from './origins.ts';

export interface Config {
  /** 0 = any free port. */
  port: number;
  host: string | undefined;
  /** Folder of the data file. */
  dataDir: string;
  /** PostgreSQL; '' = the data file. */
  databaseUrl: string;
  /** Redis, by which several processes find each other's tables; '' = this is the only one. */
  redisUrl: string;
  /** Where browsers reach this process among several: host and port, or host and path; '' = where the page came from. */
  publicAddress: string;
  /** Folder of the built client. */
  webDir: string;
  /** Addresses whose pages may speak to this server, besides its own. */
  origins: readonly string[];
  /** Delay in ms before the room passes for a seat that has nothing to use (INFO-4), drawn anew for each window. */
  coverMs: readonly [min: number, max: number];
  /** Messages a second that a connection may send for long; three times as many at once, eight times closes it. */
  messageRate: number;
  /** Most rooms kept at once. */
  maxRooms: number;
}

const repository = resolve(import.meta.dirname, '../../..');

/** Reads the settings; throws an Error in plain words when one makes no sense. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const min = whole(env, 'COVER_MS_MIN', 1600);
  if (env.REDIS_URL && !env.DATABASE_URL) {
    throw new Error('REDIS_URL is for several processes, and these need a database in common: set DATABASE_URL, too.');
  }
  const max = Math.max(min, whole(env, 'COVER_MS_MAX', Math.max(min, 3200)));
  return {
    port: whole(env, 'PORT', 2567, 65_535),
    host: env.HOST || undefined,
    dataDir: resolve(env.DATA_DIR || 'data'),
    databaseUrl: env.DATABASE_URL || '',
    redisUrl: env.REDIS_URL || '',
    publicAddress: env.PUBLIC_ADDRESS || '',
    webDir: resolve(env.WEB_DIR || resolve(repository, 'apps/web/dist')),
    origins: (env.ORIGINS || '').split(',').flatMap((one) => (one.trim() ? [parseOrigin(one.trim())] : [])),
    coverMs: [min, max],
    messageRate: whole(env, 'MESSAGE_RATE', 15, 10_000),
    maxRooms: whole(env, 'MAX_ROOMS', 2000),
  };
}

function whole(env: NodeJS.ProcessEnv, name: string, otherwise: number, most = 1_000_000): number {
  const text = env[name];
  if (!text) return otherwise;
  const value = Number(text);
  if (Number.isInteger(value) && value >= 0 && value <= most) return value;
  throw new Error(`${name} is "${text}"; it must be a whole number from 0 to ${most}.`);
}
