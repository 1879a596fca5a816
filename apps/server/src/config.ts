import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseLevel } from './common/log.ts';
import { parseHost, parseOrigin } from './http/origins.ts';
import { parseTrust, type Trust } from './limits/address.ts';
import type { PerAddress, PerConnection } from './limits/budgets.ts';
import type { PushConfig } from './push/pusher.ts';

export interface Config {
  /** 0 = any free port. */
  port: number;
  host: string | undefined;
  /** Folder for the data file. */
  dataDir: string;
  /** PostgreSQL; '' = the data file. */
  databaseUrl: string;
  /** Redis, through which several processes find each other's tables; '' = a single process. */
  redisUrl: string;
  /**
   * With several processes, where browsers reach this one: host and port, or host and path; '' = where the page came
   * from.
   */
  publicAddress: string;
  /** Folder of the built client. */
  webDir: string;
  /** Origins whose pages may use this server, in addition to its own. */
  origins: readonly string[];
  /** Names this server is reached by, without a port; none = any. */
  hosts: readonly string[];
  /** Port for the metrics, 0 = any free port; null = no metrics. */
  metricsPort: number | null;
  metricsHost: string;
  /** The proxies trusted to report the client's address. */
  trust: Trust;
  /** Delay in ms before the room passes for a seat that has nothing to use (INFO-4), drawn anew for each window. */
  coverMs: readonly [min: number, max: number];
  push: PushConfig;
  perAddress: PerAddress;
  perConnection: PerConnection;
  /** Maximum number of tables in memory. */
  maxRooms: number;
  /** Days a finished game is kept; 0 = forever. */
  keepGamesDays: number;
}

const repository = resolve(import.meta.dirname, '../../..');

/** Reads the settings; throws an Error in plain words if one is invalid. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  parseLevel(env.LOG_LEVEL);
  if (env.REDIS_URL && !env.DATABASE_URL) {
    throw new Error('REDIS_URL is for several processes, which must share a database: set DATABASE_URL as well.');
  }
  return {
    port: whole(env, 'PORT', 2567, 65_535),
    host: env.HOST || undefined,
    dataDir: resolve(env.DATA_DIR || 'data'),
    databaseUrl: parseDatabase('DATABASE_URL', env.DATABASE_URL),
    redisUrl: parseAddress('REDIS_URL', env.REDIS_URL, 'redis', 'rediss'),
    publicAddress: parsePublic(env.PUBLIC_ADDRESS),
    webDir: parsePages(env.WEB_DIR),
    origins: (env.ORIGINS || '').split(',').flatMap((one) => (one.trim() ? [parseOrigin(one.trim())] : [])),
    hosts: (env.HOSTS || '').split(',').flatMap((one) => (one.trim() ? [parseHost(one.trim())] : [])),
    metricsPort: env.METRICS_PORT ? whole(env, 'METRICS_PORT', 0, 65_535) : null,
    metricsHost: env.METRICS_HOST || '127.0.0.1',
    trust: parseTrust(env.TRUST_PROXY),
    coverMs: parseCover(env),
    push: { services: parseNames(env.PUSH_SERVICES), contact: parseContact(env.PUSH_CONTACT), trial: null },
    perAddress: {
      connections: whole(env, 'CONNECTIONS_PER_ADDRESS', 100),
      messages: whole(env, 'MESSAGES_PER_ADDRESS', 600),
      syncs: whole(env, 'SYNCS_PER_ADDRESS', 240),
      megabytes: whole(env, 'MEGABYTES_PER_ADDRESS', 200, 1000),
      requests: whole(env, 'REQUESTS_PER_ADDRESS', 3000),
      joins: whole(env, 'JOINS_PER_ADDRESS', 4),
      watchers: whole(env, 'WATCHERS_PER_ADDRESS', 8),
      rooms: whole(env, 'ROOMS_PER_ADDRESS', 10),
      games: whole(env, 'GAMES_PER_ADDRESS', 20),
      codes: whole(env, 'CODES_PER_ADDRESS', 10),
      replays: whole(env, 'REPLAYS_PER_ADDRESS', 30),
      pushes: whole(env, 'PUSHES_PER_ADDRESS', 20),
    },
    perConnection: {
      messages: whole(env, 'MESSAGE_RATE', 15, 10_000),
      syncs: whole(env, 'SYNCS_PER_CONNECTION', 60),
      megabytes: whole(env, 'MEGABYTES_PER_CONNECTION', 20, 1000),
    },
    maxRooms: whole(env, 'MAX_ROOMS', 2000),
    keepGamesDays: whole(env, 'KEEP_GAMES_DAYS', 30, 36_500),
  };
}

/** The address of a PostgreSQL database. Throws an Error in plain words. */
export const parseDatabase = (name: string, text: string | undefined): string =>
  parseAddress(name, text, 'postgres', 'postgresql');

