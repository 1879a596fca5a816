import type { Server as HttpServer, IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { log } from '../common/log.ts';
import { clientAddress, type Trust, trustNobody } from './address.ts';

/** What Colyseus believes of a client's address, whoever wrote it; we look at it here first. */
const CLAIMS = ['x-real-ip', 'x-forwarded-for', 'x-client-ip'];

/** Whose budget a request uses, once `ownHeaders` has seen it; '' where there is no network. */
export const addressIn = (headers: IncomingHttpHeaders | Headers | undefined): string => {
  const told = headers instanceof Headers ? headers.get('x-real-ip') : headers?.['x-real-ip'];
  return typeof told === 'string' ? told : '';
};

/**
 * Replaces what requests and handshakes claim about their address by what we know, before anybody else reads it: from
 * then on there is one address, in X-Real-IP. To be called when all listeners are bound.
 */
export function ownHeaders(server: HttpServer, trust: Trust): void {
  let warned = false;
  const own = (request: IncomingMessage): void => {
    const { headers, socket } = request;
    // What the parser still hands over of a connection that has been ended is not looked at.
    if (socket.destroyed) return;
    if (!warned && trust === trustNobody && headers['x-forwarded-for'] !== undefined) {
      warned = true;
      log('X-Forwarded-For is not believed: behind a proxy, set TRUST_PROXY, or all its visitors share one budget');
    }
    const address = clientAddress(request, trust);
    for (const name of CLAIMS) delete headers[name];
    headers['x-real-ip'] = address;
    // Colyseus makes an address of it.
    if (!/^https?$/.test(String(headers['x-forwarded-proto']))) delete headers['x-forwarded-proto'];
  };
  server.prependListener('request', own);
  server.prependListener('upgrade', own);
}
