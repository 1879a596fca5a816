import type { Server as HttpServer, IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';

import { noteSecurity } from './guard.ts';

/** The origin of an address as a browser says it: scheme, host and port. Throws in plain words. */
export function parseOrigin(text: string): string {
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol) && url.origin === text.replace(/\/$/, '')) return url.origin;
  throw new Error(`ORIGINS has "${text}"; it must be addresses like https://play.example.org, with commas between.`);
}

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

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** Refuses what pages of other origins send: everything but reading what is open to all. */
export function guardOrigins(server: HttpServer, origins: readonly string[]): void {
  const listeners = server.listeners('request') as Listener[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (!reads && !isAllowed(origins, request.headers)) {
      noteSecurity('origin refused', { origin: request.headers.origin });
      response.writeHead(403, { Connection: 'close' }).end();
      return;
    }
    for (const listener of listeners) listener.call(server, request, response);
  });
}

/** For the transport: a socket is opened only by an allowed origin. */
export const upgradeGuard =
  (origins: readonly string[]) =>
  (_request: unknown, { headers }: { headers: Headers }): Response | undefined => {
    const [origin, host] = ['origin', 'host'].map((name) => headers.get(name) ?? undefined);
    if (isAllowed(origins, { origin, host })) return undefined;
    noteSecurity('origin refused', { origin });
    return new Response(null, { status: 403 });
  };
