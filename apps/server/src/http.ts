import { existsSync, readFileSync } from 'node:fs';
import type { Server as HttpServer, IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { FinishedGame } from '@smash/protocol';
import type { Application } from 'express';
import sirv from 'sirv';
import type { Config } from './config.ts';
import { securityHeaders } from './headers.ts';
import { serveReplays } from './replays.ts';

/** Bodies of matchmaking requests are some dozen bytes. */
const MAX_BODY = 8 * 1024;

/** Which build the pages are of, as they say themselves; '' when they are not built or do not say. */
export function buildOf(webDir: string): string {
  const index = join(webDir, 'index.html');
  const html = existsSync(index) ? readFileSync(index, 'utf8') : '';
  return /<meta name="build" content="(\w+)">/.exec(html)?.[1] ?? '';
}

/** The pages of the built client, /healthz and the records of finished games. `origins` as in Config. */
export function routes(
  app: Application,
  { webDir, origins }: Pick<Config, 'webDir' | 'origins'>,
  health: () => object,
  replay: (id: string) => Promise<FinishedGame | null>,
): void {
  app.disable('x-powered-by');
  app.use((request, response, next) => {
    response.set(securityHeaders(request.headers.host, origins));
    next();
  });
  app.get('/healthz', (_request, response) => {
    response.set('Cache-Control', 'no-store').json(health());
  });
  serveReplays(app, replay);
  // Compressed when they were built, and listed once: a new build is served by a new process.
  if (existsSync(webDir)) {
    const setHeaders = (response: ServerResponse, path: string) =>
      response.setHeader(
        'Cache-Control',
        path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    app.use(sirv(webDir, { brotli: true, gzip: true, etag: true, extensions: [], setHeaders }));
  }
  // Every other address (/, /r/CODE, /w/CODE, /hotseat, …) is a page of the client, which reads it itself.
  app.get('/{*page}', (request, response) => {
    const index = join(webDir, 'index.html');
    if (request.path.split('/').at(-1)?.includes('.')) response.status(404).type('text').send('Not found.\n');
    else if (existsSync(index)) response.set('Cache-Control', 'no-cache').sendFile(index);
    else response.status(503).type('text').send('The pages are not built yet. Run: npm start\n');
  });
  app.use(
    (error: { status?: number }, _request: unknown, response: ServerResponse, next: (error?: unknown) => void) => {
      if (response.headersSent) return next(error);
      response.statusCode = error.status && error.status < 500 ? error.status : 500;
      response.end(response.statusCode === 404 ? 'Not found.\n' : 'Something went wrong.\n');
    },
  );
}

/** Refuses bodies that are too long, or of unknown length, before anybody reads them. */
export function limitBodies(server: HttpServer): void {
  const listeners = server.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const length = Number(request.headers['content-length'] ?? 0);
    if (request.headers['transfer-encoding'] !== undefined || !(length <= MAX_BODY)) {
      response.writeHead(413, { Connection: 'close' }).end();
      return;
    }
    for (const listener of listeners) listener.call(server, request, response);
  });
}
