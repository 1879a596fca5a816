import type { Server as HttpServer, IncomingMessage, ServerResponse } from 'node:http';
import { matchMaker } from '@colyseus/core';
import { logSecurity } from '../common/securityLog.ts';
import { TOO_MANY } from '../common/status.ts';
import type { Config } from '../config.ts';
import { type Budgets, waitInWords } from '../limits/budgets.ts';
import { securityHeaders } from './headers.ts';
import { corsHeaders, isAllowed, isOurHost, isProperHost } from './origins.ts';
import { addressIn } from './ownHeaders.ts';
import { REFUSALS } from './refusals.ts';
import { inTurnOnly } from './sockets.ts';

/** Matchmaking request bodies have a few dozen bytes. */
const MAX_BODY = 8 * 1024;
/** Routes that Colyseus adds by itself. */
const INTERNAL = /^\/+__/;

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Filters every HTTP request before routing, and sets the headers of every answer, refusals included. Only pages of
 * this server and of `origins` may send or read anything; bodies are short and of known length. Call after all routes
 * are bound.
 */
export function guardFront(
  server: HttpServer,
  { origins, hosts }: Pick<Config, 'origins' | 'hosts'>,
  budgets: Budgets,
): void {
  // Colyseus would let pages of any site read every answer.
  matchMaker.controller.DEFAULT_CORS_HEADERS = {} as typeof matchMaker.controller.DEFAULT_CORS_HEADERS;
  matchMaker.controller.getCorsHeaders = () => ({});
  const listeners = server.listeners('request') as Listener[];
  server.removeAllListeners('request');
  const isInTurn = inTurnOnly(budgets);
  // Do not send "100 Continue": clients waiting for it send their body anyway.
  server.on('checkContinue', (request, response) => server.emit('request', request, response));
  server.on('request', async (request, response) => {
    const { headers, method, url = '' } = request;
    // First of all: refusing must be as cheap as possible.
    if (!isInTurn(request, response)) return;
    response.setHeaders(new Headers({ ...securityHeaders(headers.host, origins), ...corsHeaders(origins, headers) }));
    const address = addressIn(headers);
    const shut = budgets.shutFor(address);
    if (shut > 0) {
      budgets.refused(address, 'address requests');
      return tooMany(response, shut);
    }
    if (!isProperHost(headers.host)) {
      end(response, 400);
    } else if (!isOurHost(hosts, headers.host)) {
      end(response, 421);
    } else if (!isAllowed(origins, headers)) {
      logSecurity('origin refused', { origin: headers.origin });
      end(response, 403);
    } else if (INTERNAL.test(url)) {
      end(response, 404);
    } else if (method === 'OPTIONS') {
      response.writeHead(204).end();
    } else if (headers['transfer-encoding'] !== undefined || !(Number(headers['content-length'] ?? 0) <= MAX_BODY)) {
      end(response, 413);
    } else if (await withinBudget(budgets, request, response)) {
      for (const listener of listeners) listener.call(server, request, response);
    }
  });
}

/** Refuses the request and reads no more of it. */
function end(response: ServerResponse, status: keyof typeof REFUSALS): void {
  const words = REFUSALS[status];
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': words.length,
    Connection: 'close',
  });
  response.end(words);
}

/** Counts the request and the bytes sent for it; false if it was refused. */
async function withinBudget(budgets: Budgets, { headers, socket }: IncomingMessage, response: ServerResponse) {
  const address = addressIn(headers);
  const before = socket.bytesWritten;
  response.once('close', () => void budgets.sent(address, socket.bytesWritten - before));
  const wait = await budgets.request(address);
  if (wait > 0) tooMany(response, wait);
  return wait === 0 && !socket.destroyed;
}

/** Ends the connection without reading the rest of the request. */
function tooMany(response: ServerResponse, wait: number): void {
  const error = `Too many requests from your network. Please wait ${waitInWords(wait)}.`;
  response.writeHead(TOO_MANY, {
    'Content-Type': 'application/json',
    'Retry-After': Math.ceil(wait / 1000),
    Connection: 'close',
  });
  response.end(JSON.stringify({ code: TOO_MANY, error }));
}
