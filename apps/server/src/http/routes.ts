import { existsSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { FinishedGame } from '@smash/protocol';
import type { Application } from 'express';
import type { Config } from '../config.ts';
import type { Budgets } from '../limits/budgets.ts';
import type { Health } from './health.ts';
import { Pages } from './pages.ts';
import { serveReplays } from './replays.ts';
import { type Standings, serveTables } from './tables.ts';

/** The build id found in the pages; '' if they are not built or have none. */
export function buildOf(webDir: string): string {
  const index = join(webDir, 'index.html');
  const html = existsSync(index) ? readFileSync(index, 'utf8') : '';
  return /<meta name="build" content="(\w+)">/.exec(html)?.[1] ?? '';
}

/** The pages of the built client, /healthz, /readyz, the records of finished games and the standing of tables. */
export function routes(
  app: Application,
  { webDir }: Pick<Config, 'webDir'>,
  { version, health }: { version: string; health: Health },
  replay: (id: string) => Promise<FinishedGame | null>,
  budgets: Budgets,
  standings: Standings,
): void {
  app.disable('x-powered-by');
  // Only whether the process responds: a supervisor must not restart it because a disk is full.
  app.get('/healthz', (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ ok: true, version });
  });
  app.get('/readyz', async (_request, response) => {
    const readiness = await health.ready();
    response
      .status(readiness.ready ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json(readiness);
  });
  serveReplays(app, replay, budgets);
  serveTables(app, standings);
  const pages = new Pages(webDir);
  app.use(pages.serve);
  app.get('/', (_request, response, next) => {
    if (!pages.sendHome(response)) next();
  });
  // Every other address (/, /r/CODE, /w/CODE, /hotseat, …) is a client page; the client reads the address.
  app.get('/{*page}', (request, response) => {
    const segments = request.path.toLowerCase().split('/');
    // Metrics have a separate port; a page here would look like metrics.
    if (segments.includes('metrics') || segments.at(-1)?.includes('.'))
      response.status(404).type('text').send('Not found.\n');
    else if (!pages.send('/index.html', response))
      response.status(503).type('text').send('The pages are not built yet. Run: npm start\n');
  });
  // Express would reveal the method and the path.
  app.use((_request, response) => {
    response.status(404).type('text').send('Not found.\n');
  });
  app.use(
    (error: { status?: number }, _request: unknown, response: ServerResponse, next: (error?: unknown) => void) => {
      if (response.headersSent) return next(error);
      response.statusCode = error.status && error.status < 500 ? error.status : 500;
      response.end(response.statusCode === 404 ? 'Not found.\n' : 'Something went wrong.\n');
    },
  );
}
