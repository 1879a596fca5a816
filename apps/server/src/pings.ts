import { WebSocketTransport } from '@colyseus/ws-transport';

/** In so many parts of the time between two signs of life of a connection, some are asked for theirs. */
const PARTS = 20;

interface Connection {
  /** How often it was asked since it last answered. */
  pingCount: number;
  ping(done: () => void): void;
  terminate(): void;
}
const noop = (): void => {};

/**
 * The base class asks all connections for a sign of life in one moment: with thousands of them nobody else is served for a
 * tenth of a second, and then all the answers come at once. Here each has its own moment.
 */
export class Transport extends WebSocketTransport {
  protected override autoTerminateUnresponsiveClients(everyMs: number, mostMissed: number): void {
    const parts = new WeakMap<Connection, number>();
    let last = 0;
    let now = 0;
    this.pingInterval = setInterval(() => {
      now = (now + 1) % PARTS;
      for (const client of this.wss.clients as unknown as Set<Connection>) {
        let part = parts.get(client);
        if (part === undefined) {
          part = last++ % PARTS;
          parts.set(client, part);
        }
        if (part !== now) continue;
        if (client.pingCount >= mostMissed) client.terminate();
        else {
          client.pingCount++;
          client.ping(noop);
        }
      }
    }, everyMs / PARTS);
  }
}
