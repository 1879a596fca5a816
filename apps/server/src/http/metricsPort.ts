import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { log } from '../common/log.ts';
import type { Config } from '../config.ts';
import type { Metrics } from './metrics.ts';

/**
 * Serves GET /metrics on a separate port that players do not reach; null if METRICS_PORT is not set. Throws if the port
 * is taken.
 */
export async function serveMetrics(
  metrics: Pick<Metrics, 'text' | 'type'>,
  { metricsPort, metricsHost }: Pick<Config, 'metricsPort' | 'metricsHost'>,
): Promise<{ port: number; close(): Promise<void> } | null> {
  if (metricsPort === null) return null;
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    try {
      const text = await metrics.text();
      response.writeHead(200, { 'Content-Type': metrics.type }).end(text);
    } catch (error) {
      log('no metrics', { error });
      response.writeHead(500).end();
    }
  });
  server.listen(metricsPort, metricsHost);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
