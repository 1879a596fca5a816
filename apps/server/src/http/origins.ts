import type { IncomingHttpHeaders } from 'node:http';
import { normaliseCode } from '@smash/protocol';
import { logSecurity } from '../common/securityLog.ts';
import type { Config } from '../config.ts';
import { REFUSALS } from './refusals.ts';

/** The origin of an address as browsers send it: scheme, host and port. Throws in plain words. */
export function parseOrigin(text: string): string {
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol) && url.origin === text.replace(/\/$/, '')) return url.origin;
  throw new Error(`ORIGINS has "${text}"; it must be addresses like https://play.example.org, separated by commas.`);
}

/** A host name in URL form. Throws in plain words. */
export function parseHost(text: string): string {
  const url = URL.parse(`http://${text}`);
  if (url && url.hostname === text.toLowerCase()) return url.hostname;
  throw new Error(`HOSTS has "${text}"; it must be names like play.example.org without a port, separated by commas.`);
}

/** A name or number with a port, in the only spelling browsers use: nothing that could end a header's directive. */
const HOST = /^[\w.:[\]-]+$/;

/** Replaces every improper Host header: Colyseus would drop such a handshake without an answer. */
export const NO_HOST = '';

/** Is the header missing, or does it name one host? */
export const isProperHost = (host: string | undefined): boolean =>
  host === undefined || (HOST.test(host) && URL.canParse(`http://${host}`));

/**
 * Is this one of our names? Without a list every name is, so a site that points its own name here (DNS rebinding)
 * counts as one of our pages.
 */
export const isOurHost = (hosts: readonly string[], host: string | undefined): boolean =>
  hosts.length === 0 || hosts.includes(URL.parse(`http://${host}`)?.hostname ?? '');

/**
 * May a page of that origin use this server? Our own pages, under any name this host is reached by, and those in the
 * settings may. Non-browsers send no origin; that gains them nothing, because we use no cookies: only a token gives a
 * seat.
 */
export function isAllowed(origins: readonly string[], { origin, host }: Pick<IncomingHttpHeaders, 'origin' | 'host'>) {
  if (origin === undefined || origins.includes(origin)) return true;
  const from = URL.parse(origin);
  if (!from || !host) return false;
  // Some proxies drop the port.
  return from.host === host || (from.hostname === host && !host.includes(':'));
}

/** The headers an allowed cross-origin page needs to read an answer; none for anybody else. */
export function corsHeaders(origins: readonly string[], headers: IncomingHttpHeaders): Record<string, string> {
  const { origin } = headers;
  if (origin === undefined || !isAllowed(origins, headers)) return { Vary: 'Origin' };
  return {
    Vary: 'Origin',
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Credentials': 'true',
    'Access-Control-Allow-Methods': 'GET, HEAD, POST',
    'Access-Control-Allow-Headers': 'Content-Type, Accept',
    'Access-Control-Max-Age': '600',
  };
}

/** The last path segment of a table socket's address is the room code, spelled as the server gave it at admission. */
function isTable(url: string): boolean {
  const code = URL.parse(url, 'http://here')?.pathname.split('/').at(-1) ?? '';
  return normaliseCode(code) === code;
}

const answer = (status: keyof typeof REFUSALS): Response =>
  new Response(REFUSALS[status], { status, headers: { 'Content-Type': 'text/plain; charset=utf-8' } });

/** For the transport: only allowed origins may open a socket, and only one that leads to a table. */
export const upgradeGuard =
  ({ origins, hosts }: Pick<Config, 'origins' | 'hosts'>) =>
  ({ url }: { url: string }, { headers }: { headers: Headers }): Response | undefined => {
    const [origin, host] = ['origin', 'host'].map((name) => headers.get(name) ?? undefined);
    if (!isProperHost(host)) return answer(400);
    if (!isOurHost(hosts, host)) return answer(421);
    if (!isAllowed(origins, { origin, host })) {
      logSecurity('origin refused', { origin });
      return answer(403);
    }
    return isTable(url) ? undefined : answer(404);
  };
