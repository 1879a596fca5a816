import { format } from 'node:util';
import { log } from './common/log.ts';
import type { Config } from './config.ts';
import type { GameEngine } from './game/gameEngine.ts';
import { startServer } from './server.ts';

/** Leaves a second for the rest of the shutdown: docs/hosting.md promises 5 s, even without a database. */
const STOP_MS = 4000;

/**
 * Runs a server for the life of this process. `read` gets the settings; `ready` gets the port. Says why in one line and
 * exits with 1 if it cannot start.
 */
export async function runServer(
  read: () => Config,
  engine: GameEngine,
  ready: (port: number, config: Config) => void,
): Promise<void> {
  // One table's failure must not take down the others. Stored data is sound: it is written before it takes effect.
  process.on('uncaughtException', (error) => log('uncaught exception', { error }));
  process.on('unhandledRejection', (error) => log('unhandled rejection', { error }));
  let config: Config | null = null;
  try {
    config = read();
    const server = await startServer(config, engine);
    // Libraries print about requests: strangers could fill the disk with it.
    console.error = console.warn = (...words: unknown[]) => log('printed by a library', { text: format(...words) });
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        // Wait for pending writes, but not forever: they were not acknowledged.
        setTimeout(() => process.exit(0), STOP_MS).unref();
        // What has been written to sockets leaves at the end of the tick.
        server.close().finally(() => setImmediate(() => process.exit(0)));
      });
    }
    ready(server.port, config);
  } catch (error) {
    console.error(`Cannot start: ${whyNot(error as Failure, config)}`);
    process.exit(1);
  }
}

/** What the system tells about an address that cannot be listened on. */
interface Failure extends NodeJS.ErrnoException {
  port?: number;
  address?: string;
  hostname?: string;
}

function whyNot({ code, message, syscall, port, address, hostname }: Failure, config: Config | null): string {
  if (syscall === 'getaddrinfo') return `the address "${hostname}" cannot be found. Check HOST and METRICS_HOST.`;
  if (syscall !== 'listen') return message;
  if (code === 'EADDRINUSE' && port === config?.port && port === config?.metricsPort)
    return `PORT and METRICS_PORT are both ${port}. Set one of them to another port.`;
  if (code === 'EADDRINUSE') return `port ${port} is in use. Stop what uses it, or set another one.`;
  if (code === 'EADDRNOTAVAIL')
    return `this machine does not have the address "${address}". Check HOST and METRICS_HOST.`;
  if (code === 'EACCES') return `this user may not listen on port ${port}. Use port 1024 or higher.`;
  return message;
}
