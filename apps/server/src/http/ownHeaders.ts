import type { Server as HttpServer, IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { log } from '../common/log.ts';
import { clientAddress, type Trust, trustNobody } from '../limits/address.ts';
import { isProperHost, NO_HOST } from './origins.ts';

/** Headers Colyseus trusts for a client's address, whoever wrote them; we replace them first. */
const CLAIMS = ['x-real-ip', 'x-forwarded-for', 'x-client-ip'];

/** The address whose budget a request uses, once `ownHeaders` has seen it; '' without a network. */
export const addressIn = (headers: IncomingHttpHeaders | Headers | undefined): string => {
  const told = headers instanceof Headers ? headers.get('x-real-ip') : headers?.['x-real-ip'];
  return typeof told === 'string' ? told : '';
};

/**
 * Replaces the addresses that requests and handshakes claim by the one we determined, before anything else reads them:
 * from then on there is one address, in X-Real-IP. Blanks a Host that does not name one host. Call after all listeners
 * are bound.
 */
export function ownHeaders(server: HttpServer, trust: Trust): void {
  let warned = false;
  const own = (request: IncomingMessage): void => {
    const { headers, headersDistinct, socket } = request;
    // Ignore what the parser still delivers from a closed connection.
    if (socket.destroyed) return;
    if (!warned && trust === trustNobody && headers['x-forwarded-for'] !== undefined) {
      warned = true;
      log('X-Forwarded-For is ignored: behind a proxy set TRUST_PROXY, or all visitors share one budget');
    }
    const address = clientAddress(request, trust);
    for (const name of CLAIMS) delete headers[name];
    headers['x-real-ip'] = address;
    // Node keeps the first of several, and a proxy may have read another.
    if ((headersDistinct.host?.length ?? 0) > 1 || !isProperHost(headers.host)) headers.host = NO_HOST;
    // Colyseus derives an address from it.
    if (!/^https?$/.test(String(headers['x-forwarded-proto']))) delete headers['x-forwarded-proto'];
  };
  server.prependListener('request', own);
  server.prependListener('upgrade', own);
}
