import { format } from 'node:util';
import { log } from './common/log.ts';
import type { Config } from './config.ts';
import type { GameEngine } from './game/gameEngine.ts';
import { startServer } from './server.ts';

/** A server for the life of this process. `ready` is told the port. Exits with 1 when it cannot start. */
export async function runServer(config: Config, engine: GameEngine, ready: (port: number) => void): Promise<void> {
  // One table's fault must not take all the others down. What is stored is sound: it is written before it happens.
  process.on('uncaughtException', (error) => log('uncaught exception', { error }));
  process.on('unhandledRejection', (error) => log('unhandled rejection', { error }));
  try {
    const server = await startServer(config, engine);
    // What libraries print about requests: strangers could fill the disk with it.
    console.error = console.warn = (...words: unknown[]) => log('printed by a library', { text: format(...words) });
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        // What is on its way to the store is waited for, but not for ever: it was not acknowledged.
        setTimeout(() => process.exit(0), 5000).unref();
        server.close().finally(() => process.exit(0));
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
