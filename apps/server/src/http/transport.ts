import type { IncomingMessage } from 'node:http';
import { type TransportOptions, WebSocketTransport } from '@colyseus/ws-transport';
import { TOO_MANY } from '../common/status.ts';
import type { Budgets } from '../limits/budgets.ts';
import { type Cut, Line } from '../limits/line.ts';
import { addressIn } from './ownHeaders.ts';

/** The heartbeat interval is divided into this many slices; each slice pings some of the connections. */
const PARTS = 20;
const CHECK_MS = 1000;
/** Frames of one message. No browser divides one so small; an unfinished message keeps each of its frames in memory. */
const MOST_FRAGMENTS = 16;

interface Connection {
  /** Pings since its last answer. */
  pingCount: number;
  ping(done: () => void): void;
  terminate(): void;
}
const noop = (): void => {};

type Verdict = (mayOpen: boolean, status?: number, text?: string) => void;

/** WebSockets within their budgets. Each has its own heartbeat time. */
export class Transport extends WebSocketTransport {
  /** `cut` receives the reason a connection was ended. */
  constructor(options: TransportOptions, budgets: Budgets, cut: (why: Cut) => void) {
    super({
      ...options,
      WebSocket: Line,
      maxFragments: MOST_FRAGMENTS,
      verifyClient: ({ req }: { req: IncomingMessage }, done: Verdict) => void mayOpen(budgets, req, done),
    } as TransportOptions);
    this.wss.prependListener('connection', (line: unknown, request: IncomingMessage) => {
      const address = addressIn(request.headers);
      const one = line as Line;
      one.onCut = (why) => {
        cut(why);
        if (why === 'flood') void budgets.flooded(address);
      };
      one.watch(request.socket, budgets.allowance(address), budgets.flood);
      one.on('close', budgets.opened(address));
    });
    this.server?.on('listening', () => {
      const checking = setInterval(() => {
        for (const line of this.wss.clients) (line as unknown as Line).check();
      }, CHECK_MS);
      this.server?.on('close', () => clearInterval(checking));
    });
  }

  /**
   * The base class pings all connections in one tick: with thousands of them that blocks everything for a tenth of a
   * second, and then all the answers arrive together.
   */
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

async function mayOpen(budgets: Budgets, request: IncomingMessage, done: Verdict): Promise<void> {
  const address = addressIn(request.headers);
  if (budgets.shutFor(address) > 0) {
    budgets.refused(address, 'address requests');
    done(false, TOO_MANY, 'Too Many Requests');
  } else if ((await budgets.request(address)) > 0) {
    done(false, TOO_MANY, 'Too Many Requests');
  } else if (budgets.isCrowded(address)) {
    budgets.note('address connections');
    done(false, TOO_MANY, 'Too Many Connections');
  } else done(true);
}
