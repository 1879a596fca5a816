import type { IncomingHttpHeaders } from 'node:http';
import { logSecurity } from '../common/securityLog.ts';
import type { Config } from '../config.ts';

/** The origin of an address as a browser says it: scheme, host and port. Throws in plain words. */
export function parseOrigin(text: string): string {
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol) && url.origin === text.replace(/\/$/, '')) return url.origin;
  throw new Error(`ORIGINS has "${text}"; it must be addresses like https://play.example.org, with commas between.`);
}

/** The name of a host as URLs have it. Throws in plain words. */
export function parseHost(text: string): string {
  const url = URL.parse(`http://${text}`);
  if (url && url.hostname === text.toLowerCase()) return url.hostname;
  throw new Error(`HOSTS has "${text}"; it must be names like play.example.org without a port, with commas between.`);
}

/**
 * Is this one of our names? Without a list every name is: then a site that makes its own name lead here (DNS rebinding)
 * counts as one of our pages.
 */
export const isOurHost = (hosts: readonly string[], host: string | undefined): boolean =>
  hosts.length === 0 || hosts.includes(URL.parse(`http://${host}`)?.hostname ?? '');

/**
 * May a page of that origin speak to us? The page we served ourselves, under whatever name this host is reached, and those
 * that the settings name. Programs other than browsers send no origin; they gain nothing by one, for nothing here goes
 * by cookies: a seat is had by its token alone.
 */
export function isAllowed(origins: readonly string[], { origin, host }: Pick<IncomingHttpHeaders, 'origin' | 'host'>) {
  if (origin === undefined || origins.includes(origin)) return true;
  const from = URL.parse(origin);
  if (!from || !host) return false;
  // Some proxies pass the name on without the port.
  return from.host === host || (from.hostname === host && !host.includes(':'));
}

/** What an allowed page of another origin needs to read an answer; nothing for everybody else. */
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

/** For the transport: a socket is opened only by an allowed origin. */
export const upgradeGuard =
  ({ origins, hosts }: Pick<Config, 'origins' | 'hosts'>) =>
  (_request: unknown, { headers }: { headers: Headers }): Response | undefined => {
    const [origin, host] = ['origin', 'host'].map((name) => headers.get(name) ?? undefined);
    if (!isOurHost(hosts, host)) return new Response(null, { status: 421 });
    if (isAllowed(origins, { origin, host })) return undefined;
    logSecurity('origin refused', { origin });
    return new Response(null, { status: 403 });
  };