/** The address of a service. An error does not repeat it: it may hold a password. Throws an Error in plain words. */
function parseAddress(name: string, text: string | undefined, ...schemes: [string, ...string[]]): string {
  const scheme = text && URL.parse(text)?.protocol.slice(0, -1);
  if (!text || (scheme && schemes.includes(scheme))) return text || '';
  throw new Error(`${name} must be an address that begins with ${schemes[0]}://.`);
}

function parsePublic(text = ''): string {
  // An address leaves out the port that its scheme implies.
  const url = URL.parse(`${/:80(\/|$)/.test(text) ? 'https' : 'http'}://${text}`);
  // Nothing but host, port and path: browsers get it as it is.
  if (text === '' || (url && `${url.host}${url.pathname}`.replace(/\/$/, '') === text.toLowerCase().replace(/\/$/, '')))
    return text;
  throw new Error(`PUBLIC_ADDRESS is "${text}"; it must be like play.example.org:2567 or play.example.org/p1.`);
}

/** The folder of the pages. The default may be empty: they can be built later. */
function parsePages(text = ''): string {
  const folder = resolve(text || resolve(repository, 'apps/web/dist'));
  if (text === '' || existsSync(join(folder, 'index.html'))) return folder;
  throw new Error(`WEB_DIR is "${text}", which holds no pages. Build them, or leave it unset.`);
}

function parseCover(env: NodeJS.ProcessEnv): [min: number, max: number] {
  const min = whole(env, 'COVER_MS_MIN', 1600);
  const max = whole(env, 'COVER_MS_MAX', Math.max(min, 3200));
  if (min <= max) return [min, max];
  throw new Error(`COVER_MS_MIN is ${min}, which is more than COVER_MS_MAX, ${max}.`);
}

/** Names of hosts; with a leading dot, of all names under it. Throws an Error in plain words. */
function parseNames(text = ''): string[] {
  const names = text.split(',').flatMap((one) => one.trim().toLowerCase() || []);
  const wrong = names.find((one) => !/^\.?[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(one) || /^[\d.]+$/.test(one));
  if (wrong === undefined) return names;
  throw new Error(`PUSH_SERVICES has "${wrong}"; it must be names like push.example.org or .example.org.`);
}

function parseContact(text = 'mailto:postmaster@localhost.localdomain'): string {
  if (/^(mailto:\S+@\S+|https:\/\/\S+)$/.test(text)) return text;
  throw new Error(`PUSH_CONTACT is "${text}"; it must begin with mailto: or https://.`);
}

function whole(env: NodeJS.ProcessEnv, name: string, otherwise: number, most = 1_000_000): number {
  const text = env[name];
  if (!text) return otherwise;
  const value = Number(text);
  if (Number.isInteger(value) && value >= 0 && value <= most) return value;
  throw new Error(`${name} is "${text}"; it must be a whole number from 0 to ${most}.`);
}
