import type { Server as HttpServer, IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { budgetAddress, type Trust } from '../limits/address.ts';
import type { Budgets } from '../limits/budgets.ts';
import { Counts } from '../limits/counts.ts';
import { addressIn } from './ownHeaders.ts';

const SOCKETS_A_CONNECTION = 4;
/**
 * Requests one connection may have waiting. No browser and no usual proxy sends a second before the first is answered.
 */
const MOST_WAITING = 2;
const MOST_REQUESTS = 1000;
/** Bytes of answers that may be waiting to be read. */
const MOST_UNSENT = 1_000_000;
/**
 * How long an answer may go unread, and how long a connection may be open without a request under way, ms; WebSockets
 * have heartbeats instead. Node's own limits start with the first character of a request, and leading blank lines do
 * not count.
 */
const STALLED_MS = 12_000;

/**
 * Limits the network connections of each address that is not our proxy. A browser opens several for a page, and one
 * more for a table. After too many refusals connections are not even read.
 */
export function limitSockets(server: HttpServer, trust: Trust, budgets: Budgets, stalledMs = STALLED_MS): void {
  server.setTimeout(stalledMs);
  server.maxRequestsPerSocket = MOST_REQUESTS;
  const open = new Counts();
  const closeIdle = idleCloser(server, stalledMs);
  const read = server.listeners('connection') as ((socket: Socket) => void)[];
  server.removeAllListeners('connection');
  server.on('connection', (socket: Socket) => {
    closeIdle(socket);
    const peer = socket.remoteAddress ?? '';
    const mayRead = () => {
      for (const listener of read) listener.call(server, socket);
    };
    if (trust(peer, 0)) return mayRead();
    const address = budgetAddress(peer);
    if (budgets.isDeafTo(address)) return void socket.resetAndDestroy();
    if (budgets.connections > 0 && open.of(address) >= budgets.connections * SOCKETS_A_CONNECTION) {
      budgets.note('address sockets');
      return void socket.destroy();
    }
    socket.once('close', open.add(address));
    // Even an idle connection costs something.
    void budgets.request(address);
    mayRead();
  });
}

/**
 * Closes connections without a request in progress for `ms`. Returns the function that starts a connection's first
 * wait.
 */
function idleCloser(server: HttpServer, ms: number): (socket: Socket) => void {
  const timers = new WeakMap<Socket, NodeJS.Timeout>();
  const underWay = new WeakMap<Socket, number>();
  const change = (socket: Socket, by: number) => {
    clearTimeout(timers.get(socket));
    const count = (underWay.get(socket) ?? 0) + by;
    underWay.set(socket, count);
    if (count === 0 && !socket.destroyed) timers.set(socket, setTimeout(() => socket.destroy(), ms).unref());
  };
  server.prependListener('request', ({ socket }, response) => {
    change(socket, 1);
    response.once('close', () => change(socket, -1));
  });
  // A WebSocket counts as a request in progress until it closes.
  server.prependListener('upgrade', ({ socket }) => change(socket, 1));
  return (socket) => {
    change(socket, 0);
    socket.once('close', () => clearTimeout(timers.get(socket)));
  };
}

/** Decides which requests are answered: none from a connection that sends faster than it reads. */
export function inTurnOnly(budgets: Budgets): (request: IncomingMessage, response: ServerResponse) => boolean {
  const waiting = new WeakMap<Socket, number>();
  /** The parser still delivers data that arrived with the request that ended the connection: count it, nothing else. */
  const unread = new WeakMap<Socket, number>();
  return ({ socket, headers }, response) => {
    const late = unread.get(socket);
    if (late !== undefined) {
      unread.set(socket, late + 1);
      return false;
    }
    const count = (waiting.get(socket) ?? 0) + 1;
    waiting.set(socket, count);
    if (count <= MOST_WAITING && socket.writableLength <= MOST_UNSENT) {
      response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
      return !socket.destroyed;
    }
    unread.set(socket, 1);
    budgets.note('pipelined');
    const address = addressIn(headers);
    socket.once('close', () => void budgets.request(address, unread.get(socket)));
    socket.destroy();
    return false;
  };
}
