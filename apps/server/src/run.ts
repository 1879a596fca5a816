import { format } from 'node:util';
import { log } from './common/log.ts';
import type { Config } from './config.ts';
import type { GameEngine } from './game/gameEngine.ts';
import { startServer } from './server.ts';

/** Runs a server for the life of this process. `ready` gets the port. Exits with 1 if it cannot start. */
export async function runServer(config: Config, engine: GameEngine, ready: (port: number) => void): Promise<void> {
  // One table's failure must not take down the others. Stored data is sound: it is written before it takes effect.
  process.on('uncaughtException', (error) => log('uncaught exception', { error }));
  process.on('unhandledRejection', (error) => log('unhandled rejection', { error }));
  try {
    const server = await startServer(config, engine);
    // Libraries print about requests: strangers could fill the disk with it.
    console.error = console.warn = (...words: unknown[]) => log('printed by a library', { text: format(...words) });
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        // Wait for pending writes, but not forever: they were not acknowledged.
        setTimeout(() => process.exit(0), 5000).unref();
        // What has been written to sockets leaves at the end of the tick.
        server.close().finally(() => setImmediate(() => process.exit(0)));
      });
    }
    ready(server.port);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    console.error(
      code === 'EADDRINUSE' ? `Port ${config.port} is taken. Set PORT to another one.` : `Cannot start: ${message}`,
    );
    process.exit(1);
  }
}
